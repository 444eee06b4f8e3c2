# Bul in Worten: Namen, was geschieht, was gefragt wird, Felder der Szenarien, Optionen, die Reihe.

name-bul-game = Bul
name-bul-seat-red = Rot
name-bul-seat-blue = Blau
name-bul-piece-captive =
    { $count ->
        [one] Gefangener
       *[other] Gefangene
    }
name-bul-piece-killed =
    { $count ->
        [one] getötete Figur
       *[other] getötete Figuren
    }
name-bul-piece-in-hand = auf der Hand
name-bul-place-hand = Hand

# Ein Feld der Reihe.
place-bul = Feld { $space }

# Was geschieht: event-bul-<Name>.  Handelt ein Platz, steht sein Name vor diesen Worten.
event-bul-threw = wirft { $steps }
event-bul-entered = setzt eine Figur auf { $to } ein
event-bul-moved = zieht von { $from } nach { $to }
event-bul-captured =
    { $pieces ->
        [one] nimmt eine Figur gefangen
       *[other] nimmt { $pieces } Figuren gefangen
    }
event-bul-left =
    { $killed ->
        [0] läuft von { $from } über das andere Ende hinaus und nimmt { $freed } wieder auf die Hand
        [one] kommt von { $from } heim und tötet eine Gefangene
       *[other] kommt von { $from } heim und tötet { $killed } Gefangene
    }
event-bul-passed = kann nicht ziehen und setzt aus
event-bul-final =
    { $taken ->
        [one] hat am Ende eine Figur erbeutet
       *[other] hat am Ende { $taken } Figuren erbeutet
    }

# Was gefragt wird: prompt-bul-<Frage>.
prompt-bul-throw = Die Körner werden geworfen.
prompt-bul-move = Setze eine Figur ein oder ziehe mit einem Stapel.

# Was zu einer Frage gehört.
detail-bul-move =
    { $steps ->
        [one] Geworfen ist ein Schritt.
       *[other] Geworfen sind { $steps } Schritte.
    }

# Was ein Zug bewirkt, wo die Worte für alle Spiele nicht reichen.
effect-bul-put = { $place }

# Optionen: option-bul-<Name>.
option-bul-captors = Wer Gefangene hat, geht zum eigenen Ende zurück, oder weiter zum anderen.

# Felder der Szenarien: field-bul-<Name>, vor den Feldern eines Platzes steht seat-.
field-bul-turn = Wer am Zug ist; ohne Angabe Rot.
field-bul-thrown = Die geworfenen Schritte, 0 vor dem Wurf.
field-bul-row = Die Stapel nach Feldern, jeder als Liste der Seiten seiner Figuren, der Besitzer zuerst.
field-bul-seat-hand = Figuren auf der Hand; ohne Angabe alle, die nirgends sonst sind.
field-bul-seat-dead = Eigene Figuren, die getötet wurden.
field-bul-seat-captives = Gefangene Figuren des Gegners.

# Die Schlusswertung: score-bul-<Teil>.
score-bul-killed = Getötet
score-bul-captives = Gefangen

# Die Reihe als Text.
board-bul-thrown =
    { $steps ->
        [0] { $seat } ist am Wurf.
       *[other] { $seat } hat { $steps } geworfen.
    }
board-bul-side = { $seat }: { $hand } auf der Hand, { $captives } gefangen genommen, { $dead } verloren

# Für Spielende: die Reihe erzählt, Züge in Worten, und warum ein Zug abgelehnt wird.
spoken-bul-stack = Feld { $space }: { $stack }
spoken-bul-empty = Die Reihe ist leer.
move-bul-enter = Eine Figur einsetzen
move-bul-move = Mit dem Stapel auf { $space } ziehen
move-bul-pass = Aussetzen
refusal-bul-enter-hand = Es ist keine Figur auf der Hand.
refusal-bul-move-own-stack = Auf Feld { $space } steht kein eigener Stapel.
refusal-bul-move-no-doubling = Feld { $space } hält schon die eigene Seite.
refusal-bul-turn-must-move =
    { $moves ->
        [one] Ein Zug ist möglich, also darf man nicht aussetzen.
       *[other] { $moves } Züge sind möglich, also darf man nicht aussetzen.
    }

# What is so now with a space and a side: note-bul-<what>.
note-bul-stack = { $seat } hält einen Stapel von { $count }.
note-bul-empty = Hier ist niemand.
note-bul-side = In der Hand { $hand }, Gefangene { $captives }, Tote { $dead }.
