# Notes on the things of the board, cautions before a choice, and what tells styles apart.
note-chichen_itza-ground =
    { $ground ->
        [water] { $terrain } auf Wasser.
        [both] { $terrain } auf Land und Wasser.
       *[land] { $terrain } auf Land.
    }
note-chichen_itza-creature =
    { $known ->
        [yes] Bewacht von: { $kind }, Stärke { $strength }.
        [changed] Bewacht von: { $kind }, Stärke { $strength }, jetzt { $hearts }.
       *[no] Bewacht von: { $kind }, Stärke dir nicht bekannt.
    }
note-chichen_itza-die =
    { $die ->
        [light] Sie wirft jetzt ihren hellen Würfel.
       *[dark] Sie wirft jetzt ihren dunklen Würfel.
    }
note-chichen_itza-empty = Hier ist niemand.
note-chichen_itza-owner =
    { $count ->
        [0] Gehalten von { $seat }: Krieger { $warriors }.
       *[other] Gehalten von { $seat }: Krieger { $warriors }, { $heroes }.
    }
note-chichen_itza-there =
    { $count ->
        [0] { $seat }: Krieger { $warriors }.
       *[other] { $seat }: Krieger { $warriors }, { $heroes }.
    }
note-chichen_itza-scouts = Späher: { $seats }.
note-chichen_itza-gems = Edelsteine übrig: { $count }.
note-chichen_itza-ruin = Ruine: { $ruin }, Punkte am Ende { $points }.
note-chichen_itza-tunnel = Der Tunnel führt nach: { $places }.
note-chichen_itza-attack = Der Angriff am Ende dieser Runde hat Stärke { $strength } und bringt { $points } Punkte, wenn er abgewehrt wird.
note-chichen_itza-prices = Preis in Münzen: { $low } beim ersten Mal, danach { $high }.
note-chichen_itza-due = Dein Preis jetzt: { $price }.
note-chichen_itza-marks = In dieser Runde benutzt von { $seats }.
note-chichen_itza-gear-defense = Deine Stufe ist { $level }: bis zu { $value } aktive Schilde.
note-chichen_itza-gear-melee = Deine Stufe ist { $level }: im Nahkampf treffen Würfel von 1 bis { $value }.
note-chichen_itza-gear-ranged = Deine Stufe ist { $level }: { $value } Würfel im Fernkampf, Reichweite { $range }.
note-chichen_itza-gear-magic = Deine Stufe ist { $level }.
note-chichen_itza-task =
    { $count ->
        [0] Noch hat sie niemand erfüllt.
       *[other] Erfüllt von { $seats }.
    }
note-chichen_itza-deck = Karten in diesem Stapel: { $count }.
note-chichen_itza-upkeep = { $card }. Unterhalt jede Runde: { $count }.
note-chichen_itza-line = Die Linie { $line } bringt: { $bonus }.
note-chichen_itza-have = Du hast { $count }.
note-chichen_itza-favor = In der Gunst, von oben: { $seats }.
note-chichen_itza-seat = Münzen { $coins }, Glück { $luck }, Idole { $idols }, Magiekarten { $hand }. Felder { $tiles }, Krieger in Reserve { $reserve }, Züge übrig { $markers_left }.

caution-chichen_itza-idle = Diese Aktion bewirkt jetzt nichts: Ihr Preis und der Zug wären umsonst.
caution-chichen_itza-warriors =
    { $warriors ->
        [one] { $warriors } weiterer Krieger könnte kommen und bleibt in der Reserve.
       *[other] { $warriors } weitere Krieger könnten kommen und bleiben in der Reserve.
    }
caution-chichen_itza-march = Niemand marschiert: Die Aktion ist umsonst.

train-style-chichen_itza-tiles = Felder
train-style-chichen_itza-gods = Götter
train-style-chichen_itza-heroes = Helden
train-style-chichen_itza-idols = Idole
train-style-chichen_itza-coins = übrige Münzen
train-style-chichen_itza-scouts = Späher
train-style-chichen_itza-tasks-done = erfüllte Aufgaben
train-style-chichen_itza-city-won = abgewehrte Angriffe auf die Stadt
train-style-chichen_itza-city-lost = verlorene Angriffe auf die Stadt
