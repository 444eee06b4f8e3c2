# Ce que la page d’accueil dit du jeu.
home-game-bul-about = Le vieux jeu du maïs et des captifs.
home-game-bul-weight = Minuscule
home-game-bul-picture = Des bâtonnets en rang, quatre grains de maïs, les pions de deux camps
home-value-bul-captors-back = retour à leur bout
home-value-bul-captors-on = en avant vers l’autre bout
