"""Cards of Chichén Itzá that bend its rules: gods, heroes, creatures, ruins and tasks; compiled."""
