# Environnements pour les programmes qui apprennent.

problem-action-number = Une action est un nombre entier de 0 à { $most }, pas { $action }.
problem-action-missing = C’est à { $seat } de répondre, et son action manque.
problem-unknown-reward = Il n’y a pas de récompense « { $name } » ; il y a { $known }.
problem-max-decisions = Le nombre de décisions après lequel une partie est interrompue doit être un entier supérieur à 0, pas { $value }.
problem-argument-value = « { $name } » ne peut pas être { $value } ; les valeurs possibles sont { $allowed }.
problem-no-opponents = Nommez au moins un robot pour les autres places.
problem-env-not-reset = Aucune partie n’a commencé ; appelez d’abord reset.
problem-env-over = Cette partie est finie ; appelez reset pour en commencer une autre.
problem-env-closed = Cet environnement est fermé.
problem-no-observer-parameters = Les observateurs de ces jeux n’ont pas de paramètres ; { $given } est donné.
problem-batch-count = Un lot compte de 1 à { $most } parties, pas { $value }.
problem-batch-seeds = Un lot demande une graine pour toutes les parties, ou { $need } nombres entiers, un pour chacune.
problem-batch-shape = Les actions forment un tableau de forme { $need }, pas { $have }.
problem-batch-dtype = Les actions sont des nombres entiers, pas { $dtype }.
problem-batch-action = Dans la partie { $index }, l’action est { $action } ; les actions sont des nombres de 0 à { $most }. Rien n’a été joué.
problem-batch-illegal = Dans la partie { $index }, { $rule } n’autorise pas l’action { $action } (« { $move } »). Rien n’a été joué.
problem-actions-mapping = Les actions de toutes les places sont des noms de places avec des nombres, pas { $value }.
problem-agent-done = La partie est finie pour { $seat } ; son seul pas est None.
problem-whole-number = « { $name } » est un nombre entier à partir de { $least }, pas { $value }.
problem-opponents = Les adversaires sont le nom d’un robot ou une liste de noms, pas { $value }.
problem-bot-differs = Le robot de { $seat } joue autrement quand on lui redemande ; on ne peut donc ni copier ni relire cela.
problem-observer-kind = Le genre d’un observateur est un IIGObservationType, pas { $value }.
problem-sampler = Un tirage est une fonction qui donne un nombre de 0 à 1, pas { $value }.
problem-game-parameters = Les paramètres d’un jeu sont des noms avec des valeurs, pas { $value }.
