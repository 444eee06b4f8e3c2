"""The line protocol: one request, one answer, for programs, language models and tests.

`requests` turns a line of words or of JSON into a request, `session` answers it with plain data, `answers` writes the
answer in the same form, and `command` reads and writes the lines; `docs/protocol.md` describes both forms.
"""
