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
page-set-motion = Show movement
page-set-motion-hint = Pieces and gears move; without it, everything is in its place immediately.
page-set-sound = Sound
page-set-sound-hint = A soft click for a move, two notes when it is your turn.
page-notify-allow = Tell me when it is my turn
page-notify-on = You get a message when it is your turn and this window is in the background.

page-key-answer = gives the answer that has this key
page-key-confirm = confirms, or takes the main answer
page-key-escape = closes what is open, or unmarks a choice
page-key-why = says why something is not possible
page-key-arrows = go from answer to answer
page-key-tab = goes on to the board, the seats, the cards and the log
page-key-undo = takes back the last move
page-key-redo = restores it
page-key-restart = begins the turn again
page-key-help = shows these keys

page-seat-red = Red
page-seat-blue = Blue
page-seat-green = Green
page-seat-yellow = Yellow
page-seat-purple = Purple
page-level-random = bot, at random
page-level-greedy = bot, greedy
page-level-easy = bot, easy
page-level-medium = bot, medium
page-level-hard = bot, hard
page-level-expert = bot, expert
