# A file of components or a variant.
home-box = Eigene Werte
home-box-note = Eine Datei mit Spielmaterial oder eine Variante (YAML oder JSON): was in deiner Schachtel gedruckt ist, oder ein Spiel mit anderen Zahlen. „sacbe rules SPIEL --components“ listet die Werte.
home-box-file = Datei lesen
home-box-same = Diese Datei ändert nichts.
home-box-drop = Wieder die Schachtel nehmen
home-import-variant = Diese Aufzeichnung ist von einer Variante: { $name }

home-played-with = Gespielt mit:
