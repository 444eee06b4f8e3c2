# Une ligne pour chaque problème venu du dehors : problem-<clé>, remplie avec les données du `Problem`.

problem-unknown-game = Il n’y a pas de jeu nommé « { $name } ».
problem-unknown-game-near = Il n’y a pas de jeu nommé « { $name } » ; vouliez-vous dire « { $near } » ?
problem-unknown-rule = Il n’y a pas de règle « { $name } ».
problem-unknown-rule-near = Il n’y a pas de règle « { $name } » ; vouliez-vous dire « { $near } » ?
problem-unknown-command = Il n’y a pas de commande « { $name } » ; « sacbe --help » en donne la liste.
problem-unknown-command-near = Il n’y a pas de commande « { $name } » ; vouliez-vous dire « { $near } » ?
problem-unknown-language = « { $name } » n’est pas une langue que parle sacbe : en, de ou fr.
problem-unknown-language-near = « { $name } » n’est pas une langue que parle sacbe ; vouliez-vous dire « { $near } » ?
problem-nothing-found = Aucune règle de { $game } ne contient « { $words } ».
problem-rule-words = « { $name } » est l’identifiant d’une seule règle ; pour chercher « { $words } », nommez un jeu.
problem-coverage-words = --coverage accepte tout au plus le nom d’un jeu, pas « { $words } ».
problem-no-tests = Il n’y a pas de dossier « { $folder } » ; indiquez le dossier des tests avec --tests.
problem-file = « { $file } » est inutilisable : { $detail }.

problem-ledger-yaml = { $file } n’est pas du YAML valide : { $detail }
problem-ledger-list = { $file } n’est pas une liste de règles.
problem-ledger-entry = { $file } : l’entrée { $number } n’est pas une règle avec des clés et des valeurs.
problem-ledger-id = { $file } : « { $id } » n’est pas un identifiant valide (mots en minuscules joints par des points et des traits d’union).
problem-ledger-duplicate = { $file } : l’identifiant « { $id } » apparaît deux fois.
problem-ledger-missing-key = { $file } : il manque « { $name } » à la règle { $id }.
problem-ledger-unknown-key = { $file } : la règle { $id } a une clé inconnue, « { $name } ».
problem-ledger-value = { $file } : la règle { $id } a une valeur du mauvais type sous « { $name } ».

problem-usage = La ligne de commande ne convient pas ({ $detail }) ; voir « { $command } --help ».
problem-usage-option = L’option { $name } n’existe pas ; voir « { $command } --help ».
problem-usage-option-value = L’option { $name } demande une valeur, ou n’en prend pas ; voir « { $command } --help ».
problem-usage-missing = Il manque { $name } ; voir « { $command } --help ».
problem-usage-value = { $name } n’accepte pas cette valeur, mais attend { $wanted } ; voir « { $command } --help ».
problem-usage-extra = La ligne de commande contient plus que prévu : { $name } ; voir « { $command } --help ».
