# The puzzles that only Tzolk'in has: the kind, its task, and what a turn is worth.

puzzle-kind-tzolkin-feed = Feed everybody
puzzle-title-tzolkin-feed =
    { $workers ->
        [one] Feed { $workers } worker
       *[other] Feed { $workers } workers
    }
puzzle-task-tzolkin-feed = You are { $seat }. Today is a Food Day, and your workers want { $corn } corn. Find a turn after which nobody stays hungry.
puzzle-value-tzolkin-unfed =
    { $count ->
        [0] nobody stays hungry
        [one] { $count } worker stays hungry
       *[other] { $count } workers stay hungry
    }
