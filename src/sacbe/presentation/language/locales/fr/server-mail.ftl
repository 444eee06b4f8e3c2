# Les messages qui concernent une adresse elle-même, et les pages où mènent les liens des messages.

mail-confirm-subject = Veuillez confirmer votre adresse électronique pour Sacbe
mail-confirm-seat =
    Bonjour,

    quelqu’un qui joue à { $game } sur ce serveur Sacbe veut recevoir un message à cette adresse quand c’est son tour.
    Si c’est vous, ouvrez cette page et confirmez-le. Le lien fonctionne une seule fois, pendant un jour :
    { $link }

    Si ce n’est pas vous, ne faites rien : vous ne recevrez aucun rappel. Ici, vous pouvez aussi dire que vous ne voulez aucun message de ce serveur :
    { $stop }
mail-confirm-account =
    Bonjour,

    quelqu’un a indiqué cette adresse pour un compte de ce serveur Sacbe. Elle sert à recevoir un nouveau mot de passe quand l’ancien est oublié.
    Si c’est vous, ouvrez cette page et confirmez-le. Le lien fonctionne une seule fois, pendant un jour :
    { $link }

    Si ce n’est pas vous, ne faites rien. Ici, vous pouvez aussi dire que vous ne voulez aucun message de ce serveur :
    { $stop }
mail-reset-subject = Un nouveau mot de passe pour Sacbe
mail-reset =
    Bonjour,

    quelqu’un, peut-être vous, a oublié le mot de passe du compte « { $name } » sur ce serveur Sacbe.
    Sur cette page, vous pouvez en choisir un nouveau. Le lien fonctionne une seule fois, pendant une heure :
    { $link }

    Si ce n’était pas vous, ne faites rien : le mot de passe reste tel quel. Ici, vous pouvez mettre fin aux messages à cette adresse :
    { $stop }

mail-page-confirm = Est-ce votre adresse ?
mail-page-confirm-seat = { $mail } doit recevoir un message quand c’est le tour d’une place sur ce serveur.
mail-page-confirm-account = { $mail } doit appartenir à un compte de ce serveur. Un nouveau mot de passe pourra y être envoyé.
mail-page-confirm-yes = Oui, confirmer
mail-page-confirm-no = Si vous n’êtes au courant de rien, fermez cette page : rien ne sera envoyé.
mail-page-confirmed = C’est confirmé
mail-page-confirmed-note = Merci. Chaque message contient un lien qui met fin à ces messages.
mail-page-stop = Mettre fin à ces messages ?
mail-page-stop-note = Vous ne recevrez plus de messages de ce genre. Si l’adresse appartient à un compte, le compte la perd, et aucun nouveau mot de passe ne pourra y être envoyé.
mail-page-stop-yes = Mettre fin à ces messages
mail-page-stopped = Plus de messages
mail-page-stopped-note = Vous ne recevrez plus de messages de ce genre.
mail-page-never-note = Ou bien vous ne voulez aucun message de ce serveur, qui que ce soit qui le demande :
mail-page-never-yes = Ne jamais écrire à cette adresse
mail-page-blocked = Rien n’est envoyé à cette adresse
mail-page-blocked-note = Ce serveur n’écrit plus rien à votre adresse, qui que ce soit qui le demande. Si vous changez d’avis, d’autres pourront de nouveau indiquer votre adresse, et on vous demandera votre accord avant de vous envoyer autre chose.
mail-page-again-yes = Autoriser de nouveau les messages
mail-page-again = Les messages sont de nouveau autorisés
mail-page-again-note = On vous demandera votre accord avant de vous envoyer autre chose.
mail-page-password = Un nouveau mot de passe
mail-page-password-note = Il est pour le compte « { $name } ». Tous les appareils actuellement connectés seront déconnectés.
mail-page-password-new = Nouveau mot de passe, au moins { $least } caractères
mail-page-password-yes = Enregistrer le mot de passe
mail-page-password-set = Le mot de passe est enregistré
mail-page-password-set-note = Vous pouvez maintenant vous connecter avec lui.
mail-page-home = Vers la première page
mail-page-dead = Ce lien ne fonctionne plus
mail-page-dead-note = Il a déjà servi, il est trop ancien ou il n’est pas complet. Vous pouvez en demander un nouveau.
mail-page-problem = Ce n’est pas possible maintenant

problem-mail-blocked = Le propriétaire de cette adresse ne veut aucun message de ce serveur.
problem-too-many-mails =
    { $seconds ->
        [one] Trop de messages ; le prochain pourra partir dans { $seconds } seconde.
       *[other] Trop de messages ; le prochain pourra partir dans { $seconds } secondes.
    }
