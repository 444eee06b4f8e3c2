# Tzolk'in for players: moves, tiles, actions, panels and refusals in words.

# Moves: move-tzolkin-<verb>.
move-tzolkin-place =
    { $gear ->
        [start] Place a worker on the Starting Player Space
       *[other] Place a worker on { $name }
    }
move-tzolkin-pick = Pick up from { $gear } { $space } ({ $action })
move-tzolkin-act = { $gear } { $space }: { $action }
move-tzolkin-nothing = Do nothing
move-tzolkin-stop = Stop here
move-tzolkin-beg = Beg for corn: have 3, then go down one temple step
move-tzolkin-anger = Go down one step: { $temple }
move-tzolkin-climb = Climb one step: { $temple }
move-tzolkin-harvest =
    { $crop ->
        [corn] Take a corn tile
        [wood] Take a wood tile
        [burn] Burn the wood and take the corn tile
       *[tileless] Harvest corn without a tile
    }
move-tzolkin-advance = Advance { $track }
move-tzolkin-pay = Pay 1 { $good }
move-tzolkin-take = Take 1 { $good }
move-tzolkin-sell = Sell 1 { $good }
move-tzolkin-buy = Buy 1 { $good }
move-tzolkin-build =
    { $way ->
        [none] Build { $tile }
        [plain] Build { $tile }, without architecture
       *[other] Build { $tile }, leaving out 1 { $left }
    }
move-tzolkin-days =
    { $days ->
        [1] Turn the calendar one day
       *[other] Turn the calendar { $days } days
    }
move-tzolkin-keep = Keep { $first } and { $second }

# What a move does at once, where the words for all games do not say it: effect-tzolkin-<kind or event>.
effect-tzolkin-put = → { $place }
effect-tzolkin-bonus = bonus of { $track }
effect-tzolkin-feeds =
    { $workers ->
        [one] { $workers } worker eats for free
       *[other] { $workers } workers eat for free
    }
effect-tzolkin-price-from =
    { $blocks ->
        [one] from { $blocks } block
       *[other] from { $blocks } blocks
    }
effect-tzolkin-starts = you begin the next round
effect-tzolkin-passes-start = the next seat begins the next round
effect-tzolkin-food-in =
    { $days ->
        [0] then the food day
        [one] food day in { $days } day
       *[other] food day in { $days } days
    }
effect-tzolkin-step-lost = a step is lost
effect-tzolkin-board-turned = the board turns to its dark side

# What belongs to a question, from its facts: detail-tzolkin-<prompt>.
detail-tzolkin-place = { $placed } placed so far; the next one costs { $extra } corn more than its space.
detail-tzolkin-action = It stood on { $gear } { $space }.
detail-tzolkin-harvest =
    { $wood_tiles ->
        [0] Field { $field }: { $corn_tiles } corn.
       *[other] Field { $field }: { $corn_tiles } corn, { $wood_tiles } wood.
    }
detail-tzolkin-track =
    { $left ->
        [one] { $free ->
            [yes] It is free.
           *[no] One advance is left.
        }
       *[other] { $free ->
            [yes] { $left } free advances are left.
           *[no] { $left } advances are left.
        }
    }
detail-tzolkin-pay =
    { $reason ->
        [advance] { $left } left to pay for { $track }.
       *[temples] It pays for two steps on temples.
    }
detail-tzolkin-take =
    { $left ->
        [one] One is left to take.
       *[other] { $left } are left to take.
    }
detail-tzolkin-build =
    { $part ->
        [first] One or two buildings, or a monument.
        [second] The second building; architecture still helps.
        [second-plain] The second building, without architecture.
        [extra] The extra building of a tile.
        [extra-plain] The extra building of a tile, without architecture.
        [with-corn] It is paid in corn.
       *[single] One building.
    }
detail-tzolkin-climb =
    { $barred ->
        [none] { $left ->
            [one] One step.
           *[other] { $left } steps, on different temples.
        }
       *[other] Another temple than before ({ $barred }).
    }
detail-tzolkin-anger =
    { $reason ->
        [begging] It is the price of begging.
       *[burning] It is the price of burning wood.
    }
detail-tzolkin-days =
    Workers turned off the gears: { $one } by one day, { $two } by two. { $food_days ->
        [one] Food Day tomorrow.
       *[other] Food Day in { $food_days } days.
    }

# Panels of the terminal.
panel-tzolkin-market = Buildings
panel-tzolkin-tiles = Tiles
panel-tzolkin-actions = Actions
panel-tzolkin-tracks = Temples and technologies
screen-tzolkin-no-action = no action
screen-tzolkin-first = First: { $seat } · start space: { $holder } · corn there: { $corn }
screen-tzolkin-fields = Fields (corn/wood): { $fields }
screen-tzolkin-skulls = Skulls: { $bank } left · used in Chichén Itzá: { $placed }
screen-tzolkin-heads = pts corn wood stone gold skull hand
screen-tzolkin-temples = b/y/g
screen-tzolkin-techs = tech
screen-tzolkin-row = { $count } more in the stack
screen-tzolkin-harvested = corn tiles { $corn }, wood tiles { $wood }
screen-tzolkin-speed =
    { $board ->
        [light] two days still possible
       *[dark] two days used
    }
screen-tzolkin-dealt = dealt to you
screen-tzolkin-chosen = chosen, still secret
screen-tzolkin-none = no tiles
spoken-tzolkin-piece =
    { $owner ->
        [dummy] { $space } dummy
       *[other] { $space } { $name }
    }
spoken-tzolkin-label = { $label }: { $text }
spoken-tzolkin-empty = empty
spoken-tzolkin-goods = { $points } points; { $goods }
spoken-tzolkin-no-goods = no goods
spoken-tzolkin-workers = { $hand } of { $workers } workers in hand
spoken-tzolkin-temples = Temples: Chaac { $brown }, Quetzalcóatl { $yellow }, Kukulcán { $green }
spoken-tzolkin-techs = Technologies: agriculture { $agriculture }, extraction { $extraction }, architecture { $architecture }, theology { $theology }

# Why not: refusal-<rule id>, filled with the numbers kept with the refusal.
refusal-tz-turn-no-pass = A turn cannot be passed: at least one worker must be placed or picked up.
refusal-tz-placing-number =
    { $hand ->
        [0] There is no worker left in hand.
       *[other] Only { $hand } workers are in hand.
    }
refusal-tz-placing-full-gear = Every numbered space of { $gear } is taken.
refusal-tz-start-space-capacity = { $holder } stands on the Starting Player Space already.
refusal-tz-placing-afford = That costs { $need } corn; there are { $have }.
refusal-tz-pickup-number = None of your workers stands on { $gear } { $space }.
refusal-tz-begging-when = With { $have } corn nobody may beg; that is too much.
refusal-tz-begging-barred-at-bottom = All three temple markers are at the very bottom: no begging.
refusal-tz-turn-sequence = Begging comes first in a turn; it is too late for it.
refusal-tz-turn-place-or-pick-up = In one turn workers are either placed or picked up, never both.
refusal-tz-pity-effect = The one worker must go to a cheapest space, for { $lowest } corn; this one costs { $asked }.
refusal-tz-begging-forced = Begging is compulsory: the cheapest space costs { $need } corn, there are { $have }.
refusal-tz-turn-forced-type = You have no worker for the other kind of turn.
refusal-tz-pickup-pay-first = The way back costs { $need } corn, paid first; there are { $have }.
refusal-tz-pickup-step-back = The worker stood on space { $space }; action { $asked } lies further ahead.
refusal-tz-pickup-space-zero = A worker from space 0 has no action.
refusal-tz-tech-theology-1 = From space { $space } theology reaches one space ahead, but not action { $asked }.
refusal-tz-ruling-no-empty-action = That would do nothing now.
refusal-tz-jungle-empty = Field { $group } has no tile left.
refusal-tz-jungle-visible = Every corn tile of field { $group } lies under wood ({ $corn-tiles } corn, { $wood-tiles } wood).
refusal-tz-jungle-take-tile = Field { $group } has no wood tile left.
refusal-tz-jungle-burn-barred = All three temple markers are at the very bottom: no burning.
refusal-tz-ruling-no-tileless-with-visible-corn = Field { $group } shows a corn tile; it must be taken.
refusal-tz-tech-agriculture-2-no-tile = Harvesting without a tile needs agriculture { $need }; the level is { $have }.
refusal-tz-chichen-skull = Chichén Itzá wants a skull; there are { $have }.
refusal-tz-chichen-once = Action { $action } of Chichén Itzá holds a skull already.
refusal-tz-general-paying = That costs { $need }; there are { $have }.
refusal-tz-tech-cost =
    { $need ->
        [one] This level costs 1 block; there are { $have }.
       *[other] This level costs { $need } blocks; there are { $have }.
    }
refusal-tz-building-construct =
    { $missing ->
        [one] One block or skull of the price is missing.
       *[other] { $missing } blocks or skulls of the price are missing.
    }
refusal-tz-building-refill = This tile does not lie face up.
refusal-tz-monument-construct = Monuments are built with Tikal 4 only.
refusal-tz-tikal-one-architecture = Architecture has helped the first building; the second one is built plainly.
refusal-tz-tech-architecture-3 =
    { $need ->
        [1] That block is not part of the price.
       *[other] Leaving out a block needs architecture { $need }; the level is { $have }.
    }
refusal-tz-tikal-action-4 = After a building only a second building may follow, no monument.
refusal-tz-uxmal-action-4 = Built with corn this costs { $need }; there are { $have }.
refusal-tz-temple-top-single = Somebody else stands on top ({ $temple }); from step { $step } it goes no higher.
refusal-tz-tikal-action-5 = The two steps go to two different temples ({ $temple } had its own).
refusal-tz-anger-step-down = The marker is at the very bottom there ({ $temple }).
refusal-tz-market-exchange = This trade needs { $need }; there are { $have }.
refusal-tz-ruling-sales-first = All sales come before all purchases.
refusal-tz-start-space-two-days-board = The player board is dark side up: two days have been used.
refusal-tz-start-space-two-days-block = A worker on { $gear } { $space } would be pushed off by two days.
refusal-tz-ruling-final-advance = The last turn of the calendar is one day.
refusal-tz-calendar-phase-order = The calendar turns by one day; nobody chose otherwise.
refusal-tz-ruling-any-action-range = This action is not among those that can be bought for corn.
refusal-tz-ruling-any-action-optional = The other action costs { $need } corn; there are { $have }.
refusal-tz-ruling-climb-target = No temple can be climbed that way.
refusal-tz-setup-wealth-choose = Only two of the tiles that were dealt to you can be kept.
refusal-tz-effect-tech = The tile advances { $track }, not { $asked-track }.
refusal-tz-ruling-burn-with-bare-corn = Field { $group } shows a bare corn tile, and by the chosen option that forbids burning.
refusal-tz-ruling-speed-near-the-end = By the chosen option two days are not possible from day { $tooth } on.
refusal-tz-ruling-free-advance-at-level-3 = By the chosen option the bonus costs { $need } block; there are { $have }.
refusal-tz-temple-wasted = Step { $step } is the top ({ $temple }).
refusal-tz-pickup-own-action = The worker stood on { $gear }, not on { $asked-gear }.
refusal-tz-ruling-saving-used = Where architecture 3 saves a block, the saving must be used: name the block.
refusal-tz-jungle-burn = Field { $group } has no wood to burn.
refusal-tz-tech-theology-2 = A step for a block needs theology { $need }; the level is { $have }.
