# Ce que `sacbe balance` et `sacbe lab` comptent dans Tzolk'in : les tableaux, leurs lignes et leurs colonnes.

balance-tzolkin-actions = Action
balance-tzolkin-gears = Ouvriers placés
balance-tzolkin-picked = Ouvriers repris
balance-tzolkin-buildings = Bâtiment
balance-tzolkin-monuments = Monument
balance-tzolkin-wealth = Richesse de départ
balance-tzolkin-levels = Technologie
balance-tzolkin-temples = Temple
balance-tzolkin-days = Les jours
balance-tzolkin-goods = À la fin

balance-tzolkin-row-rounds = Tours
balance-tzolkin-row-double-days = Jours doubles
balance-tzolkin-row-begged = Maïs mendié
balance-tzolkin-row-pushed-off = Ouvriers poussés hors de la roue
balance-tzolkin-row-unfed = Ouvriers non nourris
balance-tzolkin-row-calendar-corn = Maïs pris sur le calendrier
balance-tzolkin-row-workers = Ouvriers
balance-tzolkin-row-corn = Maïs
balance-tzolkin-row-blocks = Bois, pierre et or
balance-tzolkin-row-skulls = Crânes
balance-tzolkin-row-buildings = Bâtiments
balance-tzolkin-row-monuments = Monuments
balance-tzolkin-row-corn-tiles = Tuiles de maïs
balance-tzolkin-row-wood-tiles = Tuiles de bois

balance-tzolkin-column-all = Tous
balance-tzolkin-column-winners = Vainqueurs
balance-tzolkin-column-price = Prix moyen
balance-tzolkin-column-open = Visible
balance-tzolkin-column-built = Construit
balance-tzolkin-column-won = Propriétaire gagne
balance-tzolkin-column-dealt = Distribuée
balance-tzolkin-column-kept = Gardée
balance-tzolkin-column-reached = Atteint
balance-tzolkin-column-climbed = Marches montées
balance-tzolkin-column-angered = Marches descendues
