# The address of an account, and a new password by mail.

mail-forgotten = Password forgotten?
mail-forgotten-who = Name or e-mail address of the account
mail-forgotten-note = If the account has a confirmed address, it gets a mail with a link for a new password.
mail-forgotten-send = Send the link
mail-forgotten-sent = If there is such an account with a confirmed address, a mail is on its way. Its link works once, for an hour.

mail-account = E-mail address
mail-account-is = Your address is { $mail }.
mail-account-none = Your account has no e-mail address: if you forget the password, nobody can give you a new one.
mail-account-pending = We have written to { $mail }; please confirm the address with the link in that mail.
mail-account-change = Change the e-mail address
mail-account-new = New e-mail address
mail-account-note = It gets a mail to confirm it. Leave it empty to remove the address.
mail-account-save = Save the address
