# Der Trainer: die Analyse einer beendeten Partie, und Tipps.

problem-review-unfinished = Die Partie ist nicht zu Ende: Ihr Protokoll hört nach { $count } Antworten auf. Nur beendete Partien werden analysiert.
problem-review-depth = Eine Tiefe ist eine ganze Zahl von 1 bis { $most }, nicht { $depth }.
problem-review-forms = Bitte nur eine Form wählen: --json oder --html.
problem-review-try-number = Es gibt keinen Wendepunkt { $number }; diese Partie hat { $count }.
problem-review-try-luck = Wendepunkt { $number } kam vom Zufall; da gibt es nichts zu versuchen.
problem-review-try-forms = --try fragt nach Zügen, geht also weder mit --json noch mit --html.
problem-hint-chance = Solange der Zufall gefragt ist, gibt es keinen Tipp.
problem-hint-step = Ein Tipp hat die Schritte 1, 2 und 3, nicht { $step }.
problem-explain-chance = Antwort { $at } kommt vom Zufall; da gibt es nichts zu erklären.
problem-explain-secret = Antwort { $at } ist geheim; nach der Partie kann sie erklärt werden.
problem-explain-nothing = Es gibt keinen früheren Zug zu erklären.

help-review = Eine beendete Partie analysieren: Chancen, Glück, jede Entscheidung und was sie gewendet hat.
help-review-depth = Wievielmal so viele Simulationen wie üblich; tiefer ist sicherer und langsamer.
help-review-html = Eine Seite in HTML ausgeben, die sonst nichts braucht.
help-review-try = Einen Wendepunkt selbst versuchen, nach seiner Nummer.
help-typical = Schreiben, wie sich Punkte in üblichen Partien verteilen, für die Analysen eines Spiels.
help-typical-file = Die Datei, die geschrieben wird; mitgeliefert wird data/typical.json des Spiels.
help-typical-games = Wie viele Partien für jede Spielerzahl gespielt werden.
typical-written = { $file }: { $games } Partien

clock-tzolkin-day = Tag { $number }
clock-chichen_itza-round =
    { $number ->
        [0] vor Durchgang 1
       *[other] Durchgang { $number }
    }
clock-temple_of_chac-round =
    { $number ->
        [0] vor Runde 1
       *[other] Runde { $number }
    }
clock-tzolkin-day-unit = Tag
clock-chichen_itza-round-unit = Durchgang
clock-temple_of_chac-round-unit = Runde
calendar-tzolkin-part = { $number }. Zeitalter
calendar-tzolkin-food-day = Nahrungstag
calendar-tzolkin-end-of-age = Ende eines Zeitalters

review-doing = analysiert
review-stopped = Was bisher gefunden wurde, bleibt erhalten. Derselbe Befehl macht dort weiter.
review-title = Analyse von { $game }
review-where = { $game }, { $players } Spieler, { $decisions } Entscheidungen
review-sure = { $simulations } Simulationen mit Tiefe { $depth }. Zahlen hinter ± sind Standardfehler.
review-score = Punkte
review-accuracy = Genauigkeit
review-kind-good = Gut
review-kind-inaccuracy = Ungenau
review-kind-mistake = Fehler
review-kind-blunder = Grober Fehler
review-kind-only-move = Einziger Zug
review-start = Beginn
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Andere
review-result = Ergebnis
review-account = Wohin die Gewinnchance ging, in Prozent: Beginn + Glück + eigene Entscheidungen + Entscheidungen der anderen = Ergebnis.
review-account-note = Glück ist, was der Zufall tat, gegen alles, was er hätte tun können. Entscheidungen werden daran gemessen, was starke Bots aus derselben Stellung machen.
review-chance = Gewinnchance
review-no-clock = Antwort { $at }
review-points = Wendepunkte
review-lost = { $when }, { $seat }: { $kind }, −{ $loss } ± { $error }. Gespielt: { $move }. Besser: { $better }.
review-only = { $when }, { $seat }: der einzige gute Zug: { $move }. Der nächstbeste kostet { $loss } ± { $error }.
review-chanced = { $when }: Der Zufall änderte die Chance von { $seat } um { $change } ± { $error }.
review-none = Kein einzelner Moment hat diese Partie gewendet.
review-try-offer = Selbst versuchen: derselbe Befehl mit --try und der Nummer.
review-try-lost = { $seat }, { $when }. Gespielt: { $move }. Das kostete { $loss } ± { $error } Punkte Chance. Finde etwas Besseres.
review-try-only = { $seat }, { $when }. Nur ein Plan war gut. Finde seinen ersten Zug.
review-try-ask = Gib eine Nummer oder einen Zug ein. Eine leere Zeile sagt den besten Plan.
review-try-right = Das zählt: höchstens { $margin } Punkte Chance hinter dem Besten.
review-try-known = Das kostet { $loss } ± { $error } Punkte Chance. Versuch es noch einmal.
review-try-wrong = Das zählt nicht: mehr als { $margin } Punkte Chance hinter dem Besten. Versuch es noch einmal.
review-try-best = Der beste gefundene Plan: { $better }.
review-story-won = { $seat } hat gewonnen.
review-story-shared = { $seats } teilen sich den Sieg.
review-story-nobody = Niemand hat gewonnen.
review-story-lost = Am meisten auf einmal kostete ein Zug: { $loss } Prozentpunkte Gewinnchance für { $seat }, { $when }.
review-story-luck = Am meisten auf einmal änderte der Zufall: { $seat } { $change }, { $when }.
review-story-only = Am meisten zählte: { $seat } fand den einzigen guten Zug, { $when }.
review-story-none = Kein einzelner Augenblick hat dieses Spiel entschieden.
review-decided = Was die Partie entschieden hat
review-won = { $seat } gewann mit { $points } Punkten, { $lead } mehr als { $second }.
review-shared = { $seats } teilen sich den Sieg mit { $points } Punkten.
review-nobody = Niemand hat gewonnen.
review-more = { $seat } lag vor den anderen bei: { $categories }.
review-less = { $seat } lag hinter den anderen bei: { $categories }.
review-part = { $category } ({ $points })
review-usual = Verglichen mit üblichen Partien: { $parts }.
review-usual-part = { $seat } hatte viel ({ $category }: mehr als { $percent } von 100)
review-usual-less = { $seat } hatte wenig ({ $category }: mehr als nur { $percent } von 100)
review-luck-said = Für den Sieg zählten Glück { $luck }, eigene Entscheidungen { $own } und Entscheidungen der anderen { $others }.
review-moment = Moment
review-change = Änderung
review-all = Alle Entscheidungen, die etwas gekostet haben
review-class = Einstufung
review-move = Zug

hint-look = Sieh dir das an: { $things }.
hint-theme = Denk an: { $theme }.
hint-think = Vergleiche, was deine Züge bis zum Ende der Partie bringen.
hint-then = { $move }; dann: { $rest }.
hint-alone = { $move }.
hint-option = { $move }: gewinnt { $chance } ± { $error }, { $points } Punkte zu erwarten
hint-better = Das bringt { $more } ± { $error } Prozentpunkte Gewinnchance mehr als „{ $other }“.
hint-close = Es ist so gut wie „{ $other }“; der Unterschied ist { $more } ± { $error }.
hint-only = Es gibt keine andere Art von Zug.
hint-more = Es bringt mehr bei: { $categories }.
hint-less = Es bringt weniger bei: { $categories }.
hint-takes = Es kostet { $seat } { $chance } Prozentpunkte Gewinnchance.
hint-gives = Es hilft { $seat } um { $chance } Prozentpunkte Gewinnchance.
hint-risk = Der Zufall spielt mit: { $effects }.
hint-solves = Das ist damit erledigt: { $worries }
hint-leaves = Das bleibt offen: { $worries }
hint-sure = Aus { $simulations } Simulationen; Zahlen hinter ± sind Standardfehler.
hint-guess = Das sind grobe Schätzungen: Für dieses Spiel mit so vielen Spielern gibt es keine gelernten Gewichte.
hint-played = { $seat } spielte: { $move }.
hint-played-best = Der Trainer hätte das auch gespielt.
hint-played-other = Der Trainer hätte gespielt: „{ $move }“; das ist { $more } ± { $error } Prozentpunkte besser.

worry-tzolkin-hunger =
    { $workers ->
        [one] Am Nahrungstag in { $days } Tagen bleibt { $workers } Arbeiter hungrig (es fehlen { $corn } Mais): −{ $points } Punkte.
       *[other] Am Nahrungstag in { $days } Tagen bleiben { $workers } Arbeiter hungrig (es fehlen { $corn } Mais): −{ $points } Punkte.
    }
worry-tzolkin-pushed-off = Der Arbeiter auf dem letzten Feld von { $gear } kommt am nächsten Tag ohne Aktion zurück.
worry-tzolkin-all-placed = Alle Arbeiter stehen auf den Rädern: Im nächsten Zug muss man zurücknehmen.
worry-tzolkin-no-corn = Es ist kein Mais mehr da.
worry-chichen_itza-city-attack = Letzter in der Gunst: Der Angriff auf die Stadt hat Stärke { $strength } ({ $points } Punkte), und { $warriors } Krieger stehen dort.
worry-chichen_itza-upkeep = Die Helden kosten { $upkeep } Münzen, da sind { $coins }.
worry-temple_of_chac-boulder = Der nächste Wurf für die Felskugel trifft mit { $chance }.
worry-temple_of_chac-walls = Der nächste Wurf für die Felskugel schließt die Wände mit { $chance }.
worry-temple_of_chac-sealed = Der nächste Wurf für die Felskugel versperrt den Ausgang mit { $chance }.
worry-temple_of_chac-fallen = Gestürzt: Aufstehen kostet einen Würfel.
worry-temple_of_chac-wounds = { $wounds } von { $health } Wunden: Die nächste kann eine Verletzung sein.
worry-temple_of_chac-load = Die Last lässt { $dice } Würfel für den nächsten Zug.
