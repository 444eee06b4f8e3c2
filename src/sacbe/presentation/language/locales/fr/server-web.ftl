# Le serveur vu du dehors : `sacbe serve`, sa première page, les comptes, et ce qu’il refuse.

help-serve =
    Accueillir des tables pour des personnes et des robots, par HTTP et WebSocket.

    Seule cette machine atteint le serveur tant que --host ne dit rien d’autre. Tout ce qui se règle ici se règle aussi par l’environnement : SACBE_PORT pour --port, et ainsi de suite.
help-serve-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer toutes les machines du réseau. Par défaut 127.0.0.1.
help-serve-port = Le port d’écoute, 0 pour n’importe quel port libre ; par défaut 8123.
help-serve-database = La base de données : sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@MACHINE/BASE. Par défaut un fichier dans votre dossier de données.
help-serve-public-url = L’adresse du serveur vue de l’extérieur, par exemple https://games.example.
help-serve-origin = Une autre page qui peut utiliser le serveur, par exemple https://page.example ; peut être donné plusieurs fois.
help-serve-trust-proxy = Croire ce qu’un mandataire placé devant le serveur, sur cette machine ou dans un réseau privé, dit de la provenance d’une requête (X-Forwarded-For).
help-serve-bots = Dans combien de processus les robots réfléchissent.
help-serve-think-seconds = Combien de temps un robot peut réfléchir à une décision.
help-serve-metrics-public = Montrer /metrics à tout le monde, pas seulement à cette machine.
help-serve-log-format = La forme du journal sur la sortie d’erreur ; « auto » : des colonnes dans un terminal, du JSON ailleurs.
help-serve-open = Ouvrir la page dans un navigateur.
help-schema = Afficher le document OpenAPI du serveur, ou l’écrire dans un fichier.
help-schema-file = Le fichier à écrire.
help-schema-check = Ne rien écrire ; le code de sortie est 2 si le fichier n’est pas à jour.
help-schema-game = Les formes des données de ce jeu (vues, faits, événements, effets) au lieu du document du serveur.

serve-here = Sacbe se trouve à { $url } (pour cette machine seule). Ctrl-C y met fin.
serve-exposed = Sacbe se trouve à { $url } et écoute sur { $host }, port { $port } : toute machine qui atteint celle-ci peut s’en servir. Ctrl-C y met fin.

web-title = Sacbe
web-about = Des jeux de société du monde maya, pour des personnes et des robots. Ceci est un serveur : des programmes lui parlent par HTTP et WebSocket.
web-missing = La page de jeu n’a pas été construite, car ceci est une copie des sources. « make play » construit tout ; « npm ci && npm run build » dans le dossier « web » ne construit que la page. Redémarrez le serveur pour la voir.
web-api = L’interface sous forme de document OpenAPI
web-games = Les jeux auxquels on peut jouer ici
web-docs = La documentation se trouve dans le dossier « docs » livré avec le programme ; docs/develop/api.md décrit cette interface.

problem-setting = { $name } ne peut pas être « { $value } » ; il faut { $wanted }.
problem-setting-hidden = { $name } ne peut pas avoir cette valeur ; il faut { $wanted }.
problem-settings-line = { $file }, ligne { $line } : un fichier de réglages a des lignes comme SACBE_PORT=8123, chaque nom une fois ; le serveur ne connaît pas « { $name } », ou il y était déjà.
problem-serve-port-taken = Le port { $port } de { $host } est pris ; choisissez-en un autre avec --port, ou arrêtez le programme qui y écoute.
problem-serve-port-denied = Cet utilisateur ne peut pas écouter sur le port { $port } de { $host } ; à partir de 1024, tout le monde le peut.
problem-serve-host = « { $host } » n’est pas une adresse de cette machine.
problem-schema-differs = « { $file } » n’est pas à jour ; « sacbe schema { $file } » le récrit.

problem-name-form = Un nom a de { $least } à { $most } caractères visibles, dont au moins une lettre ou un chiffre.
problem-password-form = Un mot de passe a de { $least } à { $most } caractères.
problem-password-common = Ce mot de passe est l’un des premiers que d’autres essaient. Choisissez-en un autre ; une phrase se retient bien.
problem-unknown-login = Cette connexion n’existe pas ; elle est peut-être déjà terminée.
problem-login-wrong = Le nom ou le mot de passe est faux.
problem-login-needed = Il faut un jeton : celui d’une place ou d’une connexion valable.
problem-login-ended = Vous êtes déconnecté ici ; reconnectez-vous pour continuer.
problem-too-many-logins =
    { $seconds ->
        [one] Trop d’essais ; le prochain sera possible dans une seconde.
       *[other] Trop d’essais ; le prochain sera possible dans { $seconds } secondes.
    }
problem-too-many-requests =
    { $seconds ->
        [one] Trop de requêtes ; la prochaine sera possible dans une seconde.
       *[other] Trop de requêtes ; la prochaine sera possible dans { $seconds } secondes.
    }
problem-too-many-sockets = Il y a déjà { $most } connexions depuis cette adresse.

problem-forbidden = Ce n’est pas permis.
problem-origin = Les pages de « { $name } » ne peuvent pas utiliser ce serveur.
problem-host = Ce serveur ne s’appelle pas « { $name } ».
problem-unknown-page = Il n’y a rien ici.
problem-method = Cela ne peut pas se faire ici.
problem-media-type = Une requête doit être en JSON.
problem-too-large = La requête est trop grande.
problem-request = Le serveur ne comprend pas la requête : { $detail }
problem-request-empty = La requête est vide.
problem-request-deep = La requête imbrique trop profondément des listes ou des objets.
problem-request-cut = La requête s’est arrêtée avant d’être complète.
problem-request-slow = La requête a mis trop de temps à arriver.
problem-repeat-key = L’Idempotency-Key doit être un secret de 22 à 64 caractères : lettres, chiffres, « - » et « _ ».
problem-repeat-key-used = Cet Idempotency-Key a déjà servi pour une autre table.
problem-request-long = « { $where } » peut avoir au plus { $most } caractères.
problem-request-short =
    { $least ->
        [one] « { $where } » ne peut pas être vide.
       *[other] « { $where } » doit avoir au moins { $least } caractères.
    }
problem-request-field = La requête a une valeur fausse à « { $where } » : { $detail }
problem-internal = Une erreur est survenue ici ; le journal du serveur donne les détails sous { $id }.
problem-busy = Le serveur ne peut pas le faire pour l’instant ; veuillez réessayer.
problem-work-slow = Cela prend plus de { $most } secondes et a été abandonné.
problem-work-failed = Cela n’a pas réussi ; réessayez.
problem-too-many-texts = { $most } textes de votre adresse sont déjà en cours de lecture ; réessayez dans un instant.
problem-closing = Le serveur redémarre ; veuillez réessayer dans un instant.
problem-puzzle-secret = Ce que les règles refusent est ici le problème ; vous le saurez quand votre essai sera terminé.
