# What a move does, for every game; a game may have effect-<game>-<kind> instead.
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
effect-reveal = opens something hidden
effect-chance = then chance decides
effect-likely = { $text } ({ NUMBER($chance, style: "percent") })
