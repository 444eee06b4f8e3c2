# La ligne de commande elle-même : titres de l’aide et ce qui se dit hors d’une partie.

cli-usage = Utilisation :
cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-default = par défaut
cli-required = obligatoire
cli-interrupted = Interrompu.
cli-hint-pure = Le moteur n’est pas compilé et tourne environ dix fois moins vite ; avec un compilateur C, « make setup » le compile.

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
help-rules-tests = Le dossier des tests, pour --coverage.
