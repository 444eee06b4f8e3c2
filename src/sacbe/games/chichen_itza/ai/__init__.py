"""Good play of Chichén Itzá for bots and coach: the value of a position, its features, its encoder; compiled."""
