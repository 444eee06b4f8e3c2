# Uhren, und was die Leute erfahren, wenn sie am Zug sind.

notify-subject = Du bist am Zug: { $game }
notify-text = Du bist am Zug, { $name }: { $title }
notify-mail =
    Hallo { $name },

    du bist am Zug bei „{ $title }“ ({ $game }):
    { $url }

    Du erhältst diese Mail, weil du diese Adresse für deinen Platz bestätigt hast. So beendest du diese Mails:
    { $stop }

problem-clock = So geht die Uhr nicht. Entweder gibt es keine, oder jede Entscheidung hat { $least } bis { $most } Sekunden, oder das ganze Spiel hat so viele und höchstens { $increment } Sekunden mehr pro Entscheidung.
problem-hook = Dieser Webhook ist nicht brauchbar. Es muss eine http- oder https-Adresse mit höchstens { $most } Zeichen sein, ohne Benutzernamen und Passwort.
problem-hook-private = Dieser Webhook zeigt auf eine private Adresse, und dorthin sendet dieser Server nichts.
problem-mail = Das ist keine E-Mail-Adresse, an die der Server schreiben kann.
problem-mail-from = Die Absenderadresse der Mails fehlt oder ist falsch; sie sollte aussehen wie spiele@example.com.
problem-smtp-url = Die Adresse des Mailservers ist falsch; sie sollte aussehen wie smtp://name:passwort@host:587 oder smtps://name:passwort@host.

help-mail-test =
    Mit den Einstellungen des Servers eine Mail schicken.

    Der Befehl sagt, ob der Mailserver die Mail angenommen hat, und wenn nicht, warum. SACBE_SMTP_URL und SACBE_MAIL_FROM müssen gesetzt sein wie für den Server.
help-mail-test-address = Wohin sie geht, zum Beispiel du@example.com.
mail-test-subject = Ein Test von Sacbe
mail-test-body = Der Server unter { $url } kann Mails verschicken. Jemand hat es mit „sacbe mail-test“ ausprobiert.
mail-test-sent = { $host } hat die Mail an { $address } angenommen.
problem-mail-test-unset = Es ist kein Mailserver eingestellt; setze SACBE_SMTP_URL und SACBE_MAIL_FROM.
problem-mail-test-failed = { $host }, Port { $port }, hat die Mail nicht angenommen: { $detail }
