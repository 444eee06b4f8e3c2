"""All tables of a server process: lobby, moves, bots' turns and clocks, watchers, snapshots."""
