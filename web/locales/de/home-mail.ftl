# Die Adresse eines Kontos, und ein neues Passwort per Mail.

mail-forgotten = Passwort vergessen?
mail-forgotten-who = Name oder E-Mail-Adresse des Kontos
mail-forgotten-note = Wenn das Konto eine bestätigte Adresse hat, bekommt sie eine Mail mit einem Link für ein neues Passwort.
mail-forgotten-send = Link schicken
mail-forgotten-sent = Wenn es ein solches Konto mit bestätigter Adresse gibt, ist eine Mail unterwegs. Ihr Link gilt einmal, eine Stunde lang.

mail-account = E-Mail-Adresse
mail-account-is = Deine Adresse ist { $mail }.
mail-account-none = Dein Konto hat keine E-Mail-Adresse: Wenn du das Passwort vergisst, kann dir niemand ein neues geben.
mail-account-pending = Wir haben an { $mail } geschrieben; bitte bestätige die Adresse mit dem Link in dieser Mail.
mail-account-change = E-Mail-Adresse ändern
mail-account-new = Neue E-Mail-Adresse
mail-account-note = Sie bekommt eine Mail zur Bestätigung. Leer lassen, um die Adresse zu entfernen.
mail-account-save = Adresse speichern
