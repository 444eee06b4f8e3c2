"""The rules of Temple of Chac, a module for a chapter of the rulebook, with its state and its set-up; compiled.

Each imports only chapters below it, and the rounds are on top.
"""
