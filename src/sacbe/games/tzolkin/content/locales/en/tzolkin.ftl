# Tzolk'in in words: names, what happens, what is asked, fields of scenarios, options, the board.

# Names: name-tzolkin-<what>-<its id>; $count is how many.
name-tzolkin-game = Tzolk’in
name-tzolkin-seat-red = Red
name-tzolkin-seat-blue = Blue
name-tzolkin-seat-green = Green
name-tzolkin-seat-yellow = Yellow
name-tzolkin-gear-palenque = Palenque
name-tzolkin-gear-yaxchilan = Yaxchilán
name-tzolkin-gear-tikal = Tikal
name-tzolkin-gear-uxmal = Uxmal
name-tzolkin-gear-chichen = Chichén Itzá
name-tzolkin-good-corn = corn
name-tzolkin-good-wood = wood
name-tzolkin-good-stone =
    { $count ->
        [one] stone
       *[other] stone
    }
name-tzolkin-good-gold = gold
name-tzolkin-good-skull =
    { $count ->
        [one] skull
       *[other] skulls
    }
name-tzolkin-good-any-block =
    { $count ->
        [one] block of any kind
       *[other] blocks of any kind
    }
name-tzolkin-temple-brown = Chaac
name-tzolkin-temple-yellow = Quetzalcóatl
name-tzolkin-temple-green = Kukulcán
name-tzolkin-track-agriculture = agriculture
name-tzolkin-track-extraction = extraction
name-tzolkin-track-architecture = architecture
name-tzolkin-track-theology = theology
name-tzolkin-source-temples = temples
name-tzolkin-source-tile = building
name-tzolkin-source-chichen = Chichén Itzá
name-tzolkin-source-technology = technology
name-tzolkin-source-hunger = unfed workers
name-tzolkin-kind-farm = farm
name-tzolkin-kind-civic = civic building
name-tzolkin-kind-tomb = tomb
name-tzolkin-kind-shrine = shrine
name-tzolkin-piece-worker =
    { $count ->
        [one] worker
       *[other] workers
    }
name-tzolkin-place-hand = hand
name-tzolkin-space-start = Starting Player Space
name-tzolkin-crop-tile-corn =
    { $count ->
        [one] corn tile
       *[other] corn tiles
    }
name-tzolkin-crop-tile-wood =
    { $count ->
        [one] wood tile
       *[other] wood tiles
    }
name-tzolkin-crop-tile-burn = corn tile under burned wood
name-tzolkin-crop-tile-tileless = corn without a tile

# A space or an action: the gear and its number.
space-tzolkin = { $gear } { $space }

# What happens: event-tzolkin-<name>.  Where a seat does it, its name stands before these words.
event-tzolkin-gained = gains { $amount } { $good }
event-tzolkin-gained-more = { $amount } { $good }
event-tzolkin-paid = pays { $amount } { $good }
event-tzolkin-paid-more = { $amount } { $good }
event-tzolkin-scored =
    { $points ->
        [0] { "" }
        [one] scores { $points } point ({ $source })
       *[other] scores { $points } points ({ $source })
    }
event-tzolkin-scored-more =
    { $points ->
        [0] { "" }
        [one] { $points } point ({ $source })
       *[other] { $points } points ({ $source })
    }
event-tzolkin-climbed = climbs from step { $from } to { $to } ({ $temple })
event-tzolkin-angered = angers the gods and goes down from step { $from } to { $to } ({ $temple })
event-tzolkin-step-lost =
    { $temple ->
        [none] cannot climb any temple
       *[other] cannot climb any higher ({ $temple })
    }
event-tzolkin-placed =
    { $gear ->
        [start] places a worker on the Starting Player Space
       *[other] places a worker on { $gear } { $space }
    }
event-tzolkin-picked = picks up the worker from { $gear } { $space }
event-tzolkin-acted = uses action { $action } of { $gear }
event-tzolkin-begged = begs for corn, having { $had }
event-tzolkin-pitied = is too poor to place and too low to beg: gives up all corn ({ $corn }) for one worker
event-tzolkin-harvested =
    { $crop ->
        [corn] takes a corn tile from field { $group }
        [wood] takes a wood tile from field { $group }
        [burn] burns wood on field { $group } and takes the corn tile
       *[tileless] harvests field { $group } without a tile
    }
event-tzolkin-advanced =
    { $from ->
        [3] goes beyond level 3 of { $track }
       *[other] advances { $track } to level { $to }
    }
event-tzolkin-built = builds { $tile }
event-tzolkin-worker-came = gains a worker ({ $workers } now)
event-tzolkin-opened = Face up: { $tile }
event-tzolkin-dealt = is dealt { $tile }
event-tzolkin-dealt-hidden = is dealt a wealth tile
event-tzolkin-dummy-placed = A dummy worker is put on { $gear } { $space }
event-tzolkin-wealth-chosen = has chosen two wealth tiles
event-tzolkin-wealth-kept = keeps { $tile } and { $other }
event-tzolkin-first-player = is the starting player
event-tzolkin-round-began = Round { $round } (day { $tooth })
event-tzolkin-turn-began = begins a turn
event-tzolkin-calendar-corn = Corn on the calendar: { $corn }
event-tzolkin-corn-taken = takes the corn from the calendar
event-tzolkin-turned = The gears turn to day { $to }
event-tzolkin-pushed-off = takes back a worker that was turned off { $gear }
event-tzolkin-came-home = takes back the worker from the Starting Player Space
event-tzolkin-board-turned =
    { $side ->
        [light] turns the player board light side up
       *[dark] turns the calendar two days; the player board is dark now
    }
event-tzolkin-food-day = Food Day { $day }
event-tzolkin-fed =
    { $unfed ->
        [0] feeds everyone for { $corn } corn
        [one] feeds all but one for { $corn } corn
       *[other] feeds { $fed ->
            [0] nobody
           *[other] { $fed } for { $corn } corn
        }, { $unfed } go hungry
    }
event-tzolkin-age-changed = Age { $age } begins: all buildings are replaced
event-tzolkin-final = ends with { $quarters } points

# What is asked: prompt-tzolkin-<prompt>.
prompt-tzolkin-turn = Place workers, or pick workers up.
prompt-tzolkin-place = Place another worker, or stop.
prompt-tzolkin-pick = Pick up another worker, or stop.
prompt-tzolkin-action = Choose the action of this worker, or nothing.
prompt-tzolkin-any-action = Choose an action of a small gear for 1 corn, or nothing.
prompt-tzolkin-harvest = Choose what to harvest.
prompt-tzolkin-track = Choose a technology to advance.
prompt-tzolkin-pay = Choose a block to pay.
prompt-tzolkin-take = Choose a block to take.
prompt-tzolkin-build = Choose what to build.
prompt-tzolkin-trade = Sell first, then buy, then stop.
prompt-tzolkin-climb = Choose a temple to climb.
prompt-tzolkin-anger = Choose a temple to go down on.
prompt-tzolkin-blessing = Pay a block for a step on a temple, or nothing.
prompt-tzolkin-days = Turn the calendar one day or two.
prompt-tzolkin-wealth = Keep two of your wealth tiles.
prompt-tzolkin-pity = Place one worker for all your corn.
prompt-tzolkin-draw-monument = A monument is drawn.
prompt-tzolkin-draw-building = A building is drawn.
prompt-tzolkin-deal-wealth = A wealth tile is dealt.
prompt-tzolkin-draw-dummy = A wealth tile shows where a dummy goes.
prompt-tzolkin-first = The starting player is drawn.

# Options: option-tzolkin-<name>.
option-tzolkin-first = Who starts: drawn by lot, or a seat.
option-tzolkin-quarters = Final scores are kept in exact quarter points, or cut to whole points.
option-tzolkin-paid-skull = The skull paid for a monument returns to the bank, or leaves the game.
option-tzolkin-level-3 = A free advance beyond level 3 gives its bonus free, or the bonus must be paid for.
option-tzolkin-burn-beside-corn = Wood may be burned although a bare corn tile lies on the field, or not.
option-tzolkin-tileless = Agriculture 2 may leave a visible corn tile lying, or not.
option-tzolkin-extra-building = The extra building of a tile has architecture effects of its own, or none.
option-tzolkin-speed-at-end = The calendar may be turned two days onto the last Food Day, or not.
option-tzolkin-dummies-block = Dummy workers hinder a turn of two days, or they do not.
option-tzolkin-short-skulls = When skulls run short, one takes what is left, or nothing.
option-tzolkin-low-temples = Steps below the start count against a temple monument, or count as nothing.

# Fields of scenarios: field-tzolkin-<name>, with seat- before the fields of a seat.
field-tzolkin-stage = Where the round goes on; “turns” unless given.
field-tzolkin-turn = Whose turn it is; the holder of the marker unless given.
field-tzolkin-marker = Who holds the starting player marker.
field-tzolkin-round = The number of the round.
field-tzolkin-tooth = The day the calendar shows.
field-tzolkin-food-days = How many Food Days have been held.
field-tzolkin-age = The age of the buildings, 1 or 2.
field-tzolkin-next-food-day = Days until the next Food Day.
field-tzolkin-start-space = Who stands on the Starting Player Space, or none.
field-tzolkin-calendar-corn = Corn that lies on the calendar.
field-tzolkin-palenque = Who stands on which space of Palenque.
field-tzolkin-yaxchilan = Who stands on which space of Yaxchilán.
field-tzolkin-tikal = Who stands on which space of Tikal.
field-tzolkin-uxmal = Who stands on which space of Uxmal.
field-tzolkin-chichen = Who stands on which space of Chichén Itzá.
field-tzolkin-jungle = Corn and wood tiles left on the fields of Palenque 2 to 5.
field-tzolkin-ovals = Actions of Chichén Itzá that hold a skull already.
field-tzolkin-row = Buildings that lie face up.
field-tzolkin-stack = Buildings of this age that are still to be drawn.
field-tzolkin-stack-size = How many buildings are still to be drawn.
field-tzolkin-monuments = Monuments that lie face up.
field-tzolkin-bank-skulls = Skulls left in the bank.
field-tzolkin-dummies-left = Dummy workers still to be put on the gears.
field-tzolkin-undealt-wealth = Wealth tiles that were not dealt.
field-tzolkin-seat-corn = Corn the seat has.
field-tzolkin-seat-wood = Wood the seat has.
field-tzolkin-seat-stone = Stone the seat has.
field-tzolkin-seat-gold = Gold the seat has.
field-tzolkin-seat-skulls = Skulls the seat has.
field-tzolkin-seat-points = Points scored so far; may be negative.
field-tzolkin-seat-hand = Workers in hand.
field-tzolkin-seat-workers = Workers in play, wherever they stand.
field-tzolkin-seat-temples = The step on each temple; 0 is the lowest, 1 the start.
field-tzolkin-seat-agriculture = Level of agriculture.
field-tzolkin-seat-extraction = Level of extraction.
field-tzolkin-seat-architecture = Level of architecture.
field-tzolkin-seat-theology = Level of theology.
field-tzolkin-seat-corn-tiles = Corn tiles harvested and kept.
field-tzolkin-seat-wood-tiles = Wood tiles harvested and kept.
field-tzolkin-seat-board = The side of the player board; light while two days are still to be had.
field-tzolkin-seat-buildings = Buildings built.
field-tzolkin-seat-monuments = Monuments built.
field-tzolkin-seat-wealth = Wealth tiles kept.
field-tzolkin-seat-dealt = Wealth tiles dealt and not discarded.
field-tzolkin-seat-fed-free = Workers that eat for nothing.
field-tzolkin-seat-feed-discount = Corn saved on every worker that is fed.

# The final table: score-tzolkin-<category>.
score-tzolkin-temples = Temples
score-tzolkin-tile = Buildings
score-tzolkin-chichen = Chichén Itzá
score-tzolkin-technology = Technologies
score-tzolkin-hunger = Hunger
score-tzolkin-earlier = Earlier points
score-tzolkin-corn = Corn and blocks
score-tzolkin-skulls = Skulls
score-tzolkin-monuments = Monuments

# The board as text.
board-tzolkin-calendar =
    Round { $round } · day { $tooth } of { $teeth } · age { $age } · { $left ->
        [0] Food Day { $day } is today
        [1] Food Day { $day } tomorrow
       *[other] Food Day { $day } in { $left } days
    }
board-tzolkin-over = Round { $round } · day { $tooth } of { $teeth } · all Food Days are over
board-tzolkin-first = Starting player: { $seat } · Starting Player Space: { $holder } · Corn on the calendar: { $corn }
board-tzolkin-free = free
board-tzolkin-dummy = dummy
board-tzolkin-space = Space
board-tzolkin-fields = Fields
board-tzolkin-field =
    { $wood ->
        [0] { $field }: { $corn } corn
       *[other] { $field }: { $corn } corn, { $wood } wood
    }
board-tzolkin-skulls = Skulls
board-tzolkin-ovals = { $bank } in the bank · placed at Chichén Itzá: { $placed }
board-tzolkin-nothing = none
board-tzolkin-buildings = Buildings ({ $left } to come)
board-tzolkin-monuments = Monuments
board-tzolkin-points = Points
board-tzolkin-workers = Workers (in hand)
board-tzolkin-temples = Brown/yellow/green
board-tzolkin-tiles = Corn/wood tiles
board-tzolkin-board = Player board
board-tzolkin-light = light
board-tzolkin-dark = dark
board-tzolkin-built = Buildings
board-tzolkin-raised = Monuments
board-tzolkin-wealth = Wealth tiles
board-tzolkin-secret =
    { $count ->
        [0] chosen, secret
       *[other] { $count } dealt, secret
    }
