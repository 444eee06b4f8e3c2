problem-forbidden-watchers-chat = À cette table, les spectateurs ne peuvent pas parler.
problem-too-many-reactions =
    { $seconds ->
        [one] Doucement : vous pourrez réagir de nouveau dans une seconde.
       *[other] Doucement : vous pourrez réagir de nouveau dans { $seconds } secondes.
    }
problem-unknown-person = Personne ici n’a de compte au nom de « { $name } ».
problem-friend-self = C’est vous.
problem-friend-blocked = Vous avez bloqué cette personne ; débloquez-la d’abord.
problem-friend-not-asked = Cette personne ne vous a rien demandé.
problem-not-friend = Vous ne pouvez inviter que vos amis.
problem-friends-many = Votre liste compte { $most } personnes ; retirez quelqu’un d’abord.
problem-too-many-invitations =
    { $seconds ->
        [one] Cela fait beaucoup de demandes ; réessayez dans une seconde.
       *[other] Cela fait beaucoup de demandes ; réessayez dans { $seconds } secondes.
    }
problem-setups-many = Vous gardez déjà { $most } préparations ; retirez-en une d’abord.
problem-setup-name = Une préparation a besoin d’un nom.
problem-unknown-tournament = Ce tournoi n’existe pas.
problem-unknown-entrant = Personne dans ce tournoi n’a ce numéro.
problem-forbidden-tournament = Seul l’organisateur du tournoi peut le faire.
problem-tournament-seats = Une table de ce jeu a de { $least } à { $most } places.
problem-tournament-rounds = Un tournoi a de 1 à { $most } rondes.
problem-tournament-title = Un tournoi a besoin d’un titre.
problem-tournament-started = Le tournoi a déjà commencé.
problem-tournament-few = Un tournoi a besoin d’au moins deux joueurs.
problem-tournament-full = Le tournoi a { $most } joueurs ; il n’y a plus de place.
problem-tournaments-many = Vous organisez déjà { $most } tournois ; terminez-en un d’abord.
