"""What bends the rules: adventurers, gear and hazards."""
