# Die Rätsel, die es nur in Chichén Itzá gibt: die Art, ihre Aufgabe, und was ein Zug wert ist.

puzzle-kind-chichen_itza-fight = Wenigste Verluste
puzzle-title-chichen_itza-fight = Siege mit den wenigsten Verlusten
puzzle-task-chichen_itza-fight = Du bist { $seat }. Finde die Antwort mit den wenigsten Verlusten im Durchschnitt. Ein Kampf ohne Sieg zählt als Verlust aller, die kämpfen.
puzzle-value-chichen_itza-losses = { $value } Einheiten Verlust im Durchschnitt
