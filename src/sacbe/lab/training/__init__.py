"""Learning a game from games against oneself: play, fit, compare, again and again."""
