# Rätsel: Aufgaben, was aus einem Versuch wurde, warum die Lösung stimmt, Fehler in Dateien und die Befehle.

puzzle-kind-best = Bester Zug
puzzle-kind-points = Meiste Punkte
puzzle-kind-feed = Alle satt
puzzle-kind-win = Gewinnen
puzzle-kind-escape = Lebend hinaus
puzzle-kind-fight = Wenigste Verluste
puzzle-kind-forbidden = Nicht erlaubt

puzzle-title-best = Finde den besten Zug
puzzle-title-points = Hole so viele Punkte wie möglich
puzzle-title-feed =
    { $workers ->
        [one] Ernähre { $workers } Arbeiter
       *[other] Ernähre { $workers } Arbeiter
    }
puzzle-title-win = Gewinne von hier aus
puzzle-title-escape = Komm lebend hinaus
puzzle-title-fight = Siege mit den wenigsten Verlusten
puzzle-title-forbidden = Finde den Zug, der nicht erlaubt ist

puzzle-task-best = Du bist { $seat }. Ein Zug gibt dir eine deutlich bessere Siegchance als alle anderen. Finde ihn.
puzzle-task-points = Du bist { $seat }. Finde den Zug, der sofort die meisten Punkte bringt.
puzzle-task-feed = Du bist { $seat }. Heute ist ein Nahrungstag, und deine Arbeiter wollen { $corn } Mais. Finde einen Zug, nach dem keiner hungrig bleibt.
puzzle-task-win = Du bist { $seat }. Das Ende ist nah. Finde den Zug, der gewinnt.
puzzle-task-escape = Du bist { $seat }. Finde die Züge mit der besten Chance, aus dem Tempel zu kommen.
puzzle-task-fight = Du bist { $seat }. Finde die Antwort mit den wenigsten Verlusten im Durchschnitt. Ein Kampf ohne Sieg zählt als Verlust aller, die kämpfen.
puzzle-task-forbidden = Du bist { $seat }. Die Regeln erlauben alle diese { $count } Züge bis auf einen. Welchen lehnen sie ab?

puzzle-value-chance = { $value } % Siegchance
puzzle-value-points = { $value } Punkte
puzzle-value-unfed =
    { $count ->
        [0] keiner bleibt hungrig
        [one] { $count } Arbeiter bleibt hungrig
       *[other] { $count } Arbeiter bleiben hungrig
    }
puzzle-value-out = { $value } % Chance, hinauszukommen
puzzle-value-losses = { $value } Einheiten Verlust im Durchschnitt

puzzle-hint-rule = Denk an diese Regel: { $rule }.
puzzle-hint-steps =
    { $count ->
        [one] Die Lösung hat { $count } Zug.
       *[other] Die Lösung hat { $count } Züge.
    }
puzzle-solved = Gelöst
puzzle-missed = Nicht ganz
puzzle-given-up = Die Lösung
puzzle-why = Die Lösung: { $moves } – { $worth }.
puzzle-why-next = Der nächstbeste Zug: { $moves } – { $worth }.
puzzle-why-quick = Ein schneller Bot spielt: { $moves } – { $worth }.
puzzle-levels = Die schwächste Stufe der Bots, die es findet: { $levels }.
puzzle-levels-none = Keine Stufe der Bots findet es.
puzzle-checked-exact = Alle { $turns } verschiedenen Züge wurden genau verglichen.
puzzle-checked-deep = Die { $compared } aussichtsreichsten Züge wurden in { $simulations } Simulationen verglichen.

problem-puzzle-position = Das ist keine Stellung als Daten.
problem-puzzle-impossible = Diese Stellung ist unmöglich: { $detail }
problem-puzzle-seat = In dieser Stellung gilt die Frage nicht { $seat }.
problem-puzzle-question = Die Frage dieser Stellung folgt nicht aus ihren Regeln.
problem-puzzle-forbidden-fields = „moves“ und „rule“ gehören zu einem Rätsel der Art „forbidden“, und nur dazu.
problem-puzzle-path = Ein Versuch hat höchstens { $most } Züge.
problem-puzzle-move = „{ $move }“ kann an dieser Stelle des Rätsels nicht gespielt werden.
problem-puzzle-done = Dieser Versuch ist vorbei.
problem-puzzle-not-done = Der Zug ist noch nicht zu Ende.
problem-unknown-puzzle = Es gibt kein Rätsel „{ $name }“.
problem-unknown-puzzle-near = Es gibt kein Rätsel „{ $name }“; meinst du „{ $near }“?
problem-no-puzzles = Es gibt keine Rätsel für { $game }.
