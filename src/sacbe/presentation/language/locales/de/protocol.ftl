# Das Zeilenprotokoll: was seine Befehle tun und was an einer Anfrage falsch sein kann.

help-protocol =
    Über Zeilen auf Standardeingabe und -ausgabe spielen: für Programme, Sprachmodelle und Tests.

    „help“ zählt die Befehle auf; jede Anfrage bekommt eine Antwort, eine falsche eine Fehlerzeile.
help-protocol-json = Anfragen und Antworten sind JSON-Objekte, eines je Zeile.
help-protocol-seat = Nur diesen Platz spielen und nur erfahren, was er wissen darf; die anderen spielen Bots.
help-protocol-bots = Wer die anderen Plätze spielt, wenn --seat angegeben ist; für die übrigen Plätze geht es von vorn los.
help-protocol-tell = Was new, load, do und undo auch sagen: die erlaubten Züge oder die Frage mit dem, was jeder Zug tut.

protocol-new = eine Partie beginnen; bei seed=none antwortest du für den Zufall
protocol-show = die Stellung in Worten, und was gefragt wird
protocol-view = die Stellung als reine Daten
protocol-options = die erlaubten Züge des Platzes, der gefragt wird
protocol-question = die Frage mit allem, was man wissen muss, und was jede Möglichkeit bewirkt
protocol-refused = was die Regeln jetzt verbieten, und warum
protocol-chances = welche Siegchance jeder Platz hat, und mit wie vielen Punkten er rechnen kann
protocol-hint = was der Trainer täte: wo man hinsehen soll, der Zug, oder die besten Züge im Vergleich
protocol-explain = warum jemand Antwort N gegeben haben mag
protocol-review = was die Partie entschieden hat, und ihre Wendepunkte
protocol-what = was ein Plättchen, eine Karte, ein Ort oder eine Figur ist und tut, oder alles, was ein Zug nennt
protocol-why = ob ein Zug erlaubt ist, und wenn nicht, die Regel
protocol-do = einen Zug spielen oder mehrere mit ; dazwischen (alle oder keinen) und hören, was geschieht
protocol-tell = was new, load, do und undo von nun an auch sagen: die erlaubten Züge oder die Frage mit dem, was jeder Zug tut
protocol-undo = die letzten Entscheidungen zurücknehmen
protocol-events = was geschehen ist, oder was seit Antwort N geschehen ist
protocol-seat = die Partie von nun an aus der Sicht dieses Platzes sehen
protocol-record = die Aufzeichnung der Partie
protocol-load = mit einer Aufzeichnung weiterspielen; ihre Zeilen senden, dann eine Zeile nur mit einem Punkt
protocol-help = diese Liste
protocol-quit = gehen

problem-protocol-command = Es gibt keinen Befehl „{ $name }“; „help“ zählt sie auf.
problem-protocol-command-near = Es gibt keinen Befehl „{ $name }“; war „{ $near }“ gemeint?
problem-protocol-empty = Die Zeile ist leer; „help“ zählt die Befehle auf.
problem-protocol-form = Dieser Befehl hat die Form „{ $form }“.
problem-protocol-number = „{ $value }“ ist hier keine mögliche Zahl.
problem-protocol-long = Kein Wort und kein Zug ist länger als { $most } Zeichen.
problem-protocol-json = Eine Anfrage ist ein JSON-Objekt mit „command“, in einer Zeile.
problem-protocol-argument = „{ $command }“ hat kein Argument „{ $argument }“, sondern { $allowed }.
problem-protocol-missing = „{ $command }“ braucht „{ $argument }“.
problem-protocol-value = Der Wert von „{ $argument }“ ist von der falschen Art.
problem-protocol-no-game = Es gibt noch kein Spiel; „new“ beginnt eines.
problem-protocol-hidden = Diese Sitzung darf nicht für „{ $seat }“ schauen oder spielen.
problem-protocol-undo = Diese Sitzung darf nur eigene Entscheidungen zurücknehmen, und nur solange sie ihr nichts Neues gezeigt haben.
problem-protocol-record = Die Aufzeichnung verrät alles; diese Sitzung bekommt sie, wenn die Partie zu Ende ist.
problem-protocol-other-game = Die Aufzeichnung gehört zum Spiel „{ $name }“, nicht zu { $game }.
problem-protocol-line = Die Zeile oder die Aufzeichnung ist länger als { $most } Bytes.
problem-protocol-load = Die Aufzeichnung ist unvollständig: Eine Zeile nur mit einem Punkt muss sie beenden.
problem-protocol-text = Die Zeile ist kein Text in UTF-8.
problem-protocol-not-here = „{ $command }“ geht hier nicht.
problem-protocol-tell = „{ $what }“ kann nach einem Zug nicht gesagt werden; es gibt { $allowed }.
problem-protocol-what = Nichts in diesem Spiel heißt „{ $thing }“. Gib eine Kennung an, wie Züge sie schreiben, oder ART:KENNUNG oder einen ganzen Zug.
problem-protocol-moves = Gib „move“ oder „moves“ an, nicht beides.
problem-protocol-moves-count = Sende 1 bis { $most } Züge auf einmal.
problem-protocol-between = Sende Zug { $number }, „{ $move }“, für sich allein: Vorher antwortet jemand anders oder der Zufall, oder etwas wird aufgedeckt. Kein Zug wurde gespielt.
