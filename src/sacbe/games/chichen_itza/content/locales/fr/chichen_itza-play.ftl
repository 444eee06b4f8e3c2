# Chichén Itzá pour les joueurs : coups, questions, panneaux et refus en mots.

# Coups : move-chichen_itza-<verbe> ; move-chichen_itza-use-<action> pour l’action d’une tuile.
move-chichen_itza-use = { $what }
move-chichen_itza-use-land-move = Marche sur terre
move-chichen_itza-use-water-move = Marche sur l’eau
move-chichen_itza-use-recruit-hero = Recruter un héros
move-chichen_itza-use-move-hero = Déplacement du { $hero }
move-chichen_itza-use-god-card = Prendre une carte Dieu
move-chichen_itza-use-defense = Monter l’engrenage de défense
move-chichen_itza-use-melee = Monter l’engrenage de mêlée
move-chichen_itza-use-ranged = Monter l’engrenage de distance
move-chichen_itza-use-magic = Monter l’engrenage de magie, piocher une carte
move-chichen_itza-use-reinforcement = Renforts
move-chichen_itza-use-regroup = Regroupement, puis un trésor
move-chichen_itza-use-scout =
    Éclaireur, puis { $treasures ->
        [one] un trésor
       *[other] { $treasures } trésors
    }
move-chichen_itza-use-magic-cards = Piocher 3 cartes Magie
move-chichen_itza-use-declare-war = Déclarer la guerre
move-chichen_itza-use-favor = Gagner de la faveur
move-chichen_itza-coins = Prendre des pièces
move-chichen_itza-trade =
    { $for ->
        [coins] Échanger une idole contre des pièces
        [luck] Échanger une idole contre de la chance
       *[magic] Échanger une idole contre une carte Magie
    }
move-chichen_itza-stop = S’arrêter là
move-chichen_itza-from = Partir depuis { $place } : { $who }
move-chichen_itza-group = { $units }
move-chichen_itza-to =
    { $meets ->
        [city] Aller vers { $place }
        [creature] Combattre sur { $place } : { $who }
        [rival] Attaquer { $place } : { $who }
        [own] Rejoindre { $place } : { $who }
       *[nobody] Conquérir { $place } : { $who }
    }
move-chichen_itza-via = Prendre en route des guerriers depuis { $place } : { $who }
move-chichen_itza-join =
    { $number ->
        [one] { $number } guerrier suit
       *[other] { $number } guerriers suivent
    }
move-chichen_itza-put = { $figure } → { $place } : { $who }
move-chichen_itza-lift = Prendre en main : { $unit }, depuis { $place } ({ $who })
move-chichen_itza-recruit = { $hero } → { $place } : { $card } (entretien { $upkeep }). { $text }
move-chichen_itza-scout =
    { $count ->
        [0] Éclaireur vers { $place } : { $who }
       *[other] Éclaireur vers { $place } : { $who } ; éclaireurs : { $scouts }
    }
move-chichen_itza-god = { $god }
move-chichen_itza-look =
    { $count ->
        [one] Regarder la pile de couleur { $colour } ({ $count } carte)
       *[other] Regarder la pile de couleur { $colour } ({ $count } cartes)
    }
move-chichen_itza-gear = Monter un engrenage : { $gear }
move-chichen_itza-lower = Baisser un engrenage : { $gear }
move-chichen_itza-add-one = Un point de plus
move-chichen_itza-keep =
    { $what ->
        [cards] Ne jouer aucune carte Magie
        [roll] Garder le jet
       *[all] Ne rien changer
    }
move-chichen_itza-pay =
    { $upkeep ->
        [0] Garder le { $hero } sans payer
       *[other] Payer { $upkeep } pour le { $hero }
    }
move-chichen_itza-dismiss = Laisser partir le { $hero }
move-chichen_itza-yield =
    { $number ->
        [0] Des guerriers partout
        [one] Des pièces de { $number } lieu
       *[other] Des pièces de { $number } lieux
    }
move-chichen_itza-invoke = { $god }
move-chichen_itza-decline = Refuser
move-chichen_itza-cast =
    { $type ->
        [stone] { $number ->
            [one] Jouer { $number } carte pierre
           *[other] Jouer { $number } cartes pierre
        }
       *[fire] { $number ->
            [one] Jouer { $number } carte feu
           *[other] Jouer { $number } cartes feu
        }
    }{ $converted ->
        [0] {""}
       *[other] { $type ->
            [stone] { $converted ->
                [one] , dont { $converted } carte feu
               *[other] , dont { $converted } cartes feu
            }
           *[fire] { $converted ->
                [one] , dont { $converted } carte pierre
               *[other] , dont { $converted } cartes pierre
            }
        }
    }
move-chichen_itza-reroll =
    { $shields ->
        [0] Chance : relancer tous les dés
       *[other] Bouclier comme chance : relancer tous les dés
    }
move-chichen_itza-hit =
    { $shields ->
        [0] Chance : une touche de plus
        [1] Un bouclier comme chance : une touche de plus
       *[other] { $shields } boucliers comme chance : une touche de plus
    }
move-chichen_itza-again =
    { $way ->
        [one-miss] Dieu 47 : relancer un dé manqué
        [misses] { $kept ->
            [0] Dieu 48 : relancer tous les dés manqués
           *[other] Dieu 48 : relancer les dés manqués, mais garder { $kept } six
        }
        [coins] { $kept ->
            [0] Dieu 52 : payer et relancer tous les dés manqués
           *[other] Dieu 52 : payer et relancer les dés manqués, mais garder { $kept } six
        }
        [sixes] Héros 24 : relancer tous les six
       *[creature] Dieu 51 : faire relancer le dé de la créature
    }
move-chichen_itza-heart = Héros 09 : une idole pour un cœur de la créature
move-chichen_itza-block =
    { $way ->
        [idol] Arrêter des dégâts avec une idole
        [luck] Héros 12 : arrêter 1 dégât avec de la chance
       *[one-shield] Héros 16 : tout arrêter avec un bouclier
    }
move-chichen_itza-suffer = Subir les dégâts : boucliers d’abord, puis guerriers, puis héros
move-chichen_itza-lose = Perdre le { $hero }
move-chichen_itza-phases =
    { $phase ->
        [melee] { $number ->
            [0] Pas de phase de mêlée { $next }
           *[other] La phase de mêlée { $next } a lieu
        }
       *[other] { $number ->
            [0] Aucune phase de ce genre ({ $name })
            [one] { $number } phase ({ $name })
           *[other] { $number } phases ({ $name })
        }
    }
move-chichen_itza-call = Appeler un guerrier depuis { $place } : { $who }
move-chichen_itza-settle = Poser le héros sur { $place } : { $who }
move-chichen_itza-line =
    { $times ->
        [1] Ligne { $line } ({ $bonus })
       *[other] Ligne { $line } ({ $bonus }), deux fois
    }
move-chichen_itza-mark =
    { $origin ->
        [reserve] Un guerrier de la réserve
       *[board] Un guerrier depuis { $place } : { $who }
    }
move-chichen_itza-lay =
    { $count ->
        [0] Colonne { $column }, ligne { $row }
       *[other] À côté de { $beside } (colonne { $column }, ligne { $row })
    }

# Ce qu’un coup fait aussitôt, en un mot : effect-chichen_itza-<événement>.
effect-chichen_itza-put = { "" }
effect-chichen_itza-gave =
    −{ $amount } { $amount ->
        [one] pièce
       *[other] pièces
    } pour { $other }
effect-chichen_itza-upkeep =
    entretien : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } par manche
effect-chichen_itza-deployed =
    +{ $warriors } { $warriors ->
        [one] guerrier
       *[other] guerriers
    } ({ $place })
effect-chichen_itza-hits =
    { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }
effect-chichen_itza-treasure =
    { $pips ->
        [3] dé { $pips } : une carte Magie
        [6] dé { $pips } : un engrenage monte
       *[other] dé { $pips }
    }
effect-chichen_itza-tunnelled = par le tunnel de { $from } à { $to }
effect-chichen_itza-captured = bonus pour { $place }
effect-chichen_itza-gem-taken = gemme : { $gem }
effect-chichen_itza-peace-made =
    paix : { $war ->
        [0] plus aucun marqueur en guerre
        [one] encore { $war } marqueur en guerre
       *[other] encore { $war } marqueurs en guerre
    }
effect-chichen_itza-blocked =
    { $damage ->
        [one] { $damage } dégât arrêté
       *[other] { $damage } dégâts arrêtés
    }

# Ce qui accompagne une question.
ask-chichen_itza-turn = Tour { $turn } sur { $turns } ; pièces : { $coins }.
ask-chichen_itza-start = Départ depuis { $place }.
ask-chichen_itza-march = Depuis { $place } : { $units }.
ask-chichen_itza-there = { $place } : { $who }.
ask-chichen_itza-levy = Encore { $left } au plus ; en réserve : { $reserve }.
ask-chichen_itza-lifted = En main : { $units }.
ask-chichen_itza-upkeep = { $hero } : { $upkeep } sur { $coins } pièces.
ask-chichen_itza-offer = { $god }.
ask-chichen_itza-cards = En main : { $stone } pierre, { $fire } feu.
ask-chichen_itza-dice = Vous avez lancé { $dice }. Chance que vous avez : { $luck }.
ask-chichen_itza-hits =
    { $hits ->
        [0] Cela ne fait aucune touche
        [one] Cela fait { $hits } touche
       *[other] Cela fait { $hits } touches
    } (touchent : { $faces }).
ask-chichen_itza-follow-ups =
    { $count ->
        [one] Si le jet reste, un dé est relancé une fois de plus.
       *[other] Si le jet reste, { $count } dés sont relancés une fois de plus.
    }
ask-chichen_itza-idols = Idoles : { $idols }.
ask-chichen_itza-face = Jet de la créature : { $symbols }.
ask-chichen_itza-damage = Dégâts : { $damage }. Boucliers : { $shields }, idoles : { $idols }.
ask-chichen_itza-fight-creature =
    { $hearts ->
        [one] { $place } : { $seat } avec { $units } contre { $kind } ({ $hearts } cœur).
       *[other] { $place } : { $seat } avec { $units } contre { $kind } ({ $hearts } cœurs).
    }
ask-chichen_itza-fight-player = { $place } : { $seat } avec { $units } contre { $other } avec { $others }.
ask-chichen_itza-phase = { $phase }, phase { $number } sur { $planned }.
ask-chichen_itza-so-far = Touches dans cette phase : { $seat } { $hits }.
ask-chichen_itza-so-far-both = Touches dans cette phase : { $seat } { $hits }, { $other } { $blows }.

# Panneaux du terminal.
panel-chichen_itza-actions = Actions
panel-chichen_itza-cards = Cartes
panel-chichen_itza-tiles = Tuiles
panel-chichen_itza-owned = Biens
panel-chichen_itza-tables = Tables
screen-chichen_itza-heads = pièc chnc idol bouc engr rés mag gue fav tour
screen-chichen_itza-favor = Faveur, de haut en bas : { $favor }
screen-chichen_itza-status = Manche { $round } sur { $rounds } · prophétie : { $prophecy } · ordre du tour : { $order }
screen-chichen_itza-signs = ~ eau · 3+1 guerriers, héros · ° éclaireurs · ? force
screen-chichen_itza-letters = Camp Mine Temple Village Ruine, 6/5 : bonus/points
screen-chichen_itza-fight-creature =
    { $hearts ->
        [one] { $place } : { $seat } { $units } contre { $kind } ({ $hearts } cœur).
       *[other] { $place } : { $seat } { $units } contre { $kind } ({ $hearts } cœurs).
    }
screen-chichen_itza-fight-player = { $place } : { $seat } { $units } contre { $other } { $others }.
screen-chichen_itza-phase = { $phase } { $number }/{ $planned }, touches { $hits }:{ $blows }.
screen-chichen_itza-dice = Dés : { $dice }
screen-chichen_itza-costs = Coût des lignes : { $rows } · des colonnes : { $columns }
screen-chichen_itza-or = { " " }ou { "" }
screen-chichen_itza-price =
    { $used ->
        [yes] { $price }
       *[no] { $price }, puis { $other }
    }
screen-chichen_itza-coins = Pièces : toujours possible, gratuit, autant qu’on veut
screen-chichen_itza-task =
    { $points ->
        [one] après la manche { $round } · { $points } point
       *[other] après la manche { $round } · { $points } points
    }
spoken-chichen_itza-between = { " ; " }
spoken-chichen_itza-label = { $label } : { $text }
spoken-chichen_itza-tile =
    { $terrain ->
        [water] { $id } ({ $kind }, eau)
        [land] { $id } ({ $kind }, terre)
        [both] { $id } ({ $kind }, terre et eau)
        [water-both] { $id } ({ $kind }, eau, à présent terre aussi)
        [land-both] { $id } ({ $kind }, terre, à présent eau aussi)
       *[none] { $id } ({ $kind })
    }
spoken-chichen_itza-warriors =
    { $count ->
        [0] aucun guerrier
        [one] { $count } guerrier
       *[other] { $count } guerriers
    }
spoken-chichen_itza-empty = vide
spoken-chichen_itza-owned =
    { $whose ->
        [own] à vous, { $units }
       *[other] { $seat }, { $units }
    }
spoken-chichen_itza-creature =
    { $known ->
        [yes] { $kind }, force { $strength }
        [changed] { $kind }, force { $strength }, à présent { $hearts }
       *[no] { $kind }, force inconnue
    }
spoken-chichen_itza-ruin =
    { $points ->
        [one] { $points } point, { $bonus }
       *[other] { $points } points, { $bonus }
    }
spoken-chichen_itza-scouts = éclaireurs : { $seats }
spoken-chichen_itza-beside = à côté de { $places }
spoken-chichen_itza-tunnel = par le tunnel vers { $places }
spoken-chichen_itza-instead = { $now } au lieu de { $printed }
spoken-chichen_itza-range = Les groupes font { $range } pas au lieu de { $printed }
spoken-chichen_itza-gears = Engrenages : défense { $defense }, mêlée { $melee }, distance { $ranged }, magie { $magic }
spoken-chichen_itza-pieces = Réserve { $reserve } ({ $strips } bandeaux sur { $of } paient) · éclaireurs { $scouts } · tours { $markers } · en guerre { $war } · faveur { $favor }
spoken-chichen_itza-magic =
    { $known ->
        [yes] Cartes Magie : { $stone } pierre, { $fire } feu
       *[no] Cartes Magie : { $count }
    }
spoken-chichen_itza-shown = connues de tous : { $stone } pierre, { $fire } feu

# Pourquoi pas : refusal-<règle>, avec les nombres gardés avec le refus.
refusal-ci-setup-placement = Une tuile doit en toucher { $need } autres ; ici, elle en toucherait { $have }.
refusal-ci-setup-city = La cité ou une autre tuile s’y trouve.
refusal-ci-setup-leftovers = Cela ne sert pas à ce nombre de joueurs.
refusal-ci-action-choice = Votre marqueur est déjà sur cette tuile Action.
refusal-ci-action-two-in-one = Cette tuile n’offre pas cette action ({ $action }).
refusal-ci-action-startable = Il n’y a pas de quoi la commencer ({ $action }).
refusal-ci-cost-afford =
    { $need ->
        [one] Cela coûte { $need } pièce ; il y en a { $have }.
       *[other] Cela coûte { $need } pièces ; il y en a { $have }.
    }
refusal-ci-cost-god-20 = Avec la pièce due à { $holder }, cela coûte { $need } ; il y en a { $have }.
refusal-ci-action-gear = L’engrenage est au niveau { $level }, le plus haut ({ $gear }).
refusal-ci-idol-exchange = Un échange demande { $need } idole ; il y en a { $have }.
refusal-ci-ruling-magic-deck-empty = Il ne reste aucune carte Magie à piocher.
refusal-ci-move-rule-1 = Vous n’y avez pas assez d’unités ({ $place }).
refusal-ci-move-rule-2 = Un groupe compte au plus { $limit } unités, pas { $asked }.
refusal-ci-move-rule-3 =
    { $range ->
        [one] C’est trop loin : le groupe fait { $range } pas.
       *[other] C’est trop loin : le groupe ne fait que { $range } pas.
    }
refusal-ci-move-rule-4 = Ce déplacement n’entre pas sur ce terrain ({ $place }).
refusal-ci-move-no-war = Attaquer { $holder } demande un marqueur en guerre.
refusal-ci-move-arrival-price = Attaquer { $holder } demande { $need } pièces ou marqueurs en guerre ; il y en a { $have }.
refusal-ci-move-other-tile = Le groupe y est déjà ({ $place }).
refusal-ci-tile-unit-limit = Il y a place pour { $limit } unités, pas pour { $asked }.
refusal-ci-action-reinforcement = Les guerriers viennent dans la cité ou sur vos tuiles, pas là ({ $place }).
refusal-ci-action-recruit-hero =
    { $place ->
        [none] Ce héros est en train de combattre.
       *[other] Ce héros ne peut pas être recruté là ({ $place }).
    }
refusal-ci-action-regroup = Les unités vont dans la cité ou sur vos tuiles, pas là ({ $place }).
refusal-ci-action-scout = Vous y avez déjà un éclaireur ({ $place }).
refusal-ci-scout-stays = Tous vos éclaireurs sont sur le plateau, et ils y restent.
refusal-ci-action-god-card = Cette carte Dieu n’est pas à l’étalage.
refusal-ci-supply-e =
    { $need ->
        [one] L’entretien est de { $need } pièce ; il y en a { $have }.
       *[other] L’entretien est de { $need } pièces ; il y en a { $have }.
    }
refusal-ci-combat-luck-once = La chance sert une fois par phase, et seulement si des dés ont été lancés.
refusal-ci-combat-luck-reroll = Relancer coûte { $need } en chance ou en boucliers ; il y en a { $have }.
refusal-ci-combat-luck-extra-hit = Une touche de plus coûte { $need } en chance ou en boucliers ; il y en a { $have }.
refusal-ci-combat-magic-fire-luck = Un jet supplémentaire ne se relance pas.
refusal-ci-combat-magic-cards = De ce type, { $limit } sont permises et { $have } disponibles.
refusal-ci-god-47 = Seul le dieu 47 relance un dé manqué, une fois par phase à distance.
refusal-ci-god-48 = Seul le dieu 48 relance les dés manqués, une fois, à la première phase de mêlée.
refusal-ci-god-52 =
    { $need ->
        [0] Seul le dieu 52 vend la relance des dés manqués, une fois par combat.
       *[other] La relance coûte { $need } pièces ; il y en a { $have }.
    }
refusal-ci-hero-24 = Seul le héros 24 relance les six, une fois par phase et s’il y en a.
refusal-ci-hero-09 = Seul le héros 09 donne des idoles pour les cœurs d’une créature, tant qu’il y a des deux.
refusal-ci-hero-12 = Seul le héros 12 prend la chance pour bouclier et l’inverse, tant qu’il y en a.
refusal-ci-hero-16 = Seul le héros 16 arrête tout d’un bouclier, et il en faut un d’actif.
refusal-ci-god-50 = Le dieu 50 de l’adversaire interdit tout bouclier.
refusal-ci-idol-shield = Cela demande { $need } idole ; il y en a { $have }.
refusal-ci-ruling-phase-cards = Vos cartes Dieu ne permettent pas ce nombre de phases maintenant.
refusal-ci-god-30 = Ce n’est ni une carte regardée ni celle de cette couleur à l’étalage.
refusal-ci-hidden-decks = Les piles Dieu restent cachées ; seul le dieu 30 regarde, et s’il y reste des cartes.
refusal-ci-move-rule-7 = On ne peut pas y prendre de guerriers ({ $place }).
refusal-ci-gem-star = La nouvelle gemme ne déclenche pas cette ligne.
refusal-ci-hero-23 = Seul le héros 23 prend une ligne deux fois, et une seule.
refusal-ci-end-g-tasks =
    { $place ->
        [reserve] La réserve est vide.
       *[other] Vous n’y avez aucun guerrier ({ $place }).
    }
refusal-ci-city-attack-fighters = Il faut { $limit } unités pour défendre la cité, pas { $asked }.
refusal-ci-hero-scope =
    { $place ->
        [none] Ce héros n’est pas sur le plateau.
       *[other] Le héros nommé doit s’y trouver et partir aussi ({ $place }).
    }
refusal-ci-combat-damage-heroes-last = Ce héros n’est pas de ceux qui peuvent tomber.
refusal-ci-god-38 = Seul le dieu 38 change une marche sur terre en marche sur l’eau et l’inverse.
refusal-ci-hero-07 = Le héros peut aller sur une autre de vos tuiles où il y a place, pas là ({ $place }).
refusal-ci-reserve-exhausted = La réserve est vide.
refusal-ci-god-53 = Seuls le dieu 53 et la prophétie 25 permettent de jouer une carte comme l’autre type.
refusal-ci-god-51 = On ne peut relancer maintenant que le dé de la créature.
refusal-ci-combat-reroll-order = Cette façon de relancer ne va pas avec ce jet.
refusal-ci-god-27 = Il y a { $most } villages et camps, pas { $asked }.
refusal-bp-prophecy-10 = Tant que la prophétie 10 est en vigueur, la chance ne se dépense pas.
refusal-bp-prophecy-11 = C’est trop loin : sous la prophétie 11, tout groupe fait { $range } pas.
refusal-bp-prophecy-30 = Un engrenage au niveau 1 ne peut pas baisser ({ $gear }).
refusal-bp-tunnels-terrain = Ce déplacement ne peut pas sortir du tunnel à cet endroit ({ $place }).

# Les nombres des refus : number-chichen_itza-<nom> ; $rule est la règle qui refuse, avec des tirets.
number-chichen_itza-need =
    { $rule ->
        [ci-setup-placement] doit toucher { $value } tuiles
        [ci-cost-afford] demande { $value } pièces
        [ci-cost-god-20] demande { $value } pièces
        [ci-supply-e] demande { $value } pièces
        [ci-god-52] demande { $value } pièces
        [ci-idol-exchange] demande { $value } idole
        [ci-idol-shield] demande { $value } idole
       *[other] demande { $value }
    }
number-chichen_itza-have =
    { $rule ->
        [ci-setup-placement] en toucherait { $value }
        [ci-combat-magic-cards] { $value } disponibles
       *[other] a { $value }
    }
number-chichen_itza-action = { $value }
number-chichen_itza-holder = contre { $value }
number-chichen_itza-gear = engrenage : { $value }
number-chichen_itza-level = niveau { $value }
number-chichen_itza-place = lieu : { $value }
number-chichen_itza-limit = { $value } au plus
number-chichen_itza-asked = { $value } demandés
number-chichen_itza-range = portée { $value }
number-chichen_itza-most = il y en a { $value }
