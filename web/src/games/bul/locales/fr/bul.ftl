# Bul sur la page.
page-bul-board = La rangée de Bul
page-bul-hand = en main
page-bul-captives = captifs
page-bul-dead = perdus
page-bul-enter = Faire entrer une pièce
page-bul-corn = Quatre grains de maïs
page-bul-thrown = { $name } lance { $steps }
page-bul-space =
    { $count ->
        [0] Case { $space }, vide
       *[other] Case { $space } : { $pieces }
    }
