# The server as it is seen from outside: `sacbe serve`, its first page, accounts, and what it refuses.

help-serve =
    Host tables for people and bots, over HTTP and WebSocket.

    Only this machine can reach the server, unless --host changes that. You can also set each of these flags in the environment: SACBE_PORT for --port, and so on.
help-serve-host = The address to listen on; 0.0.0.0 lets in every machine of the network. The default is 127.0.0.1.
help-serve-port = The port to listen on; 0 means any free port. The default is 8123.
help-serve-database = The database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME. The default is a file in your data directory.
help-serve-public-url = The server’s address as seen from outside, for example https://games.example.
help-serve-origin = Another page that may use the server, for example https://page.example; you may give it several times.
help-serve-trust-proxy = Believe the proxy in front of the server, on this machine or in a private network, when it says where a request comes from (X-Forwarded-For).
help-serve-bots = How many processes bots think in.
help-serve-think-seconds = How long a bot may think about one decision.
help-serve-metrics-public = Show /metrics to everybody, not only to this machine.
help-serve-log-format = The form of the log on standard error; “auto” means columns on a terminal and JSON elsewhere.
help-serve-open = Open the page in a browser.
help-schema = Print the OpenAPI document of the server, or write it to a file.
help-schema-file = The file to write.
help-schema-check = Write nothing; the exit code is 2 if the file is not up to date.
help-schema-game = The shapes of this game’s data (views, facts, events, effects) instead of the server’s document.

serve-here = Sacbe is at { $url } (this machine only). Ctrl-C ends it.
serve-exposed = Sacbe is at { $url } and listens on { $host }, port { $port }: every machine that reaches this one can use it. Ctrl-C ends it.

web-title = Sacbe
web-about = Board games of the Maya world, for people and bots. This is a server: programs talk to it over HTTP and WebSocket.
web-missing = The page to play on was not built, because this is a copy of the sources. “make play” builds everything; “npm ci && npm run build” in the folder “web” builds only the page. Restart the server to see it.
web-api = The interface as an OpenAPI document
web-games = The games you can play here
web-docs = The documentation is in the folder “docs” that comes with the program; docs/develop/api.md describes this interface.

problem-setting = { $name } cannot be “{ $value }”; it must be { $wanted }.
problem-setting-hidden = { $name } cannot have this value; it must be { $wanted }.
problem-settings-line = { $file }, line { $line }: a settings file has lines such as SACBE_PORT=8123, each name once; “{ $name }” is not one that the server knows, or it was there already.
problem-serve-port-taken = Port { $port } of { $host } is in use; choose another with --port, or stop the program that listens there.
problem-serve-port-denied = This user may not listen on port { $port } of { $host }; every user may use ports from 1024 on.
problem-serve-host = “{ $host }” is not an address of this machine.
problem-schema-differs = “{ $file }” is not up to date; “sacbe schema { $file }” writes it again.

problem-name-form = A name has { $least } to { $most } visible characters, at least one of them a letter or a digit.
problem-password-form = A password has { $least } to { $most } characters.
problem-password-common = This password is one of the first that others try. Choose another one; a sentence is easy to remember.
problem-unknown-login = There is no such login; it may have ended already.
problem-login-wrong = The name or the password is wrong.
problem-login-needed = This needs a token: one of a seat, or of a valid login.
problem-login-ended = You are logged out here; log in again to go on.
problem-too-many-logins =
    { $seconds ->
        [one] Too many tries; the next one is possible in one second.
       *[other] Too many tries; the next one is possible in { $seconds } seconds.
    }
problem-too-many-requests =
    { $seconds ->
        [one] Too many requests; the next one is possible in one second.
       *[other] Too many requests; the next one is possible in { $seconds } seconds.
    }
problem-too-many-sockets = There are { $most } connections from this address already.

problem-forbidden = This is not allowed.
problem-origin = Pages of “{ $name }” may not use this server.
problem-host = The name of this server is not “{ $name }”.
problem-unknown-page = There is nothing here.
problem-method = This is not possible here.
problem-media-type = A request must be JSON.
problem-too-large = The request is too large.
problem-request = The server does not understand the request: { $detail }
problem-request-empty = The request is empty.
problem-request-deep = The request nests lists or objects too deeply.
problem-request-cut = The request ended before all of it had come.
problem-request-slow = The request took too long to come.
problem-repeat-key = The Idempotency-Key must be a secret of 22 to 64 characters: letters, digits, “-” and “_”.
problem-repeat-key-used = This Idempotency-Key was used for another table already.
problem-request-long = “{ $where }” may have at most { $most } characters.
problem-request-short =
    { $least ->
        [one] “{ $where }” must not be empty.
       *[other] “{ $where }” must have at least { $least } characters.
    }
problem-request-field = The request has a wrong value at “{ $where }”: { $detail }
problem-internal = Something went wrong here; the server’s log has the details under { $id }.
problem-busy = The server cannot do this at the moment; please try again.
problem-work-slow = This takes longer than { $most } seconds and was given up.
problem-work-failed = This could not be done; try again.
problem-too-many-texts = From your address { $most } texts are being read already; try again in a moment.
problem-closing = The server is restarting; please try again in a moment.
problem-puzzle-secret = What the rules refuse is the puzzle here; you hear it when your try is over.
