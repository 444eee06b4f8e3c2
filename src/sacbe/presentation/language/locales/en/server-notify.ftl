# Clocks, and what people are told when it is their turn.

notify-subject = Your turn: { $game }
notify-text = It is your turn, { $name }: { $title }
notify-mail =
    Hello { $name },

    it is your turn in “{ $title }” ({ $game }):
    { $url }

    You receive this mail because you have confirmed this address for your seat. To end these mails:
    { $stop }

problem-clock = This clock is not possible. Either there is no clock, or each decision has between { $least } and { $most } seconds, or the whole game has that many seconds and up to { $increment } more per decision.
problem-hook = This webhook cannot be used. It must be an http or https address of at most { $most } characters, without a user name or password.
problem-hook-private = This webhook points to a private address, and this server does not send anything there.
problem-mail = This is not an e-mail address that the server can write to.
problem-mail-from = The sender’s address for mails is missing or wrong; it should look like games@example.com.
problem-smtp-url = The address of the mail server is wrong; it should look like smtp://user:password@host:587 or smtps://user:password@host.

help-mail-test =
    Send one mail with the settings of the server.

    It says whether the mail server has taken the mail, and if not, why. SACBE_SMTP_URL and SACBE_MAIL_FROM must be set as for the server.
help-mail-test-address = Where to send it, for example you@example.com.
mail-test-subject = A test of Sacbe
mail-test-body = The server at { $url } can send mails. Somebody has tried it with “sacbe mail-test”.
mail-test-sent = { $host } has taken the mail to { $address }.
problem-mail-test-unset = No mail server is set; set SACBE_SMTP_URL and SACBE_MAIL_FROM.
problem-mail-test-failed = { $host }, port { $port }, has not taken the mail: { $detail }
