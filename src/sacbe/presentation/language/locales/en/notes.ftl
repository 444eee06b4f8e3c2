# What is so now with a thing of the board: note-<game>-<what>.  Rules beside it say what it does.

# A figure that a variant has otherwise; $what are the last words of its path in the components.
explained-changed = Changed in this variant: { $what } is { $now }. In the box it is { $was }.
