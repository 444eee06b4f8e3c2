# `sacbe lab` : des variantes d'un jeu côte à côte, et la page qui dit ce qui en est sorti.

help-lab =
    Compare des variantes d’un jeu sur les mêmes graines, et écrit une page et les données.

    A est le jeu avec les réglages donnés ; B a ce que dit --change ; --sweep joue une variante pour chaque valeur. --even cherche la valeur qui rend les places égales. Une expérience peut aussi être dans un fichier YAML. Ctrl-C arrête ; la même commande reprend là. Le résultat est le même avec n’importe quel nombre de processus.
help-lab-what = Le nom d’un jeu, ou le fichier YAML d’une expérience.
help-lab-out = Dossier pour la page et les données ; sinon lab- et le nom, ici.
help-lab-bots = Qui joue : un robot pour toutes les places, ou un pour chacune, séparés par des virgules. Sinon greedy.
help-lab-change = Ce que B a d’autre : players, bots, une option, ou une valeur du matériel par son chemin. Peut être donné plusieurs fois.
help-lab-sweep = Joue une variante pour chacune de ces valeurs (1,2,3 ou 1..3). Peut être donné deux fois : alors chaque paire de valeurs.
help-lab-even = Cherche la valeur de cette option ou de ce matériel qui rend les places égales ; demande --from et --to.
help-lab-from = La plus petite valeur essayée.
help-lab-to = La plus grande valeur essayée.
help-lab-by = Ce qui doit être égal : les parts par ordre du tour (order) ou par place (seat). Sinon order.
help-lab-measure = La mesure dont l’intervalle décide quand on a assez joué. Sinon score.
help-lab-within = S’arrête quand la moitié de l’intervalle à 95 % ne dépasse pas cette valeur.
help-lab-games = Parties de chaque variante au plus. Sinon 400.
help-lab-weigh = Pèse les choix d’une décision sur autant (0 : d’aucune). Sinon 16.
help-lab-fill = Refait les endroits marqués de cette page Markdown.

lab-title-one = { $game } : comment il se joue
lab-title-compare = { $game } : { $names } en comparaison
lab-title-change = { $game } : ce qui change avec { $change }
lab-title-sweep = { $game } : { $axes }
lab-title-even = { $game } : quel { $axes } rend les places égales ?
lab-made = Sacbe { $version } · { $command }
lab-chapters = Chapitres
lab-no-script = Les dessins demandent JavaScript. Tous les chiffres sont dans les tableaux.
lab-footer = Tout est dans ce seul fichier ; il s’ouvre sans réseau.
lab-as-table = Les chiffres en tableau
lab-written = La page : { $page }
lab-interrupted = Les parties jouées sont dans « { $folder } » ; la même commande reprend là.

lab-played =
    { $variants ->
        [one] { $games } parties, graine { $seed }.
       *[other] { $variants } variantes, { $games } parties chacune sur les mêmes graines, graine { $seed }.
    }
lab-all-games = Toutes les parties demandées ont été jouées.
lab-narrow = On a assez joué : la moitié de l’intervalle de « { $measure } » est de { $within } au plus.
lab-not-narrow = Toutes les parties ont été jouées, mais l’intervalle de « { $measure } » est encore plus large que ± { $within }.
lab-bots-see = C’est ainsi que ces robots jouent. Un chiffre ici est une raison de regarder, pas une preuve : les gens jouent autrement.
lab-players =
    { $count ->
        [one] une personne
       *[other] { $count } joueurs
    }
lab-interval = { $low } à { $high }
lab-clear = { $measure } : { $change } ({ $interval }), de { $before } dans { $first } à { $after } dans { $second }.
lab-unclear = Pas de différence claire : { $measures }.
lab-nothing-clear = Rien ne diffère clairement.
lab-even-found = Avec { $name } = { $value }, les places sont aussi égales que ces parties peuvent le dire : { $shares } des victoires, dans l’ordre. La valeur égale est entre { $low } et { $high }.
lab-even-none = Aucune valeur de { $name } de { $low } à { $high } ne rend les places égales. La plus proche est { $nearest } : { $shares } des victoires, dans l’ordre.
lab-even-between = Aucune valeur essayée de { $name } ne rend les places égales ; l’avantage change de côté entre { $low } et { $high }. La plus proche est { $nearest } : { $shares } des victoires, dans l’ordre.

lab-section-summary = Ce qui en est sorti
lab-section-differences = Différences
lab-section-length = Longueur
lab-section-points = Points
lab-section-seats = Places et ordre du tour
lab-section-lead = La tête
lab-section-decisions = Décisions
lab-section-uses = Cartes, actions, lieux
lab-section-counts = Ce que le jeu compte
lab-section-method = Comment lire cela

lab-pairs = Chaque variante à côté de { $first }, partie par partie sur les mêmes graines : dés et tirages sont les mêmes autant que possible. L’intervalle est celui des différences.
lab-many-looks = Ce sont { $count } regards sur les mêmes parties. Un sur vingt semble clair par hasard.
lab-length = Une décision est un vrai choix ; une question à une seule réponse n’est pas posée.
lab-points = Les points de chaque place à la fin.
lab-seats = Combien de fois chaque place gagne, avec son intervalle à 95 %. Une victoire partagée est divisée. La ligne brisée est une part égale.
lab-turn = Tour { $place }
lab-lead = Qui est devant à chaque dixième de la partie, selon les points qu’attend la meilleure évaluation du jeu, et combien de fois cette place gagne. Une ligne qui monte tard veut dire que le jeu reste longtemps ouvert.
lab-no-leader = Personne n’a jamais été devant : ce jeu ne dit rien des points avant la fin.
lab-decisions = Les choix d’une décision sur { $every } ont été pesés, { $count } en tout. « Valeur » dit de combien de points le meilleur choix dépasse le choix moyen. Une décision est vaine si tous ses choix se valent.
lab-not-weighed = Aucun choix n’a été pesé.
lab-uses = Combien de fois une place utilise chaque chose, et comment usage et victoire vont ensemble. « Effet » compare les places d’une même partie : combien plus souvent gagnent celles qui l’ont utilisée plus que les autres.
lab-uses-association = C’est un lien, pas une cause. Qui est en train de gagner l’utilise peut-être simplement plus.
lab-uses-paired = La dernière colonne compare { $first } et { $second } partie par partie sur les mêmes graines : ce que le changement lui-même a fait à l’usage.
lab-counts = Les tableaux du jeu, comme « sacbe balance » les montre.
lab-method-pairs = Chaque variante joue les mêmes parties numérotées. Chaque sorte de tirage a son propre flux, pour qu’un tirage de plus d’une sorte ne décale pas les autres. Une corrélation proche de 1 veut dire que les variantes partagent presque toute la chance ; « sans paires » dit quelle serait la largeur de l’intervalle si elles n’en partageaient aucune.
lab-method-intervals = Les intervalles sont à 95 % : ceux de Wilson pour les parts, ceux d’une loi normale pour les moyennes et les différences de paires.
lab-method-lead = Une place est en tête si elle seule attend le plus de points. On le demande chaque fois qu’une autre place décide.
lab-method-worth = Pour peser un choix, on le joue sur une copie qui n’en sait pas plus que le joueur, avec un plan court pour le reste du tour. Des choix qui diffèrent de moins de 0,05 point se valent.
lab-method-uses = L’effet d’une chose est la moyenne, sur les parties où les places diffèrent, de la part de victoire de celles qui l’ont utilisée plus que la moyenne de leur table, moins celle de celles qui l’ont utilisée moins. Avec moins de vingt parties de ce genre, il y a un tiret.
lab-method-digest = L’empreinte de toutes les parties est { $digest }. La même expérience donne la même empreinte avec n’importe quel nombre de processus, et après une interruption.

lab-measure-score = points d’une place
lab-measure-winner = points du vainqueur
lab-measure-spread = points du premier au dernier
lab-measure-margin = avance sur le deuxième
lab-measure-decisions = décisions par partie
lab-measure-draws = tirages et dés par partie
lab-measure-options = choix par décision
lab-measure-worth = valeur d’une décision en points
lab-measure-idle = décisions vaines
lab-measure-lead-changes = changements de tête
lab-measure-first = victoires de qui commence
lab-measure-last = victoires du dernier du tour
lab-measure-tilt = avantage de l’ordre du tour (−1 premier, 1 dernier)
lab-measure-seat-tilt = avantage des places (−1 première, 1 dernière)

lab-table-variants = Ce qui a été joué
lab-table-means = Toutes les mesures
lab-table-tried = Valeurs essayées
lab-table-differences = { $second } contre { $first }
lab-table-categories = D’où viennent les points
lab-table-order = Ordre du tour
lab-table-seats = Place
lab-table-lead = Qui est en tête gagne
lab-table-tension = À quel point les parties sont serrées
lab-table-questions = Sortes de décisions
lab-column-variant = Variante
lab-column-players = Joueurs
lab-column-bots = Robots
lab-column-changes = Changé
lab-column-games = Parties
lab-column-measure = Mesure
lab-column-mean = Moyenne (95 %)
lab-column-difference = Différence (95 %)
lab-column-correlation = Corrélation
lab-column-alone = Sans paires
lab-column-below = { $share } % au-dessous
lab-column-leader-wins = La tête gagne
lab-column-led = Quelqu’un mène
lab-column-question = Question
lab-column-times = Fois par partie
lab-column-options = Choix
lab-column-worth = Valeur en points
lab-column-idle = Vaine
lab-column-uses = Usages par place
lab-column-users = Places qui l’utilisent
lab-column-effect = Effet sur la victoire (95 %)
lab-column-use-difference = Différence d’usage (95 %)
lab-axis-share = Part
lab-axis-points = Points d’une place
lab-axis-tenth = Dixième de la partie
lab-axis-deviations = Différence en écarts
lab-chart-sweep = { $measure } pour chaque valeur de { $axis }, avec intervalles
lab-chart-grid = { $measure } pour chaque paire de { $across } et { $down }
lab-chart-even = Qui chaque valeur favorise, avec intervalles ; à 0 les places sont égales
lab-chart-differences = Toutes les mesures de { $second } contre { $first }, avec intervalles
lab-chart-distribution = Comment se répartit : { $what }
lab-chart-places = Parts des victoires avec intervalles : { $what }
lab-chart-lead = Combien de fois gagne la tête de chaque dixième de la partie
lab-chart-worth = De combien le meilleur choix dépasse le choix moyen, par sorte de décision
lab-chart-uses = Effet sur la victoire avec intervalles : { $what }

problem-lab-measure = Il n’y a pas de mesure « { $name } » ; il y a { $known }.
problem-lab-measure-near = Il n’y a pas de mesure « { $name } » ; vouliez-vous dire « { $near } » ? Il y a { $known }.
problem-lab-setting = { $game } n’a rien de réglable nommé « { $name } » : ce n’est ni une option, ni une valeur du matériel, ni players ou bots. « sacbe rules { $game } --options » et « --components » les énumèrent.
problem-lab-setting-near = { $game } n’a rien de réglable nommé « { $name } » ; vouliez-vous dire « { $near } » ?
problem-lab-value = { $name } ne peut pas être « { $value } ».
problem-lab-pair = « { $text } » n’a pas la forme NOM=VALEUR.
problem-lab-many = { $name } : { $most } à la fois au plus.
problem-lab-least = --{ $name } doit être au moins { $least }, pas { $number }.
problem-lab-within = La largeur d’un intervalle doit être plus grande que 0, pas { $value }.
problem-lab-one-of = Une expérience a des variantes, une série de valeurs ou la recherche d’une valeur égale : une seule des trois.
problem-lab-two-sweeps = On peut parcourir deux valeurs à la fois au plus.
problem-lab-values = Une série sur { $name } demande de 2 à { $most } valeurs, pas { $count }.
problem-lab-same = { $first } et { $second } jouent la même chose ; une comparaison demande une différence.
problem-lab-even-name = { $name } n’est pas un nombre du jeu ; --even demande une option ou une valeur du matériel.
problem-lab-even-range = --from ({ $low }) doit être plus petit que --to ({ $high }).
problem-lab-even-by = On peut égaliser par order ou par seat, pas par « { $name } ».
problem-lab-even-alone = Qui joue seul n’a personne à qui se comparer.
problem-lab-busy = Un autre processus travaille dans « { $folder } ».
problem-lab-damaged = « { $file } » dans « { $folder } » est abîmé ; choisissez un autre dossier avec --out.
problem-lab-other = « { $folder } » contient une autre expérience ; choisissez un autre dossier avec --out.
problem-lab-place = { $file } : il n’y a pas de chapitre ni de tableau « { $name } » ; il y a { $known }.
problem-lab-no-place = { $file } n’a pas d’endroit marqué : <!-- lab NOM --> et <!-- /lab -->.
problem-lab-file-flags = { $flag } ne va pas avec { $file } ; écrivez-le dans le fichier.
problem-lab-needs-even = { $flag } va avec --even.
problem-lab-needs-range = --even demande --from et --to.
