# `sacbe match` : des robots entre eux.

help-match =
    Fait jouer des robots les uns contre les autres.

    Chaque donne est jouée une fois dans chaque disposition, avec les mêmes dés, pour que ni la chance ni les places ne décident. Robots : random, beginner, easy, casual, medium, hard, expert, master, greedy, search:1000 (simulations par décision), search:500ms (temps par décision), ahead:8 (plusieurs tours à l’avance, donnes par décision), ahead:1000ms ; un style comme dans hard/builder ; les premiers robots comme dans classic:greedy.
help-match-bots = Les robots, un pour chaque place du jeu.
help-match-games = Combien de parties ; un multiple du nombre de robots.

match-winning-score = Score moyen du vainqueur
match-rating = Classement
match-rating-value = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }

problem-match-bots = Un match demande au moins deux robots, séparés par des virgules ; il y en a { $count }.
problem-match-games = Avec { $seatings } robots, le nombre de parties doit être un multiple de { $seatings }, pour que chaque donne soit jouée dans chaque disposition ; { $games } ne l’est pas.

# `sacbe ladder`
help-ladder =
    Fait jouer chaque niveau de robots contre le niveau juste en dessous, et les classe tous.

    Les deux robots occupent une place sur deux, et chaque donne est jouée deux fois, places échangées. Sur l’échelle d’un jeu, le niveau moyen a 1500 ; un robot qui a 100 points de plus gagne 64 parties à deux sur 100.
help-ladder-games = Combien de parties joue chaque paire ; un nombre pair.
help-ladder-last = Combien de parties joue la paire la plus forte, qui réfléchit le plus longtemps ; sans indication, autant que les autres.
help-ladder-players = Combien de joueurs ; un nombre pair.
help-ladder-levels = Les robots, du plus faible au plus fort ; par défaut tous les niveaux.
help-ladder-write = Range les classements dans le paquet ; ils sont montrés là où l’on choisit un robot.
ladder-below = Contre
ladder-written = Écrit : { $file }

problem-ladder-levels = Une échelle demande au moins deux robots différents, séparés par des virgules, aucun deux fois ; vous en avez donné { $count } différents.
problem-ladder-players = Sur une échelle, deux robots se partagent les places : leur nombre doit être pair ; { $players } ne l’est pas.
problem-ladder-write = Seuls les classements de tous les niveaux ensemble peuvent être rangés : { $known }.
problem-ladder-write-usual = Seuls les classements du jeu habituel à deux peuvent être rangés ; laissez --players, --option et --components de côté.
