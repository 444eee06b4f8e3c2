# The database of the server, and its backup.

help-db = Look after the database of the server.
help-db-upgrade =
    Bring the database up to the schema of this program.

    “sacbe serve” does the same when it starts. A database is never brought back to an older schema.
help-export =
    Write all tables and accounts into one file.

    The server may go on meanwhile: the file shows one moment. It holds the secrets of running games; keep it as safe as the database.
help-export-file = The file to write; an older backup of this name is replaced when the new one is complete.
help-import =
    Read the tables and accounts of a file that “sacbe export” has written.

    All of it or nothing. What is in the database already stays; the same table with other contents is refused.
help-import-file = A file that “sacbe export” has written.
help-database = The database: sqlite:///FILE or postgresql://USER@HOST/NAME.

db-upgraded = The database { $where } has the schema { $schema }.
export-working = Writing
export-done =
    { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $accounts ->
        [one] one account
       *[other] { $accounts } accounts
    }.
import-working = Reading
import-done =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } and { $accounts ->
        [one] one account
       *[other] { $accounts } accounts
    } came in; { $same } were there already.

problem-database-url = The address of the database cannot be understood; write sqlite:///FILE or postgresql://USER@HOST/NAME.
problem-database-kind = “{ $name }” is not a kind of database that sacbe can use: sqlite or postgresql.
problem-database-in-use = Another server uses { $where } already. Give this one a folder of its own (--data), or let both use PostgreSQL (--database).
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
problem-import-cut = “{ $file }” breaks off after line { $line }; nothing was read in.
problem-import-after = { $file }, line { $line }: there is something after the end.
problem-import-count = { $file }, line { $line }: { $count } lines were announced, and there are { $found }.
problem-import-seats = { $file }, line { $line }: the seats of the table “{ $table }” do not fit it.
problem-import-steps = { $file }, line { $line }: the steps of the table “{ $table }” are not numbered from 1 to { $revision }.
problem-import-chats = { $file }, line { $line }: something said at another table stands with the table “{ $table }”.
problem-import-table = { $file }, line { $line }: the table “{ $id }” is in the database already, with other contents.
problem-import-account = { $file }, line { $line }: the account “{ $name }” is in the database already, as another one.
problem-import-refused = { $file }, line { $line }: the database refuses it: { $detail }
