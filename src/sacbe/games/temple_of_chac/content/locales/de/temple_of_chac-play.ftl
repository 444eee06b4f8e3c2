# Temple of Chac für Spieler: Züge, Fragen, Tafeln und Absagen in Worten.

# Züge: move-temple_of_chac-<Verb>.
move-temple_of_chac-move =
    { $steps ->
        [one] { $steps } Feld weit gehen ({ $die })
       *[other] Bis zu { $steps } Felder weit gehen ({ $die })
    }
move-temple_of_chac-step = Schritt { $place }
move-temple_of_chac-stop = Hier stehen bleiben
move-temple_of_chac-interact =
    { $what ->
        [clues] { $one } und { $two } entziffern ({ $die })
        [alcove] Das Schloss von { $one } öffnen: { $two } ({ $die })
        [shore] An Land zu kommen versuchen: { $one } ({ $die })
        [bridge] Planken aus der Brücke brechen: { $one } ({ $die })
       *[none] Mit dem Feld interagieren ({ $die })
    }
move-temple_of_chac-search =
    { $cards ->
        [one] Suchen: { $cards } Karte aufdecken, { $deck } ({ $die })
       *[other] Suchen: { $cards } Karten aufdecken, { $deck } ({ $die })
    }
move-temple_of_chac-gear = { $gear } benutzen: { $text } ({ $die })
move-temple_of_chac-stand = Aufstehen ({ $die })
move-temple_of_chac-steal =
    { $cards ->
        [0] { $seat } eine Karte stehlen
        [one] { $seat } eine Karte stehlen ({ $cards } auf der Hand)
       *[other] { $seat } eine Karte stehlen ({ $cards } auf der Hand)
    }
move-temple_of_chac-store = Einlagern: { $treasure } ({ $die })
move-temple_of_chac-swap = { $held } einlagern, { $stored } herausnehmen ({ $die })
move-temple_of_chac-discard = Schätze von der Hand abwerfen ({ $die })
move-temple_of_chac-drop = Abwerfen: { $treasure }
move-temple_of_chac-end =
    { $dice ->
        [0] Den Zug beenden
        [one] Den Zug beenden; { $dice } Würfel verfällt
       *[other] Den Zug beenden; { $dice } Würfel verfallen
    }
move-temple_of_chac-flip = Zweiter Blick: aus einer { $pips } eine { $opposite } machen
move-temple_of_chac-reroll = Eine { $pips } neu werfen
move-temple_of_chac-give = Einen Würfel abgeben ({ $die })
move-temple_of_chac-suffer = Die Wunde hinnehmen
move-temple_of_chac-light = Die Fackel schwenken
move-temple_of_chac-take = Behalten: { $treasure }
move-temple_of_chac-leave = Nichts behalten
move-temple_of_chac-stay = Bleiben ({ $place })
move-temple_of_chac-drift = Treiben { $place }
move-temple_of_chac-go-on = Mit einem weiteren Würfel weitermachen ({ $die })
move-temple_of_chac-give-up = Das Schloss aufgeben
move-temple_of_chac-peek = { $clue } entziffern
move-temple_of_chac-flee = Fliehen { $place }
move-temple_of_chac-pushed = Sich schieben lassen: { $place }
move-temple_of_chac-keep = Den Wurf gelten lassen

# Was ein Zug sofort bewirkt, in einem Wort: effect-temple_of_chac-<Ereignis>.
effect-temple_of_chac-put = { "" }
effect-temple_of_chac-washed-over = den Wasserfall hinab
effect-temple_of_chac-fell = Sturz
effect-temple_of_chac-gap-entered = offene Lava
effect-temple_of_chac-escaped = entkommen als Nr. { $order }

# Was zu einer Frage gesagt wird.
ask-temple_of_chac-dice = Würfel: { $dice }.
ask-temple_of_chac-at = Dein Feld: { $place }.
ask-temple_of_chac-lying = Du liegst auf: { $place }.
ask-temple_of_chac-wounds = Wunden: { $wounds } von { $health }.
ask-temple_of_chac-steps =
    { $left ->
        [0] Sprint: ein Schritt mehr.
        [one] Noch { $left } Schritt.
       *[other] Noch { $left } Schritte.
    }
ask-temple_of_chac-cards = Aufgedeckt: { $cards }.
ask-temple_of_chac-rolled = Die Würfel zeigen { $dice }.
ask-temple_of_chac-safe = Sicher sind Würfel bis { $safe }.
ask-temple_of_chac-opening = Mit allen Würfeln geht es mit { $percent } % Wahrscheinlichkeit auf.
ask-temple_of_chac-behind =
    { $spaces ->
        [one] Die Felskugel ist { $spaces } Feld hinter dir.
       *[other] Die Felskugel ist { $spaces } Felder hinter dir.
    }
ask-temple_of_chac-lock =
    { $needed ->
        [one] { $alcove }: noch { $needed } Erfolg nötig. Gezogen: { $drawn }.
       *[other] { $alcove }: noch { $needed } Erfolge nötig. Gezogen: { $drawn }.
    }

# Tafeln des Terminals.
panel-temple_of_chac-rooms = Räume
panel-temple_of_chac-owned = Besitz
panel-temple_of_chac-decks = Stapel
panel-temple_of_chac-tables = Tabellen
screen-temple_of_chac-changes = Dieser Tisch hat eigenes Spielmaterial; wo ein Text unten etwas anderes sagt, gilt dies:
screen-temple_of_chac-heads = wer Feld Wund Verl Hand Lager Ausr
screen-temple_of_chac-signs = ? verdeckt · ! Gefahr · ≈ weg · - durchsucht · * Götze · ° Druckplatte · # Zahl einer Falle · (O) Felskugel · _ liegt
spoken-temple_of_chac-place = { $place } ({ $parts })
spoken-temple_of_chac-to = nach { $place }
spoken-temple_of_chac-tile =
    { $state ->
        [gone] offene Lava
        [trap] eine Falle, Zahl { $number }
        [down] verdeckt, { $glyph }
        [searched] sicher, durchsucht
       *[safe] sicher, Zahl { $number }
    }
spoken-temple_of_chac-web =
    { $state ->
        [hidden] Netz verdeckt
        [spider] Spinne
       *[gone] kein Netz
    }
spoken-temple_of_chac-planks =
    { $planks ->
        [one] { $planks } Planke
       *[other] { $planks } Planken
    }
spoken-temple_of_chac-onwards = vorwärts
spoken-temple_of_chac-back = zurück
spoken-temple_of_chac-alcove = { $alcove } mit { $idol }
spoken-temple_of_chac-plate = Druckplatte
spoken-temple_of_chac-here = hier: { $seats }
spoken-temple_of_chac-boulder = die Felskugel
spoken-temple_of_chac-shut = für immer zu
spoken-temple_of_chac-dice =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
spoken-temple_of_chac-deck =
    { $left ->
        [one] { $god }, noch { $left }
       *[other] { $god }, noch { $left }
    }
spoken-temple_of_chac-clue =
    { $known ->
        [yes] { $clue }: Zahl { $number }, Plättchen { $tile }
       *[no] { $clue }: Zahl { $number }, Plättchen unbekannt
    }
spoken-temple_of_chac-webs = Verdeckte Netze: { $spider } mit Spinnen, { $blank } leer
spoken-temple_of_chac-discards = Abgelegt: { $cards }
spoken-temple_of_chac-supply = Übrige Verletzungen: { $count }
spoken-temple_of_chac-successes =
    { $count ->
        [one] { $idol }, { $count } Erfolg
       *[other] { $idol }, { $count } Erfolge
    }

# Warum nicht: refusal-<Kennung der Regel>, mit den Zahlen der Absage.
refusal-tc-turn-spend-dice = So ein Würfel ist nicht mehr da.
refusal-tc-fall-must-stand = Wer liegt, muss erst aufstehen.
refusal-tc-action-stand = Du stehst schon.
refusal-tc-action-move-walls = Da geht es nicht weiter ({ $space }).
refusal-tc-boulder-blocks = Die Felskugel ist im Weg ({ $space }).
refusal-tc-action-interact = Hier gibt es nichts zu tun ({ $space }).
refusal-tc-action-search-where = Dieses Feld kann man nicht durchsuchen ({ $space }).
refusal-tc-action-search-deck-limits = Der Suchstapel dieses Raums ist leer.
refusal-tc-lava-search-once = Dieses Plättchen ist schon durchsucht ({ $space }).
refusal-tc-action-steal = Stehlen braucht einen Würfel mit 4–6.
refusal-tc-setup-players = An diesem Tisch spielt niemand { $holder }.
refusal-tc-action-steal-victim = Hier ist nichts zu holen ({ $holder }).
refusal-tc-action-store-capacity = Das Lager ist voll: Es fasst { $limit }.
refusal-tc-action-store = Dieser Schatz ist nicht da ({ $treasure }).
refusal-tc-concept-gear = Diese Ausrüstung hast du nicht ({ $gear }).
refusal-tc-action-gear-passive = Diese Ausrüstung wirkt von selbst und braucht keinen Würfel ({ $gear }).
refusal-tc-action-gear-once = Diese Ausrüstung ist in diesem Zug schon benutzt ({ $gear }).
refusal-tc-action-gear-no-effect = Diese Ausrüstung bewirkt jetzt nichts ({ $gear }).
refusal-tc-action-gear = Ausrüstung braucht einen Würfel mit 1–3.
refusal-tc-adventurer-monty-albatross = Nur Monty Albatross dreht einen Würfel um, einmal je Zug und nur einen geworfenen.
refusal-tc-gear-compass = Nur der Kompass wirft einen Würfel neu, einmal je Zug und nur einen geworfenen.
refusal-tc-turn-roll = Würfel kann man nur ändern, solange keiner eingesetzt ist.
refusal-tc-turn-unused-die = So ein Würfel ist nicht mehr übrig.
refusal-tc-gear-torch = Dazu braucht es eine in diesem Zug unbenutzte Fackel.
refusal-tc-action-search-keep-one = Dieser Schatz wurde nicht aufgedeckt.
refusal-tc-walls-stay-shut = Die Wände sind für immer zu ({ $space }).
refusal-tc-bridge-collapse = Die Brücke ist eingestürzt.
refusal-tc-action-move = Mindestens ein Schritt muss sein.
refusal-tc-lava-escape-outside = Dorthin kann man nicht fliehen ({ $space }).
refusal-tc-action-move-orthogonal = Ein Schritt führt nur auf ein Nachbarfeld, nicht dorthin ({ $space }).
refusal-tc-gear-life-vest = Kein Würfel dieses Wurfs zeigt das.
refusal-tc-fall-isolated = Wer liegt, wird nicht bestohlen ({ $holder }).
refusal-tc-action-discard = Diesen Schatz hast du nicht auf der Hand ({ $treasure }).
refusal-tc-action-discard-scope = Abgeworfen wird mindestens ein Schatz, und nur von der Hand.
refusal-tc-boulder-push-forward = Dorthin kann die Felskugel niemanden schieben ({ $space }).
refusal-tc-boulder-never-shared = Wo die Felskugel liegt, kann niemand hin ({ $space }).
refusal-tc-rapids-downstream = Die Strömung führt nur abwärts, nicht dorthin ({ $space }).
refusal-tc-washup-one-way = Dorthin führt nur das Wasser ({ $space }).
refusal-tc-gear-bullwhip = So weit reicht die Peitsche nicht ({ $holder }).

# Die Zahlen der Absagen: number-temple_of_chac-<Name>; $rule ist die absagende Regel, mit Bindestrichen.
number-temple_of_chac-space = Feld: { $value }
number-temple_of_chac-holder = Platz: { $value }
number-temple_of_chac-limit = höchstens { $value }
number-temple_of_chac-treasure = Schatz: { $value }
number-temple_of_chac-gear = Ausrüstung: { $value }
