# Die Datenbank des Servers und ihre Sicherung.

help-db = Die Datenbank des Servers verwalten.
help-db-upgrade =
    Die Datenbank auf das Schema dieses Programms bringen.

    „sacbe serve“ tut dasselbe beim Start. Zu einem älteren Schema geht es nie zurück.
help-db-clean =
    Alte Tische von Gästen löschen.

    Ein Tisch ist alt, wenn dort so viele Tage lang nichts geschehen ist. Tische, an denen jemand mit einem Konto sitzt, bleiben. Ohne Option gelten die Einstellungen des Servers. Der Server kann dabei weiterlaufen.
help-db-finished = Tische, deren Partie zu Ende ist, nach N Tagen löschen.
help-db-open = Tische, an denen keine Partie begonnen hat, nach N Tagen löschen.
help-db-idle = Tische, deren Partie niemand weiterspielt, nach N Tagen löschen.
help-db-dry-run = Nur sagen, wie viele Tische gelöscht würden.
help-export =
    Alle Tische und Konten in eine Datei schreiben.

    Der Server kann dabei weiterlaufen: Die Datei zeigt einen einzigen Augenblick. Sie enthält die Geheimnisse laufender Partien und gehört so sicher verwahrt wie die Datenbank.
help-export-file = Die Datei; eine ältere Sicherung dieses Namens wird ersetzt, sobald die neue vollständig ist; - ist die Standardausgabe.
help-import =
    Die Tische und Konten einer Datei einlesen, die „sacbe export“ geschrieben hat.

    Es liest alles oder nichts ein. Was schon in der Datenbank ist, bleibt; ein Tisch, der dort einen anderen Inhalt hat, wird abgelehnt.
help-import-file = Eine Datei, die „sacbe export“ geschrieben hat; - ist die Standardeingabe.
help-database = Die Datenbank: sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK.

db-upgraded = Die Datenbank { $where } hat das Schema { $schema }.
clean-working = Löschen
clean-would = { $finished } beendete, { $open } offene und { $idle } liegen gebliebene Tische von Gästen würden gelöscht.
clean-done =
    { $tables ->
        [one] Ein Tisch wurde gelöscht.
       *[other] { $tables } Tische wurden gelöscht.
    }
problem-clean-no-rule = Sagen Sie, welche Tische alt sind: --finished-days, --open-days oder --idle-days, oder die Einstellungen SACBE_KEEP_FINISHED_DAYS, SACBE_KEEP_OPEN_DAYS, SACBE_KEEP_IDLE_DAYS.
export-working = Schreiben
export-done =
    { $file }: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $accounts ->
        [one] ein Konto
       *[other] { $accounts } Konten
    }, { $studies ->
        [one] eine Studie
       *[other] { $studies } Studien
    }.
import-working = Lesen
import-done =
    Neu: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, { $accounts ->
        [one] ein Konto
       *[other] { $accounts } Konten
    }, { $studies ->
        [one] eine Studie
       *[other] { $studies } Studien
    }; schon vorhanden: { $same }.

problem-database-url = Die Adresse der Datenbank ist ungültig; sie lautet sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK.
problem-database-kind = Eine Datenbank „{ $name }“ gibt es nicht; möglich sind sqlite und postgresql.
problem-database-in-use = Ein anderer Server benutzt { $where } schon. Gib diesem einen eigenen Ordner (SACBE_DATA), oder lass beide PostgreSQL benutzen (--database).
problem-database-no-file = Eine SQLite-Datenbank braucht eine Datei: sqlite:///DATEI (vier Schrägstriche bei einem Pfad von der Wurzel an).
problem-database-open = Die Datenbank { $where } lässt sich nicht öffnen: { $detail }
problem-database-newer = Die Datenbank { $where } stammt von einem neueren Programm (Schema { $found }, dieses Programm kennt { $newest }); nichts wurde geändert.
problem-database-old = Die Datenbank { $where } hat das Schema { $found } und braucht { $newest }; „sacbe db upgrade“ bringt sie auf den Stand.
problem-database-gone = Die Datenbank { $where } antwortet nicht: { $detail }
problem-database-refused = Die Datenbank { $where } nimmt das nicht an: { $detail }
problem-database-closed = Die Datenbank ist geschlossen; der Server hält gerade an.
problem-name-taken = Der Name „{ $name }“ ist vergeben.

problem-export-other = „{ $file }“ ist keine Sicherung von sacbe und wurde nicht ersetzt.
problem-import-format = „{ $file }“ ist keine Sicherung von sacbe.
problem-import-newer = „{ $file }“ stammt von einem neueren Programm (Schema { $found }, dieses Programm kennt { $newest }).
problem-import-line = { $file }, Zeile { $line }: { $detail }
problem-import-cut = „{ $file }“ endet zu früh, nach Zeile { $line }; nichts wurde eingelesen.
problem-import-after = { $file }, Zeile { $line }: Nach dem Ende steht noch etwas.
problem-import-count = { $file }, Zeile { $line }: Es sollten { $count } Zeilen sein, aber es sind { $found }.
problem-import-seats = { $file }, Zeile { $line }: Die Plätze passen nicht zum Tisch „{ $table }“.
problem-import-steps = { $file }, Zeile { $line }: Die Schritte des Tisches „{ $table }“ sind nicht von 1 bis { $revision } nummeriert.
problem-import-chats = { $file }, Zeile { $line }: Beim Tisch „{ $table }“ steht ein Gespräch von einem anderen Tisch.
problem-import-reviews = { $file }, Zeile { $line }: Beim Tisch „{ $table }“ steht eine Analyse eines anderen Tisches oder eine, die nicht fertig ist.
problem-import-table = { $file }, Zeile { $line }: Den Tisch „{ $id }“ gibt es in der Datenbank schon, mit anderem Inhalt.
problem-import-kept = { $file }, Zeile { $line }: Eine solche Zeile von „{ $name }“ gibt es in der Datenbank schon, mit anderem Inhalt.
problem-import-study = { $file }, Zeile { $line }: Die Studie „{ $id }“ gibt es in der Datenbank schon, mit anderem Inhalt.
problem-import-account = { $file }, Zeile { $line }: In der Datenbank gibt es schon ein anderes Konto „{ $name }“.
problem-import-refused = { $file }, Zeile { $line }: Die Datenbank lehnt das ab: { $detail }
