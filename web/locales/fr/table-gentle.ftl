# Une première partie qui s’explique : ce qui entoure ses conseils ; leurs mots viennent du serveur.
table-gentle-quiet = Rien de nouveau. Le jeu s’explique quand il y a quelque chose à savoir.
table-gentle-show = Montrez-moi
table-gentle-read = Compris
table-gentle-on = Expliquer le jeu
table-gentle-off = Ne plus expliquer
