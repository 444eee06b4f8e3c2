# Was an einem Tisch des Servers schiefgehen kann.
problem-table-broken = Der Server kann den Tisch { $table } ab Schritt { $revision } nicht lesen; er lässt ihn, wie er ist.
problem-rules-version = Dieser Tisch spielt { $game } nach Version { $have } der Regeln; dieses Programm kennt Version { $need }. Der Tisch bleibt unverändert.
problem-table-not-started = Die Partie hat noch nicht begonnen.
problem-table-started = Die Partie hat schon begonnen.
problem-table-over = Diese Partie ist zu Ende.
problem-table-running = Diese Partie ist noch nicht zu Ende.
problem-table-paused = Die Partie ruht.
problem-not-paused = Die Partie ruht nicht.
problem-seat-gone = Ein Bot spielt gerade diesen Platz; komm erst zurück.
problem-seat-not-gone = Du spielst diesen Platz schon selbst.
problem-seat-resigned = Dieser Platz hat aufgegeben; ein Bot spielt ihn zu Ende.
problem-not-own-decision = Antwort { $at } kannst du nicht zurücknehmen: Sie ist nicht deine Entscheidung.
problem-undo-over = Die Partie ist zu Ende; nichts lässt sich mehr zurücknehmen.
problem-nothing-to-redo = Es gibt nichts zu wiederholen.
problem-unknown-offer = „{ $what }“ kannst du nicht anbieten; möglich sind { $allowed }.
problem-offer-pending = Es liegt schon ein anderes Angebot vor.
problem-no-offer = Es liegt kein Angebot vor.
problem-not-asked-to-agree = Dieses Angebot braucht deine Antwort nicht.
problem-stale = Der Tisch ist seit Stand { $revision } weitergegangen.
problem-unknown-table = Einen Tisch { $table } gibt es nicht.
problem-watch-delay = Die Verzögerung für Zuschauer muss zwischen 0 und { $most } Sekunden liegen.
problem-one-seat = Eine Person kann nur einen Platz nehmen.
problem-name-long = Dieser Name oder Titel ist zu lang; erlaubt sind höchstens { $most } Zeichen.
problem-no-free-seat = Dieser Platz ist nicht frei.
problem-forbidden-host = Das kann nur die Person, die den Tisch eröffnet hat.
problem-forbidden-seat = Zu diesem Schlüssel gehört kein Platz an diesem Tisch.
problem-fork-secret = Solange andere noch Geheimnisse haben, kannst du vor dem Ende keinen neuen Tisch aus der Partie machen.
problem-seat-count = Diese Partie hat { $need } Plätze, nicht { $have }.
problem-record-secret-table = Die Aufzeichnung verrät alle Geheimnisse; du bekommst sie, wenn die Partie zu Ende ist.
problem-no-mail = Dieser Server verschickt keine E-Mails.
problem-message-large = Eine Nachricht hat höchstens { $most } Bytes; diese hat { $size }.
problem-message-form = Das ist keine Nachricht: { $detail }
problem-no-hello = Die erste Nachricht muss „hello“ sein.
problem-hello-twice = „hello“ wurde schon gesendet.
problem-too-many-wrong = Zu viele falsche Nachrichten; die Verbindung wird geschlossen.
problem-too-many-tables =
    { $seconds ->
        [one] Zu viele Tische von dieser Adresse; in einer Sekunde geht es wieder.
       *[other] Zu viele Tische von dieser Adresse; in { $seconds } Sekunden geht es wieder.
    }
problem-too-many-chats =
    { $seconds ->
        [one] Langsam: In einer Sekunde kannst du wieder etwas sagen.
       *[other] Langsam: In { $seconds } Sekunden kannst du wieder etwas sagen.
    }
problem-seat-out-of-time = Dieser Platz hat für diese Entscheidung keine Zeit mehr; der Bot trifft sie.
problem-not-waiting = An diesem Tisch wartet kein Bot: Hier spielen Menschen.
problem-forbidden-go-on = Hier kannst du die Bots nicht drängen: Wer fort ist, hat Zeit zurückzukommen.
problem-chat-empty = In dieser Zeile steht nichts Lesbares.
problem-undo-away = { $seat } hat seither entschieden und ist jetzt weg, kann also nicht zustimmen.
problem-forbidden-hints = An diesem Tisch gibt es keine Tipps.
problem-forbidden-hints-watcher = Solange Menschen spielen, berät der Trainer nur sie, und alle lesen es.
problem-hint-not-asked = Gerade entscheidet jemand anderes, also gibt es keinen Tipp.
problem-explain-person = Antwort { $at } ist eine Entscheidung einer anderen Person; nach der Partie kann sie erklärt werden.
problem-coach-slow = Der Trainer braucht zu lange; bitte noch einmal versuchen.
problem-coach-failed = Der Trainer ist ausgefallen ({ $detail }); bitte noch einmal versuchen.
problem-too-many-hints = Der Trainer ist noch mit den letzten Fragen beschäftigt; bitte gleich noch einmal versuchen.
table-note-resigned = gibt auf; ein Bot spielt weiter
table-hint-nudge = fragt den Trainer, wo man hinsehen soll
table-hint-move = fragt den Trainer nach einem Zug
table-hint-comparison = lässt den Trainer Züge vergleichen
table-hint-chances = fragt den Trainer nach den Chancen
table-hint-explanation = lässt sich vom Trainer eine Entscheidung erklären
problem-unknown-review = Diese Analyse gibt es nicht.
problem-review-running = Die Partie läuft noch; wenn sie zu Ende ist, kann sie analysiert werden.
problem-review-failed = Die Analyse ist zweimal ausgefallen; bitte noch einmal anfordern.
problem-review-not-done = Die Analyse ist noch nicht fertig.
problem-forbidden-reviews = Dieser Server macht keine Analysen.
problem-review-no-decision = Die Analyse hat nach { $at } Antworten keine Entscheidung.
problem-too-many-reviews =
    { $most ->
        [one] Eine Analyse auf einmal für eine Adresse; bitte warten, bis sie fertig ist.
       *[other] { $most } Analysen auf einmal für eine Adresse; bitte warten, bis eine fertig ist.
    }
