"""What Temple of Chac knows about good play; compiled."""
