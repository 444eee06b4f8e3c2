"""What Chichén Itzá is made of: components, constants, editions, refusals, the weights of its bots; compiled."""
