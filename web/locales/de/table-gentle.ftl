# Eine erste Partie, die sich erklärt: was um ihre Hinweise steht; deren Worte kommen vom Server.
table-gentle-quiet = Nichts Neues. Das Spiel erklärt sich, wenn es etwas Wissenswertes gibt.
table-gentle-show = Zeig es mir
table-gentle-read = Verstanden
table-gentle-on = Spiel erklären
table-gentle-off = Nicht mehr erklären
