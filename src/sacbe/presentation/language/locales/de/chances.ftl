# `sacbe chances`: was jeder Platz von einer Partie erwarten kann.

help-chances = Zeigen, welche Siegchance jeder Platz hat und mit wie vielen Punkten er rechnen kann.
help-chances-to = Zeigen, was nach so vielen Antworten zu erwarten war.
help-chances-seat = Nach dem, was dieser Platz wissen darf; ohne Angabe nach dem, was alle wissen dürfen.

chances-where = { $game }, { $players } Spieler, nach { $at } von { $answers } Antworten
chances-everybody = Nach dem, was alle wissen dürfen:
chances-seat = Nach dem, was { $seat } wissen darf:
chances-final = Die Partie ist zu Ende:
chances-chance = Gewinnt
chances-points = Punkte
chances-nobody = Alle verlieren: { $chance }
chances-guess = Das ist grob geschätzt: Für dieses Spiel mit dieser Spielerzahl gibt es keine gelernten Gewichte.
chances-outside = Diese Werte können danebenliegen, denn die Bots haben nicht aus solchen Partien gelernt: { $what }
chances-outside-players = diese Spielerzahl
chances-outside-edition = geänderte Bestandteile
chances-outside-option = Option { $option }
