# Bots: their names, levels and styles.

bot-level-beginner = Beginner
bot-level-beginner-note = looks only a few steps ahead and overlooks a lot. Good for a first game.
bot-level-easy = Easy
bot-level-easy-note = plans its turn, but misjudges and overlooks things.
bot-level-casual = Casual
bot-level-casual-note = plays soundly and misses a chance now and then.
bot-level-medium = Medium
bot-level-medium-note = plans its turn well and answers immediately.
bot-level-hard = Hard
bot-level-hard-note = thinks ahead for a moment.
bot-level-expert = Expert
bot-level-expert-note = thinks further ahead.
bot-level-master = Master
bot-level-master-note = thinks for about three seconds before each move.

bot-style-builder = Builder
bot-style-priest = Priest
bot-style-trader = Trader
bot-style-farmer = Farmer
bot-style-scout = Scout
bot-style-warlord = Warlord
bot-style-sorcerer = Sorcerer
bot-style-commander = Commander
bot-style-daredevil = Daredevil
bot-style-careful = Careful one
bot-style-collector = Collector
bot-style-locksmith = Locksmith
bot-style-bridge-walker = Bridge walker

bot-named-style = { $level }, { $style }
bot-named-rating = { $level } ({ NUMBER($rating, useGrouping: 0) })

help-levels = List the levels and styles of the bots of a game.
levels-name = Name
levels-level = Level
levels-rating = Rating
levels-plays = How it plays
levels-style = Style
levels-styles-use = Write a style behind a level: { $example }

problem-unknown-bot = There is no bot called “{ $name }”. There are: { $known }.
problem-unknown-bot-near = There is no bot called “{ $name }”; did you mean “{ $near }”? There are: { $known }.
problem-bot-budget = “{ $name }” does not say how long to think: write search:1000 for simulations, ahead:8 for deals, or search:500ms for milliseconds.
problem-bot-no-style = “{ $name }” has no styles; levels, greedy and search can have one.
problem-unknown-style = There is no style “{ $style }” in { $game }. There are: { $known }.
problem-no-styles = There is no style “{ $style }”: bots of { $game } have no styles.
