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

problem-bot-illegal = The bot “{ $bot }” answered “{ $move }” to the question “{ $prompt }”; that is no legal move.
problem-bot-failed = The bot “{ $bot }” has failed: { $detail }
problem-bot-form = “{ $bot }” is no bot: it must be a function of a turn, a class that can “choose”, or a factory with the arguments definition, seat and seed.
problem-bot-in-file = A saved game, a lesson, a puzzle or an experiment may not bring a bot of its own (“{ $bot }”).
problem-bot-program-form = Write a program as cmd:PROGRAM, or with a limit as cmd:10s:PROGRAM or cmd:500ms:PROGRAM, not as “{ $bot }”.
problem-bot-program-missing = The program “{ $program }” of the bot “{ $bot }” does not exist.
problem-bot-program-not-executable = The program “{ $program }” of the bot “{ $bot }” cannot be run; make it executable (chmod +x { $program }).
problem-bot-program-slow = The bot “{ $bot }” has not answered within { $seconds } seconds.
problem-bot-program-ended = The program of the bot “{ $bot }” has ended in the middle of the game (exit code { $code }).
problem-bot-program-said = The bot “{ $bot }” wrote “{ $line }”: { $detail }
problem-opinion-bot = Only a search has an opinion to tell, such as “search:1000” or “search:500ms”, not “{ $name }”.
problem-opinion-seat = Only the seat that is asked has an opinion about its decision; that is { $seat }.
