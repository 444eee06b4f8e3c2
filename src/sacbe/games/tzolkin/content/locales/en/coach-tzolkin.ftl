# The clock and the calendar of the game, and what it warns of; the page loads them with the words of the coach.
clock-tzolkin-day = day { $number }
clock-tzolkin-day-unit = day

calendar-tzolkin-part = age { $number }
calendar-tzolkin-food-day = food day
calendar-tzolkin-end-of-age = end of an age

worry-tzolkin-hunger =
    { $workers ->
        [one] On the food day in { $days } days { $workers } worker stays hungry ({ $corn } corn short): −{ $points } points.
       *[other] On the food day in { $days } days { $workers } workers stay hungry ({ $corn } corn short): −{ $points } points.
    }
worry-tzolkin-pushed-off = The worker on the last space of { $gear } comes home without an action on the next day.
worry-tzolkin-all-placed = All workers are on the gears: the next turn must pick up.
worry-tzolkin-no-corn = There is no corn left.
