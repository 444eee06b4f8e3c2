# `sacbe chances`: what every seat can expect of a game.

help-chances = Show each seat’s chance to win and the points it can expect.
help-chances-to = Show what could be expected after this many answers.
help-chances-seat = From what this seat may know; the default is what everybody may know.

chances-where = { $game }, { $players } players, after { $at } of { $answers } answers
chances-everybody = From what everybody may know:
chances-seat = From what { $seat } may know:
chances-final = The game is over:
chances-chance = Wins
chances-points = Points
chances-nobody = All lose: { $chance }
chances-guess = This is a rough guess: there are no learnt weights for this game with this many players.
chances-outside = These chances may be off, because the bots did not learn from games with this: { $what }
chances-outside-players = this number of players
chances-outside-edition = changed components
chances-outside-option = option { $option }
