# Worte des Spieltischs.
table-missing = Dieser Tisch lässt sich nicht öffnen
table-skip = Zur Frage
table-tools = Werkzeuge
table-menu = Menü des Tischs
table-views = Ansichten
table-view-board = Brett
table-view-seats = Plätze
table-view-log = Verlauf
table-left = Links vom Brett
table-right = Rechts vom Brett
table-points = Punkte
table-watching = Du schaust zu
table-enter = Enter

# Seitenkasten
table-side = Verlauf, Gespräch und Rückschau
table-tab-log = Verlauf
table-tab-chat = Gespräch
table-tab-replay = Rückschau
table-log-jump = Diesen Augenblick ansehen
table-log-empty = Noch ist nichts geschehen.
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-write = Etwas sagen
table-chat-send = Senden

# Frage und Antworten
table-prompt = Die Frage
table-asks = { $name } antwortet
table-answers =
    { $count ->
        [one] Eine Antwort
       *[other] { $count } Antworten
    }
table-filter = Antwort suchen
table-filter-hint = Suche: { $count }
table-filter-none = Keine Antwort enthält diese Worte.
table-all = Alle Antworten zeigen
table-fewer = Weniger zeigen
table-fold = Antworten einklappen
table-unfold = Antworten zeigen
table-confirm = Bestätigen
table-take-back = Zurück
table-end-turn = Zug beenden
table-anyway = Trotzdem tun
table-not-yet = Noch nicht
table-ends-turn = Damit endet dein Zug.
table-thinks = { $name } überlegt
table-thinks-bot = { $name } ({ $level }) überlegt
table-wait = Geht weiter, wenn { $name } zurück ist
table-wait-you = Geht weiter, wenn du zurück bist
table-wait-next =
    { $seconds ->
        [one] Ein Bot zieht in einer Sekunde
       *[other] Ein Bot zieht in { $seconds } s
    }
table-go-on = Weiter
table-plays = { $name } spielt
table-pace-next = Weiter
table-told = Sieh zu, was geschieht.
table-pace-skip = Überspringen
table-pace-waiting =
    { $count ->
        [one] Noch ein Zug zu zeigen
       *[other] Noch { $count } Züge zu zeigen
    }
table-pace-set = Tempo fremder Züge: { $pace }
table-since = Seit deinem letzten Zug
table-since-dismiss = Gesehen; Markierungen entfernen
table-over = Das Spiel ist zu Ende
table-abandoned = Das Spiel wurde abgebrochen
table-paused = Das Spiel ruht
table-past = Du siehst einen früheren Augenblick
table-present = Zur Gegenwart
table-resume = Weiterspielen
table-back = Ein Bot spielt für dich: zurückkommen
table-refused-title = Jetzt nicht möglich
table-refused-none = Alles, worum es bei dieser Frage geht, ist möglich.
table-refused-more = Alle zeigen
table-why = warum?
table-why-not = Warum nicht „{ $what }“?
table-explain-answer = Jetzt möglich: { $text }
table-explain-keys = E oder Pfeile: weiter · Esc: schließen
table-place = Hier jetzt nicht möglich
table-place-turn = { $name } ist am Zug.
table-place-none = Hier ist jetzt nichts zu tun. Die Frage lautet: { $question }

# Zurücknehmen und Angebote
table-undo = Zurück
table-undo-ask = Um Zurücknahme bitten
table-undo-none = Es gibt nichts zurückzunehmen.
table-undo-revealed = Verborgenes wurde aufgedeckt: Das lässt sich nicht zurücknehmen.
table-undo-chance = Die Würfel sind gefallen, oder Karten wurden gezogen: Das lässt sich nicht zurücknehmen.
table-undo-away = Jemand, den es betrifft, ist weg: Das lässt sich nicht zurücknehmen.
table-redo = Wiederholen
table-redo-none = Es gibt nichts zu wiederholen.
table-restart = Zug neu beginnen
table-restart-none = Es gibt keinen Zug von dir, der neu beginnen kann.
table-offer = Ein Angebot
table-offer-undo = { $name } möchte einen Zug zurücknehmen.
table-offer-pause = { $name } schlägt eine Pause vor.
table-offer-abandon = { $name } schlägt vor, das Spiel ohne Ergebnis zu beenden.
table-offer-waits = Es fehlt noch: { $names }.
table-agree = Zustimmen
table-decline = Ablehnen
table-withdraw = Zurückziehen

# Menü
table-copy-link = Link kopieren
table-link-copied = Der Link ist kopiert.
table-link-worthless = Dieser Link hält keinen Platz an diesem Tisch; deine eigenen Plätze bleiben, wie sie sind.
table-link-seat = Ein Platz durch einen Link
table-link-sure = Mit diesem Link spielst du an diesem Tisch { $seats }. Wer ihn geschickt hat, kann dort auch spielen; nimm den Platz also nur an, wenn du dieser Person traust.
table-link-replaces = Dieser Browser hält hier schon einen Platz: { $seats }. Der Link würde ersetzen, was er hält; dann hast du den Platz nur, solange der Link gilt. Ersetze ihn nur, wenn du weißt, von wem der Link ist.
table-link-take = Platz annehmen
table-pause = Pause vorschlagen
table-leave = Einen Bot eine Weile spielen lassen
table-leave-hint = Ein Bot spielt deinen Platz, bis du zurückkommst.
table-abandon = Abbruch vorschlagen
table-abandon-hint = Wenn alle zustimmen, endet das Spiel ohne Ergebnis. Spielt sonst niemand mit, endet es sofort.
table-resign = Aufgeben
table-resign-hint = Ein Bot spielt deinen Platz zu Ende. Du kannst das nicht zurücknehmen.
table-resigned-other = { $name } hat aufgegeben. Ein Bot spielt weiter.
table-resigned-you = Du hast aufgegeben; ein Bot spielt deinen Platz.
table-stay = Weiterspielen

# Uhren, Verbindung, Zug
table-clock = Restzeit
table-clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
table-lost-try = Jetzt versuchen
table-lost-act = Gerade besteht keine Verbindung. Nichts wurde geändert.
table-found = Die Verbindung ist wieder da.
table-title-you = Du bist dran · { $game }
table-title-other = { $name } · { $game }
table-title-over = Zu Ende · { $game }

# Ein Bildschirm für mehrere
table-cover = Gib den Bildschirm an { $name }
table-cover-hint = Die Karten der anderen bleiben verdeckt.
table-cover-lift = Ich bin { $name }

# Vor dem Spiel
table-room = Der Tisch ist bereit
table-room-waits =
    { $count ->
        [one] Ein Platz ist frei. Schick den Link an jemanden, oder beginne mit einem Bot.
       *[other] { $count } Plätze sind frei. Schick den Link an andere, oder beginne mit Bots.
    }
table-room-waits-guest =
    { $count ->
        [one] Ein Platz ist frei. Setz dich dazu, oder schau nur zu.
       *[other] { $count } Plätze sind frei. Setz dich dazu, oder schau nur zu.
    }
table-room-full = Alle Plätze sind besetzt.
table-room-free = Freier Platz
table-room-you = dieser Bildschirm
table-room-name = Dein Name
table-room-name-next = Name der nächsten Person an diesem Bildschirm
table-room-sit = Hier sitzen
table-room-sit-too = Auch hier sitzen
table-room-stand = Aufstehen
table-room-link = Link zu diesem Tisch
table-room-fill = Bots für freie Plätze
table-room-fill-style = Stil der Bots
table-room-start = Beginnen
table-room-start-bots = Mit Bots beginnen
table-room-close = Tisch schließen

# Das Ende
table-result = Ergebnis
table-result-winner =
    { $count ->
        [0] Niemand gewinnt
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
table-resigned = Aufgegeben: { $names }
table-rematch = Revanche
table-rematch-join = Zur Revanche
table-replay = Rückschau
table-review = Analyse
table-hint = Tipp
table-hint-off = An diesem Tisch sind Tipps nicht erlaubt.
table-hint-wait = Tipps gibt es, wenn du dran bist.
table-ask-why = Warum hat { $name } das getan?
table-why-own = Der Trainer zu diesem Zug
table-hints-on = An diesem Tisch gibt der Trainer Tipps. Jeder steht im Verlauf.
table-hints-off = An diesem Tisch gibt es keine Tipps.
table-record = Aufzeichnung herunterladen
table-dice = War der Zufall fair?
table-dice-hint = Aller Zufall in diesem Spiel, gewürfelt oder gezogen, kommt aus einem Geheimnis. Vor dem Spiel hat der Server dessen Fingerabdruck gezeigt. Jetzt, am Ende, nennt er das Geheimnis. Alle können prüfen, dass es diesen Fingerabdruck hat und ergibt, was gewürfelt und gezogen wurde.
table-dice-commitment = Fingerabdruck, gezeigt am Anfang
table-dice-secret = Geheimnis, genannt am Ende
table-dice-check = Jetzt prüfen
table-dice-true = Der Zufall war wie versprochen.
table-dice-false = Der Zufall dieses Spiels lässt sich nicht prüfen.
table-study = Ab hier studieren
table-study-failed = Das hat nicht geklappt. Bitte versuche es noch einmal.
