# A file of components or a variant.
home-box = Valeurs à soi
home-box-note = Un fichier de matériel ou une variante (YAML ou JSON) : ce qui est imprimé dans votre boîte, ou un jeu avec d’autres chiffres. « sacbe rules JEU --components » liste les valeurs.
home-box-file = Lire un fichier
home-box-same = Ce fichier ne change rien.
home-box-drop = Reprendre la boîte
home-import-variant = Cette feuille de partie est d’une variante : { $name }

home-played-with = Joué avec :
