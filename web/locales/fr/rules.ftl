# Les règles sous la main : un livret court, des symboles, le registre et une recherche sur le tout.
rules-page-title = Règles
rules-page-title-of = Règles : { $game }
rules-page-games = Jeux
rules-page-search = Demandez : comment gagner ?
rules-page-kinds = Sujet
rules-page-all = tout
rules-page-count =
    { $count ->
        [one] Une règle
       *[other] { $count } règles
    }
rules-page-none = Rien trouvé. Essayez avec moins de mots, ou d’autres.
rules-page-link = Lien vers cette règle
rules-page-source = Source :
rules-page-reading = Pourquoi cette lecture :
rules-page-tab-book = Livret
rules-page-tab-symbols = Symboles
rules-page-tab-rules = Règles
rules-page-chapters = Chapitres
rules-page-more = En savoir plus
rules-page-exact =
    { $count ->
        [one] La règle exacte
       *[other] Les { $count } règles exactes
    }
rules-page-found =
    { $count ->
        [one] Une réponse
       *[other] { $count } réponses, la meilleure d’abord
    }
rules-found-section = Livret
rules-found-rule = Règle
rules-found-symbol = Symbole
rules-found-lesson = Leçon
