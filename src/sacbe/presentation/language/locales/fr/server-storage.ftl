# La base de données du serveur et sa sauvegarde.

help-db = Gérer la base de données du serveur.
help-db-upgrade =
    Amener la base de données au schéma de ce programme.

    « sacbe serve » fait de même au démarrage. On ne revient jamais à un schéma plus ancien.
help-db-clean =
    Supprimer les vieilles tables des invités.

    Une table est vieille si rien ne s’y est passé pendant ce nombre de jours. Les tables où quelqu’un joue avec un compte restent. Sans option, les réglages du serveur comptent. Le serveur peut continuer pendant ce temps.
help-db-finished = Supprimer les tables dont la partie est finie après N jours.
help-db-open = Supprimer les tables où aucune partie n’a commencé après N jours.
help-db-idle = Supprimer les tables dont personne ne continue la partie après N jours.
help-db-dry-run = Dire seulement combien de tables seraient supprimées.
help-export =
    Écrire toutes les tables et tous les comptes dans un fichier.

    Le serveur peut continuer pendant ce temps : le fichier montre un seul instant. Il contient les secrets des parties en cours ; gardez-le aussi bien que la base de données.
help-export-file = Le fichier à écrire ; une sauvegarde plus ancienne du même nom est remplacée quand la nouvelle est complète ; - est la sortie standard.
help-import =
    Lire les tables et les comptes d’un fichier écrit par « sacbe export ».

    Tout ou rien. Ce qui est déjà dans la base y reste ; la même table avec un autre contenu est refusée.
help-import-file = Un fichier écrit par « sacbe export » ; - est l’entrée standard.
help-database = La base de données : sqlite:///FICHIER ou postgresql://NOM@MACHINE/BASE.

db-upgraded = La base de données { $where } a le schéma { $schema }.
clean-working = Suppression
clean-would = Tables d’invités à supprimer : { $finished } finies, { $open } ouvertes, { $idle } en sommeil.
clean-done =
    { $tables ->
        [one] { $tables } table a été supprimée.
       *[other] { $tables } tables ont été supprimées.
    }
problem-clean-no-rule = Dites quelles tables sont vieilles : --finished-days, --open-days ou --idle-days, ou les réglages SACBE_KEEP_FINISHED_DAYS, SACBE_KEEP_OPEN_DAYS, SACBE_KEEP_IDLE_DAYS.
export-working = Écriture
export-done =
    { $file } : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $accounts ->
        [one] { $accounts } compte
       *[other] { $accounts } comptes
    }, { $studies ->
        [one] { $studies } étude
       *[other] { $studies } études
    }.
import-working = Lecture
import-done =
    Ajouts : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $accounts ->
        [one] { $accounts } compte
       *[other] { $accounts } comptes
    }, { $studies ->
        [one] { $studies } étude
       *[other] { $studies } études
    } ; déjà présents : { $same }.

problem-database-url = L’adresse de la base de données n’est pas valable ; écrivez sqlite:///FICHIER ou postgresql://NOM@MACHINE/BASE.
problem-database-kind = Il n’y a pas de base de données « { $name } » ; utilisez sqlite ou postgresql.
problem-database-in-use = Un autre serveur utilise déjà { $where }. Donnez à celui-ci son propre dossier (SACBE_DATA), ou faites-leur utiliser PostgreSQL (--database).
problem-database-no-file = Une base SQLite a besoin d’un fichier : sqlite:///FICHIER (quatre barres pour un chemin depuis la racine).
problem-database-open = Impossible d’ouvrir la base de données { $where } : { $detail }
problem-database-newer = La base de données { $where } vient d’un programme plus récent (schéma { $found }, ce programme connaît { $newest }) ; rien n’a été changé.
problem-database-old = La base de données { $where } a le schéma { $found } et il lui faut { $newest } ; « sacbe db upgrade » la met à jour.
problem-database-gone = La base de données { $where } ne répond pas : { $detail }
problem-database-refused = La base de données { $where } a refusé cette écriture : { $detail }
problem-database-closed = La base de données est fermée ; le serveur s’arrête.
problem-name-taken = Le nom « { $name } » est déjà pris.

problem-export-other = « { $file } » n’est pas une sauvegarde de sacbe et n’a pas été remplacé.
problem-import-format = « { $file } » n’est pas une sauvegarde de sacbe.
problem-import-newer = « { $file } » vient d’un programme plus récent (schéma { $found }, ce programme connaît { $newest }).
problem-import-line = { $file }, ligne { $line } : { $detail }
problem-import-cut = « { $file } » finit trop tôt, après la ligne { $line } ; rien n’a été lu.
problem-import-after = { $file }, ligne { $line } : il y a quelque chose après la fin.
problem-import-count = { $file }, ligne { $line } : il devrait y avoir { $count } lignes, il y en a { $found }.
problem-import-seats = { $file }, ligne { $line } : les places ne correspondent pas à la table « { $table } ».
problem-import-steps = { $file }, ligne { $line } : les étapes de la table « { $table } » ne sont pas numérotées de 1 à { $revision }.
problem-import-chats = { $file }, ligne { $line } : la table « { $table } » contient la discussion d’une autre table.
problem-import-reviews = { $file }, ligne { $line } : la table « { $table } » contient l’analyse d’une autre table, ou une analyse inachevée.
problem-import-table = { $file }, ligne { $line } : la table « { $id } » est déjà dans la base, avec un autre contenu.
problem-import-kept = { $file }, ligne { $line } : une telle ligne de « { $name } » est déjà dans la base, avec un autre contenu.
problem-import-study = { $file }, ligne { $line } : l’étude « { $id } » est déjà dans la base, avec un autre contenu.
problem-import-account = { $file }, ligne { $line } : la base contient déjà un autre compte « { $name } ».
problem-import-refused = { $file }, ligne { $line } : la base de données le refuse : { $detail }
