# Mails about an address itself, and the pages to which links in mails lead.

mail-confirm-subject = Please confirm your e-mail address for Sacbe
mail-confirm-seat =
    Hello,

    somebody who plays { $game } on this Sacbe server wants a mail at this address whenever it is their turn.
    If that is you, open this page and confirm it there. The link works once, for a day:
    { $link }

    If it is not you, do nothing: you get no reminders. Here you can also say that you want no mail from this server:
    { $stop }
mail-confirm-account =
    Hello,

    somebody has given this address for an account on this Sacbe server. It is for a new password when the old one is forgotten.
    If that is you, open this page and confirm it there. The link works once, for a day:
    { $link }

    If it is not you, do nothing. Here you can also say that you want no mail from this server:
    { $stop }
mail-reset-subject = A new password for Sacbe
mail-reset =
    Hello,

    somebody, perhaps you, has forgotten the password of the account “{ $name }” on this Sacbe server.
    On this page you can set a new one. The link works once, for an hour:
    { $link }

    If it was not you, do nothing: the password stays as it is. Here you can end mails to this address:
    { $stop }

mail-page-confirm = Is this your address?
mail-page-confirm-seat = { $mail } shall get a mail whenever it is the turn of a seat on this server.
mail-page-confirm-account = { $mail } shall belong to an account on this server. A new password can be sent there.
mail-page-confirm-yes = Yes, confirm it
mail-page-confirm-no = If you know nothing of this, close this page: nothing will be sent.
mail-page-confirmed = Confirmed
mail-page-confirmed-note = Thank you. Every mail has a link that ends these mails.
mail-page-stop = End these mails?
mail-page-stop-note = You get no more mails of this kind. If the address belongs to an account, the account loses it, and no new password can be sent there.
mail-page-stop-yes = End these mails
mail-page-stopped = No more mails
mail-page-stopped-note = You get no more mails of this kind.
mail-page-never-note = Or you want no mail from this server at all, whoever asks for it:
mail-page-never-yes = Never write to this address
mail-page-blocked = Nothing is sent to this address
mail-page-blocked-note = This server writes nothing more to your address, whoever asks for it. If you change your mind, others may give your address again, and you are asked before you get anything else.
mail-page-again-yes = Allow mail again
mail-page-again = Mail is allowed again
mail-page-again-note = You are asked before you get anything else.
mail-page-password = A new password
mail-page-password-note = It is for the account “{ $name }”. All devices that are logged in now are logged out.
mail-page-password-new = New password, at least { $least } characters
mail-page-password-yes = Set the password
mail-page-password-set = The password is set
mail-page-password-set-note = Now you can log in with it.
mail-page-home = To the first page
mail-page-dead = This link no longer works
mail-page-dead-note = It was used already, is too old, or is not complete. You can ask for a new one.
mail-page-problem = That is not possible now

problem-mail-blocked = The owner of this address wants no mail from this server.
problem-too-many-mails =
    { $seconds ->
        [one] Too many mails; the next can be sent in one second.
       *[other] Too many mails; the next can be sent in { $seconds } seconds.
    }
