# Le Model Context Protocol : ce que lit un modèle de langage.

help-mcp =
    Laisser jouer un modèle de langage, par le Model Context Protocol sur l’entrée et la sortie standard.

    Il faut l’extra « mcp ». Le modèle joue une place contre des robots et ne sait que ce que cette place peut savoir.
help-mcp-seat = La place que joue le modèle.
help-mcp-all-seats = Le modèle joue toutes les places à tour de rôle ; il n’y a pas de robots.
help-mcp-hints = Le modèle peut demander des conseils à l’entraîneur.
help-mcp-chances = Le modèle peut demander les chances de gagner de chaque place.
help-mcp-seed = Chaque partie a ces dés ; le modèle n’en sait rien.

mcp-instructions =
    Des jeux de plateau dont les règles sont appliquées ; vous jouez une place, le plus souvent contre des robots. Commencez par « games » et « new ». Chaque réponse finit par la question qui vous est posée et vos coups permis : chaque ligne donne le coup comme il faut l’écrire, puis ce qu’il est, puis ce qu’il fait. Jouez avec « do » ; plusieurs coups de votre tour peuvent aller dans un appel, séparés par ;. « what » explique tout code et toute chose qu’un coup nomme, « why » dit si un coup est permis et quelle règle l’interdit, « rules » cherche dans le livre de règles, « look » montre le plateau. Un coup refusé ne change rien.
mcp-tool-games = Les jeux, le nombre de joueurs et leurs options.
mcp-tool-rules = Le livre de règles d’un jeu : sans question, son contenu ; avec une question, les endroits qui y répondent ; avec l’identifiant d’une section ou d’une règle, tout son texte.
mcp-tool-new = Commencer une partie à la place de celle en cours ; les options comme noms et valeurs. La réponse est le plateau et votre première question.
mcp-tool-look = Le plateau comme vous pouvez le voir, et la question.
mcp-tool-options = Tous vos coups permis avec ce que fait chacun.
mcp-tool-why = Ce coup est-il permis maintenant ? Sinon : la règle qui l’interdit, sa source et les nombres qui comptent.
mcp-tool-what = Ce qu’est et ce que fait une tuile, une carte, un lieu ou une pièce : un identifiant comme l’écrivent les coups, par exemple W03, ou un coup entier.
mcp-tool-do = Jouer un coup exactement comme l’écrivent les options, ou plusieurs séparés par ;, tous ou aucun. La réponse dit ce qui s’est passé jusqu’à votre prochaine question, et cette question.
mcp-tool-undo = Reprendre votre dernière décision, si rien n’a été révélé, tiré ou joué par d’autres depuis.
mcp-tool-events = Ce qui s’est passé jusqu’ici, ou après la réponse d’un numéro.
mcp-tool-record = Toute la partie comme texte, après sa fin.
mcp-tool-hint = Ce que ferait l’entraîneur : l’étape 1 dit où regarder, 2 nomme un coup, 3 compare les meilleurs coups.
mcp-tool-chances = Les chances de gagner de chaque place et les points qu’elle peut attendre, d’après ce que vous pouvez savoir.
mcp-players = joueurs : { $players }
mcp-seats = places : { $seats }
mcp-legal = Ce coup est permis.
mcp-many = { $count } coups sont permis ; « options » dit ce que fait chacun :
mcp-over = La partie est finie.
mcp-no-events = Rien ne s’est passé.
mcp-chance = { $seat } : { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }, { $points } points attendus
problem-mcp-no-game = Il n’y a pas encore de partie ; commencez-en une avec « new ».
problem-mcp-nothing-found = Le livre de règles ne dit rien de « { $question } ».
problem-mcp-not-allowed = « { $what } » n’est pas permis ici.
