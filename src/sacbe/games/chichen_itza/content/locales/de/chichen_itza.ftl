# Chichén Itzá in Worten: Namen, was geschieht, was gefragt wird, Felder der Szenarien, Optionen, das Brett.

# Namen: name-chichen_itza-<was>-<Kennung>; $count ist die Anzahl.
name-chichen_itza-game = Chichén Itzá
name-chichen_itza-seat-red = Rot
name-chichen_itza-seat-blue = Blau
name-chichen_itza-seat-green = Grün
name-chichen_itza-seat-yellow = Gelb
name-chichen_itza-place-city = Stadt
name-chichen_itza-place-M-red = Rote Mine
name-chichen_itza-place-M-yellow = Gelbe Mine
name-chichen_itza-place-M-blue = Blaue Mine
name-chichen_itza-place-M-green = Grüne Mine
name-chichen_itza-place-M-white = Weiße Mine
name-chichen_itza-place-R1 = Ruine 1
name-chichen_itza-place-R2 = Ruine 2
name-chichen_itza-place-R3 = Ruine 3
name-chichen_itza-place-R4 = Ruine 4
name-chichen_itza-place-R5 = Ruine 5
name-chichen_itza-place-R6 = Ruine 6
name-chichen_itza-place-R7 = Ruine 7
name-chichen_itza-place-R8 = Ruine 8
name-chichen_itza-place-R9 = Ruine 9
name-chichen_itza-place-R10 = Ruine 10
name-chichen_itza-place-R11 = Ruine 11
name-chichen_itza-place-R12 = Ruine 12
name-chichen_itza-place-C1 = Lager 1
name-chichen_itza-place-C2 = Lager 2
name-chichen_itza-place-C3 = Lager 3
name-chichen_itza-place-C4 = Lager 4
name-chichen_itza-place-V1 = Dorf 1
name-chichen_itza-place-V2 = Dorf 2
name-chichen_itza-place-V3 = Dorf 3
name-chichen_itza-place-V4 = Dorf 4
name-chichen_itza-place-T1 = Tempel 1
name-chichen_itza-place-T2 = Tempel 2
name-chichen_itza-place-T3 = Tempel 3
name-chichen_itza-terrain-mine = Mine
name-chichen_itza-terrain-tunnel = Tunnelmine
name-chichen_itza-terrain-ruin = Ruine
name-chichen_itza-terrain-camp = Lager
name-chichen_itza-terrain-village = Dorf
name-chichen_itza-terrain-temple = Tempel
name-chichen_itza-kind-snake = Schlange
name-chichen_itza-kind-monkey = Affe
name-chichen_itza-kind-jaguar = Jaguar
name-chichen_itza-kind-triceratops = Triceratops
name-chichen_itza-kind-caiman = Kaiman
name-chichen_itza-kind-shaman = Schamane
name-chichen_itza-kind-kukulkan = Kukulkan
name-chichen_itza-kind-t-rex = T-Rex
name-chichen_itza-kind-velociraptor = Velociraptor
name-chichen_itza-kind-pteranodon = Pteranodon
name-chichen_itza-type-stone = Stein
name-chichen_itza-type-fire = Feuer
name-chichen_itza-good-coins =
    { $count ->
        [one] Münze
       *[other] Münzen
    }
name-chichen_itza-good-luck =
    { $count ->
        [one] Glücksplättchen
       *[other] Glücksplättchen
    }
name-chichen_itza-good-idols =
    { $count ->
        [one] Götzen
       *[other] Götzen
    }
name-chichen_itza-good-shields =
    { $count ->
        [one] Schild
       *[other] Schilde
    }
name-chichen_itza-for-coins = Münzen
name-chichen_itza-for-luck = Glück
name-chichen_itza-for-magic = Magie
name-chichen_itza-gear-defense = Verteidigung
name-chichen_itza-gear-melee = Nahkampf
name-chichen_itza-gear-ranged = Fernkampf
name-chichen_itza-gear-magic = Magie
called-chichen_itza-action-tile = Aktionsplättchen { $actions }
name-chichen_itza-action-land-move = Landbewegung
name-chichen_itza-action-water-move = Wasserbewegung
name-chichen_itza-action-recruit-hero = Held rekrutieren
name-chichen_itza-action-move-hero = Held bewegen
name-chichen_itza-action-god-card = Götterkarte
name-chichen_itza-action-defense = Verteidigung
name-chichen_itza-action-melee = Nahkampf
name-chichen_itza-action-ranged = Fernkampf
name-chichen_itza-action-magic = Magie
name-chichen_itza-action-reinforcement = Verstärkung
name-chichen_itza-action-regroup = Umgruppierung
name-chichen_itza-action-scout = Späher
name-chichen_itza-action-magic-cards = Magiekarten
name-chichen_itza-action-declare-war = Kriegserklärung
name-chichen_itza-action-favor = Gunst
name-chichen_itza-hero-wanderer = Wanderer
name-chichen_itza-hero-champion = Kämpfer
name-chichen_itza-hero-commander = Anführer
name-chichen_itza-unit-warrior =
    { $count ->
       *[other] Krieger
    }
name-chichen_itza-piece-scout = Kundschafter
name-chichen_itza-track-favor = Gunst
name-chichen_itza-magic-stone =
    { $count ->
        [one] Steinkarte
       *[other] Steinkarten
    }
name-chichen_itza-magic-fire =
    { $count ->
        [one] Feuerkarte
       *[other] Feuerkarten
    }
name-chichen_itza-unit-wanderer = Wanderer
name-chichen_itza-unit-champion = Kämpfer
name-chichen_itza-unit-commander = Anführer
name-chichen_itza-colour-gold = Gold
name-chichen_itza-colour-green = Grün
name-chichen_itza-colour-red = Rot
name-chichen_itza-colour-blue = Blau
name-chichen_itza-gem-red = Rot
name-chichen_itza-gem-yellow = Gelb
name-chichen_itza-gem-blue = Blau
name-chichen_itza-gem-green = Grün
name-chichen_itza-gem-white = Weiß
name-chichen_itza-line-yellow-green = Gelb–Grün
name-chichen_itza-line-yellow-blue = Gelb–Blau
name-chichen_itza-line-yellow-white = Gelb–Weiß
name-chichen_itza-line-yellow-red = Gelb–Rot
name-chichen_itza-line-green-white = Grün–Weiß
name-chichen_itza-line-green-red = Grün–Rot
name-chichen_itza-line-green-blue = Grün–Blau
name-chichen_itza-line-white-red = Weiß–Rot
name-chichen_itza-line-white-blue = Weiß–Blau
name-chichen_itza-line-red-blue = Rot–Blau
name-chichen_itza-bonus-coins_4 = 4 Münzen
name-chichen_itza-bonus-magic_cards_3 = 3 Magiekarten
name-chichen_itza-bonus-luck_4 = 4 Glücksplättchen
name-chichen_itza-bonus-warriors_to_ci_3 = 3 Krieger in die Stadt
name-chichen_itza-bonus-idols_2 = 2 Götzen
name-chichen_itza-bonus-gear_up_1 = ein beliebiges Kampfrad eine Stufe höher
name-chichen_itza-bonus-god_gold = die oberste goldene Götterkarte
name-chichen_itza-bonus-god_green = die oberste grüne Götterkarte
name-chichen_itza-bonus-god_red = die oberste rote Götterkarte
name-chichen_itza-bonus-god_blue = die oberste blaue Götterkarte
name-chichen_itza-phase-magic = Magie
name-chichen_itza-phase-ranged = Fernkampf
name-chichen_itza-phase-melee = Nahkampf
name-chichen_itza-half-light = hell
name-chichen_itza-half-dark = dunkel
name-chichen_itza-symbol-blank = nichts
name-chichen_itza-symbol-hit =
    { $count ->
        [one] Treffer
       *[other] { $count } Treffer
    }
name-chichen_itza-symbol-arrow =
    { $count ->
        [one] Pfeil
       *[other] { $count } Pfeile
    }
name-chichen_itza-symbol-stone =
    { $count ->
        [one] Stein
       *[other] { $count } Steine
    }
name-chichen_itza-symbol-fire = Feuer
name-chichen_itza-symbol-coin =
    { $count ->
        [one] Münze
       *[other] { $count } Münzen
    }
name-chichen_itza-symbol-guard =
    { $count ->
        [one] Abwehr
       *[other] { $count }-mal Abwehr
    }
name-chichen_itza-item-creature-placed = { $kind } auf { $place }
name-chichen_itza-way-idol = Götze
name-chichen_itza-way-luck = Glück
name-chichen_itza-way-one-shield = ein Schild für alles
name-chichen_itza-step-supply = Versorgung: Münzen
name-chichen_itza-step-warriors = Versorgung: Krieger
name-chichen_itza-step-idols = Versorgung: Götzen
name-chichen_itza-step-shields = Versorgung: Schilde
name-chichen_itza-step-upkeep = Versorgung: Unterhalt der Helden
name-chichen_itza-step-gods = Versorgung: Götterkarten
name-chichen_itza-step-turns = Aktionen
name-chichen_itza-step-tasks = Ende des Durchgangs: Aufgaben
name-chichen_itza-step-costs = Ende des Durchgangs: neue Kosten
name-chichen_itza-step-attack = Ende des Durchgangs: Angriff auf die Stadt
name-chichen_itza-step-display = Ende des Durchgangs: neue Götter

# Was geschieht: event-chichen_itza-<Name>.  Tut es jemand, so steht dessen Name vor diesen Worten.
event-chichen_itza-gained = erhält { $amount } { $good }
event-chichen_itza-gained-more = { $amount } { $good }
event-chichen_itza-paid = zahlt { $amount } { $good }
event-chichen_itza-paid-more = { $amount } { $good }
event-chichen_itza-gave =
    gibt { $amount } { $amount ->
        [one] Münze
       *[other] Münzen
    } an { $other }
event-chichen_itza-deployed = holt { $warriors } Krieger aus der Reserve ({ $place })
event-chichen_itza-returned = { "" }
event-chichen_itza-moved =
    zieht mit { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    } ({ $from } → { $to })
event-chichen_itza-drew = zieht eine Magiekarte ({ $type })
event-chichen_itza-drew-hidden = zieht eine Magiekarte
event-chichen_itza-found = sucht eine Magiekarte heraus ({ $type })
event-chichen_itza-traded = tauscht einen Götzen gegen { $for }
event-chichen_itza-used =
    { $as ->
        [usual] nutzt { $tile }
       *[other] nutzt { $tile } ({ $action })
    }
event-chichen_itza-coins-used = nimmt die Aktion Münzen
event-chichen_itza-gear-raised = dreht ein Kampfrad auf Stufe { $level } ({ $gear })
event-chichen_itza-god-taken = nimmt { $god }
event-chichen_itza-god-opened = Ausgelegt: { $god }
event-chichen_itza-god-removed = Aus dem Spiel: { $god }
event-chichen_itza-god-looked = sieht { $god }
event-chichen_itza-god-looked-more = { $god }
event-chichen_itza-gods-looked =
    sieht sich { $number } { $number ->
        [one] Götterkarte
       *[other] Götterkarten
    } an ({ $colour })
event-chichen_itza-scouted = schickt einen Späher aus ({ $place })
event-chichen_itza-saw-strength = { $place }: { $kind } mit Stärke { $strength }
event-chichen_itza-saw-ruin =
    { $points ->
        [one] { $place }: { $points } Punkt, Bonus: { $bonus }
       *[other] { $place }: { $points } Punkte, Bonus: { $bonus }
    }
event-chichen_itza-treasure = findet einen Schatz (Würfel: { $pips })
event-chichen_itza-war-declared = erklärt den Krieg
event-chichen_itza-peace-made =
    dreht auf Frieden ({ $war ->
        [0] kein Marker mehr auf Krieg
       *[other] noch { $war } Marker auf Krieg
    })
event-chichen_itza-favored = steigt in der Gunst auf Feld { $space }
event-chichen_itza-recruited = rekrutiert { $card } ({ $hero }, { $place })
event-chichen_itza-hero-left = verliert { $card } ({ $hero })
event-chichen_itza-hero-opened = Obenauf liegt: { $card }
event-chichen_itza-fought = greift an: { $other } ({ $place })
event-chichen_itza-creature-fought =
    kämpft gegen eine Kreatur mit { $hearts } { $hearts ->
        [one] Herz
       *[other] Herzen
    } ({ $kind }, { $place })
event-chichen_itza-phase-began = Phase { $number }: { $phase }
event-chichen_itza-cast =
    spielt { $number } { $number ->
        [one] Magiekarte
       *[other] Magiekarten
    } ({ $type })
event-chichen_itza-rolled = würfelt { $pips }
event-chichen_itza-hits =
    { $hits ->
        [0] trifft nicht
        [one] trifft einmal
       *[other] trifft { $hits }-mal
    }
event-chichen_itza-face-rolled = Die Kreatur würfelt { $symbols } ({ $kind }, Würfel: { $half })
event-chichen_itza-hearts =
    Die Kreatur hat { $hearts ->
        [0] kein Herz mehr
        [one] noch { $hearts } Herz
       *[other] noch { $hearts } Herzen
    } ({ $kind })
event-chichen_itza-lost = verliert { $warriors } Krieger
event-chichen_itza-blocked = hält { $damage } Schaden ab ({ $way })
event-chichen_itza-won = gewinnt den Kampf ({ $place })
event-chichen_itza-held-off = scheitert an { $place }
event-chichen_itza-fled = Die Kreatur flieht ({ $kind }, { $place })
event-chichen_itza-defeated = besiegt eine Kreatur mit Stärke { $strength } ({ $kind })
event-chichen_itza-retreated =
    zieht sich mit { $units } { $units ->
        [one] Einheit
       *[other] Einheiten
    } zurück ({ $place })
event-chichen_itza-captured = nimmt { $place } ein
event-chichen_itza-gem-taken = nimmt einen Edelstein ({ $gem })
event-chichen_itza-line-triggered = nutzt eine Linie des Sterns ({ $line }: { $bonus })
event-chichen_itza-task-opened = Offene Aufgaben: { $task }
event-chichen_itza-task-met = erfüllt { $task }
event-chichen_itza-round-began = Durchgang { $round }
event-chichen_itza-cost-dealt = Kostenmarker, Zeilen zuerst: { $cost }
event-chichen_itza-order-set = bekommt Marker { $marker } der Zugreihenfolge
event-chichen_itza-attacked = verteidigt die Stadt gegen eine Kreatur mit Stärke { $strength } ({ $kind })
event-chichen_itza-repelled = vertreibt die Kreatur und erhält { $points } Punkte ({ $kind })
event-chichen_itza-failed = kann die Kreatur nicht vertreiben ({ $kind })
event-chichen_itza-final =
    hat am Ende { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
event-chichen_itza-tile-laid = Ausgelegte Plättchen: { $place }
event-chichen_itza-creature-placed = Kreaturen: { $place }
event-chichen_itza-action-placed = Aktionsplättchen: { $tile }
event-chichen_itza-turn-began = ist am Zug
event-chichen_itza-step-began = { $step }
event-chichen_itza-coin-stolen = verliert eine Münze an die Kreatur ({ $kind })
event-chichen_itza-guarded = Die Kreatur wehrt { $damage } Schaden ab ({ $kind })
event-chichen_itza-lifted = nimmt eine Einheit auf ({ $place }, { $unit })
event-chichen_itza-put-down = stellt eine Einheit ab ({ $place }, { $unit })
event-chichen_itza-joined = nimmt { $warriors } Krieger mit ({ $place })
event-chichen_itza-prophecy-revealed = { $prophecy }. { $text }
event-chichen_itza-prophecy-discarded = Aus dem Spiel: { $prophecy }
event-chichen_itza-gear-lowered = dreht ein Kampfrad auf Stufe { $level } zurück ({ $gear })
event-chichen_itza-cowed = senkt Kampfräder über Stufe 1 um eine Stufe ({ $kind })
event-chichen_itza-recovered = dreht die Kampfräder wieder auf ihre Stufen ({ $kind })
event-chichen_itza-second-roll = Die Kreatur hat nichts gewürfelt und würfelt noch einmal ({ $kind })
event-chichen_itza-tunnelled = geht durch den Tunnel von { $from } nach { $to }
event-chichen_itza-recalled = nimmt einen Krieger in die Reserve zurück ({ $place })
event-chichen_itza-recalled-more = einen weiteren ({ $place })

# Was gefragt wird: prompt-chichen_itza-<Frage>.
prompt-chichen_itza-turn = Ein Aktionsplättchen wählen oder die Aktion Münzen nehmen.
prompt-chichen_itza-from = Wählen, wo die Bewegung beginnt, oder aufhören.
prompt-chichen_itza-group = Wählen, wer mitzieht.
prompt-chichen_itza-to = Wählen, wohin die Gruppe zieht, oder aufhören.
prompt-chichen_itza-join = Wählen, wie viele Krieger sich anschließen.
prompt-chichen_itza-reinforce = Einen Krieger aus der Reserve aufs Brett stellen oder aufhören.
prompt-chichen_itza-lift = Eine Einheit zum Umgruppieren wählen oder aufhören.
prompt-chichen_itza-put = Wählen, wohin die Einheit kommt.
prompt-chichen_itza-recruit = Einen Helden wählen und wo er beginnt.
prompt-chichen_itza-scout = Wählen, wohin der Späher geht.
prompt-chichen_itza-god = Eine Götterkarte wählen.
prompt-chichen_itza-looked = Eine dieser Götterkarten behalten.
prompt-chichen_itza-gear = Ein Kampfrad zum Hochdrehen wählen.
prompt-chichen_itza-treasure = Den Schatzwürfel um 1 erhöhen oder den Wurf behalten.
prompt-chichen_itza-upkeep = Diesen Helden gegen Unterhalt behalten oder entlassen.
prompt-chichen_itza-yield = Wählen, wie viele Dörfer und Lager Münzen geben; die anderen geben Krieger.
prompt-chichen_itza-invoke = Wählen, welcher Gott als Nächster wirkt, oder aufhören.
prompt-chichen_itza-offer = Annehmen, was die Karte anbietet, oder ablehnen.
prompt-chichen_itza-cast = Magiekarten eines Typs spielen, oder keine.
prompt-chichen_itza-rolled = Den eigenen Wurf behalten oder ändern.
prompt-chichen_itza-followed = Den Zusatzwurf behalten oder für mehr bezahlen.
prompt-chichen_itza-creature = Den Wurf der Kreatur behalten oder wiederholen lassen.
prompt-chichen_itza-damage = Schaden abhalten oder hinnehmen.
prompt-chichen_itza-lose = Wählen, welcher Held fällt.
prompt-chichen_itza-phases = Wählen, wie viele dieser Phasen stattfinden.
prompt-chichen_itza-call = Einen Krieger zum Kampf rufen oder aufhören.
prompt-chichen_itza-settle = Den Helden auf ein anderes Plättchen stellen oder aufhören.
prompt-chichen_itza-line = Eine Linie des Sterns wählen; sie gibt ihren Bonus.
prompt-chichen_itza-mark = Den Krieger für die Aufgabe wählen.
prompt-chichen_itza-fighters = Wählen, wer die Stadt verteidigt.
prompt-chichen_itza-sell = Götzen tauschen oder aufhören.
prompt-chichen_itza-lay = Wählen, wohin das Geländeplättchen kommt.
prompt-chichen_itza-free-hero = Einen Helden wählen, der umsonst in die Stadt kommt.
prompt-chichen_itza-lower = Ein Kampfrad wählen, das um eine Stufe sinkt.
prompt-chichen_itza-raise = Ein Kampfrad um eine Stufe hochdrehen oder ablehnen.
prompt-chichen_itza-held = Dein Späher hält dieses Plättchen. So lassen, oder Gott 36 ablehnen und es samt Bonus erobern.
prompt-chichen_itza-hearts = Götzen für Herzen der Kreatur geben oder aufhören.
prompt-chichen_itza-die = Ein Würfel wird geworfen.
prompt-chichen_itza-face = Der Würfel der Kreatur wird geworfen.
prompt-chichen_itza-draw-tile = Ein Geländeplättchen wird gezogen.
prompt-chichen_itza-draw-creature = Eine Kreaturenkarte wird gezogen.
prompt-chichen_itza-spot = Der Platz einer Kreatur wird gezogen.
prompt-chichen_itza-strength = Die Stärke einer Kreatur wird bekannt.
prompt-chichen_itza-draw-ruin = Ein Ruinenplättchen wird bekannt.
prompt-chichen_itza-draw-magic = Eine Magiekarte wird gezogen.
prompt-chichen_itza-draw-task = Eine Aufgabe wird gezogen.
prompt-chichen_itza-draw-god = Eine Götterkarte wird gezogen.
prompt-chichen_itza-draw-hero = Eine Heldenkarte wird aufgedeckt.
prompt-chichen_itza-deal-action = Ein Aktionsplättchen wird ausgelegt.
prompt-chichen_itza-deal-cost = Ein Kostenmarker wird ausgelegt.
prompt-chichen_itza-order = Ein Marker der Zugreihenfolge wird verteilt.
prompt-chichen_itza-draw-prophecy = Eine Prophezeiung wird aufgedeckt.

# Optionen: option-chichen_itza-<Name>.
option-chichen_itza-god16 = Gott 16 begrenzt den Preis der Aktion Nahkampf auf 3 Münzen, oder auf 2.
option-chichen_itza-stone-faces = Steinmagie trifft mit 4 Seiten des Würfels, oder mit 3.
option-chichen_itza-shaman = Der Schamane würfelt in Magie- und Nahkampfphasen, oder nur in Nahkampfphasen.
option-chichen_itza-god42 = Gott 42 streicht alle Fernkampfphasen, oder nur eine.
option-chichen_itza-god22 = Was ein Götze mit Gott 22 nicht sofort verhindert, bleibt für den ganzen Kampf, oder es verfällt mit der Phase.
option-chichen_itza-god36 = Mit Gott 36 hält ein Späher ein Plättchen nur ohne fremde Späher, oder auch neben ihnen.
option-chichen_itza-regroup = Umgruppiert wird auf alle kontrollierten Plättchen, oder nur auf solche mit eigenen Einheiten.
option-chichen_itza-recruit = Helden beginnen auf allen kontrollierten Plättchen, oder nur auf solchen mit eigenen Einheiten.
option-chichen_itza-reinforcement = Eine Verstärkung darf auf mehrere Orte verteilt werden, oder alle Krieger gehen an einen.
option-chichen_itza-layout = Die Geländeplättchen liegen in der kompakten Anordnung, oder die Spieler legen sie, oder der Zufall.
option-chichen_itza-prophecies = Prophezeiungen: ohne sie, oder zu Beginn jedes Durchgangs wird eine aufgedeckt, die bis zu seinem Ende für alle gilt.
option-chichen_itza-creatures = Neue Kreaturen: keine, oder T-Rex, Velociraptor und Pteranodon, jede anstelle einer anderen aus dem Grundspiel, aber nie der Schlange, etwa t-rex:jaguar+pteranodon:monkey.
option-chichen_itza-tunnels = Tunnel: keine, oder die weiße, die rote und die blaue Mine sind unterirdisch verbunden, jede einen Schritt von den anderen.

# Felder der Szenarien: field-chichen_itza-<Name>, vor den Feldern eines Platzes steht seat-.
field-chichen_itza-stage = Wo der Durchgang weitergeht; ohne Angabe „turns“.
field-chichen_itza-turn = Wer am Zug ist; ohne Angabe der Erste der Zugreihenfolge.
field-chichen_itza-round = Die Nummer des Durchgangs.
field-chichen_itza-order = Die Plätze in Zugreihenfolge.
field-chichen_itza-favor-order = Die Gunstmarker vom untersten zum obersten, jeder Stapel von unten nach oben.
field-chichen_itza-tiles = Geländeplättchen: Feld, Kreatur, Ruine, Edelsteine, Späher und Einheiten.
field-chichen_itza-city = Einheiten jedes Platzes in der Stadt.
field-chichen_itza-rows = Kostenmarker der Zeilen, von oben.
field-chichen_itza-columns = Kostenmarker der Spalten, von links.
field-chichen_itza-grid = Aktionsplättchen, Zeile für Zeile.
field-chichen_itza-marks = Wer auf welchem Aktionsplättchen einen Marker hat.
field-chichen_itza-tasks = Offene Aufgabenkarten.
field-chichen_itza-open-gods = Ausgelegte Götterkarten, oder none.
field-chichen_itza-god-decks = Götterkarten in den Stapeln.
field-chichen_itza-god-under = Götterkarten, die unter einen Stapel gelegt wurden.
field-chichen_itza-looked = Götterkarten, die sich gerade jemand ansieht.
field-chichen_itza-hero-tops = Die sichtbare Karte jedes Heldenstapels.
field-chichen_itza-hero-decks = Heldenkarten unter der sichtbaren.
field-chichen_itza-hero-under = Heldenkarten, die unter ihren Stapel zurückkamen.
field-chichen_itza-deck = Magiekarten im Stapel.
field-chichen_itza-pile = Magiekarten auf dem Ablagestapel.
field-chichen_itza-attacks = Kreaturen, die die Stadt noch nicht angegriffen haben.
field-chichen_itza-fight = Der laufende Kampf, oder none.
field-chichen_itza-prophecy = Die Prophezeiung, die gilt, oder none.
field-chichen_itza-past-prophecies = Prophezeiungen früherer Durchgänge.
field-chichen_itza-more-gods = Weitere ausliegende Götterkarten nach Farben.
field-chichen_itza-seat-coins = Münzen des Platzes.
field-chichen_itza-seat-luck = Glücksplättchen des Platzes.
field-chichen_itza-seat-idols = Götzen des Platzes.
field-chichen_itza-seat-shields = Aktive Schilde.
field-chichen_itza-seat-defense = Stufe des Kampfrads Verteidigung.
field-chichen_itza-seat-melee = Stufe des Kampfrads Nahkampf.
field-chichen_itza-seat-ranged = Stufe des Kampfrads Fernkampf.
field-chichen_itza-seat-magic = Stufe des Kampfrads Magie.
field-chichen_itza-seat-reserve = Krieger in der Reserve; ohne Angabe die übrigen.
field-chichen_itza-seat-strips = Die Seiten der Reservestreifen, von unten.
field-chichen_itza-seat-stone = Steinkarten auf der Hand.
field-chichen_itza-seat-fire = Feuerkarten auf der Hand.
field-chichen_itza-seat-hand = Magiekarten auf der Hand.
field-chichen_itza-seat-shown = Magiekarten auf der Hand, deren Art alle kennen.
field-chichen_itza-seat-gods = Götterkarten des Platzes.
field-chichen_itza-seat-heroes = Die Karte jedes Helden auf dem Brett.
field-chichen_itza-seat-gems = Edelsteine des Platzes.
field-chichen_itza-seat-war = Diplomatiemarker auf Krieg.
field-chichen_itza-seat-favor = Feld der Gunstleiste; 0 ist der Start.
field-chichen_itza-seat-tasks = Erfüllte Aufgaben des Platzes.
field-chichen_itza-seat-trophies = Stärken der besiegten Kreaturen, nach Art.
field-chichen_itza-seat-repelled = Von der Stadt vertriebene Kreaturen, mit ihren Punkten.
field-chichen_itza-seat-failed = Kreaturen, die nicht vertrieben werden konnten.
field-chichen_itza-seat-turns = Züge in diesem Durchgang.
field-chichen_itza-seat-repeated = Ob ein Plättchen mit eigenem Marker in diesem Durchgang noch einmal genutzt wurde.
field-chichen_itza-seat-levy = Krieger, die statt Münzen zustehen.
field-chichen_itza-seat-lifted = Krieger, die beim Umgruppieren in der Hand sind.
field-chichen_itza-seat-markers-left = In diesem Durchgang übrige Aktionsmarker.
field-chichen_itza-seat-scouts-left = Späher, die noch auf der Spielertafel stehen.
field-chichen_itza-seat-controls = Kontrollierte Geländeplättchen.

# Die Schlusswertung: score-chichen_itza-<Teil>.
score-chichen_itza-terrain = Gelände
score-chichen_itza-strips = Reservestreifen
score-chichen_itza-idols = Götzen
score-chichen_itza-creature-cards = Angriffe auf die Stadt
score-chichen_itza-gods = Götter
score-chichen_itza-tasks = Aufgaben
score-chichen_itza-gems = Edelsteine
score-chichen_itza-ruins = Ruinen
score-chichen_itza-creatures = Kreaturen
score-chichen_itza-heroes = Helden

# Das Brett als Text.
board-chichen_itza-round = Durchgang { $round } von { $rounds } · Zugreihenfolge: { $order }
board-chichen_itza-favored = Gunst, von oben: { $favor }
board-chichen_itza-attacks = Greifen die Stadt noch an, bis auf eine Kreatur: { $kinds }
board-chichen_itza-magic = Magiestapel: { $deck } · abgelegt: { $stone } Stein, { $fire } Feuer
board-chichen_itza-laying = Zu legendes Plättchen: { $tile }
board-chichen_itza-legend-tiles = M Mine · R Ruine · C Lager · V Dorf · T Tempel · ~ Wasser · ◆ Edelsteine · ⌂ Ruine: Bonus/Punkte
board-chichen_itza-legend-units = Schlange ?: Kreatur unbekannter Stärke · 3+1: Krieger und Helden · ° Späher
board-chichen_itza-legend-both = ≈ Land und Wasser
board-chichen_itza-legend-tunnels = ∩ Tunnel: 1 Schritt zu den anderen
board-chichen_itza-city = Chichén Itzá
board-chichen_itza-tile = Plättchen
board-chichen_itza-cell = Feld
board-chichen_itza-on-tile = Wer dort ist
board-chichen_itza-costs = Kosten
board-chichen_itza-gods = Götterkarten
board-chichen_itza-heroes = Helden
board-chichen_itza-tasks = Aufgaben
board-chichen_itza-prophecies = Prophezeiungen
board-chichen_itza-prophecy = { $prophecy }. { $text }
board-chichen_itza-past-prophecies = Bisher: { $past }
board-chichen_itza-prophecies-left =
    { $left ->
        [0] Keine Prophezeiung liegt mehr verdeckt
        [one] { $left } Prophezeiung liegt noch verdeckt
       *[other] { $left } Prophezeiungen liegen noch verdeckt
    }
board-chichen_itza-cowed = Gesenkte Kampfräder ({ $kind }): { $gears }.
board-chichen_itza-left = { $left } im Stapel
board-chichen_itza-upkeep = Unterhalt { $upkeep }
board-chichen_itza-task-round = nach Durchgang { $round }
board-chichen_itza-none = keine
board-chichen_itza-fight-creature = Kampf ({ $place }): { $seat } { $units } gegen eine Kreatur mit { $hearts } von { $strength } Herzen ({ $kind })
board-chichen_itza-fight-player = Kampf ({ $place }): { $seat } { $units } gegen { $other } { $others }
board-chichen_itza-fight-phase = Phase { $number } von { $planned }: { $phase } · Würfel: { $dice } · Treffer: { $hits } und { $blows }
board-chichen_itza-coins = Münzen
board-chichen_itza-luck = Glücksplättchen
board-chichen_itza-idols = Götzen
board-chichen_itza-shields = Aktive Schilde
board-chichen_itza-gears = Vert./Nah/Fern/Magie
board-chichen_itza-reserve = Reserve (zahlende Streifen)
board-chichen_itza-hand = Magiekarten
board-chichen_itza-own-hand = { $count } ({ $stone } Stein, { $fire } Feuer)
board-chichen_itza-seen-hand = { $count } (bekannt: { $stone } Stein, { $fire } Feuer)
board-chichen_itza-war = Marker auf Krieg
board-chichen_itza-favor = Gunst
board-chichen_itza-left-over = Übrige Marker/Späher
board-chichen_itza-gems = Edelsteine
board-chichen_itza-cards = Götterkarten
board-chichen_itza-own-heroes = Helden
board-chichen_itza-trophies = Kreaturen
board-chichen_itza-attack-cards = Angriffe auf die Stadt
board-chichen_itza-tiles = Plättchen
