# The short rulebook in a terminal, and what `sacbe rules` can do with it.

book-chapter = Chapter
book-rules =
    { $count ->
        [one] [1 exact rule: { $rule }]
       *[other] [{ $count } exact rules, { $rule } and others]
    }
book-found-section = { $title } – rulebook, { $where }
book-found-rule = { $title } – rule { $where }
book-found-symbol = { $title } – symbol, { $where }
book-found-lesson = { $title } – lesson: sacbe lesson { $where }
help-rules-find = Answer a question in plain words: sections of the rulebook, rules, symbols and lessons.
help-rules-book = The short rulebook: its chapters, or those that are named.
help-rules-symbols = All symbols of the game and what they do.
