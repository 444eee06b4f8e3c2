# Problèmes : les tâches, le résultat d’un essai, la raison de la solution, les erreurs de fichiers et les commandes.

puzzle-kind-best = Meilleur tour
puzzle-kind-points = Le plus de points
puzzle-kind-win = Gagner
puzzle-kind-forbidden = Interdit

puzzle-title-best = Trouvez le meilleur tour
puzzle-title-points = Marquez le plus de points possible
puzzle-title-win = Gagnez à partir d’ici
puzzle-title-forbidden = Trouvez le coup interdit

puzzle-task-best = Vous êtes { $seat }. Un tour vous donne une chance de victoire nettement meilleure que tous les autres. Trouvez-le.
puzzle-task-points = Vous êtes { $seat }. Trouvez le tour qui rapporte tout de suite le plus de points.
puzzle-task-win = Vous êtes { $seat }. La fin est proche. Trouvez le tour qui gagne.
puzzle-task-forbidden = Vous êtes { $seat }. Les règles permettent tous ces { $count } coups sauf un. Lequel refusent-elles ?

puzzle-value-chance = { $value } % de chance de victoire
puzzle-value-points = { $value } points

puzzle-hint-rule = Pensez à cette règle : { $rule }.
puzzle-hint-not = Ce n’est pas cela, même si c’est proche : { $turn }.
puzzle-hint-steps =
    { $count ->
        [one] La solution a { $count } coup.
       *[other] La solution a { $count } coups.
    }
puzzle-solved = Résolu
puzzle-missed = Pas tout à fait
puzzle-given-up = La solution
puzzle-why = La solution : { $moves } – { $worth }.
puzzle-why-next = Le meilleur tour suivant : { $moves } – { $worth }.
puzzle-why-quick = Un robot rapide joue : { $moves } – { $worth }.
puzzle-levels = Le niveau de robots le plus faible qui la trouve : { $levels }.
puzzle-levels-none = Aucun niveau de robots ne la trouve.
puzzle-checked-exact = Les { $turns } tours différents ont tous été comparés, exactement.
puzzle-checked-deep = Les { $compared } tours les plus prometteurs ont été comparés en { $simulations } simulations.

problem-puzzle-position = Ce n’est pas une position sous forme de données.
problem-puzzle-impossible = Cette position est impossible : { $detail }
problem-puzzle-seat = Dans cette position, la question ne s’adresse pas à { $seat }.
problem-puzzle-question = La question de cette position ne découle pas de ses règles.
problem-puzzle-forbidden-fields = « moves » et « rule » vont avec un problème du genre « forbidden », et seulement avec lui.
problem-puzzle-path = Un essai a au plus { $most } coups.
problem-puzzle-move = « { $move } » ne peut pas être joué à cet endroit du problème.
problem-puzzle-done = Cet essai est terminé.
problem-puzzle-not-done = Le tour n’est pas encore terminé.
problem-unknown-puzzle = Il n’y a pas de problème « { $name } ».
problem-unknown-puzzle-near = Il n’y a pas de problème « { $name } » ; voulez-vous dire « { $near } » ?
problem-no-puzzles = Il n’y a pas de problèmes pour { $game }.

puzzle-played = Votre tour : { $moves } – { $worth }.
puzzle-played-unknown = Votre tour : { $moves }. Il n’était pas parmi les plus prometteurs.
puzzle-played-allowed = { $moves } : les règles le permettent.
puzzle-listed = { $id } – { $title } ({ $kind }, degré { $grade }, { $players } joueurs, { $rating })
puzzle-help-hint = hint : où regarder.
puzzle-help-undo = undo : reprendre le dernier coup du tour.
puzzle-help-restart = restart : recommencer le tour.
puzzle-help-solution = solution : montrer la solution ; cela termine l’essai.
puzzles-making = Recherche de problèmes
puzzles-checking = Vérification des problèmes
puzzles-resumed = Cette recherche était déjà commencée. Elle reprend à la partie { $game } et a { $count } problèmes.
puzzles-made = { $count } problèmes de { $games } parties : { $folder }
puzzles-checked =
    { $count ->
        [one] { $count } problème est correct.
       *[other] { $count } problèmes sont corrects.
    }

help-puzzle = Résoudre un problème : la liste, un problème, ou celui du jour.
help-puzzle-what = Un jeu pour la liste, un problème sous la forme GAME/NAME, ou daily.
help-puzzle-game = Avec daily : le jeu.
help-puzzles = Faire des problèmes à partir de parties de robots, et les vérifier.
help-puzzles-make = Chercher des problèmes dans des parties de robots contre eux-mêmes. Une recherche interrompue reprend où elle s’est arrêtée.
help-puzzles-kind = Le genre des problèmes ; peut être répété. Sans lui, tous les genres du jeu.
help-puzzles-count = Combien de chaque genre.
help-puzzles-seed = La même graine donne les mêmes problèmes.
help-puzzles-games = Regarder au plus ce nombre de parties.
help-puzzles-out = Le dossier des fichiers.
help-puzzles-check = Recalculer les problèmes et dire ce qui ne va pas ; sans noms, tous ceux du programme.
help-puzzles-what = Fichiers, dossiers ou jeux.
help-puzzles-deep = Comparer aussi les tours par de nouvelles simulations, avec d’autres dés.

problem-puzzle-kind = { $game } n’a pas de problèmes du genre « { $kind } » ; il y a { $allowed }.
problem-puzzle-progress = { $file } est abîmé. Supprimez ce fichier pour recommencer.
problem-puzzle-folder = Il n’y a pas de fichiers de problèmes dans « { $folder } ».
problem-puzzle-arguments = Seul « daily » peut être suivi d’un jeu, pas « { $what } ».
problem-puzzle-no-why = Dans ce problème, ce serait la réponse.
problem-puzzle-hidden = Ce que la place voit ou peut faire ici dépend de quelque chose qu’elle ne peut pas savoir.
problem-puzzle-no-solution = Ces coups ne résolvent pas le problème.
problem-puzzle-first-line = La première ligne doit être une des solutions.
problem-puzzle-also-solves = Cette ligne résout aussi le problème.
problem-puzzle-too-long = Le tour est fini avant ce coup.
problem-puzzle-too-many = Il y a trop de tours ici pour tous les vérifier.
problem-puzzle-forbidden = « { $move } » : tous les coups sauf la solution doivent être permis, et la solution doit être refusée.
problem-puzzle-rule = La règle { $rule } refuse ce coup, et aucune autre.
problem-puzzle-figure = Le fichier dit { $said }, mais c’est { $found }.
problem-puzzle-gap = La solution n’est que { $gap } meilleure que le tour suivant ; il faut au moins { $least }.
problem-puzzle-meal = Le jour de repas a déjà lieu pendant le tour ici.
