table-presence = At the table
table-presence-here = at the table
table-presence-thinking = at the table, it is their turn
table-presence-gone = left { $ago }
table-presence-absent = not at the table
table-presence-watchers =
    { $count ->
        [one] one watcher
       *[other] { $count } watchers
    }
table-signs = React
table-sign-wave = waves
table-sign-cheers = Cheers!
table-sign-wow = Wow!
table-sign-laugh = laughs
table-sign-thanks = Thank you!
table-sign-sorry = Sorry!
table-sign-thinking = Let me think …
table-sign-hurry = Your turn!
table-chat-watcher = A watcher
table-room-invite = Invite a friend
table-room-invite-do = Invite
table-rematch-asked = A rematch is open. Your seat there is one further.
