# Der Server von außen: `sacbe serve`, seine erste Seite, Konten, und was er ablehnt.

help-serve =
    Tische für Menschen und Bots anbieten, über HTTP und WebSocket.

    Nur dieser Rechner erreicht den Server, solange --host nichts anderes sagt. Alles, was sich hier einstellen lässt, geht auch über die Umgebung: SACBE_PORT für --port und so weiter.
help-serve-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 lässt jeden Rechner des Netzes herein. Ohne Angabe 127.0.0.1.
help-serve-port = Der Port, auf dem der Server lauscht; 0 heißt irgendein freier. Ohne Angabe 8123.
help-serve-database = Die Datenbank: sqlite:///DATEI oder postgresql://BENUTZER:PASSWORT@RECHNER/NAME. Ohne Angabe eine Datei in deinem Datenverzeichnis.
help-serve-public-url = Die Adresse des Servers von außen gesehen, zum Beispiel https://games.example.
help-serve-origin = Eine andere Seite, die den Server benutzen darf, zum Beispiel https://page.example; mehrfach möglich.
help-serve-trust-proxy = Einem vorgeschalteten Proxy auf diesem Rechner oder in einem privaten Netz glauben, woher eine Anfrage kommt (X-Forwarded-For).
help-serve-bots = In wie vielen Prozessen Bots nachdenken.
help-serve-think-seconds = Wie lange ein Bot über eine Entscheidung nachdenken darf.
help-serve-metrics-public = /metrics allen zeigen, nicht nur diesem Rechner.
help-serve-log-format = Wie das Protokoll auf der Fehlerausgabe aussieht; „auto“ heißt Spalten am Terminal und sonst JSON.
help-serve-open = Die Seite im Browser öffnen.
help-schema = Das OpenAPI-Dokument des Servers ausgeben oder in eine Datei schreiben.
help-schema-file = Die Datei, die geschrieben wird.
help-schema-check = Nichts schreiben; der Rückgabewert ist 2, wenn die Datei nicht aktuell ist.
help-schema-game = Die Formen der Daten dieses Spiels (Ansichten, Angaben, Ereignisse, Wirkungen) statt des Dokuments des Servers.

serve-here = Sacbe läuft unter { $url } (nur für diesen Rechner). Strg-C beendet es.
serve-exposed = Sacbe läuft unter { $url } und lauscht an { $host }, Port { $port }: Jeder Rechner, der diesen erreicht, kann es benutzen. Strg-C beendet es.

web-title = Sacbe
web-about = Brettspiele aus der Welt der Maya, für Menschen und Bots. Dies ist ein Server: Programme sprechen mit ihm über HTTP und WebSocket.
web-missing = Die Seite zum Spielen ist nicht gebaut, denn dies ist eine Kopie der Quellen. „make play“ baut alles; „npm ci && npm run build“ im Verzeichnis „web“ baut nur die Seite. Starte den Server neu, um sie zu sehen.
web-api = Die Schnittstelle als OpenAPI-Dokument
web-games = Die Spiele, die es hier gibt
web-docs = Die Dokumentation liegt im Verzeichnis „docs“, das zum Programm gehört; docs/develop/api.md beschreibt diese Schnittstelle.

problem-setting = { $name } kann nicht „{ $value }“ sein; erlaubt ist { $wanted }.
problem-setting-hidden = { $name } kann diesen Wert nicht haben; erlaubt ist { $wanted }.
problem-settings-line = { $file }, Zeile { $line }: Eine Datei mit Einstellungen hat Zeilen wie SACBE_PORT=8123, jeden Namen einmal; „{ $name }“ kennt der Server nicht, oder es war schon da.
problem-serve-port-taken = Port { $port } von { $host } ist belegt; wähle mit --port einen anderen, oder beende das Programm, das dort lauscht.
problem-serve-port-denied = Dieser Benutzer darf auf Port { $port } von { $host } nicht lauschen; ab Port 1024 darf es jeder.
problem-serve-host = „{ $host }“ ist keine Adresse dieses Rechners.
problem-schema-differs = „{ $file }“ ist nicht aktuell; „sacbe schema { $file }“ schreibt die Datei neu.

problem-name-form = Ein Name hat { $least } bis { $most } sichtbare Zeichen, darunter mindestens einen Buchstaben oder eine Ziffer.
problem-password-form = Ein Passwort hat { $least } bis { $most } Zeichen.
problem-password-common = Dieses Passwort gehört zu den ersten, die andere probieren. Wähle ein anderes; ein Satz merkt sich leicht.
problem-unknown-login = Diese Anmeldung gibt es nicht; vielleicht ist sie schon beendet.
problem-login-wrong = Name oder Passwort ist falsch.
problem-login-needed = Dafür brauchst du einen Schlüssel: den eines Platzes oder einer gültigen Anmeldung.
problem-login-ended = Du bist hier abgemeldet; melde dich wieder an, um weiterzuspielen.
problem-too-many-logins =
    { $seconds ->
        [one] Zu viele Versuche; der nächste ist in einer Sekunde möglich.
       *[other] Zu viele Versuche; der nächste ist in { $seconds } Sekunden möglich.
    }
problem-too-many-requests =
    { $seconds ->
        [one] Zu viele Anfragen; die nächste ist in einer Sekunde möglich.
       *[other] Zu viele Anfragen; die nächste ist in { $seconds } Sekunden möglich.
    }
problem-too-many-sockets = Von dieser Adresse gibt es schon { $most } Verbindungen.

problem-forbidden = Das ist nicht erlaubt.
problem-origin = Seiten von „{ $name }“ dürfen diesen Server nicht benutzen.
problem-host = Dieser Server heißt nicht „{ $name }“.
problem-unknown-page = Hier ist nichts.
problem-method = Das geht hier nicht.
problem-media-type = Eine Anfrage muss JSON sein.
problem-too-large = Die Anfrage ist zu groß.
problem-request = Der Server versteht die Anfrage nicht: { $detail }
problem-request-empty = Die Anfrage ist leer.
problem-request-deep = Die Anfrage verschachtelt Listen oder Objekte zu tief.
problem-request-cut = Die Anfrage endete, bevor sie ganz da war.
problem-request-slow = Die Anfrage hat zu lange gebraucht.
problem-repeat-key = Der Idempotency-Key muss ein Geheimnis aus 22 bis 64 Zeichen sein: Buchstaben, Ziffern, „-“ und „_“.
problem-repeat-key-used = Dieser Idempotency-Key wurde schon für einen anderen Tisch benutzt.
problem-request-long = „{ $where }“ darf höchstens { $most } Zeichen haben.
problem-request-short =
    { $least ->
        [one] „{ $where }“ darf nicht leer sein.
       *[other] „{ $where }“ muss mindestens { $least } Zeichen haben.
    }
problem-request-field = Die Anfrage hat bei „{ $where }“ einen falschen Wert: { $detail }
problem-internal = Hier ist etwas schiefgegangen; Einzelheiten stehen im Log des Servers unter { $id }.
problem-busy = Der Server kann das gerade nicht; bitte versuche es noch einmal.
problem-work-slow = Das dauert länger als { $most } Sekunden und wurde aufgegeben.
problem-work-failed = Das ist nicht gelungen; bitte noch einmal versuchen.
problem-too-many-texts = Von deiner Adresse werden schon { $most } Texte gelesen; bitte gleich noch einmal versuchen.
problem-closing = Der Server startet gerade neu; bitte versuche es gleich noch einmal.
problem-puzzle-secret = Was die Regeln ablehnen, ist hier das Rätsel; du erfährst es, wenn dein Versuch vorbei ist.
