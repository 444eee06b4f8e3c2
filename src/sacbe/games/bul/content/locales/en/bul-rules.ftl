# The rules of Bul: rule-<id> is a rule's name, rule-text-<id> what it says; in ids dots become hyphens.

rule-bul-general-players = Two sides
rule-text-bul-general-players = Two sides play, red and blue.
rule-bul-general-row = The row and the pieces
rule-text-bul-general-row = Ten sticks lie in a row with nine spaces between them; red is at home before space 1, blue behind space 9, each with five pieces in hand.
rule-bul-turn-order = Turns
rule-text-bul-turn-order = Red begins; the sides take turns, and in a turn a side throws the grains once and moves once.
rule-bul-throw-grains = The throw
rule-text-bul-throw-grains = Four grains of corn, burnt black on one side, are thrown: as many steps as grains show black, and five steps if none does.
rule-bul-turn-must-move = No passing
rule-text-bul-turn-must-move = If a side can enter a piece or move a stack, it must do one of them; it passes only if it can do neither.
rule-bul-enter-hand = Entering
rule-text-bul-enter-hand = A piece in hand enters the row from its own end, counting the first space as one step.
rule-bul-move-forward = Forward
rule-text-bul-move-forward = A stack without captives moves towards the other side's end, by exactly the steps thrown.
rule-bul-move-own-stack = Own stacks only
rule-text-bul-move-own-stack = A side moves only stacks that have its own piece on top, and always the whole stack.
rule-bul-move-no-doubling = Never onto your own
rule-text-bul-move-no-doubling = No piece enters or moves onto a space that its own side holds.
rule-bul-capture-landing = Capturing
rule-text-bul-capture-landing = A side that lands on a space that the other side holds puts its piece on top and holds the whole stack from then on.
rule-bul-capture-frees = Freeing
rule-text-bul-capture-frees = A side's own pieces in a stack that it captures are captives no longer and travel with the captor.
rule-bul-ruling-way = The way with captives
rule-text-bul-ruling-way = A stack with captives turns round and goes back to its holder's own end.
rule-bul-home-kill = The end of captives
rule-text-bul-home-kill = A stack that leaves the row with captives, by any number of steps, kills them; the holder's own pieces in it are in hand again.
rule-bul-home-round = Round again
rule-text-bul-home-round = A stack without captives that passes the far end of the row is in hand again and may enter again.
rule-bul-ruling-end = The end of the game
rule-text-bul-ruling-end = The game ends as soon as a side has no piece in hand and no stack of its own; the other side wins.
rule-bul-end-score = Points
rule-text-bul-end-score = A side scores one point for every enemy piece that it has killed or holds captive at the end.

# The numbers of refusals: number-bul-<name>.
number-bul-space = space { $value }
number-bul-moves =
    { $value ->
        [one] { $value } move is open
       *[other] { $value } moves are open
    }
