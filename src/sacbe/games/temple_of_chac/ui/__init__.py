"""Temple of Chac for people: its questions, help on its components, its screen in the terminal."""
