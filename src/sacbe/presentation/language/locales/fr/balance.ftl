# `sacbe balance` : un robot à toutes les places, et ce que cela dit du jeu.

help-balance =
    Mesure un jeu : un même robot joue à toutes les places de nombreuses parties.

    Montre la part des victoires par place et par premier ordre du tour, les points par catégorie, la durée des parties et ce que le jeu compte en plus. La même graine donne les mêmes parties, quel que soit le nombre de processus. Les chiffres disent comment ce robot joue, pas comment des personnes joueraient.
help-balance-bot = Qui joue à toutes les places.
help-balance-compare = Jouer le jeu de base, puis avec chaque module seul et avec tous ensemble, et montrer les résultats côte à côte.

balance-shortest = Le moins de décisions
balance-longest = Le plus de décisions
balance-draws = Tirages par partie
balance-deviation = Dispersion des scores
balance-margin = Avance sur le deuxième
balance-order = Premier ordre du tour
balance-variant = Joué avec
balance-category = Catégorie
balance-all = Tous
balance-winners = Vainqueurs
balance-share = Part des points
