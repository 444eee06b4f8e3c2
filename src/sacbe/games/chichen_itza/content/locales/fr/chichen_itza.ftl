# Chichén Itzá en mots : noms, événements, questions, champs des scénarios, options, plateau.

# Noms : name-chichen_itza-<quoi>-<identifiant> ; $count est le nombre.
name-chichen_itza-game = Chichén Itzá
name-chichen_itza-seat-red = Rouge
name-chichen_itza-seat-blue = Bleu
name-chichen_itza-seat-green = Vert
name-chichen_itza-seat-yellow = Jaune
name-chichen_itza-place-city = la cité
name-chichen_itza-place-M-red = la mine rouge
name-chichen_itza-place-M-yellow = la mine jaune
name-chichen_itza-place-M-blue = la mine bleue
name-chichen_itza-place-M-green = la mine verte
name-chichen_itza-place-M-white = la mine blanche
name-chichen_itza-place-R1 = la ruine 1
name-chichen_itza-place-R2 = la ruine 2
name-chichen_itza-place-R3 = la ruine 3
name-chichen_itza-place-R4 = la ruine 4
name-chichen_itza-place-R5 = la ruine 5
name-chichen_itza-place-R6 = la ruine 6
name-chichen_itza-place-R7 = la ruine 7
name-chichen_itza-place-R8 = la ruine 8
name-chichen_itza-place-R9 = la ruine 9
name-chichen_itza-place-R10 = la ruine 10
name-chichen_itza-place-R11 = la ruine 11
name-chichen_itza-place-R12 = la ruine 12
name-chichen_itza-place-C1 = le camp 1
name-chichen_itza-place-C2 = le camp 2
name-chichen_itza-place-C3 = le camp 3
name-chichen_itza-place-C4 = le camp 4
name-chichen_itza-place-V1 = le village 1
name-chichen_itza-place-V2 = le village 2
name-chichen_itza-place-V3 = le village 3
name-chichen_itza-place-V4 = le village 4
name-chichen_itza-place-T1 = le temple 1
name-chichen_itza-place-T2 = le temple 2
name-chichen_itza-place-T3 = le temple 3
name-chichen_itza-terrain-mine = mine
name-chichen_itza-terrain-tunnel = mine à tunnel
name-chichen_itza-terrain-ruin = ruine
name-chichen_itza-terrain-camp = camp
name-chichen_itza-terrain-village = village
name-chichen_itza-terrain-temple = temple
name-chichen_itza-kind-snake = serpent
name-chichen_itza-kind-monkey = singe
name-chichen_itza-kind-jaguar = jaguar
name-chichen_itza-kind-triceratops = tricératops
name-chichen_itza-kind-caiman = caïman
name-chichen_itza-kind-shaman = chaman
name-chichen_itza-kind-kukulkan = Kukulkan
name-chichen_itza-kind-t-rex = T-Rex
name-chichen_itza-kind-velociraptor = vélociraptor
name-chichen_itza-kind-pteranodon = ptéranodon
name-chichen_itza-type-stone = pierre
name-chichen_itza-type-fire = feu
name-chichen_itza-good-coins =
    { $count ->
        [one] pièce
       *[other] pièces
    }
name-chichen_itza-good-luck =
    { $count ->
        [one] jeton chance
       *[other] jetons chance
    }
name-chichen_itza-good-idols =
    { $count ->
        [one] idole
       *[other] idoles
    }
name-chichen_itza-good-shields =
    { $count ->
        [one] bouclier
       *[other] boucliers
    }
name-chichen_itza-for-coins = des pièces
name-chichen_itza-for-luck = de la chance
name-chichen_itza-for-magic = de la magie
name-chichen_itza-gear-defense = défense
name-chichen_itza-gear-melee = mêlée
name-chichen_itza-gear-ranged = distance
name-chichen_itza-gear-magic = magie
called-chichen_itza-action-tile = tuile d’action { $actions }
name-chichen_itza-action-land-move = marche sur terre
name-chichen_itza-action-water-move = marche sur l’eau
name-chichen_itza-action-recruit-hero = recruter un héros
name-chichen_itza-action-move-hero = déplacer un héros
name-chichen_itza-action-god-card = carte Dieu
name-chichen_itza-action-defense = défense
name-chichen_itza-action-melee = mêlée
name-chichen_itza-action-ranged = distance
name-chichen_itza-action-magic = magie
name-chichen_itza-action-reinforcement = renforts
name-chichen_itza-action-regroup = regroupement
name-chichen_itza-action-scout = éclaireur
name-chichen_itza-action-magic-cards = cartes Magie
name-chichen_itza-action-declare-war = guerre
name-chichen_itza-action-favor = faveur
name-chichen_itza-hero-wanderer = voyageur
name-chichen_itza-hero-champion = champion
name-chichen_itza-hero-commander = commandant
name-chichen_itza-unit-warrior =
    { $count ->
        [one] guerrier
       *[other] guerriers
    }
name-chichen_itza-piece-scout = éclaireur
name-chichen_itza-track-favor = faveur
name-chichen_itza-magic-stone =
    { $count ->
        [one] carte Pierre
       *[other] cartes Pierre
    }
name-chichen_itza-magic-fire =
    { $count ->
        [one] carte Feu
       *[other] cartes Feu
    }
name-chichen_itza-unit-wanderer = voyageur
name-chichen_itza-unit-champion = champion
name-chichen_itza-unit-commander = commandant
name-chichen_itza-colour-gold = or
name-chichen_itza-colour-green = vert
name-chichen_itza-colour-red = rouge
name-chichen_itza-colour-blue = bleu
name-chichen_itza-gem-red = rouge
name-chichen_itza-gem-yellow = jaune
name-chichen_itza-gem-blue = bleue
name-chichen_itza-gem-green = verte
name-chichen_itza-gem-white = blanche
name-chichen_itza-line-yellow-green = jaune–vert
name-chichen_itza-line-yellow-blue = jaune–bleu
name-chichen_itza-line-yellow-white = jaune–blanc
name-chichen_itza-line-yellow-red = jaune–rouge
name-chichen_itza-line-green-white = vert–blanc
name-chichen_itza-line-green-red = vert–rouge
name-chichen_itza-line-green-blue = vert–bleu
name-chichen_itza-line-white-red = blanc–rouge
name-chichen_itza-line-white-blue = blanc–bleu
name-chichen_itza-line-red-blue = rouge–bleu
name-chichen_itza-bonus-coins_4 = 4 pièces
name-chichen_itza-bonus-magic_cards_3 = 3 cartes Magie
name-chichen_itza-bonus-luck_4 = 4 jetons chance
name-chichen_itza-bonus-warriors_to_ci_3 = 3 guerriers vers la cité
name-chichen_itza-bonus-idols_2 = 2 idoles
name-chichen_itza-bonus-gear_up_1 = un engrenage au choix monte d’un niveau
name-chichen_itza-bonus-god_gold = la première carte Dieu or
name-chichen_itza-bonus-god_green = la première carte Dieu verte
name-chichen_itza-bonus-god_red = la première carte Dieu rouge
name-chichen_itza-bonus-god_blue = la première carte Dieu bleue
name-chichen_itza-phase-magic = magie
name-chichen_itza-phase-ranged = distance
name-chichen_itza-phase-melee = mêlée
name-chichen_itza-half-light = clair
name-chichen_itza-half-dark = sombre
name-chichen_itza-symbol-blank = rien
name-chichen_itza-symbol-hit =
    { $count ->
        [one] touche
       *[other] { $count } touches
    }
name-chichen_itza-symbol-arrow =
    { $count ->
        [one] flèche
       *[other] { $count } flèches
    }
name-chichen_itza-symbol-stone =
    { $count ->
        [one] pierre
       *[other] { $count } pierres
    }
name-chichen_itza-symbol-fire = feu
name-chichen_itza-symbol-coin =
    { $count ->
        [one] pièce
       *[other] { $count } pièces
    }
name-chichen_itza-symbol-guard =
    { $count ->
        [one] parade
       *[other] { $count } parades
    }
name-chichen_itza-item-creature-placed = { $kind } sur { $place }
name-chichen_itza-way-idol = idole
name-chichen_itza-way-luck = chance
name-chichen_itza-way-one-shield = un bouclier pour tout
name-chichen_itza-step-supply = Approvisionnement : pièces
name-chichen_itza-step-warriors = Approvisionnement : guerriers
name-chichen_itza-step-idols = Approvisionnement : idoles
name-chichen_itza-step-shields = Approvisionnement : boucliers
name-chichen_itza-step-upkeep = Approvisionnement : entretien des héros
name-chichen_itza-step-gods = Approvisionnement : cartes Dieu
name-chichen_itza-step-turns = Actions
name-chichen_itza-step-tasks = Fin de manche : tâches
name-chichen_itza-step-costs = Fin de manche : nouveaux coûts
name-chichen_itza-step-attack = Fin de manche : attaque de la cité
name-chichen_itza-step-display = Fin de manche : nouveaux dieux

# Ce qui se passe : event-chichen_itza-<nom>.  Le nom de celui qui agit vient devant.
event-chichen_itza-gained = reçoit { $amount } { $good }
event-chichen_itza-gained-more = { $amount } { $good }
event-chichen_itza-paid = paie { $amount } { $good }
event-chichen_itza-paid-more = { $amount } { $good }
event-chichen_itza-gave =
    donne { $amount } { $amount ->
        [one] pièce
       *[other] pièces
    } à { $other }
event-chichen_itza-deployed =
    fait venir { $warriors } { $warriors ->
        [one] guerrier
       *[other] guerriers
    } de la réserve vers { $place }
event-chichen_itza-returned = { "" }
event-chichen_itza-moved =
    déplace { $units } { $units ->
        [one] unité
       *[other] unités
    } depuis { $from } vers { $to }
event-chichen_itza-drew = pioche une carte Magie ({ $type })
event-chichen_itza-drew-hidden = pioche une carte Magie
event-chichen_itza-found = cherche une carte Magie et la prend ({ $type })
event-chichen_itza-traded = échange une idole contre { $for }
event-chichen_itza-used =
    { $as ->
        [usual] utilise { $tile }
       *[other] utilise { $tile } ({ $action })
    }
event-chichen_itza-coins-used = choisit l’action Pièces
event-chichen_itza-gear-raised = monte un engrenage au niveau { $level } ({ $gear })
event-chichen_itza-god-taken = prend { $god }
event-chichen_itza-god-opened = À l’étalage : { $god }
event-chichen_itza-god-removed = Hors du jeu : { $god }
event-chichen_itza-god-looked = voit { $god }
event-chichen_itza-god-looked-more = { $god }
event-chichen_itza-gods-looked =
    regarde { $number } { $number ->
        [one] carte
       *[other] cartes
    } Dieu ({ $colour })
event-chichen_itza-scouted = envoie un éclaireur vers { $place }
event-chichen_itza-saw-strength = { $place } : { $kind } de force { $strength }
event-chichen_itza-saw-ruin =
    { $points ->
        [one] { $place } : { $points } point, bonus : { $bonus }
       *[other] { $place } : { $points } points, bonus : { $bonus }
    }
event-chichen_itza-treasure = trouve un trésor (dé : { $pips })
event-chichen_itza-war-declared = déclare la guerre
event-chichen_itza-peace-made =
    repasse en paix ({ $war ->
        [0] plus aucun marqueur en guerre
        [one] encore { $war } marqueur en guerre
       *[other] encore { $war } marqueurs en guerre
    })
event-chichen_itza-favored = monte en faveur sur la case { $space }
event-chichen_itza-recruited = recrute { $card } ({ $hero }, { $place })
event-chichen_itza-hero-left = perd { $card } ({ $hero })
event-chichen_itza-hero-opened = Sur une pile : { $card }
event-chichen_itza-fought = attaque { $other } ({ $place })
event-chichen_itza-creature-fought =
    combat une créature de { $hearts } { $hearts ->
        [one] cœur
       *[other] cœurs
    } ({ $kind }, { $place })
event-chichen_itza-phase-began = Phase { $number } : { $phase }
event-chichen_itza-cast =
    joue { $number } { $number ->
        [one] carte
       *[other] cartes
    } Magie ({ $type })
event-chichen_itza-rolled = obtient { $pips } aux dés
event-chichen_itza-hits =
    { $hits ->
        [0] ne touche pas
       *[other] touche { $hits } fois
    }
event-chichen_itza-face-rolled = La créature obtient : { $symbols } ({ $kind }, dé { $half })
event-chichen_itza-hearts =
    { $hearts ->
        [0] Il ne reste aucun cœur
        [one] Il reste { $hearts } cœur
       *[other] Il reste { $hearts } cœurs
    } à la créature ({ $kind })
event-chichen_itza-lost =
    perd { $warriors } { $warriors ->
        [one] guerrier
       *[other] guerriers
    }
event-chichen_itza-blocked =
    arrête { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    } ({ $way })
event-chichen_itza-won = gagne le combat ({ $place })
event-chichen_itza-held-off = échoue devant { $place }
event-chichen_itza-fled = La créature s’enfuit ({ $kind }, { $place })
event-chichen_itza-defeated = vainc une créature de force { $strength } ({ $kind })
event-chichen_itza-retreated =
    se replie avec { $units } { $units ->
        [one] unité
       *[other] unités
    } ({ $place })
event-chichen_itza-captured = conquiert { $place }
event-chichen_itza-gem-taken = prend une gemme ({ $gem })
event-chichen_itza-line-triggered = active une ligne de l’étoile ({ $line } : { $bonus })
event-chichen_itza-task-opened = Tâches en jeu : { $task }
event-chichen_itza-task-met = accomplit { $task }
event-chichen_itza-round-began = Manche { $round }
event-chichen_itza-cost-dealt = Marqueurs de coût, lignes d’abord : { $cost }
event-chichen_itza-order-set = reçoit le marqueur { $marker } de l’ordre du tour
event-chichen_itza-attacked = défend la cité contre une créature de force { $strength } ({ $kind })
event-chichen_itza-repelled = repousse la créature pour { $points } points ({ $kind })
event-chichen_itza-failed = ne repousse pas la créature ({ $kind })
event-chichen_itza-final =
    finit avec { $points } { $points ->
        [one] point
       *[other] points
    }
event-chichen_itza-tile-laid = Tuiles posées : { $place }
event-chichen_itza-creature-placed = Créatures : { $place }
event-chichen_itza-action-placed = Tuiles Action : { $tile }
event-chichen_itza-turn-began = commence son tour
event-chichen_itza-step-began = { $step }
event-chichen_itza-coin-stolen = se fait prendre une pièce par la créature ({ $kind })
event-chichen_itza-guarded =
    La créature annule { $damage } { $damage ->
        [one] dégât
       *[other] dégâts
    } ({ $kind })
event-chichen_itza-lifted = prend une unité sur { $place } ({ $unit })
event-chichen_itza-put-down = pose une unité sur { $place } ({ $unit })
event-chichen_itza-joined =
    emmène { $warriors } { $warriors ->
        [one] guerrier
       *[other] guerriers
    } depuis { $place }
event-chichen_itza-prophecy-revealed = { $prophecy }. { $text }
event-chichen_itza-prophecy-discarded = Hors du jeu : { $prophecy }
event-chichen_itza-gear-lowered = baisse un engrenage au niveau { $level } ({ $gear })
event-chichen_itza-cowed = baisse d’un niveau ses engrenages au-dessus du niveau 1 ({ $kind })
event-chichen_itza-recovered = retrouve le niveau de ses engrenages ({ $kind })
event-chichen_itza-second-roll = La créature n’a rien obtenu et relance une fois ({ $kind })
event-chichen_itza-tunnelled = passe par le tunnel de { $from } à { $to }
event-chichen_itza-recalled = ramène un guerrier dans la réserve depuis { $place }
event-chichen_itza-recalled-more = un autre depuis { $place }

# Ce qui est demandé : prompt-chichen_itza-<question>.
prompt-chichen_itza-turn = Choisir une tuile Action, ou l’action Pièces.
prompt-chichen_itza-from = Choisir d’où part le déplacement, ou s’arrêter.
prompt-chichen_itza-group = Choisir qui part.
prompt-chichen_itza-to = Choisir où va le groupe, ou s’arrêter.
prompt-chichen_itza-join = Choisir combien de guerriers rejoignent le groupe.
prompt-chichen_itza-reinforce = Poser un guerrier de la réserve sur le plateau, ou s’arrêter.
prompt-chichen_itza-lift = Choisir une unité à regrouper, ou s’arrêter.
prompt-chichen_itza-put = Choisir où va l’unité.
prompt-chichen_itza-recruit = Choisir un héros et sa place de départ.
prompt-chichen_itza-scout = Choisir où va l’éclaireur.
prompt-chichen_itza-god = Choisir une carte Dieu.
prompt-chichen_itza-looked = Garder une de ces cartes Dieu.
prompt-chichen_itza-gear = Choisir un engrenage à monter.
prompt-chichen_itza-treasure = Augmenter le dé de trésor de 1, ou garder le jet.
prompt-chichen_itza-upkeep = Garder ce héros contre son entretien, ou le renvoyer.
prompt-chichen_itza-yield = Choisir combien de villages et de camps donnent des pièces ; les autres donnent des guerriers.
prompt-chichen_itza-invoke = Choisir quel dieu agit ensuite, ou s’arrêter.
prompt-chichen_itza-offer = Accepter ce que la carte propose, ou refuser.
prompt-chichen_itza-cast = Jouer des cartes Magie d’un type, ou aucune.
prompt-chichen_itza-rolled = Garder son jet, ou le changer.
prompt-chichen_itza-followed = Garder le jet supplémentaire, ou payer pour mieux.
prompt-chichen_itza-creature = Garder le jet de la créature, ou le faire relancer.
prompt-chichen_itza-damage = Arrêter des dégâts, ou les subir.
prompt-chichen_itza-lose = Choisir quel héros tombe.
prompt-chichen_itza-phases = Choisir combien de ces phases ont lieu.
prompt-chichen_itza-call = Appeler un guerrier au combat, ou s’arrêter.
prompt-chichen_itza-settle = Poser le héros sur une autre tuile, ou s’arrêter.
prompt-chichen_itza-line = Choisir une ligne de l’étoile ; elle donne son bonus.
prompt-chichen_itza-mark = Choisir le guerrier qui va sur la tâche.
prompt-chichen_itza-fighters = Choisir qui défend la cité.
prompt-chichen_itza-sell = Échanger des idoles, ou s’arrêter.
prompt-chichen_itza-lay = Choisir où va la tuile.
prompt-chichen_itza-free-hero = Choisir un héros qui vient gratuitement dans la cité.
prompt-chichen_itza-lower = Choisir un engrenage à baisser d’un niveau.
prompt-chichen_itza-raise = Monter un engrenage d’un niveau, ou refuser.
prompt-chichen_itza-held = Votre éclaireur tient cette tuile. La laisser ainsi, ou refuser le dieu 36 et la conquérir avec son bonus.
prompt-chichen_itza-hearts = Donner des idoles pour des cœurs de la créature, ou arrêter.
prompt-chichen_itza-die = Un dé est lancé.
prompt-chichen_itza-face = Le dé de la créature est lancé.
prompt-chichen_itza-draw-tile = Une tuile de terrain est tirée.
prompt-chichen_itza-draw-creature = Une carte Créature est tirée.
prompt-chichen_itza-spot = La place d’une créature est tirée.
prompt-chichen_itza-strength = La force d’une créature est révélée.
prompt-chichen_itza-draw-ruin = Une tuile Ruine est révélée.
prompt-chichen_itza-draw-magic = Une carte Magie est piochée.
prompt-chichen_itza-draw-task = Une tâche est tirée.
prompt-chichen_itza-draw-god = Une carte Dieu est tirée.
prompt-chichen_itza-draw-hero = Une carte Héros est retournée.
prompt-chichen_itza-deal-action = Une tuile Action est placée.
prompt-chichen_itza-deal-cost = Un marqueur de coût est placé.
prompt-chichen_itza-order = Un marqueur d’ordre du tour est distribué.
prompt-chichen_itza-draw-prophecy = Une prophétie est révélée.

# Options : option-chichen_itza-<nom>.
option-chichen_itza-god16 = Le dieu 16 limite le prix de l’action Mêlée à 3 pièces, ou à 2.
option-chichen_itza-stone-faces = La magie de pierre touche sur 4 faces du dé, ou sur 3.
option-chichen_itza-shaman = Le chaman lance son dé en magie et en mêlée, ou seulement en mêlée.
option-chichen_itza-god42 = Le dieu 42 supprime toutes les phases à distance, ou une seule.
option-chichen_itza-god22 = Ce qu’une idole n’arrête pas aussitôt avec le dieu 22 reste pour tout le combat, ou se perd avec la phase.
option-chichen_itza-god36 = Avec le dieu 36, un éclaireur tient une tuile seulement sans éclaireur des autres, ou aussi à leurs côtés.
option-chichen_itza-regroup = On regroupe vers toutes les tuiles contrôlées, ou seulement vers celles qui ont des unités.
option-chichen_itza-recruit = Les héros arrivent sur toute tuile contrôlée, ou seulement là où il y a des unités.
option-chichen_itza-reinforcement = Les renforts peuvent être répartis, ou vont tous au même endroit.
option-chichen_itza-layout = Les tuiles suivent la disposition compacte, ou sont posées par les joueurs, ou par le hasard.
option-chichen_itza-prophecies = Prophéties : sans, ou avec une carte retournée au début de chaque manche, qui vaut pour tous jusqu’à sa fin.
option-chichen_itza-creatures = Nouvelles créatures : aucune, ou T-Rex, vélociraptor et ptéranodon, chacun à la place d’une autre créature de base, jamais du serpent, par exemple t-rex:jaguar+pteranodon:monkey.
option-chichen_itza-tunnels = Tunnels : aucun, ou les mines blanche, rouge et bleue sont reliées sous terre, chacune à un pas des autres.

# Champs des scénarios : field-chichen_itza-<nom>, avec seat- devant ceux d’une place.
field-chichen_itza-stage = Où la manche reprend ; « turns » par défaut.
field-chichen_itza-turn = À qui le tour ; le premier de l’ordre du tour par défaut.
field-chichen_itza-round = Le numéro de la manche.
field-chichen_itza-order = Les places dans l’ordre du tour.
field-chichen_itza-favor-order = Les marqueurs de faveur du plus bas au plus haut, chaque pile de bas en haut.
field-chichen_itza-tiles = Tuiles de terrain : case, créature, ruine, gemmes, éclaireurs et unités.
field-chichen_itza-city = Unités de chaque place dans la cité.
field-chichen_itza-rows = Marqueurs de coût des lignes, de haut en bas.
field-chichen_itza-columns = Marqueurs de coût des colonnes, de gauche à droite.
field-chichen_itza-grid = Tuiles Action, ligne par ligne.
field-chichen_itza-marks = Qui a un marqueur sur quelle tuile Action.
field-chichen_itza-tasks = Cartes Tâche en jeu.
field-chichen_itza-open-gods = Cartes Dieu à l’étalage, ou none.
field-chichen_itza-god-decks = Cartes Dieu dans les pioches.
field-chichen_itza-god-under = Cartes Dieu remises sous une pioche.
field-chichen_itza-looked = Cartes Dieu que quelqu’un regarde.
field-chichen_itza-hero-tops = La carte visible de chaque pile de héros.
field-chichen_itza-hero-decks = Cartes Héros sous la carte visible.
field-chichen_itza-hero-under = Cartes Héros revenues sous leur pile.
field-chichen_itza-deck = Cartes Magie dans la pioche.
field-chichen_itza-pile = Cartes Magie dans la défausse.
field-chichen_itza-attacks = Créatures qui n’ont pas encore attaqué la cité.
field-chichen_itza-fight = Le combat en cours, ou none.
field-chichen_itza-prophecy = La prophétie en vigueur, ou none.
field-chichen_itza-past-prophecies = Prophéties des manches précédentes.
field-chichen_itza-more-gods = Autres cartes Dieu à l’étalage, par couleur.
field-chichen_itza-seat-coins = Pièces de la place.
field-chichen_itza-seat-luck = Jetons chance de la place.
field-chichen_itza-seat-idols = Idoles de la place.
field-chichen_itza-seat-shields = Boucliers actifs.
field-chichen_itza-seat-defense = Niveau de l’engrenage défense.
field-chichen_itza-seat-melee = Niveau de l’engrenage mêlée.
field-chichen_itza-seat-ranged = Niveau de l’engrenage distance.
field-chichen_itza-seat-magic = Niveau de l’engrenage magie.
field-chichen_itza-seat-reserve = Guerriers en réserve ; ceux qui restent par défaut.
field-chichen_itza-seat-strips = Les faces des bandeaux de réserve, de bas en haut.
field-chichen_itza-seat-stone = Cartes pierre en main.
field-chichen_itza-seat-fire = Cartes feu en main.
field-chichen_itza-seat-hand = Cartes Magie en main.
field-chichen_itza-seat-shown = Cartes Magie en main dont tous connaissent le type.
field-chichen_itza-seat-gods = Cartes Dieu de la place.
field-chichen_itza-seat-heroes = La carte de chaque héros sur le plateau.
field-chichen_itza-seat-gems = Gemmes de la place.
field-chichen_itza-seat-war = Marqueurs diplomatie en guerre.
field-chichen_itza-seat-favor = Case de la piste de faveur ; 0 est le départ.
field-chichen_itza-seat-tasks = Tâches accomplies par la place.
field-chichen_itza-seat-trophies = Forces des créatures vaincues, par espèce.
field-chichen_itza-seat-repelled = Créatures repoussées de la cité, avec leurs points.
field-chichen_itza-seat-failed = Créatures qui n’ont pas été repoussées.
field-chichen_itza-seat-turns = Tours joués dans cette manche.
field-chichen_itza-seat-repeated = Si une tuile déjà marquée a servi de nouveau dans cette manche.
field-chichen_itza-seat-levy = Guerriers dus à la place de pièces.
field-chichen_itza-seat-lifted = Guerriers en main pendant un regroupement.
field-chichen_itza-seat-markers-left = Marqueurs Action restants dans cette manche.
field-chichen_itza-seat-scouts-left = Éclaireurs restants sur le plateau personnel.
field-chichen_itza-seat-controls = Tuiles de terrain contrôlées.

# Le décompte final : score-chichen_itza-<partie>.
score-chichen_itza-terrain = Terrain
score-chichen_itza-strips = Bandeaux
score-chichen_itza-idols = Idoles
score-chichen_itza-creature-cards = Attaques de la cité
score-chichen_itza-gods = Dieux
score-chichen_itza-tasks = Tâches
score-chichen_itza-gems = Gemmes
score-chichen_itza-ruins = Ruines
score-chichen_itza-creatures = Créatures
score-chichen_itza-heroes = Héros

# Le plateau en texte.
board-chichen_itza-round = Manche { $round } sur { $rounds } · ordre du tour : { $order }
board-chichen_itza-favored = Faveur, de haut en bas : { $favor }
board-chichen_itza-attacks = Attaqueront encore la cité, sauf une : { $kinds }
board-chichen_itza-magic = Pioche Magie : { $deck } · défausse : { $stone } pierre, { $fire } feu
board-chichen_itza-laying = Tuile à poser : { $tile }
board-chichen_itza-legend-tiles = M mine · R ruine · C camp · V village · T temple · ~ eau · ◆ gemmes · ⌂ ruine : bonus/points
board-chichen_itza-legend-units = serpent ? : créature de force inconnue · 3+1 : guerriers et héros · ° éclaireurs
board-chichen_itza-legend-both = ≈ terre et eau
board-chichen_itza-legend-tunnels = ∩ tunnel : 1 pas vers les autres
board-chichen_itza-city = Chichén Itzá
board-chichen_itza-tile = Tuile
board-chichen_itza-cell = Case
board-chichen_itza-on-tile = Qui s’y trouve
board-chichen_itza-costs = Coût
board-chichen_itza-gods = Cartes Dieu
board-chichen_itza-heroes = Héros
board-chichen_itza-tasks = Tâches
board-chichen_itza-prophecies = Prophéties
board-chichen_itza-prophecy = { $prophecy }. { $text }
board-chichen_itza-past-prophecies = Auparavant : { $past }
board-chichen_itza-prophecies-left =
    { $left ->
        [0] Aucune prophétie ne reste cachée
        [one] { $left } prophétie encore cachée
       *[other] { $left } prophéties encore cachées
    }
board-chichen_itza-cowed = Engrenages abaissés ({ $kind }) : { $gears }.
board-chichen_itza-left = { $left } dans la pioche
board-chichen_itza-upkeep = entretien { $upkeep }
board-chichen_itza-task-round = après la manche { $round }
board-chichen_itza-none = aucune
board-chichen_itza-fight-creature = Combat ({ $place }) : { $seat } { $units } contre une créature avec { $hearts } cœurs sur { $strength } ({ $kind })
board-chichen_itza-fight-player = Combat ({ $place }) : { $seat } { $units } contre { $other } { $others }
board-chichen_itza-fight-phase = Phase { $number } sur { $planned } : { $phase } · dés : { $dice } · touches : { $hits } et { $blows }
board-chichen_itza-coins = Pièces
board-chichen_itza-luck = Jetons chance
board-chichen_itza-idols = Idoles
board-chichen_itza-shields = Boucliers actifs
board-chichen_itza-gears = Déf./mêlée/dist./magie
board-chichen_itza-reserve = Réserve (bandeaux payants)
board-chichen_itza-hand = Cartes Magie
board-chichen_itza-own-hand = { $count } ({ $stone } pierre, { $fire } feu)
board-chichen_itza-seen-hand = { $count } (connues : { $stone } pierre, { $fire } feu)
board-chichen_itza-war = Marqueurs en guerre
board-chichen_itza-favor = Faveur
board-chichen_itza-left-over = Marqueurs/éclaireurs restants
board-chichen_itza-gems = Gemmes
board-chichen_itza-cards = Cartes Dieu
board-chichen_itza-own-heroes = Héros
board-chichen_itza-trophies = Créatures
board-chichen_itza-attack-cards = Attaques de la cité
board-chichen_itza-tiles = Tuiles
