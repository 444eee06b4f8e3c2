table-presence = Am Tisch
table-presence-here = am Tisch
table-presence-thinking = am Tisch und am Zug
table-presence-gone = weg: { $ago }
table-presence-absent = nicht am Tisch
table-presence-watchers =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
table-signs = Reagieren
table-sign-wave = winkt
table-sign-cheers = Prost!
table-sign-wow = Wow!
table-sign-laugh = lacht
table-sign-thanks = Danke!
table-sign-sorry = Entschuldigung!
table-sign-thinking = Moment, ich überlege …
table-sign-hurry = Du bist dran!
table-chat-watcher = Zuschauer
table-room-invite = Freund einladen
table-room-invite-do = Einladen
table-rematch-asked = Eine Revanche ist offen. Dein Platz dort ist einer weiter.
