# Die Rätsel, die es nur in Temple of Chac gibt: die Art, ihre Aufgabe, und was ein Zug wert ist.

puzzle-kind-temple_of_chac-escape = Lebend hinaus
puzzle-title-temple_of_chac-escape = Komm lebend hinaus
puzzle-task-temple_of_chac-escape = Du bist { $seat }. Finde die Züge mit der besten Chance, aus dem Tempel zu kommen.
puzzle-value-temple_of_chac-out = { $value } % Chance, hinauszukommen
