"""The words of the program in three languages, numbers as each writes them, and the register of rules."""
