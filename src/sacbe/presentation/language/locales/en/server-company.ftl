problem-forbidden-watchers-chat = Watchers cannot talk at this table.
problem-too-many-reactions =
    { $seconds ->
        [one] Not so fast: you can react again in one second.
       *[other] Not so fast: you can react again in { $seconds } seconds.
    }
problem-unknown-person = Nobody here has an account with the name “{ $name }”.
problem-friend-self = That is you.
problem-friend-blocked = You have blocked this person; lift that first.
problem-friend-not-asked = This person has not asked you.
problem-not-friend = You can invite only your friends.
problem-friends-many = Your list has { $most } people; remove somebody first.
problem-too-many-invitations =
    { $seconds ->
        [one] That was a lot of asking; try again in one second.
       *[other] That was a lot of asking; try again in { $seconds } seconds.
    }
problem-setups-many = You keep { $most } set-ups already; remove one first.
problem-setup-name = A set-up needs a name.
problem-unknown-tournament = There is no such tournament.
problem-unknown-entrant = Nobody in this tournament has this number.
problem-forbidden-tournament = Only the person who holds the tournament can do this.
problem-tournament-seats = A table of this game has { $least } to { $most } seats.
problem-tournament-rounds = A tournament has 1 to { $most } rounds.
problem-tournament-title = A tournament needs a title.
problem-tournament-started = The tournament has begun already.
problem-tournament-few = A tournament needs at least two players.
problem-tournament-full = The tournament has { $most } players; that is all there is room for.
problem-tournaments-many = You hold { $most } tournaments already; end one first.
