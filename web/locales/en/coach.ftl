# The coach: the review of a finished game and the hint at the table.
coach-review = Review
coach-modes = After the game
coach-result = Result
coach-replay = Replay
coach-tab-moments = Moments
coach-tab-seats = Seats
coach-tab-board = Board
coach-you = you
coach-person = person

# ---- before there is one
coach-invite = What turned this game?
coach-invite-chart = Everybody’s chance to win, from the start to the end.
coach-invite-turning = The moments that mattered most, and what would have been better.
coach-invite-luck = How much was luck, and how much was decided.
coach-start = Review this game
coach-takes = It takes about a minute. The result is kept with the game.
coach-queued = Waiting for the coach
coach-queued-place = { $place ->
    [0] It begins now.
    [1] It is the next one.
   *[other] Place { $place } in the queue.
}
coach-running = The coach looks at every decision
coach-running-done = { $done } of { $total } moments looked at
coach-stays = You may leave this page. The review goes on.
coach-failed = There is no review
coach-again = Try again
coach-deeper = Look deeper
coach-no-answer = The coach did not answer. Please try again.

# ---- chart
coach-chart = Chance to win of all seats over the game, in percent
coach-chance = Chance to win
coach-band = The band around your line shows the doubt.
coach-slider = Moment on the chart
coach-pin = Turning point { $number }, { $when }
coach-even = An equal chance for everybody
coach-best-chance = Chance after the best move

# ---- turning points
coach-turning = Turning points
coach-turning-count = { $count ->
    [0] Turning points
    [1] One turning point
    [2] Two turning points
    [3] Three turning points
    [4] Four turning points
    [5] Five turning points
   *[other] { $count } turning points
}
coach-whose = Whose moments
coach-all-seats = all seats
coach-only-mine = only mine
coach-none-mine = None of these moments is yours.
coach-cost = chance in points of 100
coach-luck-kind = Luck
coach-try = Try it yourself
coach-try-at = Try it yourself: { $when }
coach-try-begin = Find something better than what was played.
coach-try-solved = Well done: as good as the best move.
coach-try-costs = This costs { $cost } { $error } points of chance.
coach-try-other = The coach has not looked at this move.
coach-nothing-better = Nothing better: the next best costs { $cost } { $error }.

# ---- the board at a moment
coach-moment = The board at this moment
coach-played = Played
coach-better = Better
coach-chance-after = Chance to win after it, in percent, with its error
coach-lost = { $way ->
    [more] It cost { $chance } { $error } points of chance, though it brings { $points } points more.
   *[less] It cost { $chance } { $error } points of chance and { $points } points.
}
coach-was-best = Nothing better was found.
coach-standing = Chance to win in percent
coach-before = Turning point before this one
coach-next = Next turning point
coach-of = { $at } / { $count }

# ---- where the chance went
coach-account = Where the chance went
coach-part-start = start
coach-part-luck = luck
coach-part-own = own decisions
coach-part-others = others
coach-part-result = result
coach-seat-result = Seat and result
coach-accuracy = Accuracy
coach-decisions = Decisions
coach-sum = Start + luck + own + others = result
coach-sum-error = luck { $error }
coach-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
coach-points = { $points } points
coach-decided = What decided the game
coach-account-note = Luck is what chance did against all it could have done. Accuracy is 100 if no decision lost any chance.

# ---- the hint
coach-hint = Hint
coach-why-secret = What was done here is still a secret. The coach can explain it after the game.
coach-why-person = A person has decided this. The coach can explain it after the game.
coach-steps = Steps of the hint
coach-step-where = Where
coach-step-idea = Idea
coach-step-moves = Moves
coach-where = Where to look
coach-idea = The idea
coach-thinking = The coach is thinking …
coach-tell-idea = Tell me the idea
coach-tell-moves = Compare the moves
coach-noted = The log notes a hint.
coach-show = Show me
coach-play = Play it
coach-best = { $count ->
    [1] The only kind of move
    [2] Best two
    [4] Best three and the one played
   *[other] Best three
}
coach-then = then { $rest }
coach-expected = Expected points
coach-against = move 1 against move 2, total { $total }
coach-against-played = move 1 against the move played, total { $total }
