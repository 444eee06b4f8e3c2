"""What a position and a decision are worth: values, luck, opinions, grades."""
