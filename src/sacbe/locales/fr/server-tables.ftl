# Ce qui peut mal se passer à une table du serveur.
problem-table-broken = La table { $table } est illisible à partir de l’étape { $revision } ; elle reste telle quelle.
problem-rules-version = Cette table joue à { $game } selon la version { $have } des règles ; ce programme connaît la version { $need }. La table est conservée telle quelle.
problem-table-not-started = La partie n’a pas encore commencé.
problem-table-started = La partie a déjà commencé.
problem-table-over = Cette partie est terminée.
problem-table-running = Cette partie n’est pas encore terminée.
problem-table-paused = La partie est en pause.
problem-not-paused = La partie n’est pas en pause.
problem-seat-gone = Un robot joue cette place en ce moment ; revenez d’abord.
problem-seat-not-gone = Personne ne joue à votre place.
problem-seat-resigned = Cette place a abandonné ; un robot la joue jusqu’à la fin.
problem-not-own-decision = La réponse { $at } n’est pas une décision à vous qu’on puisse reprendre.
problem-undo-over = Ce qui est terminé reste tel quel.
problem-nothing-to-redo = Il n’y a rien à rétablir.
problem-unknown-offer = « { $what } » ne se propose pas ; on peut proposer { $allowed }.
problem-offer-pending = Une autre proposition est déjà en cours.
problem-no-offer = Rien n’est proposé.
problem-not-asked-to-agree = Cette proposition ne demande pas votre réponse.
problem-stale = La table a avancé depuis la révision { $revision }.
problem-unknown-table = Il n’y a pas de table { $table }.
problem-watch-delay = Les spectateurs ont entre 0 et { $most } secondes de retard.
problem-one-seat = Une personne prend une seule place.
problem-name-long = Ce nom ou ce titre est trop long ; il compte au plus { $most } caractères.
problem-no-free-seat = Cette place n’est pas libre.
problem-forbidden-host = Seule la personne qui a ouvert la table peut le faire.
problem-forbidden-seat = Ce jeton ne donne droit à aucune place à cette table.
problem-fork-secret = On ne peut pas dériver d’une partie où d’autres ont encore des secrets avant sa fin.
problem-seat-count = Cette partie compte { $need } places, et non { $have }.
problem-record-secret-table = L’enregistrement révèle tous les secrets ; il est disponible à la fin de la partie.
problem-no-mail = Ce serveur n’envoie pas de courriel.
problem-message-large = Un message compte au plus { $most } octets ; celui-ci en a { $size }.
problem-message-form = Ceci n’est pas un message : { $detail }
problem-no-hello = Le premier message doit être « hello ».
problem-hello-twice = « hello » a déjà été dit.
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
problem-chat-empty = Il n’y a rien à lire dans cette ligne.
problem-undo-away = Depuis, { $seat } a décidé, mais est absent et ne peut pas donner son accord.
