# Tzolk'in pour les joueurs : coups, tuiles, actions, panneaux et refus en mots.

# Coups : move-tzolkin-<verbe>.
move-tzolkin-place =
    { $gear ->
        [start] Poser un ouvrier sur la case du premier joueur
       *[other] Poser un ouvrier sur { $name }
    }
move-tzolkin-pick = Reprendre l’ouvrier de { $gear } { $space } ({ $action })
move-tzolkin-act = { $gear } { $space } : { $action }
move-tzolkin-nothing = Ne rien faire
move-tzolkin-stop = S’arrêter là
move-tzolkin-beg = Mendier du maïs : en avoir 3, puis descendre d’une marche
move-tzolkin-anger = Descendre d’une marche : { $temple }
move-tzolkin-climb = Monter d’une marche : { $temple }
move-tzolkin-harvest =
    { $crop ->
        [corn] Prendre une tuile de maïs
        [wood] Prendre une tuile de bois
        [burn] Brûler le bois et prendre la tuile de maïs
       *[tileless] Récolter le maïs sans tuile
    }
move-tzolkin-advance = Progresser en { $track }
move-tzolkin-pay = Payer 1 { $good }
move-tzolkin-take = Prendre 1 { $good }
move-tzolkin-sell = Vendre 1 { $good }
move-tzolkin-buy = Acheter 1 { $good }
move-tzolkin-build =
    { $way ->
        [none] Construire { $tile }
        [plain] Construire { $tile }, sans architecture
       *[other] Construire { $tile }, avec 1 { $left } de moins
    }
move-tzolkin-days =
    { $days ->
        [1] Avancer le calendrier d’un jour
       *[other] Avancer le calendrier de { $days } jours
    }
move-tzolkin-keep = Garder { $first } et { $second }

# Ce qu'un coup fait aussitôt, là où les mots de tous les jeux ne suffisent pas : effect-tzolkin-<genre ou événement>.
effect-tzolkin-put = → { $place }
effect-tzolkin-bonus = bonus : { $track }
effect-tzolkin-feeds =
    { $workers ->
        [one] { $workers } ouvrier mange gratuitement
       *[other] { $workers } ouvriers mangent gratuitement
    }
effect-tzolkin-price-from =
    { $blocks ->
        [one] dès { $blocks } bloc
       *[other] dès { $blocks } blocs
    }
effect-tzolkin-starts = vous commencez la manche suivante
effect-tzolkin-passes-start = la place suivante commence la manche suivante
effect-tzolkin-food-in =
    { $days ->
        [0] puis le jour de nourriture
        [one] jour de nourriture dans { $days } jour
       *[other] jour de nourriture dans { $days } jours
    }
effect-tzolkin-step-lost = une marche est perdue
effect-tzolkin-board-turned = le plateau montre sa face sombre

# Ce qui va avec une question, d'après ses faits : detail-tzolkin-<question>.
detail-tzolkin-place = Déjà placés : { $placed } ; le prochain coûte { $extra } maïs de plus que sa case.
detail-tzolkin-action = Il était sur { $gear } { $space }.
detail-tzolkin-harvest =
    { $wood_tiles ->
        [0] Champ { $field } : { $corn_tiles } maïs.
       *[other] Champ { $field } : { $corn_tiles } maïs, { $wood_tiles } bois.
    }
detail-tzolkin-track =
    { $left ->
        [one] { $free ->
            [yes] C’est gratuit.
           *[no] Il reste un niveau.
        }
       *[other] { $free ->
            [yes] Il reste { $left } niveaux gratuits.
           *[no] Il reste { $left } niveaux.
        }
    }
detail-tzolkin-pay =
    { $reason ->
        [advance] Encore { $left } à payer pour { $track }.
       *[temples] Cela paie deux marches de temple.
    }
detail-tzolkin-take =
    { $left ->
        [one] Encore un.
       *[other] Encore { $left }.
    }
detail-tzolkin-build =
    { $part ->
        [first] Un ou deux bâtiments, ou un monument.
        [second] Le deuxième bâtiment ; l’architecture aide encore.
        [second-plain] Le deuxième bâtiment, sans architecture.
        [extra] Le bâtiment de plus d’une tuile.
        [extra-plain] Le bâtiment de plus d’une tuile, sans architecture.
        [with-corn] Il se paie en maïs.
       *[single] Un bâtiment.
    }
detail-tzolkin-climb =
    { $barred ->
        [none] { $left ->
            [one] Une marche.
           *[other] { $left } marches, dans des temples différents.
        }
       *[other] Un autre temple que le précédent ({ $barred }).
    }
detail-tzolkin-anger =
    { $reason ->
        [begging] C’est le prix de la mendicité.
       *[burning] C’est le prix du bois brûlé.
    }
detail-tzolkin-days =
    Ouvriers sortis des roues : { $one } en un jour, { $two } en deux. { $food_days ->
        [one] Jour de nourriture demain.
       *[other] Jour de nourriture dans { $food_days } jours.
    }

# Panneaux du terminal.
panel-tzolkin-market = Bâtiments
panel-tzolkin-tiles = Tuiles
panel-tzolkin-actions = Actions
panel-tzolkin-tracks = Temples et technologies
screen-tzolkin-no-action = aucune action
screen-tzolkin-first = Premier : { $seat } · case de départ : { $holder } · maïs : { $corn }
screen-tzolkin-fields = Champs (maïs/bois) : { $fields }
screen-tzolkin-skulls = Crânes : encore { $bank } · à Chichén Itzá : { $placed }
screen-tzolkin-heads = pts maïs bois pierre or crâne ouv
screen-tzolkin-temples = br/ja/ve
screen-tzolkin-techs = tech
screen-tzolkin-row = encore { $count } dans la pile
screen-tzolkin-harvested = tuiles de maïs { $corn }, de bois { $wood }
screen-tzolkin-speed =
    { $board ->
        [light] deux jours encore possibles
       *[dark] deux jours déjà pris
    }
screen-tzolkin-dealt = distribuées
screen-tzolkin-chosen = choisies, encore secrètes
screen-tzolkin-none = aucune tuile
spoken-tzolkin-piece =
    { $owner ->
        [dummy] { $space } neutre
       *[other] { $space } { $name }
    }
spoken-tzolkin-label = { $label } : { $text }
spoken-tzolkin-empty = vide
spoken-tzolkin-goods =
    { $points ->
        [one] { $points } point ; { $goods }
       *[other] { $points } points ; { $goods }
    }
spoken-tzolkin-no-goods = rien en réserve
spoken-tzolkin-workers =
    { $hand ->
        [one] { $hand } ouvrier en main sur { $workers }
       *[other] { $hand } ouvriers en main sur { $workers }
    }
spoken-tzolkin-temples = Temples : Chaac { $brown }, Quetzalcóatl { $yellow }, Kukulcán { $green }
spoken-tzolkin-techs = Technologies : agriculture { $agriculture }, extraction { $extraction }, architecture { $architecture }, théologie { $theology }

# Pourquoi non : refusal-<règle>, rempli avec les nombres du refus.
refusal-tz-turn-no-pass = On ne passe pas son tour : il faut poser ou reprendre au moins un ouvrier.
refusal-tz-placing-number =
    { $hand ->
        [0] Il ne reste aucun ouvrier en main.
        [one] Il n’y a que { $hand } ouvrier en main.
       *[other] Il n’y a que { $hand } ouvriers en main.
    }
refusal-tz-placing-full-gear = Toutes les cases numérotées de { $gear } sont prises.
refusal-tz-start-space-capacity = La case du premier joueur est déjà prise ({ $holder }).
refusal-tz-placing-afford = Cela coûte { $need } maïs ; il y en a { $have }.
refusal-tz-pickup-number = Aucun de vos ouvriers n’est sur { $gear } { $space }.
refusal-tz-begging-when = Avec { $have } maïs on ne mendie pas ; c’est trop.
refusal-tz-begging-barred-at-bottom = Les trois marqueurs de temple sont tout en bas : impossible de mendier.
refusal-tz-turn-sequence = On mendie au début du tour ; c’est trop tard.
refusal-tz-turn-place-or-pick-up = Dans un tour on pose des ouvriers ou on en reprend, jamais les deux.
refusal-tz-pity-effect = L’unique ouvrier va sur une case la moins chère, à { $lowest } maïs ; celle-ci en coûte { $asked }.
refusal-tz-begging-forced = Il faut mendier : la case la moins chère coûte { $need } maïs, il y en a { $have }.
refusal-tz-turn-forced-type = Les ouvriers ne permettent pas l’autre sorte de tour.
refusal-tz-pickup-pay-first = Revenir en arrière coûte { $need } maïs, payés d’abord ; il y en a { $have }.
refusal-tz-pickup-step-back = L’ouvrier était sur la case { $space } ; l’action { $asked } est plus loin.
refusal-tz-pickup-space-zero = Un ouvrier de la case 0 n’a pas d’action.
refusal-tz-tech-theology-1 = De la case { $space } la théologie mène une case plus loin, mais pas à l’action { $asked }.
refusal-tz-ruling-no-empty-action = Cela ne ferait rien maintenant.
refusal-tz-jungle-empty = Le champ { $group } n’a plus de tuile.
refusal-tz-jungle-visible = Tout le maïs du champ { $group } est sous du bois ({ $corn-tiles } maïs, { $wood-tiles } bois).
refusal-tz-jungle-take-tile = Le champ { $group } n’a plus de tuile de bois.
refusal-tz-jungle-burn-barred = Les trois marqueurs de temple sont tout en bas : impossible de brûler.
refusal-tz-ruling-no-tileless-with-visible-corn = Le champ { $group } montre une tuile de maïs ; il faut la prendre.
refusal-tz-tech-agriculture-2-no-tile = Récolter sans tuile demande agriculture { $need } ; le niveau est { $have }.
refusal-tz-chichen-skull = Chichén Itzá demande un crâne ; il y en a { $have }.
refusal-tz-chichen-once = L’action { $action } de Chichén Itzá porte déjà un crâne.
refusal-tz-general-paying = Cela coûte { $need } ; il y en a { $have }.
refusal-tz-tech-cost =
    { $need ->
        [one] Ce niveau coûte 1 ressource ; il y en a { $have }.
       *[other] Ce niveau coûte { $need } ressources ; il y en a { $have }.
    }
refusal-tz-building-construct =
    { $missing ->
        [one] Il manque une ressource ou un crâne pour payer le prix.
       *[other] Il manque { $missing } ressources ou crânes pour payer le prix.
    }
refusal-tz-building-refill = Cette tuile n’est pas face visible.
refusal-tz-monument-construct = Les monuments se construisent seulement avec Tikal 4.
refusal-tz-tikal-one-architecture = L’architecture a aidé le premier bâtiment ; le second se construit sans elle.
refusal-tz-tech-architecture-3 =
    { $need ->
        [1] Cette ressource ne fait pas partie du prix.
       *[other] Ôter une ressource demande architecture { $need } ; le niveau est { $have }.
    }
refusal-tz-tikal-action-4 = Après un bâtiment ne peut venir qu’un second bâtiment, pas un monument.
refusal-tz-uxmal-action-4 = Construit avec du maïs, cela coûte { $need } ; il y en a { $have }.
refusal-tz-temple-top-single = Quelqu’un d’autre est tout en haut ({ $temple }) ; de la marche { $step } on ne monte plus.
refusal-tz-tikal-action-5 = Les deux marches vont à deux temples différents ({ $temple } a eu la sienne).
refusal-tz-anger-step-down = Le marqueur y est déjà tout en bas ({ $temple }).
refusal-tz-market-exchange = Cet échange demande { $need } ; il y en a { $have }.
refusal-tz-ruling-sales-first = Toutes les ventes viennent avant tous les achats.
refusal-tz-start-space-two-days-board = Le plateau personnel est côté sombre : les deux jours ont été pris.
refusal-tz-start-space-two-days-block = Deux jours feraient sortir un ouvrier de { $gear } { $space }.
refusal-tz-ruling-final-advance = Le dernier mouvement du calendrier est d’un jour.
refusal-tz-calendar-phase-order = Le calendrier avance d’un jour ; personne n’a choisi autrement.
refusal-tz-ruling-any-action-range = Cette action n’est pas de celles qu’on obtient pour du maïs.
refusal-tz-ruling-any-action-optional = L’autre action coûte { $need } maïs ; il y en a { $have }.
refusal-tz-ruling-climb-target = On ne peut monter ainsi dans aucun temple.
refusal-tz-setup-wealth-choose = On ne peut garder que deux des tuiles distribuées.
refusal-tz-effect-tech = La tuile fait avancer { $track }, pas { $asked-track }.
refusal-tz-ruling-burn-with-bare-corn = Le champ { $group } montre une tuile de maïs ; selon l’option choisie, on n’y brûle pas.
refusal-tz-ruling-speed-near-the-end = Selon l’option choisie, deux jours ne sont pas possibles à partir du jour { $tooth }.
refusal-tz-ruling-free-advance-at-level-3 = Selon l’option choisie, le bonus coûte { $need } ressource ; il y en a { $have }.
refusal-tz-temple-wasted = La marche { $step } est la plus haute ({ $temple }).
refusal-tz-pickup-own-action = L’ouvrier était sur { $gear }, pas sur { $asked-gear }.
refusal-tz-ruling-saving-used = Quand l’architecture 3 économise une ressource, il faut en profiter : nommer la ressource.
refusal-tz-jungle-burn = Le champ { $group } n’a pas de bois à brûler.
refusal-tz-tech-theology-2 = Une marche contre une ressource demande théologie { $need } ; le niveau est { $have }.
