# The database of the server, and its backup.

help-db = Manage the database of the server.
help-db-upgrade =
    Update the database to the schema of this program.

    “sacbe serve” does the same when it starts. A database never goes back to an older schema.
help-db-clean =
    Delete old tables of guests.

    A table is old if nothing has happened there for that many days. Tables at which somebody sits with an account stay. Without an option, the settings of the server count. The server may go on during that time.
help-db-finished = Delete tables whose game is over after N days.
help-db-open = Delete tables at which no game has begun after N days.
help-db-idle = Delete tables whose game nobody plays on after N days.
help-db-dry-run = Only say how many tables would be deleted.
help-export =
    Write all tables and accounts into one file.

    The server may go on during that time: the file shows one moment. It holds the secrets of running games; keep it as safe as the database.
help-export-file = The file to write; the new backup replaces an older one with this name when it is complete; - is standard output.
help-import =
    Read the tables and accounts of a file that “sacbe export” has written.

    It reads all of it or nothing. What is in the database already stays; if a table is there with other contents, it is refused.
help-import-file = A file that “sacbe export” has written; - is standard input.
help-database = The database: sqlite:///FILE or postgresql://USER@HOST/NAME.

db-upgraded = The database { $where } has the schema { $schema }.
clean-working = Deleting
clean-would = { $finished } finished, { $open } open and { $idle } idle tables of guests would be deleted.
clean-done =
    { $tables ->
        [one] One table was deleted.
       *[other] { $tables } tables were deleted.
    }
problem-clean-no-rule = Say which tables are old: --finished-days, --open-days or --idle-days, or the settings SACBE_KEEP_FINISHED_DAYS, SACBE_KEEP_OPEN_DAYS, SACBE_KEEP_IDLE_DAYS.
export-working = Writing
export-done =
    { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $accounts ->
        [one] one account
       *[other] { $accounts } accounts
    }, { $studies ->
        [one] one study
       *[other] { $studies } studies
    }.
import-working = Reading
import-done =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    }, { $accounts ->
        [one] one account
       *[other] { $accounts } accounts
    }, { $studies ->
        [one] one study
       *[other] { $studies } studies
    } imported; { $same } were there already.

problem-database-url = The address of the database is not valid; write sqlite:///FILE or postgresql://USER@HOST/NAME.
problem-database-kind = There is no database “{ $name }”; use sqlite or postgresql.
problem-database-in-use = Another server uses { $where } already. Give this one its own folder (SACBE_DATA), or let both use PostgreSQL (--database).
problem-database-no-file = A SQLite database needs a file; write sqlite:///FILE (four slashes for a path from the root).
problem-database-open = The database { $where } cannot be opened: { $detail }
problem-database-newer = The database { $where } was made by a newer program (schema { $found }, this program knows { $newest }); nothing was changed.
problem-database-old = The database { $where } has the schema { $found } and needs { $newest }; “sacbe db upgrade” brings it up to date.
problem-database-gone = The database { $where } does not answer: { $detail }
problem-database-refused = The database { $where } has refused to write this: { $detail }
problem-database-closed = The database is closed; the server is stopping.
problem-name-taken = The name “{ $name }” is taken.

problem-export-other = “{ $file }” is not a backup of sacbe; it was not replaced.
problem-import-format = “{ $file }” is not a backup of sacbe.
problem-import-newer = “{ $file }” was written by a newer program (schema { $found }, this program knows { $newest }).
problem-import-line = { $file }, line { $line }: { $detail }
problem-import-cut = “{ $file }” ends too early, after line { $line }; nothing was imported.
problem-import-after = { $file }, line { $line }: there is something after the end.
problem-import-count = { $file }, line { $line }: the file should have { $count } lines, but it has { $found }.
problem-import-seats = { $file }, line { $line }: the seats do not match the table “{ $table }”.
problem-import-steps = { $file }, line { $line }: the steps of the table “{ $table }” are not numbered from 1 to { $revision }.
problem-import-chats = { $file }, line { $line }: the table “{ $table }” has talk from another table.
problem-import-reviews = { $file }, line { $line }: the table “{ $table }” has a review of another table, or one that is not done.
problem-import-table = { $file }, line { $line }: the database already has the table “{ $id }”, with other contents.
problem-import-kept = { $file }, line { $line }: the database already has such a row of “{ $name }”, with other contents.
problem-import-study = { $file }, line { $line }: the database already has the study “{ $id }”, with other contents.
problem-import-account = { $file }, line { $line }: the database already has another account “{ $name }”.
problem-import-refused = { $file }, line { $line }: the database refuses it: { $detail }
