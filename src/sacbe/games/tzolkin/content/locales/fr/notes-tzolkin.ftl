# Notes on the things of the board, cautions before a choice, and what tells styles apart.
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

train-style-tzolkin-workers = ouvriers
train-style-tzolkin-buildings = bâtiments
train-style-tzolkin-monuments = monuments
train-style-tzolkin-levels = niveaux de technologie
train-style-tzolkin-steps = marches de temple
train-style-tzolkin-skulls = crânes
train-style-tzolkin-corn = maïs restant
