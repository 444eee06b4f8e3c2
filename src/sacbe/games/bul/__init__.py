"""Bul, an old Maya war game on a row of sticks, played with grains of corn; `docs/add-a-game.md` builds it."""
