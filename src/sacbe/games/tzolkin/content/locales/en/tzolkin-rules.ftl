# The rules of Tzolk'in: rule-<id> is a rule's name, rule-text-<id> what it says; in ids dots become hyphens.

rule-tz-general-players = Players and colours
rule-text-tz-general-players = The game is for two, three or four players, each owning one colour; colours without a player only supply dummy workers.
rule-tz-general-materials = Goods and blocks
rule-text-tz-general-materials = Goods are corn, wood, stone, gold and crystal skulls; only wood, stone and gold are blocks, so corn or skulls never pay a cost that asks for a block.
rule-tz-general-paying = Paying in full
rule-text-tz-general-paying = Gains come from the bank and payments go back to it; an action whose cost is not paid in full is not performed at all.

rule-tz-limit-bank-unlimited = Unlimited supply
rule-text-tz-limit-bank-unlimited = Corn, wood, stone and gold never run out; the printed number of tokens is no limit.
rule-tz-limit-skulls = Thirteen skulls
rule-text-tz-limit-skulls = There are exactly 13 crystal skulls; while the bank holds none, nothing can give anyone a skull.
rule-tz-limit-six-workers = Six workers at most
rule-text-tz-limit-six-workers = A player never has more than 6 workers in play (in hand, on gears or on the Starting Player Space); further workers granted to that player are lost.
rule-tz-limit-negative-points = Scores below zero
rule-text-tz-limit-negative-points = A score may fall below zero and is never clipped at zero.

rule-tz-setup-order = Order of setup
rule-text-tz-setup-order = Order of setup: board, jungle and calendar; monuments and the first building row face up; 4 wealth tiles dealt to each player; dummy workers (2-3 players); wealth choice; gains.
rule-tz-setup-bank = The bank at the start
rule-text-tz-setup-bank = All corn, blocks, the 13 skulls and each player's 3 unused workers start in the bank; players own no goods until their wealth tiles are paid out.
rule-tz-setup-jungle = The jungle
rule-text-tz-setup-jungle = Palenque actions 2, 3, 4 and 5 each have a group of fields with one Corn Harvest Tile per field; in groups 3, 4 and 5 a Wood Harvest Tile covers each corn tile.
rule-tz-setup-jungle-fewer-players = Fields by number of players
rule-text-tz-setup-jungle-fewer-players = The fields used per group are 4 with four players, 3 with three players and 2 with two players.
rule-tz-setup-calendar = Start of the calendar
rule-text-tz-setup-calendar = The calendar starts on one of its two blue-green (end-of-age) teeth, called tooth 0 here; no corn lies on the teeth.
rule-tz-setup-starting-player = The first marker holder
rule-text-tz-setup-starting-player = One player receives the Starting Player Marker; it stays there from round to round until the Starting Player Space moves it.
rule-tz-setup-player-pieces = Starting pieces
rule-text-tz-setup-player-pieces = Each player starts with 3 workers in hand, a player board light side up and a score of 0.
rule-tz-setup-markers = Starting steps and levels
rule-text-tz-setup-markers = Each player's 7 markers begin on the white start step (step 1) of all three temples and at level 0 of all four technology tracks.
rule-tz-setup-monuments = Monuments dealt
rule-text-tz-setup-monuments = From the 13 shuffled monuments deal face up 6 with four players, 5 with three and 4 with two; the others leave the game.
rule-tz-setup-building-row = The first building row
rule-text-tz-setup-building-row = Shuffle the 14 Age 1 and the 18 Age 2 buildings separately and open six of Age 1 as the building row; both remaining stacks stay face down.
rule-tz-setup-wealth-deal = Dealing wealth tiles
rule-text-tz-setup-wealth-deal = Shuffle the 21 Starting Wealth Tiles and deal 4 to each player, visible to that player only.
rule-tz-setup-wealth-choose = Keeping two wealth tiles
rule-text-tz-setup-wealth-choose = Every player secretly keeps exactly 2 of the 4 tiles and discards the other 2; the choices are revealed together once all are made.
rule-tz-setup-wealth-gain = Gains of wealth tiles
rule-text-tz-setup-wealth-gain = A player gains everything shown on both kept tiles before round 1 and keeps the tiles, because a feeding effect lasts all game.
rule-tz-setup-wealth-contents = What wealth tiles show
rule-text-tz-setup-wealth-contents = There are 21 tiles; each shows fixed gains without any choice plus one gear space that is used only for dummy workers.

rule-tz-dummy-count = Number of dummies
rule-text-tz-dummy-count = Twelve dummy workers are used with two players, six with three and none with four; drawing stops as soon as the last one is placed.
rule-tz-dummy-draw = Drawing for dummies
rule-text-tz-dummy-draw = After the deal of wealth tiles and before the choice, shuffle the undealt tiles and reveal them one at a time to position the dummies.
rule-tz-dummy-depicted-space = Space of a dummy
rule-text-tz-dummy-depicted-space = Each revealed tile puts one dummy on the gear space it shows.
rule-tz-dummy-opposite-space = Dummy on the opposite space
rule-text-tz-dummy-opposite-space = If that was the first dummy on a small gear, another dummy goes on the space diametrically opposite, five teeth further (space + 5 modulo 10), even when that space has no number. Chichén Itzá never gets this extra dummy.
rule-tz-dummy-rotate = Dummies turn on
rule-text-tz-dummy-rotate = Dummies turn with their gear, pass through the unnumbered spaces back to 0, are never pushed off and never leave the gears.
rule-tz-dummy-block = Dummies take up space
rule-text-tz-dummy-block = A dummy occupies its space for placement like any worker, but it belongs to nobody: it takes no turn, performs no action, eats nothing and scores nothing.

rule-tz-round-phases = Phases of a round
rule-text-tz-round-phases = A round is: all player turns; then, in a Food Day round only, feeding and rewards; then the calendar advance.
rule-tz-round-turn-order = Turn order
rule-text-tz-round-turn-order = The holder of the Starting Player Marker goes first and the others follow clockwise, one turn each.

rule-tz-turn-place-or-pick-up = Either place or pick up
rule-text-tz-turn-place-or-pick-up = A turn is either a placing turn or a picking-up turn; the two are never combined in one turn.
rule-tz-turn-no-pass = No passing
rule-text-tz-turn-no-pass = A turn cannot be passed: at least one worker must be placed or picked up.
rule-tz-turn-forced-type = When the kind of turn is forced
rule-text-tz-turn-forced-type = With no worker in hand the turn must be a picking-up turn; with no worker on the gears it must be a placing turn.
rule-tz-turn-sequence = Sequence of a turn
rule-text-tz-turn-sequence = Within a turn: begging (if wanted or forced), then placing or picking up, then refilling the building row, then taking the calendar corn if this player has just claimed the Starting Player Space.

rule-tz-begging-when = When begging is allowed
rule-text-tz-begging-when = A player with 0, 1 or 2 corn at the start of the turn may beg before doing anything else, before a placing turn as well as before a picking-up turn.
rule-tz-begging-effect = What begging does
rule-text-tz-begging-effect = Begging sets the player's corn to exactly 3, no matter how much it was before, and costs one step down on a temple chosen by the player.
rule-tz-begging-barred-at-bottom = Too low to beg
rule-text-tz-begging-barred-at-bottom = A player whose three temple markers are all on step 0 cannot beg.
rule-tz-begging-forced = Forced begging
rule-text-tz-begging-forced = A player with no worker on the gears who cannot pay for even one placement must beg.

rule-tz-pity-when = When pity applies
rule-text-tz-pity-when = The pity rule applies when a player has no worker on the gears, cannot pay for the cheapest placement and cannot beg because all temple markers are on step 0.
rule-tz-pity-effect = What pity does
rule-text-tz-pity-effect = Under the pity rule the player places exactly 1 worker on a space of the lowest cost available and loses all corn held.

rule-tz-placing-number = How many may be placed
rule-text-tz-placing-number = A placing turn places at least one worker and at most all workers in hand, on any mix of gears and the Starting Player Space; workers on gears or in the bank cannot be placed.
rule-tz-placing-lowest-space = Lowest free space
rule-text-tz-placing-lowest-space = The player chooses the gear only; the worker goes on that gear's lowest-numbered free space, counting from 0 and counting workers already placed this turn.
rule-tz-placing-full-gear = Full gear
rule-text-tz-placing-full-gear = Workers are placed on numbered spaces only (0-7 on small gears, 0-10 on Chichén Itzá); a gear with all of them occupied accepts no worker.
rule-tz-placing-space-cost = Cost of a space
rule-text-tz-placing-space-cost = Each placed worker costs corn equal to the number of its space; the Starting Player Space counts as 0.
rule-tz-placing-worker-cost = Cost of several workers
rule-text-tz-placing-worker-cost = Placing 1, 2, 3, 4, 5 or 6 workers in one turn costs 0, 1, 3, 6, 10 or 15 corn in total on top of the space costs, i.e. the n-th worker adds n - 1.
rule-tz-placing-afford = Enough corn for placing
rule-text-tz-placing-afford = The whole cost of the turn's placements must be covered by the corn held after any begging; no debt is possible, apart from the pity rule.
rule-tz-placing-starting-player-space = Placing on the Starting Player Space
rule-text-tz-placing-starting-player-space = If free, the Starting Player Space is a legal target with space cost 0 and counts as one of the workers for the worker cost.

rule-tz-pickup-number = How many may be picked up
rule-text-tz-pickup-number = In a picking-up turn a player takes one, some or all of their own workers off the gears.
rule-tz-pickup-one-by-one = One worker after another
rule-text-tz-pickup-one-by-one = Workers are picked up one after another in any order, each one's action being completed before the next; goods, tiles and technologies gained by one are usable by the next.
rule-tz-pickup-own-action = Action of the space
rule-text-tz-pickup-own-action = A picked-up worker may perform the action of the space it stood on, at no corn except the action's own cost.
rule-tz-pickup-step-back = Stepping back
rule-text-tz-pickup-step-back = Instead it may perform any lower-numbered action of the same gear for 1 corn per step back.
rule-tz-pickup-step-back-occupied = Occupied lower spaces
rule-text-tz-pickup-step-back-occupied = Whether the lower space is occupied by another worker or a dummy makes no difference to stepping back.
rule-tz-pickup-pay-first = Paying before the action
rule-text-tz-pickup-pay-first = The step-back corn must be paid before the action, so the action's own gain cannot fund it.
rule-tz-pickup-nothing = Doing nothing
rule-text-tz-pickup-nothing = A worker may always be picked up without performing any action.
rule-tz-pickup-space-zero = No action on space 0
rule-text-tz-pickup-space-zero = Space 0 has no action: a worker taken from it does nothing (Theology 1 excepted on Chichén Itzá).
rule-tz-pickup-free-choice = Free choice of action
rule-text-tz-pickup-free-choice = A worker on space 6 or 7 of a small gear, or on space 10 of Chichén Itzá, may perform any one numbered action of that gear without step-back corn; the action's own cost still applies.

rule-tz-start-space-capacity = Starting Player Space taken
rule-text-tz-start-space-capacity = The Starting Player Space holds one worker; once claimed it is closed to everyone for the rest of the round.
rule-tz-start-space-corn-pile = Corn on the calendar
rule-text-tz-start-space-corn-pile = In every round in which nobody claimed the space, 1 corn is added to the calendar teeth in the advance phase; the corn keeps accumulating until claimed.
rule-tz-start-space-take-corn = Taking the calendar corn
rule-text-tz-start-space-take-corn = The claimant takes all corn on the teeth at the end of their own turn: too late for this turn's placing cost, in time for feeding in the same round.
rule-tz-start-space-worker-returns = The worker comes home
rule-text-tz-start-space-worker-returns = The worker on the Starting Player Space goes back to its owner's hand in the advance phase of the same round, without an action.
rule-tz-start-space-marker = Moving the marker
rule-text-tz-start-space-marker = In the advance phase the claimant takes the marker; a claimant who already holds it hands it to the next player clockwise. Nothing else ever moves the marker.
rule-tz-start-space-two-days = One day or two
rule-text-tz-start-space-two-days = In the advance phase the claimant chooses to advance the calendar 1 day or, if allowed, 2 days; all other benefits of the space stand even when 2 days are not allowed.
rule-tz-start-space-two-days-board = Two days need the light side
rule-text-tz-start-space-two-days-board = Two days require the claimant's board to be light side up, and using them turns it dark side up.
rule-tz-start-space-two-days-block = Two days would push a worker off
rule-text-tz-start-space-two-days-block = Two days are forbidden while any player's worker, including the claimant's own, is on space 6 of a small gear or space 9 of Chichén Itzá.
rule-tz-start-space-final-round = Starting Player Space in the last round
rule-text-tz-start-space-final-round = In the last round the space may still be claimed for the calendar corn, which can feed workers or count in final scoring; marker and speed no longer matter.

rule-tz-calendar-advance = The calendar turns
rule-text-tz-calendar-advance = Each day of the advance moves the calendar one tooth and every worker on every gear one space up.
rule-tz-calendar-phase-order = Order of the advance
rule-text-tz-calendar-phase-order = Advance phase with the Starting Player Space empty: 1 corn onto the current tooth, then exactly 1 day. With it claimed: worker back to hand, marker moves, then 1 or 2 days, and no corn is added.
rule-tz-calendar-push-off = Pushed off the gear
rule-text-tz-calendar-push-off = A player's worker that would move beyond space 7 of a small gear or space 10 of Chichén Itzá returns to its owner's hand and gives no action.
rule-tz-calendar-gear-sizes = Teeth of the gears
rule-text-tz-calendar-gear-sizes = Small gears have 10 teeth (spaces 0-7 numbered, 8 and 9 unnumbered); Chichén Itzá has 13 (0-10 numbered, 11 and 12 unnumbered); the calendar has 26.
rule-tz-calendar-food-teeth = Food Days on the calendar
rule-text-tz-calendar-food-teeth = Food Days are teeth 7 and 20 (middle of an age, brown-orange) and teeth 13 and 26 (end of an age, blue-green); tooth 26 is the physical start tooth after one revolution.
rule-tz-calendar-first-round = Round 1 is no Food Day
rule-text-tz-calendar-first-round = Round 1 is not a Food Day although the arrow points at a Food Day tooth.
rule-tz-calendar-jumped-food-day = Jumped Food Day
rule-text-tz-calendar-jumped-food-day = If a two-day advance jumps over a Food Day tooth, the round that follows is that Food Day; the calendar then simply continues from the tooth it reached.
rule-tz-calendar-length = Length of the game
rule-text-tz-calendar-length = The game lasts 27 rounds if nobody speeds; each two-day advance that does not jump tooth 26 shortens it by one round.

rule-tz-palenque-action-1 = Palenque 1: fishing
rule-text-tz-palenque-action-1 = Palenque 1 (fishing): gain 3 corn; no tile is needed, so it never runs out.
rule-tz-palenque-action-2 = Palenque 2: corn
rule-text-tz-palenque-action-2 = Palenque 2: take a corn tile of group 2 and gain 4 corn.
rule-tz-palenque-action-3 = Palenque 3: corn or wood
rule-text-tz-palenque-action-3 = Palenque 3: take a corn tile of group 3 for 5 corn, or a wood tile of group 3 for 2 wood.
rule-tz-palenque-action-4 = Palenque 4: corn or wood
rule-text-tz-palenque-action-4 = Palenque 4: take a corn tile of group 4 for 7 corn, or a wood tile of group 4 for 3 wood.
rule-tz-palenque-action-5 = Palenque 5: corn or wood
rule-text-tz-palenque-action-5 = Palenque 5: take a corn tile of group 5 for 9 corn, or a wood tile of group 5 for 4 wood.
rule-tz-palenque-action-6-7 = Palenque 6 and 7: free choice
rule-text-tz-palenque-action-6-7 = Palenque 6 and 7: perform any one of Palenque 1-5 without step-back corn.

rule-tz-jungle-take-tile = Taking a harvest tile
rule-text-tz-jungle-take-tile = A harvest removes the top tile of one field in the group of the performed action and pays what that action shows for that kind of tile; if there are both wood tiles and uncovered corn tiles, the player chooses the kind.
rule-tz-jungle-visible = Corn under wood
rule-text-tz-jungle-visible = A corn tile can be taken only when no wood tile lies on it; taking the wood exposes the corn for later harvests.
rule-tz-jungle-empty = Empty fields
rule-text-tz-jungle-empty = When a group has no tile left its action cannot be used, unless the player has Agriculture 2.
rule-tz-jungle-burn = Burning the forest
rule-text-tz-jungle-burn = At Palenque 3, 4 or 5 a player may burn: one wood tile leaves the game for no wood, the corn tile below is taken with its corn, and then the player steps down one temple of their choice.
rule-tz-jungle-burn-barred = Too low to burn
rule-text-tz-jungle-burn-barred = A player whose three temple markers are all on step 0 cannot burn.
rule-tz-jungle-keep-tiles = Harvest tiles are kept
rule-text-tz-jungle-keep-tiles = Harvested corn and wood tiles stay with the player to the end (two monuments count them); a burned wood tile is not kept.

rule-tz-yaxchilan-action-1 = Yaxchilán 1: wood
rule-text-tz-yaxchilan-action-1 = Yaxchilán 1: gain 1 wood.
rule-tz-yaxchilan-action-2 = Yaxchilán 2: stone and corn
rule-text-tz-yaxchilan-action-2 = Yaxchilán 2: gain 1 stone and 1 corn.
rule-tz-yaxchilan-action-3 = Yaxchilán 3: gold and corn
rule-text-tz-yaxchilan-action-3 = Yaxchilán 3: gain 1 gold and 2 corn.
rule-tz-yaxchilan-action-4 = Yaxchilán 4: skull
rule-text-tz-yaxchilan-action-4 = Yaxchilán 4: gain 1 crystal skull; no effect while the bank has none.
rule-tz-yaxchilan-action-5 = Yaxchilán 5: gold, stone and corn
rule-text-tz-yaxchilan-action-5 = Yaxchilán 5: gain 1 gold, 1 stone and 2 corn.
rule-tz-yaxchilan-action-6-7 = Yaxchilán 6 and 7: free choice
rule-text-tz-yaxchilan-action-6-7 = Yaxchilán 6 and 7: perform any one of Yaxchilán 1-5 without step-back corn.

rule-tz-tikal-action-1 = Tikal 1: one technology
rule-text-tz-tikal-action-1 = Tikal 1: advance one level on any one technology track, paying its blocks.
rule-tz-tikal-action-2 = Tikal 2: one building
rule-text-tz-tikal-action-2 = Tikal 2: construct one building, paying its blocks; monuments are not available here.
rule-tz-tikal-action-3 = Tikal 3: one or two technologies
rule-text-tz-tikal-action-3 = Tikal 3: advance one or two levels, on one track or on two different ones, paying separately for each advance.
rule-tz-tikal-action-4 = Tikal 4: buildings or a monument
rule-text-tz-tikal-action-4 = Tikal 4: construct one building, or two buildings, or one monument, paying each cost in blocks (and skulls where printed).
rule-tz-tikal-action-5 = Tikal 5: two temples
rule-text-tz-tikal-action-5 = Tikal 5: pay 1 block of any kind and climb one step on each of two different temples; paying more for more steps is impossible.
rule-tz-tikal-action-6-7 = Tikal 6 and 7: free choice
rule-text-tz-tikal-action-6-7 = Tikal 6 and 7: perform any one of Tikal 1-5 without step-back corn.
rule-tz-tikal-one-architecture = Architecture for one of two buildings
rule-text-tz-tikal-one-architecture = When Tikal 4 constructs two buildings, only one of them receives architecture effects, all levels together. The player decides at the first building whether it receives them; the second receives them only if the first did not. The other is built at full price, without corn or points.
rule-tz-tikal-first-before-second = First building before the second
rule-text-tz-tikal-first-before-second = The first building of Tikal 4 is fully resolved before the second is paid: its goods, its action and its new technology are usable for the second.

rule-tz-uxmal-action-1 = Uxmal 1: a temple for corn
rule-text-tz-uxmal-action-1 = Uxmal 1: pay 3 corn and climb one step on any one temple, once per action.
rule-tz-uxmal-action-2 = Uxmal 2: market
rule-text-tz-uxmal-action-2 = Uxmal 2: trade at the market, with any number of exchanges in this one action.
rule-tz-uxmal-action-3 = Uxmal 3: a new worker
rule-text-tz-uxmal-action-3 = Uxmal 3: bring one more worker from the bank into hand; no effect for a player with 6 in play.
rule-tz-uxmal-action-4 = Uxmal 4: a building for corn
rule-text-tz-uxmal-action-4 = Uxmal 4: construct one building, paying 2 corn per block of its printed cost, entirely in corn; monuments are excluded.
rule-tz-uxmal-action-5 = Uxmal 5: any action
rule-text-tz-uxmal-action-5 = Uxmal 5: pay 1 corn and perform one action of Palenque, Yaxchilán, Tikal or Uxmal, paying that action's own cost too; Chichén Itzá is excluded.
rule-tz-uxmal-action-6-7 = Uxmal 6 and 7: free choice
rule-text-tz-uxmal-action-6-7 = Uxmal 6 and 7: perform any one of Uxmal 1-5 without step-back corn; choosing action 5 still costs its 1 corn.

rule-tz-market-rates = Market prices
rule-text-tz-market-rates = Market values are 2 corn for a wood, 3 for a stone and 4 for a gold, the same for buying and selling.
rule-tz-market-exchange = Trading at the market
rule-text-tz-market-exchange = At the market, blocks may be sold for corn and bought with corn without limit, if each exchange can be paid when it is made; skulls, tiles and points are not traded.

rule-tz-chichen-skull = A skull for each action
rule-text-tz-chichen-skull = Performing a Chichén Itzá action requires putting one own skull into that action's oval, where it stays for the rest of the game.
rule-tz-chichen-once = Each action only once
rule-text-tz-chichen-once = An action whose oval already holds a skull, no matter whose, cannot be performed again.
rule-tz-chichen-rewards = Rewards of Chichén Itzá
rule-text-tz-chichen-rewards = Each action immediately gives its victory points, one step up on its god's temple and, where shown, one block of the player's choice; actions 1-3 serve Chaac (brown), 4-6 Kukulcan (green), 7-9 Quetzalcoatl (yellow).
rule-tz-chichen-action-1 = Chichén Itzá 1
rule-text-tz-chichen-action-1 = Chichén Itzá 1: 4 VP, one step on the temple of Chaac.
rule-tz-chichen-action-2 = Chichén Itzá 2
rule-text-tz-chichen-action-2 = Chichén Itzá 2: 5 VP, one step on the temple of Chaac.
rule-tz-chichen-action-3 = Chichén Itzá 3
rule-text-tz-chichen-action-3 = Chichén Itzá 3: 6 VP, one step on the temple of Chaac.
rule-tz-chichen-action-4 = Chichén Itzá 4
rule-text-tz-chichen-action-4 = Chichén Itzá 4: 7 VP, one step on the temple of Kukulcán.
rule-tz-chichen-action-5 = Chichén Itzá 5
rule-text-tz-chichen-action-5 = Chichén Itzá 5: 8 VP, one step on the temple of Kukulcán.
rule-tz-chichen-action-6 = Chichén Itzá 6
rule-text-tz-chichen-action-6 = Chichén Itzá 6: 8 VP, one step on the temple of Kukulcán, one block of your choice.
rule-tz-chichen-action-7 = Chichén Itzá 7
rule-text-tz-chichen-action-7 = Chichén Itzá 7: 10 VP, one step on the temple of Quetzalcóatl.
rule-tz-chichen-action-8 = Chichén Itzá 8
rule-text-tz-chichen-action-8 = Chichén Itzá 8: 11 VP, one step on the temple of Quetzalcóatl, one block of your choice.
rule-tz-chichen-action-9 = Chichén Itzá 9
rule-text-tz-chichen-action-9 = Chichén Itzá 9: 13 VP, one step on the temple of Quetzalcóatl, one block of your choice.
rule-tz-chichen-action-10 = Chichén Itzá 10: free choice
rule-text-tz-chichen-action-10 = Chichén Itzá 10: perform any one of actions 1-9 whose oval is still empty, without step-back corn; the skull is placed in the oval of the chosen action.

rule-tz-tech-cost = Cost of a technology
rule-text-tz-tech-cost = Advancing to level 1, 2 or 3 costs 1, 2 or 3 blocks, of one kind or mixed as the player likes; levels are taken one at a time.
rule-tz-tech-bonus = Bonus beyond level 3
rule-text-tz-tech-bonus = Level 3 is the highest; an advance used on a track at level 3 costs 1 block, immediately gives that track's bonus and leaves the marker where it is, as often as advances allow.
rule-tz-tech-cumulative = Levels add up
rule-text-tz-tech-cumulative = A player has the effects of the reached level and of all lower levels of the track, for the rest of the game.
rule-tz-tech-agriculture-1 = Agriculture 1
rule-text-tz-tech-agriculture-1 = Agriculture 1: +1 corn on each corn harvest with Palenque 2, 3, 4 or 5; fishing is not included.
rule-tz-tech-agriculture-2-fishing = Agriculture 2: fishing
rule-text-tz-tech-agriculture-2-fishing = Agriculture 2, first part: +1 corn when fishing with Palenque 1.
rule-tz-tech-agriculture-2-no-tile = Agriculture 2: harvest without a tile
rule-text-tz-tech-agriculture-2-no-tile = Agriculture 2, second part: if the group of the performed Palenque action 2-5 shows no corn tile (all covered or all gone), its corn may be harvested anyway; no tile is taken, none is removed and no god is angered.
rule-tz-tech-agriculture-3 = Agriculture 3
rule-text-tz-tech-agriculture-3 = Agriculture 3: another +2 corn on each corn harvest with Palenque 2-5, making +3 in total.
rule-tz-tech-agriculture-bonus = Agriculture bonus
rule-text-tz-tech-agriculture-bonus = Agriculture bonus: one step up on any one temple.
rule-tz-tech-extraction-1 = Extraction 1
rule-text-tz-tech-extraction-1 = Extraction 1: +1 wood when wood is gained by Yaxchilán 1 or by a wood harvest at Palenque 3, 4 or 5.
rule-tz-tech-extraction-2 = Extraction 2
rule-text-tz-tech-extraction-2 = Extraction 2: +1 stone when stone is gained by Yaxchilán 2 or 5.
rule-tz-tech-extraction-3 = Extraction 3
rule-text-tz-tech-extraction-3 = Extraction 3: +1 gold when gold is gained by Yaxchilán 3 or 5.
rule-tz-tech-extraction-bonus = Extraction bonus
rule-text-tz-tech-extraction-bonus = Extraction bonus: gain any two blocks, equal or different.
rule-tz-tech-extraction-limits = Where extraction applies
rule-text-tz-tech-extraction-limits = Extraction adds only to a gain of the same block at Palenque or Yaxchilán, never to blocks from buildings, wealth tiles, temples, Chichén Itzá, the market or technology bonuses.
rule-tz-tech-architecture-1 = Architecture 1
rule-text-tz-tech-architecture-1 = Architecture 1: +1 corn for each building constructed by Tikal 2, Tikal 4 or Uxmal 4.
rule-tz-tech-architecture-2 = Architecture 2
rule-text-tz-tech-architecture-2 = Architecture 2: +2 VP for each building constructed by Tikal 2, Tikal 4 or Uxmal 4.
rule-tz-tech-architecture-3 = Architecture 3
rule-text-tz-tech-architecture-3 = Architecture 3: a building at Tikal 2 or 4 may omit one block of its cost, chosen by the player; a building at Uxmal 4 may cost 2 corn less.
rule-tz-tech-architecture-bonus = Architecture bonus
rule-text-tz-tech-architecture-bonus = Architecture bonus: score 3 VP.
rule-tz-tech-architecture-not-monuments = No architecture for monuments
rule-text-tz-tech-architecture-not-monuments = No architecture effect applies to a monument.
rule-tz-tech-theology-1 = Theology 1: one space ahead
rule-text-tz-tech-theology-1 = Theology 1: a worker picked up from Chichén Itzá may perform the action one space ahead, free of step-back corn, in place of every other option of that worker.
rule-tz-tech-theology-2 = Theology 2: a step for a block
rule-text-tz-tech-theology-2 = Theology 2: right after performing a Chichén Itzá action a player may pay 1 block for one step up on any one temple, once per action; a block just gained there may be used.
rule-tz-tech-theology-3 = Theology 3
rule-text-tz-tech-theology-3 = Theology 3: +1 skull when a skull is gained by Yaxchilán 4, and by no other source.
rule-tz-tech-theology-bonus = Theology bonus
rule-text-tz-tech-theology-bonus = Theology bonus: gain 1 skull from the bank.

rule-tz-building-construct = Price of a building
rule-text-tz-building-construct = To construct, a player pays exactly the price printed on a face-up tile (blocks, for one monument also a skull) and puts the tile in front of them; other blocks are no substitute. Only Uxmal 4 and Architecture 3 change the price.
rule-tz-building-refill = Refilling the building row
rule-text-tz-building-refill = Emptied building spaces are refilled from the current age's stack only at the end of the turn; an exhausted stack leaves spaces empty.
rule-tz-building-age-change = Change of age
rule-text-tz-building-age-change = Between feeding and rewards of the second Food Day all Age 1 buildings on offer and in the stack leave the game and six Age 2 buildings are dealt; monuments and constructed tiles stay.
rule-tz-building-types = Kinds of buildings
rule-text-tz-building-types = Buildings are civic (green), tomb (gray), shrine (blue) or farm (yellow); the 32 tiles are B101-B114 (Age 1) and B201-B218 (Age 2) of the components.
rule-tz-building-immediate = Immediate effects
rule-text-tz-building-immediate = Civic buildings, tombs and shrines give all their printed effects once, when constructed; only the build, market and any-action symbols can be declined, a worker cannot.
rule-tz-building-farm = Farms
rule-text-tz-building-farm = A farm gives nothing when constructed and lowers its owner's feeding cost on every later Food Day, including the Food Day of the round in which it was built.

rule-tz-effect-goods = Goods on tiles
rule-text-tz-effect-goods = A corn, wood, stone, gold, skull, VP or worker symbol on a tile gives the shown amount from the bank (skulls and workers within their limits).
rule-tz-effect-tech = Technologies on tiles
rule-text-tz-effect-tech = A technology symbol advances one level without blocks, on the shown track or, with the any-track symbol, on any track; the double symbol gives two such advances, on one track or on two.
rule-tz-effect-temple = Temples on tiles
rule-text-tz-effect-temple = A temple symbol gives one step up on the shown temple, or on any temple for the any-temple symbol; some tiles give two steps on one temple.
rule-tz-effect-build = An extra building
rule-text-tz-effect-build = The build symbol lets the player construct one more building under the rules of Tikal 2; it may be declined.
rule-tz-effect-market = A visit to the market
rule-text-tz-effect-market = The market symbol lets the player trade once under the rules of Uxmal 2; it may be declined.
rule-tz-effect-any-action = Any action on construction
rule-text-tz-effect-any-action = The any-action symbol lets the player pay 1 corn, immediately on construction, and perform one action of Palenque, Yaxchilán, Tikal or Uxmal with its usual costs; it may be declined before paying and is forfeited if not used then.

rule-tz-monument-construct = Where monuments are built
rule-text-tz-monument-construct = Monuments are constructed by the action Tikal 4 only (however that action is reached), at full printed cost; a player may own several over the game.
rule-tz-monument-no-refill = Monuments are not replaced
rule-text-tz-monument-no-refill = A constructed monument is not replaced; all monuments of the game are open from the start.
rule-tz-monument-end-only = Monuments score at the end
rule-text-tz-monument-end-only = A monument gives points only to its owner and only in final scoring.
rule-tz-monument-m01 = Monument: tombs
rule-text-tz-monument-m01 = Tomb: 4 VP per tomb, building or monument, that the owner constructed, this one included.
rule-tz-monument-m02 = Monument: everything built
rule-text-tz-monument-m02 = Tomb: 2 VP per building and 2 VP per monument the owner constructed, farms and this one included.
rule-tz-monument-m03 = Monument: everybody’s monuments
rule-text-tz-monument-m03 = Tomb: 6, 5 or 4 VP (two, three, four players) per monument constructed by anyone in the game, this one included.
rule-tz-monument-m04 = Monument: corn tiles
rule-text-tz-monument-m04 = Tomb: 4 VP per Corn Harvest Tile the owner holds, tiles won by burning included; corn harvested without a tile does not count.
rule-tz-monument-m05 = Monument: wood tiles
rule-text-tz-monument-m05 = Tomb: 4 VP per Wood Harvest Tile the owner holds; burned wood tiles do not count.
rule-tz-monument-m06 = Monument: civic buildings
rule-text-tz-monument-m06 = Civic: 4 VP per civic building or monument the owner constructed, this one included.
rule-tz-monument-m07 = Monument: workers
rule-text-tz-monument-m07 = Civic: 0, 6, 12 or 18 VP for 3, 4, 5 or 6 workers in play, anywhere outside the bank.
rule-tz-monument-m08 = Monument: technology levels
rule-text-tz-monument-m08 = Civic: 3 VP per technology level of the owner summed over the four tracks; bonuses taken at level 3 add nothing.
rule-tz-monument-m09 = Monument: finished technologies
rule-text-tz-monument-m09 = Civic: 9, 20 or 33 VP for one, two, or at least three tracks at level 3; 0 for none.
rule-tz-monument-m10 = Monument: shrines
rule-text-tz-monument-m10 = Shrine: 4 VP per shrine building or monument the owner constructed, this one included.
rule-tz-monument-m11 = Monument: height in one temple
rule-text-tz-monument-m11 = Shrine: 3 VP per step by which the owner's marker stands above the start step on one temple of the owner's choice.
rule-tz-monument-m12 = Monument: temple points again
rule-text-tz-monument-m12 = Shrine: the printed points of the owner's current steps on all three temples a second time, without any bonus for being highest.
rule-tz-monument-m13 = Monument: skulls in Chichén Itzá
rule-text-tz-monument-m13 = Shrine: 3 VP per skull lying in Chichén Itzá, no matter who placed it; skulls in hand do not count.

rule-tz-temple-brown = The temple of Chaac
rule-text-tz-temple-brown = The temple of Chaac, at the left, has 7 steps worth -1, 0, 2, 4, 6, 7, 8 VP from the lowest up; stone lies on steps 2 and 4; the bonus for being highest is 6 in Age 1 and 2 in Age 2.
rule-tz-temple-yellow = The temple of Quetzalcóatl
rule-text-tz-temple-yellow = The temple of Quetzalcoatl, in the middle, has 9 steps worth -2, 0, 1, 2, 4, 6, 9, 12, 13 VP; gold lies on steps 3 and 5; the bonus is 2 in Age 1 and 6 in Age 2.
rule-tz-temple-green = The temple of Kukulcán
rule-text-tz-temple-green = The temple of Kukulcan, at the right, has 8 steps worth -3, 0, 1, 3, 5, 7, 9, 10 VP; wood lies on steps 2 and 4 and a skull on step 5; the bonus is 4 in both ages.
rule-tz-temple-climb = Climbing
rule-text-tz-temple-climb = A step up moves the marker one step; sources are wealth tiles, Chichén Itzá, Uxmal 1, Tikal 5, buildings and technologies.
rule-tz-temple-wasted = Lost steps
rule-text-tz-temple-wasted = A step up on a temple where the marker can go no higher is lost without replacement; everything else of the same effect still happens.
rule-tz-temple-top-single = One player on the top step
rule-text-tz-temple-top-single = Only one player at a time may be on the top step of a temple (brown 6, yellow 8, green 7); all other steps are shared freely.
rule-tz-temple-top-flips-board = The top step turns the board
rule-text-tz-temple-top-flips-board = Arriving on a top step immediately turns the player's board light side up; if the board is already light, nothing happens.

rule-tz-anger-step-down = Angering the gods
rule-text-tz-anger-step-down = Begging and burning anger the gods: the player moves down one step on one temple chosen among those where the marker is above step 0.

rule-tz-food-sequence = Sequence of a Food Day
rule-text-tz-food-sequence = After the turns of a Food Day round: everyone feeds; on the second Food Day the buildings change; then the temples give rewards; then the calendar advances.
rule-tz-food-cost = Cost of feeding
rule-text-tz-food-cost = Every worker in play costs 2 corn; in play are all workers outside the bank: in hand, on gears or on the Starting Player Space.
rule-tz-food-as-many-as-possible = Feeding as many as possible
rule-text-tz-food-as-many-as-possible = A player must feed as many workers as the corn allows and cannot hold corn back; a worker is fed fully or not at all, and only corn feeds.
rule-tz-food-unfed = Hungry workers
rule-text-tz-food-unfed = Each worker not fed costs its owner 3 VP; the worker itself stays in play.
rule-tz-food-farm-free = Workers fed for free
rule-text-tz-food-farm-free = Farms of Age 1 and one wealth tile each free 1 of the owner's workers from eating, farms of Age 2 each free 3; the numbers add up.
rule-tz-food-farm-discount = Cheaper feeding
rule-text-tz-food-farm-discount = Two farms of Age 1 each lower the price of every worker by 1 corn, never below 0; both together feed everyone for free.
rule-tz-food-mid-age = Gifts in the middle of an age
rule-text-tz-food-mid-age = On Food Days 1 and 3 a player gains, on each temple, every block and skull shown on the current step and all steps below it; no points are scored.
rule-tz-food-skull-shortage = Too few skulls on a Food Day
rule-text-tz-food-skull-shortage = If the bank has fewer skulls than there are players who should get one on this Food Day, none of them gets a skull; their other gifts stay the same.
rule-tz-food-end-age = Temple points at the end of an age
rule-text-tz-food-end-age = On Food Days 2 and 4 a player scores, on each temple, the points of the current step only, negative on the lowest step; no goods are given.
rule-tz-food-highest-bonus = Bonus for the highest
rule-text-tz-food-highest-bonus = On Food Days 2 and 4 the player standing highest on a temple also scores its bonus: brown 6 then 2, yellow 2 then 6, green 4 then 4.
rule-tz-food-highest-tie = Tie for the highest
rule-text-tz-food-highest-tie = Players tied for highest on a temple each score half of its bonus, however many they are and however low they stand.

rule-tz-end-trigger = End of the game
rule-text-tz-end-trigger = The game ends with the round that is the fourth Food Day, after its feeding and temple rewards.
rule-tz-end-extra-advance = A last day
rule-text-tz-end-extra-advance = The calendar advances one last day before final scoring; workers pushed off by it no longer count for the tie-break.
rule-tz-end-convert = Blocks become corn
rule-text-tz-end-convert = First, all blocks become corn at market value (wood 2, stone 3, gold 4).
rule-tz-end-corn = Points for corn
rule-text-tz-end-corn = Second, each corn scores a quarter of a victory point.
rule-tz-end-skulls = Points for skulls
rule-text-tz-end-skulls = Third, each skull still held scores 3 VP; skulls placed in Chichén Itzá or paid are not held.
rule-tz-end-monuments = Points for monuments
rule-text-tz-end-monuments = Fourth, each owner scores their monuments.
rule-tz-end-winner = The winner
rule-text-tz-end-winner = The player with the most victory points wins.
rule-tz-end-tie = Tie-break
rule-text-tz-end-tie = Among players tied for most points, the one with the most workers on the gears after the last advance wins; players still tied share the victory.

rule-tz-ruling-quarter-points = Quarter points count
rule-text-tz-ruling-quarter-points = Quarter points are kept exactly and decide the winner; scores are stored in quarters and never rounded.
rule-tz-ruling-monument-skull-returns = The skull paid for a monument
rule-text-tz-ruling-monument-skull-returns = The skull in the cost of a monument goes back to the bank and can be gained again.
rule-tz-ruling-free-advance-at-level-3 = Free advance at level 3
rule-text-tz-ruling-free-advance-at-level-3 = A free advance from a tile or building on a track at level 3 gives that track's bonus without the 1-block payment.
rule-tz-ruling-burn-with-bare-corn = Burning beside uncovered corn
rule-text-tz-ruling-burn-with-bare-corn = Burning is legal if the group has a wood tile, also when an uncovered corn tile is visible and also for a player with Agriculture 2.
rule-tz-ruling-no-tileless-with-visible-corn = Visible corn is taken
rule-text-tz-ruling-no-tileless-with-visible-corn = While the group shows an uncovered corn tile, harvesting corn there takes a tile; the tile-less harvest of Agriculture 2 is not offered.
rule-tz-ruling-extra-building = The extra building stands alone
rule-text-tz-ruling-extra-building = The extra building of a tile is a separate Tikal 2: paid in blocks, with its own architecture effects, even if that tile was built with Uxmal 4 or as one of two buildings of Tikal 4. A construction action chosen through a tile is separate in the same way.
rule-tz-ruling-speed-near-the-end = Two days near the end
rule-text-tz-ruling-speed-near-the-end = A two-day advance from tooth 25 is allowed; it jumps tooth 26, so the next round is the fourth Food Day and the last round.
rule-tz-ruling-theology-1-alone = Theology 1 without stepping back
rule-text-tz-ruling-theology-1-alone = With Theology 1 a worker uses exactly the space one ahead; it cannot combine that with stepping back, except that space 10 reached from 9 is a free choice.
rule-tz-ruling-any-action-range = What any action can be
rule-text-tz-ruling-any-action-range = Uxmal 5 and a tile for any action offer actions 1-5 of Palenque, Yaxchilán and Tikal and actions 1-4 of Uxmal; free-choice spaces and Uxmal 5 itself are not targets.
rule-tz-ruling-any-action-optional = Paying for any action
rule-text-tz-ruling-any-action-optional = The player may decline before paying; the 1 corn is paid first together with the choice of an action whose cost can then be met, and that action is carried out.
rule-tz-ruling-two-player-order = Order with two players
rule-text-tz-ruling-two-player-order = With two players order is plain alternation from the marker holder each round; a change of holder can give one player two turns in a row across rounds.
rule-tz-ruling-random-starting-player = Who starts
rule-text-tz-ruling-random-starting-player = The first starting player is drawn at random from the seats (or set by the host); the rulebook's flavour criterion cannot be checked by software.
rule-tz-ruling-open-information = Hidden and open
rule-text-tz-ruling-open-information = Hidden are only the order of the stacks, the discarded wealth tiles and those undealt and not revealed for dummies, and wealth choices before the common reveal; all goods, scores, positions and stack sizes are open.
rule-tz-ruling-dummies-do-not-block-speed = Dummies and two days
rule-text-tz-ruling-dummies-do-not-block-speed = A dummy on space 6 of a small gear or space 9 of Chichén Itzá does not forbid a two-day advance.
rule-tz-ruling-final-advance = The last advance
rule-text-tz-ruling-final-advance = The last advance is always one day with no choice offered; the worker on the Starting Player Space goes home first and does not count as on the gears.
rule-tz-ruling-climb-target = A temple that can be climbed
rule-text-tz-ruling-climb-target = With a free choice of temple the player must pick a temple that can be climbed if there is one; if only one is left for Tikal 5, the other step is lost; an optional payment for a certainly lost step is not offered.
rule-tz-ruling-architecture-timing = When architecture applies
rule-text-tz-ruling-architecture-timing = Order: pay the cost, take architecture corn and points, then the tile's own effects. Only levels held before paying count, so a building never benefits from a technology level it gives itself.
rule-tz-ruling-tech-applies-however-reached = Technologies always apply
rule-text-tz-ruling-tech-applies-however-reached = Technologies apply to an action however it is reached: own space, step-back, free choice, Uxmal 5, a tile for any action or the extra building of a tile.
rule-tz-ruling-harvest-bonus-scope = Agriculture on every corn harvest
rule-text-tz-ruling-harvest-bonus-scope = Agriculture 1 and 3 add their corn to every corn harvest of Palenque 2-5, burned and tile-less ones included.
rule-tz-ruling-partial-skulls = Taking what is left
rule-text-tz-ruling-partial-skulls = Outside Food Days a player due more skulls than the bank holds takes what is left; the all-or-nothing rule concerns temple rewards only.
rule-tz-ruling-no-empty-action = No action without effect
rule-text-tz-ruling-no-empty-action = An action that could do nothing now (Yaxchilán 4 with an empty bank, Uxmal 3 with 6 workers, a harvest without tiles, a full oval) is not offered, and no corn can be spent on reaching it; picking up for nothing remains. The same holds for a paid advance whose bonus would give nothing; a free advance goes to a track where it gives something if there is one, else it gives nothing.
rule-tz-ruling-advances-in-sequence = Advances one after the other
rule-text-tz-ruling-advances-in-sequence = Two advances of one action are paid and resolved one after the other, so blocks from an Extraction bonus taken first may pay the second; the second may be declined after the first.
rule-tz-ruling-stepwise-pickup = Deciding step by step
rule-text-tz-ruling-stepwise-pickup = A player need not announce in advance which workers will be picked up; each decision is taken after the previous action is finished, and the turn ends when the player says so after at least one.
rule-tz-ruling-temple-monument-sign = Temple monuments on low steps
rule-text-tz-ruling-temple-monument-sign = The monument for height in one temple is scored on the temple that is best for its owner and is never below 0; the one for temple points takes the printed sum as it is, so it can be negative.
rule-tz-ruling-sales-first = Sales before purchases
rule-text-tz-ruling-sales-first = The trades of one visit are made one at a time, all sales before all purchases, until the player stops.
rule-tz-ruling-saving-used = The saving is used
rule-text-tz-ruling-saving-used = Where Architecture 3 applies to a building, its saving is used: in blocks the builder names the one left out, in corn the price is 2 lower.

# The numbers of refusals: number-tzolkin-<name>; $rule is the rule that refuses, with hyphens.
number-tzolkin-need =
    { $rule ->
        [tz-placing-afford] needs { $value } corn
        [tz-begging-forced] needs { $value } corn
        [tz-pickup-pay-first] needs { $value } corn
        [tz-uxmal-action-4] needs { $value } corn
        [tz-ruling-any-action-optional] needs { $value } corn
        [tz-tech-agriculture-2-no-tile] needs level { $value }
        [tz-tech-theology-2] needs level { $value }
        [tz-chichen-skull] needs { $value } skull
        [tz-ruling-free-advance-at-level-3] needs { $value } block
        [tz-tech-cost] needs { $value ->
            [one] { $value } block
           *[other] { $value } blocks
        }
       *[other] needs { $value }
    }
number-tzolkin-have =
    { $rule ->
        [tz-begging-when] has { $value } corn
        [tz-tech-agriculture-2-no-tile] has level { $value }
        [tz-tech-theology-2] has level { $value }
       *[other] has { $value }
    }
number-tzolkin-missing = { $value } missing
number-tzolkin-hand =
    { $value ->
        [one] { $value } worker in hand
       *[other] { $value } workers in hand
    }
number-tzolkin-holder = taken by { $value }
number-tzolkin-gear =
    { $rule ->
        [tz-pickup-own-action] the worker stood on { $value }
       *[other] { $value }
    }
number-tzolkin-asked-gear = not on { $value }
number-tzolkin-space =
    { $rule ->
        [tz-pickup-step-back] the worker stood on space { $value }
        [tz-tech-theology-1] the worker stood on space { $value }
       *[other] space { $value }
    }
number-tzolkin-asked =
    { $rule ->
        [tz-pity-effect] this space costs { $value }
       *[other] the action asked for is { $value }
    }
number-tzolkin-lowest = the cheapest space costs { $value }
number-tzolkin-action = action { $value }
number-tzolkin-group = fields of Palenque { $value }
number-tzolkin-corn-tiles =
    { $value ->
        [one] { $value } corn tile
       *[other] { $value } corn tiles
    }
number-tzolkin-wood-tiles =
    { $value ->
        [one] { $value } wood tile
       *[other] { $value } wood tiles
    }
number-tzolkin-temple = { $value }
number-tzolkin-step = step { $value }
number-tzolkin-track = the tile advances { $value }
number-tzolkin-asked-track = not { $value }
number-tzolkin-tooth = tooth { $value }
