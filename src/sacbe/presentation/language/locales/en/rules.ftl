# Headings and sentences of `sacbe rules`.

rules-game = Game
rules-rules = Rules
rules-id = Id
rules-name = Name
rules-kind = Kind
rules-source = Source
rules-text = Text
rules-why = Why
rules-checks = Checks
rules-in-code = In code
rules-in-tests = In tests
rules-in-both = In both
rules-yes = yes
rules-no = no
rules-value-path = Path
rules-value = Value
rules-none-assumed = { $game } has no assumed values.
rules-none-changeable = { $game } has no components that could be changed.
rules-origin = From
rules-allowed = Can be
rules-no-options = { $game } has no options.
rules-option = Option
rules-values = Values
rules-rule = Rule
rules-all-cited = Every rule is cited in the code and in the tests.
rules-not-cited =
    { $count ->
        [one] One rule is not cited in both:
       *[other] { $count } rules are not cited in both:
    }

# Why a move is refused, in full.
explain-rule = { $name } ({ $id })
explain-source = Source: { $source }
explain-numbers = Here: { $numbers }.

kind-setup = setup
kind-limit = limit
kind-turn = turn
kind-action = action
kind-food-day = Food Day
kind-scoring = scoring
kind-end = end
kind-ruling = ruling
kind-supply = supply
kind-combat = combat
kind-movement = movement
kind-end-of-round = end of round
kind-card = card
kind-room = room
kind-hazard = hazard
kind-boulder = boulder
