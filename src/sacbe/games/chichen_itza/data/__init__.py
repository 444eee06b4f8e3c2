"""Components, constants, editions and refusals of Chichén Itzá; compiled."""
