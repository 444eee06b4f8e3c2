"""The line protocol for programs, language models and tests: `docs/develop/protocol.md` describes it.

`session` hosts a game for one client, and `command` reads and writes the lines; `sacbe.protocol` has the requests and
answers themselves.
"""
