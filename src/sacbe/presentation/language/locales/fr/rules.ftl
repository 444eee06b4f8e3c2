# Titres et phrases de `sacbe rules`.

rules-game = Jeu
rules-rules = Règles
rules-id = Identifiant
rules-name = Nom
rules-kind = Genre
rules-source = Source
rules-text = Texte
rules-why = Raison
rules-checks = Vérifications
rules-in-code = Dans le code
rules-in-tests = Dans les tests
rules-in-both = Dans les deux
rules-yes = oui
rules-no = non
rules-value-path = Chemin
rules-value = Valeur
rules-none-assumed = { $game } n’a pas de valeurs supposées.
rules-none-changeable = { $game } n’a pas de matériel que l’on puisse modifier.
rules-origin = Origine
rules-allowed = Possible
rules-no-options = { $game } n’a pas d’options.
rules-option = Option
rules-values = Valeurs
rules-rule = Règle
rules-all-cited = Chaque règle est citée dans le code et dans les tests.
rules-not-cited =
    { $count ->
        [one] { $count } règle n’est pas citée dans les deux :
       *[other] { $count } règles ne sont pas citées dans les deux :
    }

# Pourquoi un coup est refusé, en entier.
explain-rule = { $name } ({ $id })
explain-source = Source : { $source }
explain-numbers = Ici : { $numbers }.

kind-setup = mise en place
kind-limit = limite
kind-turn = tour
kind-action = action
kind-food-day = jour de nourriture
kind-scoring = décompte
kind-end = fin
kind-ruling = interprétation
kind-supply = ravitaillement
kind-combat = combat
kind-movement = mouvement
kind-end-of-round = fin de manche
kind-card = carte
kind-room = salle
kind-hazard = danger
kind-boulder = rocher
