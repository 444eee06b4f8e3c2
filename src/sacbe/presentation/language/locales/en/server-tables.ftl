# What can go wrong at a table of the server.
problem-table-broken = The server cannot read the table { $table } from step { $revision } on; it leaves the table as it is.
problem-rules-version = This table plays { $game } with version { $have } of its rules; this program knows version { $need }. The table stays unchanged.
problem-table-not-started = The game has not started yet.
problem-table-started = The game has started already.
problem-table-over = This game is over.
problem-table-running = This game is not over yet.
problem-table-paused = The game is paused.
problem-not-paused = The game is not paused.
problem-seat-gone = A bot plays this seat now; take your seat back first.
problem-seat-not-gone = You already play this seat yourself.
problem-seat-resigned = This seat has resigned; a bot plays it to the end.
problem-not-own-decision = You cannot take back answer { $at }: it is not your decision.
problem-undo-over = The game has ended; nothing can be taken back.
problem-nothing-to-redo = There is nothing to redo.
problem-unknown-offer = You cannot offer “{ $what }”; you can offer { $allowed }.
problem-offer-pending = There is another offer already.
problem-no-offer = There is no offer.
problem-not-asked-to-agree = This offer does not need your answer.
problem-stale = The table has moved on since revision { $revision }.
problem-unknown-table = There is no table { $table }.
problem-watch-delay = The delay for watchers must be between 0 and { $most } seconds.
problem-one-seat = One person can take only one seat.
problem-name-long = This name or title is too long; it may have at most { $most } characters.
problem-no-free-seat = This seat is not free.
problem-forbidden-host = Only the person who opened the table can do this.
problem-forbidden-seat = This token holds no seat at this table.
problem-fork-secret = You cannot fork a game before its end while others still have secrets.
problem-seat-count = This game has { $need } seats, not { $have }.
problem-record-secret-table = The record tells every secret; you get it when the game is over.
problem-no-mail = This server sends no e-mail.
problem-message-large = A message has at most { $most } bytes; this one has { $size }.
problem-message-form = This is not a message: { $detail }
problem-no-hello = The first message must be “hello”.
problem-hello-twice = “hello” was sent already.
problem-too-many-wrong = Too many wrong messages; the connection is closed.
problem-too-many-tables =
    { $seconds ->
        [one] Too many tables from this address; try again in one second.
       *[other] Too many tables from this address; try again in { $seconds } seconds.
    }
problem-too-many-chats =
    { $seconds ->
        [one] Not so fast: you can say something again in one second.
       *[other] Not so fast: you can say something again in { $seconds } seconds.
    }
problem-seat-out-of-time = This seat has no time left for this decision; the bot makes it.
problem-not-waiting = No bot waits at this table: people play here.
problem-forbidden-go-on = You cannot hurry the bots here: whoever is away has time to come back.
problem-chat-empty = This line has nothing that people can read.
problem-undo-away = { $seat } has decided since then and is away, so { $seat } cannot agree.
problem-forbidden-hints = This table allows no hints.
problem-forbidden-hints-watcher = While people play, the coach advises only them, and everybody reads that it did.
problem-hint-not-asked = It is not your turn to decide, so there is no hint.
problem-explain-person = Answer { $at } is a decision of another person; it can be explained after the game.
problem-coach-slow = The coach needs too long; try again.
problem-coach-failed = The coach has failed ({ $detail }); try again.
problem-too-many-hints = The coach is still busy with your last questions; try again in a moment.
table-note-resigned = resigns; a bot plays on
table-hint-nudge = asks the coach where to look
table-hint-move = asks the coach for a move
table-hint-comparison = asks the coach to compare moves
table-hint-chances = asks the coach for the chances
table-hint-explanation = lets the coach explain a decision
problem-unknown-review = There is no such review.
problem-review-running = The game is still being played; it can be reviewed when it is over.
problem-review-failed = The review has failed twice; ask again to start it anew.
problem-review-not-done = The review is not done yet.
problem-forbidden-reviews = This server makes no reviews.
problem-review-no-decision = The review has no decision after { $at } answers.
problem-too-many-reviews =
    { $most ->
        [one] One review at a time for an address; wait until yours is done.
       *[other] { $most } reviews at a time for an address; wait until one of yours is done.
    }
