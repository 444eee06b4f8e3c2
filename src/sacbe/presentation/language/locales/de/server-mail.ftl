# Mails über eine Adresse selbst, und die Seiten, zu denen Links in Mails führen.

mail-confirm-subject = Bitte bestätige deine E-Mail-Adresse für Sacbe
mail-confirm-seat =
    Hallo,

    jemand, der auf diesem Sacbe-Server { $game } spielt, möchte an diese Adresse eine Mail, wenn er am Zug ist.
    Wenn du das bist, öffne diese Seite und bestätige es dort. Der Link gilt einmal, einen Tag lang:
    { $link }

    Wenn du es nicht bist, tu nichts: Du bekommst keine Erinnerungen. Hier kannst du auch sagen, dass du von diesem Server keine Mails willst:
    { $stop }
mail-confirm-account =
    Hallo,

    jemand hat diese Adresse für ein Konto auf diesem Sacbe-Server angegeben. Sie ist für ein neues Passwort da, wenn das alte vergessen ist.
    Wenn du das bist, öffne diese Seite und bestätige es dort. Der Link gilt einmal, einen Tag lang:
    { $link }

    Wenn du es nicht bist, tu nichts. Hier kannst du auch sagen, dass du von diesem Server keine Mails willst:
    { $stop }
mail-reset-subject = Ein neues Passwort für Sacbe
mail-reset =
    Hallo,

    jemand, vielleicht du, hat das Passwort des Kontos „{ $name }“ auf diesem Sacbe-Server vergessen.
    Auf dieser Seite kannst du ein neues setzen. Der Link gilt einmal, eine Stunde lang:
    { $link }

    Wenn du es nicht warst, tu nichts: Das Passwort bleibt, wie es ist. Hier kannst du Mails an diese Adresse beenden:
    { $stop }

mail-page-confirm = Ist das deine Adresse?
mail-page-confirm-seat = { $mail } soll eine Mail bekommen, wenn ein Platz auf diesem Server am Zug ist.
mail-page-confirm-account = { $mail } soll zu einem Konto auf diesem Server gehören. Dorthin kann ein neues Passwort geschickt werden.
mail-page-confirm-yes = Ja, bestätigen
mail-page-confirm-no = Wenn du davon nichts weißt, schließ diese Seite: Es wird nichts geschickt.
mail-page-confirmed = Bestätigt
mail-page-confirmed-note = Danke. In jeder Mail steht ein Link, der diese Mails beendet.
mail-page-stop = Diese Mails beenden?
mail-page-stop-note = Du bekommst keine Mails dieser Art mehr. Gehört die Adresse zu einem Konto, so verliert das Konto sie, und dorthin kann kein neues Passwort mehr geschickt werden.
mail-page-stop-yes = Diese Mails beenden
mail-page-stopped = Keine Mails mehr
mail-page-stopped-note = Du bekommst keine Mails dieser Art mehr.
mail-page-never-note = Oder du willst von diesem Server überhaupt keine Mails, wer immer darum bittet:
mail-page-never-yes = Nie an diese Adresse schreiben
mail-page-blocked = An diese Adresse wird nichts geschickt
mail-page-blocked-note = Dieser Server schreibt nichts mehr an deine Adresse, wer immer darum bittet. Wenn du es dir anders überlegst, können andere deine Adresse wieder angeben, und du wirst gefragt, bevor du etwas anderes bekommst.
mail-page-again-yes = Mails wieder erlauben
mail-page-again = Mails sind wieder erlaubt
mail-page-again-note = Du wirst gefragt, bevor du etwas anderes bekommst.
mail-page-password = Ein neues Passwort
mail-page-password-note = Es ist für das Konto „{ $name }“. Alle Geräte, die jetzt angemeldet sind, werden abgemeldet.
mail-page-password-new = Neues Passwort, mindestens { $least } Zeichen
mail-page-password-yes = Passwort setzen
mail-page-password-set = Das Passwort ist gesetzt
mail-page-password-set-note = Jetzt kannst du dich damit anmelden.
mail-page-home = Zur ersten Seite
mail-page-dead = Dieser Link gilt nicht mehr
mail-page-dead-note = Er wurde schon benutzt, ist zu alt oder nicht vollständig. Du kannst um einen neuen bitten.
mail-page-problem = Das geht gerade nicht

problem-mail-blocked = Wem diese Adresse gehört, der will keine Mails von diesem Server.
problem-too-many-mails =
    { $seconds ->
        [one] Zu viele Mails; die nächste geht in einer Sekunde.
       *[other] Zu viele Mails; die nächste geht in { $seconds } Sekunden.
    }
