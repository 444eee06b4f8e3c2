# What is told of a thing, a choice or a position of the game: notes, cautions, worries, clock, figures of styles.
note-tzolkin-does = Son action : { $does }.
note-tzolkin-taken = { $seat } est ici.
note-tzolkin-dummy = Un ouvrier neutre est ici.
note-tzolkin-free = Le prochain ouvrier sur cette roue vient ici pour { $corn } maïs.
note-tzolkin-corn-pile = Maïs sur le calendrier : { $corn }.
note-tzolkin-full = Aucune case n’est libre.
note-tzolkin-next = Le prochain ouvrier va sur { $space } pour { $corn } maïs.
note-tzolkin-tile = { $printed }.
note-tzolkin-price =
    { $missing ->
        [0] Vous pouvez la payer.
        [one] Il vous manque { $missing } ressource ou crâne.
       *[other] Il vous manque { $missing } ressources ou crânes.
    }
note-tzolkin-temple = { $printed }.
note-tzolkin-step = { $seat } est sur la marche { $step }.
note-tzolkin-level = { $seat } est au niveau { $level }.
note-tzolkin-advance =
    { $blocks ->
        [one] Votre prochain progrès coûte { $blocks } ressource.
       *[other] Votre prochain progrès coûte { $blocks } ressources.
    }
note-tzolkin-have = Vous en avez { $count }.
note-tzolkin-bank = Dans la réserve : { $count }.
note-tzolkin-field = Champ { $field } : tuiles de maïs { $corn }, tuiles de bois { $wood }.
note-tzolkin-day =
    { $days ->
        [0] Ce jour est aujourd’hui.
        [1] Ce jour est demain.
       *[other] Jours d’ici là : { $days }.
    }
note-tzolkin-past = Ce jour est passé.
note-tzolkin-meal = Ouvriers à nourrir : { $hungry }, pour { $corn } maïs. Affamés avec ce que vous avez : { $unfed }, points { $points }.
note-tzolkin-workers = { $seat } a { $workers } ouvriers, dont { $hand } en main.
note-tzolkin-begins = { $seat } commence ce tour de jeu.
note-tzolkin-seat = Points { $points }, maïs { $corn }, ouvriers { $workers }, dont en main { $hand }.
note-tzolkin-speed =
    { $board ->
        [light] Peut encore tourner le calendrier de deux jours.
       *[dark] A déjà tourné le calendrier de deux jours.
    }

caution-tzolkin-idle = L’ouvrier sur { $gear } { $space } rentre et ne peut rien faire.
caution-tzolkin-hunger =
    { $workers ->
        [one] { $workers } ouvrier reste affamé au jour de nourriture : −{ $points } points.
       *[other] { $workers } ouvriers restent affamés au jour de nourriture : −{ $points } points.
    }
caution-tzolkin-pushed-off = Le jour pousse votre ouvrier hors de la dernière case de { $gear } : il rentre sans action.

clock-tzolkin-day = jour { $number }
clock-tzolkin-day-unit = jour

calendar-tzolkin-part = âge { $number }
calendar-tzolkin-food-day = jour de nourriture
calendar-tzolkin-end-of-age = fin d’un âge

worry-tzolkin-hunger =
    { $workers ->
        [one] Au jour de nourriture dans { $days } jours, { $workers } ouvrier reste affamé (il manque { $corn } maïs) : −{ $points } points.
       *[other] Au jour de nourriture dans { $days } jours, { $workers } ouvriers restent affamés (il manque { $corn } maïs) : −{ $points } points.
    }
worry-tzolkin-pushed-off = L’ouvrier sur la dernière case de { $gear } revient sans action le jour suivant.
worry-tzolkin-all-placed = Tous les ouvriers sont sur les roues : au prochain tour, il faudra reprendre.
worry-tzolkin-no-corn = Il n’y a plus de maïs.

train-style-tzolkin-workers = ouvriers
train-style-tzolkin-buildings = bâtiments
train-style-tzolkin-monuments = monuments
train-style-tzolkin-levels = niveaux de technologie
train-style-tzolkin-steps = marches de temple
train-style-tzolkin-skulls = crânes
train-style-tzolkin-corn = maïs restant
