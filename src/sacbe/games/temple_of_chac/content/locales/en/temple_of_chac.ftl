# Temple of Chac in words: names, what happens, what is asked, fields of scenarios, options, the board.

# Names: name-temple_of_chac-<what>-<its id>.
name-temple_of_chac-game = Temple of Chac
name-temple_of_chac-seat-red = Red
name-temple_of_chac-seat-blue = Blue
name-temple_of_chac-seat-green = Green
name-temple_of_chac-seat-yellow = Yellow
name-temple_of_chac-seat-purple = Purple
name-temple_of_chac-space-E = entrance
name-temple_of_chac-space-W = waterfall
name-temple_of_chac-boulder-boulder = boulder
name-temple_of_chac-injury-any = injury
name-temple_of_chac-walls-hall = crushing walls
name-temple_of_chac-space-BR = bridge
name-temple_of_chac-space-U = wash up zone
name-temple_of_chac-space-X = exit
name-temple_of_chac-way-E = to the entrance
name-temple_of_chac-way-W = over the waterfall
name-temple_of_chac-way-BR = onto the bridge
name-temple_of_chac-way-U = to the wash up zone
name-temple_of_chac-way-X = out of the temple
name-temple_of_chac-zone-hall = crushing hall
name-temple_of_chac-zone-corridor = corridor
name-temple_of_chac-zone-lava = lava room
name-temple_of_chac-zone-rapids = rapids
name-temple_of_chac-zone-cave = Zotz’s cave
name-temple_of_chac-one-hall = crushing hall { $number }
name-temple_of_chac-one-corridor = corridor { $number }
name-temple_of_chac-one-lava = lava tile { $number }
name-temple_of_chac-one-rapids = rapids { $number }
name-temple_of_chac-one-cave = Zotz’s cave { $number }
name-temple_of_chac-one-clue = clue { $number }
name-temple_of_chac-one-alcove = alcove { $number }
name-temple_of_chac-god-kukulkan = Kukulkan
name-temple_of_chac-god-ah-puch = Ah-Puch
name-temple_of_chac-god-ixchel = Ixchel
name-temple_of_chac-god-zotz = Zotz
name-temple_of_chac-god-chac = Chac
name-temple_of_chac-treasure-kukulkan-idol = idol of Kukulkan
name-temple_of_chac-treasure-kukulkan-calendar = calendar of Kukulkan
name-temple_of_chac-treasure-kukulkan-mask = mask of Kukulkan
name-temple_of_chac-treasure-kukulkan-necklace = necklace of Kukulkan
name-temple_of_chac-treasure-ah-puch-idol = idol of Ah-Puch
name-temple_of_chac-treasure-ah-puch-calendar = calendar of Ah-Puch
name-temple_of_chac-treasure-ah-puch-mask = mask of Ah-Puch
name-temple_of_chac-treasure-ah-puch-necklace = necklace of Ah-Puch
name-temple_of_chac-treasure-ixchel-idol = idol of Ixchel
name-temple_of_chac-treasure-ixchel-calendar = calendar of Ixchel
name-temple_of_chac-treasure-ixchel-mask = mask of Ixchel
name-temple_of_chac-treasure-ixchel-necklace = necklace of Ixchel
name-temple_of_chac-treasure-zotz-idol = idol of Zotz
name-temple_of_chac-treasure-zotz-calendar = calendar of Zotz
name-temple_of_chac-treasure-zotz-mask = mask of Zotz
name-temple_of_chac-treasure-zotz-necklace = necklace of Zotz
name-temple_of_chac-treasure-treasure-box = treasure box
name-temple_of_chac-treasure-idol-kukulkan = alcove idol of Kukulkan
name-temple_of_chac-treasure-idol-ah-puch = alcove idol of Ah-Puch
name-temple_of_chac-treasure-idol-ixchel = alcove idol of Ixchel
name-temple_of_chac-treasure-idol-zotz = alcove idol of Zotz
name-temple_of_chac-treasure-idol-chac = idol of Chac
name-temple_of_chac-gear-grappling-rope = grappling rope
name-temple_of_chac-gear-lantern = lantern
name-temple_of_chac-gear-crowbar = crowbar
name-temple_of_chac-gear-first-aid-kit = first aid kit
name-temple_of_chac-gear-bullwhip = bullwhip
name-temple_of_chac-gear-compass = compass
name-temple_of_chac-gear-backpack = backpack
name-temple_of_chac-gear-pith-helmet = pith helmet
name-temple_of_chac-gear-notebook = explorer’s notebook
name-temple_of_chac-gear-fireproof-boots = fireproof boots
name-temple_of_chac-gear-life-vest = life vest
name-temple_of_chac-gear-torch = torch
name-temple_of_chac-use-grappling-rope = move up to 2 spaces
name-temple_of_chac-use-lantern = search, revealing 2 cards
name-temple_of_chac-use-crowbar = pick the lock with 1 success fewer
name-temple_of_chac-use-first-aid-kit = heal 2 wounds
name-temple_of_chac-use-bullwhip = steal a card here or one step away
name-temple_of_chac-use-compass = roll 1 action die again, once a turn
name-temple_of_chac-use-backpack = storage for 1 more treasure
name-temple_of_chac-use-pith-helmet = 1 wound less from a hazard, once a turn
name-temple_of_chac-use-notebook = read 1 clue from anywhere
name-temple_of_chac-use-fireproof-boots = 1 wound less from lava
name-temple_of_chac-use-life-vest = roll 1 die again when leaving the rapids
name-temple_of_chac-use-torch = drive away bats or a spider, once a turn
name-temple_of_chac-hazard-pressure-plate = pressure plate
name-temple_of_chac-hazard-darts = darts
name-temple_of_chac-hazard-lava-burst = lava burst
name-temple_of_chac-hazard-surging-waters = surging waters
name-temple_of_chac-hazard-vampire-bats = vampire bats
name-temple_of_chac-adventurer-monty-albatross = Monty Albatross
name-temple_of_chac-adventurer-bobby-powell = Bobby Powell
name-temple_of_chac-adventurer-chantel-sari = Chantel Sari
name-temple_of_chac-adventurer-puccio-cortese = Puccio Cortese
name-temple_of_chac-adventurer-lea-rice = Lea Rice
name-temple_of_chac-token-success = success
name-temple_of_chac-token-success-fail = success/fail
name-temple_of_chac-token-fail = fail
name-temple_of_chac-ability-monty-albatross = second look
name-temple_of_chac-ability-bobby-powell = stamina
name-temple_of_chac-ability-chantel-sari = lock expert
name-temple_of_chac-ability-puccio-cortese = swimming
name-temple_of_chac-ability-lea-rice = sprint
name-temple_of_chac-power-monty-albatross = once a turn, right after the roll, turn 1 action die to its opposite face
name-temple_of_chac-power-bobby-powell = 2 cards fewer count as a burden
name-temple_of_chac-power-chantel-sari = 1 success fewer for a lock with each piece of gear, but at least 1
name-temple_of_chac-power-puccio-cortese = no need to drift after a search in the rapids, and only a 6 fails to get out
name-temple_of_chac-power-lea-rice = once a turn a move goes 1 space further
name-temple_of_chac-die-low = die 1–3
name-temple_of_chac-die-high = die 4–6
name-temple_of_chac-die-any = die
name-temple_of_chac-pile-hand = hand
name-temple_of_chac-pile-storage = storage
name-temple_of_chac-pile-discards = discards
name-temple_of_chac-harm-wound =
    { $count ->
        [one] wound
       *[other] wounds
    }
name-temple_of_chac-harm-injury =
    { $count ->
        [one] injury
       *[other] injuries
    }
name-temple_of_chac-item-clue-laid = { $clue }: { $number }
name-temple_of_chac-item-glyph-laid = { $space }: { $glyph }
name-temple_of_chac-item-idol-laid = { $alcove }: { $treasure }

# What happens: event-temple_of_chac-<name>.  Where a seat does it, its name stands before these words.
event-temple_of_chac-turn-began =
    { $dice ->
        [one] begins a turn with { $dice } die
       *[other] begins a turn with { $dice } dice
    }
event-temple_of_chac-rolled = rolls { $pips }
event-temple_of_chac-die-changed = turns a die over ({ $from } → { $to })
event-temple_of_chac-moved = moves { $from } → { $to }
event-temple_of_chac-fell = falls down
event-temple_of_chac-stood = stands up
event-temple_of_chac-wounded =
    { $wounds ->
        [one] suffers { $wounds } wound
       *[other] suffers { $wounds } wounds
    }
event-temple_of_chac-injured = draws an injury (−{ $value })
event-temple_of_chac-injured-hidden = draws an injury
event-temple_of_chac-healed =
    { $wounds ->
        [one] heals { $wounds } wound
       *[other] heals { $wounds } wounds
    }
event-temple_of_chac-revealed = reveals { $card }
event-temple_of_chac-kept = takes a treasure ({ $treasure })
event-temple_of_chac-unkept = leaves a treasure ({ $treasure })
event-temple_of_chac-equipped = gets gear ({ $gear })
event-temple_of_chac-stored = stores a treasure ({ $treasure })
event-temple_of_chac-stored-hidden = stores a treasure
event-temple_of_chac-swapped = swaps with the storage (in: { $stored }, out: { $taken })
event-temple_of_chac-swapped-hidden = swaps a treasure with the storage
event-temple_of_chac-dropped = drops a treasure ({ $treasure })
event-temple_of_chac-stole = robs { $victim } of a treasure ({ $treasure })
event-temple_of_chac-stole-hidden = robs { $victim } of a treasure
event-temple_of_chac-gear-used = uses gear ({ $gear })
event-temple_of_chac-deciphered = deciphers { $clue }
event-temple_of_chac-deciphered-more = { $clue }
event-temple_of_chac-saw-glyph = learns that { $clue } marks { $space }
event-temple_of_chac-tile-flipped =
    { $kind ->
        [trap] { $space } shows { $number }: a trap!
       *[safe] { $space } shows { $number }: safe
    }
event-temple_of_chac-gap-entered = steps into open lava ({ $space })
event-temple_of_chac-tile-searched = { $space } has been searched
event-temple_of_chac-token-drawn = draws from the bag: { $token }
event-temple_of_chac-alcove-opened = opens { $alcove }
event-temple_of_chac-lock-held = cannot open { $alcove }
event-temple_of_chac-carried = is carried away { $from } → { $to }
event-temple_of_chac-washed-over = goes over the waterfall
event-temple_of_chac-planks-lost =
    { $lost ->
        [0] breaks no plank ({ $left } left)
        [one] breaks { $lost } plank ({ $left } left)
       *[other] breaks { $lost } planks ({ $left } left)
    }
event-temple_of_chac-bridge-fell = The bridge collapses
event-temple_of_chac-web-shown =
    { $web ->
        [spider] A spider sits in the web ({ $space })
       *[blank] The web is empty ({ $space })
    }
event-temple_of_chac-cancelled =
    { $danger ->
        [vampire-bats] drives the bats away
       *[spider] drives the spider away
    }
event-temple_of_chac-boulder-rolled = Dice for the boulder: { $pips }
event-temple_of_chac-boulder-moved = The boulder rolls { $from } → { $to }
event-temple_of_chac-hit = is hit by the boulder
event-temple_of_chac-run-over = is run over by the boulder
event-temple_of_chac-plate =
    { $number ->
        [1] Pressure plate { $number }: the walls of the hall move in
        [2] Pressure plate { $number }: the walls of the hall slam shut
       *[other] Pressure plate { $number } goes down
    }
event-temple_of_chac-crushed = is caught by the walls
event-temple_of_chac-escaped = escapes from the temple (no. { $order })
event-temple_of_chac-sealed = The boulder seals the exit
event-temple_of_chac-round-began = Round { $round } · first: { $seat }
event-temple_of_chac-adventurer = is { $adventurer }
event-temple_of_chac-clue-laid = Clues, the numbers of the traps: { $number }
event-temple_of_chac-glyph-laid = Glyphs: { $glyph }
event-temple_of_chac-idol-laid = Idols: { $treasure }
event-temple_of_chac-exit-rolled = rolls { $pips } to get ashore
event-temple_of_chac-plank-rolled = Dice for the planks: { $pips }
event-temple_of_chac-box-opened =
    { $pips ->
        [one] opens a treasure box: { $pips } point
       *[other] opens a treasure box: { $pips } points
    }
event-temple_of_chac-final =
    { $points ->
        [one] ends with { $points } point
       *[other] ends with { $points } points
    }
event-temple_of_chac-gave-die = gives up a die

# What is asked: prompt-temple_of_chac-<prompt>.
prompt-temple_of_chac-action = Spend a die on an action, or end the turn.
prompt-temple_of_chac-step = Choose where to step.
prompt-temple_of_chac-drop = Choose a treasure to drop.
prompt-temple_of_chac-bats = Bats! Drive them away, or take the wound.
prompt-temple_of_chac-spider = A spider! Drive it away, or take the wound.
prompt-temple_of_chac-treasure = Keep one treasure, or leave it.
prompt-temple_of_chac-drift = Drift with the current, or stay.
prompt-temple_of_chac-lock = A fail: go on with another die, or give up.
prompt-temple_of_chac-peek = Choose a clue to read.
prompt-temple_of_chac-flee = Choose where to flee from the lava.
prompt-temple_of_chac-push = Choose where the boulder pushes you.
prompt-temple_of_chac-exit-roll = The dice are rolled: roll one again, or let them stand.
prompt-temple_of_chac-whip = Choose whom the whip robs.
prompt-temple_of_chac-die = A die is rolled.
prompt-temple_of_chac-draw = A card is revealed.
prompt-temple_of_chac-injury = An injury is drawn.
prompt-temple_of_chac-token = A lockpick token is drawn.
prompt-temple_of_chac-web = A web token is turned up.
prompt-temple_of_chac-number = The number of a lava tile comes to light.
prompt-temple_of_chac-glyph-of = The tile of a clue comes to light.
prompt-temple_of_chac-clue = A clue is laid out.
prompt-temple_of_chac-glyph = A lava tile is laid out.
prompt-temple_of_chac-idol = An idol is put into an alcove.
prompt-temple_of_chac-adventurer = An adventurer is dealt.
prompt-temple_of_chac-deal-gear = Starting gear is dealt.
prompt-temple_of_chac-first = The first adventurer is chosen.
prompt-temple_of_chac-stolen = The stolen card is drawn.

# Options: option-temple_of_chac-<name>.
option-temple_of_chac-first = Who starts: drawn by lot, or a seat.
option-temple_of_chac-red = The adventurer of red: dealt at random, or chosen.
option-temple_of_chac-blue = The adventurer of blue: dealt at random, or chosen.
option-temple_of_chac-green = The adventurer of green: dealt at random, or chosen.
option-temple_of_chac-yellow = The adventurer of yellow: dealt at random, or chosen.
option-temple_of_chac-purple = The adventurer of purple: dealt at random, or chosen.
option-temple_of_chac-hit-push = If the boulder hits you, you are pushed forwards, or to any adjacent space you choose.
option-temple_of_chac-wall-ejection = The closing walls push everybody to the nearest space, back to the entrance for good if that is nearer, or all through the hall door.
option-temple_of_chac-second-cave-mouth = Zotz’s cave has a second mouth near the exit, or it is a dead end.
option-temple_of_chac-glyph-pairing = Glyphs and numbers are paired again for every game, or always in the same way.
option-temple_of_chac-treasure-box-god = Treasure boxes belong to no god, or to Kukulkan.

# Fields of scenarios: field-temple_of_chac-<name>, with seat- before the fields of a seat.
field-temple_of_chac-stage = Where the round goes on; “action” unless given.
field-temple_of_chac-turn = Whose turn it is; the first adventurer’s unless given.
field-temple_of_chac-first = Who has the First Adventurer marker.
field-temple_of_chac-round = The number of the round.
field-temple_of_chac-boulder = The corridor space of the boulder.
field-temple_of_chac-plates = Pressure plates that went off.
field-temple_of_chac-planks = Planks left on the bridge.
field-temple_of_chac-surging = Surging Waters cards lying open.
field-temple_of_chac-clues = The numbers of the four clues.
field-temple_of_chac-lava = Lava tiles: glyph, number, who knows it, and whether they are flipped, searched or gone.
field-temple_of_chac-webs = The web on each space of the cave: hidden, an open spider, or gone (it was empty, or its spider was driven away).
field-temple_of_chac-webs-left = Spiders and blanks among the hidden webs; unless given, a web that is gone was a blank as long as there are any.
field-temple_of_chac-alcoves = The idol in each alcove, or none.
field-temple_of_chac-decks = Cards left in each search deck.
field-temple_of_chac-sizes = How many cards each search deck has.
field-temple_of_chac-discards = Treasures on the discard pile.
field-temple_of_chac-injuries-left = Injury tokens left, by value.
field-temple_of_chac-revealed = Cards of the search under way.
field-temple_of_chac-lock = The attempt at a lock under way, or none.
field-temple_of_chac-rolled = Dice of the roll to leave the rapids.
field-temple_of_chac-steps = Steps left of the move under way.
field-temple_of_chac-seat-adventurer = Who the seat plays; in order unless given.
field-temple_of_chac-seat-at = The space of the figure; the entrance unless given.
field-temple_of_chac-seat-fallen = Whether the figure lies.
field-temple_of_chac-seat-wounds = Wounds of the seat.
field-temple_of_chac-seat-health = Wounds that make an injury.
field-temple_of_chac-seat-injuries = The values of the injuries.
field-temple_of_chac-seat-hand = Treasures in hand.
field-temple_of_chac-seat-store = Treasures in storage.
field-temple_of_chac-seat-capacity = Treasures the storage can hold.
field-temple_of_chac-seat-gear = Gear of the seat.
field-temple_of_chac-seat-used = Gear and abilities used in this turn.
field-temple_of_chac-seat-escaped = The place in the order of escapes; 0 inside.
field-temple_of_chac-seat-boxes = Points of treasure boxes opened at the end.
field-temple_of_chac-seat-dice = Unspent action dice of the seat whose turn it is.
field-temple_of_chac-seat-spent = Whether a die of this turn has been spent.
field-temple_of_chac-seat-notes = Treasures the seat is sure that others have.
field-temple_of_chac-seat-peeked = The tiles behind clues that the seat knows.

# The final table: score-temple_of_chac-<category>.
score-temple_of_chac-treasures = Treasures
score-temple_of_chac-boxes = Treasure boxes
score-temple_of_chac-sets = Gods
score-temple_of_chac-injuries = Injuries

# The board as text.
board-temple_of_chac-label = { $label }: { $text }
board-temple_of_chac-round =
    { $dice ->
        [one] Round { $round } · boulder { $boulder } ({ $dice } die) · first: { $first }
       *[other] Round { $round } · boulder { $boulder } ({ $dice } dice) · first: { $first }
    }
board-temple_of_chac-temple =
    { $walls ->
        [open] Walls open · planks { $planks } · surging waters { $surging }
        [closing] Walls closing · planks { $planks } · surging waters { $surging }
       *[shut] Walls shut · planks { $planks } · surging waters { $surging }
    }
board-temple_of_chac-legend = (O) boulder · ? face down · ! danger · ≈ gone · - searched · * idol · ° pressure plate · # number of a trap or tile · BR5 planks · _ fallen
board-temple_of_chac-letters = E entrance · H hall · C corridor · L lava · R rapids · W waterfall · BR bridge · U wash up zone · Z cave · X exit · A alcoves · G clues
board-temple_of_chac-decks = Cards left: { $decks }
board-temple_of_chac-alcoves = Alcoves: { $idols }
board-temple_of_chac-peeked = Traps you know: { $traps }
board-temple_of_chac-escaped = escaped as no. { $order }
board-temple_of_chac-fallen = fallen
board-temple_of_chac-health = wounds { $wounds }/{ $health } · injuries { $injuries }
board-temple_of_chac-dice = dice { $dice }
board-temple_of_chac-cards = hand { $hand } · storage { $store }/{ $capacity }
board-temple_of_chac-gear = gear
board-temple_of_chac-hand = In hand
board-temple_of_chac-store = In storage
board-temple_of_chac-notes = Known to have
