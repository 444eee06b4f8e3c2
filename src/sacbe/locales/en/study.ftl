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
