# Études : ce qui peut y être faux, et `sacbe study`.

problem-record-position = Cette partie a commencé par une position, elle n’a donc pas de feuille ; ouvrez-la comme étude.
problem-study-truncated = L’étude est incomplète à la ligne { $line } : il faut un en-tête, des suites de coups et un résultat, séparés par une ligne vide.
problem-study-position-form = La position doit être une correspondance, par exemple { "{" }turn: red{ "}" }, sans références.
problem-study-position-long = Une position peut avoir { $most } caractères au plus.
problem-study-variation = Ligne { $line } : « { $text } » ne commence pas une variante ; écrivez « variation a instead of 7 » ou « variation b instead of 9 in a ».
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

problem-study-position-line = Ligne { $line } : ce n’est pas du YAML valable.
problem-study-source = Nommez exactement un point de départ : { $allowed }.
problem-study-large = Le fichier d’une étude peut avoir { $most } caractères au plus ; enlevez d’abord des suites.
problem-unknown-study = Cette étude n’existe pas.
problem-forbidden-study = Seule la personne qui a commencé cette étude peut la modifier ; copiez-la pour avoir la vôtre.
problem-too-many-studies = Il y a déjà { $most } études de cette adresse ; enlevez-en une d’abord.
problem-too-many-new-studies =
    { $seconds ->
        [one] Trop de nouvelles études depuis cette adresse ; réessayez dans une seconde.
       *[other] Trop de nouvelles études depuis cette adresse ; réessayez dans { $seconds } secondes.
    }

help-study = Étudier une position : avancer, reculer, bifurquer, commenter, voir les meilleures suites.
help-study-what = Une étude, une feuille, un fichier de scénarios (.yaml) ou un jeu.
help-study-seed = Mettre en place une partie avec cette graine ; sans elle, vous choisissez ce que fait le hasard.
help-study-case = Le cas d’un fichier de scénarios ; le premier par défaut.
help-study-at = Commencer après tant de réponses de la suite principale.
problem-study-place = Il n’y a pas d’endroit « { $place } » ; écrivez un nombre comme 29, ou une variante et un nombre comme a30.
problem-study-steps = « { $text } » n’est pas un nombre de pas.
problem-study-save-other = { $file } existe et n’est pas une étude ; le fichier n’est pas remplacé.
problem-study-file-with = { $option } vaut pour une nouvelle partie, pas pour un fichier.
problem-study-case-without = --case vaut pour un fichier de scénarios.

study-welcome = Étude de { $game }. Tapez help pour les commandes.
study-chance = Hasard
study-at = En { $place } : { $move }
study-begin = Au début.
study-comment = ; { $text }
study-ways = D’ici : { $ways }
study-title = Titre : { $title }
study-promoted = Maintenant en premier : { $move }
study-deleted = Enlevé, avec tout ce qui suivait : { $move }
study-title-tree = Suites
study-variation = { $label } : au lieu de { $number } : { $moves } ({ $count })
study-variation-in = { $label } : au lieu de { $number } dans { $of } : { $moves } ({ $count })
study-chances = Chances de gagner, sur 100 : { $chances }
study-chance-of = { $seat } { $chance }
study-line = { $number }. gagne { $chance } ± { $error }, { $points } points : { $moves }
study-saved = Enregistré dans { $file }.
study-unsaved = Les derniers changements n’ont pas été enregistrés.
study-stopped = Arrêté.
study-key-back = Reculer
study-key-forward = Avancer
study-key-tree = Suites
study-key-think = Réfléchir
study-key-comment = Commenter
study-help-move = NUMÉRO ou COUP : donner cette réponse ; une réponse qui s’écarte de la suite commence une variante.
study-help-chance = roll : laisser répondre les dés ; ou choisir ce que fait le hasard, comme toute autre réponse.
study-help-back = back N, forward N, start, end : se déplacer le long de la suite.
study-help-go = go ENDROIT : aller à un endroit comme 29, ou a30 dans la variante a.
study-help-tree = tree : la suite autour de vous, et toutes les variantes.
study-help-comment = comment TEXTE : dire quelque chose de cet endroit ; comment - l’enlève.
study-help-title = title TEXTE : donner un titre à l’étude.
study-help-think = think PROFONDEUR : chances et meilleures suites, toujours plus loin ; think off l’arrête, Ctrl-C ou un coup aussi.
study-help-promote = promote ENDROIT : mettre une variante à la place de la suite qu’elle quitte.
study-help-delete = delete ENDROIT : enlever une réponse et tout ce qui suit.
study-help-save = save FICHIER : garder l’étude comme feuille avec variantes et commentaires.
study-start-node = Début
chance-answered = { $prompt } : { $what }
