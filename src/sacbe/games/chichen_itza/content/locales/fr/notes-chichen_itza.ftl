# Notes on the things of the board, cautions before a choice, and what tells styles apart.
note-chichen_itza-ground =
    { $ground ->
        [water] { $terrain } sur l’eau.
        [both] { $terrain } sur terre et sur l’eau.
       *[land] { $terrain } sur terre.
    }
note-chichen_itza-creature =
    { $known ->
        [yes] Gardien : { $kind }, force { $strength }.
        [changed] Gardien : { $kind }, force { $strength }, maintenant { $hearts }.
       *[no] Gardien : { $kind }, force inconnue de vous.
    }
note-chichen_itza-die =
    { $die ->
        [light] Elle lance maintenant son dé clair.
       *[dark] Elle lance maintenant son dé sombre.
    }
note-chichen_itza-empty = Personne n’est ici.
note-chichen_itza-owner =
    { $count ->
        [0] Tenu par { $seat } : guerriers { $warriors }.
       *[other] Tenu par { $seat } : guerriers { $warriors }, { $heroes }.
    }
note-chichen_itza-there =
    { $count ->
        [0] { $seat } : guerriers { $warriors }.
       *[other] { $seat } : guerriers { $warriors }, { $heroes }.
    }
note-chichen_itza-scouts = Éclaireurs : { $seats }.
note-chichen_itza-gems = Gemmes restantes : { $count }.
note-chichen_itza-ruin = Ruine : { $ruin }, points à la fin { $points }.
note-chichen_itza-tunnel = Le tunnel mène à : { $places }.
note-chichen_itza-attack = L’attaque à la fin de cette manche a une force de { $strength } et vaut { $points } points si elle est repoussée.
note-chichen_itza-prices = Prix en pièces : { $low } pour le premier, { $high } pour les suivants.
note-chichen_itza-due = Votre prix maintenant : { $price }.
note-chichen_itza-marks = Utilisée dans cette manche par { $seats }.
note-chichen_itza-gear-defense = Votre niveau est { $level } : jusqu’à { $value } boucliers actifs.
note-chichen_itza-gear-melee = Votre niveau est { $level } : au corps à corps, les dés de 1 à { $value } touchent.
note-chichen_itza-gear-ranged = Votre niveau est { $level } : { $value } dés à distance, portée de mouvement { $range }.
note-chichen_itza-gear-magic = Votre niveau est { $level }.
note-chichen_itza-task =
    { $count ->
        [0] Personne ne l’a encore remplie.
       *[other] Remplie par { $seats }.
    }
note-chichen_itza-deck = Cartes dans cette pile : { $count }.
note-chichen_itza-upkeep = { $card }. Entretien par manche : { $count }.
note-chichen_itza-line = La ligne { $line } rapporte : { $bonus }.
note-chichen_itza-have = Vous en avez { $count }.
note-chichen_itza-favor = Le plus en faveur d’abord : { $seats }.
note-chichen_itza-seat = Pièces { $coins }, chance { $luck }, idoles { $idols }, cartes magie { $hand }. Tuiles tenues { $tiles }, guerriers en réserve { $reserve }, tours restants { $markers_left }.

caution-chichen_itza-idle = Cette action ne fait rien maintenant : son prix et le tour seraient perdus.
caution-chichen_itza-warriors =
    { $warriors ->
        [one] { $warriors } guerrier de plus pourrait venir et reste dans la réserve.
       *[other] { $warriors } guerriers de plus pourraient venir et restent dans la réserve.
    }
caution-chichen_itza-march = Personne ne marche : l’action est perdue.

train-style-chichen_itza-tiles = tuiles
train-style-chichen_itza-gods = dieux
train-style-chichen_itza-heroes = héros
train-style-chichen_itza-idols = idoles
train-style-chichen_itza-coins = pièces restantes
train-style-chichen_itza-scouts = éclaireurs
train-style-chichen_itza-tasks-done = missions accomplies
train-style-chichen_itza-city-won = attaques de la cité repoussées
train-style-chichen_itza-city-lost = attaques de la cité perdues
