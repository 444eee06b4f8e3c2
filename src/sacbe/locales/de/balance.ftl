# `sacbe balance`: ein Bot auf allen Plätzen, und was das über das Spiel sagt.

help-balance =
    Vermisst ein Spiel: ein Bot spielt alle Plätze vieler Partien.

    Zeigt den Anteil der Siege nach Platz und erster Zugreihenfolge, Punkte nach Kategorie, die Länge der Partien und was das Spiel darüber hinaus zählt. Derselbe Startwert ergibt dieselben Partien, gleich wie viele Prozesse spielen. Die Zahlen sagen, wie dieser Bot das Spiel spielt, nicht wie Menschen es täten.
help-balance-bot = Wer alle Plätze spielt.
help-balance-compare = Das Spiel ohne und mit jedem seiner Module, einzeln und zusammen, spielen und nebeneinander zeigen.

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
