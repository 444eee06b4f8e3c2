# Temple of Chac en mots : noms, événements, questions, champs des scénarios, options, plateau.

# Noms : name-temple_of_chac-<quoi>-<identifiant>.
name-temple_of_chac-game = Temple of Chac
name-temple_of_chac-seat-red = Rouge
name-temple_of_chac-seat-blue = Bleu
name-temple_of_chac-seat-green = Vert
name-temple_of_chac-seat-yellow = Jaune
name-temple_of_chac-seat-purple = Violet
name-temple_of_chac-space-E = entrée
name-temple_of_chac-space-W = cascade
name-temple_of_chac-boulder-boulder = rocher
name-temple_of_chac-injury-any = traumatisme
name-temple_of_chac-walls-hall = murs de la salle
name-temple_of_chac-space-BR = pont
name-temple_of_chac-space-U = zone d’échouage
name-temple_of_chac-space-X = sortie
name-temple_of_chac-way-E = vers l’entrée
name-temple_of_chac-way-W = dans la cascade
name-temple_of_chac-way-BR = sur le pont
name-temple_of_chac-way-U = vers la zone d’échouage
name-temple_of_chac-way-X = hors du temple
name-temple_of_chac-zone-hall = salle broyeuse
name-temple_of_chac-zone-corridor = couloir
name-temple_of_chac-zone-lava = salle de lave
name-temple_of_chac-zone-rapids = rapides
name-temple_of_chac-zone-cave = grotte de Zotz
name-temple_of_chac-one-hall = salle broyeuse { $number }
name-temple_of_chac-one-corridor = couloir { $number }
name-temple_of_chac-one-lava = tuile de lave { $number }
name-temple_of_chac-one-rapids = rapides { $number }
name-temple_of_chac-one-cave = grotte de Zotz { $number }
name-temple_of_chac-one-clue = indice { $number }
name-temple_of_chac-one-alcove = alcôve { $number }
name-temple_of_chac-god-kukulkan = Kukulkan
name-temple_of_chac-god-ah-puch = Ah-Puch
name-temple_of_chac-god-ixchel = Ixchel
name-temple_of_chac-god-zotz = Zotz
name-temple_of_chac-god-chac = Chac
name-temple_of_chac-treasure-kukulkan-idol = idole de Kukulkan
name-temple_of_chac-treasure-kukulkan-calendar = calendrier de Kukulkan
name-temple_of_chac-treasure-kukulkan-mask = masque de Kukulkan
name-temple_of_chac-treasure-kukulkan-necklace = collier de Kukulkan
name-temple_of_chac-treasure-ah-puch-idol = idole d’Ah-Puch
name-temple_of_chac-treasure-ah-puch-calendar = calendrier d’Ah-Puch
name-temple_of_chac-treasure-ah-puch-mask = masque d’Ah-Puch
name-temple_of_chac-treasure-ah-puch-necklace = collier d’Ah-Puch
name-temple_of_chac-treasure-ixchel-idol = idole d’Ixchel
name-temple_of_chac-treasure-ixchel-calendar = calendrier d’Ixchel
name-temple_of_chac-treasure-ixchel-mask = masque d’Ixchel
name-temple_of_chac-treasure-ixchel-necklace = collier d’Ixchel
name-temple_of_chac-treasure-zotz-idol = idole de Zotz
name-temple_of_chac-treasure-zotz-calendar = calendrier de Zotz
name-temple_of_chac-treasure-zotz-mask = masque de Zotz
name-temple_of_chac-treasure-zotz-necklace = collier de Zotz
name-temple_of_chac-treasure-treasure-box = coffret
name-temple_of_chac-treasure-idol-kukulkan = idole d’alcôve de Kukulkan
name-temple_of_chac-treasure-idol-ah-puch = idole d’alcôve d’Ah-Puch
name-temple_of_chac-treasure-idol-ixchel = idole d’alcôve d’Ixchel
name-temple_of_chac-treasure-idol-zotz = idole d’alcôve de Zotz
name-temple_of_chac-treasure-idol-chac = idole de Chac
name-temple_of_chac-gear-grappling-rope = corde à grappin
name-temple_of_chac-gear-lantern = lanterne
name-temple_of_chac-gear-crowbar = pied-de-biche
name-temple_of_chac-gear-first-aid-kit = trousse de secours
name-temple_of_chac-gear-bullwhip = fouet
name-temple_of_chac-gear-compass = boussole
name-temple_of_chac-gear-backpack = sac à dos
name-temple_of_chac-gear-pith-helmet = casque colonial
name-temple_of_chac-gear-notebook = carnet d’explorateur
name-temple_of_chac-gear-fireproof-boots = bottes ignifugées
name-temple_of_chac-gear-life-vest = gilet de sauvetage
name-temple_of_chac-gear-torch = torche
name-temple_of_chac-use-grappling-rope = se déplacer de 2 cases au plus
name-temple_of_chac-use-lantern = fouiller et révéler 2 cartes
name-temple_of_chac-use-crowbar = crocheter avec 1 réussite de moins
name-temple_of_chac-use-first-aid-kit = soigner 2 blessures
name-temple_of_chac-use-bullwhip = voler une carte ici ou à un pas
name-temple_of_chac-use-compass = relancer 1 dé d’action, une fois par tour
name-temple_of_chac-use-backpack = 1 place de plus en réserve
name-temple_of_chac-use-pith-helmet = 1 blessure de moins d’un danger, une fois par tour
name-temple_of_chac-use-notebook = déchiffrer 1 indice de n’importe où
name-temple_of_chac-use-fireproof-boots = 1 blessure de moins par la lave
name-temple_of_chac-use-life-vest = relancer 1 dé en quittant les rapides
name-temple_of_chac-use-torch = chasser chauves-souris ou araignée, une fois par tour
name-temple_of_chac-hazard-pressure-plate = plaque de pression
name-temple_of_chac-hazard-darts = fléchettes
name-temple_of_chac-hazard-lava-burst = jet de lave
name-temple_of_chac-hazard-surging-waters = eaux déchaînées
name-temple_of_chac-hazard-vampire-bats = chauves-souris vampires
name-temple_of_chac-adventurer-monty-albatross = Monty Albatross
name-temple_of_chac-adventurer-bobby-powell = Bobby Powell
name-temple_of_chac-adventurer-chantel-sari = Chantel Sari
name-temple_of_chac-adventurer-puccio-cortese = Puccio Cortese
name-temple_of_chac-adventurer-lea-rice = Lea Rice
name-temple_of_chac-token-success = réussite
name-temple_of_chac-token-success-fail = réussite/échec
name-temple_of_chac-token-fail = échec
name-temple_of_chac-ability-monty-albatross = second regard
name-temple_of_chac-ability-bobby-powell = endurance
name-temple_of_chac-ability-chantel-sari = experte en serrures
name-temple_of_chac-ability-puccio-cortese = bon nageur
name-temple_of_chac-ability-lea-rice = sprint
name-temple_of_chac-power-monty-albatross = une fois par tour, juste après le lancer, tourner 1 dé d’action sur sa face opposée
name-temple_of_chac-power-bobby-powell = 2 cartes de moins comptent pour l’encombrement
name-temple_of_chac-power-chantel-sari = 1 réussite de moins par équipement pour une serrure, mais au moins 1
name-temple_of_chac-power-puccio-cortese = pas de dérive obligée après une fouille dans les rapides, et seul un 6 fait manquer la rive
name-temple_of_chac-power-lea-rice = une fois par tour, un déplacement va 1 case plus loin
name-temple_of_chac-die-low = dé 1–3
name-temple_of_chac-die-high = dé 4–6
name-temple_of_chac-die-any = dé
name-temple_of_chac-pile-hand = main
name-temple_of_chac-pile-storage = réserve
name-temple_of_chac-pile-discards = défausse
name-temple_of_chac-harm-wound =
    { $count ->
        [one] blessure
       *[other] blessures
    }
name-temple_of_chac-harm-injury =
    { $count ->
        [one] traumatisme
       *[other] traumatismes
    }
name-temple_of_chac-item-clue-laid = { $clue } : { $number }
name-temple_of_chac-item-glyph-laid = { $space } : { $glyph }
name-temple_of_chac-item-idol-laid = { $alcove } : { $treasure }

# Ce qui se passe : event-temple_of_chac-<nom>.  Quand quelqu’un le fait, son nom précède ces mots.
event-temple_of_chac-turn-began =
    { $dice ->
        [one] commence son tour avec { $dice } dé
       *[other] commence son tour avec { $dice } dés
    }
event-temple_of_chac-rolled = obtient { $pips }
event-temple_of_chac-die-changed = retourne un dé ({ $from } → { $to })
event-temple_of_chac-moved = se déplace { $from } → { $to }
event-temple_of_chac-fell = tombe
event-temple_of_chac-stood = se relève
event-temple_of_chac-wounded =
    { $wounds ->
        [one] subit { $wounds } blessure
       *[other] subit { $wounds } blessures
    }
event-temple_of_chac-injured = pioche un traumatisme (−{ $value })
event-temple_of_chac-injured-hidden = pioche un traumatisme
event-temple_of_chac-healed =
    { $wounds ->
        [one] soigne { $wounds } blessure
       *[other] soigne { $wounds } blessures
    }
event-temple_of_chac-revealed = révèle : { $card }
event-temple_of_chac-kept = prend un trésor ({ $treasure })
event-temple_of_chac-unkept = laisse un trésor ({ $treasure })
event-temple_of_chac-equipped = reçoit un équipement ({ $gear })
event-temple_of_chac-stored = met un trésor en réserve ({ $treasure })
event-temple_of_chac-stored-hidden = met un trésor en réserve
event-temple_of_chac-swapped = échange avec la réserve (dépose : { $stored }, reprend : { $taken })
event-temple_of_chac-swapped-hidden = échange un trésor avec la réserve
event-temple_of_chac-dropped = défausse un trésor ({ $treasure })
event-temple_of_chac-stole = vole un trésor à { $victim } ({ $treasure })
event-temple_of_chac-stole-hidden = vole un trésor à { $victim }
event-temple_of_chac-gear-used = utilise un équipement ({ $gear })
event-temple_of_chac-deciphered = déchiffre l’{ $clue }
event-temple_of_chac-deciphered-more = { $clue }
event-temple_of_chac-saw-glyph = apprend que l’{ $clue } désigne la { $space }
event-temple_of_chac-tile-flipped =
    { $kind ->
        [trap] { $space } montre { $number } : un piège !
       *[safe] { $space } montre { $number } : sans danger
    }
event-temple_of_chac-gap-entered = met le pied dans la lave ({ $space })
event-temple_of_chac-tile-searched = { $space } a été fouillée
event-temple_of_chac-token-drawn = tire du sac : { $token }
event-temple_of_chac-alcove-opened = ouvre l’{ $alcove }
event-temple_of_chac-lock-held = n’ouvre pas l’{ $alcove }
event-temple_of_chac-carried = est emporté { $from } → { $to }
event-temple_of_chac-washed-over = tombe dans la cascade
event-temple_of_chac-planks-lost =
    { $lost ->
        [0] ne brise aucune planche (reste { $left })
        [one] brise { $lost } planche (reste { $left })
       *[other] brise { $lost } planches (reste { $left })
    }
event-temple_of_chac-bridge-fell = Le pont s’effondre
event-temple_of_chac-web-shown =
    { $web ->
        [spider] Une araignée est dans la toile ({ $space })
       *[blank] La toile est vide ({ $space })
    }
event-temple_of_chac-cancelled =
    { $danger ->
        [vampire-bats] chasse les chauves-souris
       *[spider] chasse l’araignée
    }
event-temple_of_chac-boulder-rolled = Dés du rocher : { $pips }
event-temple_of_chac-boulder-moved = Le rocher roule { $from } → { $to }
event-temple_of_chac-hit = est heurté par le rocher
event-temple_of_chac-run-over = est écrasé par le rocher
event-temple_of_chac-plate =
    { $number ->
        [1] Plaque de pression { $number } : les murs de la salle avancent
        [2] Plaque de pression { $number } : les murs de la salle se referment
       *[other] Plaque de pression { $number } enfoncée
    }
event-temple_of_chac-crushed = est pris entre les murs
event-temple_of_chac-escaped = s’échappe du temple (n° { $order })
event-temple_of_chac-sealed = Le rocher scelle la sortie
event-temple_of_chac-round-began = Manche { $round } · en premier : { $seat }
event-temple_of_chac-adventurer = est { $adventurer }
event-temple_of_chac-clue-laid = Indices, les numéros des pièges : { $number }
event-temple_of_chac-glyph-laid = Glyphes : { $glyph }
event-temple_of_chac-idol-laid = Idoles : { $treasure }
event-temple_of_chac-exit-rolled = obtient { $pips } pour gagner la rive
event-temple_of_chac-plank-rolled = Dés des planches : { $pips }
event-temple_of_chac-box-opened =
    { $pips ->
        [one] ouvre un coffret : { $pips } point
       *[other] ouvre un coffret : { $pips } points
    }
event-temple_of_chac-final =
    { $points ->
        [one] termine avec { $points } point
       *[other] termine avec { $points } points
    }
event-temple_of_chac-gave-die = cède un dé

# Ce qui est demandé : prompt-temple_of_chac-<question>.
prompt-temple_of_chac-action = Utilisez un dé pour une action, ou terminez le tour.
prompt-temple_of_chac-step = Choisissez où aller.
prompt-temple_of_chac-drop = Choisissez un trésor à défausser.
prompt-temple_of_chac-bats = Des chauves-souris ! Chassez-les, ou acceptez la blessure.
prompt-temple_of_chac-spider = Une araignée ! Chassez-la, ou acceptez la blessure.
prompt-temple_of_chac-treasure = Gardez un trésor, ou laissez-le.
prompt-temple_of_chac-drift = Laissez-vous emporter, ou restez sur place.
prompt-temple_of_chac-lock = Un échec : continuez avec un autre dé, ou abandonnez.
prompt-temple_of_chac-peek = Choisissez un indice à déchiffrer.
prompt-temple_of_chac-flee = Choisissez où fuir la lave.
prompt-temple_of_chac-push = Choisissez où le rocher vous pousse.
prompt-temple_of_chac-exit-roll = Les dés sont jetés : relancez-en un, ou gardez-les.
prompt-temple_of_chac-whip = Choisissez qui le fouet dépouille.
prompt-temple_of_chac-die = Un dé est lancé.
prompt-temple_of_chac-draw = Une carte est révélée.
prompt-temple_of_chac-injury = Un traumatisme est pioché.
prompt-temple_of_chac-token = Un jeton de crochetage est tiré.
prompt-temple_of_chac-web = Un jeton toile est retourné.
prompt-temple_of_chac-number = Le numéro d’une tuile de lave apparaît.
prompt-temple_of_chac-glyph-of = La tuile d’un indice se révèle.
prompt-temple_of_chac-clue = Un indice est posé.
prompt-temple_of_chac-glyph = Une tuile de lave est posée.
prompt-temple_of_chac-idol = Une idole est placée dans une alcôve.
prompt-temple_of_chac-adventurer = Un aventurier est distribué.
prompt-temple_of_chac-deal-gear = Un équipement de départ est distribué.
prompt-temple_of_chac-first = Le premier aventurier est désigné.
prompt-temple_of_chac-stolen = La carte volée est tirée.

# Options : option-temple_of_chac-<nom>.
option-temple_of_chac-first = Qui commence : tiré au sort, ou une place choisie.
option-temple_of_chac-red = L’aventurier du joueur rouge : distribué au hasard, ou choisi.
option-temple_of_chac-blue = L’aventurier du joueur bleu : distribué au hasard, ou choisi.
option-temple_of_chac-green = L’aventurier du joueur vert : distribué au hasard, ou choisi.
option-temple_of_chac-yellow = L’aventurier du joueur jaune : distribué au hasard, ou choisi.
option-temple_of_chac-purple = L’aventurier du joueur violet : distribué au hasard, ou choisi.
option-temple_of_chac-hit-push = Le rocher pousse qui il heurte vers l’avant, ou sur une case voisine au choix.
option-temple_of_chac-wall-ejection = Les murs poussent chacun sur la case la plus proche, au besoin à l’entrée et pour de bon, ou tout le monde par la porte de la salle.
option-temple_of_chac-second-cave-mouth = La grotte de Zotz a une seconde entrée près de la sortie, ou c’est une impasse.
option-temple_of_chac-glyph-pairing = Glyphes et numéros sont associés autrement à chaque partie, ou toujours de la même façon.
option-temple_of_chac-treasure-box-god = Les coffrets n’appartiennent à aucun dieu, ou à Kukulkan.

# Champs des scénarios : field-temple_of_chac-<nom>, avec seat- devant ceux d’une place.
field-temple_of_chac-stage = Où la manche continue ; « action » à défaut.
field-temple_of_chac-turn = À qui le tour ; le premier aventurier à défaut.
field-temple_of_chac-first = Qui a le marqueur du premier aventurier.
field-temple_of_chac-round = Le numéro de la manche.
field-temple_of_chac-boulder = La case du rocher dans le couloir.
field-temple_of_chac-plates = Plaques de pression enfoncées.
field-temple_of_chac-planks = Planches qui restent au pont.
field-temple_of_chac-surging = Cartes Eaux déchaînées face visible.
field-temple_of_chac-clues = Les numéros des quatre indices.
field-temple_of_chac-lava = Tuiles de lave : glyphe, numéro, qui le connaît, et si elles sont retournées, fouillées ou disparues.
field-temple_of_chac-webs = La toile de chaque case de la grotte : cachée, une araignée visible, ou partie (elle était vide, ou l’araignée est chassée).
field-temple_of_chac-webs-left = Araignées et toiles vides parmi les jetons cachés ; sans indication, une toile partie était vide tant qu’il en reste.
field-temple_of_chac-alcoves = L’idole de chaque alcôve, ou aucune.
field-temple_of_chac-decks = Cartes restantes de chaque pile de fouille.
field-temple_of_chac-sizes = Le nombre de cartes de chaque pile.
field-temple_of_chac-discards = Trésors dans la défausse.
field-temple_of_chac-injuries-left = Traumatismes restants, par valeur.
field-temple_of_chac-revealed = Cartes de la fouille en cours.
field-temple_of_chac-lock = Le crochetage en cours, ou aucun.
field-temple_of_chac-rolled = Dés du jet pour quitter les rapides.
field-temple_of_chac-steps = Pas restants du déplacement en cours.
field-temple_of_chac-seat-adventurer = Qui la place incarne ; dans l’ordre à défaut.
field-temple_of_chac-seat-at = La case de la figurine ; l’entrée à défaut.
field-temple_of_chac-seat-fallen = Si la figurine est à terre.
field-temple_of_chac-seat-wounds = Blessures de la place.
field-temple_of_chac-seat-health = Blessures qui font un traumatisme.
field-temple_of_chac-seat-injuries = Les valeurs des traumatismes.
field-temple_of_chac-seat-hand = Trésors en main.
field-temple_of_chac-seat-store = Trésors en réserve.
field-temple_of_chac-seat-capacity = Trésors que la réserve peut contenir.
field-temple_of_chac-seat-gear = Équipement de la place.
field-temple_of_chac-seat-used = Équipements et capacités utilisés ce tour-ci.
field-temple_of_chac-seat-escaped = Le rang parmi les évadés ; 0 à l’intérieur.
field-temple_of_chac-seat-boxes = Points des coffrets ouverts à la fin.
field-temple_of_chac-seat-dice = Dés d’action restants de celui dont c’est le tour.
field-temple_of_chac-seat-spent = Si un dé de ce tour a déjà été utilisé.
field-temple_of_chac-seat-notes = Trésors que la place sait chez les autres.
field-temple_of_chac-seat-peeked = Les tuiles des indices que la place connaît.

# Le décompte final : score-temple_of_chac-<partie>.
score-temple_of_chac-treasures = Trésors
score-temple_of_chac-boxes = Coffrets
score-temple_of_chac-sets = Dieux
score-temple_of_chac-injuries = Traumatismes

# Le plateau en texte.
board-temple_of_chac-label = { $label } : { $text }
board-temple_of_chac-round =
    { $dice ->
        [one] Manche { $round } · rocher { $boulder } ({ $dice } dé) · en premier : { $first }
       *[other] Manche { $round } · rocher { $boulder } ({ $dice } dés) · en premier : { $first }
    }
board-temple_of_chac-temple =
    { $walls ->
        [open] Murs ouverts · planches { $planks } · eaux déchaînées { $surging }
        [closing] Murs à demi fermés · planches { $planks } · eaux déchaînées { $surging }
       *[shut] Murs fermés · planches { $planks } · eaux déchaînées { $surging }
    }
board-temple_of_chac-legend = (O) rocher · ? face cachée · ! danger · ≈ disparu · - fouillée · * idole · ° plaque de pression · # numéro d’un piège ou d’une tuile · BR5 planches · _ à terre
board-temple_of_chac-letters = E entrée · H salle broyeuse · C couloir · L lave · R rapides · W cascade · BR pont · U zone d’échouage · Z grotte · X sortie · A alcôves · G indices
board-temple_of_chac-decks = Cartes restantes : { $decks }
board-temple_of_chac-alcoves = Alcôves : { $idols }
board-temple_of_chac-peeked = Pièges que vous connaissez : { $traps }
board-temple_of_chac-escaped = échappé, n° { $order }
board-temple_of_chac-fallen = à terre
board-temple_of_chac-health = blessures { $wounds }/{ $health } · traumatismes { $injuries }
board-temple_of_chac-dice = dés { $dice }
board-temple_of_chac-cards = main { $hand } · réserve { $store }/{ $capacity }
board-temple_of_chac-gear = équipement
board-temple_of_chac-hand = En main
board-temple_of_chac-store = En réserve
board-temple_of_chac-notes = Possède sûrement
