# Notes on the things of the board, cautions before a choice, and what tells styles apart.
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

caution-tzolkin-idle = The worker on { $gear } { $space } comes home and can do nothing.
caution-tzolkin-hunger =
    { $workers ->
        [one] { $workers } worker stays hungry on the food day: −{ $points } points.
       *[other] { $workers } workers stay hungry on the food day: −{ $points } points.
    }
caution-tzolkin-pushed-off = The day pushes your worker off the last space of { $gear }: it comes home without an action.

train-style-tzolkin-workers = workers
train-style-tzolkin-buildings = buildings
train-style-tzolkin-monuments = monuments
train-style-tzolkin-levels = technology levels
train-style-tzolkin-steps = temple steps
train-style-tzolkin-skulls = skulls
train-style-tzolkin-corn = corn left
