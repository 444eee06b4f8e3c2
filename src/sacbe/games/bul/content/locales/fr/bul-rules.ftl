# Les règles du bul : rule-<id> est le nom d’une règle, rule-text-<id> son texte ; les points deviennent des traits d’union.

rule-bul-general-players = Deux camps
rule-text-bul-general-players = Deux camps jouent, rouge et bleu.
rule-bul-general-row = La rangée et les pions
rule-text-bul-general-row = Dix bâtons forment une rangée de neuf cases ; rouge est chez lui avant la case 1, bleu après la case 9, chacun avec cinq pions en main.
rule-bul-turn-order = Ordre des tours
rule-text-bul-turn-order = Rouge commence ; les camps jouent à tour de rôle, et à son tour on lance les grains une fois et on joue une fois.
rule-bul-throw-grains = Le lancer
rule-text-bul-throw-grains = On lance quatre grains de maïs noircis d’un côté : autant de pas que de grains montrent du noir, et cinq pas si aucun n’en montre.
rule-bul-turn-must-move = Obligation de jouer
rule-text-bul-turn-must-move = Qui peut faire entrer un pion ou déplacer une pile doit faire l’un des deux ; on ne passe que si ni l’un ni l’autre n’est possible.
rule-bul-enter-hand = Entrée
rule-text-bul-enter-hand = Un pion en main entre dans la rangée par son propre bout ; la première case compte pour un pas.
rule-bul-move-forward = Vers l’avant
rule-text-bul-move-forward = Une pile sans captif avance vers le bout de l’autre camp, d’exactement autant de pas que lancés.
rule-bul-move-own-stack = Ses propres piles seulement
rule-text-bul-move-own-stack = Un camp ne déplace que les piles coiffées d’un de ses pions, et toujours la pile entière.
rule-bul-move-no-doubling = Jamais sur les siens
rule-text-bul-move-no-doubling = Aucun pion n’entre ni n’avance sur une case que tient son propre camp.
rule-bul-capture-landing = Capture
rule-text-bul-capture-landing = Un camp qui arrive sur une case tenue par l’autre pose son pion dessus et tient ensuite toute la pile.
rule-bul-capture-frees = Délivrance
rule-text-bul-capture-frees = Les pions d’un camp dans une pile qu’il capture ne sont plus captifs et voyagent avec leur sauveur.
rule-bul-ruling-way = Le chemin avec des captifs
rule-text-bul-ruling-way = Une pile qui a des captifs fait demi-tour et revient vers le bout de qui la tient.
rule-bul-home-kill = La fin des captifs
rule-text-bul-home-kill = Une pile qui quitte la rangée avec des captifs, de quelque nombre de pas que ce soit, les tue ; les pions de qui la tient reviennent en main.
rule-bul-home-round = Nouveau tour
rule-text-bul-home-round = Une pile sans captif qui dépasse l’autre bout de la rangée revient en main et peut entrer de nouveau.
rule-bul-ruling-end = La fin de la partie
rule-text-bul-ruling-end = La partie finit dès qu’un camp n’a plus ni pion en main ni pile à lui ; l’autre gagne.
rule-bul-end-score = Décompte
rule-text-bul-end-score = Chaque pion adverse qu’on a tué ou qu’on tient captif à la fin vaut un point.

# Les nombres des refus : number-bul-<nom>.
number-bul-space = case { $value }
number-bul-moves =
    { $value ->
        [one] { $value } coup est possible
       *[other] { $value } coups sont possibles
    }
