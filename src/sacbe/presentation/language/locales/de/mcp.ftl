# Das Model Context Protocol: was ein Sprachmodell liest.

help-mcp =
    Lass ein Sprachmodell spielen, über das Model Context Protocol auf Standardeingabe und -ausgabe.

    Dazu gehört das Extra „mcp“. Das Modell spielt einen Platz gegen Bots und weiß nur, was dieser Platz wissen darf.
help-mcp-seat = Der Platz, den das Modell spielt.
help-mcp-all-seats = Das Modell spielt alle Plätze abwechselnd; es gibt keine Bots.
help-mcp-hints = Das Modell darf den Trainer um Tipps bitten.
help-mcp-chances = Das Modell darf nach den Gewinnchancen jedes Platzes fragen.
help-mcp-seed = Jedes Spiel hat diese Würfel; das Modell erfährt die Zahl nicht.

mcp-instructions =
    Brettspiele, deren Regeln durchgesetzt werden; du spielst einen Platz, meist gegen Bots. Beginne mit „games“ und „new“. Jede Antwort endet mit der Frage an dich und deinen erlaubten Zügen: In jeder Zeile steht der Zug, wie du ihn schreiben musst, dann was er ist, dann was er tut. Spiele mit „do“; mehrere Züge deines Zugs können mit ; dazwischen in einen Aufruf. „what“ erklärt jedes Kürzel und jede Sache, die ein Zug nennt, „why“ sagt, ob ein Zug erlaubt ist und welche Regel ihn verbietet, „rules“ durchsucht das Regelbuch, „look“ zeigt das Brett. Ein abgelehnter Zug ändert nichts.
mcp-tool-games = Die Spiele, wie viele mitspielen können, und ihre Optionen.
mcp-tool-rules = Das Regelbuch eines Spiels: ohne Frage sein Inhalt; mit einer Frage die Stellen, die sie beantworten; mit der Kennung eines Abschnitts oder einer Regel der ganze Text.
mcp-tool-new = Beginne ein Spiel anstelle des laufenden; Optionen als Namen und Werte. Die Antwort ist das Brett und deine erste Frage.
mcp-tool-look = Das Brett, wie du es sehen darfst, und die Frage.
mcp-tool-options = Alle deine erlaubten Züge mit dem, was jeder tut.
mcp-tool-why = Ist dieser Zug jetzt erlaubt? Wenn nicht: die Regel, die ihn verbietet, ihre Quelle und die Zahlen, auf die es ankommt.
mcp-tool-what = Was ein Plättchen, eine Karte, ein Ort oder eine Figur ist und tut: eine Kennung, wie Züge sie schreiben, etwa W03, oder ein ganzer Zug.
mcp-tool-do = Spiele einen Zug genau so, wie die Optionen ihn schreiben, oder mehrere mit ; dazwischen, alle oder keinen. Die Antwort sagt, was geschah, bis du wieder gefragt bist, und deine nächste Frage.
mcp-tool-undo = Nimm deine letzte Entscheidung zurück, wenn danach nichts aufgedeckt, gezogen oder von anderen gespielt wurde.
mcp-tool-events = Was bisher geschah, oder was nach der Antwort mit einer Nummer geschah.
mcp-tool-record = Das ganze Spiel als Text, nach seinem Ende.
mcp-tool-hint = Was der Trainer tun würde: Schritt 1 sagt, wohin du schauen sollst, 2 nennt einen Zug, 3 vergleicht die besten Züge.
mcp-tool-chances = Die Gewinnchance jedes Platzes und die Punkte, die er erwarten kann, aus dem, was du wissen darfst.
mcp-players = Spieler: { $players }
mcp-seats = Plätze: { $seats }
mcp-legal = Dieser Zug ist erlaubt.
mcp-many = { $count } Züge sind erlaubt; „options“ sagt, was jeder tut:
mcp-over = Das Spiel ist zu Ende.
mcp-no-events = Es ist nichts geschehen.
mcp-chance = { $seat }: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, { $points } Punkte erwartet
problem-mcp-no-game = Es gibt noch kein Spiel; beginne eines mit „new“.
problem-mcp-nothing-found = Im Regelbuch steht nichts zu „{ $question }“.
problem-mcp-not-allowed = „{ $what }“ ist hier nicht erlaubt.
