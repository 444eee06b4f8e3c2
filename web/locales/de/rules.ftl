# Die Regeln zur Hand: Suche, Karten und Symbole.
rules-page-title = Regeln
rules-page-games = Spiele
rules-page-search = Suche: Wörter, eine Karte, eine Regel
rules-page-tab-rules = Regeln
rules-page-tab-cards = Karten und Symbole
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
rules-section-symbols = Symbole
rules-section-gears = Räder und ihre Aktionen
rules-section-temples = Tempel
rules-section-technologies = Technologien
rules-section-buildings-1 = Gebäude, erstes Zeitalter
rules-section-buildings-2 = Gebäude, zweites Zeitalter
rules-section-monuments = Monumente
rules-section-wealth = Startplättchen
rules-section-actions = Aktionen
rules-section-ci-gears = Kampfräder
rules-section-creatures = Kreaturen
rules-section-prophecies = Prophezeiungen
rules-section-tunnels = Tunnel
rules-section-gods-gold = Götter: Gold
rules-section-gods-green = Götter: Grün
rules-section-gods-red = Götter: Rot
rules-section-gods-blue = Götter: Blau
rules-section-heroes = Helden
rules-section-tasks = Aufgaben
rules-section-ruins = Ruinen
rules-section-tokens = Schätze, Götzen, Edelsteine
rules-section-adventurers = Abenteurer
rules-section-equipment = Ausrüstung
rules-section-hazards = Gefahren
rules-section-treasures = Schätze
rules-section-decks = Suchstapel
