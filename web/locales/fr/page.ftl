# Mots de toutes les pages : le cadre, les réglages, les touches, les places et les niveaux.
page-loading = Un instant …
page-failed = Cette page n’a pas pu être chargée
page-failed-hint = Le serveur ne répond pas. Réessayez dans un instant.
page-not-found = Cette page n’existe pas
page-not-found-hint = Vérifiez l’adresse, ou allez à la première page.
page-home = Vers la première page
page-close = Fermer
page-cancel = Annuler
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
page-set-faster = Jouer plus vite
page-set-faster-hint = Un tour peut finir avec n’importe quel coup. Rien ne demande « Finir le tour ? » et aucun avertissement ne retient un coup.
page-set-pace = Montrer les coups des autres
page-set-pace-hint = L’un après l’autre ; un clic sur le plateau montre aussitôt la fin. À une table avec pendule, tout s’affiche immédiatement.
page-pace-instant = d’un coup
page-pace-fast = rapide
page-pace-normal = normal
page-pace-step = pas à pas
page-set-motion = Montrer les mouvements
page-set-motion-hint = Les pièces et les roues bougent ; sinon tout est en place aussitôt.
page-set-sound = Son
page-set-sound-hint = Doux et bref : pièces, dés, biens, combats, et deux notes quand c’est à vous.
page-volume = Volume
page-sound-turn = Votre tour
page-sound-piece = Une pièce
page-sound-dice = Les dés
page-sound-goods = Des biens
page-sound-won = Combat gagné
page-sound-lost = Combat perdu
page-sound-end = Fin de la partie
page-notify-allow = Me prévenir quand c’est mon tour
page-notify-on = Vous recevez un message quand c’est votre tour et que cette fenêtre est à l’arrière-plan.

page-key-answer = donne la réponse qui porte cette touche
page-key-confirm = confirme, ou donne la réponse principale
page-key-escape = ferme ce qui est ouvert, reprend un choix marqué
page-key-why = dit pourquoi une chose est impossible
page-key-hint = demande un conseil, ou le ferme
page-key-arrows = vont de réponse en réponse
page-key-tab = mène au plateau, aux places, aux cartes et au journal
page-key-undo = reprend le dernier coup
page-key-redo = le rétablit
page-key-restart = recommence le tour
page-key-explain = explique les choses du plateau ; les flèches continuent
page-key-help = montre ces touches

page-seat-red = Rouge
page-seat-blue = Bleu
page-seat-green = Vert
page-seat-yellow = Jaune
page-seat-purple = Violet
page-level-random = robot, au hasard
page-level-greedy = robot, avide
page-level-beginner = robot, débutant
page-level-easy = robot, facile
page-level-casual = robot, amateur
page-level-medium = robot, moyen
page-level-hard = robot, fort
page-level-expert = robot, expert
page-level-master = robot, maître
page-style-builder = bâtisseur
page-style-builder-note = élève bâtiments et monuments
page-style-priest = prêtre
page-style-priest-note = cherche la faveur des dieux
page-style-trader = marchand
page-style-trader-note = amasse des biens et les échange
page-style-farmer = paysan
page-style-farmer-note = nourrit beaucoup d’ouvriers
page-style-scout = éclaireur
page-style-scout-note = regarde avant de frapper
page-style-warlord = chef de guerre
page-style-warlord-note = combat tout ce qui barre la route
page-style-sorcerer = sorcier
page-style-sorcerer-note = apprend la magie et s’en sert
page-style-commander = commandant
page-style-commander-note = recrute des héros et les mène
page-style-daredevil = casse-cou
page-style-daredevil-note = prend des risques pour plus de trésors
page-style-careful = prudent
page-style-careful-note = reste en sûreté et sort tôt
page-style-collector = collectionneur
page-style-collector-note = réunit les trésors de chaque dieu
page-style-locksmith = serrurier
page-style-locksmith-note = ouvre les niches avec son matériel
page-style-bridge-walker = passeur de ponts
page-style-bridge-walker-note = prend le pont, pas les rapides
# Les robots portent les noms des jours et des mois du calendrier maya ; chaque niveau en a un pour chaque place.

page-bot-styled = { $level }, { $style }
page-bot-rated = { $level } · { NUMBER($rating, useGrouping: 0) }
page-bot-note = { $level } : { $note }
page-bot-style-any = style libre
page-away-own = Le serveur Sacbe de cette machine ne répond pas. Relancez-le, et la partie reprend où elle en était. Aucun réseau n’est nécessaire.
page-away-server = { $host } ne répond pas pour le moment. Vos parties y sont à l’abri. La page réessaie d’elle-même, et ce que vous avez tapé reste.
page-away-network = Il n’y a pas de réseau. Vos parties sont sur { $host } et reprennent à son retour. Ce que vous avez tapé reste.
page-teach = Apprenez-moi cela : { $lesson }
page-teach-short = Voir la leçon

# A table that is not played with the box as it is.
page-variant = Variante
page-variant-named = Variante : { $name }
page-variant-own = Valeurs à soi
page-variant-show =
    { $count ->
        [one] { $count } valeur changée
       *[other] { $count } valeurs changées
    }
page-variant-note = Ce jeu a d’autres valeurs que celui de la boîte. Il ne compte pas pour les classements. Les règles et les cartes disent ce qui est imprimé. Voici ce qui a changé, avec les noms du fichier.
page-variant-own-note = Cette table a ses propres valeurs là où le programme a dû deviner ce qui est imprimé. Les voici, avec les noms du fichier.
page-variant-value = Valeur
page-variant-was = Dans la boîte
page-variant-now = Ici
