# Les règles sous la main : recherche, cartes et symboles.
rules-page-title = Règles
rules-page-games = Jeux
rules-page-search = Chercher : des mots, une carte, une règle
rules-page-tab-rules = Règles
rules-page-tab-cards = Cartes et symboles
rules-page-kinds = Sujet
rules-page-all = toutes
rules-page-count =
    { $count ->
        [one] Une règle
       *[other] { $count } règles
    }
rules-page-none = Rien trouvé. Essayez avec moins de mots, ou d’autres.
rules-page-link = Lien vers cette règle
rules-page-source = Source :
rules-page-reading = Pourquoi cette lecture :
rules-section-symbols = Symboles
rules-section-gears = Roues et leurs actions
rules-section-temples = Temples
rules-section-technologies = Technologies
rules-section-buildings-1 = Bâtiments, premier âge
rules-section-buildings-2 = Bâtiments, second âge
rules-section-monuments = Monuments
rules-section-wealth = Tuiles de départ
rules-section-actions = Actions
rules-section-ci-gears = Engrenages
rules-section-creatures = Créatures
rules-section-prophecies = Prophéties
rules-section-tunnels = Tunnels
rules-section-gods-gold = Dieux : or
rules-section-gods-green = Dieux : vert
rules-section-gods-red = Dieux : rouge
rules-section-gods-blue = Dieux : bleu
rules-section-heroes = Héros
rules-section-tasks = Tâches
rules-section-ruins = Ruines
rules-section-tokens = Trésors, idoles, gemmes
rules-section-adventurers = Aventuriers
rules-section-equipment = Équipement
rules-section-hazards = Dangers
rules-section-treasures = Trésors
rules-section-decks = Piles de fouille
