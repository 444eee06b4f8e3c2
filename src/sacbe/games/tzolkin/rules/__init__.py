"""The rules of Tzolk'in, one file per chapter of the rulebook.  No tile is named here."""
