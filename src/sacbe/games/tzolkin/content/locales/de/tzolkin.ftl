# Tzolk'in in Worten: Namen, was geschieht, was gefragt wird, Felder der Szenarien, Optionen, das Brett.

# Namen: name-tzolkin-<was>-<Kennung>; $count ist die Anzahl.
name-tzolkin-game = Tzolk’in
name-tzolkin-seat-red = Rot
name-tzolkin-seat-blue = Blau
name-tzolkin-seat-green = Grün
name-tzolkin-seat-yellow = Gelb
name-tzolkin-gear-palenque = Palenque
name-tzolkin-gear-yaxchilan = Yaxchilán
name-tzolkin-gear-tikal = Tikal
name-tzolkin-gear-uxmal = Uxmal
name-tzolkin-gear-chichen = Chichén Itzá
name-tzolkin-good-corn = Mais
name-tzolkin-good-wood = Holz
name-tzolkin-good-stone =
    { $count ->
        [one] Stein
       *[other] Stein
    }
name-tzolkin-good-gold = Gold
name-tzolkin-good-skull =
    { $count ->
        [one] Kristallschädel
       *[other] Kristallschädel
    }
name-tzolkin-good-any-block =
    { $count ->
        [one] beliebiger Rohstoff
       *[other] beliebige Rohstoffe
    }
name-tzolkin-temple-brown = Chaac
name-tzolkin-temple-yellow = Quetzalcóatl
name-tzolkin-temple-green = Kukulcán
name-tzolkin-track-agriculture = Ackerbau
name-tzolkin-track-extraction = Rohstoffgewinnung
name-tzolkin-track-architecture = Baukunst
name-tzolkin-track-theology = Götterkunde
name-tzolkin-source-temples = Tempel
name-tzolkin-source-tile = Gebäude
name-tzolkin-source-chichen = Chichén Itzá
name-tzolkin-source-technology = Technologie
name-tzolkin-source-hunger = hungernde Arbeiter
name-tzolkin-kind-farm = Farm
name-tzolkin-kind-civic = Stadtgebäude
name-tzolkin-kind-tomb = Grabmal
name-tzolkin-kind-shrine = Heiligtum
name-tzolkin-piece-worker =
    { $count ->
        [one] Arbeiter
       *[other] Arbeiter
    }
name-tzolkin-place-hand = Hand
name-tzolkin-space-start = Startspielerfeld
name-tzolkin-crop-tile-corn =
    { $count ->
        [one] Maisplättchen
       *[other] Maisplättchen
    }
name-tzolkin-crop-tile-wood =
    { $count ->
        [one] Holzplättchen
       *[other] Holzplättchen
    }
name-tzolkin-crop-tile-burn = Maisplättchen unter verbranntem Holz
name-tzolkin-crop-tile-tileless = Mais ohne Plättchen

# Ein Feld oder eine Aktion: das Rad und seine Nummer.
space-tzolkin = { $gear } { $space }

# Was geschieht: event-tzolkin-<Name>.  Tut es jemand, so steht dessen Name vor diesen Worten.
event-tzolkin-gained = erhält { $amount } { $good }
event-tzolkin-gained-more = { $amount } { $good }
event-tzolkin-paid = zahlt { $amount } { $good }
event-tzolkin-paid-more = { $amount } { $good }
event-tzolkin-scored =
    { $points ->
        [0] { "" }
        [one] bekommt { $points } Punkt ({ $source })
       *[other] bekommt { $points } Punkte ({ $source })
    }
event-tzolkin-scored-more =
    { $points ->
        [0] { "" }
        [one] { $points } Punkt ({ $source })
       *[other] { $points } Punkte ({ $source })
    }
event-tzolkin-climbed = steigt von Stufe { $from } auf { $to } ({ $temple })
event-tzolkin-angered = erzürnt die Götter und fällt von Stufe { $from } auf { $to } ({ $temple })
event-tzolkin-step-lost =
    { $temple ->
        [none] kann in keinem Tempel steigen
       *[other] kann nicht höher steigen ({ $temple })
    }
event-tzolkin-placed =
    { $gear ->
        [start] stellt einen Arbeiter auf das Startspielerfeld
       *[other] stellt einen Arbeiter auf { $gear } { $space }
    }
event-tzolkin-picked = nimmt den Arbeiter von { $gear } { $space }
event-tzolkin-acted = nutzt Aktion { $action } von { $gear }
event-tzolkin-begged = bettelt um Mais, mit { $had } im Vorrat
event-tzolkin-pitied = ist zu arm zum Einsetzen und zu tief zum Betteln: gibt allen Mais ({ $corn }) für einen Arbeiter
event-tzolkin-harvested =
    { $crop ->
        [corn] nimmt ein Maisplättchen von Feld { $group }
        [wood] nimmt ein Holzplättchen von Feld { $group }
        [burn] brennt auf Feld { $group } den Wald nieder und nimmt das Maisplättchen
       *[tileless] erntet Feld { $group } ohne Plättchen
    }
event-tzolkin-advanced =
    { $from ->
        [3] geht über Stufe 3 hinaus ({ $track })
       *[other] erreicht Stufe { $to } ({ $track })
    }
event-tzolkin-built = baut { $tile }
event-tzolkin-worker-came = bekommt einen Arbeiter (jetzt { $workers })
event-tzolkin-opened = Aufgedeckt: { $tile }
event-tzolkin-dealt = bekommt { $tile } ausgeteilt
event-tzolkin-dealt-hidden = bekommt ein Startplättchen
event-tzolkin-dummy-placed = Ein neutraler Arbeiter kommt auf { $gear } { $space }
event-tzolkin-wealth-chosen = hat zwei Startplättchen gewählt
event-tzolkin-wealth-kept = behält { $tile } und { $other }
event-tzolkin-first-player = ist am Anfang dran
event-tzolkin-round-began = Runde { $round } (Tag { $tooth })
event-tzolkin-turn-began = ist am Zug
event-tzolkin-calendar-corn = Mais auf dem Kalender: { $corn }
event-tzolkin-corn-taken = nimmt den Mais vom Kalender
event-tzolkin-turned = Die Räder drehen sich auf Tag { $to }
event-tzolkin-pushed-off = nimmt einen Arbeiter zurück, den { $gear } hinausgedreht hat
event-tzolkin-came-home = nimmt den Arbeiter vom Startspielerfeld zurück
event-tzolkin-board-turned =
    { $side ->
        [light] dreht die Spielertafel auf die helle Seite
       *[dark] dreht den Kalender zwei Tage weiter; die Spielertafel ist jetzt dunkel
    }
event-tzolkin-food-day = { $day }. Nahrungstag
event-tzolkin-fed =
    { $unfed ->
        [0] ernährt alle für { $corn } Mais
        [one] ernährt alle bis auf einen für { $corn } Mais
       *[other] ernährt { $fed ->
            [0] niemanden
           *[other] { $fed } für { $corn } Mais
        }, { $unfed } hungern
    }
event-tzolkin-age-changed = Zeitalter { $age } beginnt: Alle Gebäude werden ersetzt
event-tzolkin-final = hat am Ende { $quarters } Punkte

# Was gefragt wird: prompt-tzolkin-<Frage>.
prompt-tzolkin-turn = Arbeiter einsetzen oder zurücknehmen.
prompt-tzolkin-place = Noch einen Arbeiter einsetzen oder aufhören.
prompt-tzolkin-pick = Noch einen Arbeiter zurücknehmen oder aufhören.
prompt-tzolkin-action = Die Aktion dieses Arbeiters wählen, oder keine.
prompt-tzolkin-any-action = Für 1 Mais eine Aktion eines kleinen Rades wählen, oder keine.
prompt-tzolkin-harvest = Wählen, was geerntet wird.
prompt-tzolkin-track = Eine Technologie wählen.
prompt-tzolkin-pay = Einen Rohstoff zum Bezahlen wählen.
prompt-tzolkin-take = Einen Rohstoff zum Nehmen wählen.
prompt-tzolkin-build = Wählen, was gebaut wird.
prompt-tzolkin-trade = Erst verkaufen, dann kaufen, dann aufhören.
prompt-tzolkin-climb = Einen Tempel wählen, um zu steigen.
prompt-tzolkin-anger = In welchem Tempel hinab?
prompt-tzolkin-blessing = Einen Rohstoff für eine Tempelstufe zahlen, oder nichts.
prompt-tzolkin-days = Den Kalender um einen Tag oder um zwei drehen.
prompt-tzolkin-wealth = Zwei der Startplättchen behalten.
prompt-tzolkin-pity = Einen Arbeiter für allen Mais einsetzen.
prompt-tzolkin-draw-monument = Ein Monument wird gezogen.
prompt-tzolkin-draw-building = Ein Gebäude wird gezogen.
prompt-tzolkin-deal-wealth = Ein Startplättchen wird ausgeteilt.
prompt-tzolkin-draw-dummy = Ein Startplättchen zeigt, wohin ein neutraler Arbeiter kommt.
prompt-tzolkin-first = Es wird ausgelost, wer beginnt.

# Optionen: option-tzolkin-<Name>.
option-tzolkin-first = Wer beginnt: ausgelost, oder ein bestimmter Platz.
option-tzolkin-quarters = Die Schlusswertung zählt genaue Viertelpunkte oder schneidet auf ganze Punkte ab.
option-tzolkin-paid-skull = Der für ein Monument bezahlte Kristallschädel kommt in den Vorrat zurück oder scheidet aus.
option-tzolkin-level-3 = Ein kostenloser Fortschritt über Stufe 3 hinaus gibt den Bonus umsonst, oder er ist zu bezahlen.
option-tzolkin-burn-beside-corn = Wald darf auch niedergebrannt werden, wenn auf dem Feld offener Mais liegt, oder nicht.
option-tzolkin-tileless = Ackerbau 2 darf ein sichtbares Maisplättchen liegen lassen, oder nicht.
option-tzolkin-extra-building = Das zusätzliche Gebäude eines Plättchens hat eigene Vorteile der Baukunst, oder keine.
option-tzolkin-speed-at-end = Der Kalender darf um zwei Tage auf den letzten Nahrungstag gedreht werden, oder nicht.
option-tzolkin-dummies-block = Neutrale Arbeiter verhindern eine Drehung um zwei Tage, oder nicht.
option-tzolkin-short-skulls = Reichen die Kristallschädel nicht, nimmt man den Rest, oder nichts.
option-tzolkin-low-temples = Stufen unter dem Start zählen bei einem Tempelmonument als Abzug, oder gar nicht.

# Felder der Szenarien: field-tzolkin-<Name>, vor den Feldern eines Platzes steht seat-.
field-tzolkin-stage = Wo die Runde weitergeht; ohne Angabe „turns“.
field-tzolkin-turn = Wer am Zug ist; ohne Angabe, wer den Startspielerstein hat.
field-tzolkin-marker = Wer den Startspielerstein hat.
field-tzolkin-round = Die Nummer der Runde.
field-tzolkin-tooth = Der Tag, den der Kalender zeigt.
field-tzolkin-food-days = Wie viele Nahrungstage schon waren.
field-tzolkin-age = Das Zeitalter der Gebäude, 1 oder 2.
field-tzolkin-next-food-day = Tage bis zum nächsten Nahrungstag.
field-tzolkin-start-space = Wer auf dem Startspielerfeld steht, oder none.
field-tzolkin-calendar-corn = Mais, der auf dem Kalender liegt.
field-tzolkin-palenque = Wer auf welchem Feld von Palenque steht.
field-tzolkin-yaxchilan = Wer auf welchem Feld von Yaxchilán steht.
field-tzolkin-tikal = Wer auf welchem Feld von Tikal steht.
field-tzolkin-uxmal = Wer auf welchem Feld von Uxmal steht.
field-tzolkin-chichen = Wer auf welchem Feld von Chichén Itzá steht.
field-tzolkin-jungle = Mais- und Holzplättchen, die bei Palenque 2 bis 5 noch liegen.
field-tzolkin-ovals = Aktionen von Chichén Itzá, auf denen schon ein Kristallschädel liegt.
field-tzolkin-row = Gebäude, die offen ausliegen.
field-tzolkin-stack = Gebäude dieses Zeitalters, die noch gezogen werden.
field-tzolkin-stack-size = Wie viele Gebäude noch gezogen werden.
field-tzolkin-monuments = Monumente, die offen ausliegen.
field-tzolkin-bank-skulls = Kristallschädel im Vorrat.
field-tzolkin-dummies-left = Neutrale Arbeiter, die noch auf die Räder kommen.
field-tzolkin-undealt-wealth = Startplättchen, die nicht ausgeteilt wurden.
field-tzolkin-seat-corn = Mais des Platzes.
field-tzolkin-seat-wood = Holz des Platzes.
field-tzolkin-seat-stone = Stein des Platzes.
field-tzolkin-seat-gold = Gold des Platzes.
field-tzolkin-seat-skulls = Kristallschädel des Platzes.
field-tzolkin-seat-points = Bisherige Punkte; auch negativ.
field-tzolkin-seat-hand = Arbeiter auf der Hand.
field-tzolkin-seat-workers = Arbeiter im Spiel, wo immer sie stehen.
field-tzolkin-seat-temples = Die Stufe in jedem Tempel; 0 ist die unterste, 1 der Start.
field-tzolkin-seat-agriculture = Stufe im Ackerbau.
field-tzolkin-seat-extraction = Stufe in der Rohstoffgewinnung.
field-tzolkin-seat-architecture = Stufe in der Baukunst.
field-tzolkin-seat-theology = Stufe in der Götterkunde.
field-tzolkin-seat-corn-tiles = Geerntete und behaltene Maisplättchen.
field-tzolkin-seat-wood-tiles = Geerntete und behaltene Holzplättchen.
field-tzolkin-seat-board = Die Seite der Spielertafel; hell, solange zwei Tage noch zu haben sind.
field-tzolkin-seat-buildings = Gebaute Gebäude.
field-tzolkin-seat-monuments = Gebaute Monumente.
field-tzolkin-seat-wealth = Behaltene Startplättchen.
field-tzolkin-seat-dealt = Ausgeteilte und nicht abgeworfene Startplättchen.
field-tzolkin-seat-fed-free = Arbeiter, die umsonst essen.
field-tzolkin-seat-feed-discount = Mais, der bei jedem ernährten Arbeiter gespart wird.

# Die Schlusswertung: score-tzolkin-<Teil>.
score-tzolkin-temples = Tempel
score-tzolkin-tile = Gebäude
score-tzolkin-chichen = Chichén Itzá
score-tzolkin-technology = Technologien
score-tzolkin-hunger = Hunger
score-tzolkin-earlier = Frühere Punkte
score-tzolkin-corn = Mais und Rohstoffe
score-tzolkin-skulls = Kristallschädel
score-tzolkin-monuments = Monumente

# Das Brett als Text.
board-tzolkin-calendar =
    Runde { $round } · Tag { $tooth } von { $teeth } · Zeitalter { $age } · { $left ->
        [0] heute { $day }. Nahrungstag
        [1] morgen { $day }. Nahrungstag
       *[other] { $day }. Nahrungstag in { $left } Tagen
    }
board-tzolkin-over = Runde { $round } · Tag { $tooth } von { $teeth } · alle Nahrungstage sind vorbei
board-tzolkin-first = Es beginnt: { $seat } · Startspielerfeld: { $holder } · Mais auf dem Kalender: { $corn }
board-tzolkin-free = frei
board-tzolkin-dummy = neutral
board-tzolkin-space = Feld
board-tzolkin-fields = Äcker
board-tzolkin-field =
    { $wood ->
        [0] { $field }: { $corn } Mais
       *[other] { $field }: { $corn } Mais, { $wood } Holz
    }
board-tzolkin-skulls = Kristallschädel
board-tzolkin-ovals = { $bank } im Vorrat · gelegt in Chichén Itzá: { $placed }
board-tzolkin-nothing = keine
board-tzolkin-buildings = Gebäude (noch { $left } im Stapel)
board-tzolkin-monuments = Monumente
board-tzolkin-points = Punkte
board-tzolkin-workers = Arbeiter (auf der Hand)
board-tzolkin-temples = Braun/Gelb/Grün
board-tzolkin-tiles = Mais-/Holzplättchen
board-tzolkin-board = Spielertafel
board-tzolkin-light = hell
board-tzolkin-dark = dunkel
board-tzolkin-built = Gebäude
board-tzolkin-raised = Monumente
board-tzolkin-wealth = Startplättchen
board-tzolkin-secret =
    { $count ->
        [0] gewählt, geheim
       *[other] { $count } geheim
    }
