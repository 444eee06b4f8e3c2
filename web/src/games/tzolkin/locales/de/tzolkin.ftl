# Das Brett von Tzolk'in im Browser.

page-tzolkin-board = Der Kalender mit seinen fünf Zahnrädern
page-tzolkin-jungle = Dschungel
page-tzolkin-skull-bank = Schädelbank
page-tzolkin-temples = Tempel
page-tzolkin-view-tracks = Tempel, Karten
page-tzolkin-technologies = Technologien
page-tzolkin-buildings = Gebäude
page-tzolkin-monuments = Monumente
page-tzolkin-cards = Karten
page-tzolkin-market = Markt
page-tzolkin-closer = Näher heran
page-tzolkin-farther = Weiter weg

# Kurze Namen.
page-tzolkin-god-brown = Chaac
page-tzolkin-god-yellow = Quetzalcóatl
page-tzolkin-god-green = Kukulcán
page-tzolkin-kind-farm = Farm
page-tzolkin-kind-civic = Stadt
page-tzolkin-kind-tomb = Grabmal
page-tzolkin-kind-shrine = Heiligtum
page-tzolkin-track-agriculture = Ackerbau
page-tzolkin-track-extraction = Rohstoffe
page-tzolkin-track-architecture = Baukunst
page-tzolkin-track-theology = Götterkunde
page-tzolkin-each-civic = je Stadt
page-tzolkin-each-tomb = je Grab
page-tzolkin-each-shrine = je Heiligt.
page-tzolkin-laid = gelegt
page-tzolkin-space = { $gear } { $space }
page-tzolkin-line = { $number }: { $text }

# Der Kalender.
page-tzolkin-day = Tag { $day }
page-tzolkin-age = Zeitalter { $age }
page-tzolkin-today = Heute ist Tag { $day }
page-tzolkin-food-in =
    { $days ->
        [0] heute Nahrungstag
        [one] morgen Nahrungstag
       *[other] Nahrungstag in { $days } Tagen
    }
page-tzolkin-in-days =
    { $days ->
        [0] heute
        [one] morgen
       *[other] in { $days } Tagen
    }
page-tzolkin-last-round = alle { $teeth } Tage sind vorbei
page-tzolkin-food-gifts = Tag { $day }: Nahrungstag. Jeder Arbeiter isst 2 Mais; danach gibt jede erreichte Tempelstufe ihr Holz, ihren Stein, ihr Gold oder ihren Schädel.
page-tzolkin-food-age = Tag { $day }: Nahrungstag. Jeder Arbeiter isst 2 Mais; danach werten Tempelstufen und Führende, und die Gebäude des zweiten Zeitalters kommen.
page-tzolkin-food-end = Tag { $day }: der letzte Nahrungstag. Jeder Arbeiter isst 2 Mais; danach werten Tempelstufen und Führende, und das Spiel endet.
page-tzolkin-calendar =
    { $next ->
        [0] Tag { $day }, Zeitalter { $age }. Alle Nahrungstage sind vorbei.
       *[other] Tag { $day }, Zeitalter { $age }. Der nächste Nahrungstag ist Tag { $next }, noch { $left } Tage.
    }
page-tzolkin-start = Start­spieler
page-tzolkin-start-free =
    { $corn ->
        [0] Startspielerfeld: frei
       *[other] Startspielerfeld: frei, dazu { $corn } Mais vom Kalender
    }
page-tzolkin-start-taken = Startspielerfeld: { $name } wird Startspieler
page-tzolkin-start-label =
    { $corn ->
        [0] Startspielerfeld, kostet { $price } Mais
       *[other] Startspielerfeld, kostet { $price } Mais und bringt { $corn } Mais vom Kalender
    }
page-tzolkin-marker = Startspieler

# Zahnräder, Arbeiter, Aktionen.
page-tzolkin-ovals = { $placed }/9 Schädel
page-tzolkin-action = { $space }: { $text }
page-tzolkin-taken = { $text } (vergeben: hier liegt ein Schädel)
page-tzolkin-worker-on = { $name } auf { $space }
page-tzolkin-dummy-on = Ein neutraler Arbeiter auf { $space }
page-tzolkin-place-label = Einen Arbeiter auf { $space } stellen, kostet { $price } Mais
page-tzolkin-pick-label = Den Arbeiter von { $space } zurücknehmen: { $text }
page-tzolkin-field =
    { $wood ->
        [0] Feld { $field }: { $bare } Maisplättchen
       *[other] Feld { $field }: { $wood } Maisplättchen unter Holz, { $bare } offene Maisplättchen
    }
page-tzolkin-skulls = noch { $left } von { $all }
page-tzolkin-skulls-label = In der Bank liegen noch { $left } von { $all } Kristallschädeln
page-tzolkin-beg-label = Betteln: 3 Mais haben, eine Tempelstufe hinab

# Tempel und Technologien.
page-tzolkin-leader = Bonus der Führenden: Zeitalter 1 / 2
page-tzolkin-standing = { $name } { $step }
page-tzolkin-temple-label = { $temple }, Stufen ab 0: { $standing }
page-tzolkin-levels = Stufe 1, 2, 3 und darüber
page-tzolkin-level = { $track }, Stufe { $level }
page-tzolkin-beyond = { $track }, über Stufe 3 hinaus

# Plättchen.
page-tzolkin-stack = Zeitalter { $age }, { $count } im Stapel
page-tzolkin-at-end = Punkte am Ende
page-tzolkin-built-by = gebaut von { $name }
page-tzolkin-wealth = Deine Startplättchen
page-tzolkin-wealth-first = Behalte zwei dieser vier Plättchen.
page-tzolkin-wealth-second = Nun das zweite Plättchen.
page-tzolkin-wealth-card = Plättchen { $number }: { $text }

# Plätze.
page-tzolkin-kind-you = du
page-tzolkin-kind-bot = Bot, { $level }
page-tzolkin-turn-moves = am Zug
page-tzolkin-turn-next = danach
page-tzolkin-turn-done = fertig
page-tzolkin-turn-chosen = hat gewählt
page-tzolkin-in-hand = Arbeiter auf der Hand
page-tzolkin-workers = Arbeiter: { $hand } auf der Hand, { $gears } auf den Rädern, { $bank } in der Bank
page-tzolkin-meal =
    Nahrungstag { $day }: { $hungry ->
        [0] Deine Arbeiter essen gratis
        [one] Ein Arbeiter isst { $corn } Mais
       *[other] { $hungry } Arbeiter essen { $corn } Mais
    }; du hast { $have }. { $unfed ->
        [0] { "" }
        [one] Einer würde hungern: −{ $points } Punkte.
       *[other] { $unfed } würden hungern: −{ $points } Punkte.
    }
page-tzolkin-tiles = { $count } Gebäude, { $monuments } Monumente
page-tzolkin-corn-tiles = { $count } Maisplättchen
page-tzolkin-wood-tiles = { $count } Holzplättchen
page-tzolkin-two-days = 2T

# Antworten.
page-tzolkin-group-place = Einsetzen
page-tzolkin-group-pick = Zurücknehmen
page-tzolkin-nothing = Nichts tun
page-tzolkin-done = Fertig
page-tzolkin-end-turn = Zug beenden
page-tzolkin-beg = Betteln
page-tzolkin-climb = Hinauf: { $god }
page-tzolkin-anger = Hinab: { $god }
page-tzolkin-crop-corn = Maisplättchen
page-tzolkin-crop-wood = Holzplättchen
page-tzolkin-crop-burn = Holz verbrennen
page-tzolkin-crop-tileless = Ohne Plättchen
page-tzolkin-pay = { $good } zahlen
page-tzolkin-take = { $good } nehmen
page-tzolkin-sell = { $good } verkaufen
page-tzolkin-buy = { $good } kaufen
page-tzolkin-title-pay = Zahlen
page-tzolkin-title-take = Nehmen
page-tzolkin-title-sell = Verkaufen
page-tzolkin-title-buy = Kaufen
page-tzolkin-build-less = { $kind }, { $good } gespart
page-tzolkin-build-plain = { $kind }, ohne Baukunst
page-tzolkin-days-1 = Ein Tag
page-tzolkin-days-2 = Zwei Tage
page-tzolkin-keep = Plättchen { $first } + { $second }
