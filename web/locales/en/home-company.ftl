home-friends = Friends
home-friends-waiting =
    { $count ->
        [one] One waits for you
       *[other] { $count } wait for you
    }
home-friends-asked =
    { $count ->
        [one] One request is not answered yet
       *[other] { $count } requests are not answered yet
    }
home-friends-all =
    { $count ->
        [0] No friends yet
        [one] One friend
       *[other] { $count } friends
    }
home-friend-name = Name of an account
home-friend-ask = Ask
home-friend-asking = would like to be your friend
home-friend-asked = has not answered yet
home-friend-accept = Accept
home-friend-refuse = Refuse
home-friend-remove = Remove
home-friend-block = Block
home-friend-blocked = blocked; does not know it
home-friend-unblock = Unblock
home-friend-take-back = Take back
home-friend-invited = { $name } is invited.
home-invited-table = { $name } invites you
home-invited-rematch = { $name } wants a rematch
home-invited-go = Go there
home-invited-refuse = Put away
home-filter = Which tables
home-filter-game = Game
home-filter-players = Players
home-filter-clock = Clock
home-filter-language = Language
home-filter-any-game = Any game
home-filter-any-players = Any number
home-filter-any-clock = Any clock
home-filter-any-language = Any language
home-filter-count =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
home-filter-clock-none = no clock
home-filter-clock-move = time per move
home-filter-clock-game = time per game
home-filter-free = with a free seat
home-filter-none = No table fits. “Find me a table” opens one that others will find.
home-find = Find me a table
home-find-found = You have a seat.
home-find-new = Nobody was waiting. Others will find your table.
home-stats = Statistics
home-table-rematch = Rematch: a seat is kept for you
home-setups = Set-ups
home-setups-account = Kept with your account, on all your devices.
home-setups-device = Kept in this browser. With an account you find them on every device.
home-setup-name = Name of this set-up
home-setup-keep = Keep
home-setup-kept = “{ $name }” is kept.
home-setup-remove = Forget
home-setups-none = No set-ups yet.
home-setup-seats =
    { $count ->
        [one] one seat
       *[other] { $count } seats
    }
home-tournaments = Tournaments
home-invited-tournament = { $name } invites you to a tournament
