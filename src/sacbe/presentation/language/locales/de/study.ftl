# Studien: was an ihnen falsch sein kann, und `sacbe study`.

problem-record-position = Diese Partie begann mit einer Stellung und hat deshalb keine eigene Aufzeichnung; öffne sie als Studie.
problem-study-truncated = Die Studie ist bei Zeile { $line } unvollständig: Sie braucht Kopf, Zugfolgen und Ergebnis mit je einer Leerzeile dazwischen.
problem-study-position-form = Die Stellung muss eine Zuordnung sein, etwa { "{" }turn: red{ "}" }, ohne Verweise.
problem-study-position-long = Eine Stellung darf höchstens { $most } Zeichen haben.
problem-study-variation = Zeile { $line }: „{ $text }“ beginnt keine Variante; schreibe „variation a instead of 7“ oder „variation b instead of 9 in a“.
problem-study-variation-twice = Zeile { $line }: Eine Variante { $label } gibt es schon.
problem-study-variation-of = Zeile { $line }: Über dieser Zeile gibt es keine Variante { $label }.
problem-study-variation-number = Zeile { $line }: Die Zugfolge, von der sie abzweigt, hat keine Antwort { $number }.
problem-study-variation-empty = Zeile { $line }: Variante { $label } hat keine Antwort.
problem-study-answer-twice = Zeile { $line }: „{ $text }“ gibt es schon; eine Variante muss mit einer anderen Antwort beginnen.
problem-study-sign = Das Zeichen U+{ $code } kann in diesem Text nicht stehen.
problem-study-text-long = Der Text hat { $count } Zeichen; erlaubt sind { $most }.
problem-study-answers = Eine Studie darf höchstens { $most } Antworten haben.
problem-study-no-chance = Hier ist nicht der Zufall gefragt, es gibt also nichts zu würfeln.
problem-study-start = Das ist der Anfang; hier gibt es nichts zu entfernen oder vorzuziehen.
problem-study-node = Die Antwort { $id } gibt es in dieser Studie nicht mehr.
problem-study-case = { $file } hat keinen Fall „{ $case }“.

problem-study-position-line = Zeile { $line }: Das ist kein gültiges YAML.
problem-study-source = Nenne genau eines, womit die Studie beginnt: { $allowed }.
problem-study-large = Eine Studie darf als Datei höchstens { $most } Zeichen haben; entferne erst einige Zugfolgen.
problem-unknown-study = Diese Studie gibt es nicht.
problem-forbidden-study = Nur wer diese Studie begonnen hat, kann sie ändern; kopiere sie, dann hast du deine eigene.
problem-too-many-studies = Von dieser Adresse gibt es schon { $most } Studien; entferne erst eine.
problem-too-many-new-studies =
    { $seconds ->
        [one] Zu viele neue Studien von dieser Adresse; in einer Sekunde geht es wieder.
       *[other] Zu viele neue Studien von dieser Adresse; in { $seconds } Sekunden geht es wieder.
    }

help-study = Eine Stellung studieren: vor und zurück gehen, abzweigen, kommentieren, die besten Zugfolgen sehen.
help-study-what = Eine Studie, eine Aufzeichnung, eine Szenariodatei (.yaml) oder ein Spiel.
help-study-seed = Eine neue Partie mit diesem Startwert auslegen; ohne ihn bestimmst du, was der Zufall tut.
help-study-case = Der Fall einer Szenariodatei; sonst der erste.
help-study-at = Nach so vielen Antworten der Hauptfolge beginnen.
problem-study-place = Einen Platz „{ $place }“ gibt es nicht; schreibe eine Zahl wie 29 oder eine Variante mit Zahl wie a30.
problem-study-steps = „{ $text }“ ist keine Anzahl von Schritten.
problem-study-save-other = { $file } gibt es schon und ist keine Studie; die Datei wird nicht ersetzt.
problem-study-file-with = { $option } ist für eine neue Partie, nicht für eine Datei.
problem-study-case-without = --case ist für eine Szenariodatei.

study-welcome = Studie von { $game }. help zeigt die Befehle.
study-chance = Zufall
study-at = Bei { $place }: { $move }
study-begin = Am Anfang.
study-comment = ; { $text }
study-ways = Von hier: { $ways }
study-title = Titel: { $title }
study-promoted = Jetzt an erster Stelle: { $move }
study-deleted = Entfernt, mit allem, was folgte: { $move }
study-title-tree = Zugfolgen
study-variation = { $label }: statt { $number }: { $moves } ({ $count })
study-variation-in = { $label }: statt { $number } in { $of }: { $moves } ({ $count })
study-chances = Siegchance, von 100: { $chances }
study-chance-of = { $seat } { $chance }
study-line = { $number }. gewinnt { $chance } ± { $error }, { $points } Punkte: { $moves }
study-saved = Gespeichert in { $file }.
study-unsaved = Die letzten Änderungen wurden nicht gespeichert.
study-stopped = Angehalten.
study-key-back = Zurück
study-key-forward = Vor
study-key-tree = Folgen
study-key-think = Denken
study-key-comment = Kommentar
study-help-move = NUMMER oder ZUG: diese Antwort geben; eine Antwort, die von der Folge abweicht, beginnt eine Variante.
study-help-chance = roll: Würfel antworten lassen; oder wie bei jeder Frage wählen, was der Zufall tut.
study-help-back = back N, forward N, start, end: an der Folge entlang gehen.
study-help-go = go PLATZ: zu einem Platz gehen, etwa 29, oder a30 in Variante a.
study-help-tree = tree: die Folge um dich herum und alle Varianten.
study-help-comment = comment TEXT: etwas zu dieser Stelle sagen; comment - nimmt es weg.
study-help-title = title TEXT: der Studie einen Titel geben.
study-help-think = think TIEFE: Chancen und beste Zugfolgen, immer tiefer; think off beendet es, ebenso Strg-C oder ein Zug.
study-help-promote = promote PLATZ: eine Variante an die Stelle der Folge setzen, von der sie abzweigt.
study-help-delete = delete PLATZ: eine Antwort entfernen, mit allem, was folgt.
study-help-save = save DATEI: die Studie als Aufzeichnung mit Varianten und Kommentaren speichern.
study-start-node = Anfang
chance-answered = { $prompt }: { $what }
