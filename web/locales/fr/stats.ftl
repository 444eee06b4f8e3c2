stats-title = Statistiques
stats-no-account = Avec un compte, vos parties sont comptées ici et classées contre ceux qui en ont un.
stats-none = Pas encore de partie finie.
stats-games = Jeux
stats-won = { $won } gagnées sur { $played }
stats-rating = Classement
stats-rating-now =
    { $count ->
        [one] { $rating } après une partie classée, à { $deviation } près
       *[other] { $rating } après { $count } parties classées, à { $deviation } près
    }
stats-unrated = Pas encore de partie classée. Une partie compte si tous ont un compte et que personne ne demande conseil.
stats-chart = Classement après chaque partie
stats-chart-point = { $day } : classement { $rating }, place { $place }
stats-history = Parties jouées
stats-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
stats-friends = Entre amis
stats-games-rated =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
