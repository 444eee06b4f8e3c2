# Die Befehlszeile selbst: Überschriften der Hilfe und was außerhalb eines Spiels gesagt wird.

cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-commands = Befehle
cli-default = Vorgabe
cli-required = erforderlich
cli-interrupted = Abgebrochen.
cli-hint-pure = Die Engine ist nicht kompiliert und läuft etwa zehnmal langsamer; mit einem C-Compiler übersetzt „make setup“ sie.

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
help-rules-tests = Das Verzeichnis der Tests, für --coverage.
