# Rätsel: Aufgaben, was aus einem Versuch wurde, warum die Lösung stimmt, Fehler in Dateien und die Befehle.

puzzle-kind-best = Bester Zug
puzzle-kind-points = Meiste Punkte
puzzle-kind-win = Gewinnen
puzzle-kind-forbidden = Nicht erlaubt

puzzle-title-best = Finde den besten Zug
puzzle-title-points = Hole so viele Punkte wie möglich
puzzle-title-win = Gewinne von hier aus
puzzle-title-forbidden = Finde den Zug, der nicht erlaubt ist

puzzle-task-best = Du bist { $seat }. Ein Zug gibt dir eine deutlich bessere Siegchance als alle anderen. Finde ihn.
puzzle-task-points = Du bist { $seat }. Finde den Zug, der sofort die meisten Punkte bringt.
puzzle-task-win = Du bist { $seat }. Das Ende ist nah. Finde den Zug, der gewinnt.
puzzle-task-forbidden = Du bist { $seat }. Die Regeln erlauben alle diese { $count } Züge bis auf einen. Welchen lehnen sie ab?

puzzle-value-chance = { $value } % Siegchance
puzzle-value-points = { $value } Punkte

puzzle-hint-rule = Denk an diese Regel: { $rule }.
puzzle-hint-not = Das ist es nicht, auch wenn es nahe kommt: { $turn }.
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

puzzle-played = Dein Zug: { $moves } – { $worth }.
puzzle-played-unknown = Dein Zug: { $moves }. Er war nicht unter den aussichtsreichsten.
puzzle-played-allowed = { $moves }: Das erlauben die Regeln.
puzzle-listed = { $id } – { $title } ({ $kind }, Grad { $grade }, { $players } Spieler, { $rating })
puzzle-help-hint = hint: wohin man schauen sollte.
puzzle-help-undo = undo: die letzte Entscheidung des Zuges zurücknehmen.
puzzle-help-restart = restart: den Zug neu beginnen.
puzzle-help-solution = solution: die Lösung zeigen; das beendet den Versuch.
puzzles-making = Rätsel werden gesucht
puzzles-checking = Rätsel werden geprüft
puzzles-resumed = Dieser Lauf wurde schon begonnen. Er geht mit Partie { $game } weiter und hat { $count } Rätsel.
puzzles-made = { $count } Rätsel aus { $games } Partien: { $folder }
puzzles-checked =
    { $count ->
        [one] { $count } Rätsel ist in Ordnung.
       *[other] { $count } Rätsel sind in Ordnung.
    }

help-puzzle = Ein Rätsel lösen: alle auflisten, eines lösen, oder das Rätsel des Tages.
help-puzzle-what = Ein Spiel für die Liste, ein Rätsel als GAME/NAME, oder daily.
help-puzzle-game = Mit daily: das Spiel.
help-puzzles = Rätsel aus Partien von Bots machen und prüfen.
help-puzzles-make = Rätsel in Partien von Bots gegen sich selbst suchen. Ein unterbrochener Lauf geht weiter, wo er aufhörte.
help-puzzles-kind = Die Art der Rätsel; mehrmals möglich. Ohne sie alle Arten des Spiels.
help-puzzles-count = Wie viele von jeder Art.
help-puzzles-seed = Derselbe Startwert gibt dieselben Rätsel.
help-puzzles-games = Höchstens so viele Partien durchsehen.
help-puzzles-out = Der Ordner für die Dateien.
help-puzzles-check = Rätsel noch einmal durchrechnen und sagen, was nicht stimmt; ohne Namen alle, die mit dem Programm kommen.
help-puzzles-what = Dateien, Ordner oder Spiele.
help-puzzles-deep = Die Züge auch durch Simulationen neu vergleichen, mit anderen Würfeln.

problem-puzzle-kind = { $game } hat keine Rätsel der Art „{ $kind }“; es gibt { $allowed }.
problem-puzzle-progress = { $file } ist beschädigt. Entferne die Datei, um den Lauf neu zu beginnen.
problem-puzzle-folder = In „{ $folder }“ sind keine Rätseldateien.
problem-puzzle-arguments = Nur nach „daily“ kann ein Spiel stehen, nicht nach „{ $what }“.
problem-puzzle-no-why = In diesem Rätsel wäre das die Antwort.
problem-puzzle-hidden = Was der Platz hier sieht oder darf, hängt von etwas ab, das er nicht wissen kann.
problem-puzzle-no-solution = Diese Züge lösen das Rätsel nicht.
problem-puzzle-first-line = Die erste Zeile muss eine der Lösungen sein.
problem-puzzle-also-solves = Auch diese Zeile löst das Rätsel.
problem-puzzle-too-long = Der Zug ist schon vorher zu Ende.
problem-puzzle-too-many = Hier gibt es zu viele Züge, um alle zu prüfen.
problem-puzzle-forbidden = „{ $move }“: Alle Züge bis auf die Lösung müssen erlaubt sein, und die Lösung muss abgelehnt werden.
problem-puzzle-rule = Die Regel { $rule } lehnt diesen Zug ab, keine andere.
problem-puzzle-figure = Die Datei sagt { $said }, aber es ist { $found }.
problem-puzzle-gap = Die Lösung ist nur { $gap } besser als der nächste Zug; es müssen mindestens { $least } sein.
problem-puzzle-meal = Der Nahrungstag findet hier schon während des Zuges statt.
