# Studies: what can be wrong with them, and `sacbe study`.

problem-record-position = This game began from a position, so it has no record of its own; open it as a study.
problem-study-truncated = The study is not complete at line { $line }: it needs a header, its lines of play and a result, with a blank line between them.
problem-study-position-form = The position must be one mapping such as { "{" }turn: red{ "}" }, without references.
problem-study-position-long = A position may have at most { $most } characters.
problem-study-variation = Line { $line }: “{ $text }” does not begin a variation; write “variation a instead of 7” or “variation b instead of 9 in a”.
problem-study-variation-twice = Line { $line }: there is a variation { $label } already.
problem-study-variation-of = Line { $line }: there is no variation { $label } above this line.
problem-study-variation-number = Line { $line }: the line that it leaves has no answer { $number }.
problem-study-variation-empty = Line { $line }: variation { $label } has no answer.
problem-study-answer-twice = Line { $line }: “{ $text }” is there already; a variation must begin with another answer.
problem-study-sign = The sign U+{ $code } cannot be part of this text.
problem-study-text-long = The text has { $count } characters; { $most } are allowed.
problem-study-answers = A study may have at most { $most } answers.
problem-study-no-chance = Chance is not asked here, so there is nothing to roll.
problem-study-start = This is the start; there is nothing to remove or to move up.
problem-study-node = There is no answer { $id } in this study any more.
problem-study-case = { $file } has no case “{ $case }”.

problem-study-position-line = Line { $line }: this is not valid YAML.
problem-study-source = Name exactly one thing to begin from: { $allowed }.
problem-study-large = A study may have at most { $most } characters as a file; remove some lines first.
problem-unknown-study = There is no such study.
problem-forbidden-study = Only the person who began this study can change it; copy it to get your own.
problem-too-many-studies = There are { $most } studies of this address already; remove one first.
problem-too-many-new-studies =
    { $seconds ->
        [one] Too many new studies from this address; try again in one second.
       *[other] Too many new studies from this address; try again in { $seconds } seconds.
    }

help-study = Study a position: go back and forth, branch off, comment, see the best lines.
help-study-what = A study, a record, a scenario file (.yaml), or a game.
help-study-seed = Deal a new game with this seed; without one, you choose what chance does.
help-study-case = The case of a scenario file; the default is the first.
help-study-at = Begin after this many answers of the main line.
problem-study-place = There is no place “{ $place }”; write a number such as 29, or a variation and a number such as a30.
problem-study-steps = “{ $text }” is not a number of steps.
problem-study-save-other = { $file } is there and is not a study, so it is not replaced.
problem-study-file-with = { $option } is for a new game, not for a file.
problem-study-case-without = --case is for a scenario file.

study-welcome = Study of { $game }. Type help for the commands.
study-chance = Chance
study-at = At { $place }: { $move }
study-begin = At the start.
study-comment = ; { $text }
study-ways = From here: { $ways }
study-title = Title: { $title }
study-promoted = Now first: { $move }
study-deleted = Removed, with all that followed: { $move }
study-title-tree = Lines
study-variation = { $label }: instead of { $number }: { $moves } ({ $count })
study-variation-in = { $label }: instead of { $number } in { $of }: { $moves } ({ $count })
study-chances = Chance to win, of 100: { $chances }
study-chance-of = { $seat } { $chance }
study-line = { $number }. wins { $chance } ± { $error }, { $points } points: { $moves }
study-saved = Saved to { $file }.
study-unsaved = The last changes were not saved.
study-stopped = Stopped.
study-key-back = Back
study-key-forward = Forward
study-key-tree = Lines
study-key-think = Think
study-key-comment = Comment
study-help-move = NUMBER or MOVE: give this answer; an answer that differs from the line begins a variation.
study-help-chance = roll: let dice answer for chance; or choose what it does like any other answer.
study-help-back = back N, forward N, start, end: move along the line.
study-help-go = go PLACE: go to a place such as 29, or a30 in variation a.
study-help-tree = tree: the line around you, and all variations.
study-help-comment = comment TEXT: say something about this place; comment - takes it away.
study-help-title = title TEXT: give the study a title.
study-help-think = think DEPTH: chances and best lines, deeper and deeper; think off ends it, and so does Ctrl-C or any move.
study-help-promote = promote PLACE: put a variation in the place of the line that it leaves.
study-help-delete = delete PLACE: remove an answer and all that follows.
study-help-save = save FILE: keep the study as a record with variations and comments.
study-start-node = Start
chance-answered = { $prompt }: { $what }
