# Temple of Chac in Worten: Namen, was geschieht, was gefragt wird, Felder von Szenarien, Optionen, das Brett.

# Namen: name-temple_of_chac-<was>-<Kennung>.
name-temple_of_chac-game = Temple of Chac
name-temple_of_chac-seat-red = Rot
name-temple_of_chac-seat-blue = Blau
name-temple_of_chac-seat-green = Grün
name-temple_of_chac-seat-yellow = Gelb
name-temple_of_chac-seat-purple = Lila
name-temple_of_chac-space-E = Eingang
name-temple_of_chac-space-W = Wasserfall
name-temple_of_chac-boulder-boulder = Felskugel
name-temple_of_chac-injury-any = Verletzung
name-temple_of_chac-walls-hall = Wände der Halle
name-temple_of_chac-space-BR = Brücke
name-temple_of_chac-space-U = Anschwemmzone
name-temple_of_chac-space-X = Ausgang
name-temple_of_chac-way-E = zum Eingang
name-temple_of_chac-way-W = den Wasserfall hinab
name-temple_of_chac-way-BR = auf die Brücke
name-temple_of_chac-way-U = in die Anschwemmzone
name-temple_of_chac-way-X = aus dem Tempel hinaus
name-temple_of_chac-zone-hall = Halle der Zermalmung
name-temple_of_chac-zone-corridor = Gang
name-temple_of_chac-zone-lava = Lavakammer
name-temple_of_chac-zone-rapids = Stromschnellen
name-temple_of_chac-zone-cave = Höhle des Zotz
name-temple_of_chac-one-hall = Halle der Zermalmung { $number }
name-temple_of_chac-one-corridor = Gang { $number }
name-temple_of_chac-one-lava = Lavaplättchen { $number }
name-temple_of_chac-one-rapids = Stromschnellen { $number }
name-temple_of_chac-one-cave = Höhle des Zotz { $number }
name-temple_of_chac-one-clue = Hinweis { $number }
name-temple_of_chac-one-alcove = Nische { $number }
name-temple_of_chac-god-kukulkan = Kukulkan
name-temple_of_chac-god-ah-puch = Ah-Puch
name-temple_of_chac-god-ixchel = Ixchel
name-temple_of_chac-god-zotz = Zotz
name-temple_of_chac-god-chac = Chac
name-temple_of_chac-treasure-kukulkan-idol = Götze des Kukulkan
name-temple_of_chac-treasure-kukulkan-calendar = Kalender des Kukulkan
name-temple_of_chac-treasure-kukulkan-mask = Maske des Kukulkan
name-temple_of_chac-treasure-kukulkan-necklace = Halskette des Kukulkan
name-temple_of_chac-treasure-ah-puch-idol = Götze des Ah-Puch
name-temple_of_chac-treasure-ah-puch-calendar = Kalender des Ah-Puch
name-temple_of_chac-treasure-ah-puch-mask = Maske des Ah-Puch
name-temple_of_chac-treasure-ah-puch-necklace = Halskette des Ah-Puch
name-temple_of_chac-treasure-ixchel-idol = Götze der Ixchel
name-temple_of_chac-treasure-ixchel-calendar = Kalender der Ixchel
name-temple_of_chac-treasure-ixchel-mask = Maske der Ixchel
name-temple_of_chac-treasure-ixchel-necklace = Halskette der Ixchel
name-temple_of_chac-treasure-zotz-idol = Götze des Zotz
name-temple_of_chac-treasure-zotz-calendar = Kalender des Zotz
name-temple_of_chac-treasure-zotz-mask = Maske des Zotz
name-temple_of_chac-treasure-zotz-necklace = Halskette des Zotz
name-temple_of_chac-treasure-treasure-box = Schatztruhe
name-temple_of_chac-treasure-idol-kukulkan = Nischengötze des Kukulkan
name-temple_of_chac-treasure-idol-ah-puch = Nischengötze des Ah-Puch
name-temple_of_chac-treasure-idol-ixchel = Nischengötze der Ixchel
name-temple_of_chac-treasure-idol-zotz = Nischengötze des Zotz
name-temple_of_chac-treasure-idol-chac = Götze des Chac
name-temple_of_chac-gear-grappling-rope = Kletterseil
name-temple_of_chac-gear-lantern = Laterne
name-temple_of_chac-gear-crowbar = Brecheisen
name-temple_of_chac-gear-first-aid-kit = Verbandskasten
name-temple_of_chac-gear-bullwhip = Peitsche
name-temple_of_chac-gear-compass = Kompass
name-temple_of_chac-gear-backpack = Rucksack
name-temple_of_chac-gear-pith-helmet = Tropenhelm
name-temple_of_chac-gear-notebook = Forschertagebuch
name-temple_of_chac-gear-fireproof-boots = feuerfeste Stiefel
name-temple_of_chac-gear-life-vest = Schwimmweste
name-temple_of_chac-gear-torch = Fackel
name-temple_of_chac-use-grappling-rope = bis zu 2 Felder weit gehen
name-temple_of_chac-use-lantern = suchen und 2 Karten aufdecken
name-temple_of_chac-use-crowbar = das Schloss mit 1 Erfolg weniger öffnen
name-temple_of_chac-use-first-aid-kit = 2 Wunden heilen
name-temple_of_chac-use-bullwhip = hier oder einen Schritt weiter eine Karte stehlen
name-temple_of_chac-use-compass = einmal je Zug 1 Aktionswürfel neu werfen
name-temple_of_chac-use-backpack = Platz für 1 Schatz mehr im Lager
name-temple_of_chac-use-pith-helmet = einmal je Zug 1 Wunde weniger durch eine Gefahr
name-temple_of_chac-use-notebook = 1 Hinweis von überall entziffern
name-temple_of_chac-use-fireproof-boots = 1 Wunde weniger durch Lava
name-temple_of_chac-use-life-vest = beim Verlassen der Stromschnellen 1 Würfel neu werfen
name-temple_of_chac-use-torch = einmal je Zug Fledermäuse oder eine Spinne vertreiben
name-temple_of_chac-hazard-pressure-plate = Druckplatte
name-temple_of_chac-hazard-darts = Pfeile
name-temple_of_chac-hazard-lava-burst = Lavaausbruch
name-temple_of_chac-hazard-surging-waters = Flutwelle
name-temple_of_chac-hazard-vampire-bats = Vampirfledermäuse
name-temple_of_chac-adventurer-monty-albatross = Monty Albatross
name-temple_of_chac-adventurer-bobby-powell = Bobby Powell
name-temple_of_chac-adventurer-chantel-sari = Chantel Sari
name-temple_of_chac-adventurer-puccio-cortese = Puccio Cortese
name-temple_of_chac-adventurer-lea-rice = Lea Rice
name-temple_of_chac-token-success = Erfolg
name-temple_of_chac-token-success-fail = Erfolg/Fehlschlag
name-temple_of_chac-token-fail = Fehlschlag
name-temple_of_chac-ability-monty-albatross = zweiter Blick
name-temple_of_chac-ability-bobby-powell = Ausdauer
name-temple_of_chac-ability-chantel-sari = Schlossexpertin
name-temple_of_chac-ability-puccio-cortese = Schwimmen
name-temple_of_chac-ability-lea-rice = Sprint
name-temple_of_chac-power-monty-albatross = einmal je Zug gleich nach dem Wurf 1 Aktionswürfel auf die Gegenseite drehen
name-temple_of_chac-power-bobby-powell = 2 Karten weniger zählen als Last
name-temple_of_chac-power-chantel-sari = je Ausrüstung 1 Erfolg weniger für ein Schloss, mindestens aber 1
name-temple_of_chac-power-puccio-cortese = nach einer Suche in den Stromschnellen nicht abtreiben müssen, und nur eine 6 verfehlt das Ufer
name-temple_of_chac-power-lea-rice = einmal je Zug bei einer Bewegung 1 Feld weiter gehen
name-temple_of_chac-die-low = Würfel 1–3
name-temple_of_chac-die-high = Würfel 4–6
name-temple_of_chac-die-any = Würfel
name-temple_of_chac-pile-hand = Hand
name-temple_of_chac-pile-storage = Lager
name-temple_of_chac-pile-discards = Ablage
name-temple_of_chac-harm-wound =
    { $count ->
        [one] Wunde
       *[other] Wunden
    }
name-temple_of_chac-harm-injury =
    { $count ->
        [one] Verletzung
       *[other] Verletzungen
    }
name-temple_of_chac-item-clue-laid = { $clue }: { $number }
name-temple_of_chac-item-glyph-laid = { $space }: { $glyph }
name-temple_of_chac-item-idol-laid = { $alcove }: { $treasure }

# Was geschieht: event-temple_of_chac-<Name>.  Tut es jemand, so steht dessen Name vor diesen Worten.
event-temple_of_chac-turn-began =
    { $dice ->
        [one] beginnt den Zug mit { $dice } Würfel
       *[other] beginnt den Zug mit { $dice } Würfeln
    }
event-temple_of_chac-rolled = würfelt { $pips }
event-temple_of_chac-die-changed = dreht einen Würfel um ({ $from } → { $to })
event-temple_of_chac-moved = geht { $from } → { $to }
event-temple_of_chac-fell = stürzt
event-temple_of_chac-stood = steht auf
event-temple_of_chac-wounded =
    { $wounds ->
        [one] erleidet { $wounds } Wunde
       *[other] erleidet { $wounds } Wunden
    }
event-temple_of_chac-injured = zieht eine Verletzung (−{ $value })
event-temple_of_chac-injured-hidden = zieht eine Verletzung
event-temple_of_chac-healed =
    { $wounds ->
        [one] heilt { $wounds } Wunde
       *[other] heilt { $wounds } Wunden
    }
event-temple_of_chac-revealed = deckt auf: { $card }
event-temple_of_chac-kept = nimmt einen Schatz ({ $treasure })
event-temple_of_chac-unkept = lässt einen Schatz liegen ({ $treasure })
event-temple_of_chac-equipped = erhält Ausrüstung ({ $gear })
event-temple_of_chac-stored = lagert einen Schatz ein ({ $treasure })
event-temple_of_chac-stored-hidden = lagert einen Schatz ein
event-temple_of_chac-swapped = tauscht mit dem Lager (hinein: { $stored }, heraus: { $taken })
event-temple_of_chac-swapped-hidden = tauscht einen Schatz mit dem Lager
event-temple_of_chac-dropped = wirft einen Schatz ab ({ $treasure })
event-temple_of_chac-stole = stiehlt { $victim } einen Schatz ({ $treasure })
event-temple_of_chac-stole-hidden = stiehlt { $victim } einen Schatz
event-temple_of_chac-gear-used = benutzt Ausrüstung ({ $gear })
event-temple_of_chac-deciphered = entziffert { $clue }
event-temple_of_chac-deciphered-more = { $clue }
event-temple_of_chac-saw-glyph = erfährt: { $clue } steht für { $space }
event-temple_of_chac-tile-flipped =
    { $kind ->
        [trap] { $space } zeigt { $number }: eine Falle!
       *[safe] { $space } zeigt { $number }: sicher
    }
event-temple_of_chac-gap-entered = tritt in offene Lava ({ $space })
event-temple_of_chac-tile-searched = { $space } ist durchsucht
event-temple_of_chac-token-drawn = zieht aus dem Beutel: { $token }
event-temple_of_chac-alcove-opened = öffnet { $alcove }
event-temple_of_chac-lock-held = bekommt { $alcove } nicht auf
event-temple_of_chac-carried = treibt ab { $from } → { $to }
event-temple_of_chac-washed-over = stürzt den Wasserfall hinab
event-temple_of_chac-planks-lost =
    { $lost ->
        [0] zerbricht keine Planke (noch { $left })
        [one] zerbricht { $lost } Planke (noch { $left })
       *[other] zerbricht { $lost } Planken (noch { $left })
    }
event-temple_of_chac-bridge-fell = Die Brücke stürzt ein
event-temple_of_chac-web-shown =
    { $web ->
        [spider] Im Netz sitzt eine Spinne ({ $space })
       *[blank] Das Netz ist leer ({ $space })
    }
event-temple_of_chac-cancelled =
    { $danger ->
        [vampire-bats] vertreibt die Fledermäuse
       *[spider] vertreibt die Spinne
    }
event-temple_of_chac-boulder-rolled = Würfel für die Felskugel: { $pips }
event-temple_of_chac-boulder-moved = Die Felskugel rollt { $from } → { $to }
event-temple_of_chac-hit = wird von der Felskugel getroffen
event-temple_of_chac-run-over = wird von der Felskugel überrollt
event-temple_of_chac-plate =
    { $number ->
        [1] Druckplatte { $number }: Die Wände der Halle rücken vor
        [2] Druckplatte { $number }: Die Wände der Halle schlagen zu
       *[other] Druckplatte { $number } ist ausgelöst
    }
event-temple_of_chac-crushed = wird von den Wänden erfasst
event-temple_of_chac-escaped = entkommt aus dem Tempel (als Nr. { $order })
event-temple_of_chac-sealed = Die Felskugel verschließt den Ausgang
event-temple_of_chac-round-began = Runde { $round } · zuerst: { $seat }
event-temple_of_chac-adventurer = ist { $adventurer }
event-temple_of_chac-clue-laid = Hinweise, die Zahlen der Fallen: { $number }
event-temple_of_chac-glyph-laid = Glyphen: { $glyph }
event-temple_of_chac-idol-laid = Götzen: { $treasure }
event-temple_of_chac-exit-rolled = würfelt { $pips }, um an Land zu kommen
event-temple_of_chac-plank-rolled = Würfel für die Planken: { $pips }
event-temple_of_chac-box-opened =
    { $pips ->
        [one] öffnet eine Schatztruhe: { $pips } Punkt
       *[other] öffnet eine Schatztruhe: { $pips } Punkte
    }
event-temple_of_chac-final =
    { $points ->
        [one] hat am Ende { $points } Punkt
       *[other] hat am Ende { $points } Punkte
    }
event-temple_of_chac-gave-die = gibt einen Würfel ab

# Was gefragt wird: prompt-temple_of_chac-<Frage>.
prompt-temple_of_chac-action = Setze einen Würfel für eine Aktion ein oder beende den Zug.
prompt-temple_of_chac-step = Wähle den nächsten Schritt.
prompt-temple_of_chac-drop = Wähle einen Schatz, der abgeworfen wird.
prompt-temple_of_chac-bats = Fledermäuse! Vertreibe sie oder nimm die Wunde hin.
prompt-temple_of_chac-spider = Eine Spinne! Vertreibe sie oder nimm die Wunde hin.
prompt-temple_of_chac-treasure = Behalte einen Schatz oder lass ihn liegen.
prompt-temple_of_chac-drift = Lass dich treiben oder bleib, wo du bist.
prompt-temple_of_chac-lock = Ein Fehlschlag: Mach mit einem weiteren Würfel weiter oder gib auf.
prompt-temple_of_chac-peek = Wähle einen Hinweis, der entziffert wird.
prompt-temple_of_chac-flee = Wähle, wohin du vor der Lava fliehst.
prompt-temple_of_chac-push = Wähle, wohin dich die Felskugel schiebt.
prompt-temple_of_chac-exit-roll = Die Würfel liegen: Wirf einen neu oder lass sie gelten.
prompt-temple_of_chac-whip = Wähle, wen die Peitsche bestiehlt.
prompt-temple_of_chac-die = Ein Würfel wird geworfen.
prompt-temple_of_chac-draw = Eine Karte wird aufgedeckt.
prompt-temple_of_chac-injury = Eine Verletzung wird gezogen.
prompt-temple_of_chac-token = Ein Dietrichmarker wird gezogen.
prompt-temple_of_chac-web = Ein Spinnennetz wird aufgedeckt.
prompt-temple_of_chac-number = Die Zahl eines Lavaplättchens kommt ans Licht.
prompt-temple_of_chac-glyph-of = Das Plättchen zu einem Hinweis zeigt sich.
prompt-temple_of_chac-clue = Ein Hinweis wird ausgelegt.
prompt-temple_of_chac-glyph = Ein Lavaplättchen wird ausgelegt.
prompt-temple_of_chac-idol = Ein Götze kommt in eine Nische.
prompt-temple_of_chac-adventurer = Ein Abenteurer wird ausgeteilt.
prompt-temple_of_chac-deal-gear = Ausrüstung für den Anfang wird ausgeteilt.
prompt-temple_of_chac-first = Der Startabenteurer wird bestimmt.
prompt-temple_of_chac-stolen = Die gestohlene Karte wird gezogen.

# Optionen: option-temple_of_chac-<Name>.
option-temple_of_chac-first = Wer beginnt: ausgelost, oder ein bestimmter Platz.
option-temple_of_chac-red = Der Abenteurer von Rot: zufällig verteilt, oder gewählt.
option-temple_of_chac-blue = Der Abenteurer von Blau: zufällig verteilt, oder gewählt.
option-temple_of_chac-green = Der Abenteurer von Grün: zufällig verteilt, oder gewählt.
option-temple_of_chac-yellow = Der Abenteurer von Gelb: zufällig verteilt, oder gewählt.
option-temple_of_chac-purple = Der Abenteurer von Lila: zufällig verteilt, oder gewählt.
option-temple_of_chac-hit-push = Wen die Felskugel trifft, den schiebt sie nach vorn oder auf ein Nachbarfeld nach Wahl.
option-temple_of_chac-wall-ejection = Die Wände drücken alle auf das nächste Feld, notfalls für immer zurück auf den Eingang, oder alle durch die Tür der Halle in den Gang.
option-temple_of_chac-second-cave-mouth = Die Höhle des Zotz hat einen zweiten Zugang beim Ausgang oder endet blind.
option-temple_of_chac-glyph-pairing = Glyphen und Zahlen gehören in jeder Partie anders zusammen oder immer gleich.
option-temple_of_chac-treasure-box-god = Schatztruhen gehören zu keinem Gott oder zu Kukulkan.

# Felder von Szenarien: field-temple_of_chac-<Name>, mit seat- vor den Feldern eines Platzes.
field-temple_of_chac-stage = Wo die Runde weitergeht; ohne Angabe „action“.
field-temple_of_chac-turn = Wer am Zug ist; ohne Angabe der Startabenteurer.
field-temple_of_chac-first = Wer den Marker des Startabenteurers hat.
field-temple_of_chac-round = Die Nummer der Runde.
field-temple_of_chac-boulder = Das Feld der Felskugel im Gang.
field-temple_of_chac-plates = Ausgelöste Druckplatten.
field-temple_of_chac-planks = Planken, die an der Brücke übrig sind.
field-temple_of_chac-surging = Offen liegende Flutwellen.
field-temple_of_chac-clues = Die Zahlen der vier Hinweise.
field-temple_of_chac-lava = Lavaplättchen: Glyphe, Zahl, wer sie kennt, und ob sie umgedreht, durchsucht oder verschwunden sind.
field-temple_of_chac-webs = Das Netz auf jedem Feld der Höhle: verdeckt, eine offene Spinne, oder weg (es war leer, oder die Spinne ist vertrieben).
field-temple_of_chac-webs-left = Spinnen und leere unter den verdeckten Netzen; ohne Angabe war ein Netz, das weg ist, ein leeres, solange es welche gibt.
field-temple_of_chac-alcoves = Der Götze in jeder Nische, oder keiner.
field-temple_of_chac-decks = Karten, die in jedem Suchstapel übrig sind.
field-temple_of_chac-sizes = Wie viele Karten jeder Suchstapel hat.
field-temple_of_chac-discards = Schätze auf dem Ablagestapel.
field-temple_of_chac-injuries-left = Übrige Verletzungen nach ihrem Wert.
field-temple_of_chac-revealed = Karten der laufenden Suche.
field-temple_of_chac-lock = Der laufende Versuch an einem Schloss, oder keiner.
field-temple_of_chac-rolled = Würfel des Wurfs, mit dem man die Stromschnellen verlässt.
field-temple_of_chac-steps = Übrige Schritte der laufenden Bewegung.
field-temple_of_chac-seat-adventurer = Wen der Platz spielt; ohne Angabe der Reihe nach.
field-temple_of_chac-seat-at = Das Feld der Figur; ohne Angabe der Eingang.
field-temple_of_chac-seat-fallen = Ob die Figur liegt.
field-temple_of_chac-seat-wounds = Wunden des Platzes.
field-temple_of_chac-seat-health = Wunden, die eine Verletzung ergeben.
field-temple_of_chac-seat-injuries = Die Werte der Verletzungen.
field-temple_of_chac-seat-hand = Schätze auf der Hand.
field-temple_of_chac-seat-store = Schätze im Lager.
field-temple_of_chac-seat-capacity = Schätze, die das Lager fasst.
field-temple_of_chac-seat-gear = Ausrüstung des Platzes.
field-temple_of_chac-seat-used = In diesem Zug benutzte Ausrüstung und Fähigkeiten.
field-temple_of_chac-seat-escaped = Der Platz in der Reihenfolge der Entkommenen; 0 im Tempel.
field-temple_of_chac-seat-boxes = Punkte der am Ende geöffneten Schatztruhen.
field-temple_of_chac-seat-dice = Übrige Aktionswürfel dessen, der am Zug ist.
field-temple_of_chac-seat-spent = Ob in diesem Zug schon ein Würfel eingesetzt ist.
field-temple_of_chac-seat-notes = Schätze, die der Platz sicher bei anderen weiß.
field-temple_of_chac-seat-peeked = Die Plättchen hinter den Hinweisen, die der Platz kennt.

# Die Endabrechnung: score-temple_of_chac-<Kategorie>.
score-temple_of_chac-treasures = Schätze
score-temple_of_chac-boxes = Schatztruhen
score-temple_of_chac-sets = Götter
score-temple_of_chac-injuries = Verletzungen

# Das Brett als Text.
board-temple_of_chac-label = { $label }: { $text }
board-temple_of_chac-round =
    { $dice ->
        [one] Runde { $round } · Felskugel { $boulder } ({ $dice } Würfel) · zuerst: { $first }
       *[other] Runde { $round } · Felskugel { $boulder } ({ $dice } Würfel) · zuerst: { $first }
    }
board-temple_of_chac-temple =
    { $walls ->
        [open] Wände offen · Planken { $planks } · Flutwellen { $surging }
        [closing] Wände halb zu · Planken { $planks } · Flutwellen { $surging }
       *[shut] Wände geschlossen · Planken { $planks } · Flutwellen { $surging }
    }
board-temple_of_chac-legend = (O) Felskugel · ? verdeckt · ! Gefahr · ≈ verschwunden · - durchsucht · * Götze · ° Druckplatte · # Zahl einer Falle oder eines Plättchens · BR5 Planken · _ gestürzt
board-temple_of_chac-letters = E Eingang · H Halle · C Gang · L Lava · R Stromschnellen · W Wasserfall · BR Brücke · U Anschwemmzone · Z Höhle · X Ausgang · A Nischen · G Hinweise
board-temple_of_chac-decks = Übrige Karten: { $decks }
board-temple_of_chac-alcoves = Nischen: { $idols }
board-temple_of_chac-peeked = Fallen, die du kennst: { $traps }
board-temple_of_chac-escaped = entkommen als Nr. { $order }
board-temple_of_chac-fallen = gestürzt
board-temple_of_chac-health = Wunden { $wounds }/{ $health } · Verletzungen { $injuries }
board-temple_of_chac-dice = Würfel { $dice }
board-temple_of_chac-cards = Hand { $hand } · Lager { $store }/{ $capacity }
board-temple_of_chac-gear = Ausrüstung
board-temple_of_chac-hand = Auf der Hand
board-temple_of_chac-store = Im Lager
board-temple_of_chac-notes = Hat sicher
