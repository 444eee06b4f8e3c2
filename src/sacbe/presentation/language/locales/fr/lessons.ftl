# Leçons : ce qui est dit pendant le jeu, ce qui peut être faux dans un fichier, et `sacbe lesson`.

lesson-done-title = Leçon terminée
lesson-done = Vous avez terminé « { $title } ».
lesson-not-meant-title = Bonne idée, mauvais moment
lesson-not-meant = { $move } est permis, mais cette étape demande un autre coup. La partie n’a pas changé.
lesson-refused-title = Les règles ne le permettent pas

lesson-listed = { $id } – { $title } ({ $minutes } min). { $aim }
lesson-listed-done = { $id } – { $title } (terminée). { $aim }
lesson-listed-begun = { $id } – { $title } (étape { $step } sur { $steps }). { $aim }
lesson-how = Jouez-en une avec « sacbe lesson { $id } ».
lesson-heading = { $title }, étape { $step } sur { $steps }
lesson-look = À regarder : { $things }
lesson-press = Entrée pour continuer.
lesson-next-lesson = La leçon suivante : sacbe lesson { $id } – { $title }.
lesson-again = Cette leçon était commencée ; elle reprend où vous l’aviez laissée. Tapez « restart » pour recommencer.
lesson-left = Vous pouvez revenir à tout moment : sacbe lesson { $id }.
lesson-checked =
    { $count ->
        [one] { $count } leçon est correcte.
       *[other] { $count } leçons sont correctes.
    }
lesson-notices-checked =
    { $count ->
        [one] { $count } remarque est correcte.
       *[other] { $count } remarques sont correctes.
    }
lesson-key-next = Suite
lesson-help-next = Entrée, ou next : continuer après avoir lu une étape.
lesson-help-again = again : redire l’étape.
lesson-help-undo = undo : une étape en arrière.
lesson-help-restart = restart : recommencer la leçon.

help-lesson = Apprendre un jeu en jouant : lister les leçons, en jouer une ou vérifier des fichiers de leçon.
help-lesson-what = Un jeu, ou une leçon sous la forme GAME/NAME ; avec --check, des fichiers.
help-lesson-check = Jouer les fichiers de leçon jusqu’au bout et dire ce qui y est faux ; sans fichier, tous ceux du programme.
help-lesson-restart = Recommencer la leçon.

problem-lesson-name = Une leçon ne peut pas s’appeler « { $name } » ; utilisez des minuscules, des chiffres et des traits d’union.
problem-lesson-steps = Une leçon a besoin d’une liste de 1 à { $most } étapes.
problem-lesson-rule = « { $rule } » y est deux fois, ou n’est pas une règle de { $game } ; voir « sacbe rules { $game } ».
problem-lesson-no-rule = Il n’y a pas de règle « { $rule } ».
problem-lesson-bot = « { $name } » réfléchit trop longtemps pour une leçon ; prenez random, greedy ou un niveau qui répond tout de suite.
problem-lesson-pattern = Dans « { $pattern } », seule une étoile remplace autre chose.
problem-lesson-needs-accept = « { $field } » va avec une étape qui a « accept ».
problem-lesson-until = « until » est une liste de coups, le mot turn, ou des champs atteints, comme round: 2 ; il y a { $fields }.
problem-lesson-no-thing = Le jeu ne connaît pas la chose « { $thing } » à cette étape.
problem-lesson-no-way = Aucun coup de l’élève ne correspond à « accept » ici. Les coups permis sont { $moves }.
problem-lesson-unused-accept = « { $what } » n’est jamais un coup permis à cette étape.
problem-lesson-unused-until = « { $what } » n’est jamais un coup permis à cette étape.
problem-lesson-unused-instead = « { $what } » ne correspond à aucun coup permis et non accepté à cette étape.
problem-lesson-unused-about = « { $what } » ne correspond à aucun coup permis et accepté à cette étape.
problem-lesson-unused-refused = La règle { $what } ne refuse rien à cette étape.
problem-lesson-then-seat = « { $move } » n’est pas possible ici : la question est à { $asked }.
problem-lesson-no-bots = La question est à { $seat }, mais ni « then » ni « bots » ne dit ce que fait { $seat }.
problem-lesson-endless = L’élève n’est plus jamais interrogé ici.
problem-lesson-order = La leçon « { $other } » a le même numéro.
problem-lesson-not-read = Cette étape demande un coup.
problem-lesson-read-first = Lisez d’abord cette étape, puis continuez.
problem-lesson-files = Les fichiers de leçon sont pour --check ; pour jouer, nommez une leçon comme { $id }.
problem-unknown-lesson = Il n’y a pas de leçon « { $name } » ; « sacbe lesson » les énumère.
problem-unknown-lesson-near = Il n’y a pas de leçon « { $name } » ; vouliez-vous dire « { $near } » ?
problem-no-lessons = Il n’y a pas de leçons pour { $game }.

problem-notice-list = Un fichier de remarques demande une liste de 1 à { $most } remarques.
problem-notice-id = Une remarque ne peut pas s’appeler « { $id } » ; prenez des minuscules, des chiffres et des traits d’union.
problem-notice-twice = Il y a déjà une remarque « { $id } » plus haut.
problem-notice-switch = « { $field } » doit être true ou false.
problem-notice-when = Une remarque demande au moins une condition.
problem-notice-worry = Le jeu ne connaît pas de souci « { $name } ».
problem-notice-prompt = Le jeu ne pose pas de question « { $name } » ; il y a { $allowed }.
problem-notice-after = « { $id } » n’est pas une remarque plus haut que l’on puisse accomplir.
problem-notice-event = Le jeu n’annonce pas d’événement « { $name } » ; il y a { $allowed }.
problem-notice-field = L’événement n’a pas de champ « { $field } » ; il y a { $allowed }.
problem-notice-path = La vue d’une place n’a pas de valeur « { $path } ».
problem-notice-braces = « { $field } » a une accolade sans partenaire.
