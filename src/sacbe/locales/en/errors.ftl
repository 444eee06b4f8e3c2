# One line for each problem from outside: problem-<key>, filled with the facts of the `Problem`.

problem-unknown-game = There is no game called “{ $name }”.
problem-unknown-game-near = There is no game called “{ $name }”; did you mean “{ $near }”?
problem-unknown-rule = There is no rule “{ $name }”.
problem-unknown-rule-near = There is no rule “{ $name }”; did you mean “{ $near }”?
problem-unknown-command = There is no command “{ $name }”; “sacbe --help” lists them.
problem-unknown-command-near = There is no command “{ $name }”; did you mean “{ $near }”?
problem-unknown-language = “{ $name }” is not a language that sacbe speaks: en, de or fr.
problem-unknown-language-near = “{ $name }” is not a language that sacbe speaks; did you mean “{ $near }”?
problem-nothing-found = No rule of { $game } contains “{ $words }”.
problem-rule-words = “{ $name }” is the id of one rule; to look for “{ $words }”, name a game.
problem-coverage-words = --coverage takes at most the name of a game, not “{ $words }”.
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

problem-usage = The command line does not fit ({ $detail }); see “{ $command } --help”.
problem-usage-option = There is no option { $name }; see “{ $command } --help”.
problem-usage-option-value = The option { $name } needs a value, or takes none; see “{ $command } --help”.
problem-usage-missing = { $name } is missing; see “{ $command } --help”.
problem-usage-value = { $name } does not take this value, it expects { $wanted }; see “{ $command } --help”.
problem-usage-extra = There is more on the command line than expected: { $name }; see “{ $command } --help”.
