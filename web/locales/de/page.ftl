# Worte jeder Seite: Rahmen, Einstellungen, Tasten, Plätze und Spielstärken.
page-loading = Einen Augenblick …
page-failed = Diese Seite ließ sich nicht laden
page-failed-hint = Der Server antwortet nicht. Bitte versuche es gleich noch einmal.
page-not-found = Diese Seite gibt es nicht
page-not-found-hint = Prüfe die Adresse, oder geh zur ersten Seite.
page-home = Zur ersten Seite
page-close = Schließen
page-rules = Regeln
page-language = Sprache
page-settings = Einstellungen
page-keys = Tasten

page-theme = Farben
page-theme-system = Wie das System
page-theme-day = Tag
page-theme-night = Nacht
page-set-confirm = Jede Wahl bestätigen
page-set-confirm-hint = Du markierst eine Wahl zuerst und bestätigst sie dann mit Enter oder einem zweiten Klick.
page-set-motion = Bewegung zeigen
page-set-motion-hint = Figuren und Räder bewegen sich; ohne das steht alles sofort an seinem Ort.
page-set-sound = Ton
page-set-sound-hint = Ein leises Klicken bei einem Zug, zwei Töne, wenn du an der Reihe bist.
page-notify-allow = Sag mir, wenn ich an der Reihe bin
page-notify-on = Du bekommst eine Nachricht, wenn du an der Reihe bist und dieses Fenster im Hintergrund ist.

page-key-answer = gibt die Antwort mit dieser Taste
page-key-confirm = bestätigt oder gibt die wichtigste Antwort
page-key-escape = schließt, was offen ist, nimmt eine markierte Wahl zurück
page-key-why = sagt, warum etwas nicht geht
page-key-arrows = gehen von Antwort zu Antwort
page-key-tab = geht weiter zum Brett, zu den Plätzen, den Karten und dem Verlauf
page-key-undo = nimmt den letzten Zug zurück
page-key-redo = stellt ihn wieder her
page-key-restart = beginnt den Zug von vorn
page-key-help = zeigt diese Tasten

page-seat-red = Rot
page-seat-blue = Blau
page-seat-green = Grün
page-seat-yellow = Gelb
page-seat-purple = Lila
page-level-random = Bot, zufällig
page-level-greedy = Bot, gierig
page-level-easy = Bot, leicht
page-level-medium = Bot, mittel
page-level-hard = Bot, schwer
page-level-expert = Bot, meisterlich
