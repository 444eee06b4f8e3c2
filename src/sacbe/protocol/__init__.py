"""The line protocol: one request, one answer, for programs, language models and tests.  Nothing here reads or writes.

`requests` turns a line of words or of JSON into a request, `session` answers it with plain data; `docs/protocol.md`
describes both forms.
"""
