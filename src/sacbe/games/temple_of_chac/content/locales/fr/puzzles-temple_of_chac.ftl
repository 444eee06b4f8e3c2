# Les problèmes qui n’existent que dans Temple of Chac : le genre, sa tâche, et ce que vaut un tour.

puzzle-kind-temple_of_chac-escape = Sortir vivant
puzzle-title-temple_of_chac-escape = Sortez vivant
puzzle-task-temple_of_chac-escape = Vous êtes { $seat }. Trouvez les coups qui donnent la meilleure chance de sortir du temple.
puzzle-value-temple_of_chac-out = { $value } % de chance de sortir
