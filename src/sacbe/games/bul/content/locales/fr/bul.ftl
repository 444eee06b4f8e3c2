# Le bul en mots : noms, événements, questions, champs des scénarios, options, la rangée.

name-bul-game = Bul
name-bul-seat-red = Rouge
name-bul-seat-blue = Bleu
name-bul-piece-captive =
    { $count ->
        [one] captif
       *[other] captifs
    }
name-bul-piece-killed =
    { $count ->
        [one] pion tué
       *[other] pions tués
    }
name-bul-piece-in-hand = en main
name-bul-place-hand = main

# Une case de la rangée.
place-bul = case { $space }

# Ce qui arrive : event-bul-<nom>.  Quand un camp agit, son nom précède ces mots.
event-bul-threw = lance { $steps }
event-bul-entered = fait entrer un pion en { $to }
event-bul-moved = avance de { $from } à { $to }
event-bul-captured =
    { $pieces ->
        [one] capture un pion
       *[other] capture { $pieces } pions
    }
event-bul-left =
    { $killed ->
        [0] dépasse l’autre bout depuis { $from } et reprend { $freed } en main
        [one] rentre depuis { $from } et tue un captif
       *[other] rentre depuis { $from } et tue { $killed } captifs
    }
event-bul-passed = ne peut pas jouer et passe
event-bul-final =
    { $taken ->
        [one] termine avec un pion pris
       *[other] termine avec { $taken } pions pris
    }

# Ce qui est demandé : prompt-bul-<question>.
prompt-bul-throw = On lance les grains.
prompt-bul-move = Faites entrer un pion ou déplacez une pile.

# Ce qui va avec une question.
detail-bul-move =
    { $steps ->
        [one] Le jet donne un pas.
       *[other] Le jet donne { $steps } pas.
    }

# Ce que fait un coup, là où les mots de tous les jeux ne suffisent pas.
effect-bul-put = { $place }

# Options : option-bul-<nom>.
option-bul-captors = Qui a des captifs revient vers son propre bout, ou continue vers l’autre.

# Champs des scénarios : field-bul-<nom>, avec seat- devant les champs d’un camp.
field-bul-turn = À qui le tour ; rouge sans autre indication.
field-bul-thrown = Les pas lancés, 0 avant le lancer.
field-bul-row = Les piles par case, chacune comme liste des camps de ses pions, le détenteur en premier.
field-bul-seat-hand = Pions en main ; sans autre indication, ceux qui ne sont nulle part ailleurs.
field-bul-seat-dead = Ses propres pions tués.
field-bul-seat-captives = Pions adverses retenus captifs.

# Le tableau final : score-bul-<partie>.
score-bul-killed = Tués
score-bul-captives = Captifs

# La rangée en texte.
board-bul-thrown =
    { $steps ->
        [0] { $seat } va lancer.
       *[other] { $seat } a lancé { $steps }.
    }
board-bul-side = { $seat } : { $hand } en main, { $captives } captifs, { $dead } perdus

# Pour les joueurs : la rangée racontée, les coups en mots, et pourquoi un coup est refusé.
spoken-bul-stack = Case { $space } : { $stack }
spoken-bul-empty = La rangée est vide.
move-bul-enter = Faire entrer un pion
move-bul-move = Déplacer la pile de la case { $space }
move-bul-pass = Passer
refusal-bul-enter-hand = Il n’y a pas de pion en main.
refusal-bul-move-own-stack = Aucune pile à vous sur la case { $space }.
refusal-bul-move-no-doubling = La case { $space } est tenue par votre propre camp.
refusal-bul-turn-must-move =
    { $moves ->
        [one] Un coup est possible, on ne peut donc pas passer.
       *[other] { $moves } coups sont possibles, on ne peut donc pas passer.
    }

# What is so now with a space and a side: note-bul-<what>.
note-bul-stack = { $seat } tient une pile de { $count }.
note-bul-empty = Personne n’est ici.
note-bul-side = En main { $hand }, captifs { $captives }, morts { $dead }.
