"""Buildings, jungle and materials of Tzolk'in; compiled."""
