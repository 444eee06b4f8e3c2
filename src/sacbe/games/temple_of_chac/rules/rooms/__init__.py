"""The rooms of Temple of Chac with their dangers, and the boulder; compiled."""
