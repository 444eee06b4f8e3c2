# Ce qui vaut en ce moment pour une chose du plateau : note-<jeu>-<quoi>.  Les règles à côté disent ce qu’elle fait.

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

note-tzolkin-does = Son action : { $does }.
note-tzolkin-taken = { $seat } est ici.
note-tzolkin-dummy = Un ouvrier neutre est ici.
note-tzolkin-free = Le prochain ouvrier sur cette roue vient ici pour { $corn } maïs.
note-tzolkin-corn-pile = Maïs sur le calendrier : { $corn }.
note-tzolkin-full = Aucune case n’est libre.
note-tzolkin-next = Le prochain ouvrier va sur { $space } pour { $corn } maïs.
note-tzolkin-tile = { $printed }.
note-tzolkin-price =
    { $missing ->
        [0] Vous pouvez la payer.
        [one] Il vous manque { $missing } ressource ou crâne.
       *[other] Il vous manque { $missing } ressources ou crânes.
    }
note-tzolkin-temple = { $printed }.
note-tzolkin-step = { $seat } est sur la marche { $step }.
note-tzolkin-level = { $seat } est au niveau { $level }.
note-tzolkin-advance =
    { $blocks ->
        [one] Votre prochain progrès coûte { $blocks } ressource.
       *[other] Votre prochain progrès coûte { $blocks } ressources.
    }
note-tzolkin-have = Vous en avez { $count }.
note-tzolkin-bank = Dans la réserve : { $count }.
note-tzolkin-field = Champ { $field } : tuiles de maïs { $corn }, tuiles de bois { $wood }.
note-tzolkin-day =
    { $days ->
        [0] Ce jour est aujourd’hui.
        [1] Ce jour est demain.
       *[other] Jours d’ici là : { $days }.
    }
note-tzolkin-past = Ce jour est passé.
note-tzolkin-meal = Ouvriers à nourrir : { $hungry }, pour { $corn } maïs. Affamés avec ce que vous avez : { $unfed }, points { $points }.
note-tzolkin-workers = { $seat } a { $workers } ouvriers, dont { $hand } en main.
note-tzolkin-begins = { $seat } commence ce tour de jeu.
note-tzolkin-seat = Points { $points }, maïs { $corn }, ouvriers { $workers }, dont en main { $hand }.
note-tzolkin-speed =
    { $board ->
        [light] Peut encore tourner le calendrier de deux jours.
       *[dark] A déjà tourné le calendrier de deux jours.
    }

note-temple_of_chac-lava =
    { $lava ->
        [gone] La tuile a sombré : il n’y a que de la lave.
        [trap] Un piège, numéro { $number }.
        [searched] Une tuile sûre, numéro { $number }, déjà fouillée.
        [safe] Une tuile sûre, numéro { $number }.
       *[down] { $known ->
            [yes] Face cachée. Vous connaissez son numéro : { $number }.
           *[no] Face cachée : sûre, ou un piège.
        }
    }
note-temple_of_chac-web =
    { $web ->
        [hidden] Une toile sous laquelle personne n’a regardé.
        [spider] Une araignée était sous la toile.
       *[gone] La toile a disparu.
    }
note-temple_of_chac-boulder = Le rocher est ici.
note-temple_of_chac-plate = Une plaque de pression : le rocher la déclenche.
note-temple_of_chac-no-idol = L’alcôve d’à côté est vide.
note-temple_of_chac-idol =
    { $needed ->
        [0] Dans l’alcôve : { $treasure }.
        [one] Dans l’alcôve : { $treasure }. La serrure demande { $needed } réussite.
       *[other] Dans l’alcôve : { $treasure }. La serrure demande { $needed } réussites.
    }
note-temple_of_chac-planks = Planches restantes : { $count }.
note-temple_of_chac-there = Ici : { $seats }.
note-temple_of_chac-stop = Probabilité que le rocher s’arrête ici au prochain jet : { $percent } %.
note-temple_of_chac-clue = La tuile de lave numéro { $number } est un piège.
note-temple_of_chac-clue-known = Vous savez laquelle c’est : { $space }.
note-temple_of_chac-use = Ce qu’il fait : { $use }.
note-temple_of_chac-treasure =
    { $sure ->
        [yes] Points dehors : { $most }.
       *[no] Points dehors : { $least } à { $most }.
    }
note-temple_of_chac-die = Un dé de { $least } à { $most } : pas d’un mouvement { $steps }, cartes d’une fouille { $cards }.
note-temple_of_chac-deck = Cartes restantes : { $count }.
note-temple_of_chac-boulder-at = Le rocher est ici : { $space }.
note-temple_of_chac-roll = Prochain jet : { $base }, et 1 de plus pour chacun des { $dice } dés qui montre { $least } ou plus.
note-temple_of_chac-sealed = Probabilité qu’il scelle la sortie : { $percent } %.
note-temple_of_chac-injuries = Lésions restantes dans la réserve : { $count }.
note-temple_of_chac-walls =
    { $walls ->
        [open] Les murs sont ouverts.
        [closing] Les murs se referment.
       *[shut] Les murs sont fermés.
    }
note-temple_of_chac-escaped = Hors du temple.
note-temple_of_chac-at = Maintenant ici : { $space }.
note-temple_of_chac-adventurer = Joue { $adventurer }.
note-temple_of_chac-seat = Blessures { $wounds } sur { $health }, lésions { $injuries } ; trésors en main { $hand }, rangés { $store }.

note-bul-stack = { $seat } tient une pile de { $count }.
note-bul-empty = Personne n’est ici.
note-bul-side = En main { $hand }, captifs { $captives }, morts { $dead }.

# A figure that a variant has otherwise; $what are the last words of its path in the components.
explained-changed = Modifié dans cette variante : { $what } vaut { $now }. Dans la boîte, c’est { $was }.
