# The line protocol: what its commands do, and what can be wrong with a request.

help-protocol =
    Play through lines on standard input and output: for programs, language models and tests.

    “help” lists the commands; every request gets one answer; a bad request gets an error line.
help-protocol-json = Requests and answers are JSON objects, one per line.
help-protocol-seat = Play only this seat and learn only what it may know; bots play the others.
help-protocol-bots = Who plays the other seats when --seat is given; the names are repeated for the seats that are left.
help-protocol-tell = What new, load, do and undo tell as well: the legal moves, or the question with what each move does.

protocol-new = begin a game; seed=none lets you answer for chance
protocol-show = the position in words, and what is asked
protocol-view = the position as plain data
protocol-options = the legal moves of the seat that is asked
protocol-question = the question with its facts, and what each option does
protocol-refused = what the rules refuse now, and why
protocol-chances = each seat’s chance to win and the points it can expect
protocol-hint = what the coach would do: where to look, the move, or the best moves compared
protocol-explain = why a seat may have given answer N
protocol-review = what decided the game, and its turning points
protocol-what = what a tile, card, place or piece is and does, or all that a move names
protocol-why = whether a move is legal, and if not, the rule
protocol-do = play a move, or several with ; between them (all or none), and hear what happens
protocol-tell = what new, load, do and undo tell from now on as well: the legal moves, or the question with what each move does
protocol-undo = take back the last decisions
protocol-events = what has happened, or what has happened since answer N
protocol-seat = see the game as this seat from now on
protocol-record = the record of the game
protocol-load = go on with a record; send its lines, then a line with only a dot
protocol-help = this list
protocol-quit = leave

problem-protocol-command = There is no command “{ $name }”; “help” lists them.
problem-protocol-command-near = There is no command “{ $name }”; did you mean “{ $near }”?
problem-protocol-empty = The line is empty; “help” lists the commands.
problem-protocol-form = Write this command as “{ $form }”.
problem-protocol-number = “{ $value }” is not a number that is possible here.
problem-protocol-long = No word and no move is longer than { $most } characters.
problem-protocol-json = A request is a JSON object with a “command”, in one line.
problem-protocol-argument = “{ $command }” has no argument “{ $argument }”; it has { $allowed }.
problem-protocol-missing = “{ $command }” needs “{ $argument }”.
problem-protocol-value = The value of “{ $argument }” is of the wrong kind.
problem-protocol-no-game = There is no game yet; “new” begins one.
problem-protocol-hidden = This session may not look or play for “{ $seat }”.
problem-protocol-undo = This session may take back only its own decisions, and only while they have shown it nothing new.
problem-protocol-record = The record tells every secret; this session gets it when the game is over.
problem-protocol-other-game = The record is of the game “{ $name }”, not of { $game }.
problem-protocol-line = The line or the record is longer than { $most } bytes.
problem-protocol-load = The record is not complete: a line with only a dot must end it.
problem-protocol-text = The line is not text in UTF-8.
problem-protocol-not-here = “{ $command }” is not possible here.
problem-protocol-tell = “{ $what }” cannot be told after each move; there is { $allowed }.
problem-protocol-what = Nothing in this game is called “{ $thing }”. Give an id as moves write it, KIND:ID, or a whole move.
problem-protocol-moves = Give “move” or “moves”, not both.
problem-protocol-moves-count = Send between 1 and { $most } moves at once.
problem-protocol-between = Send move { $number }, “{ $move }”, by itself: before it somebody else or chance answers, or something is revealed. No move was played.
