"""What a game shows a reader, as data and in words: between the kernel and all that shows games.

For a game as it stands and a reader (a seat, or None for a watcher) it gives plain typed data: the question with its
data, options with the things they name and their effects, what is refused, events.  `wording` and `log` turn this data
into words; they need nothing else but a language.
"""
