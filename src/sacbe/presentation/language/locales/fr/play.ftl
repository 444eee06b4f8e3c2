# `sacbe play` : ce qui se dit autour de tout jeu dans le terminal.

help-play =
    Jouer dans le terminal contre des robots, ou à plusieurs au même clavier.

    Sans terminal, ou avec --plain, on joue par lignes de texte.
help-play-bots = La force des robots, place par place : easy, casual, medium, hard, expert ou tout autre robot ; les noms se répètent.
help-play-humans = Combien de personnes jouent, aux premières places ; les robots prennent les autres.
help-play-seed = La même graine donne les mêmes tirages ; sans elle, ils sont nouveaux à chaque fois.
help-play-gentle = Une première partie : le jeu s’explique pendant que l’on joue.
help-play-plain = Des lignes de texte au lieu du plein écran, pour les terminaux simples et les lecteurs d’écran.
play-lines-only = Le plein écran demande textual : pip install "sacbe[terminal]". Voici le jeu en lignes.
help-play-save = Enregistrer la partie dans ce fichier, après chaque décision.
help-play-resume = Reprendre la partie de ce fichier, et l’y enregistrer après chaque décision.

problem-play-humans =
    { $players ->
        [one] Il y a une place, donc pas { $humans } personnes.
       *[other] De 1 à { $players } personnes peuvent jouer, pas { $humans }.
    }
problem-play-bot-asked = C’est à un robot de répondre ; patience.
problem-play-bot-failed = Le robot « { $bot } » est en panne ({ $detail }) ; vous pouvez faire undo, save ou quit.
problem-play-number =
    { $count ->
        [0] Il n’y a pas d’option { $number }.
       *[other] Il n’y a pas d’option { $number } ; elles vont de 1 à { $count }.
    }
problem-play-panel = Il n’y a pas de vue « { $name } » ; il y a { $allowed }.
problem-play-save-where = Où enregistrer ? save FICHIER.
problem-play-resume-with = --resume reprend une partie telle quelle ; { $option } ne va pas avec.
problem-play-resume-game = { $file } est une partie de { $have }, pas de { $need }.
problem-play-save-exists = « { $file } » existe déjà ; reprenez la partie avec --resume, ou choisissez un autre nom.
problem-undo-chance = Impossible de reprendre ce coup : un tirage a été vu depuis.
problem-undo-revealed = Impossible de reprendre ce coup : des secrets ont été dévoilés depuis.
problem-save-format = Ce n’est pas une partie enregistrée : la première ligne doit être « { $need } ».
problem-save-secret = Ligne { $line } : le secret ne donne pas les tirages de cette partie.
problem-save-seats = Ligne { $line } : il faut { $players } places, dont au moins une « human ».
problem-save-other = « { $file } » n’est pas une partie enregistrée et n’est pas remplacé.

refusal-kernel-unknown-move = Un tel coup n’existe pas dans ce jeu.
refusal-kernel-not-asked = Cela ne répond pas à la question.
refusal-kernel-not-your-turn = C’est à { $asked } de jouer.
refusal-kernel-game-over = La partie est finie.

panel-board = Plateau
panel-seats = Places
panel-log = Journal
panel-options = Options

play-prompt = { $seat } : { $prompt }
play-option = { $number }. { $words } [{ $notation }]
play-option-bare = { $number }. { $notation }
play-option-effects = { $number }. { $words } : { $effects } [{ $notation }]
play-legal = « { $move } » est permis maintenant : { $words }.
play-refused = « { $move } » est impossible : { $reason }
play-rule = Règle { $id }, « { $name } » ({ $source }) :
play-ruling = Pourquoi cette décision : { $why }
play-more =
    { $count ->
        [one] … et encore un par la même règle ({ $rule }).
       *[other] … et encore { $count } par la même règle ({ $rule }).
    }
play-none-refused = Les règles ne refusent aucun coup ici.
play-undone = À { $seat } de décider à nouveau.
play-saved = Enregistré. Pour reprendre : sacbe play { $game } --resume { $file }
play-resume-hint = La partie est enregistrée. Pour reprendre : sacbe play { $game } --resume { $file }
play-unsaved-since-hint = Ce qui a été décidé depuis le dernier enregistrement dans « { $file } » est perdu.
play-unsaved-hint = Cette partie n’a pas été enregistrée ; la prochaine fois, faites « save FICHIER » avant de quitter.
play-score =
    { $points ->
        [0] { $seat } : { $points } point ({ $parts })
        [1] { $seat } : { $points } point ({ $parts })
       *[other] { $seat } : { $points } points ({ $parts })
    }
play-result =
    { $count ->
        [0] Personne ne gagne.
        [one] { $winners } gagne avec { $points } points.
       *[other] { $winners } se partagent la victoire avec { $points } points.
    }
play-sits = { $seat } : { $who }
play-sits-named = { $name }, { $who }
play-human = humain
play-thinking = { $seat } réfléchit …
play-over = La partie est finie.
play-cover = C’est à { $seat }. Changer de place, puis appuyer sur Entrée.
play-welcome = { $game }. Votre couleur : { $seat } ; « help » donne les commandes.
play-welcome-many = { $game }, { $humans } personnes au même clavier ; « help » donne les commandes.
play-type-here = numéro, coup ou commande
play-close = Échap ferme ceci
play-title-why = Pourquoi ?
play-title-rules = Règles : { $words }
play-title-chapters = Livret de règles
play-title-help = Aide
play-title-result = La fin

play-help-move = NUMÉRO ou COUP : jouer cette option, par exemple 2.
play-help-why = why COUP : si un coup est permis, et sinon par quelle règle ; why seul énumère ce qui est refusé.
play-help-hint = hint : demander à l’entraîneur où regarder ; encore pour le coup, et pour les meilleurs coups comparés.
play-help-explain = explain PLACE : pourquoi un robot a joué son dernier coup ; encore pour le coup d’avant ; explain seul parle de n’importe lequel.
play-help-undo = undo : reprendre sa dernière décision, tant que rien n’a été dévoilé depuis.
play-help-show = show NOM : regarder { $panels }.
play-help-options = options : la question et les options encore une fois.
play-help-log = log : ce qui vient de se passer.
play-help-rules = rules : les chapitres du livret ; rules CHAPITRE ou rules IDENTIFIANT en montre un ; rules MOTS répond à une question.
play-help-save = save FICHIER : enregistrer la partie pour plus tard.
play-help-review = review : après la partie, ce qui l’a fait tourner.
play-help-help = help : cette liste.
play-help-quit = quit : quitter.

play-key-help = Aide
play-key-undo = Reprendre
play-key-why = Pourquoi
play-key-rules = Règles
play-key-save = Enregistrer
play-key-panel = Panneau
play-key-hint = Conseil
play-key-review = Analyse
play-title-hint = L’entraîneur
play-title-explain = Pourquoi ce coup ?
play-title-review = Analyse
play-coach-thinks = L’entraîneur réfléchit…
play-coach-reviews = L’entraîneur analyse la partie ; cela prend jusqu’à une minute…
play-coach-at = L’entraîneur a regardé { $done } moments sur { $total }…
play-hint-more = « hint » en dit plus.
play-explain-more = « explain » encore explique le coup d’avant.
play-review-offer = « review » dit ce qui a fait tourner la partie.
play-key-quit = Quitter

play-notice = » { $title } : { $text }
play-notice-hint = « hint » vous montre quoi faire.
play-notice-lesson = Pour l’apprendre : sacbe lesson { $id }.
play-notices-on = Le jeu s’explique désormais.
play-notices-off = Le jeu ne s’explique plus.
play-help-notices = notices : laisser le jeu s’expliquer pendant la partie, ou non.
