# The coach: the review of a finished game, and hints.

problem-review-unfinished = The game is not finished: its record ends after { $count } answers. Only finished games are reviewed.
problem-review-depth = A depth is a whole number from 1 to { $most }, not { $depth }.
problem-review-forms = Choose one form: --json or --html.
problem-review-try-number = There is no turning point { $number }; this game has { $count }.
problem-review-try-luck = Turning point { $number } is what chance did; there is nothing to try.
problem-review-try-forms = --try asks for moves, so it goes with neither --json nor --html.
problem-hint-chance = There is no hint while chance is asked.
problem-hint-step = A hint has the steps 1, 2 and 3, not { $step }.
problem-explain-chance = Answer { $at } is an answer of chance; there is nothing to explain.
problem-explain-secret = Answer { $at } is a secret; it can be explained after the game.
problem-explain-nothing = There is no earlier move to explain.

help-review = Review a finished game: chances, luck, every decision, and what turned it.
help-review-depth = How many times as many simulations as usual; deeper is surer and slower.
help-review-html = Print one page in HTML that needs nothing else.
help-review-try = Try a turning point yourself, by its number.
help-typical = Write how points are spread in usual games, for the reviews of a game.
help-typical-file = The file to write; the one that ships is data/typical.json of the game.
help-typical-games = How many games are played for each number of players.
typical-written = { $file }: { $games } games

clock-tzolkin-day = day { $number }
clock-chichen_itza-round =
    { $number ->
        [0] before round 1
       *[other] round { $number }
    }
clock-temple_of_chac-round =
    { $number ->
        [0] before round 1
       *[other] round { $number }
    }
clock-tzolkin-day-unit = day
clock-chichen_itza-round-unit = round
clock-temple_of_chac-round-unit = round
calendar-tzolkin-part = age { $number }
calendar-tzolkin-food-day = food day
calendar-tzolkin-end-of-age = end of an age

review-doing = reviewing
review-stopped = What was found so far is kept. The same command goes on from there.
review-title = Review of { $game }
review-where = { $game }, { $players } players, { $decisions } decisions
review-sure = { $simulations } simulations at depth { $depth }. Numbers behind ± are standard errors.
review-score = Points
review-accuracy = Accuracy
review-kind-good = Good
review-kind-inaccuracy = Inaccuracy
review-kind-mistake = Mistake
review-kind-blunder = Blunder
review-kind-only-move = Only move
review-start = Start
review-luck = Luck
review-own = Own decisions
review-others = Others
review-result = Result
review-account = Where the chance to win went, in percent: start + luck + own decisions + decisions of the others = result.
review-account-note = Luck is what chance did against all it could have done. Decisions are measured against what strong bots make of the same position.
review-chance = Chance to win
review-no-clock = answer { $at }
review-points = Turning points
review-lost = { $when }, { $seat }: { $kind }, −{ $loss } ± { $error }. Played: { $move }. Better: { $better }.
review-only = { $when }, { $seat }: the only good move: { $move }. The next best costs { $loss } ± { $error }.
review-chanced = { $when }: chance moved { $seat } by { $change } ± { $error }.
review-none = No single moment turned this game.
review-try-offer = Try one yourself: the same command with --try and its number.
review-try-lost = { $seat }, { $when }. Played: { $move }. That cost { $loss } ± { $error } points of chance. Find something better.
review-try-only = { $seat }, { $when }. Only one plan was good. Find its first move.
review-try-ask = Type a number or a move. An empty line tells the best plan.
review-try-right = That counts: it is within { $margin } points of chance of the best.
review-try-known = That costs { $loss } ± { $error } points of chance. Try again.
review-try-wrong = That does not count: it is more than { $margin } points of chance behind the best. Try again.
review-try-best = The best plan that was found: { $better }.
review-story-won = { $seat } won.
review-story-shared = { $seats } share the victory.
review-story-nobody = Nobody won.
review-story-lost = What cost most at once: { $loss } points of chance for { $seat } with one move, { $when }.
review-story-luck = What turned most at once: chance moved { $seat } by { $change }, { $when }.
review-story-only = What mattered most: { $seat } found the only good move, { $when }.
review-story-none = No single moment turned this game.
review-decided = What decided the game
review-won = { $seat } won with { $points } points, { $lead } more than { $second }.
review-shared = { $seats } share the victory with { $points } points.
review-nobody = Nobody won.
review-more = { $seat } was ahead of the others in { $categories }.
review-less = { $seat } was behind the others in { $categories }.
review-part = { $category } ({ $points })
review-usual = Against usual games, { $parts }.
review-usual-part = { $seat } had much ({ $category }: more than { $percent } of 100)
review-usual-less = { $seat } had little ({ $category }: more than only { $percent } of 100)
review-luck-said = For the winner, luck counted { $luck }, own decisions { $own }, and decisions of the others { $others }.
review-moment = Moment
review-change = Change
review-all = All decisions that lost something
review-class = Class
review-move = Move

hint-look = Look at { $things }.
hint-theme = Think about { $theme }.
hint-think = Compare your moves by what they bring until the end of the game.
hint-then = { $move }; then: { $rest }.
hint-alone = { $move }.
hint-option = { $move }: wins { $chance } ± { $error }, { $points } points expected
hint-better = It wins { $more } ± { $error } points of chance more than “{ $other }”.
hint-close = It is as good as “{ $other }”; the difference is { $more } ± { $error }.
hint-only = There is no other kind of move.
hint-more = It brings more in { $categories }.
hint-less = It brings less in { $categories }.
hint-takes = It costs { $seat } { $chance } points of chance.
hint-gives = It helps { $seat } by { $chance } points of chance.
hint-risk = Chance has a part in it: { $effects }.
hint-solves = It takes care of this: { $worries }
hint-leaves = It leaves this open: { $worries }
hint-sure = From { $simulations } simulations; numbers behind ± are standard errors.
hint-guess = These are rough guesses: there are no learnt weights for this game with this many players.
hint-played = { $seat } played: { $move }.
hint-played-best = The coach would have played this too.
hint-played-other = The coach would have played “{ $move }”, { $more } ± { $error } points of chance better.

worry-tzolkin-hunger =
    { $workers ->
        [one] On the food day in { $days } days { $workers } worker stays hungry ({ $corn } corn short): −{ $points } points.
       *[other] On the food day in { $days } days { $workers } workers stay hungry ({ $corn } corn short): −{ $points } points.
    }
worry-tzolkin-pushed-off = The worker on the last space of { $gear } comes home without an action on the next day.
worry-tzolkin-all-placed = All workers are on the gears: the next turn must pick up.
worry-tzolkin-no-corn = There is no corn left.
worry-chichen_itza-city-attack = Last in favor: the attack on the city has strength { $strength } ({ $points } points), and { $warriors } warriors stand there.
worry-chichen_itza-upkeep = The heroes cost { $upkeep } coins, and there are { $coins }.
worry-temple_of_chac-boulder = The next roll of the boulder hits with { $chance }.
worry-temple_of_chac-walls = The next roll of the boulder shuts the walls with { $chance }.
worry-temple_of_chac-sealed = The next roll of the boulder seals the exit with { $chance }.
worry-temple_of_chac-fallen = Fallen: standing up takes a die.
worry-temple_of_chac-wounds = { $wounds } of { $health } wounds: the next one may be an injury.
worry-temple_of_chac-load = The load leaves { $dice } dice for the next turn.
