# Ce qu’un choix ferait perdre ou gâcherait, dit avant qu’il soit fait.
play-caution = Attention : { $text }
