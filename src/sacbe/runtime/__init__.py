"""What every program needs to run: processes, a cluster, sessions, the console, files, the form of the engine."""
