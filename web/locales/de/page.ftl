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
page-set-faster = Schneller spielen
page-set-faster-hint = Ein Zug darf mit jeder Wahl enden. Niemand fragt „Zug beenden?“, und keine Warnung hält eine Wahl zurück.
page-set-pace = Züge der anderen zeigen
page-set-pace-hint = Einen nach dem anderen; ein Klick auf den Plan zeigt sofort das Ende. An Tischen mit Uhr erscheint alles gleich.
page-pace-instant = sofort
page-pace-fast = schnell
page-pace-normal = normal
page-pace-step = einzeln
page-set-motion = Bewegung zeigen
page-set-motion-hint = Figuren und Räder bewegen sich; ohne das steht alles sofort an seinem Ort.
page-set-sound = Ton
page-set-sound-hint = Leise und kurz: Figuren, Würfel, Waren, Kämpfe und zwei Töne, wenn du am Zug bist.
page-volume = Lautstärke
page-sound-turn = Dein Zug
page-sound-piece = Eine Figur
page-sound-dice = Würfel
page-sound-goods = Waren
page-sound-won = Kampf gewonnen
page-sound-lost = Kampf verloren
page-sound-end = Ende des Spiels
page-notify-allow = Sag mir, wenn ich an der Reihe bin
page-notify-on = Du bekommst eine Nachricht, wenn du an der Reihe bist und dieses Fenster im Hintergrund ist.

page-key-answer = gibt die Antwort mit dieser Taste
page-key-confirm = bestätigt oder gibt die wichtigste Antwort
page-key-escape = schließt, was offen ist, nimmt eine markierte Wahl zurück
page-key-why = sagt, warum etwas nicht geht
page-key-hint = bittet um einen Tipp oder schließt ihn
page-key-arrows = gehen von Antwort zu Antwort
page-key-tab = geht weiter zum Brett, zu den Plätzen, den Karten und dem Verlauf
page-key-undo = nimmt den letzten Zug zurück
page-key-redo = stellt ihn wieder her
page-key-restart = beginnt den Zug von vorn
page-key-explain = erklärt die Dinge auf dem Brett; Pfeile gehen weiter
page-key-help = zeigt diese Tasten

page-seat-red = Rot
page-seat-blue = Blau
page-seat-green = Grün
page-seat-yellow = Gelb
page-seat-purple = Lila
page-level-random = Bot, zufällig
page-level-greedy = Bot, gierig
page-level-beginner = Bot, Anfänger
page-level-easy = Bot, leicht
page-level-casual = Bot, geübt
page-level-medium = Bot, mittel
page-level-hard = Bot, schwer
page-level-expert = Bot, Profi
page-level-master = Bot, Meister
page-style-builder = Baumeister
page-style-builder-note = errichtet Gebäude und Monumente
page-style-priest = Priester
page-style-priest-note = sucht die Gunst der Götter
page-style-trader = Händler
page-style-trader-note = sammelt Waren und tauscht sie
page-style-farmer = Bauer
page-style-farmer-note = ernährt viele Arbeiter
page-style-scout = Späher
page-style-scout-note = schaut, bevor er zuschlägt
page-style-warlord = Kriegsherr
page-style-warlord-note = bekämpft, was im Weg steht
page-style-sorcerer = Zauberer
page-style-sorcerer-note = lernt Magie und wirkt sie
page-style-commander = Anführer
page-style-commander-note = wirbt Helden an und führt sie
page-style-daredevil = Draufgänger
page-style-daredevil-note = wagt viel für mehr Schätze
page-style-careful = vorsichtig
page-style-careful-note = bleibt sicher und geht früh hinaus
page-style-collector = Sammler
page-style-collector-note = sammelt Schätze aller Götter
page-style-locksmith = Schlosser
page-style-locksmith-note = öffnet Nischen mit Ausrüstung
page-style-bridge-walker = Brückengänger
page-style-bridge-walker-note = nimmt die Brücke statt der Stromschnellen
# Bots heißen nach den Tagen und Monaten des Maya-Kalenders; jede Stufe hat für jeden Platz einen Namen.
page-bot-name-beginner =
    { $seat ->
        [1] Ok
        [2] Pop
        [3] Eb
        [4] Wo
       *[5] Mol
    }
page-bot-name-easy =
    { $seat ->
        [1] Imix
        [2] Sek
        [3] Kan
        [4] Sip
       *[5] Lamat
    }
page-bot-name-casual =
    { $seat ->
        [1] Manik
        [2] Chen
        [3] Muluk
        [4] Keh
       *[5] Ben
    }
page-bot-name-medium =
    { $seat ->
        [1] Chuwen
        [2] Yax
        [3] Kaban
        [4] Sotz
       *[5] Men
    }
page-bot-name-hard =
    { $seat ->
        [1] Ix
        [2] Muwan
        [3] Chikchan
        [4] Xul
       *[5] Kib
    }
page-bot-name-expert =
    { $seat ->
        [1] Etznab
        [2] Kankin
        [3] Kawak
        [4] Pax
       *[5] Akbal
    }
page-bot-name-master =
    { $seat ->
        [1] Ahaw
        [2] Kumku
        [3] Yaxkin
        [4] Wayeb
       *[5] Kayab
    }

page-bot-styled = { $level }, { $style }
page-bot-rated = { $level } · { NUMBER($rating, useGrouping: 0) }
page-bot-note = { $level }: { $note }
page-bot-style-any = beliebiger Stil
page-away-own = Der Sacbe-Server auf diesem Gerät antwortet nicht. Starte ihn wieder, dann geht das Spiel dort weiter, wo es war. Ein Netz braucht es nicht.
page-away-server = { $host } antwortet gerade nicht. Deine Spiele sind dort sicher. Die Seite versucht es von selbst wieder, und was du getippt hast, bleibt.
page-away-network = Es gibt kein Netz. Deine Spiele liegen auf { $host } und gehen weiter, wenn es wieder da ist. Was du getippt hast, bleibt.
page-teach = Bring mir das bei: { $lesson }
