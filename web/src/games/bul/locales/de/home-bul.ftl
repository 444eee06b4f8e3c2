# Was die Startseite zu dem Spiel sagt.
home-game-bul-about = Das alte Spiel mit Mais und Gefangenen.
home-game-bul-weight = Winzig
home-game-bul-picture = Stäbe in einer Reihe, vier Maiskörner, Steine zweier Seiten
home-value-bul-captors-back = zurück ans eigene Ende
home-value-bul-captors-on = weiter ans andere Ende
