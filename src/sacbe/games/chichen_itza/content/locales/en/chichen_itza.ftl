# Chichén Itzá in words: names, what happens, what is asked, fields of scenarios, options, the board.

# Names: name-chichen_itza-<what>-<its id>; $count is how many.
name-chichen_itza-game = Chichén Itzá
name-chichen_itza-seat-red = Red
name-chichen_itza-seat-blue = Blue
name-chichen_itza-seat-green = Green
name-chichen_itza-seat-yellow = Yellow
name-chichen_itza-place-city = the city
name-chichen_itza-place-M-red = the red mine
name-chichen_itza-place-M-yellow = the yellow mine
name-chichen_itza-place-M-blue = the blue mine
name-chichen_itza-place-M-green = the green mine
name-chichen_itza-place-M-white = the white mine
name-chichen_itza-place-R1 = ruin 1
name-chichen_itza-place-R2 = ruin 2
name-chichen_itza-place-R3 = ruin 3
name-chichen_itza-place-R4 = ruin 4
name-chichen_itza-place-R5 = ruin 5
name-chichen_itza-place-R6 = ruin 6
name-chichen_itza-place-R7 = ruin 7
name-chichen_itza-place-R8 = ruin 8
name-chichen_itza-place-R9 = ruin 9
name-chichen_itza-place-R10 = ruin 10
name-chichen_itza-place-R11 = ruin 11
name-chichen_itza-place-R12 = ruin 12
name-chichen_itza-place-C1 = camp 1
name-chichen_itza-place-C2 = camp 2
name-chichen_itza-place-C3 = camp 3
name-chichen_itza-place-C4 = camp 4
name-chichen_itza-place-V1 = village 1
name-chichen_itza-place-V2 = village 2
name-chichen_itza-place-V3 = village 3
name-chichen_itza-place-V4 = village 4
name-chichen_itza-place-T1 = temple 1
name-chichen_itza-place-T2 = temple 2
name-chichen_itza-place-T3 = temple 3
name-chichen_itza-terrain-mine = mine
name-chichen_itza-terrain-tunnel = tunnel mine
name-chichen_itza-terrain-ruin = ruin site
name-chichen_itza-terrain-camp = camp
name-chichen_itza-terrain-village = village
name-chichen_itza-terrain-temple = temple
name-chichen_itza-kind-snake = snake
name-chichen_itza-kind-monkey = monkey
name-chichen_itza-kind-jaguar = jaguar
name-chichen_itza-kind-triceratops = triceratops
name-chichen_itza-kind-caiman = caiman
name-chichen_itza-kind-shaman = shaman
name-chichen_itza-kind-kukulkan = Kukulkan
name-chichen_itza-kind-t-rex = T-Rex
name-chichen_itza-kind-velociraptor = velociraptor
name-chichen_itza-kind-pteranodon = pteranodon
name-chichen_itza-type-stone = stone
name-chichen_itza-type-fire = fire
name-chichen_itza-good-coins =
    { $count ->
        [one] coin
       *[other] coins
    }
name-chichen_itza-good-luck =
    { $count ->
        [one] luck token
       *[other] luck tokens
    }
name-chichen_itza-good-idols =
    { $count ->
        [one] idol
       *[other] idols
    }
name-chichen_itza-good-shields =
    { $count ->
        [one] shield
       *[other] shields
    }
name-chichen_itza-for-coins = coins
name-chichen_itza-for-luck = luck
name-chichen_itza-for-magic = magic
name-chichen_itza-gear-defense = defense
name-chichen_itza-gear-melee = melee
name-chichen_itza-gear-ranged = ranged
name-chichen_itza-gear-magic = magic
called-chichen_itza-action-tile = action tile { $actions }
name-chichen_itza-action-land-move = land movement
name-chichen_itza-action-water-move = water movement
name-chichen_itza-action-recruit-hero = recruit hero
name-chichen_itza-action-move-hero = move hero
name-chichen_itza-action-god-card = god card
name-chichen_itza-action-defense = defense
name-chichen_itza-action-melee = melee
name-chichen_itza-action-ranged = ranged
name-chichen_itza-action-magic = magic
name-chichen_itza-action-reinforcement = reinforcement
name-chichen_itza-action-regroup = regroup
name-chichen_itza-action-scout = scout
name-chichen_itza-action-magic-cards = magic cards
name-chichen_itza-action-declare-war = declare war
name-chichen_itza-action-favor = favor
name-chichen_itza-hero-wanderer = wanderer
name-chichen_itza-hero-champion = champion
name-chichen_itza-hero-commander = commander
name-chichen_itza-unit-warrior =
    { $count ->
        [one] warrior
       *[other] warriors
    }
name-chichen_itza-piece-scout = scout
name-chichen_itza-track-favor = favor
name-chichen_itza-magic-stone =
    { $count ->
        [one] stone card
       *[other] stone cards
    }
name-chichen_itza-magic-fire =
    { $count ->
        [one] fire card
       *[other] fire cards
    }
name-chichen_itza-unit-wanderer = wanderer
name-chichen_itza-unit-champion = champion
name-chichen_itza-unit-commander = commander
name-chichen_itza-colour-gold = gold
name-chichen_itza-colour-green = green
name-chichen_itza-colour-red = red
name-chichen_itza-colour-blue = blue
name-chichen_itza-gem-red = red
name-chichen_itza-gem-yellow = yellow
name-chichen_itza-gem-blue = blue
name-chichen_itza-gem-green = green
name-chichen_itza-gem-white = white
name-chichen_itza-line-yellow-green = yellow–green
name-chichen_itza-line-yellow-blue = yellow–blue
name-chichen_itza-line-yellow-white = yellow–white
name-chichen_itza-line-yellow-red = yellow–red
name-chichen_itza-line-green-white = green–white
name-chichen_itza-line-green-red = green–red
name-chichen_itza-line-green-blue = green–blue
name-chichen_itza-line-white-red = white–red
name-chichen_itza-line-white-blue = white–blue
name-chichen_itza-line-red-blue = red–blue
name-chichen_itza-bonus-coins_4 = 4 coins
name-chichen_itza-bonus-magic_cards_3 = 3 magic cards
name-chichen_itza-bonus-luck_4 = 4 luck tokens
name-chichen_itza-bonus-warriors_to_ci_3 = 3 warriors to the city
name-chichen_itza-bonus-idols_2 = 2 idols
name-chichen_itza-bonus-gear_up_1 = any gear up one level
name-chichen_itza-bonus-god_gold = the top gold god card
name-chichen_itza-bonus-god_green = the top green god card
name-chichen_itza-bonus-god_red = the top red god card
name-chichen_itza-bonus-god_blue = the top blue god card
name-chichen_itza-phase-magic = magic
name-chichen_itza-phase-ranged = ranged
name-chichen_itza-phase-melee = melee
name-chichen_itza-half-light = light
name-chichen_itza-half-dark = dark
name-chichen_itza-symbol-blank = nothing
name-chichen_itza-symbol-hit =
    { $count ->
        [one] hit
       *[other] { $count } hits
    }
name-chichen_itza-symbol-arrow =
    { $count ->
        [one] arrow
       *[other] { $count } arrows
    }
name-chichen_itza-symbol-stone =
    { $count ->
        [one] stone
       *[other] { $count } stones
    }
name-chichen_itza-symbol-fire = fire
name-chichen_itza-symbol-coin =
    { $count ->
        [one] coin
       *[other] { $count } coins
    }
name-chichen_itza-symbol-guard =
    { $count ->
        [one] guard
       *[other] { $count } guards
    }
name-chichen_itza-item-creature-placed = { $kind } on { $place }
name-chichen_itza-way-idol = idol
name-chichen_itza-way-luck = luck
name-chichen_itza-way-one-shield = one shield for all
name-chichen_itza-step-supply = Supply: coins
name-chichen_itza-step-warriors = Supply: warriors
name-chichen_itza-step-idols = Supply: idols
name-chichen_itza-step-shields = Supply: shields
name-chichen_itza-step-upkeep = Supply: upkeep of heroes
name-chichen_itza-step-gods = Supply: god cards
name-chichen_itza-step-turns = Actions
name-chichen_itza-step-tasks = End of the round: tasks
name-chichen_itza-step-costs = End of the round: new costs
name-chichen_itza-step-attack = End of the round: attack on the city
name-chichen_itza-step-display = End of the round: new gods

# What happens: event-chichen_itza-<name>.  Where a seat does it, its name stands before these words.
event-chichen_itza-gained = gains { $amount } { $good }
event-chichen_itza-gained-more = { $amount } { $good }
event-chichen_itza-paid = pays { $amount } { $good }
event-chichen_itza-paid-more = { $amount } { $good }
event-chichen_itza-gave =
    gives { $other } { $amount } { $amount ->
        [one] coin
       *[other] coins
    }
event-chichen_itza-deployed =
    brings { $warriors } { $warriors ->
        [one] warrior
       *[other] warriors
    } from the reserve to { $place }
event-chichen_itza-returned = { "" }
event-chichen_itza-moved =
    moves { $units } { $units ->
        [one] unit
       *[other] units
    } from { $from } to { $to }
event-chichen_itza-drew = draws a magic card ({ $type })
event-chichen_itza-drew-hidden = draws a magic card
event-chichen_itza-found = searches for a magic card and takes it ({ $type })
event-chichen_itza-traded = trades an idol for { $for }
event-chichen_itza-used =
    { $as ->
        [usual] uses { $tile }
       *[other] uses { $tile } ({ $action })
    }
event-chichen_itza-coins-used = takes the Coins action
event-chichen_itza-gear-raised = raises a gear to level { $level } ({ $gear })
event-chichen_itza-god-taken = takes { $god }
event-chichen_itza-god-opened = On display: { $god }
event-chichen_itza-god-removed = Out of the game: { $god }
event-chichen_itza-god-looked = sees { $god }
event-chichen_itza-god-looked-more = { $god }
event-chichen_itza-gods-looked =
    looks at { $number } god { $number ->
        [one] card
       *[other] cards
    } ({ $colour })
event-chichen_itza-scouted = sends a scout to { $place }
event-chichen_itza-saw-strength = { $place }: { $kind } of strength { $strength }
event-chichen_itza-saw-ruin =
    { $points ->
        [one] { $place }: { $points } point, bonus: { $bonus }
       *[other] { $place }: { $points } points, bonus: { $bonus }
    }
event-chichen_itza-treasure = finds a treasure (die: { $pips })
event-chichen_itza-war-declared = declares war
event-chichen_itza-peace-made =
    turns to peace ({ $war ->
        [0] no marker on war any more
        [one] { $war } marker still on war
       *[other] { $war } markers still on war
    })
event-chichen_itza-favored = rises in favor to space { $space }
event-chichen_itza-recruited = recruits { $card } ({ $hero }, { $place })
event-chichen_itza-hero-left = loses { $card } ({ $hero })
event-chichen_itza-hero-opened = On top of a stack: { $card }
event-chichen_itza-fought = attacks { $other } ({ $place })
event-chichen_itza-creature-fought =
    fights a creature of { $hearts } { $hearts ->
        [one] heart
       *[other] hearts
    } ({ $kind }, { $place })
event-chichen_itza-phase-began = Phase { $number }: { $phase }
event-chichen_itza-cast =
    plays { $number } magic { $number ->
        [one] card
       *[other] cards
    } ({ $type })
event-chichen_itza-rolled = rolls { $pips }
event-chichen_itza-hits =
    { $hits ->
        [0] lands no hit
        [one] lands { $hits } hit
       *[other] lands { $hits } hits
    }
event-chichen_itza-face-rolled = The creature rolls { $symbols } ({ $kind }, { $half } die)
event-chichen_itza-hearts =
    The creature has { $hearts ->
        [0] no heart
        [one] { $hearts } heart
       *[other] { $hearts } hearts
    } left ({ $kind })
event-chichen_itza-lost =
    loses { $warriors } { $warriors ->
        [one] warrior
       *[other] warriors
    }
event-chichen_itza-blocked = stops { $damage } damage ({ $way })
event-chichen_itza-won = wins the fight ({ $place })
event-chichen_itza-held-off = fails to take { $place }
event-chichen_itza-fled = The creature flees ({ $kind }, { $place })
event-chichen_itza-defeated = defeats a creature of strength { $strength } ({ $kind })
event-chichen_itza-retreated =
    retreats with { $units } { $units ->
        [one] unit
       *[other] units
    } ({ $place })
event-chichen_itza-captured = captures { $place }
event-chichen_itza-gem-taken = takes a gem ({ $gem })
event-chichen_itza-line-triggered = uses a line of the star ({ $line }: { $bonus })
event-chichen_itza-task-opened = Open tasks: { $task }
event-chichen_itza-task-met = fulfils { $task }
event-chichen_itza-round-began = Round { $round }
event-chichen_itza-cost-dealt = Cost markers, rows first: { $cost }
event-chichen_itza-order-set = gets turn order marker { $marker }
event-chichen_itza-attacked = guards the city against a creature of strength { $strength } ({ $kind })
event-chichen_itza-repelled = drives the creature off for { $points } points ({ $kind })
event-chichen_itza-failed = cannot drive the creature off ({ $kind })
event-chichen_itza-final =
    ends with { $points } { $points ->
        [one] point
       *[other] points
    }
event-chichen_itza-tile-laid = Tiles laid: { $place }
event-chichen_itza-creature-placed = Creatures: { $place }
event-chichen_itza-action-placed = Action tiles: { $tile }
event-chichen_itza-turn-began = begins a turn
event-chichen_itza-step-began = { $step }
event-chichen_itza-coin-stolen = loses a coin to the creature ({ $kind })
event-chichen_itza-guarded = The creature undoes { $damage } damage ({ $kind })
event-chichen_itza-lifted = takes up a unit at { $place } ({ $unit })
event-chichen_itza-put-down = puts a unit down at { $place } ({ $unit })
event-chichen_itza-joined =
    lets { $warriors } { $warriors ->
        [one] warrior
       *[other] warriors
    } join from { $place }
event-chichen_itza-prophecy-revealed = { $prophecy }. { $text }
event-chichen_itza-prophecy-discarded = Out of the game: { $prophecy }
event-chichen_itza-gear-lowered = lowers a gear to level { $level } ({ $gear })
event-chichen_itza-cowed = has gears above level 1 lowered by one ({ $kind })
event-chichen_itza-recovered = has the gears at their levels again ({ $kind })
event-chichen_itza-second-roll = The creature rolled nothing and rolls again ({ $kind })
event-chichen_itza-tunnelled = goes through the tunnel from { $from } to { $to }
event-chichen_itza-recalled = takes a warrior back to the reserve from { $place }
event-chichen_itza-recalled-more = another from { $place }

# What is asked: prompt-chichen_itza-<prompt>.
prompt-chichen_itza-turn = Choose an action tile, or take the Coins action.
prompt-chichen_itza-from = Choose where the movement starts, or stop.
prompt-chichen_itza-group = Choose who goes.
prompt-chichen_itza-to = Choose where the group goes, or stop.
prompt-chichen_itza-join = Choose how many warriors join the group.
prompt-chichen_itza-reinforce = Put a warrior from the reserve on the board, or stop.
prompt-chichen_itza-lift = Choose a unit to regroup, or stop.
prompt-chichen_itza-put = Choose where the unit goes.
prompt-chichen_itza-recruit = Choose a hero and where it begins.
prompt-chichen_itza-scout = Choose where the scout goes.
prompt-chichen_itza-god = Choose a god card.
prompt-chichen_itza-looked = Keep one of these god cards.
prompt-chichen_itza-gear = Choose a gear to raise.
prompt-chichen_itza-treasure = Raise the treasure die by 1, or keep the roll.
prompt-chichen_itza-upkeep = Keep this hero for its upkeep, or dismiss it.
prompt-chichen_itza-yield = Choose how many villages and camps give coins; the others give warriors.
prompt-chichen_itza-invoke = Choose which god works next, or stop.
prompt-chichen_itza-offer = Take what the card offers, or decline.
prompt-chichen_itza-cast = Play magic cards of one type, or none.
prompt-chichen_itza-rolled = Keep your roll, or change it.
prompt-chichen_itza-followed = Keep the extra roll, or pay for more.
prompt-chichen_itza-creature = Keep the creature’s roll, or have it rolled again.
prompt-chichen_itza-damage = Stop damage, or suffer it.
prompt-chichen_itza-lose = Choose which hero falls.
prompt-chichen_itza-phases = Choose how many of these phases take place.
prompt-chichen_itza-call = Call a warrior to the fight, or stop.
prompt-chichen_itza-settle = Put the hero on another tile, or stop.
prompt-chichen_itza-line = Choose a line of the star; it gives its bonus.
prompt-chichen_itza-mark = Choose the warrior that goes on the task.
prompt-chichen_itza-fighters = Choose who defends the city.
prompt-chichen_itza-sell = Trade idols, or stop.
prompt-chichen_itza-lay = Choose where the terrain tile goes.
prompt-chichen_itza-free-hero = Choose a hero that goes to the city for nothing.
prompt-chichen_itza-lower = Choose a gear to lower by a level.
prompt-chichen_itza-raise = Raise a gear by a level, or decline.
prompt-chichen_itza-held = Your scout holds this tile. Leave it so, or decline god 36 and capture the tile with its bonus.
prompt-chichen_itza-hearts = Give idols for hearts of the creature, or stop.
prompt-chichen_itza-die = A die is rolled.
prompt-chichen_itza-face = The creature’s die is rolled.
prompt-chichen_itza-draw-tile = A terrain tile is drawn.
prompt-chichen_itza-draw-creature = A creature card is drawn.
prompt-chichen_itza-spot = The place of a creature is drawn.
prompt-chichen_itza-strength = The strength of a creature is revealed.
prompt-chichen_itza-draw-ruin = A ruin tile is revealed.
prompt-chichen_itza-draw-magic = A magic card is drawn.
prompt-chichen_itza-draw-task = A task is drawn.
prompt-chichen_itza-draw-god = A god card is drawn.
prompt-chichen_itza-draw-hero = A hero card is turned up.
prompt-chichen_itza-deal-action = An action tile is dealt.
prompt-chichen_itza-deal-cost = A cost marker is dealt.
prompt-chichen_itza-order = A turn order marker is dealt.
prompt-chichen_itza-draw-prophecy = A prophecy is revealed.

# Options: option-chichen_itza-<name>.
option-chichen_itza-god16 = God 16 caps the price of the melee action at 3 coins, or at 2.
option-chichen_itza-stone-faces = Stone magic hits on 4 faces of the die, or on 3.
option-chichen_itza-shaman = The shaman rolls in the magic and melee phases, or in melee phases only.
option-chichen_itza-god42 = God 42 drops all ranged phases, or only one.
option-chichen_itza-god22 = What an idol with god 22 does not stop at once is kept for the whole combat, or lost with the phase.
option-chichen_itza-god36 = With god 36 a scout holds a tile only if no scout of others is there, or also beside scouts of others.
option-chichen_itza-regroup = Units may regroup to all tiles under control, or only to tiles with own units.
option-chichen_itza-recruit = Heroes may begin on all tiles under control, or only on tiles with own units.
option-chichen_itza-reinforcement = A reinforcement may be split over several places, or all warriors go to one.
option-chichen_itza-layout = The terrain tiles lie in the compact layout, or are laid by the players, or by chance.
option-chichen_itza-prophecies = Prophecies: without them, or with one that is turned up at the start of each round and binds everybody until its end.
option-chichen_itza-creatures = New creatures: none, or T-Rex, velociraptor and pteranodon, each in place of a different one of the base game, but never of the snake, for example t-rex:jaguar+pteranodon:monkey.
option-chichen_itza-tunnels = Tunnels: none, or the white, red and blue mines are joined underground, each one step from the others.

# Fields of scenarios: field-chichen_itza-<name>, with seat- before the fields of a seat.
field-chichen_itza-stage = Where the round goes on; “turns” unless given.
field-chichen_itza-turn = Whose turn it is; the first in turn order unless given.
field-chichen_itza-round = The number of the round.
field-chichen_itza-order = The seats in turn order.
field-chichen_itza-favor-order = The favor markers from the lowest to the highest, each stack from bottom to top.
field-chichen_itza-tiles = Terrain tiles: cell, creature, ruin, gems, scouts and units.
field-chichen_itza-city = Units of each seat in the city.
field-chichen_itza-rows = Cost markers of the rows, from the top.
field-chichen_itza-columns = Cost markers of the columns, from the left.
field-chichen_itza-grid = Action tiles, row by row.
field-chichen_itza-marks = Who has a marker on which action tile.
field-chichen_itza-tasks = Open task cards.
field-chichen_itza-open-gods = God cards on display, or none.
field-chichen_itza-god-decks = God cards in the decks.
field-chichen_itza-god-under = God cards that were put under a deck.
field-chichen_itza-looked = God cards somebody is looking at.
field-chichen_itza-hero-tops = The visible card of each hero stack.
field-chichen_itza-hero-decks = Hero cards below the visible one.
field-chichen_itza-hero-under = Hero cards that came back under their stack.
field-chichen_itza-deck = Magic cards in the deck.
field-chichen_itza-pile = Magic cards on the discard pile.
field-chichen_itza-attacks = Kinds of creatures that have not attacked the city yet.
field-chichen_itza-fight = The fight under way, or none.
field-chichen_itza-prophecy = The prophecy in force, or none.
field-chichen_itza-past-prophecies = Prophecies of earlier rounds.
field-chichen_itza-more-gods = Further god cards on display, by colour.
field-chichen_itza-seat-coins = Coins the seat has.
field-chichen_itza-seat-luck = Luck tokens the seat has.
field-chichen_itza-seat-idols = Idols the seat has.
field-chichen_itza-seat-shields = Active shields.
field-chichen_itza-seat-defense = Level of the defense gear.
field-chichen_itza-seat-melee = Level of the melee gear.
field-chichen_itza-seat-ranged = Level of the ranged gear.
field-chichen_itza-seat-magic = Level of the magic gear.
field-chichen_itza-seat-reserve = Warriors in the reserve; what is left of them unless given.
field-chichen_itza-seat-strips = The sides of the reserve strips, from the bottom.
field-chichen_itza-seat-stone = Stone cards in hand.
field-chichen_itza-seat-fire = Fire cards in hand.
field-chichen_itza-seat-hand = Magic cards in hand.
field-chichen_itza-seat-shown = Magic cards in hand whose type all know.
field-chichen_itza-seat-gods = God cards the seat owns.
field-chichen_itza-seat-heroes = The card of each hero on the board.
field-chichen_itza-seat-gems = Gems the seat owns.
field-chichen_itza-seat-war = Diplomacy markers on war.
field-chichen_itza-seat-favor = Space on the favor track; 0 is the start.
field-chichen_itza-seat-tasks = Tasks the seat has fulfilled.
field-chichen_itza-seat-trophies = Strengths of the defeated creatures, by kind.
field-chichen_itza-seat-repelled = Creatures driven off the city, with their points.
field-chichen_itza-seat-failed = Creatures that could not be driven off.
field-chichen_itza-seat-turns = Turns taken in this round.
field-chichen_itza-seat-repeated = Whether a tile with an own marker was used again in this round.
field-chichen_itza-seat-levy = Warriors due in place of coins.
field-chichen_itza-seat-lifted = Warriors in hand while regrouping.
field-chichen_itza-seat-markers-left = Action markers left in this round.
field-chichen_itza-seat-scouts-left = Scouts left on the player board.
field-chichen_itza-seat-controls = Terrain tiles under control.

# The final table: score-chichen_itza-<category>.
score-chichen_itza-terrain = Terrain
score-chichen_itza-strips = Reserve strips
score-chichen_itza-idols = Idols
score-chichen_itza-creature-cards = City attacks
score-chichen_itza-gods = Gods
score-chichen_itza-tasks = Tasks
score-chichen_itza-gems = Gems
score-chichen_itza-ruins = Ruins
score-chichen_itza-creatures = Creatures
score-chichen_itza-heroes = Heroes

# The board as text.
board-chichen_itza-round = Round { $round } of { $rounds } · turn order: { $order }
board-chichen_itza-favored = Favor, from the top: { $favor }
board-chichen_itza-attacks = Creatures still to attack the city, all but one: { $kinds }
board-chichen_itza-magic = Magic deck: { $deck } · discarded: { $stone } stone, { $fire } fire
board-chichen_itza-laying = Tile to be laid: { $tile }
board-chichen_itza-legend-tiles = M mine · R ruin site · C camp · V village · T temple · ~ water · ◆ gems · ⌂ ruin: bonus/points
board-chichen_itza-legend-units = snake ?: creature of unknown strength · 3+1: warriors and heroes · ° scouts
board-chichen_itza-legend-both = ≈ land and water
board-chichen_itza-legend-tunnels = ∩ tunnel: 1 step to the others
board-chichen_itza-city = Chichén Itzá
board-chichen_itza-tile = Tile
board-chichen_itza-cell = Cell
board-chichen_itza-on-tile = Who is there
board-chichen_itza-costs = Cost
board-chichen_itza-gods = God cards
board-chichen_itza-heroes = Heroes
board-chichen_itza-tasks = Tasks
board-chichen_itza-prophecies = Prophecies
board-chichen_itza-prophecy = { $prophecy }. { $text }
board-chichen_itza-past-prophecies = Earlier: { $past }
board-chichen_itza-prophecies-left =
    { $left ->
        [0] No prophecy is left face down
        [one] { $left } prophecy still face down
       *[other] { $left } prophecies still face down
    }
board-chichen_itza-cowed = Gears lowered by the { $kind }: { $gears }.
board-chichen_itza-left = { $left } in the deck
board-chichen_itza-upkeep = upkeep { $upkeep }
board-chichen_itza-task-round = after round { $round }
board-chichen_itza-none = none
board-chichen_itza-fight-creature = Fight ({ $place }): { $seat } { $units } against a creature with { $hearts } of { $strength } hearts ({ $kind })
board-chichen_itza-fight-player = Fight ({ $place }): { $seat } { $units } against { $other } { $others }
board-chichen_itza-fight-phase = Phase { $number } of { $planned }: { $phase } · dice: { $dice } · hits: { $hits } and { $blows }
board-chichen_itza-coins = Coins
board-chichen_itza-luck = Luck tokens
board-chichen_itza-idols = Idols
board-chichen_itza-shields = Active shields
board-chichen_itza-gears = Defense/melee/ranged/magic
board-chichen_itza-reserve = Reserve (strips paying)
board-chichen_itza-hand = Magic cards
board-chichen_itza-own-hand = { $count } ({ $stone } stone, { $fire } fire)
board-chichen_itza-seen-hand = { $count } (known: { $stone } stone, { $fire } fire)
board-chichen_itza-war = Markers on war
board-chichen_itza-favor = Favor
board-chichen_itza-left-over = Action markers/scouts left
board-chichen_itza-gems = Gems
board-chichen_itza-cards = God cards
board-chichen_itza-own-heroes = Heroes
board-chichen_itza-trophies = Creatures
board-chichen_itza-attack-cards = City attacks
board-chichen_itza-tiles = Tiles
