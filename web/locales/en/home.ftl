# The first page: games, seats, tables, records, account.
home-page-title = Sacbe: board games of the Maya world
home-logo = Sacbe, to the first page
home-motto = The white road to board games of the Maya world
home-nav = Pages and settings
home-rules = Rules
home-language = Language
home-theme = Day or night
home-done = Done
home-again = Try again
home-failed = That did not work. Is the server running?
home-nobody = Your name

home-what = What do you want to play?
home-players = { $least }–{ $most }
home-players-exact = { $most }
home-players-note = Players
home-minutes = about { $minutes } min
home-minutes-note = Our own estimate for three people; against bots it is quicker

home-who-sits = Who sits at the table?
home-seats-hint =
    { $friends ->
        [0] { $game }, { $seats } seats.
       *[other] { $game }, { $seats } seats. The link for friends is on the next page.
    }
home-seat = Seat { $number }
home-seat-who = Who sits on seat { $number }?
home-seat-level = How strong is the bot on seat { $number }?
home-seat-style = Which style does the bot on seat { $number } play?
home-seat-me = Me
home-seat-me-note = I sit here
home-seat-guest = Guest
home-seat-guest-note = Another person at this screen
home-seat-friend = Friend
home-seat-friend-note = A friend who gets a link
home-seat-bot = Bot
home-seat-bot-note = A bot plays
home-seat-free = free
home-seat-link = gets a link
home-seat-drop = Take seat { $number } away
home-seat-less = One seat less
home-seat-add = One seat more
home-seat-add-note = up to { $most }
home-your-name = Your name
home-your-name-note = Others see it at the table.
home-guest-name = Name of guest { $number }

home-pace = Pace
home-clock-none = No clock
home-clock-move = For each move
home-clock-move-1m = 1 minute per move
home-clock-move-5m = 5 minutes per move
home-clock-move-1d = A day per move
home-clock-move-3d = 3 days per move
home-clock-game = For the whole game
home-clock-game-20m = 20 minutes each
home-clock-game-45m = 45 minutes each
home-clock-game-90m = 90 minutes each
home-rules-standard = Standard rules
home-rules-changed =
    { $count ->
        [one] { $count } rule changed
       *[other] { $count } rules changed
    }
home-public = Public
home-public-note = Everybody finds a public table on this page and may join or watch. Other tables are only for people who have the link.
home-start = Start the game
home-open = Open the table
home-watch = Watch the bots

home-options-title = { $game }: table and rules
home-options-table = The table
home-options-levels = Bots
home-options-rating = The number is a rating: medium has 1500, and a bot with 100 points more wins 64 of 100 games between two players.
home-options-rules = Readings of the rules
home-options-intro = Where the rulebook leaves something open, we chose a reading. You can choose another one.
home-options-reset = All defaults
home-title = Title
home-title-hint = for example: Friday evening
home-talk = Watchers may talk
home-talk-no = no, they only look on
home-talk-yes = yes, everybody with the link
home-talk-note = Their lines carry an eye, so that nobody takes them for a player.
home-delay = Watchers see the game
home-delay-note = With a delay, watchers cannot help the players.
home-delay-value =
    { $minutes ->
        [0] without delay
        [one] one minute later
        [60] one hour later
       *[other] { $minutes } minutes later
    }
home-visibility = Who finds the table
home-visibility-link = Everyone who has the link
home-visibility-public = Everybody
home-hints = Hints of the coach
home-hints-yes = Allowed
home-hints-no = Not allowed
home-hints-note = The log notes every hint. Without a choice: only if you play alone with bots.
home-value-usual = default

home-tables = Tables
home-tables-mine = My tables
home-tables-open = Public
home-tables-none = Games you start or join are listed here, so that you can find them again.
home-waiting =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
home-all = All { $count }
home-fewer = Fewer
home-archive = Archive
home-unarchive = Take out of the archive
home-forget = Remove from the list
home-forget-yes = Remove
home-forget-sure = Remove this table from the list? Without its link, this browser cannot find your seat again.
home-round = Round { $round }
home-table-unknown = not reachable
home-table-open =
    { $free ->
        [one] waits for one player
       *[other] waits for { $free } players
    }
home-table-yours = Your turn
home-table-theirs = { $name } moves
home-table-paused = Paused
home-table-over = Finished
home-table-abandoned = Ended without a result
home-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
home-table-result =
    { $place ->
        [1] Won, { $points }
       *[other] Finished: place { $place }, { $points }
    }
home-public-open =
    { $free ->
        [one] Join: one seat free
       *[other] Join: { $free } seats free
    }
home-public-playing = Running: watch
home-public-none = No public tables at the moment. Make yours public and others can join.

home-learn = First time on the road?
home-learn-lessons = Lessons
home-learn-lessons-note = learn each game by playing it
home-learn-puzzle = Puzzle of the day
home-learn-puzzle-note = One position, one right turn
home-learn-game = Learn
home-learn-game-note = Learn { $game } by playing
home-learn-rules = How to play { $game }
home-learn-rules-note = all rules and cards, with a search
home-learn-study = Study a position
home-learn-study-note = Try lines, comment, and see what the bot thinks
home-learn-watch = Watch two strong bots
home-learn-watch-note = a game of { $game }; you only look
home-learn-import-note = play on or look back at a saved game
home-tips = Good to know
home-tip-lit = Everything that lights up is possible
home-tip-lit-note = click it on the board, or press its key in the prompt
home-tip-why = Everything else says why not
home-tip-why-note = with the rule, its source and the numbers
home-tip-undo = Taking back is free
home-tip-undo-note = until dice have fallen or somebody saw a secret
home-last-games = Your last games
home-last-game = { $game }: place { $place }, { $points }
home-last-won =
    { $count ->
        [one] won of one game
       *[other] won of { $count } games
    }

home-import = Load a record
home-import-note = A record is the text of a game. Choose a file or paste the text; the rules check every line.
home-import-file = File
home-import-paste = Or the text itself
home-import-check = Check
home-import-found = { $game }, { $players } players, { $answers } answers
home-import-over = The game is finished; you can look back at it move by move.
home-import-running = The game is not over yet; you can play on.
home-import-winners = Won by { $names }
home-import-dice = All dice match the hash that was published before the game.
home-import-seats = Who plays on?
home-import-other = Another record
home-import-look = Look at the game
home-import-review = Review it
home-import-play = Play on

home-account = Name and account
home-account-note = You can play without an account. With one you find your tables on every device.
home-account-in = You are logged in as { $name }.
home-account-name = Name of the account
home-password = Password
home-password-note = At least 10 characters; a sentence is easy to remember.
home-way-login = Log in
home-way-account = Create an account
home-log-out = Log out
home-log-out-everywhere = Log out on all devices
home-logins = Where you are logged in
home-login-here = This device
home-login-nameless = Unknown device
home-login-end = Log out
home-logins-end-others = Log out on all other devices
home-logins-note = A login ends after 30 days without use.

home-gentle = Explains itself
home-gentle-note = First game: small notices explain what happens while you play. You can turn them off at any time.
home-first-game = First game
home-first-game-note = Begin at once, alone with the weakest bot. The game explains itself while you play.

home-engine-compiling = The engine is being compiled. Until then bots think longer, and strong bots see less far.
home-engine-ready = The engine is compiled now. Stop the server and start it again to use it.
home-engine-failed = The engine could not be compiled. Bots think longer, and strong bots see less far.
