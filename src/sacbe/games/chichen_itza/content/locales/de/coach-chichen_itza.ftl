# The clock and the calendar of the game, and what it warns of; the page loads them with the words of the coach.
clock-chichen_itza-round =
    { $number ->
        [0] vor Durchgang 1
       *[other] Durchgang { $number }
    }
clock-chichen_itza-round-unit = Durchgang

worry-chichen_itza-city-attack = Letzter in der Gunst: Der Angriff auf die Stadt hat Stärke { $strength } ({ $points } Punkte), und { $warriors } Krieger stehen dort.
worry-chichen_itza-upkeep = Die Helden kosten { $upkeep } Münzen, da sind { $coins }.
