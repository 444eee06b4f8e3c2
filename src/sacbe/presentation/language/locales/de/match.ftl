# `sacbe match`: Bots gegeneinander.

help-match =
    Lässt Bots gegeneinander spielen.

    Jede Auslage wird mit denselben Würfeln einmal in jeder Sitzordnung gespielt, damit weder Glück noch Plätze entscheiden. Bots: random, beginner, easy, casual, medium, hard, expert, master, greedy, search:1000 (Simulationen je Entscheidung), search:500ms (Zeit je Entscheidung), ahead:8 (mehrere Züge voraus, Auslagen je Entscheidung), ahead:1000ms; ein Stil wie in hard/builder; die ersten Bots wie in classic:greedy.
help-match-bots = Die Bots, einer für jeden Platz des Spiels.
help-match-games = Wie viele Partien; ein Vielfaches der Zahl der Bots.

match-winning-score = Mittel der Sieger
match-rating = Wertung
match-rating-value = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }

problem-match-bots = Ein Wettkampf braucht mindestens zwei Bots, durch Kommas getrennt; angegeben: { $count }.
problem-match-games = Mit { $seatings } Bots muss die Zahl der Partien ein Vielfaches von { $seatings } sein, damit jede Auslage in jeder Sitzordnung gespielt wird; { $games } ist es nicht.

# `sacbe ladder`
help-ladder =
    Lässt jede Stufe der Bots gegen die nächstschwächere spielen und bewertet alle.

    Die beiden Bots sitzen abwechselnd, und jede Auslage wird zweimal mit vertauschten Plätzen gespielt. Auf der Skala eines Spiels hat die mittlere Stufe 1500; ein Bot mit 100 Punkten mehr gewinnt 64 von 100 Partien zu zweit.
help-ladder-games = Wie viele Partien jedes Paar spielt; eine gerade Zahl.
help-ladder-last = Wie viele Partien das stärkste Paar spielt, weil es am längsten nachdenkt; ohne Angabe so viele wie die anderen.
help-ladder-players = Wie viele mitspielen; eine gerade Zahl.
help-ladder-levels = Die Bots, von schwach nach stark; ohne Angabe alle Stufen.
help-ladder-write = Legt die Wertungen im Paket ab; sie werden gezeigt, wo man Bots wählt.
ladder-below = Gegen
ladder-written = Geschrieben: { $file }

problem-ladder-levels = Eine Leiter braucht mindestens zwei verschiedene Bots, mit Kommas getrennt und keinen doppelt; angegeben sind { $count } verschiedene.
problem-ladder-players = Auf einer Leiter teilen sich zwei Bots die Plätze, also muss deren Zahl gerade sein; { $players } ist es nicht.
problem-ladder-write = Nur die Wertungen aller Stufen zusammen können abgelegt werden: { $known }.
problem-ladder-write-usual = Nur Wertungen des üblichen Spiels zu zweit können abgelegt werden; bitte --players, --option und --components weglassen.
