# `sacbe play`: was um jedes Spiel im Terminal herum gesagt wird.

help-play =
    Im Terminal spielen, gegen Bots oder mit anderen an derselben Tastatur.

    Ohne Terminal oder mit --plain spielst du in Textzeilen.
help-play-bots = Wie stark die Bots sind, Platz für Platz: beginner, easy, casual, medium, hard, expert, master oder ein anderer Bot, auch mit einem Stil wie in hard/builder; `sacbe levels` zählt sie auf; die Namen wiederholen sich.
help-play-humans = Wie viele Menschen spielen, auf den ersten Plätzen; die anderen nehmen Bots ein.
help-play-seed = Derselbe Startwert gibt denselben Zufall; ohne Angabe jedes Mal neuen.
help-play-gentle = Eine erste Partie: Das Spiel erklärt sich beim Spielen.
help-play-plain = Textzeilen statt des ganzen Bildschirms, für einfache Terminals und Vorleseprogramme.
play-lines-only = Der Vollbildmodus braucht textual: pip install "sacbe[terminal]". Hier ist das Spiel in Zeilen.
help-play-save = Die Partie nach jeder Entscheidung in dieser Datei speichern.
help-play-resume = Die Partie aus dieser Datei fortsetzen und nach jeder Entscheidung dort speichern.

problem-play-humans =
    { $players ->
        [one] Es gibt einen Platz, also können nicht { $humans } Menschen spielen.
       *[other] 1 bis { $players } Menschen können spielen, nicht { $humans }.
    }
problem-play-bot-asked = Gerade ist ein Bot gefragt; bitte warten.
problem-play-bot-failed = Der Bot „{ $bot }“ ist ausgefallen ({ $detail }); möglich sind undo, save oder quit.
problem-play-number =
    { $count ->
        [0] Es gibt keine Möglichkeit { $number }.
       *[other] Es gibt keine Möglichkeit { $number }; sie gehen von 1 bis { $count }.
    }
problem-play-panel = Eine Ansicht „{ $name }“ gibt es nicht; es gibt { $allowed }.
problem-play-save-where = Wohin? save DATEI.
problem-play-resume-with = --resume setzt eine Partie fort, wie sie war; { $option } geht nicht zusammen damit.
problem-play-resume-game = { $file } ist eine Partie { $have }, nicht { $need }.
problem-play-save-exists = „{ $file }“ gibt es schon; setze die Partie mit --resume fort, oder wähle einen anderen Namen.
problem-undo-chance = Das lässt sich nicht zurücknehmen: Seither wurde gewürfelt oder gezogen.
problem-undo-revealed = Das lässt sich nicht zurücknehmen: Seither wurde Geheimes aufgedeckt.
problem-save-format = Das ist keine gespeicherte Partie: Die erste Zeile muss „{ $need }“ lauten.
problem-save-secret = Zeile { $line }: Das Geheimnis ergibt nicht den Zufall dieser Partie.
problem-save-seats = Zeile { $line }: Es müssen { $players } Plätze sein, davon mindestens einer „human“.
problem-save-other = „{ $file }“ ist keine gespeicherte Partie und wird nicht ersetzt.

refusal-kernel-unknown-move = Einen solchen Zug gibt es in diesem Spiel nicht.
refusal-kernel-not-asked = Das beantwortet die Frage nicht.
refusal-kernel-not-your-turn = Gerade ist { $asked } dran.
refusal-kernel-game-over = Die Partie ist vorbei.

panel-board = Brett
panel-seats = Plätze
panel-log = Verlauf
panel-options = Möglichkeiten

play-prompt = { $seat }: { $prompt }
play-option = { $number }. { $words } [{ $notation }]
play-option-bare = { $number }. { $notation }
play-option-effects = { $number }. { $words }: { $effects } [{ $notation }]
play-legal = „{ $move }“ ist jetzt erlaubt: { $words }.
play-refused = „{ $move }“ geht nicht: { $reason }
play-rule = Regel { $id }, „{ $name }“ ({ $source }):
play-ruling = Warum so entschieden wurde: { $why }
play-more =
    { $count ->
        [one] … und noch einer nach derselben Regel ({ $rule }).
       *[other] … und noch { $count } nach derselben Regel ({ $rule }).
    }
play-none-refused = Die Regeln lehnen hier keinen Zug ab.
play-undone = { $seat } entscheidet neu.
play-saved = Gespeichert. Später weiter mit: sacbe play { $game } --resume { $file }
play-resume-hint = Die Partie ist gespeichert. Weiter geht es mit: sacbe play { $game } --resume { $file }
play-unsaved-since-hint = Was seit dem letzten Speichern in „{ $file }“ entschieden wurde, ist verloren.
play-unsaved-hint = Diese Partie wurde nicht gespeichert; nächstes Mal hilft „save DATEI“ vor dem Verlassen.
play-score = { $seat }: { $points } Punkte ({ $parts })
play-result =
    { $count ->
        [0] Niemand gewinnt.
        [one] { $winners } gewinnt mit { $points } Punkten.
       *[other] { $winners } teilen sich den Sieg mit { $points } Punkten.
    }
play-sits = { $seat }: { $who }
play-sits-named = { $name }, { $who }
play-human = Mensch
play-thinking = { $seat } denkt nach …
play-over = Die Partie ist vorbei.
play-cover = Als Nächstes ist { $seat } dran. Gib die Tastatur weiter, dann drück Enter.
play-welcome = { $game }. Du spielst { $seat }; „help“ nennt die Befehle.
play-welcome-many = { $game }, { $humans } Menschen an einer Tastatur; „help“ nennt die Befehle.
play-type-here = Nummer, Zug oder Befehl
play-close = Esc schließt dies
play-title-why = Warum?
play-title-rules = Regeln: { $words }
play-title-chapters = Regelheft
play-title-help = Hilfe
play-title-result = Das Ende

play-help-move = NUMMER oder ZUG: diese Möglichkeit spielen, zum Beispiel 2.
play-help-why = why ZUG: ob ein Zug erlaubt ist und nach welcher Regel nicht; why allein nennt alles, was gerade abgelehnt wird.
play-help-hint = hint: den Trainer fragen, wo man hinsehen soll; noch einmal für den Zug, und für die besten Züge im Vergleich.
play-help-explain = explain PLATZ: warum ein Bot zuletzt so gezogen hat; noch einmal für den Zug davor; explain allein fragt nach irgendeinem.
play-help-undo = undo: die letzte eigene Entscheidung zurücknehmen, solange seither nichts aufgedeckt wurde.
play-help-show = show NAME: ansehen, nämlich { $panels }.
play-help-options = options: die Frage und die Möglichkeiten noch einmal.
play-help-log = log: was zuletzt geschah.
play-help-rules = rules: die Kapitel des Regelhefts; rules KAPITEL oder rules KENNUNG zeigt eines; rules WÖRTER beantwortet eine Frage.
play-help-save = save DATEI: die Partie für später speichern.
play-help-review = review: nach der Partie, was sie gewendet hat.
play-help-help = help: diese Liste.
play-help-quit = quit: das Spiel verlassen.

play-key-help = Hilfe
play-key-undo = Zurücknehmen
play-key-why = Warum
play-key-rules = Regeln
play-key-save = Speichern
play-key-panel = Ansicht
play-key-hint = Tipp
play-key-review = Analyse
play-title-hint = Der Trainer
play-title-explain = Warum dieser Zug?
play-title-review = Analyse
play-coach-thinks = Der Trainer denkt nach …
play-coach-reviews = Der Trainer analysiert die Partie; das dauert bis zu einer Minute …
play-coach-at = Der Trainer hat { $done } von { $total } Augenblicken angesehen …
play-hint-more = „hint“ sagt noch mehr.
play-explain-more = „explain“ noch einmal erklärt den Zug davor.
play-review-offer = „review“ sagt, was die Partie gewendet hat.
play-key-quit = Ende

play-notice = » { $title }: { $text }
play-notice-hint = „hint“ zeigt dir, was zu tun ist.
play-notice-lesson = Zum Lernen: sacbe lesson { $id }.
play-notices-on = Das Spiel erklärt sich ab jetzt.
play-notices-off = Das Spiel erklärt sich nicht mehr.
play-help-notices = notices: das Spiel sich beim Spielen erklären lassen, oder nicht mehr.
