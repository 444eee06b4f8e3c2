"""The actions of an adventurer; compiled."""
