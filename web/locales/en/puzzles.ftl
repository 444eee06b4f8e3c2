# Puzzles: the list, and what stands around a puzzle; its own words come from the server.
puzzles-page-title = Puzzles · Sacbe
puzzles-title = Puzzles
puzzles-badge = Puzzle
puzzles-daily = Puzzle of the day
puzzles-daily-of = Today in { $game }
puzzles-lessons = Lessons
puzzles-more = All puzzles
puzzles-so-far = { $done } of { $count } solved
puzzles-every = all
puzzles-by-game = Game
puzzles-by-grade = Grade
puzzles-by-kind = Kind
puzzles-any-grade = Every grade
puzzles-any-kind = Every kind
puzzles-grade =
    { $grade ->
        [1] easy
        [2] medium
       *[other] hard
    }
puzzles-row-what = { $game } · { $kind }
puzzles-row-steps =
    { $steps ->
        [one] { $game } · { $kind }, { $steps } move
       *[other] { $game } · { $kind }, { $steps } moves
    }
puzzles-show-more =
    { $count ->
        [one] Show { $count } more
       *[other] Show { $count } more
    }
puzzles-none = There is no such puzzle.
puzzles-open = open
puzzles-today = today
puzzles-solved = solved
puzzles-missed = missed
puzzles-no-day = not solved

puzzles-rating = Puzzle rating
puzzles-rating-of = Rating of the puzzle
puzzles-week = { $week } this week
puzzles-chart = Your rating, day by day
puzzles-chart-none = Your first puzzle starts your rating.
puzzles-chart-soon = Tomorrow a line begins here.
puzzles-row =
    { $days ->
        [0] No days in a row yet
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
puzzles-row-open = Solve today’s to make it { $next }. Best: { $best }.
puzzles-row-done = Today’s is solved. Best: { $best }.

puzzles-task = The task
puzzles-you = You are { $seat }
puzzles-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
puzzles-difficulty =
    Difficulty: { $grade ->
        [1] easy
        [2] medium
       *[other] hard
    }
puzzles-share = { $share } % of { $tries } players solved it at the first try
puzzles-was-solved = You solved it at your first try.
puzzles-was-missed = You missed it at your first try.
puzzles-hint = Small hint
puzzles-solution = Show the solution
puzzles-costs = A hint halves the gain. The solution ends the try.
puzzles-unrated = Only the first try is rated.
puzzles-back = Take the last move back
puzzles-pick = Which move is not allowed?
puzzles-ends = A wrong answer ends the try
puzzles-over = The try is over
puzzles-again = Try again
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-rating-now = Your rating: { $rating }
puzzles-lines = Turns: choose one to see it on the board
puzzles-line-played = You played
puzzles-line-yours = The solution, as you found it
puzzles-line-solution = The solution
puzzles-line-other = Another turn
puzzles-rule = The rule
puzzles-reasons = Why
puzzles-failed = The server does not answer. Try again.
