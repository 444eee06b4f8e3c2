# Das kurze Regelheft im Terminal, und was `sacbe rules` damit kann.

book-chapter = Kapitel
book-rules =
    { $count ->
        [one] [1 genaue Regel: { $rule }]
       *[other] [{ $count } genaue Regeln, { $rule } und andere]
    }
book-found-section = { $title } – Regelheft, { $where }
book-found-rule = { $title } – Regel { $where }
book-found-symbol = { $title } – Zeichen, { $where }
book-found-lesson = { $title } – Lektion: sacbe lesson { $where }
help-rules-find = Eine Frage in einfachen Worten beantworten: Abschnitte des Regelhefts, Regeln, Zeichen und Lektionen.
help-rules-book = Das kurze Regelheft: seine Kapitel oder die genannten.
help-rules-symbols = Alle Zeichen des Spiels und was sie tun.
