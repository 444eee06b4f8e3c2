# Puzzles: tasks, what came of a try, why the solution is right, what can be wrong with a file, and the commands.

puzzle-kind-best = Best turn
puzzle-kind-points = Most points
puzzle-kind-feed = Feed everybody
puzzle-kind-win = Win from here
puzzle-kind-escape = Get out alive
puzzle-kind-fight = Fewest losses
puzzle-kind-forbidden = Not allowed

puzzle-title-best = Find the best turn
puzzle-title-points = Score as much as you can
puzzle-title-feed =
    { $workers ->
        [one] Feed { $workers } worker
       *[other] Feed { $workers } workers
    }
puzzle-title-win = Win from here
puzzle-title-escape = Get out alive
puzzle-title-fight = Win with the fewest losses
puzzle-title-forbidden = Find the move that is not allowed

puzzle-task-best = You are { $seat }. One turn gives you a clearly better chance to win than all others. Find it.
puzzle-task-points = You are { $seat }. Find the turn that scores the most points at once.
puzzle-task-feed = You are { $seat }. Today is a Food Day, and your workers want { $corn } corn. Find a turn after which nobody stays hungry.
puzzle-task-win = You are { $seat }. The end is near. Find the turn that wins.
puzzle-task-escape = You are { $seat }. Find the moves with the best chance to get out of the temple.
puzzle-task-fight = You are { $seat }. Find the answer with the fewest losses on average. A fight that is not won counts as the loss of everybody in it.
puzzle-task-forbidden = You are { $seat }. The rules allow all but one of these { $count } moves. Which one do they refuse?

puzzle-value-chance = { $value } % chance to win
puzzle-value-points = { $value } points
puzzle-value-unfed =
    { $count ->
        [0] nobody stays hungry
        [one] { $count } worker stays hungry
       *[other] { $count } workers stay hungry
    }
puzzle-value-out = { $value } % chance to get out
puzzle-value-losses = { $value } units lost on average

puzzle-hint-rule = Think of this rule: { $rule }.
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
