# Umgebungen für lernende Programme.

problem-action-number = Eine Aktion ist eine ganze Zahl von 0 bis { $most }, nicht { $action }.
problem-action-missing = { $seat } ist gefragt, und dafür fehlt eine Aktion.
problem-unknown-reward = Es gibt keine Belohnung „{ $name }“; es gibt { $known }.
problem-max-decisions = Die Zahl der Entscheidungen, nach denen ein Spiel abgebrochen wird, muss eine ganze Zahl über 0 sein, nicht { $value }.
problem-argument-value = „{ $name }“ kann nicht { $value } sein; möglich ist { $allowed }.
problem-no-opponents = Nenne mindestens einen Bot für die anderen Plätze.
problem-env-not-reset = Es hat noch kein Spiel begonnen; rufe zuerst reset auf.
problem-env-over = Dieses Spiel ist zu Ende; rufe reset für ein neues auf.
problem-env-closed = Diese Umgebung ist geschlossen.
problem-no-observer-parameters = Beobachter dieser Spiele haben keine Parameter; angegeben ist { $given }.
problem-batch-count = Ein Stapel hat 1 bis { $most } Spiele, nicht { $value }.
problem-batch-seeds = Ein Stapel braucht einen Startwert für alle Spiele oder { $need } ganze Zahlen, eine für jedes.
problem-batch-shape = Aktionen sind ein Array der Form { $need }, nicht { $have }.
problem-batch-dtype = Aktionen sind ganze Zahlen, nicht { $dtype }.
problem-batch-action = In Spiel { $index } ist die Aktion { $action }; Aktionen sind Zahlen von 0 bis { $most }. Nichts wurde gespielt.
problem-batch-illegal = In Spiel { $index } erlaubt { $rule } die Aktion { $action } („{ $move }“) nicht. Nichts wurde gespielt.
problem-actions-mapping = Aktionen aller Plätze sind Namen von Plätzen mit Zahlen, nicht { $value }.
problem-agent-done = Für { $seat } ist das Spiel zu Ende; der einzige Schritt ist None.
problem-whole-number = „{ $name }“ ist eine ganze Zahl ab { $least }, nicht { $value }.
problem-opponents = Gegner sind der Name eines Bots oder eine Liste von Namen, nicht { $value }.
problem-bot-differs = Der Bot von { $seat } spielt anders, wenn man ihn noch einmal fragt; darum lässt sich das nicht kopieren oder lesen.
problem-observer-kind = Die Art eines Beobachters ist ein IIGObservationType, nicht { $value }.
problem-sampler = Ein Sampler ist eine Funktion, die eine Zahl von 0 bis 1 zieht, nicht { $value }.
problem-game-parameters = Die Parameter eines Spiels sind Namen mit Werten, nicht { $value }.
