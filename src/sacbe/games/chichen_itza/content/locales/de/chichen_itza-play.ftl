# Chichén Itzá für Spieler: Züge, Fragen, Tafeln und Ablehnungen in Worten.

# Züge: move-chichen_itza-<Verb>; move-chichen_itza-use-<Aktion> für die Aktion eines Plättchens.
move-chichen_itza-use = { $what }
move-chichen_itza-use-land-move = Landbewegung
move-chichen_itza-use-water-move = Wasserbewegung
move-chichen_itza-use-recruit-hero = Einen Helden rekrutieren
move-chichen_itza-use-move-hero = Bewegung mit { $hero }
move-chichen_itza-use-god-card = Eine Götterkarte nehmen
move-chichen_itza-use-defense = Kampfrad Verteidigung drehen
move-chichen_itza-use-melee = Kampfrad Nahkampf drehen
move-chichen_itza-use-ranged = Kampfrad Fernkampf drehen
move-chichen_itza-use-magic = Kampfrad Magie drehen, Karte ziehen
move-chichen_itza-use-reinforcement = Verstärkung
move-chichen_itza-use-regroup = Umgruppieren, dann ein Schatz
move-chichen_itza-use-scout =
    Späher, dann { $treasures ->
        [one] ein Schatz
       *[other] { $treasures } Schätze
    }
move-chichen_itza-use-magic-cards = 3 Magiekarten ziehen
move-chichen_itza-use-declare-war = Krieg erklären
move-chichen_itza-use-favor = In der Gunst steigen
move-chichen_itza-coins = Münzen nehmen
move-chichen_itza-trade =
    { $for ->
        [coins] Einen Götzen gegen Münzen tauschen
        [luck] Einen Götzen gegen Glück tauschen
       *[magic] Einen Götzen gegen eine Magiekarte tauschen
    }
move-chichen_itza-stop = Aufhören: nichts weiter davon
move-chichen_itza-from = Ab { $place }: { $who }
move-chichen_itza-group = { $units }
move-chichen_itza-to =
    { $meets ->
        [city] Ziel: { $place }
        [creature] Kampf auf { $place }: { $who }
        [rival] Angriff auf { $place }: { $who }
        [own] Anschluss auf { $place }: { $who }
       *[nobody] { $place } einnehmen: { $who }
    }
move-chichen_itza-via = Unterwegs Krieger mitnehmen ({ $place }): { $who }
move-chichen_itza-join = { $number } Krieger mitnehmen
move-chichen_itza-put = { $figure } → { $place }: { $who }
move-chichen_itza-lift = Aufnehmen: { $unit } von { $place } ({ $who })
move-chichen_itza-recruit = { $hero } → { $place }: { $card } (Unterhalt { $upkeep }). { $text }
move-chichen_itza-scout =
    { $count ->
        [0] Späher zu { $place }: { $who }
       *[other] Späher zu { $place }: { $who }; Späher von { $scouts }
    }
move-chichen_itza-god = { $god }
move-chichen_itza-look =
    { $count ->
        [one] Den Stapel { $colour } ansehen (1 Karte)
       *[other] Den Stapel { $colour } ansehen ({ $count } Karten)
    }
move-chichen_itza-gear = Kampfrad { $gear } drehen
move-chichen_itza-lower = Kampfrad { $gear } zurückdrehen
move-chichen_itza-add-one = Ein Auge mehr
move-chichen_itza-keep =
    { $what ->
        [cards] Keine Magiekarte spielen
        [roll] Den Wurf gelten lassen
       *[all] Alles so lassen
    }
move-chichen_itza-pay =
    { $upkeep ->
        [0] { $hero } ohne Kosten behalten
       *[other] { $upkeep } für { $hero } zahlen
    }
move-chichen_itza-dismiss = { $hero } ziehen lassen
move-chichen_itza-yield =
    { $number ->
        [0] Überall Krieger
        [one] Münzen von { $number } Ort
       *[other] Münzen von { $number } Orten
    }
move-chichen_itza-invoke = { $god }
move-chichen_itza-decline = Ablehnen
move-chichen_itza-cast =
    { $type ->
        [stone] { $number ->
            [one] { $number } Steinkarte spielen
           *[other] { $number } Steinkarten spielen
        }
       *[fire] { $number ->
            [one] { $number } Feuerkarte spielen
           *[other] { $number } Feuerkarten spielen
        }
    }{ $converted ->
        [0] {""}
       *[other] { $type ->
            [stone] { $converted ->
                [one] , davon { $converted } Feuerkarte
               *[other] , davon { $converted } Feuerkarten
            }
           *[fire] { $converted ->
                [one] , davon { $converted } Steinkarte
               *[other] , davon { $converted } Steinkarten
            }
        }
    }
move-chichen_itza-reroll =
    { $shields ->
        [0] Glück: alle Würfel wiederholen
       *[other] Schild als Glück: alle Würfel wiederholen
    }
move-chichen_itza-hit =
    { $shields ->
        [0] Glück: ein Treffer mehr
        [one] Ein Schild als Glück: ein Treffer mehr
       *[other] { $shields } Schilde als Glück: ein Treffer mehr
    }
move-chichen_itza-again =
    { $way ->
        [one-miss] Gott 47: einen Fehlwurf wiederholen
        [misses] { $kept ->
            [0] Gott 48: alle Fehlwürfe wiederholen
            [one] Gott 48: die Fehlwürfe wiederholen, aber { $kept } Sechs behalten
           *[other] Gott 48: die Fehlwürfe wiederholen, aber { $kept } Sechsen behalten
        }
        [coins] { $kept ->
            [0] Gott 52: zahlen und alle Fehlwürfe wiederholen
            [one] Gott 52: zahlen und die Fehlwürfe wiederholen, aber { $kept } Sechs behalten
           *[other] Gott 52: zahlen und die Fehlwürfe wiederholen, aber { $kept } Sechsen behalten
        }
        [sixes] Held 24: alle Sechsen wiederholen
       *[creature] Gott 51: die Kreatur noch einmal würfeln lassen
    }
move-chichen_itza-heart = Held 09: ein Götze für ein Herz der Kreatur
move-chichen_itza-block =
    { $way ->
        [idol] Schaden mit einem Götzen abhalten
        [luck] Held 12: 1 Schaden mit Glück abhalten
       *[one-shield] Held 16: alles mit einem Schild abhalten
    }
move-chichen_itza-suffer = Den Schaden hinnehmen: erst Schilde, dann Krieger, dann Helden
move-chichen_itza-lose = Opfer: { $hero }
move-chichen_itza-phases =
    { $phase ->
        [melee] { $number ->
            [0] Keine Nahkampfphase { $next }
           *[other] Nahkampfphase { $next } findet statt
        }
       *[other] { $number ->
            [0] Keine solche Phase ({ $name })
            [one] { $number } Phase ({ $name })
           *[other] { $number } Phasen ({ $name })
        }
    }
move-chichen_itza-call = Einen Krieger rufen ({ $place }): { $who }
move-chichen_itza-settle = Den Helden auf { $place } stellen: { $who }
move-chichen_itza-line =
    { $times ->
        [1] Linie { $line } ({ $bonus })
       *[other] Linie { $line } ({ $bonus }), zweimal
    }
move-chichen_itza-mark =
    { $origin ->
        [reserve] Ein Krieger aus der Reserve
       *[board] Ein Krieger vom Brett ({ $place }): { $who }
    }
move-chichen_itza-lay =
    { $count ->
        [0] Spalte { $column }, Zeile { $row }
       *[other] Neben { $beside } (Spalte { $column }, Zeile { $row })
    }

# Was ein Zug sofort bewirkt, in einem Wort: effect-chichen_itza-<Ereignis>.
effect-chichen_itza-put = { "" }
effect-chichen_itza-gave =
    −{ $amount } { $amount ->
        [one] Münze
       *[other] Münzen
    } an { $other }
effect-chichen_itza-upkeep =
    Unterhalt: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } pro Runde
effect-chichen_itza-deployed = +{ $warriors } Krieger ({ $place })
effect-chichen_itza-hits =
    { $hits ->
        [0] kein Treffer
       *[other] { $hits } Treffer
    }
effect-chichen_itza-treasure =
    { $pips ->
        [3] Würfel { $pips }: eine Magiekarte
        [6] Würfel { $pips }: ein Kampfrad höher
       *[other] Würfel { $pips }
    }
effect-chichen_itza-tunnelled = durch den Tunnel von { $from } nach { $to }
effect-chichen_itza-captured = Bonus von { $place }
effect-chichen_itza-gem-taken = Edelstein { $gem }
effect-chichen_itza-peace-made =
    Frieden: { $war ->
        [0] kein Marker mehr auf Krieg
       *[other] noch { $war } Marker auf Krieg
    }
effect-chichen_itza-blocked = { $damage } Schaden abgehalten

# Was mit einer Frage gesagt wird.
ask-chichen_itza-turn = Zug { $turn } von { $turns }; Münzen: { $coins }.
ask-chichen_itza-start = Ausgangsort: { $place }.
ask-chichen_itza-march = Ab { $place }: { $units }.
ask-chichen_itza-there = { $place }: { $who }.
ask-chichen_itza-levy = Höchstens noch { $left }; in der Reserve: { $reserve }.
ask-chichen_itza-lifted = In der Hand: { $units }.
ask-chichen_itza-upkeep = { $hero }: { $upkeep } von { $coins } Münzen.
ask-chichen_itza-offer = { $god }.
ask-chichen_itza-cards = Auf der Hand: { $stone } Stein, { $fire } Feuer.
ask-chichen_itza-dice = Du hast { $dice } gewürfelt. Glück, das du hast: { $luck }.
ask-chichen_itza-hits =
    Das { $hits ->
        [0] ist kein Treffer
        [one] ist { $hits } Treffer
       *[other] sind { $hits } Treffer
    } (es treffen: { $faces }).
ask-chichen_itza-follow-ups =
    { $count ->
        [one] Bleibt der Wurf, wird ein Würfel noch einmal geworfen.
       *[other] Bleibt der Wurf, werden { $count } Würfel noch einmal geworfen.
    }
ask-chichen_itza-idols = Götzen: { $idols }.
ask-chichen_itza-face = Wurf der Kreatur: { $symbols }.
ask-chichen_itza-damage = Schaden: { $damage }. Schilde: { $shields }, Götzen: { $idols }.
ask-chichen_itza-fight-creature =
    { $hearts ->
        [one] { $place }: { $seat } mit { $units } gegen { $kind } mit { $hearts } Herz.
       *[other] { $place }: { $seat } mit { $units } gegen { $kind } mit { $hearts } Herzen.
    }
ask-chichen_itza-fight-player = { $place }: { $seat } mit { $units } gegen { $other } mit { $others }.
ask-chichen_itza-phase = { $phase }, Phase { $number } von { $planned }.
ask-chichen_itza-so-far = Treffer in dieser Phase: { $seat } { $hits }.
ask-chichen_itza-so-far-both = Treffer in dieser Phase: { $seat } { $hits }, { $other } { $blows }.

# Tafeln des Terminals.
panel-chichen_itza-actions = Aktionen
panel-chichen_itza-cards = Karten
panel-chichen_itza-tiles = Gelände
panel-chichen_itza-owned = Besitz
panel-chichen_itza-tables = Tabellen
screen-chichen_itza-heads = Münz Glck Götz Schd Räder Res Mag Krg Gun Zug
screen-chichen_itza-favor = Gunst, von oben: { $favor }
screen-chichen_itza-status = Durchgang { $round } von { $rounds } · Prophezeiung: { $prophecy } · Zugreihenfolge: { $order }
screen-chichen_itza-signs = ~ Wasser · 3+1 Krieger, Helden · ° Späher · ? Stärke
screen-chichen_itza-letters = C Lager M Mine T Tempel V Dorf R Ruine 6/5 Bonus/Pkte
screen-chichen_itza-fight-creature =
    { $hearts ->
        [one] { $place }: { $seat } { $units } gegen { $kind } mit { $hearts } Herz.
       *[other] { $place }: { $seat } { $units } gegen { $kind } mit { $hearts } Herzen.
    }
screen-chichen_itza-fight-player = { $place }: { $seat } { $units } gegen { $other } { $others }.
screen-chichen_itza-phase = { $phase } { $number }/{ $planned }, Treffer { $hits }:{ $blows }.
screen-chichen_itza-dice = Würfel: { $dice }
screen-chichen_itza-costs = Kosten der Zeilen: { $rows } · der Spalten: { $columns }
screen-chichen_itza-or = { " " }oder { "" }
screen-chichen_itza-price =
    { $used ->
        [yes] { $price }
       *[no] { $price }, dann { $other }
    }
screen-chichen_itza-coins = Münzen: immer offen, umsonst, beliebig oft
screen-chichen_itza-task =
    { $points ->
        [one] nach Durchgang { $round } · { $points } Punkt
       *[other] nach Durchgang { $round } · { $points } Punkte
    }
spoken-chichen_itza-between = { "; " }
spoken-chichen_itza-label = { $label }: { $text }
spoken-chichen_itza-tile =
    { $terrain ->
        [water] { $id } ({ $kind }, Wasser)
        [land] { $id } ({ $kind }, Land)
        [both] { $id } ({ $kind }, Land und Wasser)
        [water-both] { $id } ({ $kind }, Wasser, jetzt auch Land)
        [land-both] { $id } ({ $kind }, Land, jetzt auch Wasser)
       *[none] { $id } ({ $kind })
    }
spoken-chichen_itza-warriors =
    { $count ->
        [0] keine Krieger
       *[other] { $count } Krieger
    }
spoken-chichen_itza-empty = leer
spoken-chichen_itza-owned =
    { $whose ->
        [own] eigene Einheiten: { $units }
       *[other] { $seat }, { $units }
    }
spoken-chichen_itza-creature =
    { $known ->
        [yes] { $kind }, Stärke { $strength }
        [changed] { $kind }, Stärke { $strength }, jetzt { $hearts }
       *[no] { $kind }, Stärke unbekannt
    }
spoken-chichen_itza-ruin =
    { $points ->
        [one] { $points } Punkt, { $bonus }
       *[other] { $points } Punkte, { $bonus }
    }
spoken-chichen_itza-scouts = Späher: { $seats }
spoken-chichen_itza-beside = neben { $places }
spoken-chichen_itza-tunnel = durch den Tunnel nach { $places }
spoken-chichen_itza-instead = { $now } statt { $printed }
spoken-chichen_itza-range =
    { $range ->
        [one] Gruppen gehen { $range } Schritt statt { $printed }
       *[other] Gruppen gehen { $range } Schritte statt { $printed }
    }
spoken-chichen_itza-gears = Kampfräder: Verteidigung { $defense }, Nahkampf { $melee }, Fernkampf { $ranged }, Magie { $magic }
spoken-chichen_itza-pieces = Reserve { $reserve } ({ $strips } von { $of } Streifen zahlen) · Späher { $scouts } · Züge { $markers } · auf Krieg { $war } · Gunst { $favor }
spoken-chichen_itza-magic =
    { $known ->
        [yes] Magiekarten: { $stone } Stein, { $fire } Feuer
       *[no] Magiekarten: { $count }
    }
spoken-chichen_itza-shown = allen bekannt: { $stone } Stein, { $fire } Feuer

# Warum nicht: refusal-<Regel>, gefüllt mit den Zahlen der Ablehnung.
refusal-ci-setup-placement = Ein Plättchen muss { $need } andere berühren; hier wären es { $have }.
refusal-ci-setup-city = Dort liegt die Stadt oder ein anderes Plättchen.
refusal-ci-setup-leftovers = Das ist bei dieser Spielerzahl nicht im Spiel.
refusal-ci-action-choice = Auf diesem Aktionsplättchen liegt schon ein eigener Marker.
refusal-ci-action-two-in-one = Diese Aktion bietet das Plättchen nicht ({ $action }).
refusal-ci-action-startable = Womit sollte das beginnen? Es fehlt alles dafür ({ $action }).
refusal-ci-cost-afford =
    { $need ->
        [one] Das kostet { $need } Münze; vorhanden: { $have }.
       *[other] Das kostet { $need } Münzen; vorhanden: { $have }.
    }
refusal-ci-cost-god-20 = Mit der Münze für { $holder } kostet das { $need }; vorhanden: { $have }.
refusal-ci-action-gear = Das Kampfrad steht auf Stufe { $level }, höher geht es nicht ({ $gear }).
refusal-ci-idol-exchange = Ein Tausch braucht { $need } Götzen; vorhanden: { $have }.
refusal-ci-ruling-magic-deck-empty = Es ist keine Magiekarte mehr zu ziehen.
refusal-ci-move-rule-1 = Dort stehen nicht genug eigene Einheiten ({ $place }).
refusal-ci-move-rule-2 = Eine Gruppe hat höchstens { $limit } Einheiten, nicht { $asked }.
refusal-ci-move-rule-3 =
    { $range ->
        [one] Das ist zu weit: Die Gruppe geht { $range } Schritt.
       *[other] Das ist zu weit: Die Gruppe geht { $range } Schritte.
    }
refusal-ci-move-rule-4 = Diese Bewegung kommt in jenes Gelände nicht hinein ({ $place }).
refusal-ci-move-no-war = Ein Angriff auf { $holder } braucht einen Marker auf Krieg.
refusal-ci-move-arrival-price = Ein Angriff auf { $holder } verlangt { $need } Münzen oder Marker auf Krieg; vorhanden: { $have }.
refusal-ci-move-other-tile = Dort steht die Gruppe schon ({ $place }).
refusal-ci-tile-unit-limit = Platz ist für { $limit } Einheiten, nicht für { $asked }.
refusal-ci-action-reinforcement = Krieger kommen in die Stadt oder auf kontrollierte Plättchen, nicht dorthin ({ $place }).
refusal-ci-action-recruit-hero =
    { $place ->
        [none] Dieser Held kämpft gerade.
       *[other] Dieser Held kann dort nicht rekrutiert werden ({ $place }).
    }
refusal-ci-action-regroup = Einheiten kommen in die Stadt oder auf kontrollierte Plättchen, nicht dorthin ({ $place }).
refusal-ci-action-scout = Dort steht schon ein eigener Späher ({ $place }).
refusal-ci-scout-stays = Alle eigenen Späher sind auf dem Brett und bleiben dort.
refusal-ci-action-god-card = Diese Götterkarte liegt nicht aus.
refusal-ci-supply-e =
    { $need ->
        [one] Der Unterhalt beträgt { $need } Münze; vorhanden: { $have }.
       *[other] Der Unterhalt beträgt { $need } Münzen; vorhanden: { $have }.
    }
refusal-ci-combat-luck-once = Glück hilft einmal je Phase und nur, wo gewürfelt wurde.
refusal-ci-combat-luck-reroll = Ein neuer Wurf kostet { $need } Glück oder Schilde; vorhanden: { $have }.
refusal-ci-combat-luck-extra-hit = Ein Treffer mehr kostet { $need } Glück oder Schilde; vorhanden: { $have }.
refusal-ci-combat-magic-fire-luck = Ein Zusatzwurf lässt sich nicht wiederholen.
refusal-ci-combat-magic-cards = Von diesem Typ sind { $limit } erlaubt und { $have } zur Hand.
refusal-ci-god-47 = Nur Gott 47 wiederholt einen Fehlwurf, einmal je Fernkampfphase.
refusal-ci-god-48 = Nur Gott 48 wiederholt Fehlwürfe, einmal und in der ersten Nahkampfphase.
refusal-ci-god-52 =
    { $need ->
        [0] Nur Gott 52 verkauft neue Würfe für Fehlwürfe, einmal je Kampf.
       *[other] Der neue Wurf kostet { $need } Münzen; vorhanden: { $have }.
    }
refusal-ci-hero-24 = Nur Held 24 wiederholt Sechsen, einmal je Phase und wenn welche da sind.
refusal-ci-hero-09 = Nur Held 09 gibt Götzen für Herzen einer Kreatur, solange es beides gibt.
refusal-ci-hero-12 = Nur Held 12 nimmt Glück als Schild und Schilde als Glück, solange welche da sind.
refusal-ci-hero-16 = Nur Held 16 hält alles mit einem Schild ab, und einer muss aktiv sein.
refusal-ci-god-50 = Gott 50 der Gegenseite verwehrt jeden Schild.
refusal-ci-idol-shield = Das braucht { $need } Götzen; vorhanden: { $have }.
refusal-ci-ruling-phase-cards = Die eigenen Götterkarten erlauben diese Zahl von Phasen jetzt nicht.
refusal-ci-god-30 = Das ist weder eine angesehene Karte noch die offene dieser Farbe.
refusal-ci-hidden-decks = Götterstapel bleiben verdeckt; nur Gott 30 sieht hinein, und nur wo noch Karten sind.
refusal-ci-move-rule-7 = Dort kann die Gruppe keine Krieger mitnehmen ({ $place }).
refusal-ci-gem-star = Diese Linie löst der neue Edelstein nicht aus.
refusal-ci-hero-23 = Nur Held 23 nimmt eine Linie doppelt, und zwar nur eine.
refusal-ci-end-g-tasks =
    { $place ->
        [reserve] Die Reserve ist leer.
       *[other] Dort steht kein eigener Krieger ({ $place }).
    }
refusal-ci-city-attack-fighters = Die Stadt verteidigen genau { $limit } Einheiten, nicht { $asked }.
refusal-ci-hero-scope =
    { $place ->
        [none] Dieser Held ist nicht auf dem Brett.
       *[other] Der genannte Held muss dort stehen und mitziehen ({ $place }).
    }
refusal-ci-combat-damage-heroes-last = Dieser Held gehört nicht zu denen, die fallen könnten.
refusal-ci-god-38 = Nur Gott 38 macht aus einer Landbewegung eine Wasserbewegung und umgekehrt.
refusal-ci-hero-07 = Der Held darf auf ein anderes kontrolliertes Plättchen mit Platz, nicht dorthin ({ $place }).
refusal-ci-reserve-exhausted = Die Reserve ist leer.
refusal-ci-god-53 = Nur Gott 53 oder Prophezeiung 25 lässt eine Karte als den anderen Typ spielen.
refusal-ci-god-51 = Wiederholt werden kann jetzt nur der Würfel der Kreatur.
refusal-ci-combat-reroll-order = Diese Art der Wiederholung passt nicht zu diesem Wurf.
refusal-ci-god-27 = Es gibt { $most } Dörfer und Lager, nicht { $asked }.
refusal-bp-prophecy-10 = Solange Prophezeiung 10 gilt, darf kein Glück ausgegeben werden.
refusal-bp-prophecy-11 =
    { $range ->
        [one] Das ist zu weit: Unter Prophezeiung 11 geht jede Gruppe { $range } Schritt.
       *[other] Das ist zu weit: Unter Prophezeiung 11 geht jede Gruppe { $range } Schritte.
    }
refusal-bp-prophecy-30 = Ein Kampfrad auf Stufe 1 kann nicht sinken ({ $gear }).
refusal-bp-tunnels-terrain = Mit dieser Bewegung kommt man dort nicht aus dem Tunnel ({ $place }).

# Die Zahlen der Ablehnungen: number-chichen_itza-<Name>; $rule ist die ablehnende Regel, mit Bindestrichen.
number-chichen_itza-need =
    { $rule ->
        [ci-setup-placement] muss { $value } Plättchen berühren
        [ci-cost-afford] braucht { $value } Münzen
        [ci-cost-god-20] braucht { $value } Münzen
        [ci-supply-e] braucht { $value } Münzen
        [ci-god-52] braucht { $value } Münzen
        [ci-idol-exchange] braucht { $value } Götzen
        [ci-idol-shield] braucht { $value } Götzen
       *[other] braucht { $value }
    }
number-chichen_itza-have =
    { $rule ->
        [ci-setup-placement] würde { $value } berühren
        [ci-combat-magic-cards] { $value } zur Hand
       *[other] hat { $value }
    }
number-chichen_itza-action = { $value }
number-chichen_itza-holder = gegen { $value }
number-chichen_itza-gear = Kampfrad: { $value }
number-chichen_itza-level = Stufe { $value }
number-chichen_itza-place = Ort: { $value }
number-chichen_itza-limit = höchstens { $value }
number-chichen_itza-asked = gewünscht: { $value }
number-chichen_itza-range = Reichweite { $value }
number-chichen_itza-most = vorhanden: { $value }
