# `sacbe train`: Ein Spiel lernt aus Partien gegen sich selbst.

help-train =
    Lässt ein Spiel aus eigenen Partien lernen: spielen, neue Gewichte anpassen, mit den besten vergleichen, immer wieder.

    Du kannst jederzeit abbrechen; derselbe Befehl macht dort weiter. Derselbe Plan ergibt mit beliebig vielen Prozessen dieselben Gewichte.
help-train-folder = Wo der Lauf liegt; ohne Angabe training/SPIEL.
help-train-generations = Bis zu welcher Generation gelernt wird.
help-train-games = Partien gegen sich selbst in einer Generation.
help-train-duels = Partien zwischen neuen und besten Gewichten in einer Generation.
help-train-players = Spielerzahlen, so oft, wie Partien sie haben sollen, zum Beispiel 2,3,4,4; ohne Angabe alle, die das Spiel zulässt.
help-train-option = Ein Modul oder eine Lesart einer umstrittenen Regel, als name=wert; mit mehreren Werten, durch Kommas getrennt, wird mit jedem davon gespielt.
help-train-export = Nach dem Lernen die Chancen der besten Gewichte eichen und prüfen und die Gewichte in dieses Verzeichnis schreiben.
help-train-calibration-games = Partien zu viert, an denen Gewinnchancen geeicht und geprüft werden; zu zweit und zu dritt sind es mehr.
help-train-log = Nur das Protokoll des Verzeichnisses noch einmal zeigen.

train-playing = Generation { $generation }: spielt
train-fitting = Generation { $generation }: passt an
train-meeting = Generation { $generation }: vergleicht
train-reached = Generation { $generation } ist in { $folder } erreicht; es gibt nichts mehr zu lernen.
train-generation =
    { $kept ->
        [yes] Generation { $generation }: gewinnt { $share } ± { $interval } gegen die bisher beste und tritt an ihre Stelle; Sieger haben { $winners } Punkte; { $seconds } s
       *[no] Generation { $generation }: gewinnt { $share } ± { $interval } gegen die bisher beste, die bleibt; Sieger haben { $winners } Punkte; { $seconds } s
    }
train-kept =
    { $kept ->
        [yes] ja
       *[no] nein
    }
train-chances = Chancen weichen ab um { $errors }
train-error = { $error } ({ $players } Spieler)
train-exported = Die Gewichte der Generation { $generation } sind in { $folder }. Punkte der Sieger, und wie weit die Chancen in jedem Viertel der Partie abweichen:
train-heading-generation = Generation
train-heading-kept = Beste
train-heading-chances = Chancen weichen ab um
train-heading-players = Spieler
train-quarter = { $number }. Viertel

problem-nothing-to-learn = In { $game } gibt es nichts zu lernen: Es hat keine Merkmale.
problem-player-counts = „{ $text }“ ist keine Liste von Spielerzahlen wie 2,3,4.
problem-training-other-plan = Der Lauf in { $folder } wurde mit einem anderen Plan begonnen (verschieden: { $what }); gib denselben an oder nimm ein anderes Verzeichnis.
problem-training-other-game = Der Lauf in { $folder } wurde mit anderen Regeln oder Merkmalen von { $game } begonnen; nimm ein anderes Verzeichnis.
problem-training-damaged = Der Lauf in { $folder } ist beschädigt ({ $file }); nichts wurde verändert.
problem-training-busy = In { $folder } lernt schon ein anderer Prozess.
problem-training-nothing-yet = In { $folder } wurde noch nichts gelernt.
problem-training-too-few = Von diesen { $games } Partien wurde kein Augenblick behalten; lerne mit mehr Partien.
