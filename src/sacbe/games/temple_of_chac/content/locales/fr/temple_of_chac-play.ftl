# Temple of Chac pour les joueurs : coups, questions, panneaux et refus en mots.

# Coups : move-temple_of_chac-<verbe>.
move-temple_of_chac-move =
    { $steps ->
        [one] Se déplacer de { $steps } case ({ $die })
       *[other] Se déplacer de { $steps } cases au plus ({ $die })
    }
move-temple_of_chac-step = Faire un pas { $place }
move-temple_of_chac-stop = S’arrêter là
move-temple_of_chac-interact =
    { $what ->
        [clues] Déchiffrer l’{ $one } et l’{ $two } ({ $die })
        [alcove] Crocheter l’{ $one } : { $two } ({ $die })
        [shore] Tenter de gagner la rive : { $one } ({ $die })
        [bridge] Briser des planches du pont : { $one } ({ $die })
       *[none] Interagir avec la case ({ $die })
    }
move-temple_of_chac-search =
    { $cards ->
        [one] Fouiller : révéler { $cards } carte, { $deck } ({ $die })
       *[other] Fouiller : révéler { $cards } cartes, { $deck } ({ $die })
    }
move-temple_of_chac-gear = Équipement ({ $gear }) : { $text } ({ $die })
move-temple_of_chac-stand = Se relever ({ $die })
move-temple_of_chac-steal =
    { $cards ->
        [0] Voler une carte à { $seat }
        [one] Voler une carte à { $seat } ({ $cards } en main)
       *[other] Voler une carte à { $seat } ({ $cards } en main)
    }
move-temple_of_chac-store = Mettre en réserve : { $treasure } ({ $die })
move-temple_of_chac-swap = Mettre en réserve { $held }, reprendre { $stored } ({ $die })
move-temple_of_chac-discard = Défausser des trésors de la main ({ $die })
move-temple_of_chac-drop = Défausser : { $treasure }
move-temple_of_chac-end =
    { $dice ->
        [0] Terminer le tour
        [one] Terminer le tour ; { $dice } dé est perdu
       *[other] Terminer le tour ; { $dice } dés sont perdus
    }
move-temple_of_chac-flip = Second regard : changer un { $pips } en { $opposite }
move-temple_of_chac-reroll = Relancer un { $pips }
move-temple_of_chac-give = Céder un dé ({ $die })
move-temple_of_chac-suffer = Accepter la blessure
move-temple_of_chac-light = Brandir la torche
move-temple_of_chac-take = Garder : { $treasure }
move-temple_of_chac-leave = Ne rien garder
move-temple_of_chac-stay = Rester ({ $place })
move-temple_of_chac-drift = Dériver { $place }
move-temple_of_chac-go-on = Continuer avec un autre dé ({ $die })
move-temple_of_chac-give-up = Abandonner la serrure
move-temple_of_chac-peek = Déchiffrer l’{ $clue }
move-temple_of_chac-flee = Fuir { $place }
move-temple_of_chac-pushed = Être poussé { $place }
move-temple_of_chac-keep = Garder le jet

# L’effet immédiat d’un coup, en un mot : effect-temple_of_chac-<événement>.
effect-temple_of_chac-put = { "" }
effect-temple_of_chac-washed-over = dans la cascade
effect-temple_of_chac-fell = chute
effect-temple_of_chac-gap-entered = lave à nu
effect-temple_of_chac-escaped = échappé, n° { $order }

# Ce qui accompagne une question.
ask-temple_of_chac-dice = Dés : { $dice }.
ask-temple_of_chac-at = Votre case : { $place }.
ask-temple_of_chac-lying = Vous êtes à terre sur : { $place }.
ask-temple_of_chac-wounds = Blessures : { $wounds } sur { $health }.
ask-temple_of_chac-steps =
    { $left ->
        [0] Sprint : un pas de plus.
        [one] Encore { $left } pas.
       *[other] Encore { $left } pas.
    }
ask-temple_of_chac-cards = Révélé : { $cards }.
ask-temple_of_chac-rolled = Les dés montrent { $dice }.
ask-temple_of_chac-safe = Les dés jusqu’à { $safe } sont sûrs.
ask-temple_of_chac-opening = Avec tous vos dés, elle s’ouvre avec { $percent } % de chances.
ask-temple_of_chac-behind =
    { $spaces ->
        [one] Le rocher est à { $spaces } case derrière vous.
       *[other] Le rocher est à { $spaces } cases derrière vous.
    }
ask-temple_of_chac-lock =
    { $needed ->
        [one] { $alcove } : encore { $needed } réussite. Tirés : { $drawn }.
       *[other] { $alcove } : encore { $needed } réussites. Tirés : { $drawn }.
    }

# Panneaux du terminal.
panel-temple_of_chac-rooms = Salles
panel-temple_of_chac-owned = Avoirs
panel-temple_of_chac-decks = Piles
panel-temple_of_chac-tables = Tables
screen-temple_of_chac-changes = Cette table a son propre matériel ; si un texte ci-dessous dit autre chose, ceci prévaut :
screen-temple_of_chac-heads = qui case bless trau main rés. équ.
screen-temple_of_chac-signs = ? face cachée · ! danger · ≈ disparu · - fouillée · * idole · ° plaque · # numéro de piège · (O) rocher · _ à terre
spoken-temple_of_chac-place = { $place } ({ $parts })
spoken-temple_of_chac-to = vers { $place }
spoken-temple_of_chac-tile =
    { $state ->
        [gone] lave à nu
        [trap] un piège, numéro { $number }
        [down] face cachée, { $glyph }
        [searched] sans danger, fouillée
       *[safe] sans danger, numéro { $number }
    }
spoken-temple_of_chac-web =
    { $state ->
        [hidden] toile cachée
        [spider] araignée
       *[gone] pas de toile
    }
spoken-temple_of_chac-planks =
    { $planks ->
        [one] { $planks } planche
       *[other] { $planks } planches
    }
spoken-temple_of_chac-onwards = en avant
spoken-temple_of_chac-back = en arrière
spoken-temple_of_chac-alcove = { $alcove } avec { $idol }
spoken-temple_of_chac-plate = plaque de pression
spoken-temple_of_chac-here = ici : { $seats }
spoken-temple_of_chac-boulder = le rocher
spoken-temple_of_chac-shut = fermée pour de bon
spoken-temple_of_chac-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
spoken-temple_of_chac-deck =
    { $left ->
        [one] { $god }, reste { $left }
       *[other] { $god }, reste { $left }
    }
spoken-temple_of_chac-clue =
    { $known ->
        [yes] { $clue } : numéro { $number }, tuile { $tile }
       *[no] { $clue } : numéro { $number }, tuile inconnue
    }
spoken-temple_of_chac-webs = Toiles cachées : { $spider } avec araignée, { $blank } vides
spoken-temple_of_chac-discards = Défausse : { $cards }
spoken-temple_of_chac-supply = Traumatismes restants : { $count }
spoken-temple_of_chac-successes =
    { $count ->
        [one] { $idol }, { $count } réussite
       *[other] { $idol }, { $count } réussites
    }

# Pourquoi non : refusal-<identifiant de la règle>, avec les nombres du refus.
refusal-tc-turn-spend-dice = Il ne reste pas de tel dé.
refusal-tc-fall-must-stand = À terre, il faut d’abord se relever.
refusal-tc-action-stand = Vous êtes déjà debout.
refusal-tc-action-move-walls = Aucun chemin n’y mène ({ $space }).
refusal-tc-boulder-blocks = Le rocher barre le passage ({ $space }).
refusal-tc-action-interact = Il n’y a rien à faire ici ({ $space }).
refusal-tc-action-search-where = Cette case ne se fouille pas ({ $space }).
refusal-tc-action-search-deck-limits = La pile de cette salle est vide.
refusal-tc-lava-search-once = Cette tuile a déjà été fouillée ({ $space }).
refusal-tc-action-steal = Voler demande un dé de 4 à 6.
refusal-tc-setup-players = Personne ne joue { $holder } à cette table.
refusal-tc-action-steal-victim = Il n’y a rien à voler ici ({ $holder }).
refusal-tc-action-store-capacity = La réserve est pleine (capacité : { $limit }).
refusal-tc-action-store = Ce trésor n’est pas là ({ $treasure }).
refusal-tc-concept-gear = Vous n’avez pas cet équipement ({ $gear }).
refusal-tc-action-gear-passive = Cet équipement agit de lui-même et ne demande pas de dé ({ $gear }).
refusal-tc-action-gear-once = Cet équipement a déjà servi ce tour-ci ({ $gear }).
refusal-tc-action-gear-no-effect = Cet équipement n’aurait aucun effet ({ $gear }).
refusal-tc-action-gear = Un équipement demande un dé de 1 à 3.
refusal-tc-adventurer-monty-albatross = Seul Monty Albatross retourne un dé, une fois par tour et parmi ceux qui sont lancés.
refusal-tc-gear-compass = Seule la boussole relance un dé, une fois par tour et parmi ceux qui sont lancés.
refusal-tc-turn-roll = On ne change les dés qu’avant d’utiliser le premier.
refusal-tc-turn-unused-die = Il ne reste pas de tel dé inutilisé.
refusal-tc-gear-torch = Il faut une torche qui n’a pas servi ce tour-ci.
refusal-tc-action-search-keep-one = Ce trésor n’a pas été révélé.
refusal-tc-walls-stay-shut = Les murs sont fermés pour de bon ({ $space }).
refusal-tc-bridge-collapse = Le pont s’est effondré.
refusal-tc-action-move = Il faut faire au moins un pas.
refusal-tc-lava-escape-outside = On ne peut pas fuir par là ({ $space }).
refusal-tc-action-move-orthogonal = Un pas ne mène qu’à une case voisine, pas là ({ $space }).
refusal-tc-gear-life-vest = Aucun dé de ce jet ne montre cela.
refusal-tc-fall-isolated = On ne vole rien à qui est à terre ({ $holder }).
refusal-tc-action-discard = Ce trésor n’est pas dans votre main ({ $treasure }).
refusal-tc-action-discard-scope = On défausse au moins un trésor, et seulement de la main.
refusal-tc-boulder-push-forward = Le rocher ne peut pousser personne là ({ $space }).
refusal-tc-boulder-never-shared = Personne ne peut aller là où est le rocher ({ $space }).
refusal-tc-rapids-downstream = Le courant ne mène que vers l’aval, pas là ({ $space }).
refusal-tc-washup-one-way = Seule l’eau y mène ({ $space }).
refusal-tc-gear-bullwhip = Le fouet n’atteint pas { $holder }.

# Les nombres des refus : number-temple_of_chac-<nom> ; $rule est la règle qui refuse, avec des traits d’union.
number-temple_of_chac-space = case : { $value }
number-temple_of_chac-holder = place : { $value }
number-temple_of_chac-limit = { $value } au plus
number-temple_of_chac-treasure = trésor : { $value }
number-temple_of_chac-gear = équipement : { $value }
