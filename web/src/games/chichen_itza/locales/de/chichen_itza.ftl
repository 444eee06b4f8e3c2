# Chichén Itzá auf der Seite: die obere Leiste.
page-chichen_itza-rounds = Durchgang { $round } von { $total }
page-chichen_itza-stage-laying = Das Land auslegen
page-chichen_itza-stage-supply = Versorgung
page-chichen_itza-stage-turns = Züge
page-chichen_itza-stage-turn = Zug { $turn } von { $total }
page-chichen_itza-stage-end = Ende des Durchgangs
page-chichen_itza-turn-order = Zugreihenfolge

# Ansichten auf dem Telefon.
page-chichen_itza-view-map = Karte
page-chichen_itza-view-actions = Aktionen
page-chichen_itza-view-you = Plätze
page-chichen_itza-view-temple = Tempel
page-chichen_itza-view-log = Verlauf

# Das Land.
page-chichen_itza-land =
    { $count ->
        [one] Das Land: ein Plättchen um die Stadt
       *[other] Das Land: { $count } Plättchen um die Stadt
    }
page-chichen_itza-city = Chichén Itzá, die Stadt: Land und Wasser zugleich
page-chichen_itza-terrain-land = Land
page-chichen_itza-terrain-water = Wasser
page-chichen_itza-waits = { $kind }, Stärke { $strength }
page-chichen_itza-waits-short = { $kind } { $strength }
page-chichen_itza-gems-left =
    { $count ->
        [one] noch { $count } Edelstein
       *[other] noch { $count } Edelsteine
    }
page-chichen_itza-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
page-chichen_itza-ruin-unknown = Ruine noch verdeckt
page-chichen_itza-scouts-of = Späher: { $names }
page-chichen_itza-warriors = { $count } Krieger
page-chichen_itza-nobody = niemand
page-chichen_itza-none = keine
page-chichen_itza-of = { $what }: { $told }
page-chichen_itza-word-ends = phasen phase erklärung fähigkeit marker trommeln bewegung karten arten wurf zeiungen zeiung bonus plättchen paare augen schuss schaft typen tops pierung kung digung holung holen schwächte sichere schlingt steinert gener
page-chichen_itza-laying = Als Nächstes: { $kind }, { $terrain }
page-chichen_itza-key = Legende
page-chichen_itza-key-known = dir bekannte Stärke
page-chichen_itza-key-shown = bekannte Stärke
page-chichen_itza-key-unknown = unbekannt
page-chichen_itza-zoom-in = Vergrößern
page-chichen_itza-zoom-out = Verkleinern
page-chichen_itza-muster = Wer mitgeht
page-chichen_itza-fewer = Ein Krieger weniger
page-chichen_itza-more = Ein Krieger mehr
page-chichen_itza-go = Los

# Das Aktionsfeld.
page-chichen_itza-actions = Aktionen
page-chichen_itza-actions-hint = zuerst niedrig, danach hoch
page-chichen_itza-cost-row = Preis dieser Zeile
page-chichen_itza-cost-column = Preis dieser Spalte
page-chichen_itza-tile-label = { $action }: dein Preis { $price }; benutzt von: { $users }
page-chichen_itza-tile-seen = { $action }: Preis { $price }; benutzt von: { $users }
page-chichen_itza-tile-mine = { $action }: dein Marker liegt schon hier; benutzt von: { $users }
page-chichen_itza-yours = deins
page-chichen_itza-free = gratis
page-chichen_itza-your-price = dein Preis
page-chichen_itza-too-dear = zu teuer
page-chichen_itza-coins-label = Münzen: { $count } nehmen
page-chichen_itza-act-land-move = Land
page-chichen_itza-act-water-move = Wasser
page-chichen_itza-act-recruit-hero = Rekrutieren
page-chichen_itza-act-move-hero = Held
page-chichen_itza-act-god-card = Gott
page-chichen_itza-act-defense = Abwehr
page-chichen_itza-act-melee = Nahkampf
page-chichen_itza-act-ranged = Fernkampf
page-chichen_itza-act-magic = Magie
page-chichen_itza-act-reinforcement = Verstärken
page-chichen_itza-act-regroup = Umstellen
page-chichen_itza-act-scout = Späher
page-chichen_itza-act-magic-cards = 3 Karten
page-chichen_itza-act-declare-war = Krieg
page-chichen_itza-act-favor = Gunst
page-chichen_itza-act-coins = Münzen
page-chichen_itza-move-hero = { $hero } bewegen

# Der Tempelplan.
page-chichen_itza-temple = Tempelplan
page-chichen_itza-favor = Gunst
page-chichen_itza-favor-hint = wer ganz oben liegt, beginnt
page-chichen_itza-favor-order = Gunst, die höchste zuerst: { $names }
page-chichen_itza-tasks = Aufgaben
page-chichen_itza-round-short = D{ $round }
page-chichen_itza-gods = Götter in der Auslage
page-chichen_itza-gods-hint = neue am Ende des Durchgangs
page-chichen_itza-god-gold = Einkommen
page-chichen_itza-god-green = Vorteil
page-chichen_itza-god-red = Kampf
page-chichen_itza-god-blue = Punkte
page-chichen_itza-god-taken = vergeben
page-chichen_itza-heroes-threat = Helden und Bedrohung
page-chichen_itza-upkeep = { $count } Unterhalt
page-chichen_itza-raid = Überfall
page-chichen_itza-raid-text = Am Ende des Durchgangs greift eine davon die Stadt an ({ $kinds }; eine kommt nie). Stärke { $strength }, Würfel { $half }. Zurzeit verteidigt { $seat }, am Ende der Gunst.
page-chichen_itza-guards-city = { $seat } verteidigt

# Plätze.
page-chichen_itza-board-of = Tableau: { $seat }
page-chichen_itza-you = du
page-chichen_itza-order = Nr. { $place }
page-chichen_itza-order-label = Nummer { $place } der Zugreihenfolge
page-chichen_itza-turns-left =
    { $count ->
        [one] noch { $count } Zug
       *[other] noch { $count } Züge
    }
page-chichen_itza-on-war = { $count } Marker auf Krieg
page-chichen_itza-tiles-held = { $count } Plättchen unter Kontrolle
page-chichen_itza-shields-active = Aktive Schilde
page-chichen_itza-spare =
    { $count ->
        [one] { $count } Schild eines Götzen ist in diesem Kampf noch übrig
       *[other] { $count } Schilde von Götzen sind in diesem Kampf noch übrig
    }
page-chichen_itza-scouts-left = Übrige Späher
page-chichen_itza-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
page-chichen_itza-hand = Magiekarten: { $stone } Stein, { $fire } Feuer
page-chichen_itza-shown = { $cards }; allen bekannt: { $stone } Stein, { $fire } Feuer
page-chichen_itza-gods-of =
    { $count ->
        [one] { $count } Götterkarte
       *[other] { $count } Götterkarten
    }
page-chichen_itza-heroes-of =
    { $count ->
        [one] { $count } Held
       *[other] { $count } Helden
    }
page-chichen_itza-trophies-of =
    { $count ->
        [one] { $count } Kreatur besiegt
       *[other] { $count } Kreaturen besiegt
    }
page-chichen_itza-trophy = { $kind }, Stärke { $strength }
page-chichen_itza-repelled = Überfall abgewehrt ({ $kind }): { $points } Punkte
page-chichen_itza-failed = Überfall nicht abgewehrt ({ $kind })
page-chichen_itza-no-cards = Noch keine Götter, Helden, Trophäen
page-chichen_itza-dial-label = Rad { $gear }, Stufe { $level }: { $caption }
page-chichen_itza-dial-level = Stufe { $level }
page-chichen_itza-dial-defense =
    { $count ->
        [one] { $count } Schild
       *[other] { $count } Schilde
    }
page-chichen_itza-dial-melee = trifft bis { $upTo }
page-chichen_itza-dial-ranged = { $count } Schuss, { $range } weit
page-chichen_itza-dial-magic = { $stone } Stein, { $fire } Feuer
page-chichen_itza-reserve = Reserve
page-chichen_itza-reserve-label = Reserve: { $count } Krieger, { $paying } Streifen zahlen
page-chichen_itza-flipped = gewendet
page-chichen_itza-star = Edelsteine
page-chichen_itza-star-label = Edelsteinstern: { $gems }
page-chichen_itza-star-worth = { $count } von 5, Wert { $points }
page-chichen_itza-trade = Götzen gegen
page-chichen_itza-trade-coins = Münzen für einen Götzen
page-chichen_itza-trade-luck = Glück für einen Götzen
page-chichen_itza-trade-magic = Magiekarte für einen Götzen

# Antworten als Knöpfe.
page-chichen_itza-stop = Genug
page-chichen_itza-recruit-to = { $hero } nach: { $place }
page-chichen_itza-look = Stapel ansehen ({ $colour })
page-chichen_itza-opens = deckt Verborgenes auf
page-chichen_itza-by-chance = der Zufall entscheidet
page-chichen_itza-next-roll = dein nächster Wurf
page-chichen_itza-pay = Behalten: { $hero }
page-chichen_itza-dismiss = Entlassen: { $hero }
page-chichen_itza-dismiss-short = Entlassen
page-chichen_itza-lose = Opfern: { $hero }
page-chichen_itza-cast =
    { $type ->
        [fire] { $converted ->
            [0] { $number } Feuer wirken
            [one] { $number } Feuer wirken mit { $converted } Steinkarte
           *[other] { $number } Feuer wirken mit { $converted } Steinkarten
        }
       *[stone] { $converted ->
            [0] { $number } Stein wirken
            [one] { $number } Stein wirken mit { $converted } Feuerkarte
           *[other] { $number } Stein wirken mit { $converted } Feuerkarten
        }
    }
page-chichen_itza-reroll = Alle neu würfeln
page-chichen_itza-again =
    { $way ->
        [one-miss] Einen Fehlwurf neu werfen
        [sixes] Alle Sechsen neu werfen
        [creature] Die Kreatur neu werfen lassen
       *[misses] { $kept ->
            [0] Alle Fehlwürfe neu werfen
            [one] Fehlwürfe neu werfen, { $kept } Sechs behalten
           *[other] Fehlwürfe neu werfen, { $kept } Sechsen behalten
        }
    }
page-chichen_itza-one-hit = Ein Treffer mehr
page-chichen_itza-heart = Ein Herz nehmen
page-chichen_itza-block = Schaden abwehren
page-chichen_itza-suffer = Hinnehmen
page-chichen_itza-twice = { $bonus }, doppelt
page-chichen_itza-lay = Spalte { $column }, Zeile { $row }

# Die Bühne eines Kampfes.
page-chichen_itza-fight = Kampf
page-chichen_itza-fight-creature = { $seat } gegen { $kind }
page-chichen_itza-fight-city = { $seat } verteidigt gegen { $kind }
page-chichen_itza-fight-player = { $seat } gegen { $other }
page-chichen_itza-to-map = Karte
page-chichen_itza-to-fight = Zurück zum Kampf
page-chichen_itza-last-fight = Letzter Kampf
page-chichen_itza-skip = Überspringen
page-chichen_itza-phases = Phasen des Kampfes
page-chichen_itza-now = jetzt
page-chichen_itza-past-phases = Frühere Phasen
page-chichen_itza-hits = { $count } Treffer
page-chichen_itza-hits-word = Treffer
page-chichen_itza-damage = Schaden
page-chichen_itza-damage-count = { $count } Schaden
page-chichen_itza-guards = wehrt { $count } ab
page-chichen_itza-nothing = nichts
page-chichen_itza-hits-on = Treffer bei: { $faces }.
page-chichen_itza-pairs-hit = Zwei Sechsen treffen auch.
page-chichen_itza-lost = { $count } verloren
page-chichen_itza-cast-cards =
    { $count ->
        [one] { $count } Karte ({ $type })
       *[other] { $count } Karten ({ $type })
    }
page-chichen_itza-foe = Stärke { $strength }, Würfel { $half }
page-chichen_itza-hearts-left =
    { $of ->
        [one] { $left } von { $of } Herz
       *[other] { $left } von { $of } Herzen
    }
page-chichen_itza-counts = Jetzt zählt: { $symbol }
page-chichen_itza-idle-phase = In dieser Phase kein Wurf.
page-chichen_itza-stolen =
    { $count ->
        [one] { $count } Münze gestohlen
       *[other] { $count } Münzen gestohlen
    }
page-chichen_itza-faces = Jede Seite ihres Würfels
page-chichen_itza-offers = Was du tun kannst
page-chichen_itza-in-hand = Auf der Hand:
page-chichen_itza-on = Weiter
page-chichen_itza-story-quiet = ruhig
page-chichen_itza-story-nobody = Niemand würfelt.
page-chichen_itza-story-faces = (Treffer bei { $faces })
page-chichen_itza-story-casts =
    { $count ->
        [one] spielt { $count } Karte ({ $type })
       *[other] spielt { $count } Karten ({ $type })
    }
page-chichen_itza-story-again = neu gewürfelt
page-chichen_itza-story-luck = Glück eingesetzt: { $count }
page-chichen_itza-story-guards = wehrt davon ab: { $count }
page-chichen_itza-story-stops = { $seat } hält { $damage } Schaden auf
page-chichen_itza-story-loses = { $seat } verliert { $what }
page-chichen_itza-story-hearts = Herzen { $before } → { $after }
page-chichen_itza-story-no-loss = keine Verluste
page-chichen_itza-end-lost = { $seat } hat { $count ->
        [one] { $count } Einheit
       *[other] { $count } Einheiten
    } verloren
page-chichen_itza-end-no-loss = Keine Einheit ging verloren.
page-chichen_itza-end-over = Der Kampf ist vorbei.
page-chichen_itza-end-won = { $seat } gewinnt den Kampf.
page-chichen_itza-end-held-off = { $seat } scheitert an { $place }.
page-chichen_itza-end-fled = Flucht: { $kind }.
page-chichen_itza-end-defeated = { $seat } besiegt: { $kind }, Stärke { $strength }.
page-chichen_itza-end-repelled =
    { $points ->
        [one] { $seat } rettet die Stadt: { $points } Punkt.
       *[other] { $seat } rettet die Stadt: { $points } Punkte.
    }
page-chichen_itza-end-failed = Die Stadt wird verwüstet ({ $kind }): { $seat } nimmt die Karte.
page-chichen_itza-end-retreated =
    { $units ->
        [one] { $seat } zieht sich mit { $units } Einheit zurück.
       *[other] { $seat } zieht sich mit { $units } Einheiten zurück.
    }
page-chichen_itza-end-captured = { $seat } erobert: { $place }.
page-chichen_itza-end-gem-taken = { $seat } nimmt einen Edelstein ({ $gem }).

# Beasts and Prophecy: die Prophezeiung des Durchgangs, und was sie ändert.
page-chichen_itza-prophecy = Prophezeiung des Durchgangs
page-chichen_itza-prophecy-number = Prophezeiung { $number }:
page-chichen_itza-prophecy-none = Die nächste wird zu Beginn des Durchgangs aufgedeckt.
page-chichen_itza-prophecy-over = Die Partie ist zu Ende; es gilt keine Prophezeiung mehr.
page-chichen_itza-prophecy-changes = Was sie jetzt ändert
page-chichen_itza-prophecies-left =
    { $count ->
        [0] Im Stapel liegt keine Prophezeiung mehr.
        [one] { $count } Prophezeiung liegt noch verdeckt.
       *[other] { $count } Prophezeiungen liegen noch verdeckt.
    }
page-chichen_itza-prophecies-more = folgen
page-chichen_itza-prophecies-read = Prophezeiungen ganz lesen.
page-chichen_itza-prophecies-past = Früher in dieser Partie
page-chichen_itza-prophecies-past-none = Noch keine.
page-chichen_itza-change-prices = Andere Preise: { $changed } von { $all } Plättchen
page-chichen_itza-change-range = Deine Reichweite: { $to } statt { $from }
page-chichen_itza-change-range-seen = Reichweite: { $to } statt { $from }
page-chichen_itza-price-printed = aufgedruckt: { $price }
page-chichen_itza-strength-printed = aufgedruckt: { $strength }
page-chichen_itza-range-printed = Reichweite ohne die Prophezeiung: { $range }
page-chichen_itza-cost-row-now = Preis dieser Zeile: { $printed } ist aufgedruckt, { $counts } zählt
page-chichen_itza-cost-column-now = Preis dieser Spalte: { $printed } ist aufgedruckt, { $counts } zählt
page-chichen_itza-terrain-both = Land und Wasser
page-chichen_itza-key-tunnel = Tunnel, ein Schritt
page-chichen_itza-tunnels = Tunnel verbinden { $places }: ein Schritt von jeder zu den anderen
page-chichen_itza-tunnel-to = Tunnel nach: { $places }
page-chichen_itza-through-tunnel = durch den Tunnel
page-chichen_itza-cowed = Eine Stufe tiefer gegen den T-Rex
page-chichen_itza-phase-added = wegen der Prophezeiung
page-chichen_itza-phase-converted = statt Nahkampf
page-chichen_itza-foe-cows = Kampfräder über Stufe 1 stehen bis zum Kampfende eine Stufe tiefer.
page-chichen_itza-rolls-again = würfelt erneut
page-chichen_itza-foe-again = Eine leere Seite: Er hat noch einmal gewürfelt, der zweite Wurf zählt.
page-chichen_itza-foe-airborne = Er bleibt in der Luft: Nahkampf wird zu Fernkampf.
page-chichen_itza-end-recovered = Die Kampfräder steigen wieder: { $seat }.
