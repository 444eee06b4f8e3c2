# Temple of Chac on the page: board, panels, buttons.
page-temple_of_chac-round = Round
page-temple_of_chac-phase-turns = Turns
page-temple_of_chac-phase-boulder = Boulder
page-temple_of_chac-order = Order of turns
page-temple_of_chac-first = First adventurer

# Views of the phone layout.
page-temple_of_chac-view-map = Temple
page-temple_of_chac-view-dice = Dice
page-temple_of_chac-view-own = Dice, cards
page-temple_of_chac-view-cards = Cards
page-temple_of_chac-view-seats = Seats
page-temple_of_chac-view-log = Log
page-temple_of_chac-closer = Closer
page-temple_of_chac-farther = Farther

# The board.
page-temple_of_chac-board = The temple
page-temple_of_chac-camp = Camp
page-temple_of_chac-nobody-out = nobody out yet
page-temple_of_chac-figure =
    { $state ->
        [fallen] { $name }, fallen: { $place }
        [out] { $name }, outside
       *[standing] { $name }: { $place }
    }
page-temple_of_chac-clue = Clue { $clue }: the tile with number { $number } is a trap
page-temple_of_chac-bridge =
    { $planks ->
        [one] Bridge: { $planks } plank
       *[other] Bridge: { $planks } planks
    }
page-temple_of_chac-spider = A spider on { $space }
page-temple_of_chac-alcove =
    { $successes ->
        [one] { $alcove }: { $idol }, { $points } points, { $successes } success
       *[other] { $alcove }: { $idol }, { $points } points, { $successes } successes
    }
page-temple_of_chac-plate =
    { $number ->
        [1] Pressure plate { $number } on { $space }: the walls move in
        [2] Pressure plate { $number } on { $space }: the hall slams shut
       *[other] Pressure plate { $number } on { $space }
    }
page-temple_of_chac-deck =
    { $count ->
        [one] Deck of { $god }, { $count } card
       *[other] Deck of { $god }, { $count } cards
    }
page-temple_of_chac-more-dice =
    { $count ->
        [one] +{ $count } die
       *[other] +{ $count } dice
    }
page-temple_of_chac-surging =
    { $count ->
        [one] Surging waters: { $count } die more for getting ashore
       *[other] Surging waters: { $count } dice more for getting ashore
    }
page-temple_of_chac-go-to = Go to { $place }
page-temple_of_chac-reach = The boulder stops on { $space }: { $chance }
page-temple_of_chac-boulder-at = The boulder on { $space }

# What is turned up.
page-temple_of_chac-stage-search = Turned up
page-temple_of_chac-stage-lock = Lock of { $alcove }
page-temple_of_chac-stage-roll = Getting ashore
page-temple_of_chac-stage-spider = A spider!
page-temple_of_chac-needed =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
page-temple_of_chac-reroll-die = Roll the { $pips } again

# The boulder.
page-temple_of_chac-boulder = Boulder
page-temple_of_chac-boulder-when = rolls after this round
page-temple_of_chac-boulder-how = moves 1 + each { $least } or more
page-temple_of_chac-boulder-rolled = Last roll
page-temple_of_chac-boulder-next =
    { $count ->
        [one] next time { $count } die
       *[other] next time { $count } dice
    }
page-temple_of_chac-boulder-track = The boulder is on { $space } of { $last }; plates on { $plates }
page-temple_of_chac-boulder-stops = Where it may stop
page-temple_of_chac-sealed-at = exit sealed at { $space }
page-temple_of_chac-danger-boulder = { $chance }: hits { $name }
page-temple_of_chac-danger-walls = { $chance }: the hall shuts on { $name }
page-temple_of_chac-danger-sealed = { $chance }: the exit is sealed, the game ends
page-temple_of_chac-threat-boulder = Boulder: { $chance }
page-temple_of_chac-threat-walls = Walls slam shut: { $chance }

# Adventurers.
page-temple_of_chac-me = Your adventurer
page-temple_of_chac-lying = { $place }, fallen
page-temple_of_chac-out = out as no. { $order }
page-temple_of_chac-wounds = Wounds
page-temple_of_chac-wounds-of = Wounds: { $wounds } of { $health }
page-temple_of_chac-of = { $count } of { $most }
page-temple_of_chac-injuries =
    { $count ->
        [one] { $count } injury
       *[other] { $count } injuries
    }
page-temple_of_chac-injuries-short = Injuries
page-temple_of_chac-points-if = if you get out
page-temple_of_chac-points-safe = brought out
page-temple_of_chac-points-lost = left in the temple
page-temple_of_chac-and-boxes =
    { $count ->
        [one] + { $count } box
       *[other] + { $count } boxes
    }
page-temple_of_chac-points-why = Treasures { $treasures }, gods { $bonus }, injuries −{ $injuries }, treasure boxes still shut: { $boxes }
page-temple_of_chac-known = Surely has
page-temple_of_chac-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
page-temple_of_chac-dice-next = Dice of the next turn

# Dice and actions.
page-temple_of_chac-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
page-temple_of_chac-dice-word = dice
page-temple_of_chac-dice-panel = Dice to spend
page-temple_of_chac-dice-of = Dice of { $name }
page-temple_of_chac-dice-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
page-temple_of_chac-dice-coming =
    { $count ->
        [one] next turn { $count } die
       *[other] next turn { $count } dice
    }
page-temple_of_chac-dice-lost =
    { $count ->
        [0] no die lost
        [one] { $count } die lost
       *[other] { $count } dice lost
    }
page-temple_of_chac-no-dice = No dice left.
page-temple_of_chac-choose-die = Use the { $pips }
page-temple_of_chac-move-of =
    { $count ->
        [1] Move 1
       *[other] Move 1–{ $count }
    }
page-temple_of_chac-spent = spent
page-temple_of_chac-spent-move = Move
page-temple_of_chac-spent-search = Search
page-temple_of_chac-spent-store = Store
page-temple_of_chac-spent-swap = Swap
page-temple_of_chac-spent-stand = Stand up
page-temple_of_chac-spent-gear = Gear
page-temple_of_chac-spent-steal = Steal
page-temple_of_chac-spent-interact = Interact
page-temple_of_chac-spent-discard = Drop
page-temple_of_chac-spent-give = Given up
page-temple_of_chac-use-interact = here
page-temple_of_chac-use-gear = gear
page-temple_of_chac-use-steal = steal
page-temple_of_chac-use-store = store
page-temple_of_chac-actions = Actions
page-temple_of_chac-spaces =
    { $count ->
        [1] 1 space
       *[other] 1–{ $count } spaces
    }
page-temple_of_chac-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-temple_of_chac-cards-of =
    { $count ->
        [one] { $count } card · { $god }
       *[other] { $count } cards · { $god }
    }
page-temple_of_chac-use-count =
    { $count ->
        [one] { $count } usable
       *[other] { $count } usable
    }
page-temple_of_chac-slots =
    { $count ->
        [0] swap
        [one] { $count } slot free
       *[other] { $count } slots free
    }
page-temple_of_chac-any-cards = any cards
page-temple_of_chac-one-card = 1 card at random
page-temple_of_chac-must-stand = first of all
page-temple_of_chac-interact-clues = two clues
page-temple_of_chac-interact-alcove = the alcove
page-temple_of_chac-interact-shore = to the bank
page-temple_of_chac-interact-bridge = planks
page-temple_of_chac-interact-none = with this space

# Answers as buttons.
page-temple_of_chac-do-move = Move
page-temple_of_chac-do-search = Search
page-temple_of_chac-do-gear = Gear
page-temple_of_chac-do-stand = Stand up
page-temple_of_chac-do-steal = Steal
page-temple_of_chac-do-store = Store
page-temple_of_chac-do-swap = Swap
page-temple_of_chac-do-discard = Drop cards
page-temple_of_chac-do-drop = Drop
page-temple_of_chac-do-end = End turn
page-temple_of_chac-do-flip = Turn over
page-temple_of_chac-do-reroll = Roll again
page-temple_of_chac-do-give = Give up a die
page-temple_of_chac-do-suffer = Take the wound
page-temple_of_chac-do-light = Light the torch
page-temple_of_chac-do-take = Keep
page-temple_of_chac-do-leave = Keep nothing
page-temple_of_chac-do-stop = Done
page-temple_of_chac-do-stay = Stay
page-temple_of_chac-do-drift = Drift
page-temple_of_chac-do-go-on = Go on
page-temple_of_chac-do-give-up = Give up
page-temple_of_chac-do-keep = Let it stand
page-temple_of_chac-do-interact-clues = Read clues
page-temple_of_chac-do-interact-alcove = Pick lock
page-temple_of_chac-do-interact-shore = Go ashore
page-temple_of_chac-do-interact-bridge = Break planks
page-temple_of_chac-do-interact-none = Interact
page-temple_of_chac-do-peek = Clue { $clue }
page-temple_of_chac-number = number { $number }
page-temple_of_chac-free = without a die
page-temple_of_chac-swap-note = { $held } in, { $stored } out
page-temple_of_chac-swap-start = { $card }: take back for a card in hand

# Why an action is not possible, in a word or two; the rule id follows.
page-temple_of_chac-not-tc-turn-spend-dice = no such die
page-temple_of_chac-not-tc-fall-must-stand = stand up first
page-temple_of_chac-not-tc-action-interact = nothing here
page-temple_of_chac-not-tc-action-search-where = not here
page-temple_of_chac-not-tc-action-search-deck-limits = deck is empty
page-temple_of_chac-not-tc-lava-search-once = searched
page-temple_of_chac-not-tc-action-steal = needs 4–6
page-temple_of_chac-not-tc-action-steal-victim = nobody here
page-temple_of_chac-not-tc-fall-isolated = fallen
page-temple_of_chac-not-tc-action-store-capacity = storage full
page-temple_of_chac-not-tc-action-store = no cards
page-temple_of_chac-not-tc-action-discard-scope = no cards
page-temple_of_chac-not-tc-concept-gear = no gear
page-temple_of_chac-not-tc-action-gear-passive = works alone
page-temple_of_chac-not-tc-action-gear-once = used
page-temple_of_chac-not-tc-action-gear-no-effect = no use now
page-temple_of_chac-not-tc-action-gear = needs 1–3
page-temple_of_chac-not-now = not now

# Cards.
page-temple_of_chac-hand = Hand
page-temple_of_chac-hand-empty = Nothing in hand yet: search a room.
page-temple_of_chac-next-turn = next turn
page-temple_of_chac-burden =
    { $dice ->
        [one] { $least } to { $most } cards: { $dice } die
       *[other] { $least } to { $most } cards: { $dice } dice
    }
page-temple_of_chac-burden-last =
    { $dice ->
        [one] { $least } cards or more: { $dice } die
       *[other] { $least } cards or more: { $dice } dice
    }
page-temple_of_chac-no-god = no god
page-temple_of_chac-things = Storage, gear and gods
page-temple_of_chac-stored = Stored
page-temple_of_chac-stored-of = Stored { $count } of { $capacity }
page-temple_of_chac-slot-empty = empty: store with any die
page-temple_of_chac-gear = Gear
page-temple_of_chac-gear-none = None yet.
page-temple_of_chac-used = used in this turn
page-temple_of_chac-gods = Set of gods
