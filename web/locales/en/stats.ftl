stats-title = Statistics
stats-no-account = With an account, your games are counted here and rated against others with one.
stats-none = No finished games yet.
stats-games = Games
stats-won = { $won } won of { $played }
stats-rating = Rating
stats-rating-now =
    { $count ->
        [one] { $rating } after one rated game, give or take { $deviation }
       *[other] { $rating } after { $count } rated games, give or take { $deviation }
    }
stats-unrated = No rated game yet. A game is rated if everybody at the table has an account and nobody asks the coach.
stats-chart = Rating after each game
stats-chart-point = { $day }: rating { $rating }, place { $place }
stats-history = Games played
stats-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
stats-friends = Among friends
stats-games-rated =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
