# `sacbe balance`: one bot on all seats, and what that says about the game.

help-balance =
    Measure a game: let one bot play all seats of many games.

    Shows the share of victories by seat and by first turn order, points by category, the length of the games, and what the game itself counts. The same seed gives the same games with any number of processes. The figures say how this bot plays the game, not how people would play it.
help-balance-bot = Who plays all seats.
help-balance-compare = Play the plain game, then with each of its modules alone and with all of them, and show the results side by side.

balance-shortest = Fewest decisions
balance-longest = Most decisions
balance-draws = Draws per game
balance-deviation = Deviation of scores
balance-margin = Lead over the second
balance-order = First turn order
balance-variant = Played with
balance-category = Category
balance-all = All
balance-winners = Winners
balance-share = Share of points
