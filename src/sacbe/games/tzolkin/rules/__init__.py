"""The rules of Tzolk'in, a module for a chapter of the rulebook, with its state and its set-up; compiled.

No tile is named here.
"""
