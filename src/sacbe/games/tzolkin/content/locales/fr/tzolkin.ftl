# Tzolk'in en mots : noms, événements, questions, champs des scénarios, options, plateau.

# Noms : name-tzolkin-<quoi>-<identifiant> ; $count est le nombre.
name-tzolkin-game = Tzolk’in
name-tzolkin-seat-red = Rouge
name-tzolkin-seat-blue = Bleu
name-tzolkin-seat-green = Vert
name-tzolkin-seat-yellow = Jaune
name-tzolkin-gear-palenque = Palenque
name-tzolkin-gear-yaxchilan = Yaxchilán
name-tzolkin-gear-tikal = Tikal
name-tzolkin-gear-uxmal = Uxmal
name-tzolkin-gear-chichen = Chichén Itzá
name-tzolkin-good-corn = maïs
name-tzolkin-good-wood = bois
name-tzolkin-good-stone =
    { $count ->
        [one] pierre
       *[other] pierres
    }
name-tzolkin-good-gold = or
name-tzolkin-good-skull =
    { $count ->
        [one] crâne
       *[other] crânes
    }
name-tzolkin-good-any-block =
    { $count ->
        [one] ressource au choix
       *[other] ressources au choix
    }
name-tzolkin-temple-brown = Chaac
name-tzolkin-temple-yellow = Quetzalcóatl
name-tzolkin-temple-green = Kukulcán
name-tzolkin-track-agriculture = agriculture
name-tzolkin-track-extraction = extraction
name-tzolkin-track-architecture = architecture
name-tzolkin-track-theology = théologie
name-tzolkin-source-temples = temples
name-tzolkin-source-tile = bâtiment
name-tzolkin-source-chichen = Chichén Itzá
name-tzolkin-source-technology = technologie
name-tzolkin-source-hunger = ouvriers affamés
name-tzolkin-kind-farm = ferme
name-tzolkin-kind-civic = bâtiment civil
name-tzolkin-kind-tomb = tombeau
name-tzolkin-kind-shrine = sanctuaire
name-tzolkin-piece-worker =
    { $count ->
        [one] ouvrier
       *[other] ouvriers
    }
name-tzolkin-place-hand = main
name-tzolkin-space-start = case du premier joueur
name-tzolkin-crop-tile-corn =
    { $count ->
        [one] tuile de maïs
       *[other] tuiles de maïs
    }
name-tzolkin-crop-tile-wood =
    { $count ->
        [one] tuile de bois
       *[other] tuiles de bois
    }
name-tzolkin-crop-tile-burn = tuile de maïs sous le bois brûlé
name-tzolkin-crop-tile-tileless = maïs sans tuile

# Une case ou une action : la roue et son numéro.
space-tzolkin = { $gear } { $space }

# Ce qui se passe : event-tzolkin-<nom>.  Le nom de celui qui agit vient devant.
event-tzolkin-gained = reçoit { $amount } { $good }
event-tzolkin-gained-more = { $amount } { $good }
event-tzolkin-paid = paie { $amount } { $good }
event-tzolkin-paid-more = { $amount } { $good }
event-tzolkin-scored =
    { $points ->
        [0] { "" }
        [one] marque { $points } point ({ $source })
       *[other] marque { $points } points ({ $source })
    }
event-tzolkin-scored-more =
    { $points ->
        [0] { "" }
        [one] { $points } point ({ $source })
       *[other] { $points } points ({ $source })
    }
event-tzolkin-climbed = monte de la marche { $from } à la marche { $to } ({ $temple })
event-tzolkin-angered = irrite les dieux et descend de la marche { $from } à la marche { $to } ({ $temple })
event-tzolkin-step-lost =
    { $temple ->
        [none] ne peut monter dans aucun temple
       *[other] ne peut pas monter plus haut ({ $temple })
    }
event-tzolkin-placed =
    { $gear ->
        [start] pose un ouvrier sur la case du premier joueur
       *[other] pose un ouvrier sur { $gear } { $space }
    }
event-tzolkin-picked = reprend l’ouvrier de { $gear } { $space }
event-tzolkin-acted = utilise l’action { $action } de { $gear }
event-tzolkin-begged = mendie du maïs, n’en ayant que { $had }
event-tzolkin-pitied = est trop pauvre pour poser et trop bas pour mendier : donne tout son maïs ({ $corn }) pour un ouvrier
event-tzolkin-harvested =
    { $crop ->
        [corn] prend une tuile de maïs dans le champ { $group }
        [wood] prend une tuile de bois dans le champ { $group }
        [burn] brûle le bois du champ { $group } et prend la tuile de maïs
       *[tileless] récolte le champ { $group } sans tuile
    }
event-tzolkin-advanced =
    { $from ->
        [3] dépasse le niveau 3 ({ $track })
       *[other] atteint le niveau { $to } ({ $track })
    }
event-tzolkin-built = construit { $tile }
event-tzolkin-worker-came = gagne un ouvrier ({ $workers } désormais)
event-tzolkin-opened = Face visible : { $tile }
event-tzolkin-dealt = reçoit la tuile { $tile }
event-tzolkin-dealt-hidden = reçoit une tuile de départ
event-tzolkin-dummy-placed = Un ouvrier neutre est posé sur { $gear } { $space }
event-tzolkin-wealth-chosen = a choisi deux tuiles de départ
event-tzolkin-wealth-kept = garde { $tile } et { $other }
event-tzolkin-first-player = est premier joueur
event-tzolkin-round-began = Tour { $round } (jour { $tooth })
event-tzolkin-turn-began = commence son tour
event-tzolkin-calendar-corn = Maïs sur le calendrier : { $corn }
event-tzolkin-corn-taken = prend le maïs du calendrier
event-tzolkin-turned = Les roues tournent jusqu’au jour { $to }
event-tzolkin-pushed-off = récupère un ouvrier sorti de { $gear }
event-tzolkin-came-home = récupère l’ouvrier de la case du premier joueur
event-tzolkin-board-turned =
    { $side ->
        [light] retourne son plateau côté clair
       *[dark] avance le calendrier de deux jours ; son plateau passe côté sombre
    }
event-tzolkin-food-day = Jour de nourriture { $day }
event-tzolkin-fed =
    { $unfed ->
        [0] nourrit tout le monde pour { $corn } maïs
        [one] les nourrit tous sauf un pour { $corn } maïs
       *[other] { $fed ->
            [0] ne nourrit personne
           *[other] en nourrit { $fed } pour { $corn } maïs
        }, { $unfed } ont faim
    }
event-tzolkin-age-changed = L’âge { $age } commence : tous les bâtiments sont remplacés
event-tzolkin-final =
    { $quarters ->
        [one] finit avec { $quarters } point
       *[other] finit avec { $quarters } points
    }

# Ce qui est demandé : prompt-tzolkin-<question>.
prompt-tzolkin-turn = Poser des ouvriers ou en reprendre.
prompt-tzolkin-place = Poser encore un ouvrier, ou s’arrêter.
prompt-tzolkin-pick = Reprendre encore un ouvrier, ou s’arrêter.
prompt-tzolkin-action = Choisir l’action de cet ouvrier, ou aucune.
prompt-tzolkin-any-action = Choisir une action d’une petite roue pour 1 maïs, ou aucune.
prompt-tzolkin-harvest = Choisir la récolte.
prompt-tzolkin-track = Choisir une technologie.
prompt-tzolkin-pay = Choisir une ressource à payer.
prompt-tzolkin-take = Choisir une ressource à prendre.
prompt-tzolkin-build = Choisir ce qui est construit.
prompt-tzolkin-trade = Vendre d’abord, acheter ensuite, puis s’arrêter.
prompt-tzolkin-climb = Choisir un temple où monter.
prompt-tzolkin-anger = Choisir un temple où descendre.
prompt-tzolkin-blessing = Payer une ressource pour une marche de temple, ou rien.
prompt-tzolkin-days = Avancer le calendrier d’un jour ou de deux.
prompt-tzolkin-wealth = Garder deux des tuiles de départ.
prompt-tzolkin-pity = Poser un ouvrier contre tout son maïs.
prompt-tzolkin-draw-monument = Un monument est tiré.
prompt-tzolkin-draw-building = Un bâtiment est tiré.
prompt-tzolkin-deal-wealth = Une tuile de départ est distribuée.
prompt-tzolkin-draw-dummy = Une tuile de départ montre où va un ouvrier neutre.
prompt-tzolkin-first = Le premier joueur est tiré au sort.

# Options : option-tzolkin-<nom>.
option-tzolkin-first = Qui commence : tiré au sort, ou une place choisie.
option-tzolkin-quarters = Le décompte garde les quarts de point exacts, ou les coupe aux points entiers.
option-tzolkin-paid-skull = Le crâne payé pour un monument revient à la réserve, ou quitte le jeu.
option-tzolkin-level-3 = Une avance gratuite au-delà du niveau 3 donne son bonus gratuitement, ou il faut le payer.
option-tzolkin-burn-beside-corn = On peut brûler du bois même si du maïs est à découvert dans le champ, ou non.
option-tzolkin-tileless = L’agriculture 2 permet de laisser une tuile de maïs visible, ou non.
option-tzolkin-extra-building = Le bâtiment supplémentaire d’une tuile a ses propres effets d’architecture, ou aucun.
option-tzolkin-speed-at-end = On peut avancer de deux jours jusqu’au dernier jour de nourriture, ou non.
option-tzolkin-dummies-block = Les ouvriers neutres empêchent d’avancer de deux jours, ou non.
option-tzolkin-short-skulls = Quand les crânes manquent, on prend ce qui reste, ou rien.
option-tzolkin-low-temples = Les marches sous le départ comptent en moins pour un monument de temple, ou pas du tout.

# Champs des scénarios : field-tzolkin-<nom>, précédé de seat- pour ceux d’une place.
field-tzolkin-stage = Où le tour reprend ; « turns » à défaut.
field-tzolkin-turn = À qui de jouer ; à défaut, à celui qui a le marqueur.
field-tzolkin-marker = Qui a le marqueur de premier joueur.
field-tzolkin-round = Le numéro du tour.
field-tzolkin-tooth = Le jour que montre le calendrier.
field-tzolkin-food-days = Combien de jours de nourriture ont eu lieu.
field-tzolkin-age = L’âge des bâtiments, 1 ou 2.
field-tzolkin-next-food-day = Jours avant le prochain jour de nourriture.
field-tzolkin-start-space = Qui est sur la case du premier joueur, ou none.
field-tzolkin-calendar-corn = Le maïs posé sur le calendrier.
field-tzolkin-palenque = Qui est sur quelle case de Palenque.
field-tzolkin-yaxchilan = Qui est sur quelle case de Yaxchilán.
field-tzolkin-tikal = Qui est sur quelle case de Tikal.
field-tzolkin-uxmal = Qui est sur quelle case d’Uxmal.
field-tzolkin-chichen = Qui est sur quelle case de Chichén Itzá.
field-tzolkin-jungle = Tuiles de maïs et de bois qui restent dans les champs 2 à 5 de Palenque.
field-tzolkin-ovals = Actions de Chichén Itzá qui portent déjà un crâne.
field-tzolkin-row = Bâtiments visibles.
field-tzolkin-stack = Bâtiments de cet âge encore à tirer.
field-tzolkin-stack-size = Nombre de bâtiments encore à tirer.
field-tzolkin-monuments = Monuments visibles.
field-tzolkin-bank-skulls = Crânes dans la réserve.
field-tzolkin-dummies-left = Ouvriers neutres encore à poser sur les roues.
field-tzolkin-undealt-wealth = Tuiles de départ qui n’ont pas été distribuées.
field-tzolkin-seat-corn = Le maïs de la place.
field-tzolkin-seat-wood = Le bois de la place.
field-tzolkin-seat-stone = La pierre de la place.
field-tzolkin-seat-gold = L’or de la place.
field-tzolkin-seat-skulls = Les crânes de la place.
field-tzolkin-seat-points = Les points marqués jusqu’ici ; peuvent être négatifs.
field-tzolkin-seat-hand = Ouvriers en main.
field-tzolkin-seat-workers = Ouvriers en jeu, où qu’ils soient.
field-tzolkin-seat-temples = La marche dans chaque temple ; 0 est la plus basse, 1 le départ.
field-tzolkin-seat-agriculture = Niveau d’agriculture.
field-tzolkin-seat-extraction = Niveau d’extraction.
field-tzolkin-seat-architecture = Niveau d’architecture.
field-tzolkin-seat-theology = Niveau de théologie.
field-tzolkin-seat-corn-tiles = Tuiles de maïs récoltées et gardées.
field-tzolkin-seat-wood-tiles = Tuiles de bois récoltées et gardées.
field-tzolkin-seat-board = Le côté du plateau personnel ; clair tant que les deux jours restent possibles.
field-tzolkin-seat-buildings = Bâtiments construits.
field-tzolkin-seat-monuments = Monuments construits.
field-tzolkin-seat-wealth = Tuiles de départ gardées.
field-tzolkin-seat-dealt = Tuiles de départ distribuées et non défaussées.
field-tzolkin-seat-fed-free = Ouvriers qui mangent sans rien coûter.
field-tzolkin-seat-feed-discount = Maïs économisé sur chaque ouvrier nourri.

# Le décompte final : score-tzolkin-<partie>.
score-tzolkin-temples = Temples
score-tzolkin-tile = Bâtiments
score-tzolkin-chichen = Chichén Itzá
score-tzolkin-technology = Technologies
score-tzolkin-hunger = Faim
score-tzolkin-earlier = Points d’avant
score-tzolkin-corn = Maïs et ressources
score-tzolkin-skulls = Crânes
score-tzolkin-monuments = Monuments

# Le plateau en texte.
board-tzolkin-calendar =
    Tour { $round } · jour { $tooth } sur { $teeth } · âge { $age } · { $left ->
        [0] jour de nourriture { $day } aujourd’hui
        [1] jour de nourriture { $day } demain
       *[other] jour de nourriture { $day } dans { $left } jours
    }
board-tzolkin-over = Tour { $round } · jour { $tooth } sur { $teeth } · les jours de nourriture sont passés
board-tzolkin-first = Premier joueur : { $seat } · Case du premier joueur : { $holder } · Maïs sur le calendrier : { $corn }
board-tzolkin-free = libre
board-tzolkin-dummy = neutre
board-tzolkin-space = Case
board-tzolkin-fields = Champs
board-tzolkin-field =
    { $wood ->
        [0] { $field } : { $corn } maïs
       *[other] { $field } : { $corn } maïs, { $wood } bois
    }
board-tzolkin-skulls = Crânes
board-tzolkin-ovals = { $bank } dans la réserve · posés à Chichén Itzá : { $placed }
board-tzolkin-nothing = aucun
board-tzolkin-buildings = Bâtiments (encore { $left })
board-tzolkin-monuments = Monuments
board-tzolkin-points = Points
board-tzolkin-workers = Ouvriers (en main)
board-tzolkin-temples = Brun/jaune/vert
board-tzolkin-tiles = Tuiles maïs/bois
board-tzolkin-board = Plateau personnel
board-tzolkin-light = clair
board-tzolkin-dark = sombre
board-tzolkin-built = Bâtiments
board-tzolkin-raised = Monuments
board-tzolkin-wealth = Tuiles de départ
board-tzolkin-secret =
    { $count ->
        [0] choisies, secrètes
       *[other] { $count } secrètes
    }
