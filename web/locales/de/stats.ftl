stats-title = Statistik
stats-no-account = Mit einem Konto zählen hier deine Spiele; gegen andere mit Konto werden sie gewertet.
stats-none = Noch kein Spiel zu Ende gespielt.
stats-games = Spiele
stats-won = { $won } von { $played } gewonnen
stats-rating = Wertung
stats-rating-now =
    { $count ->
        [one] { $rating } nach einem gewerteten Spiel, plus minus { $deviation }
       *[other] { $rating } nach { $count } gewerteten Spielen, plus minus { $deviation }
    }
stats-unrated = Noch kein gewertetes Spiel. Gewertet wird, wenn alle am Tisch ein Konto haben und niemand den Ratgeber fragt.
stats-chart = Wertung nach jedem Spiel
stats-chart-point = { $day }: Wertung { $rating }, Platz { $place }
stats-history = Gespielte Spiele
stats-place = { $place }.
stats-friends = Unter Freunden
stats-games-rated =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
