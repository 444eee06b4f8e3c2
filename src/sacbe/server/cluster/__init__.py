"""Several processes: event bus, channels, table affinity, presence."""
