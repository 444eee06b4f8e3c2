# Ce que `sacbe balance` compte dans Temple of Chac : les feuilles, leurs lignes et leurs colonnes.

balance-temple_of_chac-adventurers = Aventurier
balance-temple_of_chac-temple = Le temple
balance-temple_of_chac-rooms = Dans ses salles
balance-temple_of_chac-found = Carte trouvée
balance-temple_of_chac-brought = Trésor sorti
balance-temple_of_chac-gear = Équipement utilisé
balance-temple_of_chac-alcoves = Niche ouverte
balance-temple_of_chac-deeds = En chemin
balance-temple_of_chac-actions = Action
balance-temple_of_chac-zones = Salle atteinte
balance-temple_of_chac-places = Case atteinte

balance-temple_of_chac-row-rounds = Manches
balance-temple_of_chac-row-escaped = Aventuriers échappés
balance-temple_of_chac-row-nobody = Parties sans échappé
balance-temple_of_chac-row-sealed = Parties finies par le rocher
balance-temple_of_chac-row-planks = Planches restantes
balance-temple_of_chac-row-boulder = Cases du rocher
balance-temple_of_chac-row-kukulkan = Cartes trouvées dans la salle broyeuse
balance-temple_of_chac-row-ah-puch = Cartes trouvées dans la salle de lave
balance-temple_of_chac-row-ixchel = Cartes trouvées dans les rapides
balance-temple_of_chac-row-zotz = Cartes trouvées dans la grotte
balance-temple_of_chac-row-alcoves = Alcôves ouvertes
balance-temple_of_chac-row-flipped = Tuiles de lave retournées
balance-temple_of_chac-row-traps = dont pièges
balance-temple_of_chac-row-washed-over = Emportés par la cascade
balance-temple_of_chac-row-bridge-fell = Ponts effondrés
balance-temple_of_chac-row-hit = Touchés par le rocher
balance-temple_of_chac-row-run-over = Écrasés
balance-temple_of_chac-row-injuries = Traumatismes
balance-temple_of_chac-row-stolen = Vols

balance-temple_of_chac-action-discard = Défausser des trésors
balance-temple_of_chac-action-end = Terminer le tour
balance-temple_of_chac-action-flip = Second regard : retourner un dé
balance-temple_of_chac-action-gear = Utiliser un équipement
balance-temple_of_chac-action-interact = Interagir
balance-temple_of_chac-action-move = Se déplacer
balance-temple_of_chac-action-reroll = Relancer un dé
balance-temple_of_chac-action-search = Fouiller
balance-temple_of_chac-action-stand = Se relever
balance-temple_of_chac-action-steal = Voler
balance-temple_of_chac-action-store = Mettre en réserve
balance-temple_of_chac-action-swap = Échanger un trésor en réserve

balance-temple_of_chac-column-dealt = Parties
balance-temple_of_chac-column-escaped = Échappés
balance-temple_of_chac-column-points = Points
balance-temple_of_chac-column-treasures = Trésors
balance-temple_of_chac-column-injuries = Traumatismes
balance-temple_of_chac-column-won = Victoires
balance-temple_of_chac-column-all = Moyenne
balance-temple_of_chac-column-winners = Vainqueurs
