"""Good play of Temple of Chac for bots and coach: the value of a position, its features, its encoder; compiled."""
