"""The notation of Temple of Chac and the shapes of its data."""
