"""The actions of an adventurer in Temple of Chac: move, search, steal, pick locks; compiled."""
