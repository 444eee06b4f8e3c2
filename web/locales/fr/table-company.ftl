table-presence = À la table
table-presence-here = à la table
table-presence-thinking = à la table, c’est son tour
table-presence-gone = absent : { $ago }
table-presence-absent = pas à la table
table-presence-watchers =
    { $count ->
        [one] 1 spectateur
       *[other] { $count } spectateurs
    }
table-signs = Réagir
table-sign-wave = fait coucou
table-sign-cheers = À la vôtre !
table-sign-wow = Ouah !
table-sign-laugh = rit
table-sign-thanks = Merci !
table-sign-sorry = Pardon !
table-sign-thinking = Je réfléchis …
table-sign-hurry = C’est à vous !
table-chat-watcher = Un spectateur
table-room-invite = Inviter un ami
table-room-invite-do = Inviter
table-rematch-asked = Une revanche est ouverte. Vous y avancez d’une place.
