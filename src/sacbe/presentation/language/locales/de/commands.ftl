# Was die Befehle ausgeben: simulate, watch, replay, scenario.

figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
figure-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-exact = { NUMBER($value, maximumFractionDigits: 4) }
figure-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

simulate-playing = Spiele
simulate-games = Partien
simulate-decisions = Entscheidungen
simulate-length = Entscheidungen je Partie
simulate-chance = Ziehungen
simulate-seconds = Sekunden
simulate-games-rate = Partien/s
simulate-decisions-rate = Entscheidungen/s
simulate-seed = Startwert
simulate-records = Aufzeichnungen in
simulate-seat = Platz
simulate-bot = Bot
simulate-score = Punkte im Mittel
simulate-wins = Siege
simulate-interval = 95-%-Intervall

watch-title = { $game } zu { $players }, Bots: { $bots }. Dieselbe Partie noch einmal: --seed { $seed }

event-forced = hat nur einen Zug, „{ $move }“

scores-seat = Platz
scores-chance = Zufall
scores-total = Summe
scores-winners =
    { $count ->
        [0] Niemand gewinnt.
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

replay-valid = { $game } zu { $players }: Die Aufzeichnung ist gültig, { $answers } Antworten.
replay-former = Die Aufzeichnung wurde nach Version { $have } der Regeln gespielt. Sie behält deren Werte; jede Zeile wurde nach den heutigen Regeln, Version { $need }, geprüft.
replay-dice = Die Würfe passen zu der Festlegung, die vor der Partie veröffentlicht wurde.
replay-option = Option { $option }={ $value }: { $meaning }
replay-start = Vor der ersten Antwort:
replay-after = Nach Antwort { $count }, { $seat }: { $move }
replay-asked = { $seat } ist gefragt: { $prompt }

components-changed =
    { $count ->
        [one] Spielmaterial: { $name }, ein Wert geändert.
       *[other] Spielmaterial: { $name }, { $count } Werte geändert.
    }
play-variant = Variante „{ $name }“ · { $status }
variant-changed =
    { $count ->
        [one] Variante „{ $name }“, nicht das Spiel aus der Schachtel: ein Wert geändert.
       *[other] Variante „{ $name }“, nicht das Spiel aus der Schachtel: { $count } Werte geändert.
    }

scenario-field = Feld
scenario-holds = Inhalt
scenario-use = Verwendet unter
scenario-meaning = Bedeutung
scenario-seat = PLATZ
