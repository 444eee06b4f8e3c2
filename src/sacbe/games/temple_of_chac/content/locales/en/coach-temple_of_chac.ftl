# The clock and the calendar of the game, and what it warns of; the page loads them with the words of the coach.
clock-temple_of_chac-round =
    { $number ->
        [0] before round 1
       *[other] round { $number }
    }
clock-temple_of_chac-round-unit = round

worry-temple_of_chac-boulder = The next roll of the boulder hits with { $chance }.
worry-temple_of_chac-walls = The next roll of the boulder shuts the walls with { $chance }.
worry-temple_of_chac-sealed = The next roll of the boulder seals the exit with { $chance }.
worry-temple_of_chac-fallen = Fallen: standing up takes a die.
worry-temple_of_chac-wounds = { $wounds } of { $health } wounds: the next one may be an injury.
worry-temple_of_chac-load = The load leaves { $dice } dice for the next turn.
