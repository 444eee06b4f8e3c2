# `sacbe chances` : ce que chaque place peut attendre d’une partie.

help-chances = Montrer les chances de victoire de chaque place et les points qu’elle peut attendre.
help-chances-to = Montrer ce qu’on pouvait attendre après ce nombre de réponses.
help-chances-seat = D’après ce que cette place peut savoir ; à défaut, d’après ce que tout le monde peut savoir.

chances-where = { $game }, { $players } joueurs, après { $at } réponses sur { $answers }
chances-everybody = D’après ce que tout le monde peut savoir :
chances-seat = D’après ce que { $seat } peut savoir :
chances-final = La partie est finie :
chances-chance = Gagne
chances-points = Points
chances-nobody = Tous perdent : { $chance }
chances-guess = C’est une estimation grossière : il n’y a pas de poids appris pour ce jeu avec ce nombre de joueurs.
chances-outside = Ces chances peuvent être fausses, car les robots n’ont pas appris de telles parties : { $what }
chances-outside-players = ce nombre de joueurs
chances-outside-edition = composants modifiés
chances-outside-option = option { $option }
