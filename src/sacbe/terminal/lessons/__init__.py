"""Lessons played in the terminal, and the progress of their learner."""
