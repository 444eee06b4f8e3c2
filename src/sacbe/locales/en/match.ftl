# `sacbe match`: bots against each other.

help-match =
    Let bots play against each other.

    Every deal is played once in each seating, with the same dice, so that neither luck nor seats decide. Bots: random, easy, medium, hard, expert, greedy, search:1000 (simulations per decision), search:500ms (time per decision).
help-match-bots = The bots, one for each seat of the game.
help-match-games = How many games; a multiple of the number of bots.

match-winning-score = Winner’s mean score
match-rating = Rating
match-rating-value = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }

problem-match-bots = A match needs at least two bots, separated by commas; you gave { $count }.
problem-match-games = With { $seatings } bots, the number of games must be a multiple of { $seatings }, so that every deal is played in every seating; { $games } is not.
problem-bot-budget = “{ $name }” does not say how long to think: write search:1000 for simulations or search:500ms for milliseconds.
