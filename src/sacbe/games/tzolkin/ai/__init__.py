"""Good play of Tzolk'in for bots and coach: the value of a position, its features, its encoder; compiled."""
