# The puzzles that only Chichén Itzá has: the kind, its task, and what a turn is worth.

puzzle-kind-chichen_itza-fight = Fewest losses
puzzle-title-chichen_itza-fight = Win with the fewest losses
puzzle-task-chichen_itza-fight = You are { $seat }. Find the answer with the fewest losses on average. A fight that is not won counts as the loss of everybody in it.
puzzle-value-chichen_itza-losses = { $value } units lost on average
