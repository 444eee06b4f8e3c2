"""The engine every game shares.  It knows no game, no socket and no language."""
