# Words of every page: the frame, settings, keys, seats and levels.
page-loading = One moment …
page-failed = This page could not be loaded
page-failed-hint = The server does not answer. Please try again in a moment.
page-not-found = This page does not exist
page-not-found-hint = Check the address, or go to the first page.
page-home = To the first page
page-close = Close
page-rules = Rules
page-language = Language
page-settings = Settings
page-keys = Keys

page-theme = Colours
page-theme-system = Like the system
page-theme-day = Day
page-theme-night = Night
page-set-confirm = Confirm every choice
page-set-confirm-hint = You mark a choice first and then confirm it with Enter or a second click.
page-set-faster = Play faster
page-set-faster-hint = A turn may end with any move. Nothing asks “End turn?” and no warning holds a move back.
page-set-pace = Show the moves of others
page-set-pace-hint = One after another; a click on the board shows the end at once. At a table with clocks everything is shown immediately.
page-pace-instant = at once
page-pace-fast = fast
page-pace-normal = normal
page-pace-step = step by step
page-set-motion = Show movement
page-set-motion-hint = Pieces and gears move; without it, everything is in its place immediately.
page-set-sound = Sound
page-set-sound-hint = Soft and short: pieces, dice, goods, fights, and two notes when it is your turn.
page-volume = Volume
page-sound-turn = Your turn
page-sound-piece = A piece
page-sound-dice = Dice
page-sound-goods = Goods
page-sound-won = A fight won
page-sound-lost = A fight lost
page-sound-end = End of the game
page-notify-allow = Tell me when it is my turn
page-notify-on = You get a message when it is your turn and this window is in the background.

page-key-answer = gives the answer that has this key
page-key-confirm = confirms, or takes the main answer
page-key-escape = closes what is open, or unmarks a choice
page-key-why = says why something is not possible
page-key-hint = asks for a hint, or closes it
page-key-arrows = go from answer to answer
page-key-tab = goes on to the board, the seats, the cards and the log
page-key-undo = takes back the last move
page-key-redo = restores it
page-key-restart = begins the turn again
page-key-explain = explains the things of the board; arrows go on
page-key-help = shows these keys

page-seat-red = Red
page-seat-blue = Blue
page-seat-green = Green
page-seat-yellow = Yellow
page-seat-purple = Purple
page-level-random = bot, at random
page-level-greedy = bot, greedy
page-level-beginner = bot, beginner
page-level-easy = bot, easy
page-level-casual = bot, casual
page-level-medium = bot, medium
page-level-hard = bot, hard
page-level-expert = bot, expert
page-level-master = bot, master
page-style-builder = builder
page-style-builder-note = raises buildings and monuments
page-style-priest = priest
page-style-priest-note = seeks the favour of the gods
page-style-trader = trader
page-style-trader-note = gathers goods and trades them
page-style-farmer = farmer
page-style-farmer-note = feeds many workers
page-style-scout = scout
page-style-scout-note = looks before it strikes
page-style-warlord = warlord
page-style-warlord-note = fights whatever stands in its way
page-style-sorcerer = sorcerer
page-style-sorcerer-note = learns magic and casts it
page-style-commander = commander
page-style-commander-note = hires heroes and leads them
page-style-daredevil = daredevil
page-style-daredevil-note = takes risks for more treasure
page-style-careful = careful
page-style-careful-note = stays safe and gets out early
page-style-collector = collector
page-style-collector-note = gathers treasures of every god
page-style-locksmith = locksmith
page-style-locksmith-note = opens alcoves with its gear
page-style-bridge-walker = bridge walker
page-style-bridge-walker-note = takes the bridge, not the rapids
# Bots are called after the days and months of the Maya calendar; each level has a name for every seat.
page-bot-name-beginner =
    { $seat ->
        [1] Ok
        [2] Pop
        [3] Eb
        [4] Wo
       *[5] Mol
    }
page-bot-name-easy =
    { $seat ->
        [1] Imix
        [2] Sek
        [3] Kan
        [4] Sip
       *[5] Lamat
    }
page-bot-name-casual =
    { $seat ->
        [1] Manik
        [2] Chen
        [3] Muluk
        [4] Keh
       *[5] Ben
    }
page-bot-name-medium =
    { $seat ->
        [1] Chuwen
        [2] Yax
        [3] Kaban
        [4] Sotz
       *[5] Men
    }
page-bot-name-hard =
    { $seat ->
        [1] Ix
        [2] Muwan
        [3] Chikchan
        [4] Xul
       *[5] Kib
    }
page-bot-name-expert =
    { $seat ->
        [1] Etznab
        [2] Kankin
        [3] Kawak
        [4] Pax
       *[5] Akbal
    }
page-bot-name-master =
    { $seat ->
        [1] Ahaw
        [2] Kumku
        [3] Yaxkin
        [4] Wayeb
       *[5] Kayab
    }

page-bot-styled = { $level }, { $style }
page-bot-rated = { $level } · { NUMBER($rating, useGrouping: 0) }
page-bot-note = { $level }: { $note }
page-bot-style-any = any style
page-away-own = The Sacbe server on this machine does not answer. Start it again, and the game goes on where it was. No network is needed.
page-away-server = { $host } does not answer at the moment. Your games are safe there. This page tries again by itself, and what you have typed stays.
page-away-network = There is no network. Your games are on { $host }, so they go on when it is back. What you have typed stays.
page-teach = Teach me this: { $lesson }
