# Les robots : leurs noms, niveaux et styles.

bot-level-beginner = Débutant
bot-level-beginner-note = ne voit que quelques pas devant lui et oublie beaucoup. Bien pour une première partie.
bot-level-easy = Facile
bot-level-easy-note = prépare son tour, mais se trompe et oublie des choses.
bot-level-casual = Amateur
bot-level-casual-note = joue bien et laisse parfois passer une occasion.
bot-level-medium = Moyen
bot-level-medium-note = prépare bien son tour et répond aussitôt.
bot-level-hard = Fort
bot-level-hard-note = réfléchit un moment.
bot-level-expert = Expert
bot-level-expert-note = réfléchit plus loin.
bot-level-master = Maître
bot-level-master-note = réfléchit environ trois secondes avant chaque coup.

bot-style-builder = Bâtisseur
bot-style-priest = Prêtre
bot-style-trader = Marchand
bot-style-farmer = Paysan
bot-style-scout = Éclaireur
bot-style-warlord = Chef de guerre
bot-style-sorcerer = Sorcier
bot-style-commander = Commandant
bot-style-daredevil = Casse-cou
bot-style-careful = Prudent
bot-style-collector = Collectionneur
bot-style-locksmith = Serrurier
bot-style-bridge-walker = Passeur de ponts

bot-named-style = { $level }, { $style }
bot-named-rating = { $level } ({ NUMBER($rating, useGrouping: 0) })

help-levels = Énumère les niveaux et les styles des robots d’un jeu.
levels-name = Nom
levels-level = Niveau
levels-rating = Classement
levels-plays = Sa façon de jouer
levels-style = Style
levels-styles-use = Le style s’écrit derrière le niveau : { $example }

problem-unknown-bot = Il n’y a pas de robot nommé « { $name } ». Il y a : { $known }.
problem-unknown-bot-near = Il n’y a pas de robot nommé « { $name } » ; vouliez-vous dire « { $near } » ? Il y a : { $known }.
problem-bot-budget = « { $name } » ne dit pas combien de temps réfléchir : search:1000 pour des simulations, ahead:8 pour des donnes ou search:500ms pour des millisecondes.
problem-bot-no-style = « { $name } » n’a pas de styles ; les niveaux, greedy et search peuvent en avoir un.
problem-unknown-style = Il n’y a pas de style « { $style } » dans { $game }. Il y a : { $known }.
problem-no-styles = Il n’y a pas de style « { $style } » : les robots de { $game } n’ont pas de styles.

problem-bot-illegal = Le robot « { $bot } » a répondu « { $move } » à la question « { $prompt } » ; ce n’est pas un coup permis.
problem-bot-failed = Le robot « { $bot } » est en panne : { $detail }
problem-bot-form = « { $bot } » n’est pas un robot : il faut une fonction d’un tour (BotTurn), une classe avec « choose », ou une fabrique avec les arguments definition, seat et seed.
problem-bot-in-file = Une feuille de partie, une leçon, un problème ou une expérience ne peut pas amener son propre robot (« { $bot } »).
problem-bot-program-form = Écrivez un programme comme cmd:PROGRAMME, ou avec une limite comme cmd:10s:PROGRAMME ou cmd:500ms:PROGRAMME, et non « { $bot } ».
problem-bot-program-missing = Le programme « { $program } » du robot « { $bot } » n’existe pas.
problem-bot-program-not-executable = Le programme « { $program } » du robot « { $bot } » ne peut pas être lancé ; rendez-le exécutable (chmod +x { $program }).
problem-bot-program-slow = Le robot « { $bot } » n’a pas répondu en { $seconds } secondes.
problem-bot-program-ended = Le programme du robot « { $bot } » s’est arrêté au milieu de la partie (code { $code }).
problem-bot-program-said = Le robot « { $bot } » a écrit « { $line } » : { $detail }
problem-opinion-bot = Seule une recherche peut dire son avis, comme « search:1000 » ou « search:500ms », et non « { $name } ».
problem-opinion-seat = Seule la place interrogée a un avis sur sa décision ; c’est { $seat }.
