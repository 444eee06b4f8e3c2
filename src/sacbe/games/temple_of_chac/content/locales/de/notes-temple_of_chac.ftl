# Notes on the things of the board, cautions before a choice, and what tells styles apart.
note-temple_of_chac-lava =
    { $lava ->
        [gone] Das Plättchen ist versunken: hier ist nur Lava.
        [trap] Eine Falle mit der Zahl { $number }.
        [searched] Ein sicheres Plättchen mit der Zahl { $number }, schon durchsucht.
        [safe] Ein sicheres Plättchen mit der Zahl { $number }.
       *[down] { $known ->
            [yes] Verdeckt. Du kennst die Zahl: { $number }.
           *[no] Verdeckt: sicher oder eine Falle.
        }
    }
note-temple_of_chac-web =
    { $web ->
        [hidden] Ein Netz, unter das noch niemand gesehen hat.
        [spider] Unter dem Netz war eine Spinne.
       *[gone] Das Netz ist fort.
    }
note-temple_of_chac-boulder = Hier ist die Felskugel.
note-temple_of_chac-plate = Eine Druckplatte: die Felskugel löst sie aus.
note-temple_of_chac-no-idol = Die Nische daneben ist leer.
note-temple_of_chac-idol =
    { $needed ->
        [0] In der Nische: { $treasure }.
        [one] In der Nische: { $treasure }. Das Schloss braucht { $needed } Erfolg.
       *[other] In der Nische: { $treasure }. Das Schloss braucht { $needed } Erfolge.
    }
note-temple_of_chac-planks = Planken übrig: { $count }.
note-temple_of_chac-there = Hier: { $seats }.
note-temple_of_chac-stop = Chance, dass die Felskugel als Nächstes hier hält: { $percent } %.
note-temple_of_chac-clue = Das Lavaplättchen mit der Zahl { $number } ist eine Falle.
note-temple_of_chac-clue-known = Du weißt, welches es ist: { $space }.
note-temple_of_chac-use = Was es tut: { $use }.
note-temple_of_chac-treasure =
    { $sure ->
        [yes] Punkte draußen: { $most }.
       *[no] Punkte draußen: { $least } bis { $most }.
    }
note-temple_of_chac-die = Ein Würfel von { $least } bis { $most }: Schritte einer Bewegung { $steps }, Karten einer Suche { $cards }.
note-temple_of_chac-deck = Karten übrig: { $count }.
note-temple_of_chac-boulder-at = Die Felskugel ist auf: { $space }.
note-temple_of_chac-roll = Nächster Wurf: { $base } und 1 mehr für jeden von { $dice } Würfeln, der { $least } oder mehr zeigt.
note-temple_of_chac-sealed = Chance, dass sie dabei den Ausgang versperrt: { $percent } %.
note-temple_of_chac-injuries = Verletzungen im Vorrat: { $count }.
note-temple_of_chac-walls =
    { $walls ->
        [open] Die Wände sind offen.
        [closing] Die Wände schließen sich.
       *[shut] Die Wände sind zu.
    }
note-temple_of_chac-escaped = Außerhalb des Tempels.
note-temple_of_chac-at = Jetzt hier: { $space }.
note-temple_of_chac-adventurer = Spielt { $adventurer }.
note-temple_of_chac-seat = Wunden { $wounds } von { $health }, Verletzungen { $injuries }; Schätze auf der Hand { $hand }, im Lager { $store }.

caution-temple_of_chac-dice =
    { $dice ->
        [one] { $dice } nicht genutzter Würfel verfällt.
       *[other] { $dice } nicht genutzte Würfel verfallen.
    }
caution-temple_of_chac-fallen = Du bleibst am Boden liegen: Aufstehen würde einen Würfel kosten.

train-style-temple_of_chac-escaped = entkommen
train-style-temple_of_chac-treasures = Schätze
train-style-temple_of_chac-injuries = Verletzungen
train-style-temple_of_chac-lesser-idols = kleinere Idole
train-style-temple_of_chac-chac-idol = Idole des Chac
train-style-temple_of_chac-clues-read = gelesene Hinweise
train-style-temple_of_chac-alcoves-open = geöffnete Nischen
train-style-temple_of_chac-rounds = Runden
