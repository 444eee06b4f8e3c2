# The coach: the review of a finished game.

problem-review-unfinished = The game is not finished: its record ends after { $count } answers. Only finished games are reviewed.
problem-review-depth = A depth is a whole number from 1 to { $most }, not { $depth }.

clock-tzolkin-day = day { $number }
clock-chichen_itza-round = round { $number }
clock-temple_of_chac-round = round { $number }
calendar-tzolkin-food-day = food day
calendar-tzolkin-end-of-age = end of an age
