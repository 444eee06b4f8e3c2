# Eine Zeile für jedes Problem von außen: problem-<Schlüssel>, gefüllt mit den Angaben des `Problem`.

problem-unknown-game = Es gibt kein Spiel namens „{ $name }“; es gibt { $allowed }.
problem-unknown-game-near = Es gibt kein Spiel namens „{ $name }“; ist „{ $near }“ gemeint?
problem-unknown-rule = Es gibt keine Regel „{ $name }“.
problem-unknown-rule-near = Es gibt keine Regel „{ $name }“; ist „{ $near }“ gemeint?
problem-unknown-command = Es gibt keinen Befehl „{ $name }“; „sacbe --help“ zählt sie auf.
problem-unknown-command-near = Es gibt keinen Befehl „{ $name }“; ist „{ $near }“ gemeint?
problem-unknown-language = Die Sprache „{ $name }“ gibt es nicht; es gibt en, de und fr.
problem-unknown-language-near = Die Sprache „{ $name }“ gibt es nicht; ist „{ $near }“ gemeint?
problem-nothing-found = Keine Regel von { $game } enthält „{ $words }“.
problem-rule-words = „{ $name }“ ist die Kennung einer einzelnen Regel; um „{ $words }“ zu suchen, ein Spiel nennen.
problem-coverage-words = --coverage nimmt höchstens den Namen eines Spiels; „{ $words }“ ist zu viel.
problem-game-only = { $option } nimmt nur den Namen eines Spiels; „{ $words }“ ist zu viel.
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

problem-usage = Der Aufruf ist falsch ({ $detail }); siehe „{ $command } --help“.
problem-usage-option = Die Option { $name } gibt es nicht; siehe „{ $command } --help“.
problem-usage-option-value = Die Option { $name } braucht einen Wert oder nimmt keinen; siehe „{ $command } --help“.
problem-usage-missing = { $name } fehlt; siehe „{ $command } --help“.
problem-usage-value = { $name } nimmt diesen Wert nicht, erwartet wird { $wanted }; siehe „{ $command } --help“.
problem-usage-extra = Der Aufruf enthält mehr als erwartet: { $name }; siehe „{ $command } --help“.

problem-player-count = { $game } ist für { $allowed } Personen, nicht für { $players }.
problem-unknown-option = { $game } hat keine Option „{ $option }“; es gibt { $allowed }.
problem-option-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich sind { $allowed }.
problem-option-form = „{ $text }“ ist keine Option der Form Name=Wert.
problem-option-twice = Die Option { $option } ist doppelt angegeben.
problem-replaced-twice = „{ $value }“ ersetzt dieselbe Kreatur zweimal ({ $old }); jede kann nur einmal ersetzt werden.
problem-unknown-seat = Es gibt keinen Platz „{ $seat }“; es gibt { $allowed }.
problem-seed = Ein Startwert ist eine ganze Zahl von 0 bis { NUMBER($most, useGrouping: 0) }, nicht { $seed }.
problem-at-least-one = --{ $name } muss mindestens 1 sein, nicht { $number }.
problem-no-variants = In { $game } gibt es nichts zu vergleichen: es hat keine Module.
problem-delay = --delay muss zwischen 0 und { $most } Sekunden liegen, nicht bei { $seconds }.
problem-worker-died = Ein Arbeitsprozess ist bei derselben Aufgabe { $times }-mal abgestürzt; mehr gibt es nicht.
problem-worker-version = Hier läuft Sacbe { $here }, bei einem Arbeitsprozess Version { $there }; überall muss dieselbe Version installiert sein.
problem-worker-form = Das Spielwerk ist hier { $here }, bei einem Arbeitsprozess { $there }; überall muss dieselbe Form installiert sein.
problem-worker-rules = Die Regeln von { $game } haben hier Version { $here }, bei einem Arbeitsprozess { $there }; überall muss dieselbe Version installiert sein.
problem-worker-import = Ein Arbeitsprozess kann diese Aufgabe nicht erledigen; ist dort dasselbe Sacbe installiert? { $detail }
problem-jobs-and-ray = Nur --jobs oder --ray, nicht beides: Ray nutzt alle Kerne seines Clusters.
problem-out-form = „{ $file }“ ist keine Tabelle; der Name muss so enden: { $known }.
problem-out-missing = --{ $option } braucht --out DATEI.
problem-file-exists = „{ $file }“ gibt es schon; nichts wurde geschrieben.
problem-partial-exists = „{ $file }“ ist unfertig; mit --resume weitermachen oder löschen.
problem-resume-other = „{ $file }“ gehört zu einem anderen Lauf; nichts wurde geändert.
problem-resume-damaged = „{ $file }“ ist beschädigt; löschen, um neu zu beginnen.
problem-out-busy = Ein anderer Prozess schreibt gerade „{ $file }“.
problem-rows-kind = --rows kann nicht „{ $kind }“ sein; möglich ist: { $known }.
problem-digest-time = { $bot } denkt nach der Uhr und spielt nie zweimal dasselbe Spiel, darum gibt es keinen Digest; gib stattdessen eine Zahl von Simulationen an.
problem-extra-missing = Dafür fehlt { $module }; es kommt mit: pip install "sacbe[{ $extra }]".
problem-ray-unreachable = Ray ist nicht erreichbar: { $detail }
problem-no-folder = Es gibt kein Verzeichnis „{ $folder }“.
problem-folder-not-empty = „{ $folder }“ ist kein leeres Verzeichnis; es wurde nichts geschrieben.
problem-fields-files = --fields zählt die Felder eines Spiels auf und nimmt keine Datei; „{ $file }“ ist zu viel.
problem-not-text = „{ $file }“ ist keine Textdatei.
problem-in-file = { $file }: { $reason }
problem-in-file-line = { $file }, Zeile { $line }: { $reason }

problem-illegal-move = „{ $move }“ wird durch { $rule } abgelehnt.
problem-unknown-move = „{ $move }“ ist kein Zug dieses Spiels.
problem-unknown-move-near = „{ $move }“ ist kein Zug dieses Spiels; ähnlich sind: { $near }.
problem-unknown-choice = { $choice } ist nicht die Nummer eines Zuges dieses Spiels.
problem-game-over = Die Partie ist zu Ende.
problem-nothing-to-undo = Es gibt keine Entscheidung, die sich zurücknehmen ließe.
problem-no-such-answer = Eine Stellung nach { $at } Antworten gibt es nicht; die Aufzeichnung hat { $count }.

problem-record-format = Das ist keine Aufzeichnung: Die erste Zeile muss „{ $need }“ lauten.
problem-record-truncated = Die Aufzeichnung ist bei Zeile { $line } unvollständig: Sie braucht drei Teile (Kopf, Antworten, Ergebnis) mit je einer Leerzeile dazwischen.
problem-record-version = Zeile { $line }: Die Aufzeichnung wurde nach Version { $have } der Regeln gespielt; dieses Programm spielt nach Version { $need }.
problem-record-former = { $reason } Die Aufzeichnung wurde nach Version { $have } der Regeln gespielt; dieses Programm spielt nach Version { $need }.
problem-record-key = Zeile { $line }: „{ $text }“ gehört nicht hierher; dieser Teil hat { $allowed }, jedes einmal.
problem-record-missing = Zeile { $line }: Nach dieser Zeile fehlt „{ $missing }“.
problem-record-option = Zeile { $line }: „{ $text }“ hat nicht die Form Name=Wert.
problem-record-components = Zeile { $line }: „{ $text }“ ist nicht ein Name mit Änderungen des Spielmaterials als JSON.
problem-record-count = Zeile { $line }: Die Antwort hat die Nummer { $have }, aber { $need } kommt als Nächstes.
problem-record-after-end = Zeile { $line }: „{ $text }“ steht nach dem Ende der Partie.
problem-record-seat = Zeile { $line }: „{ $have }“ antwortet, gefragt ist aber { $need }.
problem-record-move = Zeile { $line }: { $reason }
problem-record-line = Zeile { $line }: Hier steht „{ $have }“, aber die Partie ergibt „{ $need }“.
problem-record-header = Zeile { $line }: { $reason }
problem-record-commitment-form = Zeile { $line }: „{ $text }“ ist keine Festlegung; sie heißt „none“ oder sha256: und 64 hexadezimale Ziffern.
problem-record-secret-early = Zeile { $line }: Das Geheimnis der Würfel darf erst da stehen, wenn die Partie zu Ende ist.
problem-secret = Das Geheimnis der Würfel muss aus Bytes bestehen, mindestens einem.
problem-record-digest = Zeile { $line }: Die Prüfsumme passt nicht; die Aufzeichnung wurde nachträglich verändert.
problem-record-secret = Zeile { $line }: „{ $text }“ ist kein Geheimnis in hexadezimalen Ziffern.
problem-record-commitment = Zeile { $line }: Das Geheimnis passt nicht zur Festlegung im Kopf.
problem-snapshot-format = Das ist kein Schnappschuss der Form „{ $need }“.
problem-snapshot-form = Der Schnappschuss passt nicht zu diesem Programm: Seine Felder sind nicht die, die das Spiel hier hat.
problem-snapshot-other = Der Schnappschuss gehört zu etwas anderem: { $what } ist „{ $have }“, gebraucht wird „{ $need }“.
problem-snapshot-digest = Die Prüfsumme des Schnappschusses passt nicht; er wurde nachträglich verändert.
problem-snapshot-answer = Antwort { $at } des Schnappschusses passt nicht zur Partie.
problem-snapshot-wrong = Die Antworten des Schnappschusses führen nicht zu seiner Stellung.
problem-snapshot-origin = Diese Stellung kennt ihr Spiel nicht; nehmen Sie sie aus einer Partie oder einer Schachtel.
problem-snapshot-driver = Eigene Würfel lassen sich nicht in einen Schnappschuss schreiben.
problem-dice-not-committed = Antwort { $at } ist nicht die, die das festgelegte Geheimnis ergibt.

problem-scenario = { $file }: { $case }: { $reason }
problem-scenario-yaml = { $file } ist kein gültiges YAML: { $detail }
problem-scenario-file = { $file } enthält keine Fälle: erwartet wird eine Liste davon oder eine Zuordnung mit einer Liste unter „cases“.
problem-scenario-case = { $file }: Fall { $case } ist keine Zuordnung.
problem-scenario-key = { $file }: { $case }: Es gibt keinen Schlüssel „{ $field }“; es gibt { $allowed }.
problem-scenario-missing = { $file }: { $case }: „{ $field }“ fehlt.
problem-scenario-mapping = „{ $field }“ muss Namen Werte zuordnen.
problem-scenario-list = „{ $field }“ muss eine Liste sein.
problem-scenario-text = „{ $field }“ muss Text sein.
problem-scenario-number = „{ $field }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
problem-scenario-word = „{ $field }“ kann nicht „{ $value }“ sein; möglich sind { $allowed }.
problem-scenario-field = Es gibt kein Feld „{ $field }“; es gibt { $allowed }.
problem-scenario-tile = „{ $field }“: Ein solches Plättchen „{ $value }“ gibt es nicht.
problem-scenario-age = „{ $field }“ enthält Gebäude, die nach { $food_days } Nahrungstagen nicht in dieses Zeitalter gehören.
problem-scenario-chance = Antwort { $at } unter „chance“ ist dort, wo sie gebraucht wird, nicht möglich.
problem-scenario-move = „{ $move }“ ist kein Zug der Form „Platz Zug“.
problem-scenario-refused = „refused“ muss Zügen Regeln zuordnen oder eine Liste mit „move“ und „rule“ sein.
problem-scenario-unused =
    { $count ->
        [one] Eine Antwort unter „chance“ wurde nie gebraucht.
       *[other] { $count } Antworten unter „chance“ wurden nie gebraucht.
    }
problem-impossible-position = Diese Stellung kann es nicht geben: { $detail }.
problem-expected-move = „{ $move }“ wird durch { $rule } abgelehnt.
problem-expected-field = { $field } ist { $have }, erwartet war { $wanted }.
problem-scenario-two-chances = Die Antworten des Zufalls stehen entweder unter „chance“ oder als Züge von „chance“, nicht beides.

problem-no-editions = { $game } hat keinen Wert, der sich so ändern ließe. Eine Datei mit „variant: NAME“ darf auch gedruckte Werte ändern; „sacbe rules SPIEL --components“ zählt sie auf.
problem-no-encoder = { $game } lässt sich nicht als Zahlen für lernende Programme schreiben: Das Spiel hat keinen Encoder.
problem-edition-yaml = { $file } ist kein gültiges YAML: { $detail }
problem-edition-mapping = { $file } ist nicht aufgebaut wie das Spielmaterial (components) des Spiels: eine Zuordnung von Namen zu Werten.
problem-edition-source = Spielmaterial (components) ist der Pfad einer Datei oder eine Zuordnung von Namen zu Werten, nicht { $value }.
problem-edition-alias = { $file } verweist mit „*“ auf einen anderen Teil von sich. Schreib diesen Teil aus.
problem-edition-path = Einen Wert „{ $name }“ gibt es im Spielmaterial nicht; „sacbe rules SPIEL --components“ zählt auf, was du ändern kannst.
problem-edition-path-near = Einen Wert „{ $name }“ gibt es im Spielmaterial nicht; war „{ $near }“ gemeint?
problem-edition-twice = „{ $path }“ ist doppelt angegeben.
problem-edition-item = „{ $path }“: Eintrag { $number } der Liste braucht „{ $name }“.
problem-edition-not-assumed =
    { $origin ->
        [rulebook] „{ $path }“ kann nicht geändert werden: Der Wert ist gedruckt (rulebook). Nur eine Variante könnte es („variant: NAME“).
        [deduced] „{ $path }“ kann nicht geändert werden: Der Wert folgt aus Gedrucktem (deduced). Nur eine Variante könnte es („variant: NAME“).
        [none] „{ $path }“ kann nicht geändert werden: Der Wert ist keine Annahme.
       *[other] „{ $path }“ kann nicht geändert werden: Der Wert ist bekannt ({ $origin }). Nur eine Variante könnte es („variant: NAME“).
    }
problem-edition-known = „{ $path }“: Der { $number }. Wert der Liste ist bekannt; er ist { $value } und kann nicht geändert werden.
problem-edition-list = „{ $path }“ muss eine Liste mit { $count } Werten sein, nicht { $value }.
problem-edition-number = „{ $path }“ muss eine ganze Zahl sein, nicht { $value }.
problem-edition-flag = „{ $path }“ muss true oder false sein, nicht { $value }.
problem-edition-word = „{ $path }“ kann nicht „{ $value }“ sein; möglich sind { $allowed }.
problem-edition-value = „{ $path }“ kann nicht { $value } sein; verlangt ist { $reason }.
problem-variant-fixed =
    { $why ->
        [follows] „{ $path }“ bleibt { $value }: Der Wert folgt aus anderen; ändere diese.
        [built] „{ $path }“ bleibt { $value }: Regeln, Notation und Bilder sind dafür gebaut.
        [option] „{ $path }“ bleibt { $value }: Das entscheidet eine Option des Tisches.
        [told] „{ $path }“ bleibt { $value }: Der Wert erzählt nur etwas; keine Regel liest ihn.
       *[word] „{ $path }“ bleibt { $value }: Das ist keine Zahl, und eine Variante ändert Zahlen.
    }
problem-variant-name = „{ $name }“ ist kein Name für eine Variante; nimm ein Wort aus Buchstaben, Ziffern und . + - _, höchstens 40 Zeichen.
problem-weights-missing = Für { $game } gibt es in { $folder } keine gelernten Gewichte; es spielt die fest eingebaute Bewertung.
problem-weights-damaged = Die gelernten Gewichte von { $game } sind beschädigt ({ $file }); es spielt die fest eingebaute Bewertung.
problem-weights-other = Die gelernten Gewichte von { $game } gehören zu anderen { $what ->
    [rules] Regeln
    [features] Merkmalen
    [game] Spielen
   *[format] Formaten
}; es spielt die fest eingebaute Bewertung.
