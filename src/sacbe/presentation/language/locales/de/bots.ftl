# Bots: ihre Namen, Stufen und Stile.

bot-level-beginner = Anfänger
bot-level-beginner-note = schaut nur ein paar Schritte voraus und übersieht viel. Gut für die erste Partie.
bot-level-easy = Leicht
bot-level-easy-note = plant seinen Zug, verschätzt sich aber und übersieht manches.
bot-level-casual = Geübt
bot-level-casual-note = spielt solide und verpasst ab und zu eine Gelegenheit.
bot-level-medium = Mittel
bot-level-medium-note = plant seinen Zug gut und antwortet sofort.
bot-level-hard = Schwer
bot-level-hard-note = denkt einen Moment voraus.
bot-level-expert = Profi
bot-level-expert-note = denkt weiter voraus.
bot-level-master = Meister
bot-level-master-note = denkt vor jedem Zug etwa drei Sekunden nach.

bot-style-builder = Baumeister
bot-style-priest = Priester
bot-style-trader = Händler
bot-style-farmer = Bauer
bot-style-scout = Späher
bot-style-warlord = Kriegsherr
bot-style-sorcerer = Zauberer
bot-style-commander = Anführer
bot-style-daredevil = Draufgänger
bot-style-careful = Vorsichtiger
bot-style-collector = Sammler
bot-style-locksmith = Schlosser
bot-style-bridge-walker = Brückengänger

bot-named-style = { $level }, { $style }
bot-named-rating = { $level } ({ NUMBER($rating, useGrouping: 0) })

help-levels = Zählt die Stufen und Stile der Bots eines Spiels auf.
levels-name = Name
levels-level = Stufe
levels-rating = Wertung
levels-plays = Wie er spielt
levels-style = Stil
levels-styles-use = Ein Stil steht hinter der Stufe: { $example }

problem-unknown-bot = Es gibt keinen Bot namens „{ $name }“. Es gibt: { $known }.
problem-unknown-bot-near = Es gibt keinen Bot namens „{ $name }“; ist „{ $near }“ gemeint? Es gibt: { $known }.
problem-bot-budget = „{ $name }“ sagt nicht, wie lange gedacht wird: search:1000 für Simulationen, ahead:8 für Auslagen oder search:500ms für Millisekunden.
problem-bot-no-style = „{ $name }“ hat keine Stile; Stufen, greedy und search können einen haben.
problem-unknown-style = Es gibt keinen Stil „{ $style }“ in { $game }. Es gibt: { $known }.
problem-no-styles = Es gibt keinen Stil „{ $style }“: Bots von { $game } haben keine Stile.

problem-bot-illegal = Der Bot „{ $bot }“ hat „{ $move }“ auf die Frage „{ $prompt }“ geantwortet; das ist kein erlaubter Zug.
problem-bot-failed = Der Bot „{ $bot }“ ist ausgefallen: { $detail }
problem-bot-form = „{ $bot }“ ist kein Bot: Es muss eine Funktion eines Zugs (BotTurn) sein, eine Klasse mit „choose“ oder eine Fabrik mit den Argumenten definition, seat und seed.
problem-bot-in-file = Ein gespeichertes Spiel, eine Lektion, ein Rätsel oder ein Versuch darf keinen eigenen Bot mitbringen („{ $bot }“).
problem-bot-program-form = Schreibe ein Programm als cmd:PROGRAMM oder mit einer Grenze als cmd:10s:PROGRAMM oder cmd:500ms:PROGRAMM, nicht als „{ $bot }“.
problem-bot-program-missing = Das Programm „{ $program }“ des Bots „{ $bot }“ gibt es nicht.
problem-bot-program-not-executable = Das Programm „{ $program }“ des Bots „{ $bot }“ lässt sich nicht starten; mache es ausführbar (chmod +x { $program }).
problem-bot-program-slow = Der Bot „{ $bot }“ hat nicht innerhalb von { $seconds } Sekunden geantwortet.
problem-bot-program-ended = Das Programm des Bots „{ $bot }“ hat mitten im Spiel geendet (Code { $code }).
problem-bot-program-said = Der Bot „{ $bot }“ schrieb „{ $line }“: { $detail }
problem-opinion-bot = Nur eine Suche kann ihre Meinung sagen, etwa „search:1000“ oder „search:500ms“, nicht „{ $name }“.
problem-opinion-seat = Nur der Platz, der gefragt ist, hat eine Meinung zu seiner Entscheidung; das ist { $seat }.
