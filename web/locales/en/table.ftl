# Words of the table screen.
table-missing = This table cannot be opened
table-skip = Go to the question
table-tools = Tools
table-menu = Menu of the table
table-views = Views
table-view-board = Board
table-view-seats = Seats
table-view-log = Log
table-left = Left of the board
table-right = Right of the board
table-points = points
table-watching = Watching
table-enter = Enter

# Side box
table-side = Log, chat and replay
table-tab-log = Log
table-tab-chat = Chat
table-tab-replay = Replay
table-log-jump = Look at this moment
table-log-empty = Nothing has happened yet.
table-chat-empty = Nobody has said anything yet.
table-chat-write = Say something
table-chat-send = Send

# Prompt
table-prompt = The question
table-asks = { $name } answers
table-answers =
    { $count ->
        [one] One answer
       *[other] { $count } answers
    }
table-filter = Find an answer
table-filter-hint = Find in { $count }
table-filter-none = No answer has these words.
table-all = Show all answers
table-fewer = Show fewer
table-fold = Fold the answers away
table-unfold = Show the answers
table-confirm = Confirm
table-take-back = Back
table-end-turn = End turn
table-anyway = Do it anyway
table-not-yet = Not yet
table-ends-turn = This ends your turn.
table-thinks = { $name } is thinking
table-thinks-bot = { $name } ({ $level }) is thinking
table-wait = Plays on when { $name } is back
table-wait-you = Plays on when you are back
table-wait-next =
    { $seconds ->
        [one] A bot moves in one second
       *[other] A bot moves in { $seconds } s
    }
table-go-on = Go on
table-plays = { $name } plays
table-pace-next = Next
table-told = Watch what happens.
table-pace-skip = Skip
table-pace-waiting =
    { $count ->
        [one] One more move to show
       *[other] { $count } more moves to show
    }
table-pace-set = Pace of others’ moves: { $pace }
table-since = Since your last turn
table-since-dismiss = Seen; remove the marks
table-over = The game is over
table-abandoned = The game was abandoned
table-paused = The game is paused
table-past = You are looking at an earlier moment
table-present = To the present
table-resume = Go on
table-back = A bot plays for you: come back
table-refused-title = Not possible now
table-refused-none = Everything that this question is about is possible.
table-refused-more = Show all
table-why = why?
table-why-not = Why not “{ $what }”?
table-explain-answer = Possible now: { $text }
table-explain-keys = E or arrows: next · Esc: close
table-place = Not possible here now
table-place-turn = It is the turn of { $name }.
table-place-none = Nothing can be done here now. The question is: { $question }

# Taking back and offers
table-undo = Undo
table-undo-ask = Ask to take back
table-undo-none = There is nothing to take back.
table-undo-revealed = Something hidden was opened: it cannot be taken back.
table-undo-chance = The dice have fallen, or cards were drawn: it cannot be taken back.
table-undo-away = Somebody whose move it concerns is away: it cannot be taken back.
table-redo = Redo
table-redo-none = There is nothing to redo.
table-restart = Restart turn
table-restart-none = There is no turn of yours that can be restarted.
table-offer = An offer
table-offer-undo = { $name } asks to take back a move.
table-offer-pause = { $name } proposes a pause.
table-offer-abandon = { $name } proposes to end the game without a result.
table-offer-waits = Waiting for { $names }.
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw

# Menu
table-copy-link = Copy link
table-link-copied = The link is copied.
table-link-worthless = This link holds no seat at this table; your own seats stay as they are.
table-link-seat = A seat by link
table-link-sure = This link lets you play { $seats } at this table. Whoever sent it can play there too, so take the seat only if you trust them.
table-link-replaces = This browser already holds a seat here: { $seats }. The link would replace what it holds; then you have the seat only as long as the link is good. Replace it only if you know whose link this is.
table-link-take = Take the seat
table-pause = Propose a pause
table-leave = Let a bot play for a while
table-leave-hint = A bot plays your seat until you come back.
table-abandon = Propose to abandon
table-abandon-hint = If everybody agrees, the game ends without a result. If nobody else plays, it ends immediately.
table-resign = Resign
table-resign-hint = A bot plays your seat to the end. You cannot take this back.
table-resigned-other = { $name } has resigned. A bot plays on.
table-resigned-you = You have resigned; a bot plays your seat.
table-stay = Keep playing

# Clocks, connection, turn
table-clock = Time left
table-clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
table-lost-try = Try now
table-lost-act = There is no connection now. Nothing was changed.
table-found = The connection is back.
table-title-you = Your turn · { $game }
table-title-other = { $name } · { $game }
table-title-over = Over · { $game }

# One screen for several people
table-cover = Give the screen to { $name }
table-cover-hint = The cards of the others stay hidden.
table-cover-lift = I am { $name }

# Waiting room
table-room = The table is ready
table-room-waits =
    { $count ->
        [one] One seat is free. Send the link to a friend, or start with a bot.
       *[other] { $count } seats are free. Send the link to friends, or start with bots.
    }
table-room-waits-guest =
    { $count ->
        [one] One seat is free. Sit down, or just watch.
       *[other] { $count } seats are free. Sit down, or just watch.
    }
table-room-full = All seats are taken.
table-room-free = Free seat
table-room-you = this screen
table-room-name = Your name
table-room-name-next = Name of the next person at this screen
table-room-sit = Sit here
table-room-sit-too = Sit here too
table-room-stand = Stand up
table-room-link = Link to this table
table-room-fill = Bots for free seats
table-room-fill-style = Style of the bots
table-room-start = Start
table-room-start-bots = Start with bots
table-room-close = Close the table

# The end
table-result = Result
table-result-winner =
    { $count ->
        [0] Nobody wins
        [one] { $names } wins
       *[other] { $names } share the victory
    }
table-resigned = Resigned: { $names }
table-rematch = Rematch
table-rematch-join = Join the rematch
table-replay = Replay
table-review = Review
table-hint = Hint
table-hint-off = This table allows no hints.
table-hint-wait = A hint is for your own turn.
table-ask-why = Why did { $name } do that?
table-why-own = The coach about this move
table-hints-on = The coach gives hints at this table. The log notes each one.
table-hints-off = No hints at this table.
table-record = Download the record
table-dice = Was chance fair?
table-dice-hint = All chance in this game, dice and draws, comes from a secret. Before the game began, the server showed its fingerprint. Now that the game is over, the server tells the secret. Everybody can check that it has this fingerprint and gives what was rolled and drawn.
table-dice-commitment = Fingerprint, shown at the start
table-dice-secret = Secret, told at the end
table-dice-check = Check now
table-dice-true = Chance was as promised.
table-dice-false = The chance of this game cannot be checked.
table-study = Study from here
table-study-failed = That did not work. Please try again.
