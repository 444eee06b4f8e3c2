# Ce qu’affichent les commandes : simulate, watch, replay, scenario, bench.

figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
figure-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-exact = { NUMBER($value, maximumFractionDigits: 4) }
figure-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

simulate-playing = En jeu
simulate-games = Parties
simulate-decisions = Décisions
simulate-length = Décisions par partie
simulate-chance = Tirages
simulate-seconds = Secondes
simulate-games-rate = Parties/s
simulate-decisions-rate = Décisions/s
simulate-seed = Graine
simulate-records = Feuilles de partie dans
simulate-seat = Place
simulate-bot = Robot
simulate-score = Score moyen
simulate-wins = Victoires
simulate-interval = Intervalle à 95 %

watch-title = { $game } à { $players }, robots : { $bots }. Pour revoir cette partie : --seed { $seed }

event-forced = n’a qu’un coup, « { $move } »

scores-seat = Place
scores-chance = Hasard
scores-total = Total
scores-winners =
    { $count ->
        [0] Personne ne l’emporte.
        [one] { $winners } l’emporte.
       *[other] { $winners } se partagent la victoire.
    }

replay-valid = { $game } à { $players } : la feuille de partie est valide, { $answers } réponses.
replay-former = La feuille a été jouée selon la version { $have } des règles. Elle en garde les valeurs ; chaque ligne a été vérifiée selon les règles d’aujourd’hui, version { $need }.
replay-dice = Les tirages correspondent à l’engagement publié avant la partie.
replay-option = Option { $option }={ $value } : { $meaning }
replay-start = Avant la première réponse :
replay-after = Après la réponse { $count }, { $seat } : { $move }
replay-asked = À { $seat } de répondre : { $prompt }

components-changed =
    { $count ->
        [one] Matériel : { $name }, une valeur modifiée.
       *[other] Matériel : { $name }, { $count } valeurs modifiées.
    }
play-variant = Variante « { $name } » · { $status }
variant-changed =
    { $count ->
        [one] Variante « { $name } », pas le jeu de la boîte : une valeur modifiée.
       *[other] Variante « { $name } », pas le jeu de la boîte : { $count } valeurs modifiées.
    }

scenario-field = Champ
scenario-holds = Contenu
scenario-use = S’emploie sous
scenario-meaning = Signification
scenario-seat = PLACE

bench-measuring = Mesure en cours
bench-how = Parties aléatoires à quatre, un cœur, temps processeur, le meilleur de { $runs } passages ; octets : la mémoire d’un clone gardé.
bench-engine = Moteur
bench-games = Parties/s
bench-decisions = Décisions/s
bench-copies = Clones/s
bench-bytes = Octets
bench-compiled = { $game }, compilé
bench-pure = { $game }, interprété
bench-peer = Catanatron
bench-answer = Microsecondes par réponse
bench-quarter = Quart { $number }
bench-ratio = Rapport
bench-times = Facteur
bench-aim = But
bench-ratio-decisions = Décisions/s, { $game } sur Catanatron
bench-ratio-copy = Clones/s, { $game } sur Catanatron
bench-ratio-forms = Décisions/s, { $game }, compilé sur interprété
bench-ratio-flat = Quart le plus lent sur quart le plus rapide, { $game }
bench-no-compiled = La forme compilée manque : seule la forme interprétée a été mesurée ; « make setup » construit la forme compilée.
bench-no-peer = Catanatron manque et a été laissé de côté ; « make bench » l’installe.
bench-spiel = OpenSpiel, backgammon
bench-simulations = Simulations/s
bench-ratio-search = Simulations/s, { $game } contre le backgammon d’OpenSpiel
bench-no-spiel = OpenSpiel manque et a été laissé de côté ; « make bench » l’installe.
bench-environment = Environnement
bench-steps = Pas/s
bench-steps-how = Pas au hasard avec observations : parties à deux par lots de { $count } ; environnements des autres une partie à la fois.
bench-environment-catanatron = Environnement Gymnasium de Catanatron
bench-environment-rlcard = RLCard, UNO
bench-environment-openspiel = OpenSpiel, backgammon
bench-ratio-steps = Pas/s, { $game } par rapport au plus rapide
bench-no-environment = Non installé et laissé de côté : { $name }.
