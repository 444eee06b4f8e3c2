# Eine Zeile für jedes Problem von außen: problem-<Schlüssel>, gefüllt mit den Angaben des `Problem`.

problem-unknown-game = Es gibt kein Spiel namens „{ $name }“.
problem-unknown-game-near = Es gibt kein Spiel namens „{ $name }“; ist „{ $near }“ gemeint?
problem-unknown-rule = Es gibt keine Regel „{ $name }“.
problem-unknown-rule-near = Es gibt keine Regel „{ $name }“; ist „{ $near }“ gemeint?
problem-unknown-command = Es gibt keinen Befehl „{ $name }“; „sacbe --help“ zählt sie auf.
problem-unknown-command-near = Es gibt keinen Befehl „{ $name }“; ist „{ $near }“ gemeint?
problem-unknown-language = „{ $name }“ ist keine Sprache, die sacbe spricht: en, de oder fr.
problem-unknown-language-near = „{ $name }“ ist keine Sprache, die sacbe spricht; ist „{ $near }“ gemeint?
problem-nothing-found = Keine Regel von { $game } enthält „{ $words }“.
problem-rule-words = „{ $name }“ ist die Kennung einer einzelnen Regel; um „{ $words }“ zu suchen, ein Spiel nennen.
problem-coverage-words = --coverage nimmt höchstens den Namen eines Spiels, nicht „{ $words }“.
problem-no-tests = Es gibt kein Verzeichnis „{ $folder }“; das Verzeichnis der Tests mit --tests angeben.
problem-file = „{ $file }“ lässt sich nicht verwenden: { $detail }.

problem-ledger-yaml = { $file } ist kein gültiges YAML: { $detail }
problem-ledger-list = { $file } ist keine Liste von Regeln.
problem-ledger-entry = { $file }: Eintrag { $number } ist keine Regel mit Schlüsseln und Werten.
problem-ledger-id = { $file }: „{ $id }“ ist keine gültige Kennung (kleingeschriebene Wörter, verbunden durch Punkte und Bindestriche).
problem-ledger-duplicate = { $file }: Die Kennung „{ $id }“ kommt zweimal vor.
problem-ledger-missing-key = { $file }: Der Regel { $id } fehlt „{ $name }“.
problem-ledger-unknown-key = { $file }: Die Regel { $id } hat einen unbekannten Schlüssel „{ $name }“.
problem-ledger-value = { $file }: Die Regel { $id } hat unter „{ $name }“ einen Wert der falschen Art.

problem-usage = Der Aufruf passt nicht ({ $detail }); siehe „{ $command } --help“.
problem-usage-option = Die Option { $name } gibt es nicht; siehe „{ $command } --help“.
problem-usage-option-value = Die Option { $name } braucht einen Wert oder nimmt keinen; siehe „{ $command } --help“.
problem-usage-missing = { $name } fehlt; siehe „{ $command } --help“.
problem-usage-value = { $name } nimmt diesen Wert nicht, erwartet wird { $wanted }; siehe „{ $command } --help“.
problem-usage-extra = Der Aufruf enthält mehr als erwartet: { $name }; siehe „{ $command } --help“.
