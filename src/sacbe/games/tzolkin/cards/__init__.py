"""What bends the rules of Tzolk'in: technologies, the effects of tiles, monuments."""
