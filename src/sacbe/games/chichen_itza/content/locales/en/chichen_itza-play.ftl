# Chichén Itzá for players: moves, questions, panels and refusals in words.

# Moves: move-chichen_itza-<verb>; move-chichen_itza-use-<action> for the action of a tile.
move-chichen_itza-use = { $what }
move-chichen_itza-use-land-move = Land movement
move-chichen_itza-use-water-move = Water movement
move-chichen_itza-use-recruit-hero = Recruit a hero
move-chichen_itza-use-move-hero = Move { $hero }
move-chichen_itza-use-god-card = Take a god card
move-chichen_itza-use-defense = Raise the defense gear
move-chichen_itza-use-melee = Raise the melee gear
move-chichen_itza-use-ranged = Raise the ranged gear
move-chichen_itza-use-magic = Raise the magic gear, draw a card
move-chichen_itza-use-reinforcement = Reinforcement
move-chichen_itza-use-regroup = Regroup, then a treasure
move-chichen_itza-use-scout =
    Scout, then { $treasures ->
        [one] a treasure
       *[other] { $treasures } treasures
    }
move-chichen_itza-use-magic-cards = Draw 3 magic cards
move-chichen_itza-use-declare-war = Declare war
move-chichen_itza-use-favor = Gain favor
move-chichen_itza-coins = Take coins
move-chichen_itza-trade =
    { $for ->
        [coins] Trade an idol for coins
        [luck] Trade an idol for luck
       *[magic] Trade an idol for a magic card
    }
move-chichen_itza-stop = Stop: nothing more of this
move-chichen_itza-from = Start from { $place }: { $who }
move-chichen_itza-group = { $units }
move-chichen_itza-to =
    { $meets ->
        [city] Go to { $place }
        [creature] Fight on { $place }: { $who }
        [rival] Attack { $place }: { $who }
        [own] Join { $place }: { $who }
       *[nobody] Capture { $place }: { $who }
    }
move-chichen_itza-via = On the way, fetch warriors from { $place }: { $who }
move-chichen_itza-join =
    { $number ->
        [one] { $number } warrior joins
       *[other] { $number } warriors join
    }
move-chichen_itza-put = { $figure } to { $place }: { $who }
move-chichen_itza-lift = Take up: { $unit } from { $place } ({ $who })
move-chichen_itza-recruit = { $hero } to { $place }: { $card } (upkeep { $upkeep }). { $text }
move-chichen_itza-scout =
    { $count ->
        [0] Scout to { $place }: { $who }
       *[other] Scout to { $place }: { $who }; scouts: { $scouts }
    }
move-chichen_itza-god = { $god }
move-chichen_itza-look =
    { $count ->
        [one] Look at the { $colour } deck (1 card)
       *[other] Look at the { $colour } deck ({ $count } cards)
    }
move-chichen_itza-gear = Raise the { $gear } gear
move-chichen_itza-lower = Lower the { $gear } gear
move-chichen_itza-add-one = One pip more
move-chichen_itza-keep =
    { $what ->
        [cards] Play no magic card
        [roll] Let the roll stand
       *[all] Leave it as it is
    }
move-chichen_itza-pay =
    { $upkeep ->
        [0] Keep { $hero } for nothing
       *[other] Pay { $upkeep } for { $hero }
    }
move-chichen_itza-dismiss = Let { $hero } go
move-chichen_itza-yield =
    { $number ->
        [0] Warriors from every place
        [one] Coins from { $number } place
       *[other] Coins from { $number } places
    }
move-chichen_itza-invoke = { $god }
move-chichen_itza-decline = Decline
move-chichen_itza-cast =
    { $type ->
        [stone] { $number ->
            [one] Play { $number } stone card
           *[other] Play { $number } stone cards
        }
       *[fire] { $number ->
            [one] Play { $number } fire card
           *[other] Play { $number } fire cards
        }
    }{ $converted ->
        [0] {""}
       *[other] { $type ->
            [stone] { $converted ->
                [one] , { $converted } of them a fire card
               *[other] , { $converted } of them fire cards
            }
           *[fire] { $converted ->
                [one] , { $converted } of them a stone card
               *[other] , { $converted } of them stone cards
            }
        }
    }
move-chichen_itza-reroll =
    { $shields ->
        [0] Luck: roll all dice again
       *[other] A shield as luck: roll all dice again
    }
move-chichen_itza-hit =
    { $shields ->
        [0] Luck: one more hit
        [one] One shield as luck: one more hit
       *[other] { $shields } shields as luck: one more hit
    }
move-chichen_itza-again =
    { $way ->
        [one-miss] God 47: roll one miss again
        [misses] { $kept ->
            [0] God 48: roll all misses again
            [one] God 48: roll the misses again, but keep { $kept } six
           *[other] God 48: roll the misses again, but keep { $kept } sixes
        }
        [coins] { $kept ->
            [0] God 52: pay and roll all misses again
            [one] God 52: pay and roll the misses again, but keep { $kept } six
           *[other] God 52: pay and roll the misses again, but keep { $kept } sixes
        }
        [sixes] Hero 24: roll all sixes again
       *[creature] God 51: have the creature roll again
    }
move-chichen_itza-heart = Hero 09: an idol for one heart of the creature
move-chichen_itza-block =
    { $way ->
        [idol] Stop damage with an idol
        [luck] Hero 12: stop 1 damage with luck
       *[one-shield] Hero 16: stop all of it with one shield
    }
move-chichen_itza-suffer = Take the damage: shields first, then warriors, then heroes
move-chichen_itza-lose = Lose { $hero }
move-chichen_itza-phases =
    { $phase ->
        [melee] { $number ->
            [0] No melee phase { $next }
           *[other] A melee phase { $next } takes place
        }
       *[other] { $number ->
            [0] No phase of this kind ({ $name })
            [one] { $number } phase ({ $name })
           *[other] { $number } phases ({ $name })
        }
    }
move-chichen_itza-call = Call a warrior from { $place }: { $who }
move-chichen_itza-settle = Put the hero on { $place }: { $who }
move-chichen_itza-line =
    { $times ->
        [1] Line { $line } ({ $bonus })
       *[other] Line { $line } ({ $bonus }), twice
    }
move-chichen_itza-mark =
    { $origin ->
        [reserve] A warrior from the reserve
       *[board] A warrior from { $place }: { $who }
    }
move-chichen_itza-lay =
    { $count ->
        [0] Column { $column }, row { $row }
       *[other] Beside { $beside } (column { $column }, row { $row })
    }

# What a move does at once, in a word: effect-chichen_itza-<event>.
effect-chichen_itza-put = { "" }
effect-chichen_itza-gave =
    −{ $amount } { $amount ->
        [one] coin
       *[other] coins
    } to { $other }
effect-chichen_itza-upkeep =
    upkeep: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } a round
effect-chichen_itza-deployed =
    +{ $warriors } { $warriors ->
        [one] warrior
       *[other] warriors
    } ({ $place })
effect-chichen_itza-hits =
    { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    }
effect-chichen_itza-treasure =
    { $pips ->
        [3] die { $pips }: a magic card
        [6] die { $pips }: a gear up
       *[other] die { $pips }
    }
effect-chichen_itza-tunnelled = through the tunnel from { $from } to { $to }
effect-chichen_itza-captured = bonus of { $place }
effect-chichen_itza-gem-taken = { $gem } gem
effect-chichen_itza-peace-made =
    peace: { $war ->
        [0] no marker on war any more
        [one] { $war } marker still on war
       *[other] { $war } markers still on war
    }
effect-chichen_itza-blocked = { $damage } damage stopped

# What is told with a question.
ask-chichen_itza-turn = Turn { $turn } of { $turns }; coins: { $coins }.
ask-chichen_itza-start = They start from { $place }.
ask-chichen_itza-march = From { $place }: { $units }.
ask-chichen_itza-there = { $place }: { $who }.
ask-chichen_itza-levy = { $left } more at most; in reserve: { $reserve }.
ask-chichen_itza-lifted = In hand: { $units }.
ask-chichen_itza-upkeep = { $hero }: { $upkeep } of { $coins } coins.
ask-chichen_itza-offer = { $god }.
ask-chichen_itza-cards = In hand: { $stone } stone, { $fire } fire.
ask-chichen_itza-dice = You rolled { $dice }. Luck you have: { $luck }.
ask-chichen_itza-hits =
    They make { $hits ->
        [0] no hit
        [one] { $hits } hit
       *[other] { $hits } hits
    } (what hits: { $faces }).
ask-chichen_itza-follow-ups =
    { $count ->
        [one] If the roll stands, one die is rolled again.
       *[other] If the roll stands, { $count } dice are rolled again.
    }
ask-chichen_itza-idols = Idols: { $idols }.
ask-chichen_itza-face = It rolled: { $symbols }.
ask-chichen_itza-damage = Damage: { $damage }. Shields: { $shields }, idols: { $idols }.
ask-chichen_itza-fight-creature =
    { $hearts ->
        [one] { $place }: { $seat } with { $units } against { $kind } with { $hearts } heart.
       *[other] { $place }: { $seat } with { $units } against { $kind } with { $hearts } hearts.
    }
ask-chichen_itza-fight-player = { $place }: { $seat } with { $units } against { $other } with { $others }.
ask-chichen_itza-phase = { $phase }, phase { $number } of { $planned }.
ask-chichen_itza-so-far = Hits in this phase: { $seat } { $hits }.
ask-chichen_itza-so-far-both = Hits in this phase: { $seat } { $hits }, { $other } { $blows }.

# Panels of the terminal.
panel-chichen_itza-actions = Actions
panel-chichen_itza-cards = Cards
panel-chichen_itza-tiles = Tiles
panel-chichen_itza-owned = Owned
panel-chichen_itza-tables = Tables
screen-chichen_itza-heads = coin luck idol shld gear res card war fav turn
screen-chichen_itza-favor = Favor, highest first: { $favor }
screen-chichen_itza-status = Round { $round } of { $rounds } · prophecy: { $prophecy } · turn order: { $order }
screen-chichen_itza-signs = ~ water · 3+1 warriors, heroes · ° scouts · ? strength
screen-chichen_itza-letters = Camp, Mine, Temple, Village, Ruin (6/5: bonus, points)
screen-chichen_itza-fight-creature =
    { $hearts ->
        [one] { $place }: { $seat } { $units } against { $kind } with { $hearts } heart.
       *[other] { $place }: { $seat } { $units } against { $kind } with { $hearts } hearts.
    }
screen-chichen_itza-fight-player = { $place }: { $seat } { $units } against { $other } { $others }.
screen-chichen_itza-phase = { $phase } { $number }/{ $planned }, hits { $hits }:{ $blows }.
screen-chichen_itza-dice = Dice: { $dice }
screen-chichen_itza-costs = Cost of rows: { $rows } · of columns: { $columns }
screen-chichen_itza-or = { " " }or { "" }
screen-chichen_itza-price =
    { $used ->
        [yes] { $price }
       *[no] { $price }, then { $other }
    }
screen-chichen_itza-coins = Coins: always open, for nothing, as often as one likes
screen-chichen_itza-task =
    { $points ->
        [one] after round { $round } · { $points } point
       *[other] after round { $round } · { $points } points
    }
spoken-chichen_itza-between = { "; " }
spoken-chichen_itza-label = { $label }: { $text }
spoken-chichen_itza-tile =
    { $terrain ->
        [water] { $id } ({ $kind }, water)
        [land] { $id } ({ $kind }, land)
        [both] { $id } ({ $kind }, land and water)
        [water-both] { $id } ({ $kind }, water, now also land)
        [land-both] { $id } ({ $kind }, land, now also water)
       *[none] { $id } ({ $kind })
    }
spoken-chichen_itza-warriors =
    { $count ->
        [0] no warriors
        [one] { $count } warrior
       *[other] { $count } warriors
    }
spoken-chichen_itza-empty = empty
spoken-chichen_itza-owned =
    { $whose ->
        [own] your { $units }
       *[other] { $seat }, { $units }
    }
spoken-chichen_itza-creature =
    { $known ->
        [yes] { $kind }, strength { $strength }
        [changed] { $kind }, strength { $strength }, now { $hearts }
       *[no] { $kind }, strength unknown
    }
spoken-chichen_itza-ruin =
    { $points ->
        [one] { $points } point, { $bonus }
       *[other] { $points } points, { $bonus }
    }
spoken-chichen_itza-scouts = scouts: { $seats }
spoken-chichen_itza-beside = beside { $places }
spoken-chichen_itza-tunnel = through the tunnel to { $places }
spoken-chichen_itza-instead = { $now } instead of { $printed }
spoken-chichen_itza-range =
    { $range ->
        [one] Groups go { $range } step instead of { $printed }
       *[other] Groups go { $range } steps instead of { $printed }
    }
spoken-chichen_itza-gears = Gears: defense { $defense }, melee { $melee }, ranged { $ranged }, magic { $magic }
spoken-chichen_itza-pieces = Reserve { $reserve } ({ $strips } of { $of } strips pay) · scouts { $scouts } · turns { $markers } · on war { $war } · favor { $favor }
spoken-chichen_itza-magic =
    { $known ->
        [yes] Magic cards: { $stone } stone, { $fire } fire
       *[no] Magic cards: { $count }
    }
spoken-chichen_itza-shown = known to all: { $stone } stone, { $fire } fire

# Why not: refusal-<rule id>, filled with the numbers kept with the refusal.
refusal-ci-setup-placement = A tile must touch { $need } others; here it would touch { $have }.
refusal-ci-setup-city = The city or another tile lies there.
refusal-ci-setup-leftovers = That is not used with this number of players.
refusal-ci-action-choice = Your own marker lies on that action tile already.
refusal-ci-action-two-in-one = That tile does not offer { $action }.
refusal-ci-action-startable = There is nothing to begin with ({ $action }).
refusal-ci-cost-afford =
    { $need ->
        [one] That costs { $need } coin; there are { $have }.
       *[other] That costs { $need } coins; there are { $have }.
    }
refusal-ci-cost-god-20 = With the coin for { $holder } that costs { $need }; there are { $have }.
refusal-ci-action-gear = The gear is at level { $level }, the top ({ $gear }).
refusal-ci-idol-exchange = A trade needs { $need } idol; there are { $have }.
refusal-ci-ruling-magic-deck-empty = No magic card is left to be drawn.
refusal-ci-move-rule-1 = There are not enough units of yours ({ $place }).
refusal-ci-move-rule-2 = A group has at most { $limit } units, not { $asked }.
refusal-ci-move-rule-3 =
    { $range ->
        [one] That is too far: the group goes { $range } step.
       *[other] That is too far: the group goes { $range } steps.
    }
refusal-ci-move-rule-4 = This movement cannot enter that terrain ({ $place }).
refusal-ci-move-no-war = Attacking { $holder } needs a marker on war.
refusal-ci-move-arrival-price = An attack on { $holder } takes { $need } coins or markers on war; there are { $have }.
refusal-ci-move-other-tile = The group stands there already ({ $place }).
refusal-ci-tile-unit-limit = There is room for { $limit } units, not for { $asked }.
refusal-ci-action-reinforcement = Warriors come to the city or to tiles you control, not there ({ $place }).
refusal-ci-action-recruit-hero =
    { $place ->
        [none] That hero is fighting.
       *[other] That hero cannot be recruited to there ({ $place }).
    }
refusal-ci-action-regroup = Units go to the city or to tiles you control, not there ({ $place }).
refusal-ci-action-scout = A scout of yours is there already ({ $place }).
refusal-ci-scout-stays = All your scouts are on the board, and they stay there.
refusal-ci-action-god-card = That god card does not lie open.
refusal-ci-supply-e =
    { $need ->
        [one] The upkeep is { $need } coin; there are { $have }.
       *[other] The upkeep is { $need } coins; there are { $have }.
    }
refusal-ci-combat-luck-once = Luck helps once in a phase, and only where dice were rolled.
refusal-ci-combat-luck-reroll = A new roll takes { $need } luck or shields; there are { $have }.
refusal-ci-combat-luck-extra-hit = One more hit takes { $need } luck or shields; there are { $have }.
refusal-ci-combat-magic-fire-luck = A follow-up roll cannot be rolled again.
refusal-ci-combat-magic-cards = Of this type { $limit } may be played and { $have } are at hand.
refusal-ci-god-47 = Only god 47 rolls one miss again, once in a ranged phase.
refusal-ci-god-48 = Only god 48 rolls misses again, once and in the first melee phase.
refusal-ci-god-52 =
    { $need ->
        [0] Only god 52 sells new rolls of misses, once in a fight.
       *[other] The new roll costs { $need } coins; there are { $have }.
    }
refusal-ci-hero-24 = Only hero 24 rolls sixes again, once in a phase and if there are any.
refusal-ci-hero-09 = Only hero 09 gives idols for hearts of a creature, while there are both.
refusal-ci-hero-12 = Only hero 12 takes luck for shields and shields for luck, while there are some.
refusal-ci-hero-16 = Only hero 16 stops everything with one shield, and one must be active.
refusal-ci-god-50 = God 50 of the other side denies every shield.
refusal-ci-idol-shield = That takes { $need } idol; there are { $have }.
refusal-ci-ruling-phase-cards = Your god cards do not allow this number of phases now.
refusal-ci-god-30 = That is neither a card you looked at nor the open one of that colour.
refusal-ci-hidden-decks = God decks stay face down; only god 30 looks, and only where cards are left.
refusal-ci-move-rule-7 = Warriors cannot be picked up there ({ $place }).
refusal-ci-gem-star = The new gem does not trigger that line.
refusal-ci-hero-23 = Only hero 23 takes a line twice, and one of them only.
refusal-ci-end-g-tasks =
    { $place ->
        [reserve] The reserve is empty.
       *[other] None of your warriors is there ({ $place }).
    }
refusal-ci-city-attack-fighters = Exactly { $limit } units defend the city, not { $asked }.
refusal-ci-hero-scope =
    { $place ->
        [none] That hero is not on the board.
       *[other] The named hero must go along and stand there ({ $place }).
    }
refusal-ci-combat-damage-heroes-last = That hero is not among those who could fall.
refusal-ci-god-38 = Only god 38 lets you use a land movement as a water movement, or a water movement as a land movement.
refusal-ci-hero-07 = The hero may go to another tile you control that has room, not there ({ $place }).
refusal-ci-reserve-exhausted = The reserve is empty.
refusal-ci-god-53 = Only god 53 or prophecy 25 lets a card be cast as the other type.
refusal-ci-god-51 = Only the creature’s die can be rolled again now.
refusal-ci-combat-reroll-order = That way of rolling again does not fit this roll.
refusal-ci-god-27 = There are { $most } villages and camps, not { $asked }.
refusal-bp-prophecy-10 = No luck may be spent while prophecy 10 is in force.
refusal-bp-prophecy-11 =
    { $range ->
        [one] That is too far: under prophecy 11 every group goes { $range } step.
       *[other] That is too far: under prophecy 11 every group goes { $range } steps.
    }
refusal-bp-prophecy-30 = A gear at level 1 cannot be lowered ({ $gear }).
refusal-bp-tunnels-terrain = This movement cannot come out of the tunnel there ({ $place }).

# The numbers of refusals: number-chichen_itza-<name>; $rule is the rule that refuses, with hyphens.
number-chichen_itza-need =
    { $rule ->
        [ci-setup-placement] must touch { $value } tiles
        [ci-cost-afford] needs { $value } coins
        [ci-cost-god-20] needs { $value } coins
        [ci-supply-e] needs { $value } coins
        [ci-god-52] needs { $value } coins
        [ci-idol-exchange] needs { $value } idol
        [ci-idol-shield] needs { $value } idol
       *[other] needs { $value }
    }
number-chichen_itza-have =
    { $rule ->
        [ci-setup-placement] would touch { $value }
        [ci-combat-magic-cards] { $value } at hand
       *[other] has { $value }
    }
number-chichen_itza-action = { $value }
number-chichen_itza-holder = against { $value }
number-chichen_itza-gear = gear: { $value }
number-chichen_itza-level = level { $value }
number-chichen_itza-place = place: { $value }
number-chichen_itza-limit = { $value } at most
number-chichen_itza-asked = { $value } asked for
number-chichen_itza-range = range { $value }
number-chichen_itza-most = there are { $value }
