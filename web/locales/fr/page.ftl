# Mots de toutes les pages : le cadre, les réglages, les touches, les places et les niveaux.
page-loading = Un instant …
page-failed = Cette page n’a pas pu être chargée
page-failed-hint = Le serveur ne répond pas. Réessayez dans un instant.
page-not-found = Cette page n’existe pas
page-not-found-hint = Vérifiez l’adresse, ou allez à la première page.
page-home = Vers la première page
page-close = Fermer
page-rules = Règles
page-language = Langue
page-settings = Réglages
page-keys = Touches

page-theme = Couleurs
page-theme-system = Comme le système
page-theme-day = Jour
page-theme-night = Nuit
page-set-confirm = Confirmer chaque choix
page-set-confirm-hint = Vous marquez d’abord un choix, puis vous le confirmez avec Entrée ou un second clic.
page-set-motion = Montrer les mouvements
page-set-motion-hint = Les pièces et les roues bougent ; sinon tout est en place aussitôt.
page-set-sound = Son
page-set-sound-hint = Un léger déclic pour un coup, deux notes quand c’est votre tour.
page-notify-allow = Me prévenir quand c’est mon tour
page-notify-on = Vous recevez un message quand c’est votre tour et que cette fenêtre est à l’arrière-plan.

page-key-answer = donne la réponse qui porte cette touche
page-key-confirm = confirme, ou donne la réponse principale
page-key-escape = ferme ce qui est ouvert, reprend un choix marqué
page-key-why = dit pourquoi une chose est impossible
page-key-arrows = vont de réponse en réponse
page-key-tab = mène au plateau, aux places, aux cartes et au journal
page-key-undo = reprend le dernier coup
page-key-redo = le rétablit
page-key-restart = recommence le tour
page-key-help = montre ces touches

page-seat-red = Rouge
page-seat-blue = Bleu
page-seat-green = Vert
page-seat-yellow = Jaune
page-seat-purple = Violet
page-level-random = robot, au hasard
page-level-greedy = robot, avide
page-level-easy = robot, facile
page-level-medium = robot, moyen
page-level-hard = robot, difficile
page-level-expert = robot, expert
