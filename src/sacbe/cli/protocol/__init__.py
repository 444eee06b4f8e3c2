"""The commands that let programs and language models play, line by line: `docs/develop/protocol.md` describes it.

`session` hosts a game for one client, and `command` reads and writes the lines; `sacbe.protocol` has the requests and
answers themselves.
"""
