# Die Rätsel, die es nur in Tzolk'in gibt: die Art, ihre Aufgabe, und was ein Zug wert ist.

puzzle-kind-tzolkin-feed = Alle satt
puzzle-title-tzolkin-feed =
    { $workers ->
        [one] Ernähre { $workers } Arbeiter
       *[other] Ernähre { $workers } Arbeiter
    }
puzzle-task-tzolkin-feed = Du bist { $seat }. Heute ist ein Nahrungstag, und deine Arbeiter wollen { $corn } Mais. Finde einen Zug, nach dem keiner hungrig bleibt.
puzzle-value-tzolkin-unfed =
    { $count ->
        [0] keiner bleibt hungrig
        [one] { $count } Arbeiter bleibt hungrig
       *[other] { $count } Arbeiter bleiben hungrig
    }
