"""Training on games against oneself: play, fit, compare, again and again."""
