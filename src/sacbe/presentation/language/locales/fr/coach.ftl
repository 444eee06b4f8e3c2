# L’entraîneur : l’analyse d’une partie terminée, et les conseils.

problem-review-unfinished = La partie n’est pas terminée : sa feuille s’arrête après { $count } réponses. Seules les parties terminées sont analysées.
problem-review-depth = Une profondeur est un nombre entier de 1 à { $most }, pas { $depth }.
problem-review-forms = Choisissez une seule forme : --json ou --html.
problem-review-try-number = Il n’y a pas de tournant { $number } ; cette partie en compte { $count }.
problem-review-try-luck = Le tournant { $number } vient du hasard ; il n’y a rien à essayer.
problem-review-try-forms = --try demande des coups ; il ne va ni avec --json ni avec --html.
problem-hint-chance = Il n’y a pas de conseil pendant que le hasard répond.
problem-hint-step = Un conseil a les étapes 1, 2 et 3, pas { $step }.
problem-explain-chance = La réponse { $at } vient du hasard ; il n’y a rien à expliquer.
problem-explain-secret = La réponse { $at } est secrète ; elle pourra être expliquée après la partie.
problem-explain-nothing = Il n’y a pas de coup plus ancien à expliquer.

help-review = Analyser une partie terminée : chances, hasard, chaque décision et ce qui l’a fait basculer.
help-review-depth = Combien de fois plus de simulations que d’habitude ; plus profond est plus sûr et plus lent.
help-review-html = Écrire une seule page HTML qui n’a besoin de rien d’autre.
help-review-try = Essayer soi-même un tournant, par son numéro.
help-typical = Écrire comment les points se répartissent dans les parties habituelles, pour les analyses d’un jeu.
help-typical-file = Le fichier à écrire ; celui qui est livré est data/typical.json du jeu.
help-typical-games = Combien de parties sont jouées pour chaque nombre de joueurs.
typical-written = { $file } : { $games } parties

clock-tzolkin-day = jour { $number }
clock-chichen_itza-round =
    { $number ->
        [0] avant la manche 1
       *[other] manche { $number }
    }
clock-temple_of_chac-round =
    { $number ->
        [0] avant la manche 1
       *[other] manche { $number }
    }
clock-tzolkin-day-unit = jour
clock-chichen_itza-round-unit = manche
clock-temple_of_chac-round-unit = manche
calendar-tzolkin-part = âge { $number }
calendar-tzolkin-food-day = jour de nourriture
calendar-tzolkin-end-of-age = fin d’un âge

review-doing = analyse
review-stopped = Ce qui a été trouvé est gardé. La même commande continue à partir de là.
review-title = Analyse de { $game }
review-where = { $game }, { $players } joueurs, { $decisions } décisions
review-sure = { $simulations } simulations à la profondeur { $depth }. Les nombres après ± sont des erreurs types.
review-score = Points
review-accuracy = Précision
review-kind-good = Bon
review-kind-inaccuracy = Imprécision
review-kind-mistake = Erreur
review-kind-blunder = Grosse erreur
review-kind-only-move = Seul coup
review-start = Début
review-luck = Hasard
review-own = Propres décisions
review-others = Autres
review-result = Résultat
review-account = Où est passée la chance de gagner, en pour cent : début + hasard + propres décisions + décisions des autres = résultat.
review-account-note = Le hasard, c’est ce qui est arrivé face à tout ce qui pouvait arriver. Les décisions sont mesurées à ce que de bons robots font de la même position.
review-chance = Chance de gagner
review-no-clock = réponse { $at }
review-points = Tournants
review-lost = { $when }, { $seat } : { $kind }, −{ $loss } ± { $error }. Joué : { $move }. Mieux : { $better }.
review-only = { $when }, { $seat } : le seul bon coup : { $move }. Le suivant coûte { $loss } ± { $error }.
review-chanced = { $when } : le hasard a changé la chance de { $seat } de { $change } ± { $error }.
review-none = Aucun moment n’a fait basculer cette partie à lui seul.
review-try-offer = Essayez vous-même : la même commande avec --try et le numéro.
review-try-lost = { $seat }, { $when }. Joué : { $move }. Cela a coûté { $loss } ± { $error } points de chance. Trouvez mieux.
review-try-only = { $seat }, { $when }. Un seul plan était bon. Trouvez son premier coup.
review-try-ask = Tapez un numéro ou un coup. Une ligne vide donne le meilleur plan.
review-try-right = Cela compte : à { $margin } points de chance du meilleur au plus.
review-try-known = Cela coûte { $loss } ± { $error } points de chance. Essayez encore.
review-try-wrong = Cela ne compte pas : à plus de { $margin } points de chance du meilleur. Essayez encore.
review-try-best = Le meilleur plan trouvé : { $better }.
review-story-won = Victoire : { $seat }.
review-story-shared = { $seats } se partagent la victoire.
review-story-nobody = Personne n’a gagné.
review-story-lost = Ce qui a coûté le plus d’un coup : { $loss } points de chance pour { $seat }, { $when }.
review-story-luck = Ce que le hasard a le plus changé d’un coup : { $change } pour { $seat }, { $when }.
review-story-only = Ce qui a compté le plus : { $seat } a trouvé le seul bon coup, { $when }.
review-story-none = Aucun moment n’a décidé seul de cette partie.
review-decided = Ce qui a décidé la partie
review-won = { $seat } a gagné avec { $points } points, { $lead } de plus que { $second }.
review-shared = { $seats } partagent la victoire avec { $points } points.
review-nobody = Personne n’a gagné.
review-more = { $seat } était devant les autres pour : { $categories }.
review-less = { $seat } était derrière les autres pour : { $categories }.
review-part = { $category } ({ $points })
review-usual = Par rapport aux parties habituelles : { $parts }.
review-usual-part = { $seat } avait beaucoup ({ $category } : plus que { $percent } sur 100)
review-usual-less = { $seat } avait peu ({ $category } : plus que seulement { $percent } sur 100)
review-luck-said = Pour la victoire, le hasard a compté { $luck }, les propres décisions { $own } et celles des autres { $others }.
review-moment = Moment
review-change = Changement
review-all = Toutes les décisions qui ont coûté quelque chose
review-class = Jugement
review-move = Coup

hint-look = Regardez ceci : { $things }.
hint-theme = Pensez à : { $theme }.
hint-think = Comparez ce que vos coups rapportent jusqu’à la fin de la partie.
hint-then = { $move } ; puis : { $rest }.
hint-alone = { $move }.
hint-option = { $move } : gagne { $chance } ± { $error }, { $points } points attendus
hint-better = Cela gagne { $more } ± { $error } points de chance de plus que « { $other } ».
hint-close = C’est aussi bon que « { $other } » ; la différence est de { $more } ± { $error }.
hint-only = Il n’y a pas d’autre genre de coup.
hint-more = Cela rapporte plus pour : { $categories }.
hint-less = Cela rapporte moins pour : { $categories }.
hint-takes = Cela coûte à { $seat } { $chance } points de chance.
hint-gives = Cela aide { $seat } de { $chance } points de chance.
hint-risk = Le hasard y a sa part : { $effects }.
hint-solves = Cela règle ceci : { $worries }
hint-leaves = Cela laisse ceci en suspens : { $worries }
hint-sure = D’après { $simulations } simulations ; les nombres après ± sont des erreurs types.
hint-guess = Ce sont des estimations grossières : il n’y a pas de poids appris pour ce jeu avec autant de joueurs.
hint-played = { $seat } a joué : { $move }.
hint-played-best = L’entraîneur aurait joué cela aussi.
hint-played-other = L’entraîneur aurait joué « { $move } », meilleur de { $more } ± { $error } points de chance.

worry-tzolkin-hunger =
    { $workers ->
        [one] Au jour de nourriture dans { $days } jours, { $workers } ouvrier reste affamé (il manque { $corn } maïs) : −{ $points } points.
       *[other] Au jour de nourriture dans { $days } jours, { $workers } ouvriers restent affamés (il manque { $corn } maïs) : −{ $points } points.
    }
worry-tzolkin-pushed-off = L’ouvrier sur la dernière case de { $gear } revient sans action le jour suivant.
worry-tzolkin-all-placed = Tous les ouvriers sont sur les roues : au prochain tour, il faudra reprendre.
worry-tzolkin-no-corn = Il n’y a plus de maïs.
worry-chichen_itza-city-attack = Dernier en faveur : l’attaque de la ville a la force { $strength } ({ $points } points), et { $warriors } guerriers s’y trouvent.
worry-chichen_itza-upkeep = Les héros coûtent { $upkeep } pièces, et il y en a { $coins }.
worry-temple_of_chac-boulder = Le prochain jet du rocher touche avec { $chance }.
worry-temple_of_chac-walls = Le prochain jet du rocher ferme les murs avec { $chance }.
worry-temple_of_chac-sealed = Le prochain jet du rocher bouche la sortie avec { $chance }.
worry-temple_of_chac-fallen = À terre : se relever prend un dé.
worry-temple_of_chac-wounds = { $wounds } blessures sur { $health } : la prochaine peut donner un traumatisme.
worry-temple_of_chac-load = La charge laisse { $dice } dés pour le prochain tour.
