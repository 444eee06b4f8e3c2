# Die erste Seite: Spiele, Plätze, Tische, Aufzeichnungen, Konto.
home-page-title = Sacbe: Brettspiele aus der Welt der Maya
home-logo = Sacbe, zur ersten Seite
home-motto = Die weiße Straße zu Brettspielen aus der Welt der Maya
home-nav = Seiten und Einstellungen
home-rules = Regeln
home-language = Sprache
home-theme = Tag oder Nacht
home-done = Fertig
home-again = Noch einmal versuchen
home-failed = Das hat nicht geklappt. Läuft der Server?
home-nobody = Dein Name

home-what = Was spielen wir?
home-players = { $least }–{ $most }
home-players-exact = { $most }
home-players-note = Spieler
home-minutes = etwa { $minutes } min
home-minutes-note = Unsere eigene Schätzung für drei Personen; gegen Bots geht es schneller

home-who-sits = Wer sitzt am Tisch?
home-seats-hint =
    { $friends ->
        [0] { $game }, { $seats } Plätze.
       *[other] { $game }, { $seats } Plätze. Den Link für Freunde gibt es auf der nächsten Seite.
    }
home-seat = Platz { $number }
home-seat-who = Wer sitzt auf Platz { $number }?
home-seat-level = Wie stark ist der Bot auf Platz { $number }?
home-seat-style = Welchen Stil spielt der Bot auf Platz { $number }?
home-seat-me = Ich
home-seat-me-note = Ich sitze hier
home-seat-guest = Gast
home-seat-guest-note = Noch jemand an diesem Bildschirm
home-seat-friend = Freund
home-seat-friend-note = Jemand, der einen Link bekommt
home-seat-bot = Bot
home-seat-bot-note = Ein Bot spielt
home-seat-free = frei
home-seat-link = bekommt einen Link
home-seat-drop = Platz { $number } wegnehmen
home-seat-less = Ein Platz weniger
home-seat-add = Noch ein Platz
home-seat-add-note = bis zu { $most }
home-your-name = Dein Name
home-your-name-note = Die anderen sehen ihn am Tisch.
home-guest-name = Name von Gast { $number }

home-pace = Tempo
home-clock-none = Keine Uhr
home-clock-move = Für jeden Zug
home-clock-move-1m = 1 Minute je Zug
home-clock-move-5m = 5 Minuten je Zug
home-clock-move-1d = Ein Tag je Zug
home-clock-move-3d = 3 Tage je Zug
home-clock-game = Für die ganze Partie
home-clock-game-20m = Je 20 Minuten
home-clock-game-45m = Je 45 Minuten
home-clock-game-90m = Je 90 Minuten
home-rules-standard = Standardregeln
home-rules-changed =
    { $count ->
        [one] { $count } Regel geändert
       *[other] { $count } Regeln geändert
    }
home-public = Öffentlich
home-public-note = Einen öffentlichen Tisch finden alle auf dieser Seite; sie dürfen mitspielen und zusehen. Zu anderen Tischen kommt nur, wer den Link hat.
home-start = Spiel beginnen
home-open = Tisch öffnen
home-watch = Den Bots zusehen

home-options-title = { $game }: Tisch und Regeln
home-options-table = Der Tisch
home-options-levels = Bots
home-options-rating = Die Zahl ist eine Wertung: Mittel hat 1500, und ein Bot mit 100 Punkten mehr gewinnt 64 von 100 Partien zu zweit.
home-options-rules = Lesarten der Regeln
home-options-intro = Wo die Anleitung etwas offen lässt, haben wir eine Lesart gewählt. Du kannst eine andere nehmen.
home-options-reset = Alles auf Vorgabe
home-title = Titel
home-title-hint = zum Beispiel: Freitagabend
home-talk = Zuschauer reden mit
home-talk-no = nein, sie schauen nur zu
home-talk-yes = ja, alle mit dem Link
home-talk-note = Ihre Zeilen haben ein Auge, damit niemand sie für Spieler hält.
home-delay = Zuschauer sehen das Spiel
home-delay-note = Mit einer Verzögerung können Zuschauer den Spielern nicht helfen.
home-delay-value =
    { $minutes ->
        [0] sofort
        [one] eine Minute später
        [60] eine Stunde später
       *[other] { $minutes } Minuten später
    }
home-visibility = Wer den Tisch findet
home-visibility-link = Alle, die den Link haben
home-visibility-public = Alle
home-hints = Tipps des Trainers
home-hints-yes = Erlaubt
home-hints-no = Nicht erlaubt
home-hints-note = Jeder Tipp steht im Verlauf. Ohne Wahl: nur, wenn du allein mit Bots spielst.
home-value-usual = Vorgabe

home-tables = Tische
home-tables-mine = Meine Tische
home-tables-open = Offene
home-tables-none = Partien, die du beginnst oder mitspielst, stehen hier, damit du sie wiederfindest.
home-waiting =
    { $count ->
        [one] { $count } wartet auf dich
       *[other] { $count } warten auf dich
    }
home-all = Alle { $count }
home-fewer = Weniger
home-archive = Archivieren
home-unarchive = Aus dem Archiv holen
home-forget = Aus der Liste nehmen
home-forget-yes = Entfernen
home-forget-sure = Diesen Tisch aus der Liste nehmen? Ohne seinen Link findet dieser Browser deinen Platz nicht wieder.
home-round = Runde { $round }
home-table-unknown = nicht erreichbar
home-table-open =
    { $free ->
        [one] wartet auf eine Person
       *[other] wartet auf { $free } Personen
    }
home-table-yours = Du bist am Zug
home-table-theirs = { $name } zieht
home-table-paused = Pause
home-table-over = Beendet
home-table-abandoned = Ohne Ergebnis beendet
home-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
home-table-result =
    { $place ->
        [1] Gewonnen, { $points }
       *[other] Beendet: Platz { $place }, { $points }
    }
home-public-open =
    { $free ->
        [one] Mitspielen: ein Platz frei
       *[other] Mitspielen: { $free } Plätze frei
    }
home-public-playing = Läuft: zusehen
home-public-none = Zurzeit gibt es keine öffentlichen Tische. Mach deinen öffentlich, dann können andere dazukommen.

home-learn = Zum ersten Mal hier?
home-learn-lessons = Lektionen
home-learn-lessons-note = jedes Spiel spielend lernen
home-learn-puzzle = Rätsel des Tages
home-learn-puzzle-note = Eine Stellung, ein richtiger Zug
home-learn-game = Lernen
home-learn-game-note = { $game } spielend lernen
home-learn-rules = So spielt man { $game }
home-learn-rules-note = alle Regeln und Karten, mit Suche
home-learn-study = Eine Stellung studieren
home-learn-study-note = Zugfolgen probieren, kommentieren und sehen, was der Bot denkt
home-learn-watch = Zwei starken Bots zusehen
home-learn-watch-note = eine Partie { $game }, du siehst nur zu
home-learn-import-note = eine gespeicherte Partie fortsetzen oder ansehen
home-tips = Gut zu wissen
home-tip-lit = Alles, was leuchtet, ist möglich
home-tip-lit-note = auf dem Plan anklicken oder die Taste unten drücken
home-tip-why = Alles andere sagt, warum nicht
home-tip-why-note = mit der Regel, ihrer Quelle und den Zahlen
home-tip-undo = Zurücknehmen kostet nichts
home-tip-undo-note = bis Würfel gefallen oder Geheimnisse gesehen sind
home-last-games = Deine letzten Partien
home-last-game = { $game }: Platz { $place }, { $points }
home-last-won =
    { $count ->
        [one] von einer Partie gewonnen
       *[other] von { $count } Partien gewonnen
    }

home-import = Aufzeichnung laden
home-import-note = Eine Aufzeichnung ist der Text einer Partie. Wähle eine Datei oder füge den Text ein; jede Zeile wird nach den Regeln geprüft.
home-import-file = Datei
home-import-paste = Oder der Text selbst
home-import-check = Prüfen
home-import-found = { $game }, { $players } Personen, { $answers } Antworten
home-import-over = Die Partie ist zu Ende; du kannst sie Zug für Zug ansehen.
home-import-running = Die Partie ist noch nicht zu Ende; du kannst weiterspielen.
home-import-winners = Gewonnen hat { $names }
home-import-dice = Alle Würfel passen zu der Prüfsumme, die vor der Partie veröffentlicht wurde.
home-import-seats = Wer spielt weiter?
home-import-other = Andere Aufzeichnung
home-import-look = Partie ansehen
home-import-review = Analysieren
home-import-play = Weiterspielen

home-account = Name und Konto
home-account-note = Zum Spielen brauchst du kein Konto. Mit einem findest du deine Tische auf jedem Gerät.
home-account-in = Du bist als { $name } angemeldet.
home-account-name = Name des Kontos
home-password = Passwort
home-password-note = Mindestens 10 Zeichen; ein Satz merkt sich leicht.
home-way-login = Anmelden
home-way-account = Konto anlegen
home-log-out = Abmelden
home-log-out-everywhere = Auf allen Geräten abmelden
home-logins = Wo du angemeldet bist
home-login-here = Dieses Gerät
home-login-nameless = Unbekanntes Gerät
home-login-end = Abmelden
home-logins-end-others = Auf allen anderen Geräten abmelden
home-logins-note = Eine Anmeldung endet, wenn sie 30 Tage lang nicht benutzt wird.

home-gentle = Erklärt sich
home-gentle-note = Erste Partie: Kleine Hinweise erklären beim Spielen, was geschieht. Du kannst sie jederzeit abschalten.
home-first-game = Erste Partie
home-first-game-note = Beginne sofort, allein mit dem schwächsten Bot. Das Spiel erklärt sich beim Spielen.

home-engine-compiling = Die Engine wird gerade kompiliert. Bis dahin denken Bots länger, und starke Bots sehen weniger weit.
home-engine-ready = Die Engine ist jetzt kompiliert. Starte den Server neu, dann wird sie benutzt.
home-engine-failed = Die Engine ließ sich nicht kompilieren. Bots denken länger, und starke Bots sehen weniger weit.
