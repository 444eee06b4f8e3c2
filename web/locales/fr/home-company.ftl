home-friends = Amis
home-friends-waiting =
    { $count ->
        [one] 1 vous attend
       *[other] { $count } vous attendent
    }
home-friends-asked =
    { $count ->
        [one] Une demande est sans réponse
       *[other] { $count } demandes sont sans réponse
    }
home-friends-all =
    { $count ->
        [0] Pas encore d’amis
        [one] Un ami
       *[other] { $count } amis
    }
home-friend-name = Nom d’un compte
home-friend-ask = Demander
home-friend-asking = aimerait être votre ami
home-friend-asked = n’a pas encore répondu
home-friend-accept = Accepter
home-friend-refuse = Refuser
home-friend-remove = Retirer
home-friend-block = Bloquer
home-friend-blocked = bloqué ; ne le sait pas
home-friend-unblock = Débloquer
home-friend-take-back = Reprendre
home-friend-invited = { $name } est invité.
home-invited-table = { $name } vous invite
home-invited-rematch = { $name } veut une revanche
home-invited-go = Y aller
home-invited-refuse = Ranger
home-filter = Quelles tables
home-filter-game = Jeu
home-filter-players = Joueurs
home-filter-clock = Horloge
home-filter-language = Langue
home-filter-any-game = Tous les jeux
home-filter-any-players = Tout nombre
home-filter-any-clock = Toute horloge
home-filter-any-language = Toute langue
home-filter-count =
    { $count ->
        [one] un joueur
       *[other] { $count } joueurs
    }
home-filter-clock-none = sans horloge
home-filter-clock-move = temps par coup
home-filter-clock-game = temps par partie
home-filter-free = avec une place libre
home-filter-none = Aucune table ne convient. « Trouver une table » en ouvre une que d’autres trouveront.
home-find = Trouver une table
home-find-found = Vous avez une place.
home-find-new = Personne n’attendait. D’autres trouveront votre table.
home-stats = Statistiques
home-table-rematch = Revanche : une place vous attend
home-setups = Préparations
home-setups-account = Gardées avec votre compte, sur tous vos appareils.
home-setups-device = Gardées dans ce navigateur. Avec un compte, vous les trouvez partout.
home-setup-name = Nom de cette préparation
home-setup-keep = Garder
home-setup-kept = « { $name } » est gardée.
home-setup-remove = Oublier
home-setups-none = Pas encore de préparation.
home-setup-seats =
    { $count ->
        [one] une place
       *[other] { $count } places
    }
home-tournaments = Tournois
home-invited-tournament = { $name } vous invite à un tournoi
