# Notes on the things of the board, cautions before a choice, and what tells styles apart.
note-temple_of_chac-lava =
    { $lava ->
        [gone] La tuile a sombré : il n’y a que de la lave.
        [trap] Un piège, numéro { $number }.
        [searched] Une tuile sûre, numéro { $number }, déjà fouillée.
        [safe] Une tuile sûre, numéro { $number }.
       *[down] { $known ->
            [yes] Face cachée. Vous connaissez son numéro : { $number }.
           *[no] Face cachée : sûre, ou un piège.
        }
    }
note-temple_of_chac-web =
    { $web ->
        [hidden] Une toile sous laquelle personne n’a regardé.
        [spider] Une araignée était sous la toile.
       *[gone] La toile a disparu.
    }
note-temple_of_chac-boulder = Le rocher est ici.
note-temple_of_chac-plate = Une plaque de pression : le rocher la déclenche.
note-temple_of_chac-no-idol = L’alcôve d’à côté est vide.
note-temple_of_chac-idol =
    { $needed ->
        [0] Dans l’alcôve : { $treasure }.
        [one] Dans l’alcôve : { $treasure }. La serrure demande { $needed } réussite.
       *[other] Dans l’alcôve : { $treasure }. La serrure demande { $needed } réussites.
    }
note-temple_of_chac-planks = Planches restantes : { $count }.
note-temple_of_chac-there = Ici : { $seats }.
note-temple_of_chac-stop = Probabilité que le rocher s’arrête ici au prochain jet : { $percent } %.
note-temple_of_chac-clue = La tuile de lave numéro { $number } est un piège.
note-temple_of_chac-clue-known = Vous savez laquelle c’est : { $space }.
note-temple_of_chac-use = Ce qu’il fait : { $use }.
note-temple_of_chac-treasure =
    { $sure ->
        [yes] Points dehors : { $most }.
       *[no] Points dehors : { $least } à { $most }.
    }
note-temple_of_chac-die = Un dé de { $least } à { $most } : pas d’un mouvement { $steps }, cartes d’une fouille { $cards }.
note-temple_of_chac-deck = Cartes restantes : { $count }.
note-temple_of_chac-boulder-at = Le rocher est ici : { $space }.
note-temple_of_chac-roll = Prochain jet : { $base }, et 1 de plus pour chacun des { $dice } dés qui montre { $least } ou plus.
note-temple_of_chac-sealed = Probabilité qu’il scelle la sortie : { $percent } %.
note-temple_of_chac-injuries = Lésions restantes dans la réserve : { $count }.
note-temple_of_chac-walls =
    { $walls ->
        [open] Les murs sont ouverts.
        [closing] Les murs se referment.
       *[shut] Les murs sont fermés.
    }
note-temple_of_chac-escaped = Hors du temple.
note-temple_of_chac-at = Maintenant ici : { $space }.
note-temple_of_chac-adventurer = Joue { $adventurer }.
note-temple_of_chac-seat = Blessures { $wounds } sur { $health }, lésions { $injuries } ; trésors en main { $hand }, rangés { $store }.

caution-temple_of_chac-dice =
    { $dice ->
        [one] { $dice } dé non dépensé est perdu.
       *[other] { $dice } dés non dépensés sont perdus.
    }
caution-temple_of_chac-fallen = Vous restez à terre : se relever coûterait un dé.

train-style-temple_of_chac-escaped = sortis
train-style-temple_of_chac-treasures = trésors
train-style-temple_of_chac-injuries = blessures
train-style-temple_of_chac-lesser-idols = petites idoles
train-style-temple_of_chac-chac-idol = idoles de Chac
train-style-temple_of_chac-clues-read = indices lus
train-style-temple_of_chac-alcoves-open = alcôves ouvertes
train-style-temple_of_chac-rounds = manches
