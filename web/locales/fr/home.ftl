# La première page : jeux, places, tables, parties notées, compte.
home-page-title = Sacbe : jeux de société du monde maya
home-logo = Sacbe, vers la première page
home-motto = La route blanche vers les jeux du monde maya
home-nav = Pages et réglages
home-rules = Règles
home-language = Langue
home-theme = Jour ou nuit
home-done = Terminé
home-again = Réessayer
home-failed = Cela n’a pas marché. Le serveur est-il en marche ?
home-nobody = Votre nom

home-what = À quoi jouons-nous ?
home-players = { $least }–{ $most }
home-players-exact = { $most }
home-players-note = Joueurs
home-minutes = environ { $minutes } min
home-minutes-note = Notre propre estimation à trois ; contre des robots, c’est plus rapide

home-who-sits = Qui est à la table ?
home-seats-hint =
    { $friends ->
        [0] { $game }, { $seats } places.
       *[other] { $game }, { $seats } places. Le lien pour les amis est à la page suivante.
    }
home-seat = Place { $number }
home-seat-who = Qui prend la place { $number } ?
home-seat-level = Quelle est la force du robot à la place { $number } ?
home-seat-style = Quel style joue le robot à la place { $number } ?
home-seat-me = Moi
home-seat-me-note = Je m’assieds ici
home-seat-guest = Invité
home-seat-guest-note = Une autre personne à cet écran
home-seat-friend = Ami
home-seat-friend-note = Quelqu’un qui reçoit un lien
home-seat-bot = Robot
home-seat-bot-note = Un robot joue
home-seat-free = libre
home-seat-link = reçoit un lien
home-seat-drop = Enlever la place { $number }
home-seat-less = Une place de moins
home-seat-add = Une place de plus
home-seat-add-note = jusqu’à { $most }
home-your-name = Votre nom
home-your-name-note = Les autres le voient à la table.
home-guest-name = Nom de l’invité { $number }

home-pace = Rythme
home-clock-none = Sans pendule
home-clock-move = Pour chaque coup
home-clock-move-1m = 1 minute par coup
home-clock-move-5m = 5 minutes par coup
home-clock-move-1d = Un jour par coup
home-clock-move-3d = 3 jours par coup
home-clock-game = Pour toute la partie
home-clock-game-20m = 20 minutes chacun
home-clock-game-45m = 45 minutes chacun
home-clock-game-90m = 90 minutes chacun
home-rules-standard = Règles habituelles
home-rules-changed =
    { $count ->
        [one] { $count } règle changée
       *[other] { $count } règles changées
    }
home-public = Publique
home-public-note = Une table publique est visible de tous sur cette page ; chacun peut jouer et regarder. Sinon, seulement qui a le lien.
home-start = Commencer
home-open = Ouvrir la table
home-watch = Regarder les robots

home-options-title = { $game } : table et règles
home-options-table = La table
home-options-levels = Robots
home-options-rating = Le nombre est un classement : le niveau moyen a 1500, et un robot qui a 100 points de plus gagne 64 parties à deux sur 100.
home-options-rules = Lectures des règles
home-options-intro = Là où le livret laisse un doute, nous avons choisi une lecture. Vous pouvez en prendre une autre.
home-options-reset = Tout comme d’habitude
home-title = Titre
home-title-hint = par exemple : vendredi soir
home-talk = Les spectateurs parlent
home-talk-no = non, ils regardent
home-talk-yes = oui, tous ceux qui ont le lien
home-talk-note = Leurs lignes portent un œil : personne ne les prend pour des joueurs.
home-delay = Les spectateurs voient le jeu
home-delay-note = Un délai évite que l’on souffle.
home-delay-value =
    { $minutes ->
        [0] tout de suite
        [1] une minute plus tard
        [60] une heure plus tard
       *[other] { $minutes } minutes plus tard
    }
home-visibility = Qui trouve la table
home-visibility-link = Qui a le lien
home-visibility-public = Tout le monde
home-hints = Conseils de l’entraîneur
home-hints-yes = Permis
home-hints-no = Pas permis
home-hints-note = Le journal note chaque conseil. Sans choix : seulement si vous jouez seul avec des robots.
home-value-usual = habituel

home-tables = Tables
home-tables-mine = Mes tables
home-tables-open = Publiques
home-tables-none = Les parties que vous commencez ou rejoignez restent ici pour les retrouver.
home-waiting =
    { $count ->
        [one] { $count } vous attend
       *[other] { $count } vous attendent
    }
home-all = Toutes ({ $count })
home-fewer = Moins
home-archive = Ranger
home-unarchive = Ressortir
home-forget = Retirer de la liste
home-forget-yes = Retirer
home-forget-sure = Retirer cette table de la liste ? Sans son lien, ce navigateur ne retrouvera pas votre place.
home-round = Manche { $round }
home-table-unknown = injoignable
home-table-open =
    { $free ->
        [one] attend une personne
       *[other] attend { $free } personnes
    }
home-table-yours = À vous
home-table-theirs = { $name } joue
home-table-paused = En pause
home-table-over = Terminée
home-table-abandoned = Terminée sans résultat
home-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
home-table-result =
    { $place ->
        [1] Gagnée, { $points }
       *[other] Terminée : rang { $place }, { $points }
    }
home-public-open =
    { $free ->
        [one] Jouer : une place libre
       *[other] Jouer : { $free } places libres
    }
home-public-playing = En cours : regarder
home-public-none = Pas de table publique en ce moment. Rendez la vôtre publique et d’autres pourront venir.

home-learn = Premiers pas sur la route ?
home-learn-lessons = Leçons
home-learn-lessons-note = apprendre chaque jeu en jouant
home-learn-puzzle = Problème du jour
home-learn-puzzle-note = Une position, un seul bon tour
home-learn-game = Apprendre
home-learn-game-note = Apprendre { $game } en jouant
home-learn-rules = Comment jouer à { $game }
home-learn-rules-note = toutes les règles et les cartes, avec recherche
home-learn-study = Étudier une position
home-learn-study-note = Essayer des suites, commenter et voir ce qu’en pense le robot
home-learn-watch = Regarder deux robots forts
home-learn-watch-note = une partie de { $game } sous vos yeux
home-learn-import-note = reprendre ou revoir une partie gardée
home-tips = Bon à savoir
home-tip-lit = Ce qui brille est possible
home-tip-lit-note = cliquez sur le plateau ou pressez la touche indiquée
home-tip-why = Tout le reste dit pourquoi non
home-tip-why-note = avec la règle, sa source et les chiffres
home-tip-undo = On peut reprendre ses coups
home-tip-undo-note = tant que ni dé ni secret n’a été vu
home-last-games = Vos dernières parties
home-last-game = { $game } : rang { $place }, { $points }
home-last-won =
    { $count ->
        [one] victoire sur une partie
       *[other] victoires sur { $count } parties
    }

home-import = Charger une feuille de partie
home-import-note = Une feuille de partie est le texte d’une partie. Choisissez un fichier ou collez le texte ; chaque ligne est vérifiée selon les règles.
home-import-file = Fichier
home-import-paste = Ou le texte lui-même
home-import-check = Vérifier
home-import-found = { $game }, { $players } joueurs, { $answers } réponses
home-import-over = La partie est finie ; vous pouvez la revoir coup par coup.
home-import-running = La partie n’est pas finie et peut être reprise.
home-import-winners = Gagnée par { $names }
home-import-dice = Tous les dés correspondent à l’empreinte publiée avant.
home-import-seats = Qui reprend la partie ?
home-import-other = Une autre feuille de partie
home-import-look = Revoir la partie
home-import-review = Analyser
home-import-play = Reprendre

home-account = Nom et compte
home-account-note = Pas besoin de compte pour jouer. Avec un compte, vous retrouvez vos tables sur chaque appareil.
home-account-in = Vous êtes connecté : { $name }.
home-account-name = Nom du compte
home-password = Mot de passe
home-password-note = Au moins 10 caractères ; une phrase se retient bien.
home-way-login = Se connecter
home-way-account = Créer un compte
home-log-out = Se déconnecter
home-log-out-everywhere = Se déconnecter de tous les appareils
home-logins = Où vous êtes connecté
home-login-here = Cet appareil
home-login-nameless = Appareil inconnu
home-login-end = Déconnecter
home-logins-end-others = Déconnecter tous les autres appareils
home-logins-note = Une connexion prend fin après 30 jours sans utilisation.

home-gentle = S’explique
home-gentle-note = Première partie : de petites remarques expliquent ce qui se passe. Vous pouvez les couper à tout moment.
home-first-game = 1re partie
home-first-game-note = Commencez tout de suite, seul avec le robot le plus faible. Le jeu s’explique pendant la partie.

home-engine-compiling = Le moteur est en cours de compilation. D’ici là, les robots réfléchissent plus longtemps et les robots forts voient moins loin.
home-engine-ready = Le moteur est compilé. Redémarre le serveur pour l’utiliser.
home-engine-failed = Le moteur n’a pas pu être compilé. Les robots réfléchissent plus longtemps et les robots forts voient moins loin.
