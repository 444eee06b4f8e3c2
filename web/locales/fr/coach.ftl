# L’entraîneur : l’analyse d’une partie finie et le conseil à la table.
coach-review = Analyse
coach-modes = Après la partie
coach-result = Résultat
coach-replay = Revoir
coach-tab-moments = Moments
coach-tab-seats = Places
coach-tab-board = Plateau
coach-you = vous
coach-person = personne

# ---- avant qu’il y en ait une
coach-invite = Qu’est-ce qui a décidé cette partie ?
coach-invite-chart = Les chances de victoire de tous, du début à la fin.
coach-invite-turning = Les moments les plus importants, et ce qui aurait été mieux.
coach-invite-luck = La part de la chance et celle des décisions.
coach-start = Analyser cette partie
coach-takes = Il faut environ une minute. Le résultat est gardé avec la partie.
coach-queued = L’entraîneur est occupé
coach-queued-place = { $place ->
    [0] Cela commence.
    [1] C’est la prochaine.
   *[other] Place { $place } dans la file.
}
coach-running = L’entraîneur regarde chaque décision
coach-running-done = { $done } moments sur { $total } regardés
coach-stays = Vous pouvez quitter cette page. L’analyse continue.
coach-failed = Il n’y a pas d’analyse
coach-again = Réessayer
coach-deeper = Regarder plus loin
coach-no-answer = L’entraîneur n’a pas répondu. Veuillez réessayer.

# ---- graphique
coach-chart = Chances de victoire de toutes les places au cours de la partie, en pour cent
coach-chance = Chances de victoire
coach-band = La bande autour de votre ligne montre le doute.
coach-slider = Moment du graphique
coach-pin = Tournant { $number }, { $when }
coach-even = Des chances égales pour tous
coach-best-chance = Chances après le meilleur coup

# ---- tournants
coach-turning = Tournants
coach-turning-count = { $count ->
    [0] Tournants
    [1] Un tournant
    [2] Deux tournants
    [3] Trois tournants
    [4] Quatre tournants
    [5] Cinq tournants
   *[other] { $count } tournants
}
coach-whose = Les moments de qui
coach-all-seats = tous
coach-only-mine = les miens
coach-none-mine = Aucun de ces moments n’est le vôtre.
coach-cost = chances en points sur 100
coach-luck-kind = Hasard
coach-try = À vous d’essayer
coach-try-at = À vous d’essayer : { $when }
coach-try-begin = Trouvez mieux que ce qui a été joué.
coach-try-solved = Bravo : aussi bien que le meilleur coup.
coach-try-costs = Cela coûte { $cost } { $error } points de chances.
coach-try-other = L’entraîneur n’a pas regardé ce coup.
coach-nothing-better = Rien de mieux : le coup suivant coûte { $cost } { $error }.

# ---- le plateau à un moment
coach-moment = Le plateau à ce moment
coach-played = Joué
coach-better = Mieux
coach-chance-after = Chances de victoire après, en pour cent, avec leur erreur
coach-lost = { $way ->
    [more] Cela coûtait { $chance } { $error } points de chances, bien que cela rapporte { $points } points de plus.
   *[less] Cela coûtait { $chance } { $error } points de chances et { $points } points.
}
coach-was-best = Rien de mieux n’a été trouvé.
coach-standing = Chances de victoire en pour cent
coach-before = Tournant précédent
coach-next = Tournant suivant
coach-of = { $at } / { $count }

# ---- où sont allées les chances
coach-account = Où sont allées les chances
coach-part-start = début
coach-part-luck = hasard
coach-part-own = ses décisions
coach-part-others = les autres
coach-part-result = résultat
coach-seat-result = Place et résultat
coach-accuracy = Précision
coach-decisions = Décisions
coach-sum = Début + hasard + soi + les autres = résultat
coach-sum-error = hasard { $error }
coach-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
coach-points = { $points } points
coach-decided = Ce qui a décidé la partie
coach-account-note = Le hasard est comparé à tout ce qui pouvait arriver. La précision est de 100 si aucune décision n’a perdu de chances.

# ---- le conseil
coach-hint = Conseil
coach-why-secret = Ce qui s’est passé ici est encore secret. L’entraîneur pourra l’expliquer après la partie.
coach-why-person = Une personne a pris cette décision. L’entraîneur pourra l’expliquer après la partie.
coach-steps = Étapes du conseil
coach-step-where = Où
coach-step-idea = Idée
coach-step-moves = Coups
coach-where = Où regarder
coach-idea = L’idée
coach-thinking = L’entraîneur réfléchit…
coach-tell-idea = Dites-moi l’idée
coach-tell-moves = Comparer les coups
coach-noted = Le journal note le conseil.
coach-show = Montrer
coach-play = Jouer
coach-best = { $count ->
    [1] Le seul genre de coup
    [2] Les deux meilleurs
    [4] Les trois meilleurs et celui joué
   *[other] Les trois meilleurs
}
coach-then = puis { $rest }
coach-expected = Points attendus
coach-against = coup 1 contre coup 2, total { $total }
coach-against-played = coup 1 contre le coup joué, total { $total }
