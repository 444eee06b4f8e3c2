# Was bei einem Ding auf dem Brett gerade gilt: note-<Spiel>-<was>.  Regeln daneben sagen, was es tut.

# A figure that a variant has otherwise; $what are the last words of its path in the components.
explained-changed = In dieser Variante geändert: { $what } ist { $now }. In der Schachtel ist es { $was }.
