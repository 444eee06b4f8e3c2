"""The notation of Chichén Itzá and the shapes of its data."""
