# What `sacbe balance` counts in Temple of Chac: the sheets, their rows and their columns.

balance-temple_of_chac-adventurers = Adventurer
balance-temple_of_chac-temple = The temple
balance-temple_of_chac-rooms = In its rooms
balance-temple_of_chac-found = Card found
balance-temple_of_chac-brought = Treasure brought out
balance-temple_of_chac-gear = Gear used
balance-temple_of_chac-alcoves = Alcove opened
balance-temple_of_chac-deeds = On the way
balance-temple_of_chac-actions = Action
balance-temple_of_chac-zones = Room entered
balance-temple_of_chac-places = Space entered

balance-temple_of_chac-row-rounds = Rounds
balance-temple_of_chac-row-escaped = Adventurers who escaped
balance-temple_of_chac-row-nobody = Games without an escape
balance-temple_of_chac-row-sealed = Games ended by the boulder
balance-temple_of_chac-row-planks = Planks left
balance-temple_of_chac-row-boulder = Spaces of the boulder
balance-temple_of_chac-row-kukulkan = Cards found in the hall
balance-temple_of_chac-row-ah-puch = Cards found in the lava room
balance-temple_of_chac-row-ixchel = Cards found in the rapids
balance-temple_of_chac-row-zotz = Cards found in the cave
balance-temple_of_chac-row-alcoves = Alcoves opened
balance-temple_of_chac-row-flipped = Lava tiles turned up
balance-temple_of_chac-row-traps = of them traps
balance-temple_of_chac-row-washed-over = Washed over
balance-temple_of_chac-row-bridge-fell = Bridges fallen
balance-temple_of_chac-row-hit = Hit by the boulder
balance-temple_of_chac-row-run-over = Run over
balance-temple_of_chac-row-injuries = Injuries
balance-temple_of_chac-row-stolen = Thefts

balance-temple_of_chac-action-discard = Drop treasures
balance-temple_of_chac-action-end = End the turn
balance-temple_of_chac-action-flip = Second look: turn a die
balance-temple_of_chac-action-gear = Use gear
balance-temple_of_chac-action-interact = Interact
balance-temple_of_chac-action-move = Move
balance-temple_of_chac-action-reroll = Roll a die again
balance-temple_of_chac-action-search = Search
balance-temple_of_chac-action-stand = Stand up
balance-temple_of_chac-action-steal = Steal
balance-temple_of_chac-action-store = Store
balance-temple_of_chac-action-swap = Exchange a stored treasure

balance-temple_of_chac-column-dealt = Games
balance-temple_of_chac-column-escaped = Escaped
balance-temple_of_chac-column-points = Points
balance-temple_of_chac-column-treasures = Treasures
balance-temple_of_chac-column-injuries = Injuries
balance-temple_of_chac-column-won = Won
balance-temple_of_chac-column-all = Mean
balance-temple_of_chac-column-winners = Winners
