# The command line itself: headings of the help, and what is said outside any game.

cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = default
cli-required = required
cli-interrupted = Stopped.
cli-progress = { $doing }: { $count } of { $total }
cli-hint-pure = The engine is not compiled and runs ten to twenty times slower; with a C compiler, “make setup” builds it.

# Help texts: help-<command>, help-<command>-<parameter>; parameters that several commands share stand alone.
help-sacbe = Board games of the Maya world: play, simulate, replay and look up the rules.
help-help = Show this help and exit.
help-lang = The language to speak.
help-version = Show the version and the form of the engine (compiled or pure), and exit.
help-json = Print JSON for other programs.

help-rules =
    Look up the rules: every rule has an id, a source in the rulebook and a text of its own.

    Without arguments, lists the games; with a game, its rules; with a game and words, the rules that contain them all; with an id, the whole entry.
help-rules-name = A game, or the id of a rule.
help-rules-words = Words to look for in the rules of the game.
help-rules-coverage = Show which rules are cited in the code and in the tests; the exit code is 1 if one of them is not.
help-rules-assumed = List the values of the game that no text gives, and why they were chosen so.
help-rules-options = List what a table of the game can agree on: modules and readings of disputed rules.
help-rules-tests = The directory of the tests, for --coverage.

help-game = The game, for example tzolkin.
help-players = How many players; as many as the game takes unless given.
help-bots = Who plays, seat by seat; the names are repeated for the seats that are left.
help-option = A module of the game or a reading of a disputed rule, as name=value; may be given several times. “sacbe rules GAME --options” lists them.
help-components = A file of your own with printed values in place of assumed ones; “sacbe rules GAME --assumed” lists these.

help-watch = Watch a game by bots, move by move.
help-watch-seed = The seed of the game; a new one, which is shown, unless given.
help-watch-delay = Seconds between the lines; a moment on a terminal, none elsewhere unless given.

help-simulate =
    Play many games by bots and sum them up.

    The same seed gives the same games, whatever the number of processes.
help-simulate-games = How many games.
help-simulate-seed = The seed of the whole run.
help-simulate-jobs = How many processes play at the same time.
help-simulate-digest = Print, as the last line, one SHA-256 over all records.
help-simulate-records = Write every game as a record into this directory, which must be empty or new.

help-replay = Check a record line by line and show the final scores, or the position.
help-replay-file = A record, as “sacbe simulate --records” writes it.
help-replay-to = Show the position after this many answers.

help-scenario =
    Run scenario files: positions, moves, and what must be so then.

    The exit code is 1 if something is not as expected, and 2 if a file cannot be understood.
help-scenario-files = Scenario files (YAML).
help-scenario-fields = List the fields that scenarios of this game can use.

help-bench = Measure the games, compiled and interpreted, and Catanatron and OpenSpiel beside them, on one core.
help-bench-game = The only game to measure; tzolkin and chichen_itza unless given.
help-bench-seconds = Seconds for each measurement in each of the runs.
