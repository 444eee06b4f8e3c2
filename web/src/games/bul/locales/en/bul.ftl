# Bul on the page.
page-bul-board = The row of Bul
page-bul-hand = in hand
page-bul-captives = captives
page-bul-dead = lost
page-bul-enter = Enter a piece
page-bul-corn = Four grains of maize
page-bul-thrown = { $name } threw { $steps }
page-bul-space =
    { $count ->
        [0] Space { $space }, empty
       *[other] Space { $space }: { $pieces }
    }
