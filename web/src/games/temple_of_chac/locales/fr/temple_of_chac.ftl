# Temple of Chac sur la page : plateau, panneaux, boutons.
page-temple_of_chac-round = Manche
page-temple_of_chac-phase-turns = Tours
page-temple_of_chac-phase-boulder = Rocher
page-temple_of_chac-order = Ordre du tour
page-temple_of_chac-first = Premier aventurier

# Vues du téléphone.
page-temple_of_chac-view-map = Temple
page-temple_of_chac-view-dice = Dés
page-temple_of_chac-view-own = Dés, cartes
page-temple_of_chac-view-cards = Cartes
page-temple_of_chac-view-seats = Joueurs
page-temple_of_chac-view-log = Journal
page-temple_of_chac-closer = Plus près
page-temple_of_chac-farther = Plus loin

# Le plateau.
page-temple_of_chac-board = Le temple
page-temple_of_chac-camp = Camp
page-temple_of_chac-nobody-out = personne dehors
page-temple_of_chac-figure =
    { $state ->
        [fallen] { $name }, à terre : { $place }
        [out] { $name }, dehors
       *[standing] { $name } : { $place }
    }
page-temple_of_chac-clue = Indice { $clue } : la dalle numéro { $number } est un piège
page-temple_of_chac-bridge =
    { $planks ->
        [one] Pont : { $planks } planche
       *[other] Pont : { $planks } planches
    }
page-temple_of_chac-spider = Une araignée en { $space }
page-temple_of_chac-alcove =
    { $successes ->
        [one] { $alcove } : { $idol }, { $points } points, { $successes } réussite
       *[other] { $alcove } : { $idol }, { $points } points, { $successes } réussites
    }
page-temple_of_chac-plate =
    { $number ->
        [1] Plaque { $number } en { $space } : les murs se rapprochent
        [2] Plaque { $number } en { $space } : la salle se referme
       *[other] Plaque { $number } en { $space }
    }
page-temple_of_chac-deck =
    { $count ->
        [one] Pioche : { $god }, { $count } carte
       *[other] Pioche : { $god }, { $count } cartes
    }
page-temple_of_chac-more-dice =
    { $count ->
        [one] +{ $count } dé
       *[other] +{ $count } dés
    }
page-temple_of_chac-surging =
    { $count ->
        [one] Eaux déchaînées : { $count } dé de plus pour regagner la rive
       *[other] Eaux déchaînées : { $count } dés de plus pour regagner la rive
    }
page-temple_of_chac-go-to = Aller vers : { $place }
page-temple_of_chac-reach = Le rocher s’arrête en { $space } : { $chance }
page-temple_of_chac-boulder-at = Le rocher en { $space }

# Ce qui est révélé.
page-temple_of_chac-stage-search = Révélé
page-temple_of_chac-stage-lock = Serrure de { $alcove }
page-temple_of_chac-stage-roll = Vers la rive
page-temple_of_chac-stage-spider = Une araignée !
page-temple_of_chac-needed =
    { $count ->
        [one] encore { $count }
       *[other] encore { $count }
    }
page-temple_of_chac-reroll-die = Relancer le { $pips }

# Le rocher.
page-temple_of_chac-boulder = Rocher
page-temple_of_chac-boulder-when = roule après cette manche
page-temple_of_chac-boulder-how = 1 case + 1 par dé de { $least } ou plus
page-temple_of_chac-boulder-rolled = Dernier jet
page-temple_of_chac-boulder-next =
    { $count ->
        [one] la prochaine fois { $count } dé
       *[other] la prochaine fois { $count } dés
    }
page-temple_of_chac-boulder-track = Le rocher est en { $space } sur { $last } ; plaques en { $plates }
page-temple_of_chac-boulder-stops = Où il peut s’arrêter
page-temple_of_chac-sealed-at = sortie close en { $space }
page-temple_of_chac-danger-boulder = { $chance } : touche { $name }
page-temple_of_chac-danger-walls = { $chance } : la salle se ferme sur { $name }
page-temple_of_chac-danger-sealed = { $chance } : sortie close, fin de partie
page-temple_of_chac-threat-boulder = Rocher : { $chance }
page-temple_of_chac-threat-walls = Murs qui se ferment : { $chance }

# Aventuriers.
page-temple_of_chac-me = Votre aventurier
page-temple_of_chac-lying = { $place }, à terre
page-temple_of_chac-out = dehors, n° { $order }
page-temple_of_chac-wounds = Blessures
page-temple_of_chac-wounds-of = Blessures : { $wounds } sur { $health }
page-temple_of_chac-of = { $count } sur { $most }
page-temple_of_chac-injuries =
    { $count ->
        [one] { $count } séquelle
       *[other] { $count } séquelles
    }
page-temple_of_chac-injuries-short = Séquelles
page-temple_of_chac-points-if = si vous sortez
page-temple_of_chac-points-safe = mis à l’abri
page-temple_of_chac-points-lost = resté dans le temple
page-temple_of_chac-and-boxes =
    { $count ->
        [one] + { $count } coffret
       *[other] + { $count } coffrets
    }
page-temple_of_chac-points-why = Trésors { $treasures }, dieux { $bonus }, séquelles −{ $injuries }, coffrets encore fermés : { $boxes }
page-temple_of_chac-known = Possède à coup sûr
page-temple_of_chac-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
page-temple_of_chac-dice-next = Dés du prochain tour

# Dés et actions.
page-temple_of_chac-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
page-temple_of_chac-dice-word = dés
page-temple_of_chac-dice-panel = Dés à dépenser
page-temple_of_chac-dice-of = Dés : { $name }
page-temple_of_chac-dice-left =
    { $count ->
        [one] { $count } restant
       *[other] { $count } restants
    }
page-temple_of_chac-dice-coming =
    { $count ->
        [one] prochain tour : { $count } dé
       *[other] prochain tour : { $count } dés
    }
page-temple_of_chac-dice-lost =
    { $count ->
        [0] aucun dé perdu
        [one] { $count } dé perdu
       *[other] { $count } dés perdus
    }
page-temple_of_chac-no-dice = Plus de dés.
page-temple_of_chac-choose-die = Prendre le { $pips }
page-temple_of_chac-move-of =
    { $count ->
        [1] Aller 1
       *[other] Aller 1–{ $count }
    }
page-temple_of_chac-spent = dépensé
page-temple_of_chac-spent-move = Aller
page-temple_of_chac-spent-search = Fouille
page-temple_of_chac-spent-store = Ranger
page-temple_of_chac-spent-swap = Échange
page-temple_of_chac-spent-stand = Se lever
page-temple_of_chac-spent-gear = Outil
page-temple_of_chac-spent-steal = Vol
page-temple_of_chac-spent-interact = Agir
page-temple_of_chac-spent-discard = Jeter
page-temple_of_chac-spent-give = Cédé
page-temple_of_chac-use-interact = ici
page-temple_of_chac-use-gear = outil
page-temple_of_chac-use-steal = voler
page-temple_of_chac-use-store = ranger
page-temple_of_chac-actions = Actions
page-temple_of_chac-spaces =
    { $count ->
        [1] 1 case
       *[other] 1–{ $count } cases
    }
page-temple_of_chac-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-temple_of_chac-cards-of =
    { $count ->
        [one] { $count } carte · { $god }
       *[other] { $count } cartes · { $god }
    }
page-temple_of_chac-use-count =
    { $count ->
        [one] { $count } utilisable
       *[other] { $count } utilisables
    }
page-temple_of_chac-slots =
    { $count ->
        [0] échanger
        [one] { $count } place libre
       *[other] { $count } places libres
    }
page-temple_of_chac-any-cards = cartes au choix
page-temple_of_chac-one-card = 1 carte au hasard
page-temple_of_chac-must-stand = avant tout
page-temple_of_chac-interact-clues = deux indices
page-temple_of_chac-interact-alcove = la niche
page-temple_of_chac-interact-shore = vers la rive
page-temple_of_chac-interact-bridge = planches
page-temple_of_chac-interact-none = avec cette case

# Réponses en boutons.
page-temple_of_chac-do-move = Aller
page-temple_of_chac-do-search = Fouiller
page-temple_of_chac-do-gear = Équipement
page-temple_of_chac-do-stand = Se relever
page-temple_of_chac-do-steal = Voler
page-temple_of_chac-do-store = Ranger
page-temple_of_chac-do-swap = Échanger
page-temple_of_chac-do-discard = Jeter
page-temple_of_chac-do-drop = Jeter
page-temple_of_chac-do-end = Finir le tour
page-temple_of_chac-do-flip = Retourner
page-temple_of_chac-do-reroll = Relancer
page-temple_of_chac-do-give = Céder un dé
page-temple_of_chac-do-suffer = Subir la blessure
page-temple_of_chac-do-light = Allumer la torche
page-temple_of_chac-do-take = Garder
page-temple_of_chac-do-leave = Ne rien garder
page-temple_of_chac-do-stop = Terminé
page-temple_of_chac-do-stay = Rester
page-temple_of_chac-do-drift = Se laisser porter
page-temple_of_chac-do-go-on = Continuer
page-temple_of_chac-do-give-up = Renoncer
page-temple_of_chac-do-keep = Laisser ainsi
page-temple_of_chac-do-interact-clues = Déchiffrer
page-temple_of_chac-do-interact-alcove = Crocheter
page-temple_of_chac-do-interact-shore = Vers la rive
page-temple_of_chac-do-interact-bridge = Casser
page-temple_of_chac-do-interact-none = Agir
page-temple_of_chac-do-peek = Indice { $clue }
page-temple_of_chac-number = numéro { $number }
page-temple_of_chac-free = sans dé
page-temple_of_chac-swap-note = { $held } entre, { $stored } sort
page-temple_of_chac-swap-start = { $card } : échanger contre une carte en main

# Pourquoi une action est impossible, en un mot ou deux ; la règle est dans le nom.
page-temple_of_chac-not-tc-turn-spend-dice = pas de tel dé
page-temple_of_chac-not-tc-fall-must-stand = se relever d’abord
page-temple_of_chac-not-tc-action-interact = rien ici
page-temple_of_chac-not-tc-action-search-where = pas ici
page-temple_of_chac-not-tc-action-search-deck-limits = pioche vide
page-temple_of_chac-not-tc-lava-search-once = déjà fouillée
page-temple_of_chac-not-tc-action-steal = exige 4–6
page-temple_of_chac-not-tc-action-steal-victim = personne ici
page-temple_of_chac-not-tc-fall-isolated = à terre
page-temple_of_chac-not-tc-action-store-capacity = réserve pleine
page-temple_of_chac-not-tc-action-store = pas de cartes
page-temple_of_chac-not-tc-action-discard-scope = pas de cartes
page-temple_of_chac-not-tc-concept-gear = aucun
page-temple_of_chac-not-tc-action-gear-passive = agit seul
page-temple_of_chac-not-tc-action-gear-once = utilisé
page-temple_of_chac-not-tc-action-gear-no-effect = inutile ici
page-temple_of_chac-not-tc-action-gear = exige 1–3
page-temple_of_chac-not-now = impossible

# Cartes.
page-temple_of_chac-hand = Main
page-temple_of_chac-hand-empty = Rien en main : fouillez une salle.
page-temple_of_chac-next-turn = prochain tour
page-temple_of_chac-burden =
    { $dice ->
        [one] { $least } à { $most } cartes : { $dice } dé
       *[other] { $least } à { $most } cartes : { $dice } dés
    }
page-temple_of_chac-burden-last =
    { $dice ->
        [one] { $least } cartes ou plus : { $dice } dé
       *[other] { $least } cartes ou plus : { $dice } dés
    }
page-temple_of_chac-no-god = sans dieu
page-temple_of_chac-things = Réserve, équipement et dieux
page-temple_of_chac-stored = En réserve
page-temple_of_chac-stored-of = Réserve { $count } sur { $capacity }
page-temple_of_chac-slot-empty = vide : tout dé range
page-temple_of_chac-gear = Équipement
page-temple_of_chac-gear-none = Aucun.
page-temple_of_chac-used = utilisé ce tour-ci
page-temple_of_chac-gods = Dieux réunis
