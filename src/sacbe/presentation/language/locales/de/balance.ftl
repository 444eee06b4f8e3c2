# `sacbe balance`: ein Bot auf allen Plätzen, und was das über das Spiel sagt.

help-balance =
    Misst ein Spiel aus: Ein Bot spielt alle Plätze vieler Partien.

    Zeigt den Anteil der Siege nach Platz und erster Zugreihenfolge, Punkte nach Kategorie, die Länge der Partien und was das Spiel darüber hinaus zählt. Derselbe Startwert ergibt dieselben Partien, gleich wie viele Prozesse spielen. Die Zahlen sagen, wie dieser Bot das Spiel spielt, nicht wie Menschen es spielen würden.
help-balance-bot = Wer alle Plätze spielt.
help-balance-compare = Das Grundspiel spielen, dann mit jedem Modul einzeln und mit allen zusammen, und die Ergebnisse nebeneinander zeigen.

balance-shortest = Wenigste Entscheidungen
balance-longest = Meiste Entscheidungen
balance-draws = Ziehungen je Partie
balance-deviation = Streuung der Punkte
balance-margin = Vorsprung vor dem Zweiten
balance-order = Erste Zugreihenfolge
balance-variant = Gespielt mit
balance-category = Kategorie
balance-all = Alle
balance-winners = Sieger
balance-share = Anteil der Punkte
