# Temple of Chac auf der Seite: Plan, Tafeln, Knöpfe.
page-temple_of_chac-round = Runde
page-temple_of_chac-phase-turns = Züge
page-temple_of_chac-phase-boulder = Felskugel
page-temple_of_chac-order = Reihenfolge
page-temple_of_chac-first = Startspieler

# Ansichten auf dem Telefon.
page-temple_of_chac-view-map = Tempel
page-temple_of_chac-view-dice = Würfel
page-temple_of_chac-view-own = Würfel, Karten
page-temple_of_chac-view-cards = Karten
page-temple_of_chac-view-seats = Runde
page-temple_of_chac-view-log = Verlauf
page-temple_of_chac-closer = Näher
page-temple_of_chac-farther = Weiter weg

# Der Plan.
page-temple_of_chac-board = Der Tempel
page-temple_of_chac-camp = Lager
page-temple_of_chac-nobody-out = noch niemand draußen
page-temple_of_chac-figure =
    { $state ->
        [fallen] { $name }, liegt: { $place }
        [out] { $name }, draußen
       *[standing] { $name }: { $place }
    }
page-temple_of_chac-clue = Hinweis { $clue }: Das Plättchen mit der Zahl { $number } ist eine Falle
page-temple_of_chac-bridge =
    { $planks ->
        [one] Brücke: { $planks } Planke
       *[other] Brücke: { $planks } Planken
    }
page-temple_of_chac-spider = Eine Spinne auf { $space }
page-temple_of_chac-alcove =
    { $successes ->
        [one] { $alcove }: { $idol }, { $points } Punkte, { $successes } Erfolg
       *[other] { $alcove }: { $idol }, { $points } Punkte, { $successes } Erfolge
    }
page-temple_of_chac-plate =
    { $number ->
        [1] Druckplatte { $number } auf { $space }: Die Wände rücken vor
        [2] Druckplatte { $number } auf { $space }: Die Halle schließt sich
       *[other] Druckplatte { $number } auf { $space }
    }
page-temple_of_chac-deck =
    { $count ->
        [one] Stapel: { $god }, { $count } Karte
       *[other] Stapel: { $god }, { $count } Karten
    }
page-temple_of_chac-more-dice = +{ $count } W.
page-temple_of_chac-surging =
    { $count ->
        [one] Flutwelle: { $count } Würfel mehr für den Weg an Land
       *[other] Flutwellen: { $count } Würfel mehr für den Weg an Land
    }
page-temple_of_chac-go-to = Gehen nach: { $place }
page-temple_of_chac-reach = Die Felskugel hält auf { $space }: { $chance }
page-temple_of_chac-boulder-at = Die Felskugel auf { $space }

# Was aufgedeckt ist.
page-temple_of_chac-stage-search = Aufgedeckt
page-temple_of_chac-stage-lock = Schloss von { $alcove }
page-temple_of_chac-stage-roll = An Land
page-temple_of_chac-stage-spider = Eine Spinne!
page-temple_of_chac-needed =
    { $count ->
        [one] noch { $count }
       *[other] noch { $count }
    }
page-temple_of_chac-reroll-die = Die { $pips } neu würfeln

# Die Felskugel.
page-temple_of_chac-boulder = Felskugel
page-temple_of_chac-boulder-when = rollt nach dieser Runde
page-temple_of_chac-boulder-how = 1 Feld + 1 je Würfel ab { $least }
page-temple_of_chac-boulder-rolled = Letzter Wurf
page-temple_of_chac-boulder-next = nächstes Mal { $count } Würfel
page-temple_of_chac-boulder-track = Die Felskugel ist auf { $space } von { $last }; Platten auf { $plates }
page-temple_of_chac-boulder-stops = Wo sie halten kann
page-temple_of_chac-sealed-at = Ausgang zu bei { $space }
page-temple_of_chac-danger-boulder = { $chance }: trifft { $name }
page-temple_of_chac-danger-walls = { $chance }: Halle schließt sich um { $name }
page-temple_of_chac-danger-sealed = { $chance }: Ausgang zu, Spiel vorbei
page-temple_of_chac-threat-boulder = Felskugel: { $chance }
page-temple_of_chac-threat-walls = Wände schließen sich: { $chance }

# Abenteurer.
page-temple_of_chac-me = Dein Abenteurer
page-temple_of_chac-lying = { $place }, liegt
page-temple_of_chac-out = draußen als Nr. { $order }
page-temple_of_chac-wounds = Wunden
page-temple_of_chac-wounds-of = Wunden: { $wounds } von { $health }
page-temple_of_chac-of = { $count } von { $most }
page-temple_of_chac-injuries =
    { $count ->
        [one] { $count } Verletzung
       *[other] { $count } Verletzungen
    }
page-temple_of_chac-injuries-short = Verletzungen
page-temple_of_chac-points-if = wenn du entkommst
page-temple_of_chac-points-safe = in Sicherheit
page-temple_of_chac-points-lost = im Tempel geblieben
page-temple_of_chac-and-boxes =
    { $count ->
        [one] + { $count } Truhe
       *[other] + { $count } Truhen
    }
page-temple_of_chac-points-why = Schätze { $treasures }, Götter { $bonus }, Verletzungen −{ $injuries }, noch geschlossene Truhen: { $boxes }
page-temple_of_chac-known = Hat sicher
page-temple_of_chac-in-hand =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
page-temple_of_chac-dice-next = Würfel im nächsten Zug

# Würfel und Aktionen.
page-temple_of_chac-dice = { $count } Würfel
page-temple_of_chac-dice-word = Würfel
page-temple_of_chac-dice-panel = Deine Würfel
page-temple_of_chac-dice-of = Würfel: { $name }
page-temple_of_chac-dice-left = noch { $count }
page-temple_of_chac-dice-coming = nächster Zug: { $count } Würfel
page-temple_of_chac-dice-lost =
    { $count ->
        [0] keiner übrig
        [one] { $count } Würfel weg
       *[other] { $count } Würfel weg
    }
page-temple_of_chac-no-dice = Keine Würfel übrig.
page-temple_of_chac-choose-die = Die { $pips } nehmen
page-temple_of_chac-move-of =
    { $count ->
        [1] Gehe 1
       *[other] Gehe 1–{ $count }
    }
page-temple_of_chac-spent = weg
page-temple_of_chac-spent-move = Gehen
page-temple_of_chac-spent-search = Suchen
page-temple_of_chac-spent-store = Verstauen
page-temple_of_chac-spent-swap = Tauschen
page-temple_of_chac-spent-stand = Aufstehen
page-temple_of_chac-spent-gear = Gerät
page-temple_of_chac-spent-steal = Stehlen
page-temple_of_chac-spent-interact = Handeln
page-temple_of_chac-spent-discard = Ablegen
page-temple_of_chac-spent-give = Abgegeben
page-temple_of_chac-use-interact = hier
page-temple_of_chac-use-gear = Gerät
page-temple_of_chac-use-steal = stehlen
page-temple_of_chac-use-store = lagern
page-temple_of_chac-actions = Aktionen
page-temple_of_chac-spaces =
    { $count ->
        [1] 1 Feld
       *[other] 1–{ $count } Felder
    }
page-temple_of_chac-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
page-temple_of_chac-cards-of =
    { $count ->
        [one] { $count } Karte · { $god }
       *[other] { $count } Karten · { $god }
    }
page-temple_of_chac-use-count = { $count } nutzbar
page-temple_of_chac-slots =
    { $count ->
        [0] tauschen
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
page-temple_of_chac-any-cards = beliebig viele
page-temple_of_chac-one-card = 1 zufällige Karte
page-temple_of_chac-must-stand = zuerst
page-temple_of_chac-interact-clues = zwei Hinweise
page-temple_of_chac-interact-alcove = die Nische
page-temple_of_chac-interact-shore = ans Ufer
page-temple_of_chac-interact-bridge = Planken
page-temple_of_chac-interact-none = mit diesem Feld

# Antworten als Knöpfe.
page-temple_of_chac-do-move = Gehen
page-temple_of_chac-do-search = Suchen
page-temple_of_chac-do-gear = Ausrüstung
page-temple_of_chac-do-stand = Aufstehen
page-temple_of_chac-do-steal = Stehlen
page-temple_of_chac-do-store = Verstauen
page-temple_of_chac-do-swap = Tauschen
page-temple_of_chac-do-discard = Ablegen
page-temple_of_chac-do-drop = Ablegen
page-temple_of_chac-do-end = Zug beenden
page-temple_of_chac-do-flip = Umdrehen
page-temple_of_chac-do-reroll = Neu würfeln
page-temple_of_chac-do-give = Würfel abgeben
page-temple_of_chac-do-suffer = Wunde nehmen
page-temple_of_chac-do-light = Fackel zünden
page-temple_of_chac-do-take = Behalten
page-temple_of_chac-do-leave = Nichts behalten
page-temple_of_chac-do-stop = Fertig
page-temple_of_chac-do-stay = Bleiben
page-temple_of_chac-do-drift = Treiben lassen
page-temple_of_chac-do-go-on = Weitermachen
page-temple_of_chac-do-give-up = Aufgeben
page-temple_of_chac-do-keep = So lassen
page-temple_of_chac-do-interact-clues = Entziffern
page-temple_of_chac-do-interact-alcove = Schloss öffnen
page-temple_of_chac-do-interact-shore = An Land
page-temple_of_chac-do-interact-bridge = Planken brechen
page-temple_of_chac-do-interact-none = Handeln
page-temple_of_chac-do-peek = Hinweis { $clue }
page-temple_of_chac-number = Zahl { $number }
page-temple_of_chac-free = ohne Würfel
page-temple_of_chac-swap-note = { $held } hinein, { $stored } heraus
page-temple_of_chac-swap-start = { $card }: gegen eine Handkarte tauschen

# Warum eine Aktion nicht geht, in ein, zwei Worten; die Regel steht im Namen.
page-temple_of_chac-not-tc-turn-spend-dice = kein solcher Würfel
page-temple_of_chac-not-tc-fall-must-stand = erst aufstehen
page-temple_of_chac-not-tc-action-interact = nichts da
page-temple_of_chac-not-tc-action-search-where = hier nicht
page-temple_of_chac-not-tc-action-search-deck-limits = Stapel leer
page-temple_of_chac-not-tc-lava-search-once = durchsucht
page-temple_of_chac-not-tc-action-steal = braucht 4–6
page-temple_of_chac-not-tc-action-steal-victim = niemand da
page-temple_of_chac-not-tc-fall-isolated = liegt
page-temple_of_chac-not-tc-action-store-capacity = Lager voll
page-temple_of_chac-not-tc-action-store = keine Karten
page-temple_of_chac-not-tc-action-discard-scope = keine Karten
page-temple_of_chac-not-tc-concept-gear = keine da
page-temple_of_chac-not-tc-action-gear-passive = wirkt von selbst
page-temple_of_chac-not-tc-action-gear-once = benutzt
page-temple_of_chac-not-tc-action-gear-no-effect = jetzt nutzlos
page-temple_of_chac-not-tc-action-gear = braucht 1–3
page-temple_of_chac-not-now = jetzt nicht

# Karten.
page-temple_of_chac-hand = Hand
page-temple_of_chac-hand-empty = Noch nichts auf der Hand: Durchsuche einen Raum.
page-temple_of_chac-next-turn = nächster Zug
page-temple_of_chac-burden = { $least } bis { $most } Karten: { $dice } Würfel
page-temple_of_chac-burden-last = ab { $least } Karten: { $dice } Würfel
page-temple_of_chac-no-god = ohne Gott
page-temple_of_chac-things = Lager, Ausrüstung und Götter
page-temple_of_chac-stored = Im Lager
page-temple_of_chac-stored-of = Lager { $count } von { $capacity }
page-temple_of_chac-slot-empty = leer: jeder Würfel verstaut
page-temple_of_chac-gear = Ausrüstung
page-temple_of_chac-gear-none = Noch keine.
page-temple_of_chac-used = in diesem Zug benutzt
page-temple_of_chac-gods = Götter
