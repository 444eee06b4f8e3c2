# Les problèmes qui n’existent que dans Chichén Itzá : le genre, sa tâche, et ce que vaut un tour.

puzzle-kind-chichen_itza-fight = Moins de pertes
puzzle-title-chichen_itza-fight = Gagnez avec le moins de pertes
puzzle-task-chichen_itza-fight = Vous êtes { $seat }. Trouvez la réponse avec le moins de pertes en moyenne. Un combat sans victoire compte comme la perte de tous ceux qui y sont.
puzzle-value-chichen_itza-losses = { $value } unités perdues en moyenne
