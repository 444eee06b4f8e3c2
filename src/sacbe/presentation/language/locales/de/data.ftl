# Datendateien des Projekts (Lektionen, Regelheft): was an einer falsch sein kann.

problem-data = { $file }, Zeile { $line }: { $reason }
problem-data-yaml = Das ist kein gültiges YAML: { $detail }
problem-data-alias = Verweise (& und *) sind hier nicht erlaubt.
problem-yaml = Zeile { $line }: { $detail }
problem-yaml-long = So ein Text darf höchstens { $most } Zeichen haben.
problem-yaml-deep = Listen und Zuordnungen dürfen höchstens { $most } tief ineinander liegen.
problem-yaml-wide = So ein Text darf höchstens { $most } Werte enthalten.
problem-yaml-alias = Verweise (& und *) sind hier nicht erlaubt.
problem-yaml-tag = Typangaben (!) sind hier nicht erlaubt.
problem-yaml-number = Eine Zahl darf höchstens { $most } Ziffern haben.
problem-data-size = Eine Datendatei darf höchstens { $most } Bytes haben.
problem-data-key = Hier gibt es kein Feld „{ $field }“; es gibt { $allowed }.
problem-data-missing = „{ $field }“ fehlt.
problem-data-language = „{ $field }“ hat keinen Text in „{ $code }“.
problem-data-long = „{ $field }“ hat { $count } Zeichen; höchstens { $most } passen.
problem-data-bold = In „{ $field }“ steht ein ** ohne Gegenstück.
problem-data-thing-form = „{ $thing }“ ist kein Ding der Form Art:Name, wie seat:red.

problem-book-name = Ein Abschnitt kann nicht „{ $name }“ heißen; nimm kleine Buchstaben, Ziffern und Bindestriche.
problem-book-icon = „{ $name }“ ist kein Name einer Zeichnung wie i-corn.
problem-book-rule = „{ $rule }“ passt auf keine Regel von { $game } oder steht zweimal da; siehe „sacbe rules { $game }“.
problem-book-sentence = Dieser Satz hat { $count } Wörter; höchstens { $most } sind schlicht genug: { $sentence }
problem-book-source = Ein Zeichen braucht eines von rules, each und messages; mit messages auch ein thing.
problem-book-order = Ein anderes Kapitel hat auch die Nummer { $order }.
problem-book-twice = Es gibt noch einen Abschnitt „{ $name }“.
problem-book-alone = „{ $word }“ bedeutet hier dasselbe wie nichts anderes.
problem-unknown-chapter = Es gibt kein Kapitel „{ $name }“; „sacbe rules SPIEL --book“ zählt sie auf.
problem-unknown-chapter-near = Es gibt kein Kapitel „{ $name }“; meintest du „{ $near }“?
