# Studien: was an ihnen falsch sein kann, und `sacbe study`.

problem-record-position = Diese Partie begann mit einer Stellung und hat deshalb kein eigenes Protokoll; öffne sie als Studie.
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
