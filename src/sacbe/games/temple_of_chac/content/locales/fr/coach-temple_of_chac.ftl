# The clock and the calendar of the game, and what it warns of; the page loads them with the words of the coach.
clock-temple_of_chac-round =
    { $number ->
        [0] avant la manche 1
       *[other] manche { $number }
    }
clock-temple_of_chac-round-unit = manche

worry-temple_of_chac-boulder = Le prochain jet du rocher touche avec { $chance }.
worry-temple_of_chac-walls = Le prochain jet du rocher ferme les murs avec { $chance }.
worry-temple_of_chac-sealed = Le prochain jet du rocher bouche la sortie avec { $chance }.
worry-temple_of_chac-fallen = À terre : se relever prend un dé.
worry-temple_of_chac-wounds = { $wounds } blessures sur { $health } : la prochaine peut donner un traumatisme.
worry-temple_of_chac-load = La charge laisse { $dice } dés pour le prochain tour.
