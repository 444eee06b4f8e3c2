"""The command line: one module for each command, registered in `main.py`."""
