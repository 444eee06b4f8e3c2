# L’adresse d’un compte, et un nouveau mot de passe par courriel.

mail-forgotten = Mot de passe oublié ?
mail-forgotten-who = Nom ou adresse électronique du compte
mail-forgotten-note = Si le compte a une adresse confirmée, elle reçoit un message avec un lien pour un nouveau mot de passe.
mail-forgotten-send = Envoyer le lien
mail-forgotten-sent = S’il existe un tel compte avec une adresse confirmée, un message est en route. Son lien fonctionne une seule fois, pendant une heure.

mail-account = Adresse électronique
mail-account-is = Votre adresse est { $mail }.
mail-account-none = Votre compte n’a pas d’adresse électronique : si vous oubliez le mot de passe, personne ne pourra vous en donner un nouveau.
mail-account-pending = Nous avons écrit à { $mail } ; confirmez l’adresse avec le lien de ce message.
mail-account-change = Changer l’adresse électronique
mail-account-new = Nouvelle adresse électronique
mail-account-note = Elle reçoit un message pour la confirmer. Laissez le champ vide pour retirer l’adresse.
mail-account-save = Enregistrer l’adresse
