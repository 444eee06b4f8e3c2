# La ligne de commande elle-même : titres de l’aide et ce qui se dit hors d’une partie.

cli-usage = Utilisation :
cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-default = par défaut
cli-required = obligatoire
cli-interrupted = Interrompu.
cli-progress = { $doing } : { $count } sur { $total }
cli-hint-pure = Le moteur n’est pas compilé et tourne dix à vingt fois moins vite ; avec un compilateur C, « make setup » le compile.

# Textes d’aide : help-<commande>, help-<commande>-<paramètre> ; les paramètres communs sont à part.
help-sacbe = Jeux de société du monde maya : jouer, simuler, rejouer et consulter les règles.
help-help = Afficher cette aide et quitter.
help-lang = La langue d’affichage.
help-version = Afficher la version et la forme du moteur (compiled ou pure), puis quitter.
help-json = Produire du JSON pour d’autres programmes.

help-rules =
    Consulter les règles : chacune a un identifiant, une source dans le livret et un texte qui lui est propre.

    Sans argument, la liste des jeux ; avec un jeu, ses règles ; avec un jeu et des mots, les règles qui les contiennent tous ; avec un identifiant, la fiche complète.
help-rules-name = Un jeu, ou l’identifiant d’une règle.
help-rules-words = Mots à chercher dans les règles du jeu.
help-rules-coverage = Montrer quelles règles sont citées dans le code et dans les tests ; s’il en manque une, le code de sortie est 1.
help-rules-assumed = Énumérer les valeurs du jeu qu’aucun texte ne donne, et pourquoi elles ont été choisies ainsi.
help-rules-components = Énumère chaque valeur qu’une variante peut modifier : chemin, valeur, origine, ce qu’elle peut être.
help-rules-options = Lister ce dont une table peut convenir : modules et lectures des règles discutées.
help-rules-tests = Le dossier des tests, pour --coverage.

help-game = Le nom du jeu.
help-players = Le nombre de joueurs ; à défaut, autant que le jeu en accepte.
help-bots = Qui joue, place par place ; pour les places restantes, on reprend au début.
help-option = Un module du jeu ou la lecture d’une règle discutée, sous la forme nom=valeur ; plusieurs fois si besoin. « sacbe rules JEU --options » les liste.
help-components = Un fichier à vous, avec les valeurs imprimées à la place des valeurs supposées, ou avec une variante ; « sacbe rules JEU --components » énumère ce qui peut être modifié.

help-watch = Regarder une partie entre robots, coup par coup.
help-watch-seed = La graine de la partie ; à défaut une nouvelle, qui est affichée.
help-watch-delay = Secondes entre les lignes ; à défaut un instant dans un terminal, aucune ailleurs.

help-simulate =
    Faire jouer beaucoup de parties à des robots et en dresser le bilan.

    La même graine donne les mêmes parties, quel que soit le nombre de processus.
help-simulate-games = Le nombre de parties.
help-simulate-seed = La graine de toute la série.
help-jobs = Combien de processus travaillent en même temps ; 1 par défaut.
help-ray = Travailler sur une grappe Ray : celle de cette adresse (HOST:PORT), sinon celle que Ray trouve, sinon une grappe lancée ici (demande l’extra « ray »).
help-out = Écrire les parties dans ce fichier, .csv ou .parquet, sous forme de table.
help-rows = Lignes de la table : une par partie (games) ou une par décision (decisions).
help-resume = Continuer la table inachevée de la même série.
out-stopped = Les parties jouées sont dans { $file } ; la même commande avec --resume continue.
out-written = La table est dans { $file }.
help-simulate-digest = Donner, en dernière ligne, une empreinte SHA-256 de toutes les feuilles de partie.
help-simulate-records = Écrire chaque partie dans ce dossier, qui doit être vide ou nouveau.

help-replay = Vérifier une feuille de partie ligne par ligne et montrer le décompte final ou la position.
help-replay-file = Une feuille de partie, telle que l’écrit « sacbe simulate --records ».
help-replay-to = Montrer la position après ce nombre de réponses.

help-scenario =
    Jouer des scénarios : des positions, des coups et ce qui doit s’ensuivre.

    Le code de sortie est 1 si quelque chose n’est pas comme prévu, et 2 si un fichier est incompréhensible.
help-scenario-files = Fichiers de scénarios (YAML).
help-scenario-fields = Énumérer les champs utilisables dans les scénarios de ce jeu.
