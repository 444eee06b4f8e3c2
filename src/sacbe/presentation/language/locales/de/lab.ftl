# `sacbe lab`: Varianten eines Spiels nebeneinander, und die Seite, die sagt, was herauskam.

help-lab =
    Vergleicht Varianten eines Spiels auf denselben Startwerten und schreibt eine Seite und die Daten.

    A ist das Spiel mit den angegebenen Einstellungen; B hat, was --change sagt; --sweep spielt eine Variante für jeden Wert. --even sucht den Wert, der die Plätze gleich macht. Ein Versuch kann auch in einer YAML-Datei stehen. Strg-C hält an; derselbe Befehl macht dort weiter. Das Ergebnis ist mit jeder Zahl von Prozessen dasselbe.
help-lab-what = Der Name eines Spiels oder die YAML-Datei eines Versuchs.
help-lab-out = Ordner für die Seite und die Daten; sonst lab- und der Name, hier.
help-lab-bots = Wer spielt: ein Bot für alle Plätze oder für jeden einer, durch Kommas getrennt. Sonst greedy.
help-lab-change = Was B anders hat: players, bots, eine Option oder ein Wert des Materials mit seinem Pfad. Mehrmals möglich.
help-lab-sweep = Spielt eine Variante für jeden dieser Werte (1,2,3 oder 1..3). Zweimal möglich: dann jedes Paar von Werten.
help-lab-even = Sucht den Wert dieser Option oder dieses Materials, der die Plätze gleich macht; braucht --from und --to.
help-lab-from = Der kleinste Wert, der versucht wird.
help-lab-to = Der größte Wert, der versucht wird.
help-lab-by = Was gleich sein soll: die Anteile nach Zugfolge (order) oder nach Platz (seat). Sonst order.
help-lab-measure = Das Maß, dessen Intervall entscheidet, wann genug gespielt ist. Sonst score.
help-lab-within = Hält an, wenn die halbe Breite des 95-%-Intervalls höchstens so groß ist.
help-lab-games = So viele Partien jeder Variante höchstens. Sonst 400.
help-lab-weigh = Wägt die Möglichkeiten einer von so vielen Entscheidungen ab (0: keiner). Sonst 16.
help-lab-fill = Macht die markierten Stellen dieser Markdown-Seite neu.

lab-title-one = { $game }: wie es sich spielt
lab-title-compare = { $game }: { $names } im Vergleich
lab-title-change = { $game }: was sich mit { $change } ändert
lab-title-sweep = { $game }: { $axes }
lab-title-even = { $game }: welches { $axes } macht die Plätze gleich?
lab-made = Sacbe { $version } · { $command }
lab-chapters = Kapitel
lab-no-script = Die Bilder brauchen JavaScript. Alle Zahlen stehen in den Tabellen.
lab-footer = Alles auf dieser Seite steckt in dieser einen Datei; sie öffnet sich ohne Netz.
lab-as-table = Die Zahlen als Tabelle
lab-written = Die Seite: { $page }
lab-interrupted = Die Partien bis hierher liegen in „{ $folder }“; derselbe Befehl macht dort weiter.

lab-played =
    { $variants ->
        [one] { $games } Partien, Startwert { $seed }.
       *[other] { $variants } Varianten, je { $games } Partien auf denselben Startwerten, Startwert { $seed }.
    }
lab-all-games = Alle gewünschten Partien wurden gespielt.
lab-narrow = Es wurde genug gespielt: Das halbe Intervall von „{ $measure }“ ist höchstens { $within }.
lab-not-narrow = Alle Partien wurden gespielt, aber das Intervall von „{ $measure }“ ist noch breiter als ± { $within }.
lab-bots-see = So spielen diese Bots das Spiel. Eine Zahl hier ist ein Grund hinzusehen, kein Beweis: Menschen spielen anders.
lab-players =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
lab-interval = { $low } bis { $high }
lab-clear = { $measure }: { $change } ({ $interval }), von { $before } in { $first } auf { $after } in { $second }.
lab-unclear = Kein klarer Unterschied: { $measures }.
lab-nothing-clear = Nichts unterscheidet sich klar.
lab-even-found = Mit { $name } = { $value } sind die Plätze so gleich, wie diese Partien es sagen können: { $shares } der Siege, der Reihe nach. Der gleiche Wert liegt zwischen { $low } und { $high }.
lab-even-none = Kein Wert von { $name } von { $low } bis { $high } macht die Plätze gleich. Am nächsten ist { $nearest }: { $shares } der Siege, der Reihe nach.
lab-even-between = Kein versuchter Wert von { $name } macht die Plätze gleich; die Gunst wechselt zwischen { $low } und { $high } die Seite. Am nächsten ist { $nearest }: { $shares } der Siege, der Reihe nach.

lab-section-summary = Was herauskam
lab-section-differences = Unterschiede
lab-section-length = Länge
lab-section-points = Punkte
lab-section-seats = Plätze und Zugfolge
lab-section-lead = Die Führung
lab-section-decisions = Entscheidungen
lab-section-uses = Karten, Aktionen, Orte
lab-section-counts = Was das Spiel zählt
lab-section-method = Wie man das liest

lab-pairs = Jede Variante neben { $first }, Partie für Partie auf denselben Startwerten: Würfel und Karten sind gleich, soweit es geht. Das Intervall ist das der Unterschiede.
lab-many-looks = Das sind { $count } Blicke auf dieselben Partien. Einer von zwanzig scheint allein durch Zufall klar.
lab-length = Eine Entscheidung ist eine echte Wahl; eine Frage mit nur einer Antwort wird nicht gestellt.
lab-points = Die Punkte jedes Platzes am Ende.
lab-seats = Wie oft jeder Platz siegt, mit seinem 95-%-Intervall. Ein gemeinsamer Sieg wird geteilt. Die gestrichelte Linie ist ein gleicher Anteil.
lab-turn = Als { $place }. am Zug
lab-lead = Wer in jedem Zehntel der Partie vorn liegt, nach den Punkten, die die stärkste Bewertung des Spiels erwartet, und wie oft dieser Platz siegt. Steigt die Linie spät, bleibt das Spiel lange offen.
lab-no-leader = Niemand lag je vorn: Dieses Spiel sagt vor dem Ende nichts über Punkte.
lab-decisions = Die Möglichkeiten einer von { $every } Entscheidungen wurden abgewogen, zusammen { $count }. „Wert“ sagt, um wie viele Punkte die beste Möglichkeit besser ist als die mittlere. Eine Entscheidung ist müßig, wenn alle Möglichkeiten gleich viel wert sind.
lab-not-weighed = Es wurden keine Möglichkeiten abgewogen.
lab-uses = Wie oft ein Platz jedes Ding benutzt, und wie Gebrauch und Sieg zusammengehen. „Wirkung“ vergleicht Plätze derselben Partie: wie viel öfter die siegen, die es mehr benutzten als die anderen.
lab-uses-association = Das ist ein Zusammenhang, keine Ursache. Wer am Gewinnen ist, benutzt es vielleicht einfach mehr.
lab-uses-paired = Die letzte Spalte vergleicht { $first } und { $second } Partie für Partie auf denselben Startwerten: was die Änderung selbst mit dem Gebrauch macht.
lab-counts = Die eigenen Tabellen des Spiels, wie „sacbe balance“ sie zeigt.
lab-method-pairs = Jede Variante spielt dieselben nummerierten Partien. Jede Art von Ziehung hat ihren eigenen Strom, damit eine Ziehung mehr von einer Art die anderen nicht verschiebt. Eine Korrelation nahe 1 heißt, dass die Varianten fast alles Glück teilen; „ohne Paare“ sagt, wie breit das Intervall wäre, wenn sie keines teilten.
lab-method-intervals = Intervalle sind für 95 %: Wilsons für Anteile, die einer Normalverteilung für Mittelwerte und für Unterschiede von Paaren.
lab-method-lead = Ein Platz führt, wenn er allein die meisten Punkte erwartet. Das wird gefragt, sooft ein anderer Platz entscheidet.
lab-method-worth = Um eine Möglichkeit abzuwägen, wird sie auf einer Kopie gespielt, die nicht mehr weiß als der Spieler, mit einem kurzen Plan für den Rest des Zuges. Möglichkeiten, die sich um weniger als 0,05 Punkte unterscheiden, sind gleich viel wert.
lab-method-uses = Die Wirkung eines Dings ist das Mittel, über Partien, in denen die Plätze sich unterscheiden, des Siegesanteils derer, die es mehr benutzten als das Mittel ihres Tisches, minus dem Anteil derer, die es weniger benutzten. Bei weniger als zwanzig solchen Partien steht ein Strich.
lab-method-digest = Die Prüfsumme aller Partien ist { $digest }. Derselbe Versuch gibt dieselbe Prüfsumme mit jeder Zahl von Prozessen und nach einer Unterbrechung.

lab-measure-score = Punkte eines Platzes
lab-measure-winner = Punkte des Siegers
lab-measure-spread = Punkte vom Ersten zum Letzten
lab-measure-margin = Vorsprung vor dem Zweiten
lab-measure-decisions = Entscheidungen je Partie
lab-measure-draws = Ziehungen und Würfe je Partie
lab-measure-options = Möglichkeiten je Entscheidung
lab-measure-worth = Wert einer Entscheidung in Punkten
lab-measure-idle = müßige Entscheidungen
lab-measure-lead-changes = Wechsel der Führung
lab-measure-first = Siege dessen, der beginnt
lab-measure-last = Siege dessen, der zuletzt am Zug ist
lab-measure-tilt = Gunst der Zugfolge (−1 Erster, 1 Letzter)
lab-measure-seat-tilt = Gunst der Plätze (−1 erster, 1 letzter)

lab-table-variants = Was gespielt wurde
lab-table-means = Alle Maße
lab-table-tried = Versuchte Werte
lab-table-differences = { $second } gegen { $first }
lab-table-categories = Woher die Punkte kommen
lab-table-order = Zugfolge
lab-table-seats = Platz
lab-table-lead = Wer führt, siegt
lab-table-tension = Wie knapp Partien sind
lab-table-questions = Arten von Entscheidungen
lab-column-variant = Variante
lab-column-players = Personen
lab-column-bots = Bots
lab-column-changes = Geändert
lab-column-games = Partien
lab-column-measure = Maß
lab-column-mean = Mittel (95 %)
lab-column-difference = Unterschied (95 %)
lab-column-correlation = Korrelation
lab-column-alone = Ohne Paare
lab-column-below = { $share } % darunter
lab-column-leader-wins = Führender siegt
lab-column-led = Jemand führt
lab-column-question = Frage
lab-column-times = Mal je Partie
lab-column-options = Möglichkeiten
lab-column-worth = Wert in Punkten
lab-column-idle = Müßig
lab-column-uses = Gebrauch je Platz
lab-column-users = Plätze, die es benutzen
lab-column-effect = Wirkung auf den Sieg (95 %)
lab-column-use-difference = Unterschied im Gebrauch (95 %)
lab-axis-share = Anteil
lab-axis-points = Punkte eines Platzes
lab-axis-tenth = Zehntel der Partie
lab-axis-deviations = Unterschied in Abweichungen
lab-chart-sweep = { $measure } für jeden Wert von { $axis }, mit Intervallen
lab-chart-grid = { $measure } für jedes Paar von { $across } und { $down }
lab-chart-even = Wen jeder Wert begünstigt, mit Intervallen; bei 0 sind die Plätze gleich
lab-chart-differences = Alle Maße von { $second } gegen { $first }, mit Intervallen
lab-chart-distribution = Wie sich verteilt: { $what }
lab-chart-places = Anteile der Siege mit Intervallen: { $what }
lab-chart-lead = Wie oft siegt, wer in jedem Zehntel der Partie führt
lab-chart-worth = Um wie viel die beste Möglichkeit besser ist als die mittlere, nach Art der Entscheidung
lab-chart-uses = Wirkung auf den Sieg mit Intervallen: { $what }

problem-lab-measure = Es gibt kein Maß „{ $name }“; es gibt { $known }.
problem-lab-measure-near = Es gibt kein Maß „{ $name }“; ist „{ $near }“ gemeint? Es gibt { $known }.
problem-lab-setting = { $game } hat nichts namens „{ $name }“, das sich einstellen lässt: Es ist keine Option, kein Wert des Materials und weder players noch bots. „sacbe rules { $game } --options“ und „--components“ zählen sie auf.
problem-lab-setting-near = { $game } hat nichts namens „{ $name }“, das sich einstellen lässt; ist „{ $near }“ gemeint?
problem-lab-value = { $name } kann nicht „{ $value }“ sein.
problem-lab-pair = „{ $text }“ hat nicht die Form NAME=WERT.
problem-lab-many = { $name }: höchstens { $most } auf einmal.
problem-lab-least = --{ $name } muss mindestens { $least } sein, nicht { $number }.
problem-lab-within = Die Breite eines Intervalls muss größer als 0 sein, nicht { $value }.
problem-lab-one-of = Ein Versuch hat Varianten, eine Reihe von Werten oder die Suche nach einem gleichen Wert: nur eines davon.
problem-lab-two-sweeps = Höchstens zwei Werte lassen sich auf einmal durchspielen.
problem-lab-values = Eine Reihe über { $name } braucht 2 bis { $most } Werte, nicht { $count }.
problem-lab-same = { $first } und { $second } spielen dasselbe; ein Vergleich braucht einen Unterschied.
problem-lab-even-name = { $name } ist keine Zahl des Spiels; --even braucht eine Option oder einen Wert des Materials.
problem-lab-even-range = --from ({ $low }) muss kleiner sein als --to ({ $high }).
problem-lab-even-by = Gleich machen lassen sich Plätze nach order oder seat, nicht nach „{ $name }“.
problem-lab-even-alone = Wer allein spielt, hat niemanden zum Vergleich.
problem-lab-busy = Ein anderer Prozess arbeitet in „{ $folder }“.
problem-lab-damaged = „{ $file }“ in „{ $folder }“ ist beschädigt; --out nennt einen anderen Ordner.
problem-lab-other = „{ $folder }“ enthält einen anderen Versuch; --out nennt einen anderen Ordner.
problem-lab-place = { $file }: Es gibt kein Kapitel und keine Tabelle „{ $name }“; es gibt { $known }.
problem-lab-no-place = { $file } hat keine markierte Stelle: <!-- lab NAME --> und <!-- /lab -->.
problem-lab-file-flags = { $flag } geht nicht neben { $file }; es gehört in die Datei.
problem-lab-needs-even = { $flag } gehört zu --even.
problem-lab-needs-range = --even braucht --from und --to.
