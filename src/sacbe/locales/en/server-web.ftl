# The server as it is seen from outside: `sacbe serve`, its first page, accounts, and what it refuses.

help-serve =
    Host tables for people and bots, over HTTP and WebSocket.

    Only this machine can reach the server unless --host says otherwise. Whatever can be set here can also be set in the environment: SACBE_PORT for --port, and so on.
help-serve-host = The address to listen on; 0.0.0.0 lets every machine of the network in. 127.0.0.1 unless given.
help-serve-port = The port to listen on, 0 for any that is free; 8123 unless given.
help-serve-database = Where everything is kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; a file in your data directory unless given.
help-serve-public-url = How the server is called from outside, for example https://games.example.
help-serve-origin = Another page that may use the server, for example https://page.example; may be given several times.
help-serve-trust-proxy = Believe what a proxy in front of the server says about where a request comes from (X-Forwarded-For).
help-serve-bots = How many processes bots think in.
help-serve-think-seconds = How long a bot may think about one decision.
help-serve-metrics-public = Show /metrics to everybody, not to this machine alone.
help-serve-log-format = How the log on standard error is written; “auto” is columns on a terminal and JSON elsewhere.
help-serve-open = Open the page in a browser.
help-schema = Print the OpenAPI document of the server, or write it to a file.
help-schema-file = The file to write.
help-schema-check = Write nothing; the exit code is 2 if the file is not up to date.
help-schema-game = The shapes of this game’s data (views, facts, events, effects) instead of the server’s document.

serve-here = Sacbe is at { $url } (this machine only). Ctrl-C ends it.
serve-exposed = Sacbe is at { $url } and listens on { $host }, port { $port }: every machine that reaches this one can use it. Ctrl-C ends it.

web-title = Sacbe
web-about = Board games of the Maya world, for people and bots. This is a server: programs talk to it over HTTP and WebSocket.
web-missing = The page to play on was not built: this is a copy of the sources. “make play” builds everything; “npm ci && npm run build” in the folder “web” builds the page alone, and a restart shows it.
web-api = The interface as an OpenAPI document
web-games = The games that can be played here
web-docs = The documentation is in the folder “docs” that comes with the program; docs/api.md tells of this interface.

problem-setting = { $name } cannot be “{ $value }”; it must be { $wanted }.
problem-setting-hidden = { $name } cannot have this value; it must be { $wanted }.
problem-serve-port-taken = Port { $port } of { $host } is taken; choose another with --port, or end what listens there.
problem-serve-port-denied = This user may not listen on port { $port } of { $host }; ports from 1024 on are free for all.
problem-serve-host = “{ $host }” is not an address of this machine.
problem-schema-differs = “{ $file }” is not up to date; “sacbe schema { $file }” writes it anew.

problem-name-form = A name has { $least } to { $most } visible characters, at least one of them a letter or a digit.
problem-password-form = A password has { $least } to { $most } characters.
problem-login-wrong = There is no such name with this password.
problem-login-needed = This needs a token: that of a seat, or of a login that still holds.
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
problem-host = This server is not called “{ $name }”.
problem-unknown-page = There is nothing here.
problem-method = This cannot be done here.
problem-media-type = A request must be JSON.
problem-too-large = The request is too large.
problem-request = The request cannot be understood: { $detail }
problem-request-empty = The request is empty.
problem-request-long = “{ $where }” has at most { $most } characters.
problem-request-short =
    { $least ->
        [one] “{ $where }” must not be empty.
       *[other] “{ $where }” has at least { $least } characters.
    }
problem-request-field = The request does not fit at “{ $where }”: { $detail }
problem-internal = Something went wrong here; the log of the server tells of it under { $id }.
problem-busy = The server cannot do this at the moment; please try again.
problem-closing = The server is restarting; please try again in a moment.
