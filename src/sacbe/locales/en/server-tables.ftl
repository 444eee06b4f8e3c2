# What can go wrong at a table of the server.
problem-table-broken = The table { $table } cannot be read from step { $revision } on; it is left as it is.
problem-rules-version = This table plays { $game } by version { $have } of its rules; this program knows version { $need }. The table is kept unchanged.
problem-table-not-started = The game has not started yet.
problem-table-started = The game has started already.
problem-table-over = This game is over.
problem-table-running = This game is not over yet.
problem-table-paused = The game is paused.
problem-not-paused = The game is not paused.
problem-seat-gone = A bot plays this seat at the moment; come back first.
problem-seat-not-gone = Nobody plays this seat in your place.
problem-seat-resigned = This seat has resigned; a bot plays it to the end.
problem-not-own-decision = Answer { $at } is no decision of yours that can be taken back.
problem-undo-over = What has ended stays as it is.
problem-nothing-to-redo = There is nothing to redo.
problem-unknown-offer = “{ $what }” cannot be offered; { $allowed } can.
problem-offer-pending = Something else is offered already.
problem-no-offer = Nothing is offered.
problem-not-asked-to-agree = This offer does not need your answer.
problem-stale = The table has moved on since revision { $revision }.
problem-unknown-table = There is no table { $table }.
problem-watch-delay = Watchers can be between 0 and { $most } seconds behind.
problem-one-seat = One person takes one seat.
problem-name-long = This name or title is too long; it has at most { $most } characters.
problem-no-free-seat = This seat is not free.
problem-forbidden-host = Only whoever opened the table can do this.
problem-forbidden-seat = This token holds no seat at this table.
problem-fork-secret = A game in which others still have secrets cannot be forked before its end.
problem-seat-count = This game has { $need } seats, not { $have }.
problem-record-secret-table = The record tells every secret; it is there when the game is over.
problem-no-mail = This server sends no e-mail.
problem-message-large = A message has at most { $most } bytes; this one has { $size }.
problem-message-form = This is no message: { $detail }
problem-no-hello = The first message must be “hello”.
problem-hello-twice = “hello” was said already.
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
problem-chat-empty = There is nothing to be read in this line.
problem-undo-away = Since then { $seat } has decided, who is away and cannot agree.
