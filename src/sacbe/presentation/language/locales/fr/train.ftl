# `sacbe train` : un jeu apprend de ses parties contre lui-même.

help-train =
    Fait apprendre un jeu de ses propres parties : jouer, ajuster de nouveaux poids, les comparer aux meilleurs, encore et encore.

    On peut arrêter à tout moment ; la même commande reprend là où elle en était. Le même plan donne les mêmes poids avec n’importe quel nombre de processus.
help-train-folder = Où se trouve l’apprentissage ; par défaut training/JEU.
help-train-generations = Jusqu’à quelle génération apprendre.
help-train-games = Parties contre soi-même dans une génération.
help-train-duels = Parties entre les nouveaux poids et les meilleurs dans une génération.
help-train-players = Nombres de joueurs, aussi souvent que les parties doivent les avoir, par exemple 2,3,4,4 ; par défaut tous ceux du jeu.
help-train-option = Un module ou une lecture d’une règle discutée, sous la forme nom=valeur ; avec plusieurs valeurs, séparées par des virgules, on joue avec chacune d’elles.
help-train-export = À la fin, étalonner et vérifier les chances des meilleurs poids, et écrire les poids dans ce dossier.
help-train-calibration-games = Parties à quatre sur lesquelles les chances sont étalonnées et vérifiées ; à deux ou trois, il y en a davantage.
help-train-log = Seulement montrer à nouveau le journal du dossier.

train-playing = Génération { $generation } : joue
train-fitting = Génération { $generation } : ajuste
train-meeting = Génération { $generation } : compare
train-reached = La génération { $generation } est atteinte dans { $folder } ; il ne reste rien à apprendre.
train-generation =
    { $kept ->
        [yes] Génération { $generation } : gagne { $share } ± { $interval } contre la meilleure jusque-là et prend sa place ; les vainqueurs ont { $winners } points ; { $seconds } s
       *[no] Génération { $generation } : gagne { $share } ± { $interval } contre la meilleure jusque-là, qui reste ; les vainqueurs ont { $winners } points ; { $seconds } s
    }
train-kept =
    { $kept ->
        [yes] oui
       *[no] non
    }
train-chances = les chances s’écartent de { $errors }
train-error = { $error } ({ $players } joueurs)
train-exported = Les poids de la génération { $generation } sont dans { $folder }. Points des vainqueurs, et écart des chances dans chaque quart de la partie :
train-heading-generation = Génération
train-heading-kept = Meilleure
train-heading-chances = Écart des chances
train-heading-players = Joueurs
train-quarter = Quart { $number }

problem-nothing-to-learn = Il n’y a rien à apprendre dans { $game } : il n’a pas de caractéristiques.
problem-player-counts = « { $text } » n’est pas une liste de nombres de joueurs comme 2,3,4.
problem-training-other-plan = L’apprentissage dans { $folder } a été commencé avec un autre plan (différences : { $what }) ; donnez le même, ou prenez un autre dossier.
problem-training-other-game = L’apprentissage dans { $folder } a été commencé avec d’autres règles ou caractéristiques de { $game } ; prenez un autre dossier.
problem-training-damaged = L’apprentissage dans { $folder } est abîmé ({ $file }) ; rien n’a été changé.
problem-training-busy = Un autre processus apprend déjà dans { $folder }.
problem-training-nothing-yet = Rien n’a encore été appris dans { $folder }.
problem-training-too-few = Aucun moment de ces { $games } parties n’a été gardé ; apprenez avec plus de parties.
