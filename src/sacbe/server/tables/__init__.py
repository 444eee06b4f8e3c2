"""All tables of this process: lobby, actions, scheduler, snapshots."""
