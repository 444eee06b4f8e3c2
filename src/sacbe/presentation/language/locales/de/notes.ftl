# Was bei einem Ding auf dem Brett gerade gilt: note-<Spiel>-<was>.  Regeln daneben sagen, was es tut.

note-chichen_itza-ground =
    { $ground ->
        [water] { $terrain } auf Wasser.
        [both] { $terrain } auf Land und Wasser.
       *[land] { $terrain } auf Land.
    }
note-chichen_itza-creature =
    { $known ->
        [yes] Bewacht von: { $kind }, Stärke { $strength }.
        [changed] Bewacht von: { $kind }, Stärke { $strength }, jetzt { $hearts }.
       *[no] Bewacht von: { $kind }, Stärke dir nicht bekannt.
    }
note-chichen_itza-die =
    { $die ->
        [light] Sie wirft jetzt ihren hellen Würfel.
       *[dark] Sie wirft jetzt ihren dunklen Würfel.
    }
note-chichen_itza-empty = Hier ist niemand.
note-chichen_itza-owner =
    { $count ->
        [0] Gehalten von { $seat }: Krieger { $warriors }.
       *[other] Gehalten von { $seat }: Krieger { $warriors }, { $heroes }.
    }
note-chichen_itza-there =
    { $count ->
        [0] { $seat }: Krieger { $warriors }.
       *[other] { $seat }: Krieger { $warriors }, { $heroes }.
    }
note-chichen_itza-scouts = Späher: { $seats }.
note-chichen_itza-gems = Edelsteine übrig: { $count }.
note-chichen_itza-ruin = Ruine: { $ruin }, Punkte am Ende { $points }.
note-chichen_itza-tunnel = Der Tunnel führt nach: { $places }.
note-chichen_itza-attack = Der Angriff am Ende dieser Runde hat Stärke { $strength } und bringt { $points } Punkte, wenn er abgewehrt wird.
note-chichen_itza-prices = Preis in Münzen: { $low } beim ersten Mal, danach { $high }.
note-chichen_itza-due = Dein Preis jetzt: { $price }.
note-chichen_itza-marks = In dieser Runde benutzt von { $seats }.
note-chichen_itza-gear-defense = Deine Stufe ist { $level }: bis zu { $value } aktive Schilde.
note-chichen_itza-gear-melee = Deine Stufe ist { $level }: im Nahkampf treffen Würfel von 1 bis { $value }.
note-chichen_itza-gear-ranged = Deine Stufe ist { $level }: { $value } Würfel im Fernkampf, Reichweite { $range }.
note-chichen_itza-gear-magic = Deine Stufe ist { $level }.
note-chichen_itza-task =
    { $count ->
        [0] Noch hat sie niemand erfüllt.
       *[other] Erfüllt von { $seats }.
    }
note-chichen_itza-deck = Karten in diesem Stapel: { $count }.
note-chichen_itza-upkeep = { $card }. Unterhalt jede Runde: { $count }.
note-chichen_itza-line = Die Linie { $line } bringt: { $bonus }.
note-chichen_itza-have = Du hast { $count }.
note-chichen_itza-favor = In der Gunst, von oben: { $seats }.
note-chichen_itza-seat = Münzen { $coins }, Glück { $luck }, Idole { $idols }, Magiekarten { $hand }. Felder { $tiles }, Krieger in Reserve { $reserve }, Züge übrig { $markers_left }.

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

note-bul-stack = { $seat } hält einen Stapel von { $count }.
note-bul-empty = Hier ist niemand.
note-bul-side = In der Hand { $hand }, Gefangene { $captives }, Tote { $dead }.

# A figure that a variant has otherwise; $what are the last words of its path in the components.
explained-changed = In dieser Variante geändert: { $what } ist { $now }. In der Schachtel ist es { $was }.
