# Les problèmes qui n’existent que dans Tzolk'in : le genre, sa tâche, et ce que vaut un tour.

puzzle-kind-tzolkin-feed = Nourrir tout le monde
puzzle-title-tzolkin-feed =
    { $workers ->
        [one] Nourrissez { $workers } ouvrier
       *[other] Nourrissez { $workers } ouvriers
    }
puzzle-task-tzolkin-feed = Vous êtes { $seat }. C’est un jour de repas, et vos ouvriers veulent { $corn } maïs. Trouvez un tour après lequel personne n’a faim.
puzzle-value-tzolkin-unfed =
    { $count ->
        [0] personne n’a faim
        [one] { $count } ouvrier a faim
       *[other] { $count } ouvriers ont faim
    }
