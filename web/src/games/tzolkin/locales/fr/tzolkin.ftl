# Le plateau de Tzolk'in dans le navigateur.

page-tzolkin-board = Le calendrier et ses cinq roues
page-tzolkin-jungle = Jungle
page-tzolkin-skull-bank = Crânes
page-tzolkin-temples = Temples
page-tzolkin-view-tracks = Temples, cartes
page-tzolkin-technologies = Technologies
page-tzolkin-buildings = Bâtiments
page-tzolkin-monuments = Monuments
page-tzolkin-cards = Cartes
page-tzolkin-market = Marché
page-tzolkin-closer = Plus près
page-tzolkin-farther = Plus loin

# Noms courts.
page-tzolkin-god-brown = Chaac
page-tzolkin-god-yellow = Quetzalcóatl
page-tzolkin-god-green = Kukulcán
page-tzolkin-kind-farm = Ferme
page-tzolkin-kind-civic = Civil
page-tzolkin-kind-tomb = Tombeau
page-tzolkin-kind-shrine = Sanctuaire
page-tzolkin-track-agriculture = Agriculture
page-tzolkin-track-extraction = Extraction
page-tzolkin-track-architecture = Architecture
page-tzolkin-track-theology = Théologie
page-tzolkin-each-civic = par civil
page-tzolkin-each-tomb = par tombe
page-tzolkin-each-shrine = par sanct.
page-tzolkin-laid = posé
page-tzolkin-space = { $gear } { $space }
page-tzolkin-line = { $number } : { $text }

# Le calendrier.
page-tzolkin-day = Jour { $day }
page-tzolkin-age = Âge { $age }
page-tzolkin-today = Nous sommes le jour { $day }
page-tzolkin-food-in =
    { $days ->
        [0] nourriture aujourd’hui
        [1] nourriture demain
       *[other] nourriture dans { $days } jours
    }
page-tzolkin-in-days =
    { $days ->
        [0] aujourd’hui
        [1] demain
       *[other] dans { $days } jours
    }
page-tzolkin-last-round = les { $teeth } jours sont passés
page-tzolkin-food-gifts = Jour { $day } : jour de nourriture. Chaque ouvrier mange 2 maïs ; puis chaque marche atteinte dans les temples donne son bois, sa pierre, son or ou son crâne.
page-tzolkin-food-age = Jour { $day } : jour de nourriture. Chaque ouvrier mange 2 maïs ; puis les marches et les premiers des temples rapportent leurs points, et les bâtiments de l’âge 2 arrivent.
page-tzolkin-food-end = Jour { $day } : le dernier jour de nourriture. Chaque ouvrier mange 2 maïs ; puis les marches et les premiers des temples rapportent leurs points, et la partie se termine.
page-tzolkin-calendar =
    { $next ->
        [0] Jour { $day }, âge { $age }. Tous les jours de nourriture sont passés.
       *[other] Jour { $day }, âge { $age }. Le prochain jour de nourriture est le jour { $next }, dans { $left } jours.
    }
page-tzolkin-start = Premier joueur
page-tzolkin-start-free =
    { $corn ->
        [0] Case du premier joueur : libre
       *[other] Case du premier joueur : libre, avec { $corn } maïs du calendrier
    }
page-tzolkin-start-taken = Case du premier joueur : { $name } sera premier joueur
page-tzolkin-start-label =
    { $corn ->
        [0] Case du premier joueur, coûte { $price } maïs
       *[other] Case du premier joueur, coûte { $price } maïs et rapporte { $corn } maïs du calendrier
    }
page-tzolkin-marker = Premier joueur

# Roues, ouvriers, actions.
page-tzolkin-ovals = { $placed }/9 crânes
page-tzolkin-action = { $space } : { $text }
page-tzolkin-taken = { $text } (prise : un crâne y repose)
page-tzolkin-worker-on = { $name } sur { $space }
page-tzolkin-dummy-on = Un ouvrier neutre sur { $space }
page-tzolkin-place-label = Poser un ouvrier sur { $space }, coûte { $price } maïs
page-tzolkin-pick-label = Reprendre l’ouvrier de { $space } : { $text }
page-tzolkin-field =
    { $wood ->
        [0] Champ { $field } : { $bare } tuiles de maïs
       *[other] Champ { $field } : { $wood } tuiles de maïs sous le bois, { $bare } tuiles de maïs visibles
    }
page-tzolkin-skulls = reste { $left } sur { $all }
page-tzolkin-skulls-label = Il reste { $left } crânes de cristal sur { $all } dans la réserve
page-tzolkin-beg-label = Mendier : avoir 3 maïs, descendre d’une marche

# Temples et technologies.
page-tzolkin-leader = bonus du premier : âge 1 / âge 2
page-tzolkin-standing = { $name } { $step }
page-tzolkin-temple-label = { $temple }, marches à partir de 0 : { $standing }
page-tzolkin-levels = niveau 1, 2, 3 et au-delà
page-tzolkin-level = { $track }, niveau { $level }
page-tzolkin-beyond = { $track }, au-delà du niveau 3

# Tuiles.
page-tzolkin-stack = âge { $age }, { $count } dans la pile
page-tzolkin-at-end = points à la fin
page-tzolkin-built-by = construit par { $name }
page-tzolkin-wealth = Vos tuiles de départ
page-tzolkin-wealth-first = Gardez deux de ces quatre tuiles.
page-tzolkin-wealth-second = À présent la deuxième tuile.
page-tzolkin-wealth-card = Tuile { $number } : { $text }

# Places.
page-tzolkin-kind-you = vous
page-tzolkin-kind-bot = robot, { $level }
page-tzolkin-turn-moves = à son tour
page-tzolkin-turn-next = ensuite
page-tzolkin-turn-done = a joué
page-tzolkin-turn-chosen = a choisi
page-tzolkin-in-hand = ouvriers en main
page-tzolkin-workers = Ouvriers : { $hand } en main, { $gears } sur les roues, { $bank } en réserve
page-tzolkin-meal =
    Nourriture, jour { $day } : { $hungry ->
        [0] vos ouvriers mangent gratuitement
        [1] un ouvrier mange { $corn } maïs
       *[other] { $hungry } ouvriers mangent { $corn } maïs
    } ; vous en avez { $have }. { $unfed ->
        [0] { "" }
        [1] Un ouvrier resterait affamé : −{ $points } points.
       *[other] { $unfed } resteraient affamés : −{ $points } points.
    }
page-tzolkin-tiles = { $count } bâtiments, { $monuments } monuments
page-tzolkin-corn-tiles =
    { $count ->
        [one] { $count } tuile de maïs
       *[other] { $count } tuiles de maïs
    }
page-tzolkin-wood-tiles =
    { $count ->
        [one] { $count } tuile de bois
       *[other] { $count } tuiles de bois
    }
page-tzolkin-two-days = 2j

# Réponses.
page-tzolkin-group-place = Poser
page-tzolkin-group-pick = Reprendre
page-tzolkin-nothing = Ne rien faire
page-tzolkin-done = Terminé
page-tzolkin-end-turn = Finir le tour
page-tzolkin-beg = Mendier
page-tzolkin-climb = Monter : { $god }
page-tzolkin-anger = Descendre : { $god }
page-tzolkin-crop-corn = Tuile de maïs
page-tzolkin-crop-wood = Tuile de bois
page-tzolkin-crop-burn = Brûler le bois
page-tzolkin-crop-tileless = Sans tuile
page-tzolkin-pay = Payer : { $good }
page-tzolkin-take = Prendre : { $good }
page-tzolkin-sell = Vendre : { $good }
page-tzolkin-buy = Acheter : { $good }
page-tzolkin-title-pay = Payer
page-tzolkin-title-take = Prendre
page-tzolkin-title-sell = Vendre
page-tzolkin-title-buy = Acheter
page-tzolkin-build-less = { $kind }, sans { $good }
page-tzolkin-build-plain = { $kind }, sans architecture
page-tzolkin-days-1 = Un jour
page-tzolkin-days-2 = Deux jours
page-tzolkin-keep = Tuiles { $first } + { $second }
