# Puzzles: tasks, what came of a try, why the solution is right, what can be wrong with a file, and the commands.

puzzle-kind-best = Best turn
puzzle-kind-points = Most points
puzzle-kind-win = Win from here
puzzle-kind-forbidden = Not allowed

puzzle-title-best = Find the best turn
puzzle-title-points = Score as much as you can
puzzle-title-win = Win from here
puzzle-title-forbidden = Find the move that is not allowed

puzzle-task-best = You are { $seat }. One turn gives you a clearly better chance to win than all others. Find it.
puzzle-task-points = You are { $seat }. Find the turn that scores the most points at once.
puzzle-task-win = You are { $seat }. The end is near. Find the turn that wins.
puzzle-task-forbidden = You are { $seat }. The rules allow all but one of these { $count } moves. Which one do they refuse?

puzzle-value-chance = { $value } % chance to win
puzzle-value-points = { $value } points

puzzle-hint-rule = Think of this rule: { $rule }.
puzzle-hint-not = It is not this, though it comes close: { $turn }.
puzzle-hint-steps =
    { $count ->
        [one] The solution has { $count } move.
       *[other] The solution has { $count } moves.
    }
puzzle-solved = Solved
puzzle-missed = Not quite
puzzle-given-up = The solution
puzzle-why = The solution: { $moves } – { $worth }.
puzzle-why-next = The next best turn: { $moves } – { $worth }.
puzzle-why-quick = A quick bot plays: { $moves } – { $worth }.
puzzle-levels = The weakest level of bots that finds it: { $levels }.
puzzle-levels-none = No level of bots finds it.
puzzle-checked-exact = All { $turns } different turns were compared, exactly.
puzzle-checked-deep = The { $compared } most promising turns were compared in { $simulations } simulations.

problem-puzzle-position = This is not a position as data.
problem-puzzle-impossible = This position is impossible: { $detail }
problem-puzzle-seat = In this position the question is not put to { $seat }.
problem-puzzle-question = The question of this position does not follow from its rules.
problem-puzzle-forbidden-fields = “moves” and “rule” belong to a puzzle of the kind “forbidden”, and only to it.
problem-puzzle-path = A try has at most { $most } moves.
problem-puzzle-move = “{ $move }” cannot be played at this place of the puzzle.
problem-puzzle-done = This try is over.
problem-puzzle-not-done = The turn is not over yet.
problem-unknown-puzzle = There is no puzzle “{ $name }”.
problem-unknown-puzzle-near = There is no puzzle “{ $name }”; did you mean “{ $near }”?
problem-no-puzzles = There are no puzzles for { $game }.

puzzle-played = You played: { $moves } – { $worth }.
puzzle-played-unknown = You played: { $moves }. That turn was not among the most promising ones.
puzzle-played-allowed = { $moves }: the rules allow that.
puzzle-listed = { $id } – { $title } ({ $kind }, grade { $grade }, { $players } players, { $rating })
puzzle-help-hint = hint: where to look.
puzzle-help-undo = undo: take the last move of the turn back.
puzzle-help-restart = restart: begin the turn again.
puzzle-help-solution = solution: show the solution; this ends the try.
puzzles-making = Looking for puzzles
puzzles-checking = Checking puzzles
puzzles-resumed = This run was begun before. It goes on with game { $game }; it has { $count } puzzles.
puzzles-made = { $count } puzzles from { $games } games: { $folder }
puzzles-checked =
    { $count ->
        [one] { $count } puzzle is sound.
       *[other] { $count } puzzles are sound.
    }

help-puzzle = Solve a puzzle: list them, solve one, or the puzzle of the day.
help-puzzle-what = A game to list, a puzzle as GAME/NAME, or daily.
help-puzzle-game = With daily: the game.
help-puzzles = Make puzzles from games of bots, and check them.
help-puzzles-make = Look for puzzles in games of bots against themselves. An interrupted run goes on where it stopped.
help-puzzles-kind = The kind of puzzles; may be given several times. Without it, all kinds of the game.
help-puzzles-count = How many of each kind.
help-puzzles-seed = The same seed gives the same puzzles.
help-puzzles-games = Look through at most this many games.
help-puzzles-out = The folder for the files.
help-puzzles-check = Work puzzles out again and say what is wrong with them; without names, all that come with the program.
help-puzzles-what = Files, folders or games.
help-puzzles-deep = Also compare the turns again by simulations, with other dice.

problem-puzzle-kind = { $game } has no puzzles of the kind “{ $kind }”; there are { $allowed }.
problem-puzzle-progress = { $file } is damaged. Remove it to begin the run again.
problem-puzzle-folder = There are no puzzle files in “{ $folder }”.
problem-puzzle-arguments = Only “daily” takes a game after it, not “{ $what }”.
problem-puzzle-no-why = In this puzzle, that would be the answer.
problem-puzzle-hidden = What the seat sees or may do here depends on something that it cannot know.
problem-puzzle-no-solution = These moves do not solve the puzzle.
problem-puzzle-first-line = The first line must be one of the solutions.
problem-puzzle-also-solves = This line solves the puzzle as well.
problem-puzzle-too-long = The turn is over before this move.
problem-puzzle-too-many = There are too many turns here to check them all.
problem-puzzle-forbidden = “{ $move }”: all moves but the solution must be legal, and the solution must be refused.
problem-puzzle-rule = The rule { $rule } refuses this move, and no other.
problem-puzzle-figure = The file says { $said }, but it is { $found }.
problem-puzzle-gap = The solution is only { $gap } better than the next turn; it must be at least { $least }.
problem-puzzle-meal = The Food Day is already held within the turn here.
