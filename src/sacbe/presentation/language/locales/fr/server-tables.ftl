# Ce qui peut mal se passer à une table du serveur.
problem-table-broken = Le serveur ne peut pas lire la table { $table } à partir de l’étape { $revision } ; il la laisse telle quelle.
problem-rules-version = Cette table joue à { $game } selon la version { $have } des règles ; ce programme connaît la version { $need }. La table reste inchangée.
problem-table-not-started = La partie n’a pas encore commencé.
problem-table-started = La partie a déjà commencé.
problem-table-over = Cette partie est terminée.
problem-table-running = Cette partie n’est pas encore terminée.
problem-table-paused = La partie est en pause.
problem-not-paused = La partie n’est pas en pause.
problem-seat-gone = Un robot joue cette place en ce moment ; revenez d’abord.
problem-seat-not-gone = Vous jouez déjà vous-même cette place.
problem-seat-resigned = Cette place a abandonné ; un robot la joue jusqu’à la fin.
problem-not-own-decision = Vous ne pouvez pas reprendre la réponse { $at } : ce n’est pas votre décision.
problem-undo-over = La partie est terminée ; on ne peut plus rien reprendre.
problem-nothing-to-redo = Il n’y a rien à rétablir.
problem-unknown-offer = Vous ne pouvez pas proposer « { $what } » ; vous pouvez proposer { $allowed }.
problem-offer-pending = Une autre proposition est déjà en cours.
problem-no-offer = Il n’y a pas de proposition.
problem-not-asked-to-agree = Cette proposition ne demande pas votre réponse.
problem-stale = La table a avancé depuis la révision { $revision }.
problem-unknown-table = Il n’y a pas de table { $table }.
problem-watch-delay = Le retard des spectateurs doit être compris entre 0 et { $most } secondes.
problem-one-seat = Une personne ne peut prendre qu’une place.
problem-name-long = Ce nom ou ce titre est trop long ; il peut avoir au plus { $most } caractères.
problem-no-free-seat = Cette place n’est pas libre.
problem-forbidden-host = Seule la personne qui a ouvert la table peut le faire.
problem-forbidden-seat = Ce jeton ne donne droit à aucune place à cette table.
problem-fork-secret = Tant que d’autres ont des secrets, on ne peut pas tirer une nouvelle table de cette partie avant la fin.
problem-seat-count = Cette partie compte { $need } places, et non { $have }.
problem-record-secret-table = La feuille de partie révèle tous les secrets ; vous l’aurez à la fin de la partie.
problem-no-mail = Ce serveur n’envoie pas de courriel.
problem-message-large = Un message compte au plus { $most } octets ; celui-ci en a { $size }.
problem-message-form = Ceci n’est pas un message : { $detail }
problem-no-hello = Le premier message doit être « hello ».
problem-hello-twice = « hello » a déjà été envoyé.
problem-too-many-wrong = Trop de messages erronés ; la connexion est fermée.
problem-too-many-tables =
    { $seconds ->
        [one] Trop de tables depuis cette adresse ; réessayez dans une seconde.
       *[other] Trop de tables depuis cette adresse ; réessayez dans { $seconds } secondes.
    }
problem-too-many-chats =
    { $seconds ->
        [one] Doucement : vous pourrez reparler dans une seconde.
       *[other] Doucement : vous pourrez reparler dans { $seconds } secondes.
    }
problem-seat-out-of-time = Cette place n’a plus de temps pour cette décision ; le robot la prend.
problem-not-waiting = Aucun robot n’attend à cette table : des personnes y jouent.
problem-forbidden-go-on = Ici, vous ne pouvez pas presser les robots : les absents ont le temps de revenir.
problem-chat-empty = Il n’y a rien à lire dans cette ligne.
problem-undo-away = { $seat } a décidé depuis et est maintenant absent ; son accord est impossible.
problem-forbidden-hints = Cette table ne permet pas de conseils.
problem-forbidden-hints-watcher = Tant que des personnes jouent, l’entraîneur ne conseille qu’elles, et tout le monde le lit.
problem-hint-not-asked = Ce n’est pas à vous de décider ; il n’y a donc pas de conseil.
problem-explain-person = La réponse { $at } est une décision d’une autre personne ; elle pourra être expliquée après la partie.
problem-coach-slow = L’entraîneur met trop de temps ; réessayez.
problem-coach-failed = L’entraîneur est en panne ({ $detail }) ; réessayez.
problem-too-many-hints = L’entraîneur est encore occupé par vos dernières questions ; réessayez dans un instant.
table-note-resigned = abandonne ; un robot continue à sa place
table-hint-nudge = demande à l’entraîneur où regarder
table-hint-move = demande un coup à l’entraîneur
table-hint-comparison = fait comparer des coups par l’entraîneur
table-hint-chances = demande à l’entraîneur les chances
table-hint-explanation = se fait expliquer une décision par l’entraîneur
problem-unknown-review = Cette analyse n’existe pas.
problem-review-running = La partie est encore en cours ; elle pourra être analysée quand elle sera terminée.
problem-review-failed = L’analyse a échoué deux fois ; demandez-la de nouveau.
problem-review-not-done = L’analyse n’est pas encore terminée.
problem-forbidden-reviews = Ce serveur ne fait pas d’analyse.
problem-review-no-decision = L’analyse n’a pas de décision après { $at } réponses.
problem-too-many-reviews =
    { $most ->
        [one] Une analyse à la fois par adresse ; attendez que la vôtre soit terminée.
       *[other] { $most } analyses à la fois par adresse ; attendez qu’une des vôtres soit terminée.
    }
