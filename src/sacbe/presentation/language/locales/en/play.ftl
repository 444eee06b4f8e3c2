# `sacbe play`: what is said around any game in the terminal.

help-play =
    Play a game in the terminal against bots, or with others at the same keyboard.

    Without a terminal, or with --plain, you play in lines of text.
help-play-bots = How strong the bots are, seat by seat: beginner, easy, casual, medium, hard, expert, master, or any other bot, with a style as in hard/builder; `sacbe levels` lists them; the names are repeated.
help-play-humans = How many people play, on the first seats; bots take the others.
help-play-seed = The same seed gives the same dice; without it, the dice are new each time.
help-play-gentle = A first game: it explains itself while it is played.
help-play-plain = Lines of text instead of a full screen, for simple terminals and screen readers.
play-lines-only = The full screen needs textual: pip install "sacbe[terminal]". Here is the game in lines.
help-play-save = Save the game in this file after every decision.
help-play-resume = Go on with the game in this file, and save it there after every decision.

problem-play-humans =
    { $players ->
        [one] There is one seat, so { $humans } people cannot play.
       *[other] From 1 to { $players } people can play, not { $humans }.
    }
problem-play-bot-asked = A bot is asked now; please wait.
problem-play-bot-failed = The bot “{ $bot }” has failed ({ $detail }); you can use undo, save or quit.
problem-play-number =
    { $count ->
        [0] There is no option { $number }.
       *[other] There is no option { $number }; the options are 1 to { $count }.
    }
problem-play-panel = There is no panel “{ $name }”; there are { $allowed }.
problem-play-save-where = Say where to: save FILE.
problem-play-resume-with = --resume goes on with a game as it was; you cannot give { $option } with it.
problem-play-resume-game = { $file } is a game of { $have }, not of { $need }.
problem-play-save-exists = “{ $file }” exists already; go on with it through --resume, or choose another name.
problem-undo-chance = You cannot take this back: dice or draws were seen since then.
problem-undo-revealed = You cannot take this back: secrets were opened since then.
problem-save-format = This is not a saved game: the first line must be “{ $need }”.
problem-save-secret = Line { $line }: the secret does not give the dice of this game.
problem-save-seats = Line { $line }: there must be { $players } seats, at least one of them human.
problem-save-other = “{ $file }” is not a saved game and is not replaced.

refusal-kernel-unknown-move = There is no such move in this game.
refusal-kernel-not-asked = That does not answer the question.
refusal-kernel-not-your-turn = It is the turn of { $asked }.
refusal-kernel-game-over = The game is over.

panel-board = Board
panel-seats = Seats
panel-log = Log
panel-options = Options

play-prompt = { $seat }: { $prompt }
play-option = { $number }. { $words } [{ $notation }]
play-option-bare = { $number }. { $notation }
play-option-effects = { $number }. { $words }: { $effects } [{ $notation }]
play-legal = “{ $move }” is legal now: { $words }.
play-refused = “{ $move }” is not possible: { $reason }
play-rule = Rule { $id }, “{ $name }” ({ $source }):
play-ruling = Why we decided it so: { $why }
play-more =
    { $count ->
        [one] … and one more by the same rule ({ $rule }).
       *[other] … and { $count } more by the same rule ({ $rule }).
    }
play-none-refused = The rules refuse no move here.
play-undone = { $seat } decides again.
play-saved = Saved. To go on later: sacbe play { $game } --resume { $file }
play-resume-hint = The game is saved. To go on: sacbe play { $game } --resume { $file }
play-unsaved-since-hint = Everything decided since the last save in “{ $file }” is lost.
play-unsaved-hint = This game was not saved; next time, use “save FILE” before you leave.
play-score = { $seat }: { $points } points ({ $parts })
play-result =
    { $count ->
        [0] Nobody wins.
        [one] { $winners } wins with { $points } points.
       *[other] { $winners } share the victory with { $points } points.
    }
play-sits = { $seat }: { $who }
play-sits-named = { $name }, { $who }
play-human = human
play-thinking = { $seat } is thinking …
play-over = The game is over.
play-cover = { $seat } is next. Give the keyboard to { $seat }, then press Enter.
play-welcome = { $game }. You play { $seat }; “help” lists the commands.
play-welcome-many = { $game }, { $humans } people at one keyboard; “help” lists the commands.
play-type-here = number, move or command
play-close = Esc closes this
play-title-why = Why?
play-title-rules = Rules: { $words }
play-title-chapters = Rulebook
play-title-help = Help
play-title-result = The end

play-help-move = NUMBER or MOVE: play that option, for example 2.
play-help-why = why MOVE: whether a move is legal, and if not, by which rule; why alone lists what is refused now.
play-help-hint = hint: ask the coach where to look; again for the move, and for the best moves compared.
play-help-explain = explain SEAT: why a bot made its last move; again for the move before; explain alone asks about any of them.
play-help-undo = undo: take back your last decision, if nothing was revealed since then.
play-help-show = show NAME: look at { $panels }.
play-help-options = options: the question and the options again.
play-help-log = log: what happened recently.
play-help-rules = rules: the chapters of the rulebook; rules CHAPTER or rules ID shows one; rules WORDS answers a question.
play-help-save = save FILE: save the game for later.
play-help-review = review: after the game, what turned it.
play-help-help = help: this list.
play-help-quit = quit: leave.

play-key-help = Help
play-key-undo = Undo
play-key-why = Why
play-key-rules = Rules
play-key-save = Save
play-key-panel = Panel
play-key-hint = Hint
play-key-review = Review
play-title-hint = The coach
play-title-explain = Why this move?
play-title-review = Review
play-coach-thinks = The coach is thinking …
play-coach-reviews = The coach reviews the game; this takes up to a minute …
play-coach-at = The coach has looked at { $done } of { $total } moments …
play-hint-more = “hint” again tells more.
play-explain-more = “explain” again tells about the move before.
play-review-offer = “review” tells what turned the game.
play-key-quit = Quit

play-notice = » { $title }: { $text }
play-notice-hint = “hint” shows you what to do.
play-notice-lesson = To learn it: sacbe lesson { $id }.
play-notices-on = The game explains itself from now on.
play-notices-off = The game explains itself no more.
play-help-notices = notices: let the game explain itself while it is played, or no more.
