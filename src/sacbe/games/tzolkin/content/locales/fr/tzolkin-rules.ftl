# Les règles de Tzolk'in : rule-<identifiant> est le nom d’une règle, rule-text-<identifiant> ce qu’elle dit ; les points deviennent des traits d’union.

rule-tz-general-players = Joueurs et couleurs
rule-text-tz-general-players = On joue à deux, trois ou quatre, chacun avec sa couleur ; les couleurs sans joueur ne fournissent que des ouvriers neutres.
rule-tz-general-materials = Biens et ressources
rule-text-tz-general-materials = Les biens sont le maïs, le bois, la pierre, l’or et les crânes de cristal ; seuls le bois, la pierre et l’or sont des ressources, si bien que ni maïs ni crâne ne paie jamais un coût en ressources.
rule-tz-general-paying = Payer en entier
rule-text-tz-general-paying = Ce qu’on reçoit vient de la réserve et ce qu’on paie y retourne ; une action dont le coût n’est pas payé en entier n’a pas lieu du tout.

rule-tz-limit-bank-unlimited = Réserve illimitée
rule-text-tz-limit-bank-unlimited = Le maïs, le bois, la pierre et l’or ne s’épuisent jamais ; le nombre de jetons fournis n’est pas une limite.
rule-tz-limit-skulls = Treize crânes
rule-text-tz-limit-skulls = Il y a exactement 13 crânes de cristal ; tant que la réserve n’en contient aucun, rien ne peut en donner à qui que ce soit.
rule-tz-limit-six-workers = Six ouvriers au plus
rule-text-tz-limit-six-workers = Un joueur n’a jamais plus de 6 ouvriers en jeu (en main, sur les roues ou sur la case du premier joueur) ; tout ouvrier qu’il recevrait en plus est perdu.
rule-tz-limit-negative-points = Scores négatifs
rule-text-tz-limit-negative-points = Un score peut descendre sous zéro et n’est jamais ramené à zéro.

rule-tz-setup-order = Ordre de mise en place
rule-text-tz-setup-order = Ordre de mise en place : plateau, jungle et calendrier ; monuments et première rangée de bâtiments face visible ; 4 tuiles de départ à chaque joueur ; ouvriers neutres (2-3 joueurs) ; choix des tuiles de départ ; gains.
rule-tz-setup-bank = Réserve au départ
rule-text-tz-setup-bank = Tout le maïs, toutes les ressources, les 13 crânes et les 3 ouvriers inutilisés de chaque joueur sont d’abord dans la réserve ; personne ne possède rien avant le paiement des tuiles de départ.
rule-tz-setup-jungle = La jungle
rule-text-tz-setup-jungle = Les actions 2, 3, 4 et 5 de Palenque ont chacune un groupe de champs avec une tuile de maïs par champ ; dans les groupes 3, 4 et 5, une tuile de bois recouvre chaque tuile de maïs.
rule-tz-setup-jungle-fewer-players = Champs selon le nombre de joueurs
rule-text-tz-setup-jungle-fewer-players = Chaque groupe compte 4 champs à quatre joueurs, 3 à trois joueurs et 2 à deux joueurs.
rule-tz-setup-calendar = Départ du calendrier
rule-text-tz-setup-calendar = Le calendrier commence sur l’une de ses deux dents bleu-vert (fin d’un âge), appelée ici dent 0 ; il n’y a pas de maïs sur les dents.
rule-tz-setup-starting-player = Premier détenteur du marqueur
rule-text-tz-setup-starting-player = Un joueur reçoit le marqueur de premier joueur ; il le garde d’un tour de jeu à l’autre jusqu’à ce que la case du premier joueur le déplace.
rule-tz-setup-player-pieces = Matériel de départ
rule-text-tz-setup-player-pieces = Chacun commence avec 3 ouvriers en main, son plateau personnel côté clair et un score de 0.
rule-tz-setup-markers = Marches et niveaux de départ
rule-text-tz-setup-markers = Les 7 marqueurs de chaque joueur commencent sur la marche de départ blanche (marche 1) des trois temples et au niveau 0 des quatre technologies.
rule-tz-setup-monuments = Monuments en jeu
rule-text-tz-setup-monuments = Des 13 monuments mélangés, on étale face visible 6 à quatre joueurs, 5 à trois et 4 à deux ; les autres quittent le jeu.
rule-tz-setup-building-row = Première rangée de bâtiments
rule-text-tz-setup-building-row = On mélange séparément les 14 bâtiments de l’âge 1 et les 18 de l’âge 2, et on en dévoile six de l’âge 1 pour former la rangée ; les deux piles restantes demeurent face cachée.
rule-tz-setup-wealth-deal = Distribution des tuiles de départ
rule-text-tz-setup-wealth-deal = On mélange les 21 tuiles de départ et on en donne 4 à chaque joueur, qui est seul à les voir.
rule-tz-setup-wealth-choose = Garder deux tuiles de départ
rule-text-tz-setup-wealth-choose = Chacun garde en secret exactement 2 des 4 tuiles et défausse les 2 autres ; les choix sont dévoilés ensemble quand tous sont faits.
rule-tz-setup-wealth-gain = Gains des tuiles de départ
rule-text-tz-setup-wealth-gain = Avant le tour de jeu 1, on reçoit tout ce que montrent les deux tuiles gardées ; on conserve ces tuiles, car un effet de nourriture dure toute la partie.
rule-tz-setup-wealth-contents = Contenu des tuiles de départ
rule-text-tz-setup-wealth-contents = Il y a 21 tuiles ; chacune montre des gains fixes, sans aucun choix, et une case de roue qui ne sert qu’aux ouvriers neutres.

rule-tz-dummy-count = Nombre d’ouvriers neutres
rule-text-tz-dummy-count = On utilise douze ouvriers neutres à deux joueurs, six à trois et aucun à quatre ; le tirage s’arrête dès que le dernier est posé.
rule-tz-dummy-draw = Tirage des ouvriers neutres
rule-text-tz-dummy-draw = Après la distribution des tuiles de départ et avant le choix, on mélange les tuiles non distribuées et on les dévoile une à une pour placer les ouvriers neutres.
rule-tz-dummy-depicted-space = Case d’un ouvrier neutre
rule-text-tz-dummy-depicted-space = Chaque tuile dévoilée place un ouvrier neutre sur la case de roue qu’elle montre.
rule-tz-dummy-opposite-space = Ouvrier neutre en face
rule-text-tz-dummy-opposite-space = Si c’était le premier ouvrier neutre d’une petite roue, un autre va sur la case diamétralement opposée, cinq dents plus loin (case + 5 modulo 10), même si elle n’a pas de numéro. Chichén Itzá ne reçoit jamais cet ouvrier supplémentaire.
rule-tz-dummy-rotate = Les ouvriers neutres tournent
rule-text-tz-dummy-rotate = Les ouvriers neutres tournent avec leur roue, passent par les cases sans numéro pour revenir à 0, ne sont jamais poussés dehors et ne quittent jamais les roues.
rule-tz-dummy-block = Cases prises par les ouvriers neutres
rule-text-tz-dummy-block = Lors de la pose, un ouvrier neutre occupe sa case comme tout autre, mais il n’appartient à personne : il ne joue pas, n’exécute pas d’action, ne mange rien et ne marque rien.

rule-tz-round-phases = Phases d’un tour de jeu
rule-text-tz-round-phases = Un tour de jeu comprend les tours de tous les joueurs ; puis, un jour de nourriture seulement, le repas et les récompenses ; enfin l’avance du calendrier.
rule-tz-round-turn-order = Ordre des joueurs
rule-text-tz-round-turn-order = Celui qui a le marqueur de premier joueur commence ; les autres suivent dans le sens horaire, un tour chacun.

rule-tz-turn-place-or-pick-up = Poser ou reprendre
rule-text-tz-turn-place-or-pick-up = À son tour, on pose des ouvriers ou on en reprend ; jamais les deux dans le même tour.
rule-tz-turn-no-pass = Passer est impossible
rule-text-tz-turn-no-pass = On ne peut pas passer son tour : il faut poser ou reprendre au moins un ouvrier.
rule-tz-turn-forced-type = Quand le choix est imposé
rule-text-tz-turn-forced-type = Sans ouvrier en main, on doit en reprendre ; sans ouvrier sur les roues, on doit en poser.
rule-tz-turn-sequence = Déroulement d’un tour
rule-text-tz-turn-sequence = Dans son tour, on mendie (par choix ou par obligation), puis on pose ou on reprend, puis on complète la rangée de bâtiments, puis on prend le maïs du calendrier si l’on vient d’occuper la case du premier joueur.

rule-tz-begging-when = Quand on peut mendier
rule-text-tz-begging-when = Un joueur qui a 0, 1 ou 2 maïs au début de son tour peut mendier avant toute autre chose, qu’il pose ou reprenne ensuite.
rule-tz-begging-effect = Effet de la mendicité
rule-text-tz-begging-effect = Mendier porte son maïs à exactement 3, quoi qu’on ait eu avant, et coûte une marche dans un temple de son choix.
rule-tz-begging-barred-at-bottom = Trop bas pour mendier
rule-text-tz-begging-barred-at-bottom = Un joueur qui est sur la marche 0 des trois temples ne peut pas mendier.
rule-tz-begging-forced = Mendicité obligatoire
rule-text-tz-begging-forced = Qui n’a aucun ouvrier sur les roues et ne peut pas même payer une seule pose doit mendier.

rule-tz-pity-when = Quand la règle de pitié s’applique
rule-text-tz-pity-when = La règle de pitié s’applique quand on n’a aucun ouvrier sur les roues, qu’on ne peut pas payer la pose la moins chère et qu’on ne peut pas mendier, étant sur la marche 0 de tous les temples.
rule-tz-pity-effect = Effet de la règle de pitié
rule-text-tz-pity-effect = Selon la règle de pitié, on pose exactement 1 ouvrier sur une case du coût le plus bas possible et on perd tout son maïs.

rule-tz-placing-number = Combien d’ouvriers poser
rule-text-tz-placing-number = En posant, on place au moins un ouvrier et au plus tous ceux qu’on a en main, sur les roues de son choix et la case du premier joueur ; les ouvriers des roues ou de la réserve ne peuvent pas être posés.
rule-tz-placing-lowest-space = Case libre la plus basse
rule-text-tz-placing-lowest-space = On ne choisit que la roue ; l’ouvrier va sur sa case libre de plus petit numéro, à partir de 0, en comptant les ouvriers déjà posés dans ce tour.
rule-tz-placing-full-gear = Roue pleine
rule-text-tz-placing-full-gear = On ne pose que sur les cases numérotées (0-7 sur les petites roues, 0-10 à Chichén Itzá) ; une roue où elles sont toutes occupées n’accepte plus d’ouvrier.
rule-tz-placing-space-cost = Coût d’une case
rule-text-tz-placing-space-cost = Chaque ouvrier posé coûte autant de maïs que le numéro de sa case ; la case du premier joueur compte pour 0.
rule-tz-placing-worker-cost = Coût de plusieurs ouvriers
rule-text-tz-placing-worker-cost = Poser 1, 2, 3, 4, 5 ou 6 ouvriers dans un tour coûte en tout 0, 1, 3, 6, 10 ou 15 maïs en plus du coût des cases ; le n-ième ouvrier ajoute donc n - 1.
rule-tz-placing-afford = Assez de maïs pour poser
rule-text-tz-placing-afford = Le coût entier des poses du tour doit être couvert par le maïs qu’on a, mendicité éventuelle comprise ; aucune dette n’est possible, hormis la règle de pitié.
rule-tz-placing-starting-player-space = Poser sur la case du premier joueur
rule-text-tz-placing-starting-player-space = Si elle est libre, on peut poser sur la case du premier joueur pour un coût de case de 0 ; l’ouvrier compte dans le coût de plusieurs ouvriers.

rule-tz-pickup-number = Combien d’ouvriers reprendre
rule-text-tz-pickup-number = En reprenant, on retire des roues un, plusieurs ou tous ses propres ouvriers.
rule-tz-pickup-one-by-one = Un ouvrier après l’autre
rule-text-tz-pickup-one-by-one = On reprend les ouvriers un à un, dans l’ordre de son choix, en achevant l’action de l’un avant de passer au suivant ; les biens, tuiles et technologies gagnés par l’un servent déjà au suivant.
rule-tz-pickup-own-action = Action de la case
rule-text-tz-pickup-own-action = Un ouvrier repris peut exécuter l’action de la case où il se trouvait, sans autre maïs que le coût propre de l’action.
rule-tz-pickup-step-back = Reculer
rule-text-tz-pickup-step-back = À la place, il peut exécuter une action de numéro inférieur de la même roue, pour 1 maïs par pas en arrière.
rule-tz-pickup-step-back-occupied = Cases occupées en reculant
rule-text-tz-pickup-step-back-occupied = Que la case inférieure soit occupée par un autre ouvrier ou un ouvrier neutre ne change rien au recul.
rule-tz-pickup-pay-first = Payer avant l’action
rule-text-tz-pickup-pay-first = Le maïs du recul se paie avant l’action ; le gain de celle-ci ne peut donc pas le financer.
rule-tz-pickup-nothing = Ne rien faire
rule-text-tz-pickup-nothing = On peut toujours reprendre un ouvrier sans exécuter d’action.
rule-tz-pickup-space-zero = Pas d’action sur la case 0
rule-text-tz-pickup-space-zero = La case 0 n’a pas d’action : un ouvrier qui en vient ne fait rien (sauf à Chichén Itzá avec la théologie 1).
rule-tz-pickup-free-choice = Libre choix de l’action
rule-text-tz-pickup-free-choice = Un ouvrier sur la case 6 ou 7 d’une petite roue, ou sur la case 10 de Chichén Itzá, peut exécuter n’importe quelle action numérotée de cette roue sans maïs de recul ; le coût propre de l’action reste dû.

rule-tz-start-space-capacity = Case du premier joueur occupée
rule-text-tz-start-space-capacity = La case du premier joueur n’accueille qu’un ouvrier ; une fois prise, elle est fermée à tous jusqu’à la fin du tour de jeu.
rule-tz-start-space-corn-pile = Maïs sur le calendrier
rule-text-tz-start-space-corn-pile = À chaque tour de jeu où personne n’a pris la case, on ajoute 1 maïs sur les dents du calendrier à la phase d’avance ; il s’accumule jusqu’à ce que quelqu’un le prenne.
rule-tz-start-space-take-corn = Prendre le maïs du calendrier
rule-text-tz-start-space-take-corn = Le joueur qui a pris la case reçoit tout le maïs des dents à la fin de son propre tour : trop tard pour payer les poses de ce tour, à temps pour nourrir dans le même tour de jeu.
rule-tz-start-space-worker-returns = L’ouvrier revient
rule-text-tz-start-space-worker-returns = L’ouvrier de la case du premier joueur revient dans la main de son propriétaire à la phase d’avance du même tour de jeu, sans action.
rule-tz-start-space-marker = Déplacement du marqueur
rule-text-tz-start-space-marker = À la phase d’avance, le joueur qui a pris la case reçoit le marqueur ; s’il l’a déjà, il le donne au joueur suivant dans le sens horaire. Rien d’autre ne déplace jamais le marqueur.
rule-tz-start-space-two-days = Un jour ou deux
rule-text-tz-start-space-two-days = À la phase d’avance, le joueur qui a pris la case fait avancer le calendrier de 1 jour ou, si c’est permis, de 2 jours ; tous les autres avantages de la case restent acquis même quand 2 jours ne sont pas permis.
rule-tz-start-space-two-days-board = Deux jours : côté clair
rule-text-tz-start-space-two-days-board = Deux jours exigent que le plateau personnel soit côté clair ; les utiliser le retourne côté sombre.
rule-tz-start-space-two-days-block = Deux jours feraient sortir un ouvrier
rule-text-tz-start-space-two-days-block = Deux jours sont interdits tant que l’ouvrier d’un joueur, même le sien, se trouve sur la case 6 d’une petite roue ou sur la case 9 de Chichén Itzá.
rule-tz-start-space-final-round = La case au dernier tour de jeu
rule-text-tz-start-space-final-round = Au dernier tour de jeu, on peut encore prendre la case pour le maïs du calendrier, qui nourrit des ouvriers ou compte au décompte final ; le marqueur et la vitesse n’importent plus.

rule-tz-calendar-advance = Le calendrier avance
rule-text-tz-calendar-advance = Chaque jour d’avance fait tourner le calendrier d’une dent et monter d’une case chaque ouvrier de chaque roue.
rule-tz-calendar-phase-order = Ordre de la phase d’avance
rule-text-tz-calendar-phase-order = Si la case du premier joueur est vide : 1 maïs sur la dent actuelle, puis exactement 1 jour. Si elle est prise : l’ouvrier revient en main, le marqueur se déplace, puis 1 ou 2 jours, sans ajout de maïs.
rule-tz-calendar-push-off = Sortie de la roue
rule-text-tz-calendar-push-off = L’ouvrier d’un joueur qui dépasserait la case 7 d’une petite roue ou la case 10 de Chichén Itzá revient dans la main de son propriétaire et ne donne pas d’action.
rule-tz-calendar-gear-sizes = Dents des roues
rule-text-tz-calendar-gear-sizes = Les petites roues ont 10 dents (cases 0-7 numérotées, 8 et 9 non) ; Chichén Itzá en a 13 (0-10 numérotées, 11 et 12 non) ; le calendrier en a 26.
rule-tz-calendar-food-teeth = Jours de nourriture du calendrier
rule-text-tz-calendar-food-teeth = Les jours de nourriture sont les dents 7 et 20 (milieu d’un âge, brun-orange) et les dents 13 et 26 (fin d’un âge, bleu-vert) ; la dent 26 est la dent de départ après un tour complet.
rule-tz-calendar-first-round = Le tour de jeu 1 n’est pas un jour de nourriture
rule-text-tz-calendar-first-round = Le tour de jeu 1 n’est pas un jour de nourriture, bien que la flèche montre la dent d’un jour de nourriture.
rule-tz-calendar-jumped-food-day = Jour de nourriture sauté
rule-text-tz-calendar-jumped-food-day = Si une avance de deux jours saute la dent d’un jour de nourriture, le tour de jeu suivant est ce jour de nourriture ; le calendrier continue ensuite simplement de la dent atteinte.
rule-tz-calendar-length = Durée de la partie
rule-text-tz-calendar-length = La partie dure 27 tours de jeu si personne n’accélère ; chaque avance de deux jours qui ne saute pas la dent 26 la raccourcit d’un tour de jeu.

rule-tz-palenque-action-1 = Palenque 1 : pêche
rule-text-tz-palenque-action-1 = Palenque 1 (pêche) : prendre 3 maïs ; aucune tuile n’est nécessaire, l’action ne s’épuise donc jamais.
rule-tz-palenque-action-2 = Palenque 2 : maïs
rule-text-tz-palenque-action-2 = Palenque 2 : prendre une tuile de maïs du groupe 2 et recevoir 4 maïs.
rule-tz-palenque-action-3 = Palenque 3 : maïs ou bois
rule-text-tz-palenque-action-3 = Palenque 3 : prendre une tuile de maïs du groupe 3 pour 5 maïs, ou une tuile de bois du groupe 3 pour 2 bois.
rule-tz-palenque-action-4 = Palenque 4 : maïs ou bois
rule-text-tz-palenque-action-4 = Palenque 4 : prendre une tuile de maïs du groupe 4 pour 7 maïs, ou une tuile de bois du groupe 4 pour 3 bois.
rule-tz-palenque-action-5 = Palenque 5 : maïs ou bois
rule-text-tz-palenque-action-5 = Palenque 5 : prendre une tuile de maïs du groupe 5 pour 9 maïs, ou une tuile de bois du groupe 5 pour 4 bois.
rule-tz-palenque-action-6-7 = Palenque 6 et 7 : libre choix
rule-text-tz-palenque-action-6-7 = Palenque 6 et 7 : exécuter une des actions 1-5 de Palenque sans maïs de recul.

rule-tz-jungle-take-tile = Prendre une tuile de récolte
rule-text-tz-jungle-take-tile = Une récolte retire la tuile du dessus d’un champ dans le groupe de l’action exécutée et rapporte ce que l’action montre pour ce genre de tuile ; s’il y a des tuiles de bois et des tuiles de maïs à découvert, on choisit le genre.
rule-tz-jungle-visible = Maïs sous le bois
rule-text-tz-jungle-visible = On ne peut prendre une tuile de maïs que si aucune tuile de bois ne la recouvre ; prendre le bois découvre le maïs pour les récoltes suivantes.
rule-tz-jungle-empty = Champs vides
rule-text-tz-jungle-empty = Quand un groupe n’a plus de tuile, son action est inutilisable, sauf avec l’agriculture 2.
rule-tz-jungle-burn = Brûler la forêt
rule-text-tz-jungle-burn = À Palenque 3, 4 ou 5, on peut brûler la forêt : une tuile de bois quitte le jeu sans donner de bois, on prend la tuile de maïs dessous avec son maïs, puis on descend d’une marche dans un temple de son choix.
rule-tz-jungle-burn-barred = Trop bas pour brûler
rule-text-tz-jungle-burn-barred = Un joueur qui est sur la marche 0 des trois temples ne peut pas brûler.
rule-tz-jungle-keep-tiles = Tuiles de récolte gardées
rule-text-tz-jungle-keep-tiles = Les tuiles de maïs et de bois récoltées restent au joueur jusqu’à la fin (deux monuments les comptent) ; une tuile de bois brûlée n’est pas gardée.

rule-tz-yaxchilan-action-1 = Yaxchilán 1 : bois
rule-text-tz-yaxchilan-action-1 = Yaxchilán 1 : prendre 1 bois.
rule-tz-yaxchilan-action-2 = Yaxchilán 2 : pierre et maïs
rule-text-tz-yaxchilan-action-2 = Yaxchilán 2 : prendre 1 pierre et 1 maïs.
rule-tz-yaxchilan-action-3 = Yaxchilán 3 : or et maïs
rule-text-tz-yaxchilan-action-3 = Yaxchilán 3 : prendre 1 or et 2 maïs.
rule-tz-yaxchilan-action-4 = Yaxchilán 4 : crâne
rule-text-tz-yaxchilan-action-4 = Yaxchilán 4 : prendre 1 crâne de cristal ; sans effet tant que la réserve n’en a pas.
rule-tz-yaxchilan-action-5 = Yaxchilán 5 : or, pierre et maïs
rule-text-tz-yaxchilan-action-5 = Yaxchilán 5 : prendre 1 or, 1 pierre et 2 maïs.
rule-tz-yaxchilan-action-6-7 = Yaxchilán 6 et 7 : libre choix
rule-text-tz-yaxchilan-action-6-7 = Yaxchilán 6 et 7 : exécuter une des actions 1-5 de Yaxchilán sans maïs de recul.

rule-tz-tikal-action-1 = Tikal 1 : une technologie
rule-text-tz-tikal-action-1 = Tikal 1 : avancer d’un niveau dans une technologie de son choix, en payant ses ressources.
rule-tz-tikal-action-2 = Tikal 2 : un bâtiment
rule-text-tz-tikal-action-2 = Tikal 2 : construire un bâtiment en payant ses ressources ; pas de monument ici.
rule-tz-tikal-action-3 = Tikal 3 : une ou deux technologies
rule-text-tz-tikal-action-3 = Tikal 3 : avancer d’un ou deux niveaux, dans une technologie ou dans deux différentes, en payant chaque avance à part.
rule-tz-tikal-action-4 = Tikal 4 : bâtiments ou monument
rule-text-tz-tikal-action-4 = Tikal 4 : construire un bâtiment, ou deux bâtiments, ou un monument, en payant chaque coût en ressources (et en crânes si c’est indiqué).
rule-tz-tikal-action-5 = Tikal 5 : deux temples
rule-text-tz-tikal-action-5 = Tikal 5 : payer 1 ressource quelconque et monter d’une marche dans deux temples différents ; payer plus pour monter plus est impossible.
rule-tz-tikal-action-6-7 = Tikal 6 et 7 : libre choix
rule-text-tz-tikal-action-6-7 = Tikal 6 et 7 : exécuter une des actions 1-5 de Tikal sans maïs de recul.
rule-tz-tikal-one-architecture = L’architecture pour un seul des deux bâtiments
rule-text-tz-tikal-one-architecture = Quand Tikal 4 construit deux bâtiments, un seul profite des effets d’architecture, tous niveaux ensemble ; on décide en construisant le premier s’il en profite, et le second n’en profite que si le premier ne l’a pas fait. L’autre est construit au prix fort, sans maïs ni points.
rule-tz-tikal-first-before-second = Le premier bâtiment avant le second
rule-text-tz-tikal-first-before-second = Le premier bâtiment de Tikal 4 est entièrement résolu avant que le second soit payé : ses biens, son action et sa nouvelle technologie servent déjà au second.

rule-tz-uxmal-action-1 = Uxmal 1 : un temple contre du maïs
rule-text-tz-uxmal-action-1 = Uxmal 1 : payer 3 maïs et monter d’une marche dans un temple de son choix, une fois par action.
rule-tz-uxmal-action-2 = Uxmal 2 : marché
rule-text-tz-uxmal-action-2 = Uxmal 2 : commercer au marché, avec autant d’échanges qu’on veut dans cette seule action.
rule-tz-uxmal-action-3 = Uxmal 3 : nouvel ouvrier
rule-text-tz-uxmal-action-3 = Uxmal 3 : prendre en main un ouvrier de plus de la réserve ; sans effet pour qui en a 6 en jeu.
rule-tz-uxmal-action-4 = Uxmal 4 : un bâtiment contre du maïs
rule-text-tz-uxmal-action-4 = Uxmal 4 : construire un bâtiment en payant 2 maïs par ressource de son coût imprimé, entièrement en maïs ; les monuments sont exclus.
rule-tz-uxmal-action-5 = Uxmal 5 : action au choix
rule-text-tz-uxmal-action-5 = Uxmal 5 : payer 1 maïs et exécuter une action de Palenque, Yaxchilán, Tikal ou Uxmal, en payant aussi le coût propre de cette action ; Chichén Itzá est exclu.
rule-tz-uxmal-action-6-7 = Uxmal 6 et 7 : libre choix
rule-text-tz-uxmal-action-6-7 = Uxmal 6 et 7 : exécuter une des actions 1-5 d’Uxmal sans maïs de recul ; choisir l’action 5 coûte tout de même son 1 maïs.

rule-tz-market-rates = Prix du marché
rule-text-tz-market-rates = Au marché, un bois vaut 2 maïs, une pierre 3 et un or 4, à l’achat comme à la vente.
rule-tz-market-exchange = Échanges au marché
rule-text-tz-market-exchange = Au marché, on peut sans limite vendre des ressources contre du maïs et en acheter avec du maïs, pourvu que chaque échange puisse être payé au moment où il est fait ; crânes, tuiles et points ne s’échangent pas.

rule-tz-chichen-skull = Un crâne par action
rule-text-tz-chichen-skull = Exécuter une action de Chichén Itzá exige de poser un de ses crânes dans l’ovale de cette action, où il reste pour toujours.
rule-tz-chichen-once = Chaque action une seule fois
rule-text-tz-chichen-once = Une action dont l’ovale contient déjà un crâne, de qui que ce soit, ne peut plus être exécutée.
rule-tz-chichen-rewards = Récompenses de Chichén Itzá
rule-text-tz-chichen-rewards = Chaque action donne aussitôt ses points, une marche dans le temple de son dieu et, si c’est indiqué, une ressource au choix ; les actions 1-3 servent Chaac (brun), 4-6 Kukulcán (vert), 7-9 Quetzalcóatl (jaune).
rule-tz-chichen-action-1 = Chichén Itzá 1
rule-text-tz-chichen-action-1 = Chichén Itzá 1 : 4 points, une marche du temple de Chaac.
rule-tz-chichen-action-2 = Chichén Itzá 2
rule-text-tz-chichen-action-2 = Chichén Itzá 2 : 5 points, une marche du temple de Chaac.
rule-tz-chichen-action-3 = Chichén Itzá 3
rule-text-tz-chichen-action-3 = Chichén Itzá 3 : 6 points, une marche du temple de Chaac.
rule-tz-chichen-action-4 = Chichén Itzá 4
rule-text-tz-chichen-action-4 = Chichén Itzá 4 : 7 points, une marche du temple de Kukulcán.
rule-tz-chichen-action-5 = Chichén Itzá 5
rule-text-tz-chichen-action-5 = Chichén Itzá 5 : 8 points, une marche du temple de Kukulcán.
rule-tz-chichen-action-6 = Chichén Itzá 6
rule-text-tz-chichen-action-6 = Chichén Itzá 6 : 8 points, une marche du temple de Kukulcán, une ressource au choix.
rule-tz-chichen-action-7 = Chichén Itzá 7
rule-text-tz-chichen-action-7 = Chichén Itzá 7 : 10 points, une marche du temple de Quetzalcóatl.
rule-tz-chichen-action-8 = Chichén Itzá 8
rule-text-tz-chichen-action-8 = Chichén Itzá 8 : 11 points, une marche du temple de Quetzalcóatl, une ressource au choix.
rule-tz-chichen-action-9 = Chichén Itzá 9
rule-text-tz-chichen-action-9 = Chichén Itzá 9 : 13 points, une marche du temple de Quetzalcóatl, une ressource au choix.
rule-tz-chichen-action-10 = Chichén Itzá 10 : libre choix
rule-text-tz-chichen-action-10 = Chichén Itzá 10 : exécuter une des actions 1-9 dont l’ovale est encore vide, sans maïs de recul ; le crâne va dans l’ovale de l’action choisie.

rule-tz-tech-cost = Coût d’une technologie
rule-text-tz-tech-cost = Passer au niveau 1, 2 ou 3 coûte 1, 2 ou 3 ressources, d’une seule sorte ou mêlées à volonté ; les niveaux se prennent un par un.
rule-tz-tech-bonus = Bonus au-delà du niveau 3
rule-text-tz-tech-bonus = Le niveau 3 est le plus haut ; une avance dans une technologie au niveau 3 coûte 1 ressource, donne aussitôt le bonus de cette technologie et laisse le marqueur en place, aussi souvent que les avances le permettent.
rule-tz-tech-cumulative = Niveaux cumulés
rule-text-tz-tech-cumulative = On a les effets du niveau atteint et de tous les niveaux inférieurs de la technologie, pour le reste de la partie.
rule-tz-tech-agriculture-1 = Agriculture 1
rule-text-tz-tech-agriculture-1 = Agriculture 1 : +1 maïs à chaque récolte de maïs avec Palenque 2, 3, 4 ou 5 ; la pêche n’est pas comprise.
rule-tz-tech-agriculture-2-fishing = Agriculture 2 : pêche
rule-text-tz-tech-agriculture-2-fishing = Agriculture 2, première partie : +1 maïs en pêchant avec Palenque 1.
rule-tz-tech-agriculture-2-no-tile = Agriculture 2 : récolte sans tuile
rule-text-tz-tech-agriculture-2-no-tile = Agriculture 2, seconde partie : si le groupe de l’action 2-5 de Palenque exécutée ne montre aucune tuile de maïs (toutes couvertes ou toutes parties), on peut quand même récolter son maïs ; aucune tuile n’est prise ni retirée et aucun dieu n’est irrité.
rule-tz-tech-agriculture-3 = Agriculture 3
rule-text-tz-tech-agriculture-3 = Agriculture 3 : encore +2 maïs à chaque récolte de maïs avec Palenque 2-5, soit +3 en tout.
rule-tz-tech-agriculture-bonus = Bonus d’agriculture
rule-text-tz-tech-agriculture-bonus = Bonus d’agriculture : monter d’une marche dans un temple de son choix.
rule-tz-tech-extraction-1 = Extraction 1
rule-text-tz-tech-extraction-1 = Extraction 1 : +1 bois quand du bois est gagné par Yaxchilán 1 ou par une récolte de bois à Palenque 3, 4 ou 5.
rule-tz-tech-extraction-2 = Extraction 2
rule-text-tz-tech-extraction-2 = Extraction 2 : +1 pierre quand de la pierre est gagnée par Yaxchilán 2 ou 5.
rule-tz-tech-extraction-3 = Extraction 3
rule-text-tz-tech-extraction-3 = Extraction 3 : +1 or quand de l’or est gagné par Yaxchilán 3 ou 5.
rule-tz-tech-extraction-bonus = Bonus d’extraction
rule-text-tz-tech-extraction-bonus = Bonus d’extraction : prendre deux ressources au choix, égales ou différentes.
rule-tz-tech-extraction-limits = Portée de l’extraction
rule-text-tz-tech-extraction-limits = L’extraction n’augmente qu’un gain de la même ressource à Palenque ou à Yaxchilán, jamais les ressources venant de bâtiments, de tuiles de départ, des temples, de Chichén Itzá, du marché ou des bonus de technologie.
rule-tz-tech-architecture-1 = Architecture 1
rule-text-tz-tech-architecture-1 = Architecture 1 : +1 maïs pour chaque bâtiment construit par Tikal 2, Tikal 4 ou Uxmal 4.
rule-tz-tech-architecture-2 = Architecture 2
rule-text-tz-tech-architecture-2 = Architecture 2 : +2 points pour chaque bâtiment construit par Tikal 2, Tikal 4 ou Uxmal 4.
rule-tz-tech-architecture-3 = Architecture 3
rule-text-tz-tech-architecture-3 = Architecture 3 : pour un bâtiment à Tikal 2 ou 4, on peut omettre une ressource de son coût, au choix du joueur ; un bâtiment à Uxmal 4 peut coûter 2 maïs de moins.
rule-tz-tech-architecture-bonus = Bonus d’architecture
rule-text-tz-tech-architecture-bonus = Bonus d’architecture : marquer 3 points.
rule-tz-tech-architecture-not-monuments = Pas d’architecture pour les monuments
rule-text-tz-tech-architecture-not-monuments = Aucun effet d’architecture ne s’applique à un monument.
rule-tz-tech-theology-1 = Théologie 1 : une case plus loin
rule-text-tz-tech-theology-1 = Théologie 1 : un ouvrier repris de Chichén Itzá peut exécuter l’action de la case suivante, sans maïs de recul, à la place de toute autre possibilité de cet ouvrier.
rule-tz-tech-theology-2 = Théologie 2 : une marche contre une ressource
rule-text-tz-tech-theology-2 = Théologie 2 : juste après une action de Chichén Itzá, on peut payer 1 ressource pour monter d’une marche dans un temple de son choix, une fois par action ; une ressource qu’on vient d’y gagner peut servir.
rule-tz-tech-theology-3 = Théologie 3
rule-text-tz-tech-theology-3 = Théologie 3 : +1 crâne quand un crâne est gagné par Yaxchilán 4, et par aucune autre source.
rule-tz-tech-theology-bonus = Bonus de théologie
rule-text-tz-tech-theology-bonus = Bonus de théologie : prendre 1 crâne de la réserve.

rule-tz-building-construct = Prix d’un bâtiment
rule-text-tz-building-construct = Pour construire, on paie exactement le prix imprimé sur une tuile visible (des ressources, et un crâne pour un monument) et on la pose devant soi ; d’autres ressources ne peuvent pas remplacer. Seuls Uxmal 4 et l’architecture 3 changent le prix.
rule-tz-building-refill = Compléter la rangée
rule-text-tz-building-refill = Les places vides de la rangée ne sont complétées avec la pile de l’âge en cours qu’à la fin du tour ; si la pile est épuisée, elles restent vides.
rule-tz-building-age-change = Changement d’âge
rule-text-tz-building-age-change = Entre le repas et les récompenses du deuxième jour de nourriture, tous les bâtiments de l’âge 1 de la rangée et de la pile quittent le jeu et on étale six bâtiments de l’âge 2 ; les monuments et les tuiles construites restent.
rule-tz-building-types = Genres de bâtiments
rule-text-tz-building-types = Les bâtiments sont civils (verts), tombeaux (gris), sanctuaires (bleus) ou fermes (jaunes) ; les 32 tuiles sont B101-B114 (âge 1) et B201-B218 (âge 2) de la liste du matériel.
rule-tz-building-immediate = Effets immédiats
rule-text-tz-building-immediate = Bâtiments civils, tombeaux et sanctuaires donnent tous leurs effets une fois, à la construction ; on ne peut refuser que les symboles de construction, de marché et d’action au choix, pas un ouvrier.
rule-tz-building-farm = Fermes
rule-text-tz-building-farm = Une ferme ne donne rien à la construction et réduit le coût du repas de son propriétaire à chaque jour de nourriture suivant, y compris celui du tour de jeu où elle a été construite.

rule-tz-effect-goods = Biens sur les tuiles
rule-text-tz-effect-goods = Un symbole de maïs, bois, pierre, or, crâne, points ou ouvrier sur une tuile donne la quantité montrée, prise dans la réserve (crânes et ouvriers dans leurs limites).
rule-tz-effect-tech = Technologies sur les tuiles
rule-text-tz-effect-tech = Un symbole de technologie fait avancer d’un niveau sans ressources, dans la technologie montrée ou, avec le symbole « au choix », dans une technologie de son choix ; le symbole double donne deux avances de ce genre, dans une technologie ou dans deux.
rule-tz-effect-temple = Temples sur les tuiles
rule-text-tz-effect-temple = Un symbole de temple fait monter d’une marche dans le temple montré, ou dans un temple de son choix avec le symbole « au choix » ; certaines tuiles donnent deux marches dans un même temple.
rule-tz-effect-build = Un bâtiment de plus
rule-text-tz-effect-build = Le symbole de construction permet de construire un bâtiment de plus selon les règles de Tikal 2 ; on peut y renoncer.
rule-tz-effect-market = Une visite au marché
rule-text-tz-effect-market = Le symbole de marché permet de commercer une fois selon les règles d’Uxmal 2 ; on peut y renoncer.
rule-tz-effect-any-action = Action au choix à la construction
rule-text-tz-effect-any-action = Le symbole d’action au choix permet, aussitôt construit, de payer 1 maïs et d’exécuter une action de Palenque, Yaxchilán, Tikal ou Uxmal à ses coûts habituels ; on peut y renoncer avant de payer, et il est perdu s’il ne sert pas alors.

rule-tz-monument-construct = Où construire un monument
rule-text-tz-monument-construct = Les monuments ne se construisent que par l’action Tikal 4 (de quelque façon qu’on y arrive), au prix imprimé complet ; on peut en posséder plusieurs au cours de la partie.
rule-tz-monument-no-refill = Monuments non remplacés
rule-text-tz-monument-no-refill = Un monument construit n’est pas remplacé ; tous les monuments de la partie sont visibles dès le début.
rule-tz-monument-end-only = Monuments comptés à la fin
rule-text-tz-monument-end-only = Un monument ne donne de points qu’à son propriétaire et seulement au décompte final.
rule-tz-monument-m01 = Monument : tombeaux
rule-text-tz-monument-m01 = Tombeau : 4 points par tombeau (bâtiment ou monument) que le propriétaire a construit, celui-ci compris.
rule-tz-monument-m02 = Monument : toutes les constructions
rule-text-tz-monument-m02 = Tombeau : 2 points par bâtiment et 2 points par monument que le propriétaire a construits, fermes et celui-ci compris.
rule-tz-monument-m03 = Monument : les monuments de tous
rule-text-tz-monument-m03 = Tombeau : 6, 5 ou 4 points (à deux, trois, quatre joueurs) par monument construit par qui que ce soit dans la partie, celui-ci compris.
rule-tz-monument-m04 = Monument : tuiles de maïs
rule-text-tz-monument-m04 = Tombeau : 4 points par tuile de maïs du propriétaire, tuiles gagnées en brûlant comprises ; le maïs récolté sans tuile ne compte pas.
rule-tz-monument-m05 = Monument : tuiles de bois
rule-text-tz-monument-m05 = Tombeau : 4 points par tuile de bois du propriétaire ; les tuiles de bois brûlées ne comptent pas.
rule-tz-monument-m06 = Monument : bâtiments civils
rule-text-tz-monument-m06 = Civil : 4 points par bâtiment ou monument civil que le propriétaire a construit, celui-ci compris.
rule-tz-monument-m07 = Monument : ouvriers
rule-text-tz-monument-m07 = Civil : 0, 6, 12 ou 18 points pour 3, 4, 5 ou 6 ouvriers en jeu, où qu’ils soient hors de la réserve.
rule-tz-monument-m08 = Monument : niveaux de technologie
rule-text-tz-monument-m08 = Civil : 3 points par niveau de technologie du propriétaire, sur les quatre technologies ensemble ; les bonus pris au niveau 3 n’ajoutent rien.
rule-tz-monument-m09 = Monument : technologies achevées
rule-text-tz-monument-m09 = Civil : 9, 20 ou 33 points pour une, deux ou au moins trois technologies au niveau 3 ; 0 pour aucune.
rule-tz-monument-m10 = Monument : sanctuaires
rule-text-tz-monument-m10 = Sanctuaire : 4 points par sanctuaire (bâtiment ou monument) que le propriétaire a construit, celui-ci compris.
rule-tz-monument-m11 = Monument : hauteur dans un temple
rule-text-tz-monument-m11 = Sanctuaire : 3 points par marche dont le propriétaire dépasse la marche de départ dans un temple de son choix.
rule-tz-monument-m12 = Monument : points des temples une fois de plus
rule-text-tz-monument-m12 = Sanctuaire : une fois de plus les points imprimés de ses marches actuelles dans les trois temples, sans aucun bonus pour la place la plus haute.
rule-tz-monument-m13 = Monument : crânes de Chichén Itzá
rule-text-tz-monument-m13 = Sanctuaire : 3 points par crâne posé à Chichén Itzá, par qui que ce soit ; les crânes en main ne comptent pas.

rule-tz-temple-brown = Le temple de Chaac
rule-text-tz-temple-brown = Le temple de Chaac, à gauche, a 7 marches valant, de bas en haut, -1, 0, 2, 4, 6, 7, 8 points ; de la pierre est sur les marches 2 et 4 ; le bonus du plus haut est 6 à l’âge 1 et 2 à l’âge 2.
rule-tz-temple-yellow = Le temple de Quetzalcóatl
rule-text-tz-temple-yellow = Le temple de Quetzalcóatl, au milieu, a 9 marches valant -2, 0, 1, 2, 4, 6, 9, 12, 13 points ; de l’or est sur les marches 3 et 5 ; le bonus est 2 à l’âge 1 et 6 à l’âge 2.
rule-tz-temple-green = Le temple de Kukulcán
rule-text-tz-temple-green = Le temple de Kukulcán, à droite, a 8 marches valant -3, 0, 1, 3, 5, 7, 9, 10 points ; du bois est sur les marches 2 et 4 et un crâne sur la marche 5 ; le bonus est 4 aux deux âges.
rule-tz-temple-climb = Monter
rule-text-tz-temple-climb = Monter d’une marche déplace le marqueur d’une marche ; cela vient des tuiles de départ, de Chichén Itzá, d’Uxmal 1, de Tikal 5, des bâtiments et des technologies.
rule-tz-temple-wasted = Marches perdues
rule-text-tz-temple-wasted = Une marche dans un temple où l’on ne peut pas monter plus haut est perdue sans compensation ; tout le reste du même effet a lieu quand même.
rule-tz-temple-top-single = Un seul joueur au sommet
rule-text-tz-temple-top-single = Un seul joueur à la fois peut se trouver sur la marche la plus haute d’un temple (brun 6, jaune 8, vert 7) ; toutes les autres marches se partagent librement.
rule-tz-temple-top-flips-board = Le sommet retourne le plateau
rule-text-tz-temple-top-flips-board = Arriver sur une marche la plus haute retourne aussitôt le plateau personnel côté clair ; s’il l’est déjà, rien ne se passe.

rule-tz-anger-step-down = Irriter les dieux
rule-text-tz-anger-step-down = Mendier et brûler irritent les dieux : on descend d’une marche dans un temple choisi parmi ceux où l’on est au-dessus de la marche 0.

rule-tz-food-sequence = Déroulement d’un jour de nourriture
rule-text-tz-food-sequence = Après les tours d’un jour de nourriture : tous nourrissent leurs ouvriers ; au deuxième jour de nourriture, les bâtiments changent ; puis les temples récompensent ; puis le calendrier avance.
rule-tz-food-cost = Coût du repas
rule-text-tz-food-cost = Chaque ouvrier en jeu coûte 2 maïs ; sont en jeu tous les ouvriers hors de la réserve : en main, sur les roues ou sur la case du premier joueur.
rule-tz-food-as-many-as-possible = Nourrir le plus possible
rule-text-tz-food-as-many-as-possible = On doit nourrir autant d’ouvriers que le maïs le permet, sans en garder ; un ouvrier est nourri entièrement ou pas du tout, et seul le maïs nourrit.
rule-tz-food-unfed = Ouvriers affamés
rule-text-tz-food-unfed = Chaque ouvrier non nourri coûte 3 points à son propriétaire ; l’ouvrier lui-même reste en jeu.
rule-tz-food-farm-free = Ouvriers nourris gratuitement
rule-text-tz-food-farm-free = Les fermes de l’âge 1 et une tuile de départ dispensent chacune 1 ouvrier du propriétaire de manger, les fermes de l’âge 2 chacune 3 ; les nombres s’additionnent.
rule-tz-food-farm-discount = Repas moins cher
rule-text-tz-food-farm-discount = Deux fermes de l’âge 1 réduisent chacune le prix de chaque ouvrier de 1 maïs, jamais sous 0 ; les deux ensemble nourrissent tout le monde pour rien.
rule-tz-food-mid-age = Dons au milieu d’un âge
rule-text-tz-food-mid-age = Aux jours de nourriture 1 et 3, on reçoit, dans chaque temple, toutes les ressources et tous les crânes montrés sur sa marche et sur toutes les marches inférieures ; aucun point n’est marqué.
rule-tz-food-skull-shortage = Trop peu de crânes
rule-text-tz-food-skull-shortage = Si la réserve a moins de crânes qu’il n’y a de joueurs qui en recevraient un ce jour de nourriture, aucun d’eux n’en reçoit ; leurs autres dons ne changent pas.
rule-tz-food-end-age = Points des temples en fin d’âge
rule-text-tz-food-end-age = Aux jours de nourriture 2 et 4, on marque, dans chaque temple, les points de sa seule marche, négatifs sur la plus basse ; aucun bien n’est donné.
rule-tz-food-highest-bonus = Bonus du plus haut
rule-text-tz-food-highest-bonus = Aux jours de nourriture 2 et 4, le joueur le plus haut d’un temple marque aussi son bonus : brun 6 puis 2, jaune 2 puis 6, vert 4 puis 4.
rule-tz-food-highest-tie = Égalité au plus haut
rule-text-tz-food-highest-tie = Les joueurs à égalité au plus haut d’un temple marquent chacun la moitié de son bonus, quels que soient leur nombre et leur hauteur.

rule-tz-end-trigger = Fin de la partie
rule-text-tz-end-trigger = La partie finit avec le tour de jeu du quatrième jour de nourriture, après son repas et les récompenses des temples.
rule-tz-end-extra-advance = Un dernier jour
rule-text-tz-end-extra-advance = Le calendrier avance d’un dernier jour avant le décompte final ; les ouvriers qu’il fait sortir ne comptent plus pour départager.
rule-tz-end-convert = Les ressources deviennent du maïs
rule-text-tz-end-convert = D’abord, toutes les ressources deviennent du maïs au prix du marché (bois 2, pierre 3, or 4).
rule-tz-end-corn = Points du maïs
rule-text-tz-end-corn = Ensuite, chaque maïs rapporte un quart de point.
rule-tz-end-skulls = Points des crânes
rule-text-tz-end-skulls = En troisième lieu, chaque crâne qu’on a encore rapporte 3 points ; ceux qu’on a posés à Chichén Itzá ou payés ne comptent plus.
rule-tz-end-monuments = Points des monuments
rule-text-tz-end-monuments = En quatrième lieu, chaque propriétaire marque ses monuments.
rule-tz-end-winner = Le vainqueur
rule-text-tz-end-winner = Le joueur qui a le plus de points gagne.
rule-tz-end-tie = Départage
rule-text-tz-end-tie = Parmi les joueurs à égalité de points, celui qui a le plus d’ouvriers sur les roues après la dernière avance gagne ; ceux qui restent à égalité partagent la victoire.

rule-tz-ruling-quarter-points = Les quarts de point comptent
rule-text-tz-ruling-quarter-points = Les quarts de point sont gardés exactement et décident du vainqueur ; les scores sont tenus en quarts et jamais arrondis.
rule-tz-ruling-monument-skull-returns = Le crâne payé pour un monument
rule-text-tz-ruling-monument-skull-returns = Le crâne du coût d’un monument retourne à la réserve et peut être gagné de nouveau.
rule-tz-ruling-free-advance-at-level-3 = Avance gratuite au niveau 3
rule-text-tz-ruling-free-advance-at-level-3 = Une avance gratuite d’une tuile ou d’un bâtiment dans une technologie au niveau 3 en donne le bonus sans le paiement de 1 ressource.
rule-tz-ruling-burn-with-bare-corn = Brûler à côté de maïs découvert
rule-text-tz-ruling-burn-with-bare-corn = Brûler est permis dès que le groupe a une tuile de bois, même si une tuile de maïs à découvert est visible, et même avec l’agriculture 2.
rule-tz-ruling-no-tileless-with-visible-corn = Le maïs visible se prend
rule-text-tz-ruling-no-tileless-with-visible-corn = Tant que le groupe montre une tuile de maïs à découvert, y récolter du maïs prend une tuile ; la récolte sans tuile de l’agriculture 2 n’est pas proposée.
rule-tz-ruling-extra-building = Le bâtiment de plus compte à part
rule-text-tz-ruling-extra-building = Le bâtiment de plus d’une tuile est un Tikal 2 à part : payé en ressources, avec ses propres effets d’architecture, même si cette tuile a été construite par Uxmal 4 ou comme l’un des deux bâtiments de Tikal 4. Une action de construction choisie par une tuile est à part de la même façon.
rule-tz-ruling-speed-near-the-end = Deux jours près de la fin
rule-text-tz-ruling-speed-near-the-end = Une avance de deux jours depuis la dent 25 est permise ; elle saute la dent 26, si bien que le tour de jeu suivant est le quatrième jour de nourriture et le dernier tour de jeu.
rule-tz-ruling-theology-1-alone = Théologie 1 sans recul
rule-text-tz-ruling-theology-1-alone = Avec la théologie 1, un ouvrier utilise exactement la case suivante ; cela ne se combine pas avec un recul, sauf que la case 10 atteinte depuis la case 9 est un libre choix.
rule-tz-ruling-any-action-range = Portée de l’action au choix
rule-text-tz-ruling-any-action-range = Uxmal 5 et une tuile d’action au choix offrent les actions 1-5 de Palenque, Yaxchilán et Tikal et les actions 1-4 d’Uxmal ; les cases de libre choix et Uxmal 5 lui-même en sont exclus.
rule-tz-ruling-any-action-optional = Payer l’action au choix
rule-text-tz-ruling-any-action-optional = On peut renoncer avant de payer ; le 1 maïs se paie d’abord, avec le choix d’une action dont on peut encore payer le coût, et cette action est exécutée.
rule-tz-ruling-two-player-order = Ordre à deux joueurs
rule-text-tz-ruling-two-player-order = À deux, on alterne simplement à partir du détenteur du marqueur, à chaque tour de jeu ; quand le marqueur change de main, un joueur peut jouer deux fois de suite d’un tour de jeu à l’autre.
rule-tz-ruling-random-starting-player = Qui commence
rule-text-tz-ruling-random-starting-player = Le premier à commencer est tiré au sort parmi les places (ou fixé par l’hôte) ; le critère plaisant du livret ne peut pas être vérifié par un programme.
rule-tz-ruling-open-information = Caché et visible
rule-text-tz-ruling-open-information = Ne sont cachés que l’ordre des piles, les tuiles de départ défaussées et celles ni distribuées ni dévoilées pour les ouvriers neutres, et les choix de tuiles avant qu’on les dévoile ensemble ; tous les biens, scores, positions et tailles de piles sont visibles.
rule-tz-ruling-dummies-do-not-block-speed = Ouvriers neutres et deux jours
rule-text-tz-ruling-dummies-do-not-block-speed = Un ouvrier neutre sur la case 6 d’une petite roue ou sur la case 9 de Chichén Itzá n’interdit pas une avance de deux jours.
rule-tz-ruling-final-advance = La dernière avance
rule-text-tz-ruling-final-advance = La dernière avance est toujours d’un jour, sans choix ; l’ouvrier de la case du premier joueur revient d’abord et ne compte pas comme étant sur les roues.
rule-tz-ruling-climb-target = Un temple où l’on peut monter
rule-text-tz-ruling-climb-target = Avec un temple au choix, on doit en prendre un où l’on peut monter s’il y en a un ; s’il n’en reste qu’un pour Tikal 5, l’autre marche est perdue ; un paiement facultatif pour une marche perdue à coup sûr n’est pas proposé.
rule-tz-ruling-architecture-timing = Quand l’architecture s’applique
rule-text-tz-ruling-architecture-timing = Ordre : payer le coût, prendre le maïs et les points d’architecture, puis les effets de la tuile. Seuls comptent les niveaux acquis avant de payer ; un bâtiment ne profite donc jamais d’un niveau de technologie qu’il donne lui-même.
rule-tz-ruling-tech-applies-however-reached = Les technologies s’appliquent toujours
rule-text-tz-ruling-tech-applies-however-reached = Les technologies s’appliquent à une action de quelque façon qu’on y arrive : case de l’ouvrier, recul, libre choix, Uxmal 5, tuile d’action au choix ou bâtiment de plus d’une tuile.
rule-tz-ruling-harvest-bonus-scope = L’agriculture à chaque récolte de maïs
rule-text-tz-ruling-harvest-bonus-scope = L’agriculture 1 et l’agriculture 3 ajoutent leur maïs à toute récolte de maïs de Palenque 2-5, y compris en brûlant et sans tuile.
rule-tz-ruling-partial-skulls = Prendre ce qui reste
rule-text-tz-ruling-partial-skulls = Hors des jours de nourriture, qui devrait recevoir plus de crânes que n’en a la réserve prend ce qui reste ; la règle du tout ou rien ne vaut que pour les récompenses des temples.
rule-tz-ruling-no-empty-action = Pas d’action sans effet
rule-text-tz-ruling-no-empty-action = Une action qui ne pourrait rien faire maintenant (Yaxchilán 4 quand la réserve est vide, Uxmal 3 avec 6 ouvriers, une récolte sans tuile, un ovale plein) n’est pas proposée, et aucun maïs ne peut être dépensé pour l’atteindre ; reprendre l’ouvrier pour rien reste possible. Il en va de même d’une avance payée dont le bonus ne donnerait rien ; une avance gratuite va à une technologie où elle donne quelque chose s’il y en a une, sinon elle ne donne rien.
rule-tz-ruling-advances-in-sequence = Avances l’une après l’autre
rule-text-tz-ruling-advances-in-sequence = Deux avances d’une même action sont payées et résolues l’une après l’autre ; les ressources d’un bonus d’extraction pris d’abord peuvent donc payer la seconde. On peut renoncer à la seconde après la première.
rule-tz-ruling-stepwise-pickup = Décider pas à pas
rule-text-tz-ruling-stepwise-pickup = On n’a pas à annoncer d’avance quels ouvriers on reprendra ; chaque décision se prend une fois l’action précédente achevée, et le tour finit quand on le dit, après au moins un ouvrier.
rule-tz-ruling-temple-monument-sign = Monuments de temple et marches basses
rule-text-tz-ruling-temple-monument-sign = Le monument de la hauteur dans un temple compte le temple le meilleur pour son propriétaire et n’est jamais sous 0 ; celui des points de temple prend la somme imprimée telle quelle et peut donc être négatif.
rule-tz-ruling-sales-first = Vendre avant d’acheter
rule-text-tz-ruling-sales-first = Les échanges d’une visite se font un à un, toutes les ventes avant tous les achats, jusqu’à ce que le joueur s’arrête.
rule-tz-ruling-saving-used = L’économie est utilisée
rule-text-tz-ruling-saving-used = Là où l’architecture 3 s’applique à un bâtiment, son économie est utilisée : en ressources, on nomme celle qu’on omet ; en maïs, le prix baisse de 2.

# Les nombres des refus : number-tzolkin-<nom> ; $rule est la règle qui refuse, avec des traits d’union.
number-tzolkin-need =
    { $rule ->
        [tz-placing-afford] il faut { $value } maïs
        [tz-begging-forced] il faut { $value } maïs
        [tz-pickup-pay-first] il faut { $value } maïs
        [tz-uxmal-action-4] il faut { $value } maïs
        [tz-ruling-any-action-optional] il faut { $value } maïs
        [tz-tech-agriculture-2-no-tile] il faut le niveau { $value }
        [tz-tech-theology-2] il faut le niveau { $value }
        [tz-chichen-skull] il faut { $value } crâne
        [tz-ruling-free-advance-at-level-3] il faut { $value } ressource
        [tz-tech-cost] il faut { $value ->
            [one] { $value } ressource
           *[other] { $value } ressources
        }
       *[other] il en faut { $value }
    }
number-tzolkin-have =
    { $rule ->
        [tz-begging-when] on a { $value } maïs
        [tz-tech-agriculture-2-no-tile] on est au niveau { $value }
        [tz-tech-theology-2] on est au niveau { $value }
       *[other] on en a { $value }
    }
number-tzolkin-missing = il en manque { $value }
number-tzolkin-hand =
    { $value ->
        [one] { $value } ouvrier en main
       *[other] { $value } ouvriers en main
    }
number-tzolkin-holder = occupée par { $value }
number-tzolkin-gear =
    { $rule ->
        [tz-pickup-own-action] l’ouvrier était sur { $value }
       *[other] { $value }
    }
number-tzolkin-asked-gear = pas sur { $value }
number-tzolkin-space =
    { $rule ->
        [tz-pickup-step-back] l’ouvrier était sur la case { $value }
        [tz-tech-theology-1] l’ouvrier était sur la case { $value }
       *[other] case { $value }
    }
number-tzolkin-asked =
    { $rule ->
        [tz-pity-effect] celle-ci coûte { $value }
       *[other] l’action demandée est la { $value }
    }
number-tzolkin-lowest = la case la moins chère coûte { $value }
number-tzolkin-action = action { $value }
number-tzolkin-group = champs de Palenque { $value }
number-tzolkin-corn-tiles =
    { $value ->
        [one] { $value } tuile de maïs
       *[other] { $value } tuiles de maïs
    }
number-tzolkin-wood-tiles =
    { $value ->
        [one] { $value } tuile de bois
       *[other] { $value } tuiles de bois
    }
number-tzolkin-temple = { $value }
number-tzolkin-step = marche { $value }
number-tzolkin-track = la tuile fait avancer en { $value }
number-tzolkin-asked-track = pas en { $value }
number-tzolkin-tooth = dent { $value }
