problem-forbidden-watchers-chat = An diesem Tisch können Zuschauer nicht mitreden.
problem-too-many-reactions =
    { $seconds ->
        [one] Langsam: In einer Sekunde kannst du wieder reagieren.
       *[other] Langsam: In { $seconds } Sekunden kannst du wieder reagieren.
    }
problem-unknown-person = Niemand hat hier ein Konto mit dem Namen „{ $name }“.
problem-friend-self = Das bist du selbst.
problem-friend-blocked = Du hast diese Person gesperrt; hebe das zuerst auf.
problem-friend-not-asked = Diese Person hat dich nicht gefragt.
problem-not-friend = Du kannst nur deine Freunde einladen.
problem-friends-many = Deine Liste hat { $most } Leute; entferne zuerst jemanden.
problem-too-many-invitations =
    { $seconds ->
        [one] Das waren viele Anfragen; versuche es in einer Sekunde wieder.
       *[other] Das waren viele Anfragen; versuche es in { $seconds } Sekunden wieder.
    }
problem-setups-many = Du hast schon { $most } Aufstellungen; entferne zuerst eine.
problem-setup-name = Eine Aufstellung braucht einen Namen.
problem-unknown-tournament = Dieses Turnier gibt es nicht.
problem-unknown-entrant = Niemand in diesem Turnier hat diese Nummer.
problem-forbidden-tournament = Das kann nur, wer das Turnier veranstaltet.
problem-tournament-seats = Ein Tisch dieses Spiels hat { $least } bis { $most } Plätze.
problem-tournament-rounds = Ein Turnier hat 1 bis { $most } Runden.
problem-tournament-title = Ein Turnier braucht einen Titel.
problem-tournament-started = Das Turnier hat schon begonnen.
problem-tournament-few = Ein Turnier braucht mindestens zwei Spieler.
problem-tournament-full = Das Turnier hat { $most } Spieler; mehr Platz ist nicht.
problem-tournaments-many = Du veranstaltest schon { $most } Turniere; beende zuerst eines.
