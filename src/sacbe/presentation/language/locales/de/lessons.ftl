# Lektionen: was beim Spielen gesagt wird, was an einer Datei falsch sein kann, und `sacbe lesson`.

lesson-done-title = Lektion geschafft
lesson-done = Du hast „{ $title }“ abgeschlossen.
lesson-not-meant-title = Gute Idee, falscher Moment
lesson-not-meant = { $move } ist erlaubt, aber dieser Schritt braucht einen anderen Zug. Im Spiel hat sich nichts geändert.
lesson-refused-title = Das erlauben die Regeln nicht

lesson-listed = { $id } – { $title } ({ $minutes } Min.). { $aim }
lesson-listed-done = { $id } – { $title } (geschafft). { $aim }
lesson-listed-begun = { $id } – { $title } (Schritt { $step } von { $steps }). { $aim }
lesson-how = Mit „sacbe lesson { $id }“ spielst du eine.
lesson-heading = { $title }, Schritt { $step } von { $steps }
lesson-look = Sieh hin: { $things }
lesson-press = Weiter mit Enter.
lesson-next-lesson = Die nächste Lektion: sacbe lesson { $id } – { $title }.
lesson-again = Diese Lektion hast du schon begonnen; sie geht dort weiter. Mit „restart“ fängst du neu an.
lesson-left = Du kannst jederzeit zurückkommen: sacbe lesson { $id }.
lesson-checked =
    { $count ->
        [one] { $count } Lektion ist in Ordnung.
       *[other] { $count } Lektionen sind in Ordnung.
    }
lesson-notices-checked =
    { $count ->
        [one] { $count } Hinweis ist in Ordnung.
       *[other] { $count } Hinweise sind in Ordnung.
    }
lesson-key-next = Weiter
lesson-help-next = Enter oder next: weiter, wenn du einen Schritt gelesen hast.
lesson-help-again = again: den Schritt noch einmal sagen.
lesson-help-undo = undo: einen Schritt zurück.
lesson-help-restart = restart: die Lektion neu beginnen.

help-lesson = Ein Spiel spielend lernen: Lektionen auflisten, eine spielen oder Lektionsdateien prüfen.
help-lesson-what = Ein Spiel oder eine Lektion als GAME/NAME; mit --check Dateien.
help-lesson-check = Lektionsdateien durchspielen und sagen, was an ihnen falsch ist; ohne Dateien alle, die zum Programm gehören.
help-lesson-restart = Die Lektion neu beginnen.

problem-lesson-name = Eine Lektion kann nicht „{ $name }“ heißen; nimm kleine Buchstaben, Ziffern und Bindestriche.
problem-lesson-steps = Eine Lektion braucht eine Liste von 1 bis { $most } Schritten.
problem-lesson-rule = „{ $rule }“ steht zweimal da oder ist keine Regel von { $game }; siehe „sacbe rules { $game }“.
problem-lesson-no-rule = Es gibt keine Regel „{ $rule }“.
problem-lesson-bot = „{ $name }“ denkt zu lange für eine Lektion; nimm random, greedy oder eine Stufe, die sofort antwortet.
problem-lesson-pattern = In „{ $pattern }“ steht nur ein Stern für etwas anderes.
problem-lesson-needs-accept = „{ $field }“ gehört zu einem Schritt mit „accept“.
problem-lesson-until = „until“ ist eine Liste von Zügen, das Wort turn oder Felder, die erreicht werden, etwa round: 2; es gibt { $fields }.
problem-lesson-no-thing = Das Spiel kennt bei diesem Schritt kein Ding „{ $thing }“.
problem-lesson-no-way = Kein Zug des Lernenden passt hier zu „accept“. Erlaubt sind { $moves }.
problem-lesson-unused-accept = „{ $what }“ ist bei diesem Schritt nie ein erlaubter Zug.
problem-lesson-unused-until = „{ $what }“ ist bei diesem Schritt nie ein erlaubter Zug.
problem-lesson-unused-instead = „{ $what }“ passt zu keinem erlaubten Zug, der bei diesem Schritt nicht gemeint ist.
problem-lesson-unused-about = „{ $what }“ passt zu keinem erlaubten Zug, der bei diesem Schritt angenommen wird.
problem-lesson-unused-refused = Die Regel { $what } verbietet bei diesem Schritt nichts.
problem-lesson-then-seat = „{ $move }“ kann hier nicht geschehen: Gefragt ist { $asked }.
problem-lesson-no-bots = { $seat } ist gefragt, aber weder „then“ noch „bots“ sagt, was { $seat } tut.
problem-lesson-endless = Der Lernende wird hier nie wieder gefragt.
problem-lesson-order = Die Lektion „{ $other }“ hat dieselbe Nummer.
problem-lesson-not-read = Dieser Schritt braucht einen Zug.
problem-lesson-read-first = Lies diesen Schritt erst und geh dann weiter.
problem-lesson-files = Lektionsdateien sind für --check; zum Spielen nenne eine Lektion wie { $id }.
problem-unknown-lesson = Es gibt keine Lektion „{ $name }“; „sacbe lesson“ zählt sie auf.
problem-unknown-lesson-near = Es gibt keine Lektion „{ $name }“; ist „{ $near }“ gemeint?
problem-no-lessons = Für { $game } gibt es keine Lektionen.

problem-notice-list = Eine Datei mit Hinweisen braucht eine Liste von 1 bis { $most } Hinweisen.
problem-notice-id = Ein Hinweis kann nicht „{ $id }“ heißen; nimm kleine Buchstaben, Ziffern und Bindestriche.
problem-notice-twice = Weiter oben gibt es schon einen Hinweis „{ $id }“.
problem-notice-switch = „{ $field }“ muss true oder false sein.
problem-notice-when = Ein Hinweis braucht mindestens eine Bedingung.
problem-notice-worry = Das Spiel kennt keine Sorge „{ $name }“.
problem-notice-prompt = Das Spiel stellt keine Frage „{ $name }“; es gibt { $allowed }.
problem-notice-after = „{ $id }“ ist kein Hinweis weiter oben, den man erledigen kann.
problem-notice-event = Das Spiel meldet kein Ereignis „{ $name }“; es gibt { $allowed }.
problem-notice-field = Das Ereignis hat kein Feld „{ $field }“; es gibt { $allowed }.
problem-notice-path = Die Ansicht eines Platzes hat keinen Wert „{ $path }“.
problem-notice-braces = „{ $field }“ hat eine geschweifte Klammer ohne Gegenstück.
