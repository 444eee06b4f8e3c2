"""What bends the rules: gods, heroes, creatures, ruins and tasks."""
