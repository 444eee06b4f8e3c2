# One line for each problem from outside: problem-<key>, filled with the facts of the `Problem`.

problem-unknown-game = There is no game called “{ $name }”; there are { $allowed }.
problem-unknown-game-near = There is no game called “{ $name }”; did you mean “{ $near }”?
problem-unknown-rule = There is no rule “{ $name }”.
problem-unknown-rule-near = There is no rule “{ $name }”; did you mean “{ $near }”?
problem-unknown-command = There is no command “{ $name }”; “sacbe --help” lists them.
problem-unknown-command-near = There is no command “{ $name }”; did you mean “{ $near }”?
problem-unknown-language = There is no language “{ $name }”; there are en, de and fr.
problem-unknown-language-near = There is no language “{ $name }”; did you mean “{ $near }”?
problem-nothing-found = No rule of { $game } contains “{ $words }”.
problem-rule-words = “{ $name }” is the id of one rule; to search for “{ $words }”, name a game.
problem-coverage-words = --coverage takes at most the name of a game; “{ $words }” is too much.
problem-game-only = { $option } takes only the name of a game; “{ $words }” is too much.
problem-no-tests = There is no directory “{ $folder }”; name the directory of the tests with --tests.
problem-file = “{ $file }” cannot be used: { $detail }.

problem-ledger-yaml = { $file } is not valid YAML: { $detail }
problem-ledger-list = { $file } is not a list of rules.
problem-ledger-entry = { $file }: entry { $number } is not a rule with keys and values.
problem-ledger-id = { $file }: “{ $id }” is not a valid rule id (lower-case words joined by dots and hyphens).
problem-ledger-duplicate = { $file }: the id “{ $id }” occurs twice.
problem-ledger-missing-key = { $file }: rule { $id } has no “{ $name }”.
problem-ledger-unknown-key = { $file }: rule { $id } has an unknown key “{ $name }”.
problem-ledger-value = { $file }: rule { $id } has a value of the wrong type under “{ $name }”.

problem-usage = The command line is wrong ({ $detail }); see “{ $command } --help”.
problem-usage-option = There is no option { $name }; see “{ $command } --help”.
problem-usage-option-value = The option { $name } needs a value, or takes none; see “{ $command } --help”.
problem-usage-missing = { $name } is missing; see “{ $command } --help”.
problem-usage-value = { $name } does not take this value; it expects { $wanted }; see “{ $command } --help”.
problem-usage-extra = The command line has more than expected: { $name }; see “{ $command } --help”.

problem-player-count = { $game } is for { $allowed } players, not for { $players }.
problem-unknown-option = { $game } has no option “{ $option }”; it has { $allowed }.
problem-option-value = The option { $option } cannot be “{ $value }”; it can be { $allowed }.
problem-option-form = “{ $text }” is not an option of the form name=value.
problem-option-twice = The option { $option } is given twice.
problem-replaced-twice = “{ $value }” replaces the { $old } twice; each creature can be replaced once.
problem-unknown-seat = There is no seat “{ $seat }”; there are { $allowed }.
problem-seed = A seed is a whole number from 0 to { NUMBER($most, useGrouping: 0) }, not { $seed }.
problem-at-least-one = --{ $name } must be at least 1, not { $number }.
problem-no-variants = There is nothing to compare in { $game }: it has no modules.
problem-delay = --delay must be between 0 and { $most } seconds, not { $seconds }.
problem-worker-died = A worker died { $times } times at the same task; nothing more was kept.
problem-worker-version = This is Sacbe { $here }, but a worker has version { $there }; install the same version everywhere.
problem-worker-form = The engine is { $here } here, but { $there } on a worker; install the same form everywhere.
problem-worker-rules = The rules of { $game } have version { $here } here, but { $there } on a worker; install the same version everywhere.
problem-worker-import = A worker cannot do this work; is the same Sacbe installed there? { $detail }
problem-jobs-and-ray = Give --jobs or --ray, not both: Ray uses all cores of its cluster.
problem-out-form = “{ $file }” has no form for a table; its name must end in one of: { $known }.
problem-out-missing = --{ $option } needs --out FILE.
problem-file-exists = “{ $file }” exists already; nothing was written.
problem-partial-exists = “{ $file }” is unfinished; go on with --resume, or remove it.
problem-resume-other = “{ $file }” belongs to another run; nothing was changed.
problem-resume-damaged = “{ $file }” is damaged; remove it to begin again.
problem-out-busy = Another process is writing “{ $file }”.
problem-rows-kind = --rows cannot be “{ $kind }”; it can be { $known }.
problem-digest-time = { $bot } thinks by the clock and never plays the same game twice, so there is no digest; give it a number of simulations instead.
problem-extra-missing = This needs { $module }, which is not installed: pip install "sacbe[{ $extra }]".
problem-ray-unreachable = Ray cannot be reached: { $detail }
problem-no-folder = There is no directory “{ $folder }”.
problem-folder-not-empty = “{ $folder }” is not an empty directory; nothing was written.
problem-fields-files = --fields lists the fields of a game and takes no file; “{ $file }” is too much.
problem-not-text = “{ $file }” is not a text file.
problem-in-file = { $file }: { $reason }
problem-in-file-line = { $file }, line { $line }: { $reason }

problem-illegal-move = “{ $move }” is refused by { $rule }.
problem-unknown-move = “{ $move }” is not a move of this game.
problem-unknown-move-near = “{ $move }” is not a move of this game; similar moves are: { $near }.
problem-unknown-choice = { $choice } is not the number of a move of this game.
problem-game-over = The game is over.
problem-nothing-to-undo = There is no decision to take back.
problem-no-such-answer = There is no position after { $at } answers; the record has { $count }.

problem-record-format = This is not a record: the first line must be “{ $need }”.
problem-record-truncated = The record is not complete at line { $line }: it needs three parts (header, answers, result) with a blank line between them.
problem-record-version = Line { $line }: the record was played with version { $have } of the rules; this program plays version { $need }.
problem-record-former = { $reason } The record was played with version { $have } of the rules; this program plays version { $need }.
problem-record-key = Line { $line }: “{ $text }” does not belong here; this part has { $allowed }, once each.
problem-record-missing = Line { $line }: “{ $missing }” is missing after this line.
problem-record-option = Line { $line }: “{ $text }” is not of the form name=value.
problem-record-components = Line { $line }: “{ $text }” is not a name and changes of components as JSON.
problem-record-count = Line { $line }: the answer has the number { $have }, but { $need } comes next.
problem-record-after-end = Line { $line }: “{ $text }” comes after the end of the game.
problem-record-seat = Line { $line }: “{ $have }” answers, but { $need } is asked.
problem-record-move = Line { $line }: { $reason }
problem-record-line = Line { $line }: the line says “{ $have }”, but the game gives “{ $need }”.
problem-record-header = Line { $line }: { $reason }
problem-record-commitment-form = Line { $line }: “{ $text }” is not a commitment; write “none”, or sha256: and 64 hexadecimal digits.
problem-record-secret-early = Line { $line }: the secret of the dice may appear only when the game is over.
problem-secret = The secret of the dice must be bytes, at least one.
problem-record-digest = Line { $line }: the digest does not match; somebody changed the record after it was written.
problem-record-secret = Line { $line }: “{ $text }” is not a secret in hexadecimal digits.
problem-record-commitment = Line { $line }: the secret does not match the commitment in the header.
problem-snapshot-format = This is not a snapshot of the form “{ $need }”.
problem-snapshot-form = The snapshot does not fit this program: its fields are not those that the game has here.
problem-snapshot-other = The snapshot is of something else: { $what } is “{ $have }”, but “{ $need }” is needed.
problem-snapshot-digest = The digest of the snapshot does not match; somebody changed it after it was written.
problem-snapshot-answer = Answer { $at } of the snapshot does not fit the game.
problem-snapshot-wrong = The answers of the snapshot do not lead to its position.
problem-snapshot-origin = This position does not know its game; get it from a game or a box.
problem-snapshot-driver = Dice of your own cannot be written into a snapshot.
problem-dice-not-committed = Answer { $at } is not the one that the committed secret gives.

problem-scenario = { $file }: { $case }: { $reason }
problem-scenario-yaml = { $file } is not valid YAML: { $detail }
problem-scenario-file = { $file } has no cases: it must be a list of them, or a mapping with a list under “cases”.
problem-scenario-case = { $file }: case { $case } is not a mapping.
problem-scenario-key = { $file }: { $case }: there is no key “{ $field }”; there are { $allowed }.
problem-scenario-missing = { $file }: { $case }: “{ $field }” is missing.
problem-scenario-mapping = “{ $field }” must be a mapping of names to values.
problem-scenario-list = “{ $field }” must be a list.
problem-scenario-text = “{ $field }” must be text.
problem-scenario-number = “{ $field }” must be a whole number from { $least } to { $most }, not { $value }.
problem-scenario-word = “{ $field }” cannot be “{ $value }”; it can be { $allowed }.
problem-scenario-field = There is no field “{ $field }”; there are { $allowed }.
problem-scenario-tile = “{ $field }”: there is no tile “{ $value }” of this kind.
problem-scenario-age = “{ $field }” has buildings that do not belong to the age after { $food_days } Food Days.
problem-scenario-chance = Answer { $at } of “chance” is not possible where it is needed.
problem-scenario-move = “{ $move }” is not a move of the form “seat move”.
problem-scenario-refused = “refused” must be a mapping of moves to rules, or a list of mappings with “move” and “rule”.
problem-scenario-unused =
    { $count ->
        [one] One answer of “chance” was never needed.
       *[other] { $count } answers of “chance” were never needed.
    }
problem-impossible-position = This position is not possible: { $detail }.
problem-expected-move = “{ $move }” is refused by { $rule }.
problem-expected-field = { $field } is { $have }, expected { $wanted }.
problem-scenario-two-chances = Give the answers of chance either under “chance” or as moves of “chance”, not both.

problem-no-editions = { $game } has no value that could be changed like this. A file that says “variant: NAME” can change printed values; “sacbe rules GAME --components” lists them.
problem-no-encoder = { $game } cannot be written as numbers for programs that learn: the game has no encoder.
problem-edition-yaml = { $file } is not valid YAML: { $detail }
problem-edition-mapping = { $file } does not have the shape of the game’s components: names with values.
problem-edition-source = Components are given as the path of a file or as names with values, not as { $value }.
problem-edition-alias = { $file } refers to another part of itself with “*”. Write that part out.
problem-edition-path = The components have no value “{ $name }”; “sacbe rules GAME --components” lists the values you can change.
problem-edition-path-near = The components have no value “{ $name }”; did you mean “{ $near }”?
problem-edition-twice = “{ $path }” is given twice.
problem-edition-item = “{ $path }”: entry { $number } of the list needs “{ $name }”.
problem-edition-not-assumed =
    { $origin ->
        [rulebook] “{ $path }” cannot be changed: it is printed (rulebook). Only a variant could (“variant: NAME”).
        [deduced] “{ $path }” cannot be changed: it follows from what is printed (deduced). Only a variant could (“variant: NAME”).
        [none] “{ $path }” cannot be changed: it is not an assumed value.
       *[other] “{ $path }” cannot be changed: it is known ({ $origin }). Only a variant could (“variant: NAME”).
    }
problem-edition-known = “{ $path }”: value { $number } of the list is known; it is { $value }, and you cannot change it.
problem-edition-list = “{ $path }” must be a list of { $count }, not { $value }.
problem-edition-number = “{ $path }” must be a whole number, not { $value }.
problem-edition-flag = “{ $path }” must be true or false, not { $value }.
problem-edition-word = “{ $path }” cannot be “{ $value }”; it can be { $allowed }.
problem-edition-value = “{ $path }” cannot be { $value }; it must be { $reason }.
problem-variant-fixed =
    { $why ->
        [follows] “{ $path }” stays { $value }: it follows from other values; change those.
        [built] “{ $path }” stays { $value }: the rules, the notation and the pictures are built for it.
        [option] “{ $path }” stays { $value }: an option of the table decides it.
        [told] “{ $path }” stays { $value }: it only tells something; no rule reads it.
       *[word] “{ $path }” stays { $value }: it is not a number, and a variant changes numbers.
    }
problem-variant-name = “{ $name }” is no name for a variant; take one word of letters, digits and . + - _, 40 characters at most.
problem-weights-missing = There are no learnt weights for { $game } in { $folder }; its own evaluator plays instead.
problem-weights-damaged = The learnt weights of { $game } are damaged ({ $file }); its own evaluator plays instead.
problem-weights-other = The learnt weights of { $game } were made for other { $what ->
    [rules] rules
    [features] features
    [game] games
   *[format] formats
}; its own evaluator plays instead.
