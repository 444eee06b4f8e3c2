# The clock and the calendar of the game, and what it warns of; the page loads them with the words of the coach.
clock-tzolkin-day = Tag { $number }
clock-tzolkin-day-unit = Tag

calendar-tzolkin-part = { $number }. Zeitalter
calendar-tzolkin-food-day = Nahrungstag
calendar-tzolkin-end-of-age = Ende eines Zeitalters

worry-tzolkin-hunger =
    { $workers ->
        [one] Am Nahrungstag in { $days } Tagen bleibt { $workers } Arbeiter hungrig (es fehlen { $corn } Mais): −{ $points } Punkte.
       *[other] Am Nahrungstag in { $days } Tagen bleiben { $workers } Arbeiter hungrig (es fehlen { $corn } Mais): −{ $points } Punkte.
    }
worry-tzolkin-pushed-off = Der Arbeiter auf dem letzten Feld von { $gear } kommt am nächsten Tag ohne Aktion zurück.
worry-tzolkin-all-placed = Alle Arbeiter stehen auf den Rädern: Im nächsten Zug muss man zurücknehmen.
worry-tzolkin-no-corn = Es ist kein Mais mehr da.
