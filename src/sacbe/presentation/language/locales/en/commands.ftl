# What the commands print: simulate, watch, replay, scenario.

figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
figure-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-exact = { NUMBER($value, maximumFractionDigits: 4) }
figure-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

simulate-playing = Playing
simulate-games = Games
simulate-decisions = Decisions
simulate-length = Decisions per game
simulate-chance = Draws
simulate-seconds = Seconds
simulate-games-rate = Games/s
simulate-decisions-rate = Decisions/s
simulate-seed = Seed
simulate-records = Records in
simulate-seat = Seat
simulate-bot = Bot
simulate-score = Mean score
simulate-wins = Wins
simulate-interval = 95% interval

watch-title = { $game }, { $players } players, bots: { $bots }. To see this game again: --seed { $seed }

event-forced = has only one move, “{ $move }”

scores-seat = Seat
scores-chance = Chance
scores-total = Total
scores-winners =
    { $count ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

replay-valid = { $game }, { $players } players: the record is valid, { $answers } answers.
replay-former = The record was played with version { $have } of the rules. It keeps the values of that version; today’s rules, version { $need }, checked every line.
replay-dice = The dice match the commitment that was published before the game.
replay-option = Option { $option }={ $value }: { $meaning }
replay-start = Before the first answer:
replay-after = After answer { $count }, { $seat }: { $move }
replay-asked = { $seat } is asked: { $prompt }

components-changed =
    { $count ->
        [one] Components: { $name }, one value changed.
       *[other] Components: { $name }, { $count } values changed.
    }
play-variant = Variant “{ $name }” · { $status }
variant-changed =
    { $count ->
        [one] Variant “{ $name }”, not the game in the box: one value changed.
       *[other] Variant “{ $name }”, not the game in the box: { $count } values changed.
    }

scenario-field = Field
scenario-holds = Holds
scenario-use = Used under
scenario-meaning = Meaning
scenario-seat = SEAT
