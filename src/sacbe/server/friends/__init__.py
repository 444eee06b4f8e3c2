"""Friends of an account, and invitations to tables."""
