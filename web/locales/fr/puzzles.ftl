# Problèmes : la liste, et ce qui entoure un problème ; ses propres mots viennent du serveur.
puzzles-page-title = Problèmes · Sacbe
puzzles-title = Problèmes
puzzles-badge = Problème
puzzles-daily = Problème du jour
puzzles-daily-of = Aujourd’hui dans { $game }
puzzles-lessons = Leçons
puzzles-more = Tous les problèmes
puzzles-so-far = { $done } sur { $count } résolus
puzzles-every = tous
puzzles-by-game = Jeu
puzzles-by-grade = Niveau
puzzles-by-kind = Genre
puzzles-any-grade = Tous les niveaux
puzzles-any-kind = Tous les genres
puzzles-grade =
    { $grade ->
        [1] facile
        [2] moyen
       *[other] difficile
    }
puzzles-row-what = { $game } · { $kind }
puzzles-row-steps =
    { $steps ->
        [one] { $game } · { $kind }, { $steps } coup
       *[other] { $game } · { $kind }, { $steps } coups
    }
puzzles-show-more =
    { $count ->
        [one] En montrer { $count } de plus
       *[other] En montrer { $count } de plus
    }
puzzles-none = Il n’y a pas de tel problème.
puzzles-open = ouvert
puzzles-today = aujourd’hui
puzzles-solved = résolu
puzzles-missed = manqué
puzzles-no-day = pas résolu

puzzles-rating = Classement
puzzles-rating-of = Classement du problème
puzzles-week = { $week } cette semaine
puzzles-chart = Votre classement, jour par jour
puzzles-chart-none = Votre classement commence avec le premier problème.
puzzles-chart-soon = Une courbe commence ici demain.
puzzles-row =
    { $days ->
        [0] Pas encore de jours de suite
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
puzzles-row-open = Résolvez celui du jour pour arriver à { $next }. Record : { $best }.
puzzles-row-done = Celui du jour est résolu. Record : { $best }.

puzzles-task = La tâche
puzzles-you = Vous êtes { $seat }
puzzles-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
puzzles-difficulty =
    Difficulté : { $grade ->
        [1] facile
        [2] moyenne
       *[other] élevée
    }
puzzles-share = { $share } % de { $tries } joueurs l’ont résolu au premier essai
puzzles-was-solved = Résolu à votre premier essai.
puzzles-was-missed = Manqué à votre premier essai.
puzzles-hint = Petit conseil
puzzles-solution = Montrer la solution
puzzles-costs = Un conseil réduit le gain de moitié. La solution met fin à l’essai.
puzzles-unrated = Seul le premier essai compte.
puzzles-back = Reprendre le dernier coup
puzzles-pick = Quel coup n’est pas permis ?
puzzles-ends = Une mauvaise réponse met fin à l’essai
puzzles-over = L’essai est terminé
puzzles-again = Réessayer
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-rating-now = Votre classement : { $rating }
puzzles-lines = Tours : choisissez-en un pour le voir sur le plateau
puzzles-line-played = Vous avez joué
puzzles-line-yours = La solution, comme vous l’avez trouvée
puzzles-line-solution = La solution
puzzles-line-other = Un autre tour
puzzles-rule = La règle
puzzles-reasons = Pourquoi
puzzles-failed = Le serveur ne répond pas. Réessayez.
