# Chichén Itzá dans la page : la barre du haut.
page-chichen_itza-rounds = Manche { $round } sur { $total }
page-chichen_itza-stage-laying = Pose du terrain
page-chichen_itza-stage-supply = Approvisionnement
page-chichen_itza-stage-turns = Tours
page-chichen_itza-stage-turn = Tour { $turn } sur { $total }
page-chichen_itza-stage-end = Fin de manche
page-chichen_itza-turn-order = Ordre du tour

# Vues sur téléphone.
page-chichen_itza-view-map = Carte
page-chichen_itza-view-actions = Actions
page-chichen_itza-view-you = Places
page-chichen_itza-view-temple = Temple
page-chichen_itza-view-log = Journal

# Le pays.
page-chichen_itza-land =
    { $count ->
        [one] Le pays : une tuile autour de la cité
       *[other] Le pays : { $count } tuiles autour de la cité
    }
page-chichen_itza-city = Chichén Itzá, la cité : terre et eau à la fois
page-chichen_itza-terrain-land = terre
page-chichen_itza-terrain-water = eau
page-chichen_itza-waits = { $kind }, force { $strength }
page-chichen_itza-waits-short = { $kind } { $strength }
page-chichen_itza-gems-left =
    { $count ->
        [one] { $count } gemme restante
       *[other] { $count } gemmes restantes
    }
page-chichen_itza-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-chichen_itza-ruin-unknown = ruine encore cachée
page-chichen_itza-scouts-of = éclaireurs : { $names }
page-chichen_itza-warriors =
    { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    }
page-chichen_itza-nobody = personne
page-chichen_itza-none = aucune
page-chichen_itza-of = { $what } : { $told }
page-chichen_itza-word-ends = pement ration lisée sent quant reur chent ratops
page-chichen_itza-laying = À poser : { $kind }, { $terrain }
page-chichen_itza-key = Légende
page-chichen_itza-key-known = force connue de vous
page-chichen_itza-key-shown = force connue
page-chichen_itza-key-unknown = inconnue
page-chichen_itza-zoom-in = Agrandir
page-chichen_itza-zoom-out = Réduire
page-chichen_itza-muster = Qui part
page-chichen_itza-fewer = Un guerrier de moins
page-chichen_itza-more = Un guerrier de plus
page-chichen_itza-go = Partir

# La grille des actions.
page-chichen_itza-actions = Actions
page-chichen_itza-actions-hint = le premier paie bas, ensuite haut
page-chichen_itza-cost-row = Prix de cette ligne
page-chichen_itza-cost-column = Prix de cette colonne
page-chichen_itza-tile-label = { $action } : votre prix { $price } ; utilisée par : { $users }
page-chichen_itza-tile-seen = { $action } : prix { $price } ; utilisée par : { $users }
page-chichen_itza-tile-mine = { $action } : votre marqueur y est déjà ; utilisée par : { $users }
page-chichen_itza-yours = à vous
page-chichen_itza-free = gratuit
page-chichen_itza-your-price = votre prix
page-chichen_itza-too-dear = trop cher
page-chichen_itza-coins-label = Pièces : en prendre { $count }
page-chichen_itza-act-land-move = Terre
page-chichen_itza-act-water-move = Eau
page-chichen_itza-act-recruit-hero = Recruter
page-chichen_itza-act-move-hero = Héros
page-chichen_itza-act-god-card = Dieu
page-chichen_itza-act-defense = Défense
page-chichen_itza-act-melee = Mêlée
page-chichen_itza-act-ranged = Distance
page-chichen_itza-act-magic = Magie
page-chichen_itza-act-reinforcement = Renforts
page-chichen_itza-act-regroup = Regrouper
page-chichen_itza-act-scout = Éclaireur
page-chichen_itza-act-magic-cards = 3 cartes
page-chichen_itza-act-declare-war = Guerre
page-chichen_itza-act-favor = Faveur
page-chichen_itza-act-coins = Pièces
page-chichen_itza-move-hero = Déplacer : { $hero }

# Le plateau du temple.
page-chichen_itza-temple = Plateau du temple
page-chichen_itza-favor = Faveur
page-chichen_itza-favor-hint = le plus haut commence
page-chichen_itza-favor-order = Faveur, la plus haute d’abord : { $names }
page-chichen_itza-tasks = Tâches
page-chichen_itza-round-short = M{ $round }
page-chichen_itza-gods = Dieux exposés
page-chichen_itza-gods-hint = renouvelés en fin de manche
page-chichen_itza-god-gold = revenu
page-chichen_itza-god-green = atout
page-chichen_itza-god-red = combat
page-chichen_itza-god-blue = points
page-chichen_itza-god-taken = pris
page-chichen_itza-heroes-threat = Héros et menace
page-chichen_itza-upkeep = entretien { $count }
page-chichen_itza-raid = Assaut
page-chichen_itza-raid-text = En fin de manche, l’une d’elles attaque la cité ({ $kinds } ; l’une ne viendra jamais). Force { $strength }, dé { $half }. Défense pour l’instant : { $seat }, dernier en faveur.
page-chichen_itza-guards-city = { $seat } défend

# Les places.
page-chichen_itza-board-of = Plateau : { $seat }
page-chichen_itza-you = vous
page-chichen_itza-order = n° { $place }
page-chichen_itza-order-label = Numéro { $place } dans l’ordre du tour
page-chichen_itza-turns-left =
    { $count ->
        [one] { $count } tour restant
       *[other] { $count } tours restants
    }
page-chichen_itza-on-war =
    { $count ->
        [one] { $count } marqueur sur guerre
       *[other] { $count } marqueurs sur guerre
    }
page-chichen_itza-tiles-held =
    { $count ->
        [one] { $count } tuile contrôlée
       *[other] { $count } tuiles contrôlées
    }
page-chichen_itza-shields-active = Boucliers actifs
page-chichen_itza-spare =
    { $count ->
        [one] { $count } bouclier d’une idole reste pour ce combat
       *[other] { $count } boucliers d’idoles restent pour ce combat
    }
page-chichen_itza-scouts-left = Éclaireurs restants
page-chichen_itza-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-chichen_itza-hand = Cartes Magie : { $stone } pierre, { $fire } feu
page-chichen_itza-shown = { $cards } ; connues de tous : { $stone } pierre, { $fire } feu
page-chichen_itza-gods-of =
    { $count ->
        [one] { $count } carte Dieu
       *[other] { $count } cartes Dieu
    }
page-chichen_itza-heroes-of = { $count } héros
page-chichen_itza-trophies-of =
    { $count ->
        [one] { $count } créature vaincue
       *[other] { $count } créatures vaincues
    }
page-chichen_itza-trophy = { $kind }, force { $strength }
page-chichen_itza-repelled = Assaut repoussé ({ $kind }) : { $points } points
page-chichen_itza-failed = Assaut non repoussé ({ $kind })
page-chichen_itza-no-cards = Ni dieu, ni héros, ni trophée
page-chichen_itza-dial-label = Engrenage { $gear }, niveau { $level } : { $caption }
page-chichen_itza-dial-level = niveau { $level }
page-chichen_itza-dial-defense =
    { $count ->
        [one] { $count } bouclier
       *[other] { $count } boucliers
    }
page-chichen_itza-dial-melee = touche à { $upTo }
page-chichen_itza-dial-ranged =
    { $count ->
        [one] { $count } tir, portée { $range }
       *[other] { $count } tirs, portée { $range }
    }
page-chichen_itza-dial-magic = { $stone } pierre, { $fire } feu
page-chichen_itza-reserve = Réserve
page-chichen_itza-reserve-label =
    { $count ->
        [one] Réserve : { $count } guerrier, { $paying } bandeaux paient
       *[other] Réserve : { $count } guerriers, { $paying } bandeaux paient
    }
page-chichen_itza-flipped = retourné
page-chichen_itza-star = Étoile
page-chichen_itza-star-label = Étoile de gemmes : { $gems }
page-chichen_itza-star-worth = { $count } sur 5, vaut { $points }
page-chichen_itza-trade = Idoles contre
page-chichen_itza-trade-coins = Des pièces pour une idole
page-chichen_itza-trade-luck = De la chance pour une idole
page-chichen_itza-trade-magic = Une carte Magie pour une idole

# Les réponses en boutons.
page-chichen_itza-stop = Assez
page-chichen_itza-recruit-to = { $hero } vers : { $place }
page-chichen_itza-look = Regarder la pioche ({ $colour })
page-chichen_itza-opens = dévoile quelque chose
page-chichen_itza-by-chance = le hasard décide
page-chichen_itza-next-roll = votre prochain jet
page-chichen_itza-pay = Garder : { $hero }
page-chichen_itza-dismiss = Renvoyer : { $hero }
page-chichen_itza-dismiss-short = Renvoyer
page-chichen_itza-lose = Sacrifier : { $hero }
page-chichen_itza-cast =
    { $type ->
        [fire] { $converted ->
            [0] Lancer { $number } × feu
            [one] Lancer { $number } × feu avec { $converted } carte pierre
           *[other] Lancer { $number } × feu avec { $converted } cartes pierre
        }
       *[stone] { $converted ->
            [0] Lancer { $number } × pierre
            [one] Lancer { $number } × pierre avec { $converted } carte feu
           *[other] Lancer { $number } × pierre avec { $converted } cartes feu
        }
    }
page-chichen_itza-reroll = Tout relancer
page-chichen_itza-again =
    { $way ->
        [one-miss] Relancer un dé raté
        [sixes] Relancer tous les six
        [creature] Faire relancer la créature
       *[misses] { $kept ->
            [0] Relancer tous les dés ratés
            [one] Relancer les dés ratés, garder { $kept } six
           *[other] Relancer les dés ratés, garder { $kept } six
        }
    }
page-chichen_itza-one-hit = Une touche de plus
page-chichen_itza-heart = Prendre un cœur
page-chichen_itza-block = Parer les dégâts
page-chichen_itza-suffer = Subir
page-chichen_itza-twice = { $bonus }, deux fois
page-chichen_itza-lay = Colonne { $column }, ligne { $row }

# La scène d’un combat.
page-chichen_itza-fight = Combat
page-chichen_itza-fight-creature = { $seat } contre : { $kind }
page-chichen_itza-fight-city = { $seat } défend contre : { $kind }
page-chichen_itza-fight-player = { $seat } contre { $other }
page-chichen_itza-to-map = Carte
page-chichen_itza-to-fight = Retour au combat
page-chichen_itza-last-fight = Dernier combat
page-chichen_itza-skip = Passer
page-chichen_itza-phases = Phases du combat
page-chichen_itza-now = en cours
page-chichen_itza-past-phases = Phases passées
page-chichen_itza-hits =
    { $count ->
        [one] { $count } touche
       *[other] { $count } touches
    }
page-chichen_itza-hits-word =
    { $count ->
        [one] touche
       *[other] touches
    }
page-chichen_itza-damage = dégâts
page-chichen_itza-damage-count =
    { $count ->
        [one] { $count } dégât
       *[other] { $count } dégâts
    }
page-chichen_itza-guards = pare { $count }
page-chichen_itza-nothing = rien
page-chichen_itza-hits-on = Touche sur : { $faces }.
page-chichen_itza-pairs-hit = Deux six touchent aussi.
page-chichen_itza-lost =
    { $count ->
        [one] { $count } perdu
       *[other] { $count } perdus
    }
page-chichen_itza-cast-cards =
    { $count ->
        [one] { $count } carte ({ $type })
       *[other] { $count } cartes ({ $type })
    }
page-chichen_itza-foe = force { $strength }, dé { $half }
page-chichen_itza-hearts-left =
    { $of ->
        [one] { $left } sur { $of } cœur
       *[other] { $left } sur { $of } cœurs
    }
page-chichen_itza-counts = Compte ici : { $symbol }
page-chichen_itza-idle-phase = Pas de jet dans cette phase.
page-chichen_itza-stolen =
    { $count ->
        [one] { $count } pièce volée
       *[other] { $count } pièces volées
    }
page-chichen_itza-faces = Chaque face de son dé
page-chichen_itza-offers = Ce que vous pouvez faire
page-chichen_itza-in-hand = En main :
page-chichen_itza-on = Continuer
page-chichen_itza-story-quiet = calme
page-chichen_itza-story-nobody = Personne ne lance de dés.
page-chichen_itza-story-faces = (touche sur { $faces })
page-chichen_itza-story-casts =
    { $count ->
        [one] joue { $count } carte ({ $type })
       *[other] joue { $count } cartes ({ $type })
    }
page-chichen_itza-story-again = relancé
page-chichen_itza-story-luck = chance dépensée : { $count }
page-chichen_itza-story-guards = en annule { $count }
page-chichen_itza-story-stops = { $seat } arrête { $damage } dégâts
page-chichen_itza-story-loses = { $seat } perd { $what }
page-chichen_itza-story-hearts = cœurs { $before } → { $after }
page-chichen_itza-story-no-loss = aucune perte
page-chichen_itza-end-lost = { $seat } a perdu { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
page-chichen_itza-end-no-loss = Aucune unité n’a été perdue.
page-chichen_itza-end-over = Le combat est terminé.
page-chichen_itza-end-won = { $seat } gagne le combat.
page-chichen_itza-end-held-off = { $seat } échoue : { $place }.
page-chichen_itza-end-fled = En fuite : { $kind }.
page-chichen_itza-end-defeated = { $seat } vainc : { $kind }, force { $strength }.
page-chichen_itza-end-repelled =
    { $points ->
        [one] { $seat } sauve la cité : { $points } point.
       *[other] { $seat } sauve la cité : { $points } points.
    }
page-chichen_itza-end-failed = La cité est ravagée ({ $kind }) : { $seat } prend la carte.
page-chichen_itza-end-retreated =
    { $units ->
        [one] { $seat } se retire avec { $units } unité.
       *[other] { $seat } se retire avec { $units } unités.
    }
page-chichen_itza-end-captured = { $seat } prend : { $place }.
page-chichen_itza-end-gem-taken = { $seat } prend une gemme ({ $gem }).

# Beasts and Prophecy : la prophétie de la manche et ce qu’elle change.
page-chichen_itza-prophecy = Prophétie de la manche
page-chichen_itza-prophecy-number = Prophétie { $number } :
page-chichen_itza-prophecy-none = La prochaine est révélée au début de la manche.
page-chichen_itza-prophecy-over = La partie est finie ; plus aucune prophétie n’est en vigueur.
page-chichen_itza-prophecy-changes = Ce qu’elle change maintenant
page-chichen_itza-prophecies-left =
    { $count ->
        [0] Plus de prophétie dans la pile.
        [one] { $count } prophétie encore cachée.
       *[other] { $count } prophéties encore cachées.
    }
page-chichen_itza-prophecies-more = à venir
page-chichen_itza-prophecies-read = Lire les prophéties en entier.
page-chichen_itza-prophecies-past = Plus tôt dans cette partie
page-chichen_itza-prophecies-past-none = Aucune pour l’instant.
page-chichen_itza-change-prices = Prix changés : { $changed } tuiles sur { $all }
page-chichen_itza-change-range = Votre portée : { $to } au lieu de { $from }
page-chichen_itza-change-range-seen = Portée : { $to } au lieu de { $from }
page-chichen_itza-price-printed = imprimé : { $price }
page-chichen_itza-strength-printed = imprimée : { $strength }
page-chichen_itza-range-printed = portée sans la prophétie : { $range }
page-chichen_itza-cost-row-now = Prix de cette ligne : { $printed } imprimé, { $counts } compté
page-chichen_itza-cost-column-now = Prix de cette colonne : { $printed } imprimé, { $counts } compté
page-chichen_itza-terrain-both = terre et eau
page-chichen_itza-key-tunnel = tunnel, un pas
page-chichen_itza-tunnels = Des tunnels relient { $places } : un pas de chacune aux autres
page-chichen_itza-tunnel-to = tunnel vers : { $places }
page-chichen_itza-through-tunnel = par le tunnel
page-chichen_itza-cowed = Un niveau de moins face au T-Rex
page-chichen_itza-phase-added = à cause de la prophétie
page-chichen_itza-phase-converted = au lieu de la mêlée
page-chichen_itza-foe-cows = Les engrenages au-dessus du niveau 1 perdent un niveau jusqu’à la fin du combat.
page-chichen_itza-rolls-again = relance
page-chichen_itza-foe-again = Face vide : il a relancé son dé, et le second jet compte.
page-chichen_itza-foe-airborne = Il reste en l’air : la mêlée se joue à distance.
page-chichen_itza-end-recovered = Les engrenages remontent : { $seat }.
