"""Bul, an old Maya war game on a row of sticks, played with grains of corn; `docs/develop/add-a-game.md` builds it."""
