# What a choice would lose or waste, said before it is made.
play-caution = Careful: { $text }
