"""The powers of Chichén Itzá: gears, gods, heroes and magic; compiled."""
