# The clock and the calendar of the game, and what it warns of; the page loads them with the words of the coach.
clock-chichen_itza-round =
    { $number ->
        [0] before round 1
       *[other] round { $number }
    }
clock-chichen_itza-round-unit = round

worry-chichen_itza-city-attack = Last in favor: the attack on the city has strength { $strength } ({ $points } points), and { $warriors } warriors stand there.
worry-chichen_itza-upkeep = The heroes cost { $upkeep } coins, and there are { $coins }.
