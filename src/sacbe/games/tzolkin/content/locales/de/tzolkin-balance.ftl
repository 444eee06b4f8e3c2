# Was `sacbe balance` und `sacbe lab` in Tzolk'in zählen: die Tabellen, ihre Zeilen und Spalten.

balance-tzolkin-actions = Aktion
balance-tzolkin-gears = Arbeiter eingesetzt
balance-tzolkin-picked = Arbeiter zurückgenommen
balance-tzolkin-buildings = Gebäude
balance-tzolkin-monuments = Monument
balance-tzolkin-wealth = Startreichtum
balance-tzolkin-levels = Technologie
balance-tzolkin-temples = Tempel
balance-tzolkin-days = Die Tage
balance-tzolkin-goods = Am Ende

balance-tzolkin-row-rounds = Runden
balance-tzolkin-row-double-days = Doppelte Tage
balance-tzolkin-row-begged = Um Mais gebettelt
balance-tzolkin-row-pushed-off = Arbeiter vom Rad geschoben
balance-tzolkin-row-unfed = Hungrige Arbeiter
balance-tzolkin-row-calendar-corn = Mais vom Kalender
balance-tzolkin-row-workers = Arbeiter
balance-tzolkin-row-corn = Mais
balance-tzolkin-row-blocks = Holz, Stein und Gold
balance-tzolkin-row-skulls = Schädel
balance-tzolkin-row-buildings = Gebäude
balance-tzolkin-row-monuments = Monumente
balance-tzolkin-row-corn-tiles = Maisplättchen
balance-tzolkin-row-wood-tiles = Holzplättchen

balance-tzolkin-column-all = Alle
balance-tzolkin-column-winners = Sieger
balance-tzolkin-column-price = Mittlerer Preis
balance-tzolkin-column-open = Offen
balance-tzolkin-column-built = Gebaut
balance-tzolkin-column-won = Besitzer siegt
balance-tzolkin-column-dealt = Ausgeteilt
balance-tzolkin-column-kept = Behalten
balance-tzolkin-column-reached = Erreicht
balance-tzolkin-column-climbed = Stufen hinauf
balance-tzolkin-column-angered = Stufen hinab
