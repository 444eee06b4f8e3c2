# What the home page says of the game.
home-game-bul-about = The old game of corn and captives.
home-game-bul-weight = Tiny
home-game-bul-picture = Sticks in a row, four grains of corn, pieces of two sides
home-value-bul-captors-back = back to their own end
home-value-bul-captors-on = on to the far end
