# Ce que fait un coup, pour tous les jeux ; un jeu peut avoir effect-<jeu>-<genre> à la place.
effect-pay = −{ $amount } { $name }
effect-gain = +{ $amount } { $name }
effect-lose = −{ $amount } { $name }
effect-step = { $name } { $before }→{ $after }
effect-level = { $name } { $before }→{ $after }
effect-points =
    { $amount ->
        [0] { "" }
        [one] { $sign }{ $amount } point
       *[other] { $sign }{ $amount } points
    }
effect-put = { $name } → { $place }
effect-reveal = révèle quelque chose de caché
effect-chance = puis le hasard décide
effect-likely = { $text } ({ NUMBER($chance, style: "percent") })
