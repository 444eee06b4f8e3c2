# The rules at hand: a short rulebook, symbols, the register, and a search over all of them.
rules-page-title = Rules
rules-page-title-of = Rules: { $game }
rules-page-games = Games
rules-page-search = Ask or search: how do I win?
rules-page-kinds = Topic
rules-page-all = all
rules-page-count =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    }
rules-page-none = Nothing found. Try fewer or other words.
rules-page-link = Link to this rule
rules-page-source = Source:
rules-page-reading = Why we read it so:
rules-page-tab-book = Rulebook
rules-page-tab-symbols = Symbols
rules-page-tab-rules = All rules
rules-page-chapters = Chapters
rules-page-more = More
rules-page-exact =
    { $count ->
        [one] The exact rule
       *[other] The { $count } exact rules
    }
rules-page-found =
    { $count ->
        [one] One answer
       *[other] { $count } answers, the best first
    }
rules-found-section = Rulebook
rules-found-rule = Rule
rules-found-symbol = Symbol
rules-found-lesson = Lesson
