# Le livret court dans un terminal, et ce que `sacbe rules` en fait.

book-chapter = Chapitre
book-rules =
    { $count ->
        [one] [1 règle exacte : { $rule }]
       *[other] [{ $count } règles exactes, { $rule } et d’autres]
    }
book-found-section = { $title } – livret, { $where }
book-found-rule = { $title } – règle { $where }
book-found-symbol = { $title } – symbole, { $where }
book-found-lesson = { $title } – leçon : sacbe lesson { $where }
help-rules-find = Répondre à une question en mots simples : sections du livret, règles, symboles et leçons.
help-rules-book = Le livret court : ses chapitres, ou ceux qu’on nomme.
help-rules-symbols = Tous les symboles du jeu et ce qu’ils font.
