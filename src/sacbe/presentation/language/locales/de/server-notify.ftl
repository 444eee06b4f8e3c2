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
