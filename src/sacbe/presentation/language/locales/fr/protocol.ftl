# Le protocole en lignes : ce que font ses commandes, et ce qui peut clocher dans une demande.

help-protocol =
    Jouer par lignes sur l’entrée et la sortie standard : pour les programmes, les modèles de langue et les tests.

    « help » donne les commandes ; toute demande reçoit une réponse, une mauvaise reçoit une ligne d’erreur.
help-protocol-json = Demandes et réponses sont des objets JSON, un par ligne.
help-protocol-seat = Ne jouer que cette place et n’apprendre que ce qu’elle peut savoir ; des robots jouent les autres.
help-protocol-bots = Qui joue les autres places avec --seat ; les noms sont répétés pour les places restantes.
help-protocol-tell = Ce que new, load, do et undo disent aussi : les coups permis, ou la question avec l’effet de chaque coup.

protocol-new = commencer une partie ; avec seed=none, c’est vous qui répondez pour le hasard
protocol-show = la position en mots, et ce qui est demandé
protocol-view = la position en données brutes
protocol-options = les coups permis à la place qui doit répondre
protocol-question = la question avec ce qu’il faut savoir, et ce que fait chaque option
protocol-refused = ce que les règles refusent maintenant, et pourquoi
protocol-chances = les chances de victoire de chaque place et les points qu’elle peut attendre
protocol-hint = ce que ferait l’entraîneur : où regarder, le coup, ou les meilleurs coups comparés
protocol-explain = pourquoi une place a pu donner la réponse N
protocol-review = ce qui a décidé la partie, et ses tournants
protocol-what = ce qu’est et ce que fait une tuile, une carte, un lieu ou une pièce, ou tout ce qu’un coup nomme
protocol-why = si un coup est permis, et sinon, la règle
protocol-do = jouer un coup, ou plusieurs séparés par ; (tous ou aucun), et entendre ce qui arrive
protocol-tell = ce que new, load, do et undo disent aussi désormais : les coups permis, ou la question avec l’effet de chaque coup
protocol-undo = reprendre les dernières décisions
protocol-events = ce qui est arrivé, ou ce qui est arrivé depuis la réponse N
protocol-seat = voir désormais la partie depuis cette place
protocol-record = la feuille de la partie
protocol-load = continuer une feuille de partie ; envoyer ses lignes, puis une ligne avec un seul point
protocol-help = cette liste
protocol-quit = partir

problem-protocol-command = Il n’y a pas de commande « { $name } » ; « help » les donne toutes.
problem-protocol-command-near = Il n’y a pas de commande « { $name } » ; vouliez-vous dire « { $near } » ?
problem-protocol-empty = La ligne est vide ; « help » donne les commandes.
problem-protocol-form = Cette commande s’écrit « { $form } ».
problem-protocol-number = « { $value } » n’est pas un nombre possible ici.
problem-protocol-long = Aucun mot et aucun coup ne dépasse { $most } caractères.
problem-protocol-json = Une demande est un objet JSON avec « command », sur une ligne.
problem-protocol-argument = « { $command } » n’a pas d’argument « { $argument } » ; il a { $allowed }.
problem-protocol-missing = « { $command } » a besoin de « { $argument } ».
problem-protocol-value = La valeur de « { $argument } » n’est pas du bon genre.
problem-protocol-no-game = Il n’y a pas encore de partie ; « new » en commence une.
problem-protocol-hidden = Cette session ne peut ni regarder ni jouer pour « { $seat } ».
problem-protocol-undo = Cette session ne peut reprendre que ses propres décisions, et seulement tant qu’elles ne lui ont rien appris.
problem-protocol-record = La feuille de partie dévoile tous les secrets ; cette session l’aura quand la partie sera finie.
problem-protocol-other-game = La feuille de partie est du jeu « { $name } », pas de { $game }.
problem-protocol-line = La ligne ou la feuille de partie dépasse { $most } octets.
problem-protocol-load = La feuille de partie est incomplète : une ligne avec un seul point doit la terminer.
problem-protocol-text = La ligne n’est pas du texte en UTF-8.
problem-protocol-not-here = « { $command } » n’est pas possible ici.
problem-protocol-tell = « { $what } » ne peut pas être dit après un coup ; il y a { $allowed }.
problem-protocol-what = Rien dans ce jeu ne s’appelle « { $thing } ». Donnez un identifiant comme l’écrivent les coups, GENRE:ID, ou un coup entier.
problem-protocol-moves = Donnez « move » ou « moves », pas les deux.
problem-protocol-moves-count = Envoyez de 1 à { $most } coups à la fois.
problem-protocol-between = Envoyez le coup { $number }, « { $move } », seul : avant lui, quelqu’un d’autre ou le hasard répond, ou quelque chose est révélé. Aucun coup n’a été joué.
