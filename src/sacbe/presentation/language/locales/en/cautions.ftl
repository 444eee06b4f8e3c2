# What a choice would lose or waste, said before it is made.
caution-tzolkin-idle = The worker on { $gear } { $space } comes home and can do nothing.
caution-tzolkin-hunger =
    { $workers ->
        [one] { $workers } worker stays hungry on the food day: −{ $points } points.
       *[other] { $workers } workers stay hungry on the food day: −{ $points } points.
    }
caution-tzolkin-pushed-off = The day pushes your worker off the last space of { $gear }: it comes home without an action.
caution-temple_of_chac-dice =
    { $dice ->
        [one] { $dice } unspent die is lost.
       *[other] { $dice } unspent dice are lost.
    }
caution-temple_of_chac-fallen = You stay on the ground: standing up would take one die.
caution-chichen_itza-idle = This action does nothing now: its price and the turn are spent for nothing.
caution-chichen_itza-warriors =
    { $warriors ->
        [one] { $warriors } more warrior could come and stays in the reserve.
       *[other] { $warriors } more warriors could come and stay in the reserve.
    }
caution-chichen_itza-march = Nobody marches: the action is spent for nothing.
play-caution = Careful: { $text }
