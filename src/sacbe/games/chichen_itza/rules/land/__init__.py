"""The land of Chichén Itzá, and those who move on it; compiled."""
