# The clock and the calendar of the game, and what it warns of; the page loads them with the words of the coach.
clock-chichen_itza-round =
    { $number ->
        [0] avant la manche 1
       *[other] manche { $number }
    }
clock-chichen_itza-round-unit = manche

worry-chichen_itza-city-attack = Dernier en faveur : l’attaque de la ville a la force { $strength } ({ $points } points), et { $warriors } guerriers s’y trouvent.
worry-chichen_itza-upkeep = Les héros coûtent { $upkeep } pièces, et il y en a { $coins }.
