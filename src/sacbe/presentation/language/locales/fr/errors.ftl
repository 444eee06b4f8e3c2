# Une ligne pour chaque problème venu du dehors : problem-<clé>, remplie avec les données du `Problem`.

problem-unknown-game = Il n’y a pas de jeu nommé « { $name } » ; il y a { $allowed }.
problem-unknown-game-near = Il n’y a pas de jeu nommé « { $name } » ; vouliez-vous dire « { $near } » ?
problem-unknown-rule = Il n’y a pas de règle « { $name } ».
problem-unknown-rule-near = Il n’y a pas de règle « { $name } » ; vouliez-vous dire « { $near } » ?
problem-unknown-command = Il n’y a pas de commande « { $name } » ; « sacbe --help » en donne la liste.
problem-unknown-command-near = Il n’y a pas de commande « { $name } » ; vouliez-vous dire « { $near } » ?
problem-unknown-language = Il n’y a pas de langue « { $name } » ; il y a en, de et fr.
problem-unknown-language-near = Il n’y a pas de langue « { $name } » ; vouliez-vous dire « { $near } » ?
problem-nothing-found = Aucune règle de { $game } ne contient « { $words } ».
problem-rule-words = « { $name } » est l’identifiant d’une seule règle ; pour chercher « { $words } », nommez un jeu.
problem-coverage-words = --coverage accepte au plus le nom d’un jeu ; « { $words } » est de trop.
problem-game-only = { $option } accepte seulement le nom d’un jeu ; « { $words } » est de trop.
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

problem-usage = La ligne de commande est fausse ({ $detail }) ; voir « { $command } --help ».
problem-usage-option = L’option { $name } n’existe pas ; voir « { $command } --help ».
problem-usage-option-value = L’option { $name } demande une valeur, ou n’en prend pas ; voir « { $command } --help ».
problem-usage-missing = Il manque { $name } ; voir « { $command } --help ».
problem-usage-value = { $name } n’accepte pas cette valeur, mais attend { $wanted } ; voir « { $command } --help ».
problem-usage-extra = La ligne de commande contient plus que prévu : { $name } ; voir « { $command } --help ».

problem-player-count = { $game } se joue à { $allowed }, pas à { $players }.
problem-unknown-option = { $game } n’a pas d’option « { $option } » ; il y a { $allowed }.
problem-option-value = L’option { $option } ne peut pas valoir « { $value } » ; elle peut valoir { $allowed }.
problem-option-form = « { $text } » n’est pas une option de la forme nom=valeur.
problem-option-twice = L’option { $option } est donnée deux fois.
problem-replaced-twice = « { $value } » remplace deux fois la même créature ({ $old }) ; chacune ne peut l’être qu’une fois.
problem-unknown-seat = Il n’y a pas de place « { $seat } » ; il y a { $allowed }.
problem-seed = Une graine est un entier de 0 à { NUMBER($most, useGrouping: 0) }, pas { $seed }.
problem-at-least-one = --{ $name } doit être au moins 1, pas { $number }.
problem-no-variants = Il n’y a rien à comparer dans { $game } : ce jeu n’a pas de modules.
problem-delay = --delay doit être compris entre 0 et { $most } secondes, pas { $seconds }.
problem-worker-died = Un processus de calcul est mort { $times } fois à la même tâche ; rien de plus n’a été gardé.
problem-worker-version = Ici, c’est Sacbe { $here }, mais un processus de calcul a la version { $there } ; installez partout la même version.
problem-worker-form = Le moteur est { $here } ici, mais { $there } dans un processus de calcul ; installez partout la même forme.
problem-worker-rules = Les règles de { $game } ont ici la version { $here }, mais { $there } dans un processus de calcul ; installez partout la même version.
problem-worker-import = Un processus de calcul ne peut pas faire ce travail ; le même Sacbe y est-il installé ? { $detail }
problem-jobs-and-ray = Donnez --jobs ou --ray, pas les deux : Ray utilise tous les cœurs de sa grappe.
problem-out-form = « { $file } » n’est pas une table ; le nom doit finir par : { $known }.
problem-out-missing = --{ $option } demande --out FICHIER.
problem-file-exists = « { $file } » existe déjà ; rien n’a été écrit.
problem-partial-exists = « { $file } » est inachevé ; continuez avec --resume ou supprimez-le.
problem-resume-other = « { $file } » appartient à une autre série ; rien n’a été modifié.
problem-resume-damaged = « { $file } » est abîmé ; supprimez-le pour recommencer.
problem-out-busy = Un autre processus écrit « { $file } ».
problem-rows-kind = --rows ne peut pas être « { $kind } » ; choix possibles : { $known }.
problem-digest-time = { $bot } réfléchit selon l’horloge et ne joue jamais deux fois la même partie, il n’y a donc pas d’empreinte ; donnez plutôt un nombre de simulations.
problem-extra-missing = Il manque { $module } ; installez-le avec : pip install "sacbe[{ $extra }]".
problem-ray-unreachable = Ray est injoignable : { $detail }
problem-no-folder = Il n’y a pas de dossier « { $folder } ».
problem-folder-not-empty = « { $folder } » n’est pas un dossier vide ; rien n’a été écrit.
problem-fields-files = --fields énumère les champs d’un jeu et ne prend pas de fichier ; « { $file } » est de trop.
problem-not-text = « { $file } » n’est pas un fichier de texte.
problem-in-file = { $file } : { $reason }
problem-in-file-line = { $file }, ligne { $line } : { $reason }

problem-illegal-move = « { $move } » est refusé par { $rule }.
problem-unknown-move = « { $move } » n’est pas un coup de ce jeu.
problem-unknown-move-near = « { $move } » n’est pas un coup de ce jeu ; des coups semblables sont : { $near }.
problem-unknown-choice = { $choice } n’est le numéro d’aucun coup de ce jeu.
problem-game-over = La partie est finie.
problem-nothing-to-undo = Il n’y a aucune décision à reprendre.
problem-no-such-answer = Il n’y a pas de position après { $at } réponses ; la feuille en compte { $count }.

problem-record-format = Ce n’est pas une feuille de partie : la première ligne doit être « { $need } ».
problem-record-truncated = La feuille est incomplète à la ligne { $line } : il faut trois parties (en-tête, réponses, résultat), séparées par une ligne vide.
problem-record-version = Ligne { $line } : la feuille a été jouée selon la version { $have } des règles ; ce programme joue selon la version { $need }.
problem-record-former = { $reason } La feuille a été jouée selon la version { $have } des règles ; ce programme joue selon la version { $need }.
problem-record-key = Ligne { $line } : « { $text } » n’a pas sa place ici ; cette partie contient { $allowed }, une fois chacun.
problem-record-missing = Ligne { $line } : après cette ligne, il manque « { $missing } ».
problem-record-option = Ligne { $line } : « { $text } » n’est pas de la forme nom=valeur.
problem-record-components = Ligne { $line } : « { $text } » n’est pas un nom suivi de modifications du matériel en JSON.
problem-record-count = Ligne { $line } : la réponse porte le numéro { $have }, mais c’est { $need } qui vient.
problem-record-after-end = Ligne { $line } : « { $text } » vient après la fin de la partie.
problem-record-seat = Ligne { $line } : « { $have } » répond, mais c’est à { $need } de le faire.
problem-record-move = Ligne { $line } : { $reason }
problem-record-line = Ligne { $line } : on lit ici « { $have } », mais la partie donne « { $need } ».
problem-record-header = Ligne { $line } : { $reason }
problem-record-commitment-form = Ligne { $line } : « { $text } » n’est pas un engagement ; c’est « none » ou sha256: suivi de 64 chiffres hexadécimaux.
problem-record-secret-early = Ligne { $line } : le secret des dés ne peut paraître qu’à la fin de la partie.
problem-secret = Le secret des dés doit être formé d’octets, au moins un.
problem-record-digest = Ligne { $line } : l’empreinte ne correspond pas ; la feuille a été modifiée après coup.
problem-record-secret = Ligne { $line } : « { $text } » n’est pas un secret en chiffres hexadécimaux.
problem-record-commitment = Ligne { $line } : le secret ne correspond pas à l’engagement de l’en-tête.
problem-snapshot-format = Ce n’est pas un instantané de la forme « { $need } ».
problem-snapshot-form = L’instantané ne va pas avec ce programme : ses champs ne sont pas ceux du jeu ici.
problem-snapshot-other = L’instantané est celui d’autre chose : { $what } vaut « { $have } », il faut « { $need } ».
problem-snapshot-digest = L’empreinte de l’instantané ne correspond pas ; il a été modifié après coup.
problem-snapshot-answer = La réponse { $at } de l’instantané ne va pas avec la partie.
problem-snapshot-wrong = Les réponses de l’instantané ne mènent pas à sa position.
problem-snapshot-origin = Cette position ne connaît pas son jeu ; prenez-la d’une partie ou d’une boîte.
problem-snapshot-driver = Vos propres dés ne peuvent pas être écrits dans un instantané.
problem-dice-not-committed = La réponse { $at } n’est pas celle que donne le secret engagé.

problem-scenario = { $file } : { $case } : { $reason }
problem-scenario-yaml = { $file } n’est pas du YAML valide : { $detail }
problem-scenario-file = { $file } ne contient aucun cas : il faut en donner une liste, seule ou sous « cases ».
problem-scenario-case = { $file } : le cas { $case } n’est pas une suite de clés et de valeurs.
problem-scenario-key = { $file } : { $case } : il n’y a pas de clé « { $field } » ; il y a { $allowed }.
problem-scenario-missing = { $file } : { $case } : il manque « { $field } ».
problem-scenario-mapping = « { $field } » doit associer des noms à des valeurs.
problem-scenario-list = « { $field } » doit être une liste.
problem-scenario-text = « { $field } » doit être un texte.
problem-scenario-number = « { $field } » doit être un entier de { $least } à { $most }, pas { $value }.
problem-scenario-word = « { $field } » ne peut pas valoir « { $value } », mais seulement { $allowed }.
problem-scenario-field = Il n’y a pas de champ « { $field } » ; il y a { $allowed }.
problem-scenario-tile = « { $field } » : il n’y a pas de tuile « { $value } » de cette sorte.
problem-scenario-age = « { $field } » contient des bâtiments étrangers à l’âge atteint après { $food_days } jours de nourriture.
problem-scenario-chance = La réponse { $at } de « chance » est impossible là où il la faut.
problem-scenario-move = « { $move } » n’est pas un coup de la forme « place coup ».
problem-scenario-refused = « refused » doit associer des coups à des règles, ou être une liste avec « move » et « rule ».
problem-scenario-unused =
    { $count ->
        [one] { $count } réponse de « chance » n’a jamais servi.
       *[other] { $count } réponses de « chance » n’ont jamais servi.
    }
problem-impossible-position = Cette position ne peut pas exister : { $detail }.
problem-expected-move = « { $move } » est refusé par { $rule }.
problem-expected-field = { $field } vaut { $have } au lieu de { $wanted }.
problem-scenario-two-chances = Les réponses du hasard se donnent soit sous « chance », soit comme coups de « chance », pas les deux.

problem-no-editions = { $game } n’a aucune valeur que l’on puisse modifier ainsi. Un fichier qui dit « variant: NOM » peut modifier des valeurs imprimées ; « sacbe rules JEU --components » les énumère.
problem-no-encoder = { $game } ne peut pas être écrit en nombres pour des programmes qui apprennent : le jeu n’a pas d’encodeur.
problem-edition-yaml = { $file } n’est pas du YAML valide : { $detail }
problem-edition-mapping = { $file } n’a pas la forme du matériel (components) du jeu : des noms associés à des valeurs.
problem-edition-source = Le matériel (components) est le chemin d’un fichier ou des noms associés à des valeurs, pas { $value }.
problem-edition-alias = { $file } renvoie avec « * » à une autre partie de lui-même. Écrivez cette partie en entier.
problem-edition-path = Il n’y a pas de valeur « { $name } » dans le matériel ; « sacbe rules JEU --components » énumère celles qui peuvent être modifiées.
problem-edition-path-near = Il n’y a pas de valeur « { $name } » dans le matériel ; vouliez-vous dire « { $near } » ?
problem-edition-twice = « { $path } » est donné deux fois.
problem-edition-item = « { $path } » : l’élément { $number } de la liste doit indiquer « { $name } ».
problem-edition-not-assumed =
    { $origin ->
        [rulebook] « { $path } » ne peut pas être modifié : la valeur est imprimée (rulebook). Seule une variante le pourrait (« variant: NOM »).
        [deduced] « { $path } » ne peut pas être modifié : la valeur découle de ce qui est imprimé (deduced). Seule une variante le pourrait (« variant: NOM »).
        [none] « { $path } » ne peut pas être modifié : ce n’est pas une valeur supposée.
       *[other] « { $path } » ne peut pas être modifié : la valeur est connue ({ $origin }). Seule une variante le pourrait (« variant: NOM »).
    }
problem-edition-known = « { $path } » : la valeur n° { $number } de la liste est connue ; c’est { $value }, et elle ne peut pas être modifiée.
problem-edition-list = « { $path } » doit être une liste de { $count } valeurs, pas { $value }.
problem-edition-number = « { $path } » doit être un nombre entier, pas { $value }.
problem-edition-flag = « { $path } » doit valoir true ou false, pas { $value }.
problem-edition-word = « { $path } » ne peut pas valoir « { $value } », mais seulement { $allowed }.
problem-edition-value = « { $path } » ne peut pas valoir { $value } ; il faut { $reason }.
problem-variant-fixed =
    { $why ->
        [follows] « { $path } » reste { $value } : cette valeur découle d’autres ; modifiez celles-là.
        [built] « { $path } » reste { $value } : les règles, la notation et les images sont faites pour cette valeur.
        [option] « { $path } » reste { $value } : une option de la table en décide.
        [told] « { $path } » reste { $value } : cette valeur ne fait qu’informer ; aucune règle ne la lit.
       *[word] « { $path } » reste { $value } : ce n’est pas un nombre, et une variante modifie des nombres.
    }
problem-variant-name = « { $name } » n’est pas un nom de variante ; prenez un mot fait de lettres, de chiffres et de . + - _, 40 caractères au plus.
problem-weights-missing = Il n’y a pas de poids appris pour { $game } dans { $folder } ; l’évaluation d’origine joue à la place.
problem-weights-damaged = Les poids appris de { $game } sont abîmés ({ $file }) ; l’évaluation d’origine joue à la place.
problem-weights-other = Les poids appris de { $game } ont été faits pour { $what ->
    [rules] d’autres règles
    [features] d’autres caractéristiques
    [game] un autre jeu
   *[format] un autre format
} ; l’évaluation d’origine joue à la place.
