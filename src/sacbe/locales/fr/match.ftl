# `sacbe match` : des robots entre eux.

help-match =
    Fait jouer des robots les uns contre les autres.

    Chaque donne est jouée une fois dans chaque disposition, avec les mêmes dés, pour que ni la chance ni les places ne décident. Robots : random, easy, medium, hard, expert, greedy, search:1000 (simulations par décision), search:500ms (temps par décision).
help-match-bots = Les robots, un pour chaque place du jeu.
help-match-games = Combien de parties ; un multiple du nombre de robots.

match-winning-score = Score moyen du vainqueur
match-rating = Cote
match-rating-value = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }

problem-match-bots = Un match demande au moins deux robots, séparés par des virgules ; il y en a { $count }.
problem-match-games = Avec { $seatings } robots, le nombre de parties doit être un multiple de { $seatings }, pour que chaque donne soit jouée dans chaque disposition ; { $games } ne l’est pas.
problem-bot-budget = « { $name } » ne dit pas combien de temps réfléchir : search:1000 pour des simulations ou search:500ms pour des millisecondes.
