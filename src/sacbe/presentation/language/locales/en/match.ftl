# `sacbe match`: bots against each other.

help-match =
    Let bots play against each other.

    Every deal is played once in each seating, with the same dice, so that neither luck nor seats decide. Bots: random, beginner, easy, casual, medium, hard, expert, master, greedy, search:1000 (simulations per decision), search:500ms (time per decision), ahead:8 (several turns ahead, deals per decision), ahead:1000ms; a style as in hard/builder; the first bots as in classic:greedy.
help-match-bots = The bots, one for each seat of the game.
help-match-games = How many games; a multiple of the number of bots.

match-winning-score = Winner’s mean score
match-rating = Rating
match-rating-value = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }

problem-match-bots = A match needs at least two bots, separated by commas; you gave { $count }.
problem-match-games = With { $seatings } bots, the number of games must be a multiple of { $seatings }, so that every deal is played in every seating; { $games } is not.

# `sacbe ladder`
help-ladder =
    Let every level of bots play against the one below it, and rate them all.

    The two bots have every other seat, and each deal is played twice with the seats swapped. On the scale of a game, the medium level has 1500; a bot with 100 points more wins 64 of 100 games between two players.
help-ladder-games = How many games each pair plays; an even number.
help-ladder-last = How many games the strongest pair plays, because it thinks longest; the default is as many as the others.
help-ladder-players = How many players; an even number.
help-ladder-levels = The bots, from weak to strong; the default is all levels.
help-ladder-write = Store the ratings in the package, to be shown where bots are chosen.
ladder-below = Against
ladder-written = Written: { $file }

problem-ladder-levels = A ladder needs at least two different bots, separated by commas, none of them twice; you gave { $count } different ones.
problem-ladder-players = On a ladder, two bots share the seats, so their number must be even; { $players } is not.
problem-ladder-write = Only the ratings of all levels together can be stored: { $known }.
problem-ladder-write-usual = Only ratings of the usual game for two players can be stored; leave out --players, --option and --components.
