# Lessons: what is said while one is played, what can be wrong with a file, and `sacbe lesson`.

lesson-done-title = Lesson done
lesson-done = You have finished “{ $title }”.
lesson-not-meant-title = Good idea, wrong moment
lesson-not-meant = { $move } is allowed, but this step needs another move. The game has not changed.
lesson-refused-title = The rules do not allow that

lesson-listed = { $id } – { $title } ({ $minutes } min). { $aim }
lesson-listed-done = { $id } – { $title } (done). { $aim }
lesson-listed-begun = { $id } – { $title } (step { $step } of { $steps }). { $aim }
lesson-how = Play one with “sacbe lesson { $id }”.
lesson-heading = { $title }, step { $step } of { $steps }
lesson-look = Look at: { $things }
lesson-press = Press Enter to go on.
lesson-next-lesson = The next lesson: sacbe lesson { $id } – { $title }.
lesson-again = This lesson was begun before; it goes on where you left it. Type “restart” to begin again.
lesson-left = You can come back at any time: sacbe lesson { $id }.
lesson-checked =
    { $count ->
        [one] { $count } lesson is sound.
       *[other] { $count } lessons are sound.
    }
lesson-notices-checked =
    { $count ->
        [one] { $count } notice is sound.
       *[other] { $count } notices are sound.
    }
lesson-key-next = Next
lesson-help-next = Enter, or next: go on when you have read a step.
lesson-help-again = again: say the step once more.
lesson-help-undo = undo: one step back.
lesson-help-restart = restart: begin the lesson again.

help-lesson = Learn a game by playing: list the lessons, play one, or check lesson files.
help-lesson-what = A game, or a lesson as GAME/NAME; with --check, files.
help-lesson-check = Play the lesson files through and say what is wrong with them; without files, all that come with the program.
help-lesson-restart = Begin the lesson again.

problem-lesson-name = A lesson cannot be called “{ $name }”; use small letters, digits and hyphens.
problem-lesson-steps = A lesson needs a list of 1 to { $most } steps.
problem-lesson-rule = “{ $rule }” is listed twice, or is no rule of { $game }; see “sacbe rules { $game }”.
problem-lesson-no-rule = There is no rule “{ $rule }”.
problem-lesson-bot = “{ $name }” thinks too long for a lesson; take random, greedy or a level that answers at once.
problem-lesson-pattern = In “{ $pattern }”, only a star stands for something else.
problem-lesson-needs-accept = “{ $field }” is for a step with “accept”.
problem-lesson-until = “until” is a list of moves, the word turn, or fields that are reached, such as round: 2; there are { $fields }.
problem-lesson-no-thing = The game knows no thing “{ $thing }” at this step.
problem-lesson-no-way = No move of the learner fits “accept” here. The legal moves are { $moves }.
problem-lesson-unused-accept = “{ $what }” is never a legal move at this step.
problem-lesson-unused-until = “{ $what }” is never a legal move at this step.
problem-lesson-unused-instead = “{ $what }” fits no legal move that is not accepted at this step.
problem-lesson-unused-about = “{ $what }” fits no legal move that is accepted at this step.
problem-lesson-unused-refused = The rule { $what } refuses nothing at this step.
problem-lesson-then-seat = “{ $move }” cannot happen here: { $asked } is asked.
problem-lesson-no-bots = { $seat } is asked, but neither “then” nor “bots” says what { $seat } does.
problem-lesson-endless = The learner is never asked again here.
problem-lesson-order = The lesson “{ $other }” has the same order.
problem-lesson-not-read = This step wants a move.
problem-lesson-read-first = Read this step first and go on.
problem-lesson-files = Lesson files are for --check; to play, name a lesson such as { $id }.
problem-unknown-lesson = There is no lesson “{ $name }”; “sacbe lesson” lists them.
problem-unknown-lesson-near = There is no lesson “{ $name }”; did you mean “{ $near }”?
problem-no-lessons = There are no lessons for { $game }.

problem-notice-list = A file of notices needs a list of 1 to { $most } notices.
problem-notice-id = A notice cannot be called “{ $id }”; use small letters, digits and hyphens.
problem-notice-twice = There is another notice “{ $id }” above.
problem-notice-switch = “{ $field }” must be true or false.
problem-notice-when = A notice needs at least one condition.
problem-notice-worry = The game knows no worry “{ $name }”.
problem-notice-prompt = The game asks no question “{ $name }”; there are { $allowed }.
problem-notice-after = “{ $id }” is no notice above this one that can be done.
problem-notice-event = The game tells no event “{ $name }”; there are { $allowed }.
problem-notice-field = The event has no field “{ $field }”; there are { $allowed }.
problem-notice-path = The view of a seat has no value “{ $path }”.
problem-notice-braces = “{ $field }” has a brace without a partner.
