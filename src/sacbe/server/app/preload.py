"""What a process for strangers' work needs; the server that forks them imports it once, so each is there at once."""

from __future__ import annotations

from sacbe import games
from sacbe.server.app import build as build

for name in games.names():
    games.load_definition(name)
