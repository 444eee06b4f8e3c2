# Les pendules, et ce que l’on dit aux joueurs quand c’est leur tour.

notify-subject = À vous de jouer : { $game }
notify-text = À vous de jouer, { $name } : { $title }
notify-mail =
    Bonjour { $name },

    c’est à vous de jouer dans « { $title } » ({ $game }) :
    { $url }

    Vous recevez ce message parce que vous avez confirmé cette adresse pour votre place. Pour ne plus en recevoir :
    { $stop }

problem-clock = La pendule ne peut pas fonctionner ainsi. Soit il n’y en a pas, soit chaque décision dispose de { $least } à { $most } secondes, soit toute la partie dispose d’autant, avec au plus { $increment } secondes ajoutées par décision.
problem-hook = Ce webhook n’est pas utilisable. Il faut une adresse http ou https d’au plus { $most } caractères, sans nom d’utilisateur ni mot de passe.
problem-hook-private = Ce webhook mène à une adresse privée, et ce serveur n’y envoie rien.
problem-mail = Ce n’est pas une adresse électronique à laquelle le serveur peut écrire.
problem-mail-from = L’adresse d’expédition des messages manque ou est fausse ; elle devrait ressembler à jeux@example.com.
problem-smtp-url = L’adresse du serveur de messagerie est fausse ; elle devrait ressembler à smtp://nom:motdepasse@hote:587 ou smtps://nom:motdepasse@hote.

help-mail-test =
    Envoyer un courriel avec les réglages du serveur.

    La commande dit si le serveur de courrier a pris le message, et sinon pourquoi. SACBE_SMTP_URL et SACBE_MAIL_FROM doivent être réglés comme pour le serveur.
help-mail-test-address = L’adresse du destinataire, par exemple vous@example.com.
mail-test-subject = Un essai de Sacbe
mail-test-body = Le serveur { $url } peut envoyer des courriels. Quelqu’un l’a essayé avec « sacbe mail-test ».
mail-test-sent = { $host } a pris le courriel pour { $address }.
problem-mail-test-unset = Aucun serveur de courrier n’est réglé ; réglez SACBE_SMTP_URL et SACBE_MAIL_FROM.
problem-mail-test-failed = { $host }, port { $port }, n’a pas pris le courriel : { $detail }
