# The Model Context Protocol: what a language model reads.

help-mcp =
    Let a language model play, through the Model Context Protocol on standard input and output.

    It needs the extra “mcp”. The model plays one seat against bots and knows only what that seat may know.
help-mcp-seat = The seat that the model plays.
help-mcp-all-seats = The model plays all seats in turn (hot seat); there are no bots.
help-mcp-hints = Let the model ask the coach for hints.
help-mcp-chances = Let the model ask for each seat’s chance to win.
help-mcp-seed = Every game has these dice; the model is not told.

mcp-instructions =
    Board games whose rules are enforced; you play one seat, usually against bots. Begin with “games” and “new”. Every answer ends with the question you are asked and your legal moves: each line is the move as you must write it, then what it is, then what it does. Play with “do”; several moves of your turn can go in one call, with ; between them. “what” explains any code or thing that a move names, “why” tells whether a move is legal and which rule forbids it, “rules” searches the rulebook, “look” shows the board. A refused move changes nothing.
mcp-tool-games = The games, how many can play, and their options.
mcp-tool-rules = The rulebook of a game: without a question its contents; with a question the places that answer it; with the id of a section or a rule its whole text.
mcp-tool-new = Begin a game in place of the one that is going on; options as names and values. Answers with the board and your first question.
mcp-tool-look = The board as you may see it, and the question.
mcp-tool-options = All your legal moves with what each of them does.
mcp-tool-why = Is this move legal now? If not: the rule that forbids it, its source and the numbers that matter.
mcp-tool-what = What a tile, card, place or piece is and does: an id as moves write it, such as W03, or a whole move.
mcp-tool-do = Play a move exactly as the options write it, or several with ; between them, all or none. Answers with what happened until you are asked again, and your next question.
mcp-tool-undo = Take back your last decision, if nothing was revealed, drawn or played by others after it.
mcp-tool-events = What has happened so far, or after the answer with a number.
mcp-tool-record = The whole game as text, after its end.
mcp-tool-hint = What the coach would do: step 1 says where to look, 2 names a move, 3 compares the best moves.
mcp-tool-chances = Each seat’s chance to win and the points it can expect, from what you may know.
mcp-players = players: { $players }
mcp-seats = seats: { $seats }
mcp-legal = This move is legal.
mcp-many = { $count } moves are legal; “options” tells what each of them does:
mcp-over = The game is over.
mcp-no-events = Nothing has happened.
mcp-chance = { $seat }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, { $points } points expected
problem-mcp-no-game = There is no game yet; begin one with “new”.
problem-mcp-nothing-found = The rulebook has nothing about “{ $question }”.
problem-mcp-not-allowed = “{ $what }” is not allowed here.
