# Überschriften und Sätze von `sacbe rules`.

rules-game = Spiel
rules-rules = Regeln
rules-id = Kennung
rules-name = Name
rules-kind = Art
rules-source = Quelle
rules-text = Text
rules-why = Grund
rules-checks = Prüfungen
rules-in-code = Im Code
rules-in-tests = In Tests
rules-in-both = In beiden
rules-yes = ja
rules-no = nein
rules-value-path = Pfad
rules-value = Wert
rules-none-assumed = { $game } hat keine angenommenen Werte.
rules-none-changeable = { $game } hat kein Spielmaterial, das sich ändern ließe.
rules-origin = Herkunft
rules-allowed = Möglich
rules-no-options = { $game } hat keine Optionen.
rules-option = Option
rules-values = Werte
rules-rule = Regel
rules-all-cited = Jede Regel ist im Code und in den Tests zitiert.
rules-not-cited =
    { $count ->
        [one] Eine Regel ist nicht in beiden zitiert:
       *[other] { $count } Regeln sind nicht in beiden zitiert:
    }

# Warum ein Zug abgelehnt wird, ausführlich.
explain-rule = { $name } ({ $id })
explain-source = Quelle: { $source }
explain-numbers = Hier: { $numbers }.

kind-setup = Aufbau
kind-limit = Grenze
kind-turn = Zug
kind-action = Aktion
kind-food-day = Nahrungstag
kind-scoring = Wertung
kind-end = Ende
kind-ruling = Festlegung
kind-supply = Versorgung
kind-combat = Kampf
kind-movement = Bewegung
kind-end-of-round = Rundenende
kind-card = Karte
kind-room = Raum
kind-hazard = Gefahr
kind-boulder = Felskugel
