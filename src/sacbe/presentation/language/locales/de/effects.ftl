# Was ein Zug bewirkt, für jedes Spiel; ein Spiel kann stattdessen effect-<spiel>-<art> haben.
effect-pay = −{ $amount } { $name }
effect-gain = +{ $amount } { $name }
effect-lose = −{ $amount } { $name }
effect-step = { $name } { $before }→{ $after }
effect-level = { $name } { $before }→{ $after }
effect-points =
    { $amount ->
        [0] { "" }
        [one] { $sign }{ $amount } Punkt
       *[other] { $sign }{ $amount } Punkte
    }
effect-put = { $name } → { $place }
effect-reveal = deckt Verborgenes auf
effect-chance = dann entscheidet der Zufall
effect-likely = { $text } ({ NUMBER($chance, style: "percent") })
