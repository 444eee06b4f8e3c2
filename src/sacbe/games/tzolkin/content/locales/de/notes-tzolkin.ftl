# Notes on the things of the board, cautions before a choice, and what tells styles apart.
note-tzolkin-does = Die Aktion: { $does }.
note-tzolkin-taken = Hier steht { $seat }.
note-tzolkin-dummy = Hier steht ein neutraler Arbeiter.
note-tzolkin-free = Der nächste Arbeiter auf diesem Rad kommt für { $corn } Mais hierher.
note-tzolkin-corn-pile = Mais auf dem Kalender: { $corn }.
note-tzolkin-full = Kein Feld ist frei.
note-tzolkin-next = Der nächste Arbeiter kommt für { $corn } Mais auf { $space }.
note-tzolkin-tile = { $printed }.
note-tzolkin-price =
    { $missing ->
        [0] Du kannst es bezahlen.
        [one] Dir fehlt { $missing } Rohstoff oder Kristallschädel.
       *[other] Dir fehlen { $missing } Rohstoffe oder Kristallschädel.
    }
note-tzolkin-temple = { $printed }.
note-tzolkin-step = { $seat } ist auf Stufe { $step }.
note-tzolkin-level = { $seat } ist auf Stufe { $level }.
note-tzolkin-advance =
    { $blocks ->
        [one] Dein nächster Fortschritt kostet { $blocks } Rohstoff.
       *[other] Dein nächster Fortschritt kostet { $blocks } Rohstoffe.
    }
note-tzolkin-have = Du hast { $count }.
note-tzolkin-bank = Im Vorrat: { $count }.
note-tzolkin-field = Feld { $field }: Maisplättchen { $corn }, Holzplättchen { $wood }.
note-tzolkin-day =
    { $days ->
        [0] Dieser Tag ist heute.
        [1] Dieser Tag ist morgen.
       *[other] Tage bis dahin: { $days }.
    }
note-tzolkin-past = Dieser Tag ist vorbei.
note-tzolkin-meal = Arbeiter, die du ernähren musst: { $hungry }, für { $corn } Mais. Hungrig mit dem, was du hast: { $unfed }, Punkte { $points }.
note-tzolkin-workers = { $seat } hat { $workers } Arbeiter, davon auf der Hand { $hand }.
note-tzolkin-begins = { $seat } beginnt diese Runde.
note-tzolkin-seat = Punkte { $points }, Mais { $corn }, Arbeiter { $workers }, davon in der Hand { $hand }.
note-tzolkin-speed =
    { $board ->
        [light] Darf den Kalender noch zwei Tage drehen.
       *[dark] Hat den Kalender schon zwei Tage gedreht.
    }

caution-tzolkin-idle = Der Arbeiter auf { $gear } { $space } kommt heim und kann nichts tun.
caution-tzolkin-hunger =
    { $workers ->
        [one] { $workers } Arbeiter bleibt am Nahrungstag hungrig: −{ $points } Punkte.
       *[other] { $workers } Arbeiter bleiben am Nahrungstag hungrig: −{ $points } Punkte.
    }
caution-tzolkin-pushed-off = Der Tag schiebt deinen Arbeiter vom letzten Feld von { $gear }: Er kommt ohne Aktion heim.

train-style-tzolkin-workers = Arbeiter
train-style-tzolkin-buildings = Gebäude
train-style-tzolkin-monuments = Monumente
train-style-tzolkin-levels = Technologiestufen
train-style-tzolkin-steps = Tempelstufen
train-style-tzolkin-skulls = Schädel
train-style-tzolkin-corn = übriger Mais
