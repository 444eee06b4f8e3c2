# Temple of Chac for players: moves, questions, panels and refusals in words.

# Moves: move-temple_of_chac-<verb>.
move-temple_of_chac-move =
    { $steps ->
        [one] Move { $steps } space ({ $die })
       *[other] Move up to { $steps } spaces ({ $die })
    }
move-temple_of_chac-step = Step { $place }
move-temple_of_chac-stop = Stop here
move-temple_of_chac-interact =
    { $what ->
        [clues] Read { $one } and { $two } ({ $die })
        [alcove] Pick the lock of { $one }: { $two } ({ $die })
        [shore] Try to get ashore: { $one } ({ $die })
        [bridge] Break planks out of the bridge: { $one } ({ $die })
       *[none] Interact with the space ({ $die })
    }
move-temple_of_chac-search =
    { $cards ->
        [one] Search: reveal { $cards } card of { $deck } ({ $die })
       *[other] Search: reveal { $cards } cards of { $deck } ({ $die })
    }
move-temple_of_chac-gear = Use the { $gear }: { $text } ({ $die })
move-temple_of_chac-stand = Stand up ({ $die })
move-temple_of_chac-steal =
    { $cards ->
        [0] Steal a card from { $seat }
        [one] Steal a card from { $seat }, who holds { $cards }
       *[other] Steal a card from { $seat }, who holds { $cards }
    }
move-temple_of_chac-store = Store: { $treasure } ({ $die })
move-temple_of_chac-swap = Store { $held }, take back { $stored } ({ $die })
move-temple_of_chac-discard = Drop treasures from hand ({ $die })
move-temple_of_chac-drop = Drop: { $treasure }
move-temple_of_chac-end =
    { $dice ->
        [0] End the turn
        [one] End the turn; { $dice } die is lost
       *[other] End the turn; { $dice } dice are lost
    }
move-temple_of_chac-flip = Second look: turn a { $pips } into a { $opposite }
move-temple_of_chac-reroll = Roll a { $pips } again
move-temple_of_chac-give = Give up a die ({ $die })
move-temple_of_chac-suffer = Take the wound
move-temple_of_chac-light = Light the torch
move-temple_of_chac-take = Keep: { $treasure }
move-temple_of_chac-leave = Keep nothing
move-temple_of_chac-stay = Stay ({ $place })
move-temple_of_chac-drift = Drift { $place }
move-temple_of_chac-go-on = Go on with another die ({ $die })
move-temple_of_chac-give-up = Give up the lock
move-temple_of_chac-peek = Read { $clue }
move-temple_of_chac-flee = Flee { $place }
move-temple_of_chac-pushed = Be pushed { $place }
move-temple_of_chac-keep = Let the roll stand

# What a move does at once, in a word: effect-temple_of_chac-<event>.
effect-temple_of_chac-put = { "" }
effect-temple_of_chac-washed-over = over the waterfall
effect-temple_of_chac-fell = fall
effect-temple_of_chac-gap-entered = open lava
effect-temple_of_chac-escaped = escaped as no. { $order }

# What is told with a question.
ask-temple_of_chac-dice = Dice: { $dice }.
ask-temple_of_chac-at = Your space: { $place }.
ask-temple_of_chac-lying = You are lying on: { $place }.
ask-temple_of_chac-wounds = Wounds: { $wounds } of { $health }.
ask-temple_of_chac-steps =
    { $left ->
        [0] A sprint: one step more.
        [one] { $left } step left.
       *[other] { $left } steps left.
    }
ask-temple_of_chac-cards = Revealed: { $cards }.
ask-temple_of_chac-rolled = The dice show { $dice }.
ask-temple_of_chac-safe = Dice up to { $safe } are safe.
ask-temple_of_chac-opening = With all your dice it opens with a chance of { $percent } %.
ask-temple_of_chac-behind =
    { $spaces ->
        [one] The boulder is { $spaces } space behind.
       *[other] The boulder is { $spaces } spaces behind.
    }
ask-temple_of_chac-lock =
    { $needed ->
        [one] { $alcove }: { $needed } more success needed. Drawn: { $drawn }.
       *[other] { $alcove }: { $needed } more successes needed. Drawn: { $drawn }.
    }

# Panels of the terminal.
panel-temple_of_chac-rooms = Rooms
panel-temple_of_chac-owned = Owned
panel-temple_of_chac-decks = Decks
panel-temple_of_chac-tables = Tables
screen-temple_of_chac-changes = This table has components of its own; where a text below says otherwise, these count:
screen-temple_of_chac-heads = who at wound inj hand store gear
screen-temple_of_chac-signs = ? face down · ! danger · ≈ gone · - searched · * idol · ° plate · # number of a trap · (O) boulder · _ fallen
spoken-temple_of_chac-place = { $place } ({ $parts })
spoken-temple_of_chac-to = to { $place }
spoken-temple_of_chac-tile =
    { $state ->
        [gone] open lava
        [trap] a trap, number { $number }
        [down] face down, { $glyph }
        [searched] safe, searched
       *[safe] safe, number { $number }
    }
spoken-temple_of_chac-web =
    { $state ->
        [hidden] web face down
        [spider] spider
       *[gone] no web
    }
spoken-temple_of_chac-planks =
    { $planks ->
        [one] { $planks } plank
       *[other] { $planks } planks
    }
spoken-temple_of_chac-onwards = onwards
spoken-temple_of_chac-back = back
spoken-temple_of_chac-alcove = { $alcove } with { $idol }
spoken-temple_of_chac-plate = pressure plate
spoken-temple_of_chac-here = here: { $seats }
spoken-temple_of_chac-boulder = the boulder
spoken-temple_of_chac-shut = shut for good
spoken-temple_of_chac-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
spoken-temple_of_chac-deck =
    { $left ->
        [one] { $god }, { $left } left
       *[other] { $god }, { $left } left
    }
spoken-temple_of_chac-clue =
    { $known ->
        [yes] { $clue }: number { $number }, the tile { $tile }
       *[no] { $clue }: number { $number }, tile unknown
    }
spoken-temple_of_chac-webs = Face-down webs: { $spider } with spiders, { $blank } empty
spoken-temple_of_chac-discards = Discarded: { $cards }
spoken-temple_of_chac-supply = Injury tokens left: { $count }
spoken-temple_of_chac-successes =
    { $count ->
        [one] { $idol }, { $count } success
       *[other] { $idol }, { $count } successes
    }

# Why not: refusal-<rule id>, filled with the numbers kept with the refusal.
refusal-tc-turn-spend-dice = There is no such die left.
refusal-tc-fall-must-stand = If you are lying, you must stand up first.
refusal-tc-action-stand = You are standing already.
refusal-tc-action-move-walls = No way leads on there ({ $space }).
refusal-tc-boulder-blocks = The boulder is in the way ({ $space }).
refusal-tc-action-interact = There is nothing to interact with ({ $space }).
refusal-tc-action-search-where = This space cannot be searched ({ $space }).
refusal-tc-action-search-deck-limits = The deck of this room is empty.
refusal-tc-lava-search-once = This tile has been searched already ({ $space }).
refusal-tc-action-steal = Stealing takes a die of 4–6.
refusal-tc-setup-players = Nobody plays { $holder } at this table.
refusal-tc-action-steal-victim = There is nothing to be stolen from { $holder } here.
refusal-tc-action-store-capacity = The storage is full: it holds { $limit }.
refusal-tc-action-store = That treasure is not there ({ $treasure }).
refusal-tc-concept-gear = You do not have that gear ({ $gear }).
refusal-tc-action-gear-passive = That gear works by itself and takes no die ({ $gear }).
refusal-tc-action-gear-once = That gear has been used in this turn ({ $gear }).
refusal-tc-action-gear-no-effect = That gear would do nothing now ({ $gear }).
refusal-tc-action-gear = Gear takes a die of 1–3.
refusal-tc-adventurer-monty-albatross = Only Monty Albatross turns a die over, once in a turn, and only one that was rolled.
refusal-tc-gear-compass = Only the compass rolls a die again, once in a turn, and only one that was rolled.
refusal-tc-turn-roll = Dice can be changed only before the first one is spent.
refusal-tc-turn-unused-die = There is no unused die of that kind.
refusal-tc-gear-torch = That takes a torch that was not used in this turn.
refusal-tc-action-search-keep-one = That treasure was not revealed.
refusal-tc-walls-stay-shut = The walls are shut for good ({ $space }).
refusal-tc-bridge-collapse = The bridge has collapsed.
refusal-tc-action-move = At least one step must be made.
refusal-tc-lava-escape-outside = There is no way to that refuge ({ $space }).
refusal-tc-action-move-orthogonal = A step leads only to a space next to it, not there ({ $space }).
refusal-tc-gear-life-vest = No die of this roll shows that.
refusal-tc-fall-isolated = Nobody steals from the fallen ({ $holder }).
refusal-tc-action-discard = That treasure is not in your hand ({ $treasure }).
refusal-tc-action-discard-scope = A discard drops at least one treasure, and only from the hand.
refusal-tc-boulder-push-forward = The boulder cannot push anybody there ({ $space }).
refusal-tc-boulder-never-shared = Nobody can come to where the boulder lies ({ $space }).
refusal-tc-rapids-downstream = The current leads only downstream, not there ({ $space }).
refusal-tc-washup-one-way = Only the water leads there ({ $space }).
refusal-tc-gear-bullwhip = The whip does not reach { $holder }.

# The numbers of refusals: number-temple_of_chac-<name>; $rule is the rule that refuses, with hyphens.
number-temple_of_chac-space = space: { $value }
number-temple_of_chac-holder = seat: { $value }
number-temple_of_chac-limit = { $value } at most
number-temple_of_chac-treasure = treasure: { $value }
number-temple_of_chac-gear = gear: { $value }
