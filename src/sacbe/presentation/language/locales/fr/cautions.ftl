# Ce qu’un choix ferait perdre ou gâcherait, dit avant qu’il soit fait.
caution-tzolkin-idle = L’ouvrier sur { $gear } { $space } rentre et ne peut rien faire.
caution-tzolkin-hunger =
    { $workers ->
        [one] { $workers } ouvrier reste affamé au jour de nourriture : −{ $points } points.
       *[other] { $workers } ouvriers restent affamés au jour de nourriture : −{ $points } points.
    }
caution-tzolkin-pushed-off = Le jour pousse votre ouvrier hors de la dernière case de { $gear } : il rentre sans action.
caution-temple_of_chac-dice =
    { $dice ->
        [one] { $dice } dé non dépensé est perdu.
       *[other] { $dice } dés non dépensés sont perdus.
    }
caution-temple_of_chac-fallen = Vous restez à terre : se relever coûterait un dé.
caution-chichen_itza-idle = Cette action ne fait rien maintenant : son prix et le tour seraient perdus.
caution-chichen_itza-warriors =
    { $warriors ->
        [one] { $warriors } guerrier de plus pourrait venir et reste dans la réserve.
       *[other] { $warriors } guerriers de plus pourraient venir et restent dans la réserve.
    }
caution-chichen_itza-march = Personne ne marche : l’action est perdue.
play-caution = Attention : { $text }
