# The clock and the calendar of the game, and what it warns of; the page loads them with the words of the coach.
clock-tzolkin-day = jour { $number }
clock-tzolkin-day-unit = jour

calendar-tzolkin-part = âge { $number }
calendar-tzolkin-food-day = jour de nourriture
calendar-tzolkin-end-of-age = fin d’un âge

worry-tzolkin-hunger =
    { $workers ->
        [one] Au jour de nourriture dans { $days } jours, { $workers } ouvrier reste affamé (il manque { $corn } maïs) : −{ $points } points.
       *[other] Au jour de nourriture dans { $days } jours, { $workers } ouvriers restent affamés (il manque { $corn } maïs) : −{ $points } points.
    }
worry-tzolkin-pushed-off = L’ouvrier sur la dernière case de { $gear } revient sans action le jour suivant.
worry-tzolkin-all-placed = Tous les ouvriers sont sur les roues : au prochain tour, il faudra reprendre.
worry-tzolkin-no-corn = Il n’y a plus de maïs.
