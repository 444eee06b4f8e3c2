# The command line itself: headings of the help, and what is said outside any game.

cli-usage = Usage:
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = default
cli-required = required
cli-interrupted = Stopped.
cli-hint-pure = The engine is not compiled and runs about ten times slower; with a C compiler, “make setup” builds it.

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
help-rules-tests = The directory of the tests, for --coverage.
