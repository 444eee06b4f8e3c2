# Les fichiers de données du projet (leçons, livret de règles) : ce qui peut y être faux.

problem-data = { $file }, ligne { $line } : { $reason }
problem-data-yaml = Ce n’est pas du YAML correct : { $detail }
problem-data-alias = Les renvois (& et *) ne sont pas permis ici.
problem-yaml = Ligne { $line } : { $detail }
problem-yaml-long = Un tel texte peut avoir au plus { $most } caractères.
problem-yaml-deep = Les listes et les tables peuvent s’emboîter au plus { $most } fois.
problem-yaml-wide = Un tel texte peut contenir au plus { $most } valeurs.
problem-yaml-alias = Les renvois (& et *) ne sont pas permis ici.
problem-yaml-tag = Les types (!) ne sont pas permis ici.
problem-yaml-number = Un nombre peut avoir au plus { $most } chiffres.
problem-data-size = Un fichier de données a au plus { $most } octets.
problem-data-key = Il n’y a pas de champ « { $field } » ici ; il y a { $allowed }.
problem-data-missing = « { $field } » manque.
problem-data-language = « { $field } » n’a pas de texte en « { $code } ».
problem-data-long = « { $field } » a { $count } caractères ; au plus { $most } tiennent.
problem-data-bold = « { $field } » a un ** sans son pareil.
problem-data-thing-form = « { $thing } » n’est pas une chose de la forme genre:nom, comme seat:red.

problem-book-name = Une section ne peut pas s’appeler « { $name } » ; prenez des minuscules, des chiffres et des traits d’union.
problem-book-icon = « { $name } » n’est pas le nom d’un dessin, comme i-corn.
problem-book-rule = « { $rule } » ne désigne aucune règle de { $game }, ou figure deux fois ; voir « sacbe rules { $game } ».
problem-book-sentence = Cette phrase a { $count } mots ; { $most } au plus restent simples : { $sentence }
problem-book-source = Un symbole demande rules, each ou messages ; avec messages aussi un thing.
problem-book-order = Un autre chapitre a aussi le numéro { $order }.
problem-book-twice = Il y a une autre section « { $name } ».
problem-book-alone = « { $word } » n’a ici aucun mot de même sens.
problem-unknown-chapter = Il n’y a pas de chapitre « { $name } » ; « sacbe rules JEU --book » les donne.
problem-unknown-chapter-near = Il n’y a pas de chapitre « { $name } » ; vouliez-vous dire « { $near } » ?
