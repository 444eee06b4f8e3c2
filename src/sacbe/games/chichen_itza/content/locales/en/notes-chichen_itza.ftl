# Notes on the things of the board, cautions before a choice, and what tells styles apart.
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

caution-chichen_itza-idle = This action does nothing now: its price and the turn are spent for nothing.
caution-chichen_itza-warriors =
    { $warriors ->
        [one] { $warriors } more warrior could come and stays in the reserve.
       *[other] { $warriors } more warriors could come and stay in the reserve.
    }
caution-chichen_itza-march = Nobody marches: the action is spent for nothing.

train-style-chichen_itza-tiles = tiles
train-style-chichen_itza-gods = gods
train-style-chichen_itza-heroes = heroes
train-style-chichen_itza-idols = idols
train-style-chichen_itza-coins = coins left
train-style-chichen_itza-scouts = scouts
train-style-chichen_itza-tasks-done = tasks done
train-style-chichen_itza-city-won = attacks on the city repelled
train-style-chichen_itza-city-lost = attacks on the city lost
