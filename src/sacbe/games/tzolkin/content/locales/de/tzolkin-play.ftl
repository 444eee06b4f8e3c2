# Tzolk'in für die Spielenden: Züge, Plättchen, Aktionen, Tafeln und Ablehnungen in Worten.

# Züge: move-tzolkin-<Verb>.
move-tzolkin-place =
    { $gear ->
        [start] Arbeiter auf das Startspielerfeld stellen
       *[other] Arbeiter auf { $name } stellen
    }
move-tzolkin-pick = Arbeiter von { $gear } { $space } nehmen ({ $action })
move-tzolkin-act = { $gear } { $space }: { $action }
move-tzolkin-nothing = Nichts tun
move-tzolkin-stop = Aufhören
move-tzolkin-beg = Um Mais betteln: 3 haben, dann eine Tempelstufe hinab
move-tzolkin-anger = Eine Stufe hinab: { $temple }
move-tzolkin-climb = Eine Stufe hinauf: { $temple }
move-tzolkin-harvest =
    { $crop ->
        [corn] Maisplättchen nehmen
        [wood] Holzplättchen nehmen
        [burn] Wald niederbrennen und Maisplättchen nehmen
       *[tileless] Mais ohne Plättchen ernten
    }
move-tzolkin-advance = Weiter in { $track }
move-tzolkin-pay = 1 { $good } zahlen
move-tzolkin-take = 1 { $good } nehmen
move-tzolkin-sell = 1 { $good } verkaufen
move-tzolkin-buy = 1 { $good } kaufen
move-tzolkin-build =
    { $way ->
        [none] { $tile } bauen
        [plain] { $tile } bauen, ohne Baukunst
       *[other] { $tile } bauen, ohne 1 { $left }
    }
move-tzolkin-days =
    { $days ->
        [1] Den Kalender einen Tag drehen
       *[other] Den Kalender { $days } Tage drehen
    }
move-tzolkin-keep = { $first } und { $second } behalten

# Was ein Zug sofort bewirkt, wo die Worte für alle Spiele nicht reichen: effect-tzolkin-<Art oder Ereignis>.
effect-tzolkin-put = → { $place }
effect-tzolkin-bonus = Bonus: { $track }
effect-tzolkin-feeds =
    { $workers ->
        [one] { $workers } Arbeiter isst umsonst
       *[other] { $workers } Arbeiter essen umsonst
    }
effect-tzolkin-price-from =
    { $blocks ->
        [one] ab { $blocks } Block
       *[other] ab { $blocks } Blöcken
    }
effect-tzolkin-starts = du beginnst die nächste Runde
effect-tzolkin-passes-start = der nächste Platz beginnt die nächste Runde
effect-tzolkin-food-in =
    { $days ->
        [0] dann der Nahrungstag
        [one] Nahrungstag in { $days } Tag
       *[other] Nahrungstag in { $days } Tagen
    }
effect-tzolkin-step-lost = eine Stufe verfällt
effect-tzolkin-board-turned = die Tafel zeigt ihre dunkle Seite

# Was zu einer Frage gehört, aus ihren Fakten: detail-tzolkin-<Frage>.
detail-tzolkin-place = Bisher eingesetzt: { $placed }; der nächste kostet { $extra } Mais mehr als sein Feld.
detail-tzolkin-action = Er stand auf { $gear } { $space }.
detail-tzolkin-harvest =
    { $wood_tiles ->
        [0] Feld { $field }: { $corn_tiles } Mais.
       *[other] Feld { $field }: { $corn_tiles } Mais, { $wood_tiles } Holz.
    }
detail-tzolkin-track =
    { $left ->
        [one] { $free ->
            [yes] Das kostet nichts.
           *[no] Noch eine Stufe.
        }
       *[other] { $free ->
            [yes] Noch { $left } Stufen umsonst.
           *[no] Noch { $left } Stufen.
        }
    }
detail-tzolkin-pay =
    { $reason ->
        [advance] Noch { $left } zu zahlen für { $track }.
       *[temples] Dafür gibt es zwei Stufen in Tempeln.
    }
detail-tzolkin-take =
    { $left ->
        [one] Noch einer.
       *[other] Noch { $left }.
    }
detail-tzolkin-build =
    { $part ->
        [first] Ein oder zwei Gebäude oder ein Monument.
        [second] Das zweite Gebäude; die Baukunst hilft noch.
        [second-plain] Das zweite Gebäude, ohne Baukunst.
        [extra] Das weitere Gebäude eines Plättchens.
        [extra-plain] Das weitere Gebäude eines Plättchens, ohne Baukunst.
        [with-corn] Bezahlt wird mit Mais.
       *[single] Ein Gebäude.
    }
detail-tzolkin-climb =
    { $barred ->
        [none] { $left ->
            [one] Eine Stufe.
           *[other] { $left } Stufen in verschiedenen Tempeln.
        }
       *[other] Ein anderer Tempel als zuvor ({ $barred }).
    }
detail-tzolkin-anger =
    { $reason ->
        [begging] Das ist der Preis des Bettelns.
       *[burning] Das ist der Preis fürs Verbrennen.
    }
detail-tzolkin-days =
    Von den Rädern gedrehte Arbeiter: { $one } bei einem Tag, { $two } bei zwei Tagen. { $food_days ->
        [one] Nahrungstag morgen.
       *[other] Nahrungstag in { $food_days } Tagen.
    }

# Tafeln des Terminals.
panel-tzolkin-market = Gebäude
panel-tzolkin-tiles = Plättchen
panel-tzolkin-actions = Aktionen
panel-tzolkin-tracks = Tempel und Technologien
screen-tzolkin-no-action = keine Aktion
screen-tzolkin-first = Beginnt: { $seat } · Startfeld: { $holder } · Mais dort: { $corn }
screen-tzolkin-fields = Äcker (Mais/Holz): { $fields }
screen-tzolkin-skulls = Schädel: noch { $bank } · in Chichén Itzá: { $placed }
screen-tzolkin-heads = Pkt Mais Holz Stein Gold Schäd Arb
screen-tzolkin-temples = br/ge/gr
screen-tzolkin-techs = Tech
screen-tzolkin-row = noch { $count } im Stapel
screen-tzolkin-harvested = Maisplättchen { $corn }, Holzplättchen { $wood }
screen-tzolkin-speed =
    { $board ->
        [light] zwei Tage noch möglich
       *[dark] zwei Tage verbraucht
    }
screen-tzolkin-dealt = ausgeteilt
screen-tzolkin-chosen = gewählt, noch geheim
screen-tzolkin-none = keine Plättchen
spoken-tzolkin-piece =
    { $owner ->
        [dummy] { $space } neutral
       *[other] { $space } { $name }
    }
spoken-tzolkin-label = { $label }: { $text }
spoken-tzolkin-empty = leer
spoken-tzolkin-goods = { $points } Punkte; { $goods }
spoken-tzolkin-no-goods = keine Waren
spoken-tzolkin-workers = { $hand } von { $workers } Arbeitern auf der Hand
spoken-tzolkin-temples = Tempel: Chaac { $brown }, Quetzalcóatl { $yellow }, Kukulcán { $green }
spoken-tzolkin-techs = Technologien: Ackerbau { $agriculture }, Rohstoffgewinnung { $extraction }, Baukunst { $architecture }, Götterkunde { $theology }

# Warum nicht: refusal-<Regel>, gefüllt mit den Zahlen der Ablehnung.
refusal-tz-turn-no-pass = Ein Zug kann nicht ausgelassen werden: Mindestens ein Arbeiter wird eingesetzt oder zurückgenommen.
refusal-tz-placing-number =
    { $hand ->
        [0] Es ist kein Arbeiter mehr auf der Hand.
       *[other] Nur { $hand } Arbeiter sind auf der Hand.
    }
refusal-tz-placing-full-gear = Alle nummerierten Felder von { $gear } sind besetzt.
refusal-tz-start-space-capacity = Auf dem Startspielerfeld steht schon { $holder }.
refusal-tz-placing-afford = Das kostet { $need } Mais; da sind { $have }.
refusal-tz-pickup-number = Auf { $gear } { $space } steht kein eigener Arbeiter.
refusal-tz-begging-when = Mit { $have } Mais darf niemand betteln; das ist zu viel.
refusal-tz-begging-barred-at-bottom = Alle drei Tempelmarker stehen ganz unten: kein Betteln.
refusal-tz-turn-sequence = Gebettelt wird am Anfang des Zugs; dafür ist es zu spät.
refusal-tz-turn-place-or-pick-up = In einem Zug wird entweder eingesetzt oder zurückgenommen, nie beides.
refusal-tz-pity-effect = Der eine Arbeiter muss auf ein billigstes Feld, für { $lowest } Mais; dieses kostet { $asked }.
refusal-tz-begging-forced = Betteln ist Pflicht: Das billigste Feld kostet { $need } Mais, da sind { $have }.
refusal-tz-turn-forced-type = Kein Arbeiter auf der Hand; es muss zurückgenommen werden.
refusal-tz-pickup-pay-first = Der Weg zurück kostet { $need } Mais, vorab zu zahlen; da sind { $have }.
refusal-tz-pickup-step-back = Der Arbeiter stand auf Feld { $space }; Aktion { $asked } liegt weiter vorn.
refusal-tz-pickup-space-zero = Ein Arbeiter von Feld 0 hat keine Aktion.
refusal-tz-tech-theology-1 = Von Feld { $space } reicht die Götterkunde ein Feld voraus, aber nicht zu Aktion { $asked }.
refusal-tz-ruling-no-empty-action = Das würde jetzt nichts bewirken.
refusal-tz-jungle-empty = Auf Acker { $group } liegt kein Plättchen mehr.
refusal-tz-jungle-visible = Aller Mais von Acker { $group } liegt unter Holz ({ $corn-tiles } Mais, { $wood-tiles } Holz).
refusal-tz-jungle-take-tile = Auf Acker { $group } liegt kein Holzplättchen mehr.
refusal-tz-jungle-burn-barred = Alle drei Tempelmarker stehen ganz unten: kein Niederbrennen.
refusal-tz-ruling-no-tileless-with-visible-corn = Acker { $group } zeigt ein Maisplättchen; es muss genommen werden.
refusal-tz-tech-agriculture-2-no-tile = Ernten ohne Plättchen braucht Ackerbau { $need }; die Stufe ist { $have }.
refusal-tz-chichen-skull = Chichén Itzá verlangt einen Kristallschädel; da sind { $have }.
refusal-tz-chichen-once = Auf Aktion { $action } von Chichén Itzá liegt schon ein Schädel.
refusal-tz-general-paying = Das kostet { $need }; da sind { $have }.
refusal-tz-tech-cost =
    { $need ->
        [one] Diese Stufe kostet 1 Rohstoff; da sind { $have }.
       *[other] Diese Stufe kostet { $need } Rohstoffe; da sind { $have }.
    }
refusal-tz-building-construct =
    { $missing ->
        [one] Ein Rohstoff oder Schädel fehlt zum Preis.
       *[other] { $missing } Rohstoffe oder Schädel fehlen zum Preis.
    }
refusal-tz-building-refill = Dieses Plättchen liegt nicht offen aus.
refusal-tz-monument-construct = Monumente werden nur mit Tikal 4 gebaut.
refusal-tz-tikal-one-architecture = Die Baukunst half schon beim ersten Gebäude; das zweite wird ohne sie gebaut.
refusal-tz-tech-architecture-3 =
    { $need ->
        [1] Dieser Rohstoff gehört nicht zum Preis.
       *[other] Einen Rohstoff weglassen braucht Baukunst { $need }; die Stufe ist { $have }.
    }
refusal-tz-tikal-action-4 = Nach einem Gebäude kann nur ein zweites Gebäude folgen, kein Monument.
refusal-tz-uxmal-action-4 = Mit Mais gebaut kostet das { $need }; da sind { $have }.
refusal-tz-temple-top-single = Ganz oben steht schon jemand ({ $temple }); von Stufe { $step } geht es nicht höher.
refusal-tz-tikal-action-5 = Die zwei Stufen gehen an zwei verschiedene Tempel ({ $temple } hatte die seine).
refusal-tz-anger-step-down = Der Marker steht dort schon ganz unten ({ $temple }).
refusal-tz-market-exchange = Dieser Tausch braucht { $need }; da sind { $have }.
refusal-tz-ruling-sales-first = Alle Verkäufe kommen vor allen Käufen.
refusal-tz-start-space-two-days-board = Die Spielertafel liegt auf der dunklen Seite: Die zwei Tage sind verbraucht.
refusal-tz-start-space-two-days-block = Zwei Tage würden einen Arbeiter auf { $gear } { $space } hinausdrehen.
refusal-tz-ruling-final-advance = Die letzte Drehung des Kalenders ist ein Tag.
refusal-tz-calendar-phase-order = Der Kalender dreht sich um einen Tag; niemand hat es anders gewählt.
refusal-tz-ruling-any-action-range = Diese Aktion gehört nicht zu denen, die für Mais zu haben sind.
refusal-tz-ruling-any-action-optional = Die andere Aktion kostet { $need } Mais; da sind { $have }.
refusal-tz-ruling-climb-target = So lässt sich in keinem Tempel steigen.
refusal-tz-setup-wealth-choose = Behalten lassen sich nur zwei der ausgeteilten Plättchen.
refusal-tz-effect-tech = Das Plättchen bringt { $track } voran, nicht { $asked-track }.
refusal-tz-ruling-burn-with-bare-corn = Acker { $group } zeigt ein offenes Maisplättchen; nach der gewählten Option wird dann nicht gebrannt.
refusal-tz-ruling-speed-near-the-end = Nach der gewählten Option sind zwei Tage von Tag { $tooth } an nicht möglich.
refusal-tz-ruling-free-advance-at-level-3 = Nach der gewählten Option kostet der Bonus { $need } Rohstoff; da sind { $have }.
refusal-tz-temple-wasted = Stufe { $step } ist die höchste ({ $temple }).
refusal-tz-pickup-own-action = Der Arbeiter stand auf { $gear }, nicht auf { $asked-gear }.
refusal-tz-ruling-saving-used = Spart Baukunst 3 einen Rohstoff, so wird er gespart: Der Rohstoff ist zu nennen.
refusal-tz-jungle-burn = Auf Acker { $group } liegt kein Holz zum Niederbrennen.
refusal-tz-tech-theology-2 = Eine Stufe für einen Rohstoff braucht Götterkunde { $need }; die Stufe ist { $have }.
