# Der Trainer: die Analyse einer beendeten Partie und der Tipp am Tisch.
coach-review = Analyse
coach-modes = Nach der Partie
coach-result = Ergebnis
coach-replay = Rückschau
coach-tab-moments = Momente
coach-tab-seats = Plätze
coach-tab-board = Brett
coach-you = du
coach-person = Mensch

# ---- bevor es eine gibt
coach-invite = Was hat diese Partie entschieden?
coach-invite-chart = Die Siegchance von allen, vom Anfang bis zum Ende.
coach-invite-turning = Die wichtigsten Momente, und was besser gewesen wäre.
coach-invite-luck = Wie viel Glück war, und wie viel Entscheidung.
coach-start = Partie analysieren
coach-takes = Es dauert etwa eine Minute. Das Ergebnis bleibt bei der Partie.
coach-queued = Der Trainer ist noch beschäftigt
coach-queued-place = { $place ->
    [0] Es geht gleich los.
    [1] Diese Partie ist die nächste.
   *[other] Platz { $place } in der Warteschlange.
}
coach-running = Der Trainer prüft jede Entscheidung
coach-running-done = { $done } von { $total } Momenten geprüft
coach-stays = Du kannst die Seite verlassen. Die Analyse geht weiter.
coach-failed = Es gibt keine Analyse
coach-again = Noch einmal versuchen
coach-deeper = Genauer prüfen
coach-no-answer = Der Trainer hat nicht geantwortet. Bitte versuche es noch einmal.

# ---- Diagramm
coach-chart = Siegchance aller Plätze im Lauf der Partie, in Prozent
coach-chance = Siegchance
coach-band = Das Band um deine Linie zeigt den Zweifel.
coach-slider = Moment im Diagramm
coach-pin = Wendepunkt { $number }, { $when }
coach-even = Gleiche Chance für alle
coach-best-chance = Chance nach dem besten Zug

# ---- Wendepunkte
coach-turning = Wendepunkte
coach-turning-count = { $count ->
    [0] Wendepunkte
    [1] Ein Wendepunkt
    [2] Zwei Wendepunkte
    [3] Drei Wendepunkte
    [4] Vier Wendepunkte
    [5] Fünf Wendepunkte
   *[other] { $count } Wendepunkte
}
coach-whose = Wessen Momente
coach-all-seats = alle
coach-only-mine = nur meine
coach-none-mine = Keiner dieser Momente ist deiner.
coach-cost = Chance in Punkten von 100
coach-luck-kind = Glück
coach-try = Selbst versuchen
coach-try-at = Selbst versuchen: { $when }
coach-try-begin = Finde etwas Besseres als das, was gespielt wurde.
coach-try-solved = Gut gemacht: so gut wie der beste Zug.
coach-try-costs = Das kostet { $cost } { $error } Punkte Chance.
coach-try-other = Diesen Zug hat der Trainer nicht geprüft.
coach-nothing-better = Nichts war besser: Der nächstbeste Zug kostet { $cost } { $error }.

# ---- das Brett in einem Moment
coach-moment = Das Brett in diesem Moment
coach-played = Gespielt
coach-better = Besser
coach-chance-after = Siegchance danach in Prozent, mit ihrem Fehler
coach-lost = { $way ->
    [more] Das kostete { $chance } { $error } Punkte Chance, obwohl es { $points } Punkte mehr bringt.
   *[less] Das kostete { $chance } { $error } Punkte Chance und { $points } Punkte.
}
coach-was-best = Etwas Besseres wurde nicht gefunden.
coach-standing = Siegchance in Prozent
coach-before = Wendepunkt davor
coach-next = Nächster Wendepunkt
coach-of = { $at } / { $count }

# ---- wohin die Chance ging
coach-account = Wohin die Chance ging
coach-part-start = Anfang
coach-part-luck = Glück
coach-part-own = eigene Züge
coach-part-others = andere
coach-part-result = Ergebnis
coach-seat-result = Platz und Ergebnis
coach-accuracy = Genauigkeit
coach-decisions = Entscheidungen
coach-sum = Anfang + Glück + eigene + andere = Ergebnis
coach-sum-error = Glück { $error }
coach-place = { $place ->
   *[other] { $place }.
}
coach-points = { $points } Punkte
coach-decided = Was die Partie entschied
coach-account-note = Glück ist, was der Zufall tat, gegen alles, was er hätte tun können. Genauigkeit ist 100, wenn keine Entscheidung Chance verlor.

# ---- der Tipp
coach-hint = Tipp
coach-why-secret = Was hier geschah, ist noch geheim. Nach dem Spiel kann der Trainer es erklären.
coach-why-person = Das hat ein Mensch entschieden. Nach dem Spiel kann der Trainer es erklären.
coach-steps = Schritte des Tipps
coach-step-where = Wo
coach-step-idea = Idee
coach-step-moves = Züge
coach-where = Wohin schauen
coach-idea = Die Idee
coach-thinking = Der Trainer überlegt …
coach-tell-idea = Die Idee zeigen
coach-tell-moves = Züge vergleichen
coach-noted = Der Tipp steht im Verlauf.
coach-show = Zeigen
coach-play = Spielen
coach-best = { $count ->
    [1] Die einzige Art von Zug
    [2] Die besten zwei
    [4] Die besten drei und der gespielte
   *[other] Die besten drei
}
coach-then = dann { $rest }
coach-expected = Erwartete Punkte
coach-against = Zug 1 gegen Zug 2, zusammen { $total }
coach-against-played = Zug 1 gegen den gespielten, zusammen { $total }
