"""Cards of Temple of Chac that bend its rules: adventurers, gear and hazards; compiled."""
