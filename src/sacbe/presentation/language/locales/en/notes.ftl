# What is so now with a thing of the board: note-<game>-<what>.  Rules beside it say what it does.

note-chichen_itza-ground =
    { $ground ->
        [water] { $terrain } on water.
        [both] { $terrain } on land and water.
       *[land] { $terrain } on land.
    }
note-chichen_itza-creature =
    { $known ->
        [yes] Guarded by: { $kind }, strength { $strength }.
        [changed] Guarded by: { $kind }, strength { $strength }, now { $hearts }.
       *[no] Guarded by: { $kind }, strength not known to you.
    }
note-chichen_itza-die =
    { $die ->
        [light] It rolls its light die now.
       *[dark] It rolls its dark die now.
    }
note-chichen_itza-empty = Nobody is here.
note-chichen_itza-owner =
    { $count ->
        [0] Held by { $seat }: warriors { $warriors }.
       *[other] Held by { $seat }: warriors { $warriors }, { $heroes }.
    }
note-chichen_itza-there =
    { $count ->
        [0] { $seat }: warriors { $warriors }.
       *[other] { $seat }: warriors { $warriors }, { $heroes }.
    }
note-chichen_itza-scouts = Scouts: { $seats }.
note-chichen_itza-gems = Gems left: { $count }.
note-chichen_itza-ruin = Ruin: { $ruin }, points at the end { $points }.
note-chichen_itza-tunnel = Its tunnel leads to { $places }.
note-chichen_itza-attack = The attack at the end of this round has strength { $strength } and is worth { $points } points if it is repelled.
note-chichen_itza-prices = Price in coins: { $low } for the first, { $high } for later ones.
note-chichen_itza-due = Your price now: { $price }.
note-chichen_itza-marks = Used in this round by { $seats }.
note-chichen_itza-gear-defense = Your level is { $level }: up to { $value } active shields.
note-chichen_itza-gear-melee = Your level is { $level }: dice from 1 to { $value } hit in melee.
note-chichen_itza-gear-ranged = Your level is { $level }: { $value } dice in the ranged phase, movement range { $range }.
note-chichen_itza-gear-magic = Your level is { $level }.
note-chichen_itza-task =
    { $count ->
        [0] Nobody has fulfilled it yet.
       *[other] Fulfilled by { $seats }.
    }
note-chichen_itza-deck = Cards left in this deck: { $count }.
note-chichen_itza-upkeep = { $card }. Upkeep each round: { $count }.
note-chichen_itza-line = The line { $line } pays: { $bonus }.
note-chichen_itza-have = You have { $count }.
note-chichen_itza-favor = Highest in favor first: { $seats }.
note-chichen_itza-seat = Coins { $coins }, luck { $luck }, idols { $idols }, magic cards { $hand }. Tiles held { $tiles }, warriors in reserve { $reserve }, turns left { $markers_left }.

note-tzolkin-does = Its action: { $does }.
note-tzolkin-taken = { $seat } stands here.
note-tzolkin-dummy = A dummy worker stands here.
note-tzolkin-free = The next worker on this gear comes here for { $corn } corn.
note-tzolkin-corn-pile = Corn on the calendar: { $corn }.
note-tzolkin-full = No space is free.
note-tzolkin-next = The next worker comes to { $space } for { $corn } corn.
note-tzolkin-tile = { $printed }.
note-tzolkin-price =
    { $missing ->
        [0] You can pay for it.
        [one] You lack { $missing } block or skull.
       *[other] You lack { $missing } blocks or skulls.
    }
note-tzolkin-temple = { $printed }.
note-tzolkin-step = { $seat } is on step { $step }.
note-tzolkin-level = { $seat } is on level { $level }.
note-tzolkin-advance =
    { $blocks ->
        [one] Your next advance costs { $blocks } block.
       *[other] Your next advance costs { $blocks } blocks.
    }
note-tzolkin-have = You have { $count }.
note-tzolkin-bank = In the bank: { $count }.
note-tzolkin-field = Field { $field }: corn tiles { $corn }, wood tiles { $wood }.
note-tzolkin-day =
    { $days ->
        [0] This day is today.
        [1] This day is tomorrow.
       *[other] Days until then: { $days }.
    }
note-tzolkin-past = This day is over.
note-tzolkin-meal = Workers you must feed: { $hungry }, for { $corn } corn. Hungry with what you have: { $unfed }, points { $points }.
note-tzolkin-workers = { $seat } has { $workers } workers, of them in hand { $hand }.
note-tzolkin-begins = { $seat } begins this round.
note-tzolkin-seat = Points { $points }, corn { $corn }, workers { $workers }, of them in hand { $hand }.
note-tzolkin-speed =
    { $board ->
        [light] May still turn the calendar two days.
       *[dark] Has turned the calendar two days already.
    }

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

note-bul-stack = { $seat } holds a stack of { $count }.
note-bul-empty = Nobody is here.
note-bul-side = In hand { $hand }, captives { $captives }, dead { $dead }.

# A figure that a variant has otherwise; $what are the last words of its path in the components.
explained-changed = Changed in this variant: { $what } is { $now }. In the box it is { $was }.
