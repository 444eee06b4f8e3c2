"""What programs run on: executors, processes, a cluster, sessions, console, files, the form of the engine."""
