# Bul in words: names, what happens, what is asked, fields of scenarios, options, the row.

name-bul-game = Bul
name-bul-seat-red = Red
name-bul-seat-blue = Blue
name-bul-piece-captive =
    { $count ->
        [one] captive
       *[other] captives
    }
name-bul-piece-killed =
    { $count ->
        [one] killed piece
       *[other] killed pieces
    }
name-bul-piece-in-hand = in hand
name-bul-place-hand = hand

# A space of the row.
place-bul = space { $space }

# What happens: event-bul-<name>.  Where a seat does it, its name stands before these words.
event-bul-threw = throws { $steps }
event-bul-entered = enters a piece on { $to }
event-bul-moved = moves from { $from } to { $to }
event-bul-captured =
    { $pieces ->
        [one] captures a piece
       *[other] captures { $pieces } pieces
    }
event-bul-left =
    { $killed ->
        [0] runs past the far end from { $from } and takes { $freed } back in hand
        [one] goes home from { $from } and kills a captive
       *[other] goes home from { $from } and kills { $killed } captives
    }
event-bul-passed = cannot move and passes
event-bul-final =
    { $taken ->
        [one] ends with one piece taken
       *[other] ends with { $taken } pieces taken
    }

# What is asked: prompt-bul-<prompt>.
prompt-bul-throw = The grains are thrown.
prompt-bul-move = Enter a piece, or move a stack.

# What belongs to a question.
detail-bul-move =
    { $steps ->
        [one] The throw is one step.
       *[other] The throw is { $steps } steps.
    }

# What a move does, where the words for all games do not say it.
effect-bul-put = { $place }

# Options: option-bul-<name>.
option-bul-captors = Captors go back to their own end, or on to the far one.

# Fields of scenarios: field-bul-<name>, with seat- before the fields of a seat.
field-bul-turn = Whose turn it is; red’s unless given.
field-bul-thrown = The steps thrown, 0 before the throw.
field-bul-row = The stacks by space, each as the sides of its pieces, its holder first.
field-bul-seat-hand = Pieces in hand; those that are nowhere else unless given.
field-bul-seat-dead = Own pieces that were killed.
field-bul-seat-captives = Enemy pieces held captive.

# The final table: score-bul-<category>.
score-bul-killed = Killed
score-bul-captives = Captives

# The row as text.
board-bul-thrown =
    { $steps ->
        [0] { $seat } is to throw.
       *[other] { $seat } threw { $steps }.
    }
board-bul-side = { $seat }: { $hand } in hand, { $captives } taken captive, { $dead } lost

# For players: the row told, moves in words, and why a move is refused.
spoken-bul-stack = Space { $space }: { $stack }
spoken-bul-empty = The row is empty.
move-bul-enter = Enter a piece
move-bul-move = Move the stack on { $space }
move-bul-pass = Pass
refusal-bul-enter-hand = There is no piece in hand.
refusal-bul-move-own-stack = No stack on space { $space } is yours.
refusal-bul-move-no-doubling = Space { $space } is held by your own side.
refusal-bul-turn-must-move =
    { $moves ->
        [one] A move is possible, so you cannot pass.
       *[other] { $moves } moves are possible, so you cannot pass.
    }

# What is so now with a space and a side: note-bul-<what>.
note-bul-stack = { $seat } holds a stack of { $count }.
note-bul-empty = Nobody is here.
note-bul-side = In hand { $hand }, captives { $captives }, dead { $dead }.
