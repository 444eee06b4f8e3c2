# `sacbe match`: Bots gegeneinander.

help-match =
    Lässt Bots gegeneinander spielen.

    Jede Auslage wird mit denselben Würfeln einmal in jeder Sitzordnung gespielt, damit weder Glück noch Plätze entscheiden. Bots: random, easy, medium, hard, expert, greedy, search:1000 (Simulationen je Entscheidung), search:500ms (Zeit je Entscheidung).
help-match-bots = Die Bots, einer für jeden Platz des Spiels.
help-match-games = Wie viele Partien; ein Vielfaches der Zahl der Bots.

match-winning-score = Mittel der Sieger
match-rating = Wertung
match-rating-value = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }

problem-match-bots = Ein Wettkampf braucht mindestens zwei Bots, durch Kommas getrennt; angegeben: { $count }.
problem-match-games = Mit { $seatings } Bots muss die Zahl der Partien ein Vielfaches von { $seatings } sein, damit jede Auslage in jeder Sitzordnung gespielt wird; { $games } ist es nicht.
problem-bot-budget = „{ $name }“ sagt nicht, wie lange gedacht wird: search:1000 für Simulationen oder search:500ms für Millisekunden.
