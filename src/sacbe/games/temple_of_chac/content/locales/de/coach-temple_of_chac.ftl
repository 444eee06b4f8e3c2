# The clock and the calendar of the game, and what it warns of; the page loads them with the words of the coach.
clock-temple_of_chac-round =
    { $number ->
        [0] vor Runde 1
       *[other] Runde { $number }
    }
clock-temple_of_chac-round-unit = Runde

worry-temple_of_chac-boulder = Der nächste Wurf für die Felskugel trifft mit { $chance }.
worry-temple_of_chac-walls = Der nächste Wurf für die Felskugel schließt die Wände mit { $chance }.
worry-temple_of_chac-sealed = Der nächste Wurf für die Felskugel versperrt den Ausgang mit { $chance }.
worry-temple_of_chac-fallen = Gestürzt: Aufstehen kostet einen Würfel.
worry-temple_of_chac-wounds = { $wounds } von { $health } Wunden: Die nächste kann eine Verletzung sein.
worry-temple_of_chac-load = Die Last lässt { $dice } Würfel für den nächsten Zug.
