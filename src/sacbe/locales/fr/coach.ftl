# L’entraîneur : l’analyse d’une partie terminée.

problem-review-unfinished = La partie n’est pas terminée : sa feuille s’arrête après { $count } réponses. Seules les parties terminées sont analysées.
problem-review-depth = Une profondeur est un nombre entier de 1 à { $most }, pas { $depth }.

clock-tzolkin-day = jour { $number }
clock-chichen_itza-round = manche { $number }
clock-temple_of_chac-round = manche { $number }
calendar-tzolkin-food-day = jour de nourriture
calendar-tzolkin-end-of-age = fin d’un âge
