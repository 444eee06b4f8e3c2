# Der Trainer: die Analyse einer beendeten Partie.

problem-review-unfinished = Die Partie ist nicht zu Ende: Ihr Protokoll hört nach { $count } Antworten auf. Nur beendete Partien werden analysiert.
problem-review-depth = Eine Tiefe ist eine ganze Zahl von 1 bis { $most }, nicht { $depth }.

clock-tzolkin-day = Tag { $number }
clock-chichen_itza-round = Durchgang { $number }
clock-temple_of_chac-round = Runde { $number }
calendar-tzolkin-food-day = Nahrungstag
calendar-tzolkin-end-of-age = Ende eines Zeitalters
