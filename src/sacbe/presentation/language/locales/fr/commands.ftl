# Ce qu’affichent les commandes : simulate, watch, replay, scenario.

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
