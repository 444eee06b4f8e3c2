# The rules at hand: search, cards and symbols.
rules-page-title = Rules
rules-page-games = Games
rules-page-search = Search: words, a card, a rule
rules-page-tab-rules = Rules
rules-page-tab-cards = Cards and symbols
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
rules-section-symbols = Symbols
rules-section-gears = Gears and their actions
rules-section-temples = Temples
rules-section-technologies = Technologies
rules-section-buildings-1 = Buildings, first age
rules-section-buildings-2 = Buildings, second age
rules-section-monuments = Monuments
rules-section-wealth = Starting wealth
rules-section-actions = Actions
rules-section-ci-gears = Gears
rules-section-creatures = Creatures
rules-section-prophecies = Prophecies
rules-section-tunnels = Tunnels
rules-section-gods-gold = Gods: gold
rules-section-gods-green = Gods: green
rules-section-gods-red = Gods: red
rules-section-gods-blue = Gods: blue
rules-section-heroes = Heroes
rules-section-tasks = Tasks
rules-section-ruins = Ruins
rules-section-tokens = Treasures, idols, gems
rules-section-adventurers = Adventurers
rules-section-equipment = Gear
rules-section-hazards = Hazards
rules-section-treasures = Treasures
rules-section-decks = Search decks
