# Was an einem Tisch des Servers schiefgehen kann.
problem-table-broken = Der Tisch { $table } ist ab Schritt { $revision } nicht lesbar; er bleibt, wie er ist.
problem-rules-version = Dieser Tisch spielt { $game } nach Fassung { $have } der Regeln; dieses Programm kennt Fassung { $need }. Der Tisch bleibt unverändert erhalten.
problem-table-not-started = Die Partie hat noch nicht begonnen.
problem-table-started = Die Partie hat schon begonnen.
problem-table-over = Diese Partie ist zu Ende.
problem-table-running = Diese Partie ist noch nicht zu Ende.
problem-table-paused = Die Partie ruht.
problem-not-paused = Die Partie ruht nicht.
problem-seat-gone = Auf diesem Platz spielt zurzeit ein Bot; komm erst zurück.
problem-seat-not-gone = Niemand spielt an deiner Stelle.
problem-seat-resigned = Dieser Platz hat aufgegeben; ein Bot spielt ihn zu Ende.
problem-not-own-decision = Antwort { $at } ist keine deiner Entscheidungen, die sich zurücknehmen lässt.
problem-undo-over = Was zu Ende ist, bleibt so.
problem-nothing-to-redo = Es gibt nichts zu wiederholen.
problem-unknown-offer = „{ $what }“ lässt sich nicht anbieten; möglich sind { $allowed }.
problem-offer-pending = Es liegt schon ein anderes Angebot vor.
problem-no-offer = Es liegt kein Angebot vor.
problem-not-asked-to-agree = Dieses Angebot braucht deine Antwort nicht.
problem-stale = Der Tisch ist seit Stand { $revision } weitergegangen.
problem-unknown-table = Einen Tisch { $table } gibt es nicht.
problem-watch-delay = Zuschauer können zwischen 0 und { $most } Sekunden zurückliegen.
problem-one-seat = Eine Person nimmt einen Platz.
problem-name-long = Dieser Name oder Titel ist zu lang; er hat höchstens { $most } Zeichen.
problem-no-free-seat = Dieser Platz ist nicht frei.
problem-forbidden-host = Das kann nur, wer den Tisch eröffnet hat.
problem-forbidden-seat = Zu diesem Schlüssel gehört kein Platz an diesem Tisch.
problem-fork-secret = Eine Partie, in der andere noch Geheimnisse haben, lässt sich vor ihrem Ende nicht abzweigen.
problem-seat-count = Diese Partie hat { $need } Plätze, nicht { $have }.
problem-record-secret-table = Das Protokoll verrät alle Geheimnisse; es gibt es, wenn die Partie zu Ende ist.
problem-no-mail = Dieser Server verschickt keine E-Mails.
problem-message-large = Eine Nachricht hat höchstens { $most } Bytes; diese hat { $size }.
problem-message-form = Das ist keine Nachricht: { $detail }
problem-no-hello = Die erste Nachricht muss „hello“ sein.
problem-hello-twice = „hello“ wurde schon gesagt.
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
problem-chat-empty = In dieser Zeile steht nichts Lesbares.
problem-undo-away = Seither hat { $seat } entschieden, ist aber fort und kann nicht zustimmen.
