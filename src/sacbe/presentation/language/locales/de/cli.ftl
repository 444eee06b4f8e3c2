# Die Befehlszeile selbst: Überschriften der Hilfe und was außerhalb eines Spiels gesagt wird.

cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-default = Vorgabe
cli-required = erforderlich
cli-interrupted = Abgebrochen.
cli-progress = { $doing }: { $count } von { $total }
cli-hint-pure = Die Engine ist nicht kompiliert und läuft zehn- bis zwanzigmal langsamer; mit einem C-Compiler übersetzt „make setup“ sie.

# Hilfetexte: help-<Befehl>, help-<Befehl>-<Parameter>; gemeinsame Parameter stehen für sich.
help-sacbe = Brettspiele aus der Welt der Maya: spielen, simulieren, nachspielen und Regeln nachschlagen.
help-help = Diese Hilfe zeigen und beenden.
help-lang = Die Sprache der Ausgabe.
help-version = Version und Form der Engine (compiled oder pure) zeigen und beenden.
help-json = JSON für andere Programme ausgeben.

help-rules =
    Regeln nachschlagen: Jede Regel hat eine Kennung, eine Quelle in der Spielanleitung und einen eigenen Text.

    Ohne Argumente werden die Spiele aufgezählt, mit einem Spiel dessen Regeln, mit einem Spiel und Wörtern die Regeln, in denen alle Wörter vorkommen, mit einer Kennung der ganze Eintrag.
help-rules-name = Ein Spiel oder die Kennung einer Regel.
help-rules-words = Wörter, nach denen in den Regeln des Spiels gesucht wird.
help-rules-coverage = Zeigen, welche Regeln im Code und in den Tests zitiert sind; fehlt eine, ist der Rückgabewert 1.
help-rules-assumed = Die Werte des Spiels aufzählen, die in keinem Text stehen, und warum sie so gewählt sind.
help-rules-components = Zählt jeden Wert auf, den eine Variante ändern kann: Pfad, Wert, Herkunft, was er sein kann.
help-rules-options = Auflisten, worauf sich ein Tisch des Spiels einigen kann: Module und Lesarten strittiger Regeln.
help-rules-tests = Das Verzeichnis der Tests, für --coverage.

help-game = Der Name des Spiels.
help-players = Wie viele mitspielen; ohne Angabe so viele, wie das Spiel zulässt.
help-bots = Wer spielt, Platz für Platz; für die übrigen Plätze geht es von vorn los.
help-option = Ein Modul des Spiels oder die Lesart einer strittigen Regel, als name=wert; mehrmals möglich. „sacbe rules SPIEL --options“ listet sie auf.
help-components = Eine eigene Datei mit gedruckten Werten anstelle der angenommenen oder mit einer Variante; „sacbe rules SPIEL --components“ zählt auf, was du ändern kannst.

help-watch = Einer Partie von Bots zusehen, Zug um Zug.
help-watch-seed = Der Startwert der Partie; ohne Angabe ein neuer, der angezeigt wird.
help-watch-delay = Sekunden zwischen den Zeilen; ohne Angabe im Terminal ein Augenblick, sonst keine.

help-simulate =
    Viele Partien von Bots spielen und auswerten.

    Derselbe Startwert ergibt dieselben Partien, mit beliebig vielen Prozessen.
help-simulate-games = Wie viele Partien.
help-simulate-seed = Der Startwert des ganzen Laufs.
help-jobs = Wie viele Prozesse gleichzeitig arbeiten; ohne Angabe 1.
help-ray = Auf einem Ray-Cluster arbeiten: dem unter dieser Adresse (HOST:PORT), sonst dem, den Ray findet, sonst einem, der hier gestartet wird (braucht das Extra „ray“).
help-out = Die Spiele als Tabelle in diese Datei schreiben, .csv oder .parquet.
help-rows = Zeilen der Tabelle: eine je Spiel (games) oder je Entscheidung (decisions).
help-resume = Mit der unfertigen Tabelle desselben Laufs weitermachen.
out-stopped = Die Spiele bis hierher stehen in { $file }; derselbe Befehl mit --resume macht weiter.
out-written = Die Tabelle steht in { $file }.
help-simulate-digest = Als letzte Zeile einen SHA-256-Wert über alle Aufzeichnungen ausgeben.
help-simulate-records = Jede Partie als Aufzeichnung in dieses Verzeichnis schreiben; es muss leer oder neu sein.

help-replay = Eine Aufzeichnung Zeile für Zeile prüfen und die Schlusswertung oder die Stellung zeigen.
help-replay-file = Eine Aufzeichnung, wie „sacbe simulate --records“ sie schreibt.
help-replay-to = Die Stellung nach so vielen Antworten zeigen.

help-scenario =
    Szenarien ausführen: Stellungen, Züge und was danach gelten muss.

    Der Rückgabewert ist 1, wenn etwas nicht wie erwartet ist, und 2, wenn eine Datei nicht zu verstehen ist.
help-scenario-files = Szenariodateien (YAML).
help-scenario-fields = Die Felder aufzählen, die Szenarien dieses Spiels verwenden können.
