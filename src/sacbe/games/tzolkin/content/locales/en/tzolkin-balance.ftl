# What `sacbe balance` and `sacbe lab` count in Tzolk'in: the sheets, their rows and their columns.

balance-tzolkin-actions = Action
balance-tzolkin-gears = Workers placed
balance-tzolkin-picked = Workers picked up
balance-tzolkin-buildings = Building
balance-tzolkin-monuments = Monument
balance-tzolkin-wealth = Starting wealth
balance-tzolkin-levels = Technology
balance-tzolkin-temples = Temple
balance-tzolkin-days = The days
balance-tzolkin-goods = At the end

balance-tzolkin-row-rounds = Rounds
balance-tzolkin-row-double-days = Double days
balance-tzolkin-row-begged = Begged for corn
balance-tzolkin-row-pushed-off = Workers pushed off
balance-tzolkin-row-unfed = Unfed workers
balance-tzolkin-row-calendar-corn = Corn taken from the calendar
balance-tzolkin-row-workers = Workers
balance-tzolkin-row-corn = Corn
balance-tzolkin-row-blocks = Wood, stone and gold
balance-tzolkin-row-skulls = Skulls
balance-tzolkin-row-buildings = Buildings
balance-tzolkin-row-monuments = Monuments
balance-tzolkin-row-corn-tiles = Corn tiles
balance-tzolkin-row-wood-tiles = Wood tiles

balance-tzolkin-column-all = All
balance-tzolkin-column-winners = Winners
balance-tzolkin-column-price = Mean price
balance-tzolkin-column-open = Open
balance-tzolkin-column-built = Built
balance-tzolkin-column-won = Owner won
balance-tzolkin-column-dealt = Dealt
balance-tzolkin-column-kept = Kept
balance-tzolkin-column-reached = Reached
balance-tzolkin-column-climbed = Steps up
balance-tzolkin-column-angered = Steps down
