# Chichén Itzá in the page: the top bar.
page-chichen_itza-rounds = Round { $round } of { $total }
page-chichen_itza-stage-laying = Laying the land
page-chichen_itza-stage-supply = Supply
page-chichen_itza-stage-turns = Turns
page-chichen_itza-stage-turn = Turn { $turn } of { $total }
page-chichen_itza-stage-end = End of round
page-chichen_itza-turn-order = Turn order

# Views of the phone layout.
page-chichen_itza-view-map = Map
page-chichen_itza-view-actions = Actions
page-chichen_itza-view-you = Seats
page-chichen_itza-view-temple = Temple
page-chichen_itza-view-log = Log

# The land.
page-chichen_itza-land =
    { $count ->
        [one] The land: one tile around the city
       *[other] The land: { $count } tiles around the city
    }
page-chichen_itza-city = Chichén Itzá, the city: land and water at once
page-chichen_itza-terrain-land = land
page-chichen_itza-terrain-water = water
page-chichen_itza-waits = { $kind }, strength { $strength }
page-chichen_itza-waits-short = { $kind } { $strength }
page-chichen_itza-gems-left =
    { $count ->
        [one] { $count } gem left
       *[other] { $count } gems left
    }
page-chichen_itza-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-chichen_itza-ruin-unknown = ruin still hidden
page-chichen_itza-scouts-of = scouts: { $names }
page-chichen_itza-warriors =
    { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }
page-chichen_itza-nobody = nobody
page-chichen_itza-none = none
page-chichen_itza-of = { $what }: { $told }
page-chichen_itza-word-ends = ment tops
page-chichen_itza-laying = To be laid: { $kind }, { $terrain }
page-chichen_itza-key = Key
page-chichen_itza-key-known = strength you know
page-chichen_itza-key-shown = strength that is known
page-chichen_itza-key-unknown = unknown
page-chichen_itza-zoom-in = Zoom in
page-chichen_itza-zoom-out = Zoom out
page-chichen_itza-muster = Who goes
page-chichen_itza-fewer = One warrior fewer
page-chichen_itza-more = One warrior more
page-chichen_itza-go = Go

# The action grid.
page-chichen_itza-actions = Actions
page-chichen_itza-actions-hint = first pays low, later pays high
page-chichen_itza-cost-row = Price of this row
page-chichen_itza-cost-column = Price of this column
page-chichen_itza-tile-label = { $action }: your price { $price }; used by: { $users }
page-chichen_itza-tile-seen = { $action }: price { $price }; used by: { $users }
page-chichen_itza-tile-mine = { $action }: your marker lies here already; used by: { $users }
page-chichen_itza-yours = yours
page-chichen_itza-free = free
page-chichen_itza-your-price = your price
page-chichen_itza-too-dear = too dear
page-chichen_itza-coins-label = Coins: take { $count }
page-chichen_itza-act-land-move = Land
page-chichen_itza-act-water-move = Water
page-chichen_itza-act-recruit-hero = Recruit
page-chichen_itza-act-move-hero = Hero
page-chichen_itza-act-god-card = God
page-chichen_itza-act-defense = Defense
page-chichen_itza-act-melee = Melee
page-chichen_itza-act-ranged = Ranged
page-chichen_itza-act-magic = Magic
page-chichen_itza-act-reinforcement = Reinforce
page-chichen_itza-act-regroup = Regroup
page-chichen_itza-act-scout = Scout
page-chichen_itza-act-magic-cards = 3 cards
page-chichen_itza-act-declare-war = War
page-chichen_itza-act-favor = Favor
page-chichen_itza-act-coins = Coins
page-chichen_itza-move-hero = Move { $hero }

# The temple board.
page-chichen_itza-temple = Temple board
page-chichen_itza-favor = Favor
page-chichen_itza-favor-hint = top of the highest stack plays first
page-chichen_itza-favor-order = Favor, highest first: { $names }
page-chichen_itza-tasks = Tasks
page-chichen_itza-round-short = R{ $round }
page-chichen_itza-gods = Gods on display
page-chichen_itza-gods-hint = new ones at the end of the round
page-chichen_itza-god-gold = income
page-chichen_itza-god-green = perk
page-chichen_itza-god-red = fight
page-chichen_itza-god-blue = points
page-chichen_itza-god-taken = taken
page-chichen_itza-heroes-threat = Heroes and threat
page-chichen_itza-upkeep = { $count } upkeep
page-chichen_itza-raid = City raid
page-chichen_itza-raid-text = At the end of the round one of these attacks the city ({ $kinds }; one of them never comes). Strength { $strength }, { $half } die. Defender for now: { $seat }, last in favor.
page-chichen_itza-guards-city = { $seat } defends

# Seats.
page-chichen_itza-board-of = Board of { $seat }
page-chichen_itza-you = you
page-chichen_itza-order = no. { $place }
page-chichen_itza-order-label = Number { $place } in turn order
page-chichen_itza-turns-left =
    { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
page-chichen_itza-on-war =
    { $count ->
        [one] { $count } marker on war
       *[other] { $count } markers on war
    }
page-chichen_itza-tiles-held =
    { $count ->
        [one] { $count } tile under control
       *[other] { $count } tiles under control
    }
page-chichen_itza-shields-active = Active shields
page-chichen_itza-spare =
    { $count ->
        [one] { $count } shield left of an idol, for this combat
       *[other] { $count } shields left of idols, for this combat
    }
page-chichen_itza-scouts-left = Scouts left
page-chichen_itza-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-chichen_itza-hand = Magic cards: { $stone } stone, { $fire } fire
page-chichen_itza-shown = { $cards }; known to all: { $stone } stone, { $fire } fire
page-chichen_itza-gods-of =
    { $count ->
        [one] { $count } god card
       *[other] { $count } god cards
    }
page-chichen_itza-heroes-of =
    { $count ->
        [one] { $count } hero
       *[other] { $count } heroes
    }
page-chichen_itza-trophies-of =
    { $count ->
        [one] { $count } creature beaten
       *[other] { $count } creatures beaten
    }
page-chichen_itza-trophy = { $kind }, strength { $strength }
page-chichen_itza-repelled = Raid repelled ({ $kind }): { $points } points
page-chichen_itza-failed = Raid not repelled ({ $kind })
page-chichen_itza-no-cards = No god, hero or trophy yet
page-chichen_itza-dial-label = { $gear } gear, level { $level }: { $caption }
page-chichen_itza-dial-level = level { $level }
page-chichen_itza-dial-defense =
    { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
page-chichen_itza-dial-melee = hits up to { $upTo }
page-chichen_itza-dial-ranged =
    { $count ->
        [one] { $count } shot, range { $range }
       *[other] { $count } shots, range { $range }
    }
page-chichen_itza-dial-magic = { $stone } stone, { $fire } fire
page-chichen_itza-reserve = Reserve
page-chichen_itza-reserve-label =
    { $count ->
        [one] Reserve: { $count } warrior, { $paying } strips pay
       *[other] Reserve: { $count } warriors, { $paying } strips pay
    }
page-chichen_itza-flipped = flipped
page-chichen_itza-star = Gem star
page-chichen_itza-star-label = Gem star: { $gems }
page-chichen_itza-star-worth = { $count } of 5, worth { $points }
page-chichen_itza-trade = Idols for
page-chichen_itza-trade-coins = Coins for an idol
page-chichen_itza-trade-luck = Luck for an idol
page-chichen_itza-trade-magic = Magic card for an idol

# Answers as buttons.
page-chichen_itza-stop = Enough
page-chichen_itza-recruit-to = { $hero } to: { $place }
page-chichen_itza-look = Look at the deck ({ $colour })
page-chichen_itza-opens = opens something hidden
page-chichen_itza-by-chance = chance decides
page-chichen_itza-next-roll = your next roll
page-chichen_itza-pay = Keep: { $hero }
page-chichen_itza-dismiss = Let go: { $hero }
page-chichen_itza-dismiss-short = Let go
page-chichen_itza-lose = Give up: { $hero }
page-chichen_itza-cast =
    { $type ->
        [fire] { $converted ->
            [0] Cast { $number } fire
            [one] Cast { $number } fire using { $converted } stone card
           *[other] Cast { $number } fire using { $converted } stone cards
        }
       *[stone] { $converted ->
            [0] Cast { $number } stone
            [one] Cast { $number } stone using { $converted } fire card
           *[other] Cast { $number } stone using { $converted } fire cards
        }
    }
page-chichen_itza-reroll = Roll all again
page-chichen_itza-again =
    { $way ->
        [one-miss] Roll one miss again
        [sixes] Roll all sixes again
        [creature] Have the creature roll again
       *[misses] { $kept ->
            [0] Roll all misses again
            [one] Roll the misses again, keep { $kept } six
           *[other] Roll the misses again, keep { $kept } sixes
        }
    }
page-chichen_itza-one-hit = One more hit
page-chichen_itza-heart = Take one heart
page-chichen_itza-block = Stop damage
page-chichen_itza-suffer = Take it
page-chichen_itza-twice = { $bonus }, twice
page-chichen_itza-lay = Column { $column }, row { $row }

# The stage of a fight.
page-chichen_itza-fight = Fight
page-chichen_itza-fight-creature = { $seat } against the { $kind }
page-chichen_itza-fight-city = { $seat } defends against the { $kind }
page-chichen_itza-fight-player = { $seat } against { $other }
page-chichen_itza-to-map = Map
page-chichen_itza-to-fight = Back to the fight
page-chichen_itza-last-fight = Last fight
page-chichen_itza-skip = Skip
page-chichen_itza-phases = Phases of the fight
page-chichen_itza-now = now
page-chichen_itza-past-phases = Earlier phases
page-chichen_itza-hits =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
page-chichen_itza-hits-word =
    { $count ->
        [one] hit
       *[other] hits
    }
page-chichen_itza-damage = damage
page-chichen_itza-damage-count = { $count } damage
page-chichen_itza-guards = guards { $count }
page-chichen_itza-nothing = nothing
page-chichen_itza-hits-on = Hits on: { $faces }.
page-chichen_itza-pairs-hit = Two sixes are a hit, too.
page-chichen_itza-lost = { $count } lost
page-chichen_itza-cast-cards =
    { $count ->
        [one] { $count } card ({ $type })
       *[other] { $count } cards ({ $type })
    }
page-chichen_itza-foe = strength { $strength }, { $half } die
page-chichen_itza-hearts-left =
    { $of ->
        [one] { $left } of { $of } heart
       *[other] { $left } of { $of } hearts
    }
page-chichen_itza-counts = What counts now: { $symbol }
page-chichen_itza-idle-phase = No roll in this phase.
page-chichen_itza-stolen =
    { $count ->
        [one] { $count } coin stolen
       *[other] { $count } coins stolen
    }
page-chichen_itza-faces = Each face of its die
page-chichen_itza-offers = What you can do
page-chichen_itza-in-hand = In hand:
page-chichen_itza-on = Go on
page-chichen_itza-story-quiet = quiet
page-chichen_itza-story-nobody = Nobody rolls.
page-chichen_itza-story-faces = (hits on { $faces })
page-chichen_itza-story-casts =
    { $count ->
        [one] casts { $count } card ({ $type })
       *[other] casts { $count } cards ({ $type })
    }
page-chichen_itza-story-again = rolled again
page-chichen_itza-story-luck = luck spent: { $count }
page-chichen_itza-story-guards = undoes { $count } of it
page-chichen_itza-story-stops = { $seat } stops { $damage } damage
page-chichen_itza-story-loses = { $seat } loses { $what }
page-chichen_itza-story-hearts = hearts { $before } → { $after }
page-chichen_itza-story-no-loss = no losses
page-chichen_itza-end-lost = { $seat } lost { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
page-chichen_itza-end-no-loss = No units were lost.
page-chichen_itza-end-over = The fight is over.
page-chichen_itza-end-won = { $seat } wins the fight.
page-chichen_itza-end-held-off = { $seat } fails to take { $place }.
page-chichen_itza-end-fled = It flees: { $kind }.
page-chichen_itza-end-defeated = { $seat } defeats: { $kind }, strength { $strength }.
page-chichen_itza-end-repelled =
    { $points ->
        [one] { $seat } saves the city: { $points } point.
       *[other] { $seat } saves the city: { $points } points.
    }
page-chichen_itza-end-failed = The city is raided ({ $kind }): { $seat } takes the card.
page-chichen_itza-end-retreated =
    { $units ->
        [one] { $seat } retreats with { $units } unit.
       *[other] { $seat } retreats with { $units } units.
    }
page-chichen_itza-end-captured = { $seat } captures: { $place }.
page-chichen_itza-end-gem-taken = { $seat } takes a gem ({ $gem }).

# Beasts and Prophecy: the prophecy of the round, and what it changes.
page-chichen_itza-prophecy = Prophecy of the round
page-chichen_itza-prophecy-number = Prophecy { $number }:
page-chichen_itza-prophecy-none = The next one is turned up at the start of the round.
page-chichen_itza-prophecy-over = The game is over; no prophecy is in force any more.
page-chichen_itza-prophecy-changes = What it changes now
page-chichen_itza-prophecies-left =
    { $count ->
        [0] No prophecy is left in the deck.
        [one] { $count } prophecy is still face down.
       *[other] { $count } prophecies are still face down.
    }
page-chichen_itza-prophecies-more = to come
page-chichen_itza-prophecies-read = Read the prophecies at length.
page-chichen_itza-prophecies-past = Earlier in this game
page-chichen_itza-prophecies-past-none = None yet.
page-chichen_itza-change-prices = Changed prices: { $changed } of { $all } tiles
page-chichen_itza-change-range = Your range: { $to } instead of { $from }
page-chichen_itza-change-range-seen = Range: { $to } instead of { $from }
page-chichen_itza-price-printed = printed: { $price }
page-chichen_itza-strength-printed = printed: { $strength }
page-chichen_itza-range-printed = range without the prophecy: { $range }
page-chichen_itza-cost-row-now = Price of this row: { $printed } is printed, { $counts } counts
page-chichen_itza-cost-column-now = Price of this column: { $printed } is printed, { $counts } counts
page-chichen_itza-terrain-both = land and water
page-chichen_itza-key-tunnel = tunnel, one step
page-chichen_itza-tunnels = Tunnels join { $places }: one step from each to the others
page-chichen_itza-tunnel-to = tunnel to: { $places }
page-chichen_itza-through-tunnel = through the tunnel
page-chichen_itza-cowed = One level lower against the T-Rex
page-chichen_itza-phase-added = because of the prophecy
page-chichen_itza-phase-converted = instead of melee
page-chichen_itza-foe-cows = Gears above level 1 are one level lower until the fight ends.
page-chichen_itza-rolls-again = rolls again
page-chichen_itza-foe-again = A blank: it rolled again, and the second roll counts.
page-chichen_itza-foe-airborne = It stays in the air: melee becomes ranged.
page-chichen_itza-end-recovered = The gears of { $seat } rise again.
