"""The notation of Tzolk'in and the shapes of its data."""
