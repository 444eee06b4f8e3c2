# `sacbe lab`: variants of a game beside each other, and the page that tells what came of it.

help-lab =
    Compare variants of a game on the same seeds, and write a page and the data.

    A is the game with the settings given; B has what --change says; --sweep plays a variant for each value. --even looks for the value that makes seats even. An experiment can also stand in a YAML file. Ctrl-C stops; the same command goes on where it was stopped. The result is the same with any number of processes.
help-lab-what = The name of a game, or the YAML file of an experiment.
help-lab-out = Folder for the page and the data; without it, lab- and the name, here.
help-lab-bots = Who plays: one bot for all seats, or one for each, separated by commas. Without it, greedy.
help-lab-change = What B has otherwise: players, bots, an option, or a value of the components by its path. Can be given several times.
help-lab-sweep = Play a variant for each of these values (1,2,3 or 1..3). Can be given twice: then each pair of values.
help-lab-even = Look for the value of this option or component that makes seats even; needs --from and --to.
help-lab-from = The lowest value to try.
help-lab-to = The highest value to try.
help-lab-by = What is to be even: the shares by turn order (order) or by seat (seat). Without it, order.
help-lab-measure = The measure whose interval decides when enough games are played. Without it, score.
help-lab-within = Stop when half the width of the 95% interval is this or less.
help-lab-games = Games of each variant at most. Without it, 400.
help-lab-weigh = Weigh the options of one decision in so many (0: of none). Without it, 16.
help-lab-fill = Make the marked places of this Markdown page again.

lab-title-one = { $game }: how it plays
lab-title-compare = { $game }: { $names } compared
lab-title-change = { $game }: what changes with { $change }
lab-title-sweep = { $game }: { $axes }
lab-title-even = { $game }: which { $axes } makes seats even?
lab-made = Sacbe { $version } · { $command }
lab-chapters = Chapters
lab-no-script = The charts need JavaScript. All figures are in the tables.
lab-footer = Everything on this page is inside this one file; it opens without a network.
lab-as-table = The figures as a table
lab-written = The page: { $page }
lab-interrupted = The games so far are in “{ $folder }”; the same command goes on from there.

lab-played =
    { $variants ->
        [one] { $games } games, seed { $seed }.
       *[other] { $variants } variants, { $games } games each on the same seeds, seed { $seed }.
    }
lab-all-games = All games that were asked for were played.
lab-narrow = Enough games were played: half the interval of “{ $measure }” is { $within } or less.
lab-not-narrow = All games were played, but the interval of “{ $measure }” is still wider than ± { $within }.
lab-bots-see = This is how these bots play the game. A figure here is a reason to look, not a proof: people play otherwise.
lab-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
lab-interval = { $low } to { $high }
lab-clear = { $measure }: { $change } ({ $interval }), from { $before } in { $first } to { $after } in { $second }.
lab-unclear = No clear difference: { $measures }.
lab-nothing-clear = Nothing differs clearly.
lab-even-found = With { $name } = { $value } seats are as even as these games can tell: { $shares } of the victories, in order. The even value lies between { $low } and { $high }.
lab-even-none = No value of { $name } from { $low } to { $high } makes seats even. Nearest is { $nearest }: { $shares } of the victories, in order.
lab-even-between = No value of { $name } that was tried makes seats even; the favour changes sides between { $low } and { $high }. Nearest is { $nearest }: { $shares } of the victories, in order.

lab-section-summary = What came out
lab-section-differences = Differences
lab-section-length = Length
lab-section-points = Points
lab-section-seats = Seats and turn order
lab-section-lead = The lead
lab-section-decisions = Decisions
lab-section-uses = Cards, actions, places
lab-section-counts = What the game counts
lab-section-method = How to read this

lab-pairs = Each variant beside { $first }, game by game on the same seeds: dice and draws are the same as far as they can be. The interval is that of the differences.
lab-many-looks = These are { $count } looks at the same games. One in twenty seems clear by chance alone.
lab-length = A decision is a real choice of a player; a question with one answer is not asked.
lab-points = The points of every seat at the end.
lab-seats = How often each place wins, with its 95% interval. A shared victory is split. The broken line is an even share.
lab-turn = Turn { $place }
lab-lead = Who is ahead in each tenth of the game, by the points that the strongest evaluator of the game expects, and how often that seat wins. A line that rises late means that the game stays open for long.
lab-no-leader = Nobody was ever ahead: this game says nothing about points before its end.
lab-decisions = The options of one decision in { $every } were weighed, { $count } in all. “Worth” says how many points the best option is worth more than the mean one. A decision is idle if all its options are worth the same.
lab-not-weighed = No options were weighed.
lab-uses = How often a seat uses each thing, and how use and victory go together. “Effect” compares seats of the same game: how much more often those win that used it more than the others.
lab-uses-association = This is an association, not a cause. Whoever is winning may simply use it more.
lab-uses-paired = The last column compares { $first } and { $second } game by game on the same seeds: what the change itself did to the use.
lab-counts = The game’s own tables, as “sacbe balance” shows them.
lab-method-pairs = Every variant plays the same numbered games. Each kind of draw has a stream of its own, so that a draw more of one kind does not shift the others. A correlation near 1 means that the variants share nearly all luck; “without pairs” says how wide the interval would be if they shared none.
lab-method-intervals = Intervals are for 95%: Wilson’s for shares, those of a normal distribution for means and for differences of pairs.
lab-method-lead = A seat leads if it alone expects the most points. That is asked whenever another seat is to decide.
lab-method-worth = To weigh an option, it is played on a copy that knows no more than the player, with a short plan for the rest of the turn. Options that differ by less than 0.05 points are worth the same.
lab-method-uses = The effect of a thing is the mean, over games in which seats differ, of the share of victory of those that used it more than the mean of their table, less that of those that used it less. With fewer than twenty such games there is a dash.
lab-method-digest = The digest of all games is { $digest }. The same experiment gives the same digest with any number of processes, and after an interruption.

lab-measure-score = points of a seat
lab-measure-winner = points of the winner
lab-measure-spread = points from first to last
lab-measure-margin = lead over the second
lab-measure-decisions = decisions a game
lab-measure-draws = draws and dice a game
lab-measure-options = options a decision
lab-measure-worth = worth of a decision in points
lab-measure-idle = idle decisions
lab-measure-lead-changes = changes of the lead
lab-measure-first = victories of who begins
lab-measure-last = victories of who is last in turn
lab-measure-tilt = favour of the turn order (−1 first, 1 last)
lab-measure-seat-tilt = favour of the seats (−1 first, 1 last)

lab-table-variants = What was played
lab-table-means = All measures
lab-table-tried = Values that were tried
lab-table-differences = { $second } against { $first }
lab-table-categories = Where the points come from
lab-table-order = Turn order
lab-table-seats = Seat
lab-table-lead = The leader wins
lab-table-tension = How close games are
lab-table-questions = Kinds of decisions
lab-column-variant = Variant
lab-column-players = Players
lab-column-bots = Bots
lab-column-changes = Changed
lab-column-games = Games
lab-column-measure = Measure
lab-column-mean = Mean (95%)
lab-column-difference = Difference (95%)
lab-column-correlation = Correlation
lab-column-alone = Without pairs
lab-column-below = { $share }% below
lab-column-leader-wins = Leader wins
lab-column-led = Somebody leads
lab-column-question = Question
lab-column-times = Times a game
lab-column-options = Options
lab-column-worth = Worth in points
lab-column-idle = Idle
lab-column-uses = Uses a seat
lab-column-users = Seats that use it
lab-column-effect = Effect on victory (95%)
lab-column-use-difference = Difference in use (95%)
lab-axis-share = Share
lab-axis-points = Points of a seat
lab-axis-tenth = Tenth of the game
lab-axis-deviations = Difference in deviations
lab-chart-sweep = { $measure } for every value of { $axis }, with intervals
lab-chart-grid = { $measure } for every pair of { $across } and { $down }
lab-chart-even = Whom each value favours, with intervals; at 0 seats are even
lab-chart-differences = All measures of { $second } against { $first }, with intervals
lab-chart-distribution = How { $what } are spread
lab-chart-places = Shares of the victories with intervals: { $what }
lab-chart-lead = How often the leader of each tenth of the game wins
lab-chart-worth = What the best option is worth more than the mean one, by kind of decision
lab-chart-uses = Effect on victory with intervals: { $what }

problem-lab-measure = There is no measure “{ $name }”; there are { $known }.
problem-lab-measure-near = There is no measure “{ $name }”; did you mean “{ $near }”? There are { $known }.
problem-lab-setting = { $game } has nothing called “{ $name }” that can be set: it is no option and no value of the components, nor players or bots. “sacbe rules { $game } --options” and “--components” list them.
problem-lab-setting-near = { $game } has nothing called “{ $name }” that can be set; did you mean “{ $near }”?
problem-lab-value = { $name } cannot be “{ $value }”.
problem-lab-pair = “{ $text }” is not of the form NAME=VALUE.
problem-lab-many = { $name }: at most { $most } at once.
problem-lab-least = --{ $name } must be at least { $least }, not { $number }.
problem-lab-within = The width of an interval must be more than 0, not { $value }.
problem-lab-one-of = An experiment has variants, a sweep or a search for an even value: only one of them.
problem-lab-two-sweeps = At most two values can be swept at once.
problem-lab-values = A sweep over { $name } needs 2 to { $most } values, not { $count }.
problem-lab-same = { $first } and { $second } play the same; a comparison needs a difference.
problem-lab-even-name = { $name } is no number of the game; --even needs an option or a value of the components.
problem-lab-even-range = --from ({ $low }) must be less than --to ({ $high }).
problem-lab-even-by = Seats can be made even by order or by seat, not by “{ $name }”.
problem-lab-even-alone = One player alone has nobody to be even with.
problem-lab-busy = Another process works in “{ $folder }”.
problem-lab-damaged = “{ $file }” in “{ $folder }” is damaged; choose another folder with --out.
problem-lab-other = “{ $folder }” holds another experiment; choose another folder with --out.
problem-lab-place = { $file }: there is no chapter or table “{ $name }”; there are { $known }.
problem-lab-no-place = { $file } has no marked place: <!-- lab NAME --> and <!-- /lab -->.
problem-lab-file-flags = { $flag } cannot be given beside { $file }; write it into the file.
problem-lab-needs-even = { $flag } belongs to --even.
problem-lab-needs-range = --even needs --from and --to.
