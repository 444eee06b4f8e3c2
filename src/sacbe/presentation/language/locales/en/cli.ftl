# The command line itself: headings of the help, and what is said outside any game.

cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = default
cli-required = required
cli-interrupted = Stopped.
cli-progress = { $doing }: { $count } of { $total }
cli-hint-pure = The engine is not compiled and runs ten to twenty times slower; if you have a C compiler, “make setup” builds it.

# Help texts: help-<command>, help-<command>-<parameter>; parameters that several commands share stand alone.
help-sacbe = Board games of the Maya world: play, simulate, replay and look up the rules.
help-help = Show this help and exit.
help-lang = The language to speak.
help-version = Show the version and the form of the engine (compiled or pure), and exit.
help-json = Print JSON for other programs.

help-rules =
    Look up the rules: every rule has an id, a source in the rulebook and its own text.

    Without arguments, it lists the games; with a game, its rules; with a game and words, the rules that contain all of them; with an id, the whole entry.
help-rules-name = A game, or the id of a rule.
help-rules-words = Words to look for in the rules of the game.
help-rules-coverage = Show which rules are cited in the code and in the tests; the exit code is 1 if a rule is not cited in both.
help-rules-assumed = List the values of the game that are in no text, and why we chose them.
help-rules-components = List every value that a variant can change: path, value, where it comes from, what it can be.
help-rules-options = List what a table of the game can agree on: modules and readings of disputed rules.
help-rules-tests = The directory of the tests, for --coverage.

help-game = The name of the game.
help-players = How many players; the default is as many as the game takes.
help-bots = Who plays, seat by seat; the names are repeated for the seats that are left.
help-option = A module of the game or a reading of a disputed rule, as name=value; you may give it several times. “sacbe rules GAME --options” lists them.
help-components = Your own file with printed values instead of assumed ones, or with a variant; “sacbe rules GAME --components” lists what you can change.

help-watch = Watch bots play a game, move by move.
help-watch-seed = The seed of the game; the default is a new one, which is shown.
help-watch-delay = Seconds between the lines; the default is a moment on a terminal and none elsewhere.

help-simulate =
    Let bots play many games and sum them up.

    The same seed gives the same games with any number of processes.
help-simulate-games = How many games.
help-simulate-seed = The seed of the whole run.
help-jobs = How many processes work at the same time; the default is 1.
help-ray = Work on a Ray cluster: the one at this address (HOST:PORT), else the one that Ray finds, else one that is started here (needs the extra “ray”).
help-out = Write the games as a table to this file, .csv or .parquet.
help-rows = Rows of the table: one a game, or one a decision.
help-resume = Go on with the unfinished table of the same run.
out-stopped = The games so far are in { $file }; the same command with --resume goes on.
out-written = The table is in { $file }.
help-simulate-digest = Print, as the last line, one SHA-256 over all records.
help-simulate-records = Write every game as a record into this directory, which must be empty or new.

help-replay = Check a record line by line and show the final scores, or the position.
help-replay-file = A record, as “sacbe simulate --records” writes it.
help-replay-to = Show the position after this many answers.

help-scenario =
    Run scenario files: positions, moves, and what must be true after them.

    The exit code is 1 if something is not as expected, and 2 if a file cannot be understood.
help-scenario-files = Scenario files (YAML).
help-scenario-fields = List the fields that scenarios of this game can use.
