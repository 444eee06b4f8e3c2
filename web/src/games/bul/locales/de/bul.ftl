# Bul auf der Seite.
page-bul-board = Die Reihe von Bul
page-bul-hand = auf der Hand
page-bul-captives = gefangen
page-bul-dead = verloren
page-bul-enter = Eine Figur einsetzen
page-bul-corn = Vier Maiskörner
page-bul-thrown = { $name } wirft { $steps }
page-bul-space =
    { $count ->
        [0] Feld { $space }, leer
       *[other] Feld { $space }: { $pieces }
    }
