# Les règles communes à tous les jeux ; la forme des clés est dite avec les règles d’un jeu.

rule-kernel-unknown-move = Coup inconnu
rule-text-kernel-unknown-move = Ces mots ne sont un coup de ce jeu dans aucune position.
rule-kernel-not-asked = Pas demandé maintenant
rule-text-kernel-not-asked = Le coup existe, mais la question en cours est une autre ; les règles ne demandent qu’une chose à la fois.
rule-kernel-not-your-turn = La question est pour un autre
rule-text-kernel-not-your-turn = C’est maintenant une autre place, ou le hasard, qui doit répondre.
rule-kernel-game-over = Partie terminée
rule-text-kernel-game-over = La partie est finie ; il n’y a plus de questions.

# Les nombres des refus : number-kernel-<nom>.
number-kernel-move = « { $value } »
number-kernel-asked =
    { $value ->
        [chance] c’est au hasard de répondre
       *[other] c’est à { $value } de répondre
    }
