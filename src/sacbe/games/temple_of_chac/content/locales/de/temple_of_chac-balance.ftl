# Was `sacbe balance` in Temple of Chac zählt: die Blätter, ihre Zeilen und ihre Spalten.

balance-temple_of_chac-adventurers = Abenteurer
balance-temple_of_chac-temple = Der Tempel
balance-temple_of_chac-rooms = In seinen Räumen
balance-temple_of_chac-found = Gefundene Karte
balance-temple_of_chac-brought = Schatz hinausgebracht
balance-temple_of_chac-gear = Benutzte Ausrüstung
balance-temple_of_chac-alcoves = Geöffnete Nische
balance-temple_of_chac-deeds = Unterwegs
balance-temple_of_chac-actions = Aktion
balance-temple_of_chac-zones = Betretener Raum
balance-temple_of_chac-places = Betretenes Feld

balance-temple_of_chac-row-rounds = Runden
balance-temple_of_chac-row-escaped = Entkommene
balance-temple_of_chac-row-nobody = Partien, in denen niemand entkam
balance-temple_of_chac-row-sealed = Partien, die die Felskugel beendete
balance-temple_of_chac-row-planks = Übrige Planken
balance-temple_of_chac-row-boulder = Felder der Felskugel
balance-temple_of_chac-row-kukulkan = In der Halle aufgedeckte Karten
balance-temple_of_chac-row-ah-puch = In der Lavakammer aufgedeckte Karten
balance-temple_of_chac-row-ixchel = In den Stromschnellen aufgedeckte Karten
balance-temple_of_chac-row-zotz = In der Höhle aufgedeckte Karten
balance-temple_of_chac-row-alcoves = Geöffnete Nischen
balance-temple_of_chac-row-flipped = Umgedrehte Lavaplättchen
balance-temple_of_chac-row-traps = davon Fallen
balance-temple_of_chac-row-washed-over = Fortgespült
balance-temple_of_chac-row-bridge-fell = Eingestürzte Brücken
balance-temple_of_chac-row-hit = Von der Felskugel getroffen
balance-temple_of_chac-row-run-over = Überrollt
balance-temple_of_chac-row-injuries = Verletzungen
balance-temple_of_chac-row-stolen = Diebstähle

balance-temple_of_chac-action-discard = Schätze abwerfen
balance-temple_of_chac-action-end = Den Zug beenden
balance-temple_of_chac-action-flip = Zweiter Blick: einen Würfel drehen
balance-temple_of_chac-action-gear = Ausrüstung benutzen
balance-temple_of_chac-action-interact = Interagieren
balance-temple_of_chac-action-move = Bewegen
balance-temple_of_chac-action-reroll = Einen Würfel neu werfen
balance-temple_of_chac-action-search = Suchen
balance-temple_of_chac-action-stand = Aufstehen
balance-temple_of_chac-action-steal = Stehlen
balance-temple_of_chac-action-store = Einlagern
balance-temple_of_chac-action-swap = Einen eingelagerten Schatz tauschen

balance-temple_of_chac-column-dealt = Partien
balance-temple_of_chac-column-escaped = Entkommen
balance-temple_of_chac-column-points = Punkte
balance-temple_of_chac-column-treasures = Schätze
balance-temple_of_chac-column-injuries = Verletzungen
balance-temple_of_chac-column-won = Gewonnen
balance-temple_of_chac-column-all = Mittel
balance-temple_of_chac-column-winners = Sieger
