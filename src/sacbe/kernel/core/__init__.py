"""The compiled heart of the engine: states, unfinished rules, choices, chance, events, notation, encoding."""
