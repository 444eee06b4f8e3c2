# Die Regeln zur Hand: ein kurzes Regelheft, Zeichen, das Register und eine Suche über alles.
rules-page-title = Regeln
rules-page-title-of = Regeln: { $game }
rules-page-games = Spiele
rules-page-search = Frag oder such: Wie gewinne ich?
rules-page-kinds = Thema
rules-page-all = alle
rules-page-count =
    { $count ->
        [one] Eine Regel
       *[other] { $count } Regeln
    }
rules-page-none = Nichts gefunden. Versuch es mit weniger oder anderen Wörtern.
rules-page-link = Link zu dieser Regel
rules-page-source = Quelle:
rules-page-reading = Warum so gelesen:
rules-page-tab-book = Regelheft
rules-page-tab-symbols = Zeichen
rules-page-tab-rules = Alle Regeln
rules-page-chapters = Kapitel
rules-page-more = Mehr
rules-page-exact =
    { $count ->
        [one] Die genaue Regel
       *[other] Die { $count } genauen Regeln
    }
rules-page-found =
    { $count ->
        [one] Eine Antwort
       *[other] { $count } Antworten, die beste zuerst
    }
rules-found-section = Regelheft
rules-found-rule = Regel
rules-found-symbol = Zeichen
rules-found-lesson = Lektion
