# Études : ce qui peut y être faux, et `sacbe study`.

problem-record-position = Cette partie a commencé par une position, elle n’a donc pas de feuille ; ouvre-la comme étude.
problem-study-truncated = L’étude est incomplète à la ligne { $line } : il faut un en-tête, des suites de coups et un résultat, séparés par une ligne vide.
problem-study-position-form = La position doit être une correspondance, par exemple { "{" }turn: red{ "}" }, sans références.
problem-study-position-long = Une position peut avoir { $most } caractères au plus.
problem-study-variation = Ligne { $line } : « { $text } » ne commence pas une variante ; écris « variation a instead of 7 » ou « variation b instead of 9 in a ».
problem-study-variation-twice = Ligne { $line } : il y a déjà une variante { $label }.
problem-study-variation-of = Ligne { $line } : il n’y a pas de variante { $label } au-dessus de cette ligne.
problem-study-variation-number = Ligne { $line } : la suite qu’elle quitte n’a pas de réponse { $number }.
problem-study-variation-empty = Ligne { $line } : la variante { $label } n’a pas de réponse.
problem-study-answer-twice = Ligne { $line } : « { $text } » existe déjà ; une variante doit commencer par une autre réponse.
problem-study-sign = Le signe U+{ $code } ne peut pas figurer dans ce texte.
problem-study-text-long = Le texte a { $count } caractères ; { $most } sont permis.
problem-study-answers = Une étude peut avoir { $most } réponses au plus.
problem-study-no-chance = Le hasard n’est pas interrogé ici, il n’y a donc rien à lancer.
problem-study-start = C’est le début ; il n’y a rien à enlever ni à avancer.
problem-study-node = La réponse { $id } n’existe plus dans cette étude.
problem-study-case = { $file } n’a pas de cas « { $case } ».
