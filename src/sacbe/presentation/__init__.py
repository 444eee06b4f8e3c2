"""The layer between the kernel and everything that shows a game.

For a game, a reader (a seat, or None for a watcher) and a moment it gives plain typed data: the question with its
facts, options with the things they name and their effects, what is refused, events.  `wording` and `log` turn this data
into words; they need nothing else but a language.
"""
