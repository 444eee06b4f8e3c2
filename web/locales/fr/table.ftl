# Mots de la table de jeu.
table-missing = Cette table ne peut pas être ouverte
table-skip = Aller à la question
table-tools = Outils
table-menu = Menu de la table
table-views = Vues
table-view-board = Plateau
table-view-seats = Places
table-view-log = Journal
table-left = À gauche du plateau
table-right = À droite du plateau
table-points = points
table-watching = Vous regardez
table-enter = Entrée

# Boîte de côté
table-side = Journal, discussion et retour en arrière
table-tab-log = Journal
table-tab-chat = Discussion
table-tab-replay = Revoir
table-log-jump = Revoir ce moment
table-log-empty = Il ne s’est encore rien passé.
table-chat-empty = Personne n’a encore rien dit.
table-chat-write = Dire quelque chose
table-chat-send = Envoyer

# Question et réponses
table-prompt = La question
table-asks = { $name } répond
table-answers =
    { $count ->
        [one] Une réponse
       *[other] { $count } réponses
    }
table-filter = Chercher une réponse
table-filter-hint = Parmi { $count }
table-filter-none = Aucune réponse ne contient ces mots.
table-all = Montrer toutes les réponses
table-fewer = En montrer moins
table-fold = Replier les réponses
table-unfold = Montrer les réponses
table-confirm = Confirmer
table-take-back = Retour
table-end-turn = Finir le tour
table-anyway = Le faire quand même
table-not-yet = Pas encore
table-ends-turn = Cela finit votre tour.
table-thinks = { $name } réfléchit
table-thinks-bot = { $name } ({ $level }) réfléchit
table-wait = La partie reprend au retour de { $name }
table-wait-you = La partie reprend à votre retour
table-wait-next =
    { $seconds ->
        [one] Un robot joue dans une seconde
       *[other] Un robot joue dans { $seconds } s
    }
table-go-on = Continuer
table-plays = { $name } joue
table-pace-next = Suivant
table-told = Regardez ce qui se passe.
table-pace-skip = Passer
table-pace-waiting =
    { $count ->
        [one] Encore un coup à montrer
       *[other] Encore { $count } coups à montrer
    }
table-pace-set = Rythme des coups adverses : { $pace }
table-since = Depuis votre dernier tour
table-since-dismiss = C’est vu ; retirer les marques
table-over = La partie est finie
table-abandoned = La partie a été abandonnée
table-paused = La partie est en pause
table-past = Vous regardez un moment passé
table-present = Revenir au présent
table-resume = Continuer
table-back = Un robot joue pour vous : revenez
table-refused-title = Impossible maintenant
table-refused-none = Tout ce que cette question concerne est possible.
table-refused-more = Tout montrer
table-why = pourquoi ?
table-why-not = Pourquoi pas « { $what } » ?
table-explain-answer = Possible maintenant : { $text }
table-explain-keys = E ou flèches : suite · Échap : fermer
table-place = Pas possible ici maintenant
table-place-turn = C’est le tour de { $name }.
table-place-none = Rien à faire ici maintenant. La question est : { $question }

# Reprendre et proposer
table-undo = Reprendre
table-undo-ask = Demander à reprendre
table-undo-none = Il n’y a rien à reprendre.
table-undo-revealed = Quelque chose de caché a été ouvert : on ne peut pas le reprendre.
table-undo-chance = Les dés sont tombés, ou des cartes ont été tirées : on ne peut pas le reprendre.
table-undo-away = Une personne concernée est absente : on ne peut pas le reprendre.
table-redo = Rétablir
table-redo-none = Il n’y a rien à rétablir.
table-restart = Recommencer le tour
table-restart-none = Aucun de vos tours ne peut recommencer.
table-offer = Une proposition
table-offer-undo = { $name } demande à reprendre un coup.
table-offer-pause = { $name } propose une pause.
table-offer-abandon = { $name } propose de finir la partie sans résultat.
table-offer-waits = On attend { $names }.
table-agree = Accepter
table-decline = Refuser
table-withdraw = Retirer

# Menu
table-copy-link = Copier le lien
table-link-copied = Le lien est copié.
table-link-worthless = Ce lien ne donne aucune place à cette table ; vos propres places restent telles quelles.
table-link-seat = Une place par un lien
table-link-sure = Avec ce lien, vous jouez { $seats } à cette table. La personne qui l’a envoyé peut y jouer aussi ; ne prenez la place que si vous lui faites confiance.
table-link-replaces = Ce navigateur tient déjà une place ici : { $seats }. Le lien remplacerait ce qu’il tient ; vous n’auriez alors la place que tant que le lien est valable. Ne la remplacez que si vous savez de qui vient ce lien.
table-link-take = Prendre la place
table-pause = Proposer une pause
table-leave = Laisser jouer un robot un moment
table-leave-hint = Un robot joue votre place jusqu’à votre retour.
table-abandon = Proposer d’abandonner la partie
table-abandon-hint = Si tout le monde accepte, la partie finit sans résultat. Si personne d’autre ne joue, elle finit aussitôt.
table-resign = Abandonner
table-resign-hint = Un robot joue votre place jusqu’à la fin. Vous ne pourrez pas revenir.
table-resigned-other = { $name } a abandonné. Un robot continue à sa place.
table-resigned-you = Vous avez abandonné ; un robot joue votre place.
table-stay = Continuer à jouer

# Horloges, connexion, tour
table-clock = Temps restant
table-clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
table-lost-try = Essayer maintenant
table-lost-act = Il n’y a pas de connexion en ce moment. Rien n’a changé.
table-found = La connexion est revenue.
table-title-you = À vous · { $game }
table-title-other = { $name } · { $game }
table-title-over = Fini · { $game }

# Un écran pour plusieurs
table-cover = Passez l’écran à { $name }
table-cover-hint = Les cartes des autres restent cachées.
table-cover-lift = Je suis { $name }

# Avant la partie
table-room = La table est prête
table-room-waits =
    { $count ->
        [one] Une place est libre. Envoyez le lien à quelqu’un, ou commencez avec un robot.
       *[other] { $count } places sont libres. Envoyez le lien à d’autres, ou commencez avec des robots.
    }
table-room-waits-guest =
    { $count ->
        [one] Une place est libre. Prenez-la, ou regardez simplement.
       *[other] { $count } places sont libres. Prenez-en une, ou regardez simplement.
    }
table-room-full = Toutes les places sont prises.
table-room-free = Place libre
table-room-you = cet écran
table-room-name = Votre nom
table-room-name-next = Nom de la personne suivante à cet écran
table-room-sit = S’asseoir ici
table-room-sit-too = S’asseoir aussi ici
table-room-stand = Se lever
table-room-link = Lien vers cette table
table-room-fill = Robots aux places libres
table-room-fill-style = Style des robots
table-room-start = Commencer
table-room-start-bots = Commencer avec des robots
table-room-close = Fermer la table

# La fin
table-result = Résultat
table-result-winner =
    { $count ->
        [0] Personne ne gagne
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
table-resigned = Ont abandonné : { $names }
table-rematch = Revanche
table-rematch-join = Rejoindre la revanche
table-replay = Revoir
table-review = Analyse
table-hint = Conseil
table-hint-off = Cette table ne permet pas de conseils.
table-hint-wait = Un conseil est pour votre propre tour.
table-ask-why = Pourquoi { $name } a fait cela ?
table-why-own = L’entraîneur sur ce coup
table-hints-on = À cette table, l’entraîneur donne des conseils. Le journal note chacun.
table-hints-off = Pas de conseils à cette table.
table-record = Télécharger la feuille
table-dice = Le hasard était-il honnête ?
table-dice-hint = Tout le hasard de cette partie, dés et pioches, vient d’un secret. Avant la partie, le serveur en a montré l’empreinte. La partie est finie, et il dit ce secret. Chacun peut vérifier qu’il a cette empreinte et donne ce qui a été lancé et pioché.
table-dice-commitment = Empreinte, montrée au début
table-dice-secret = Secret, dit à la fin
table-dice-check = Vérifier maintenant
table-dice-true = Le hasard est tel que promis.
table-dice-false = Le hasard de cette partie ne peut pas être vérifié.
table-study = Étudier d’ici
table-study-failed = Cela n’a pas marché. Veuillez réessayer.
