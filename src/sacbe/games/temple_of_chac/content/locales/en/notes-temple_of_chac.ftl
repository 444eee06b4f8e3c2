# Notes on the things of the board, cautions before a choice, and what tells styles apart.
note-temple_of_chac-lava =
    { $lava ->
        [gone] The tile has sunk: there is only lava.
        [trap] A trap with the number { $number }.
        [searched] A safe tile with the number { $number }, already searched.
        [safe] A safe tile with the number { $number }.
       *[down] { $known ->
            [yes] Face down. You know its number: { $number }.
           *[no] Face down: safe, or a trap.
        }
    }
note-temple_of_chac-web =
    { $web ->
        [hidden] A web that nobody has looked under.
        [spider] A spider was under the web.
       *[gone] The web is gone.
    }
note-temple_of_chac-boulder = The boulder is here.
note-temple_of_chac-plate = A pressure plate: the boulder sets it off.
note-temple_of_chac-no-idol = The alcove beside it is empty.
note-temple_of_chac-idol =
    { $needed ->
        [0] In the alcove: { $treasure }.
        [one] In the alcove: { $treasure }. The lock takes { $needed } success.
       *[other] In the alcove: { $treasure }. The lock takes { $needed } successes.
    }
note-temple_of_chac-planks = Planks left: { $count }.
note-temple_of_chac-there = Here: { $seats }.
note-temple_of_chac-stop = Chance that the boulder stops here next: { $percent } %.
note-temple_of_chac-clue = The lava tile with the number { $number } is a trap.
note-temple_of_chac-clue-known = You know which one it is: { $space }.
note-temple_of_chac-use = What it does: { $use }.
note-temple_of_chac-treasure =
    { $sure ->
        [yes] Points outside: { $most }.
       *[no] Points outside: { $least } to { $most }.
    }
note-temple_of_chac-die = A die from { $least } to { $most }: steps of a move { $steps }, cards of a search { $cards }.
note-temple_of_chac-deck = Cards left: { $count }.
note-temple_of_chac-boulder-at = The boulder is at { $space }.
note-temple_of_chac-roll = Next roll: { $base }, and 1 more for each of { $dice } dice that shows { $least } or more.
note-temple_of_chac-sealed = Chance that this seals the exit: { $percent } %.
note-temple_of_chac-injuries = Injuries left in the supply: { $count }.
note-temple_of_chac-walls =
    { $walls ->
        [open] The walls are open.
        [closing] The walls are closing.
       *[shut] The walls are shut.
    }
note-temple_of_chac-escaped = Out of the temple.
note-temple_of_chac-at = Now at: { $space }.
note-temple_of_chac-adventurer = Plays { $adventurer }.
note-temple_of_chac-seat = Wounds { $wounds } of { $health }, injuries { $injuries }; treasures in hand { $hand }, stored { $store }.

caution-temple_of_chac-dice =
    { $dice ->
        [one] { $dice } unspent die is lost.
       *[other] { $dice } unspent dice are lost.
    }
caution-temple_of_chac-fallen = You stay on the ground: standing up would take one die.

train-style-temple_of_chac-escaped = escaped
train-style-temple_of_chac-treasures = treasures
train-style-temple_of_chac-injuries = injuries
train-style-temple_of_chac-lesser-idols = lesser idols
train-style-temple_of_chac-chac-idol = idols of Chac
train-style-temple_of_chac-clues-read = clues read
train-style-temple_of_chac-alcoves-open = alcoves opened
train-style-temple_of_chac-rounds = rounds
