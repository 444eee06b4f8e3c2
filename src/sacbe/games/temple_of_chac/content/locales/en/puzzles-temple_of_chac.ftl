# The puzzles that only Temple of Chac has: the kind, its task, and what a turn is worth.

puzzle-kind-temple_of_chac-escape = Get out alive
puzzle-title-temple_of_chac-escape = Get out alive
puzzle-task-temple_of_chac-escape = You are { $seat }. Find the moves with the best chance to get out of the temple.
puzzle-value-temple_of_chac-out = { $value } % chance to get out
