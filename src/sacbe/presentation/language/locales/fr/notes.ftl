# Ce qui vaut en ce moment pour une chose du plateau : note-<jeu>-<quoi>.  Les règles à côté disent ce qu’elle fait.

# A figure that a variant has otherwise; $what are the last words of its path in the components.
explained-changed = Modifié dans cette variante : { $what } vaut { $now }. Dans la boîte, c’est { $was }.
