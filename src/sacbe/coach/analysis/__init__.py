"""What the coach thinks a position and a decision are worth: values, luck, opinions, grades."""
