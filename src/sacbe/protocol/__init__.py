"""The words of the line protocol: one request, one answer, about a game that somebody has set up.

`requests` turns a line of words or of JSON into a request, `conversation` answers what is asked about a game with plain
data, `answers` writes the answer in the same form, and `lines` reads a stream.  Who sits at the other seats, and
whether there is a coach, is the affair of those who host a game: `sacbe.cli.protocol`, `sacbe.bots.external_programs`.
"""
