"""The commands that show, replay and check single games."""
