# The board of Tzolk'in in the browser.

page-tzolkin-board = The calendar with its five gears
page-tzolkin-jungle = Jungle
page-tzolkin-skull-bank = Skull bank
page-tzolkin-temples = Temples
page-tzolkin-view-tracks = Temples, cards
page-tzolkin-technologies = Technologies
page-tzolkin-buildings = Buildings
page-tzolkin-monuments = Monuments
page-tzolkin-cards = Cards
page-tzolkin-market = Market
page-tzolkin-closer = Closer
page-tzolkin-farther = Farther away

# Short names.
page-tzolkin-god-brown = Chaac
page-tzolkin-god-yellow = Quetzalcóatl
page-tzolkin-god-green = Kukulcán
page-tzolkin-kind-farm = Farm
page-tzolkin-kind-civic = Civic
page-tzolkin-kind-tomb = Tomb
page-tzolkin-kind-shrine = Shrine
page-tzolkin-track-agriculture = Agriculture
page-tzolkin-track-extraction = Extraction
page-tzolkin-track-architecture = Architecture
page-tzolkin-track-theology = Theology
page-tzolkin-each-civic = per civic
page-tzolkin-each-tomb = per tomb
page-tzolkin-each-shrine = per shrine
page-tzolkin-laid = placed
page-tzolkin-space = { $gear } { $space }
page-tzolkin-line = { $number }: { $text }

# The calendar.
page-tzolkin-day = Day { $day }
page-tzolkin-age = Age { $age }
page-tzolkin-today = Today is day { $day }
page-tzolkin-food-in =
    { $days ->
        [0] food day today
        [one] food day tomorrow
       *[other] food day in { $days } days
    }
page-tzolkin-in-days =
    { $days ->
        [0] today
        [one] tomorrow
       *[other] in { $days } days
    }
page-tzolkin-last-round = all { $teeth } days are over
page-tzolkin-food-gifts = Day { $day }: Food Day. Every worker eats 2 corn; then each temple step reached gives its wood, stone, gold or skull.
page-tzolkin-food-age = Day { $day }: Food Day. Every worker eats 2 corn; then temple steps and leaders score, and the buildings of age 2 arrive.
page-tzolkin-food-end = Day { $day }: the last Food Day. Every worker eats 2 corn; then temple steps and leaders score, and the game ends.
page-tzolkin-calendar =
    { $next ->
        [0] Day { $day }, age { $age }. All Food Days are over.
       *[other] Day { $day }, age { $age }. The next Food Day is day { $next }, { $left } days from now.
    }
page-tzolkin-start = First player
page-tzolkin-start-free =
    { $corn ->
        [0] Starting Player Space: free
       *[other] Starting Player Space: free, with { $corn } corn from the calendar
    }
page-tzolkin-start-taken = Starting Player Space: { $name } becomes the starting player
page-tzolkin-start-label =
    { $corn ->
        [0] Starting Player Space, costs { $price } corn
       *[other] Starting Player Space, costs { $price } corn and brings { $corn } corn from the calendar
    }
page-tzolkin-marker = Starting player

# Gears, workers, actions.
page-tzolkin-ovals = { $placed } of 9 skulls
page-tzolkin-action = { $space }: { $text }
page-tzolkin-taken = { $text } (taken: a skull lies here)
page-tzolkin-worker-on = { $name } on { $space }
page-tzolkin-dummy-on = A dummy worker on { $space }
page-tzolkin-place-label = Place a worker on { $space }, costs { $price } corn
page-tzolkin-pick-label = Pick up the worker from { $space }: { $text }
page-tzolkin-field =
    { $wood ->
        [0] Field { $field }: { $bare } corn tiles
       *[other] Field { $field }: { $wood } corn tiles under wood, { $bare } bare corn tiles
    }
page-tzolkin-skulls = { $left } left of { $all }
page-tzolkin-skulls-label = { $left } of { $all } crystal skulls are left in the bank
page-tzolkin-beg-label = Beg: have 3 corn, go down one temple step

# Temples and technologies.
page-tzolkin-leader = leader’s bonus: age 1 / age 2
page-tzolkin-standing = { $name } { $step }
page-tzolkin-temple-label = { $temple }, steps from 0: { $standing }
page-tzolkin-levels = level 1, 2, 3 and beyond
page-tzolkin-level = { $track }, level { $level }
page-tzolkin-beyond = { $track }, beyond level 3

# Tiles.
page-tzolkin-stack = age { $age }, { $count } in the stack
page-tzolkin-at-end = points at the end
page-tzolkin-built-by = built by { $name }
page-tzolkin-wealth = Your starting wealth
page-tzolkin-wealth-first = Keep two of these four tiles.
page-tzolkin-wealth-second = Now the second tile.
page-tzolkin-wealth-card = Tile { $number }: { $text }

# Seats.
page-tzolkin-kind-you = you
page-tzolkin-kind-bot = bot, { $level }
page-tzolkin-turn-moves = to move
page-tzolkin-turn-next = next
page-tzolkin-turn-done = done
page-tzolkin-turn-chosen = has chosen
page-tzolkin-in-hand = workers in hand
page-tzolkin-workers = Workers: { $hand } in hand, { $gears } on the gears, { $bank } in the bank
page-tzolkin-meal =
    Food Day { $day }: { $hungry ->
        [0] your workers eat for free
        [one] one worker eats { $corn } corn
       *[other] { $hungry } workers eat { $corn } corn
    }; you have { $have }. { $unfed ->
        [0] { "" }
        [one] One would go hungry: −{ $points } points.
       *[other] { $unfed } would go hungry: −{ $points } points.
    }
page-tzolkin-tiles = { $count } buildings, { $monuments } monuments
page-tzolkin-corn-tiles =
    { $count ->
        [one] { $count } corn tile
       *[other] { $count } corn tiles
    }
page-tzolkin-wood-tiles =
    { $count ->
        [one] { $count } wood tile
       *[other] { $count } wood tiles
    }
page-tzolkin-two-days = 2d

# Answers.
page-tzolkin-group-place = Place
page-tzolkin-group-pick = Pick up
page-tzolkin-nothing = Do nothing
page-tzolkin-done = Done
page-tzolkin-end-turn = End turn
page-tzolkin-beg = Beg
page-tzolkin-climb = Climb: { $god }
page-tzolkin-anger = Step down: { $god }
page-tzolkin-crop-corn = Corn tile
page-tzolkin-crop-wood = Wood tile
page-tzolkin-crop-burn = Burn wood
page-tzolkin-crop-tileless = Without a tile
page-tzolkin-pay = Pay { $good }
page-tzolkin-take = Take { $good }
page-tzolkin-sell = Sell { $good }
page-tzolkin-buy = Buy { $good }
page-tzolkin-title-pay = Pay
page-tzolkin-title-take = Take
page-tzolkin-title-sell = Sell
page-tzolkin-title-buy = Buy
page-tzolkin-build-less = { $kind }, saving { $good }
page-tzolkin-build-plain = { $kind }, plainly
page-tzolkin-days-1 = One day
page-tzolkin-days-2 = Two days
page-tzolkin-keep = Tiles { $first } + { $second }
