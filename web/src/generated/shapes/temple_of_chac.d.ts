// Made by "npm run types" from docs/develop/shapes/temple_of_chac.json; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * ActionFacts
         * @description An action: dice and place, what they can do here, and how likely an interaction succeeds.
         */
        ActionFacts: {
            dice: number[];
            at: string;
            fallen: boolean;
            behind: number | null;
            steps: string[];
            interaction: components["schemas"]["Clues"] | components["schemas"]["Alcove"] | components["schemas"]["Shore"] | components["schemas"]["Bridge"] | components["schemas"]["Idle"];
            chance: number | null;
            deck: ("ah-puch" | "ixchel" | "kukulkan" | "zotz") | "none";
            deck_left: number;
            found: {
                [key: string]: number;
            };
            reveals: {
                [key: string]: number;
            };
            free: number;
            refused: {
                [key: string]: string;
            };
        };
        /**
         * Adventurer
         * @description A seat: what everybody sees, and of the own seat (at the end of all seats) what only it knows.
         */
        Adventurer: {
            adventurer: string;
            at: string;
            fallen: boolean;
            wounds: number;
            health: number;
            capacity: number;
            gear: string[];
            used: string[];
            worn: string[];
            escaped: number;
            boxes: number;
            dice: number[];
            spent: boolean;
            next_dice: number;
            burdens: components["schemas"]["Burden"][];
            deck: ("ah-puch" | "ixchel" | "kukulkan" | "zotz") | "none";
            downstream: string;
            interaction: components["schemas"]["Clues"] | components["schemas"]["Alcove"] | components["schemas"]["Shore"] | components["schemas"]["Bridge"] | components["schemas"]["Idle"];
            hand: number;
            store: number;
            injuries: number;
            hand_cards?: string[];
            store_cards?: string[];
            injury_values?: number[];
            score?: components["schemas"]["Score"];
        };
        /** AdventurerEvent */
        AdventurerEvent: {
            /** @enum {unknown} */
            event: "adventurer";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            adventurer: "bobby-powell" | "chantel-sari" | "lea-rice" | "monty-albatross" | "puccio-cortese";
        };
        /**
         * Alcove
         * @description A lock, and the Successes that it takes this seat.
         */
        Alcove: {
            /** @enum {unknown} */
            what: "alcove";
            alcove: string;
            idol: string;
            needed: number;
        };
        /** AlcoveOpenedEvent */
        AlcoveOpenedEvent: {
            /** @enum {unknown} */
            event: "alcove-opened";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            alcove: "A1" | "A2" | "A3" | "A4" | "A5";
            /** @enum {unknown} */
            treasure: "ah-puch-calendar" | "ah-puch-idol" | "ah-puch-mask" | "ah-puch-necklace" | "idol-ah-puch" | "idol-chac" | "idol-ixchel" | "idol-kukulkan" | "idol-zotz" | "ixchel-calendar" | "ixchel-idol" | "ixchel-mask" | "ixchel-necklace" | "kukulkan-calendar" | "kukulkan-idol" | "kukulkan-mask" | "kukulkan-necklace" | "treasure-box" | "zotz-calendar" | "zotz-idol" | "zotz-mask" | "zotz-necklace";
        };
        /**
         * BeginningTurn
         * @description A turn before its roll.
         */
        BeginningTurn: {
            /** @enum {unknown} */
            rule: "begin";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * BeingPushed
         * @description A seat that was hit is pushed away.
         */
        BeingPushed: {
            /** @enum {unknown} */
            rule: "push";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /** BoulderMovedEvent */
        BoulderMovedEvent: {
            /** @enum {unknown} */
            event: "boulder-moved";
            from: string;
            to: string;
        };
        /**
         * BoulderRoll
         * @description The next roll of the boulder: `base` spaces, and one for each die that shows `least` or more.
         */
        BoulderRoll: {
            dice: number;
            base: number;
            least: number;
            stops: components["schemas"]["Stop"][];
            plate: number;
            sealed: number;
            dangers: components["schemas"]["Danger"][];
        };
        /** BoulderRolledEvent */
        BoulderRolledEvent: {
            /** @enum {unknown} */
            event: "boulder-rolled";
            pips: number;
        };
        /** BoxOpenedEvent */
        BoxOpenedEvent: {
            /** @enum {unknown} */
            event: "box-opened";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            pips: number;
        };
        /**
         * Bridge
         * @description Planks to break: each die that shows so much takes one.
         */
        Bridge: {
            /** @enum {unknown} */
            what: "bridge";
            dice: number;
            breaks: number;
        };
        /** BridgeFellEvent */
        BridgeFellEvent: {
            /** @enum {unknown} */
            event: "bridge-fell";
        };
        /**
         * Burden
         * @description A row of the burden table: the action dice that a number of cards leaves; the last row has no end.
         */
        Burden: {
            dice: number;
            least: number;
            most: number | null;
        };
        /** CancelledEvent */
        CancelledEvent: {
            /** @enum {unknown} */
            event: "cancelled";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            danger: "spider" | "vampire-bats";
        };
        /** CarriedEvent */
        CarriedEvent: {
            /** @enum {unknown} */
            event: "carried";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            from: string;
            to: string;
        };
        /**
         * Chance
         * @description Chance decides; all its answers where they are known and few.
         */
        Chance: {
            /** @enum {unknown} */
            kind: "chance";
            /** @default  */
            seat?: string;
            /** @default true */
            certain?: boolean;
            /** @default 1 */
            probability?: number;
            prompt: string;
            /** @default [] */
            outcomes?: components["schemas"]["Outcome"][];
        };
        /**
         * ChoosingFirst
         * @description The gift of the first marker.
         */
        ChoosingFirst: {
            /** @enum {unknown} */
            rule: "first";
        };
        /** ClueLaidEvent */
        ClueLaidEvent: {
            /** @enum {unknown} */
            event: "clue-laid";
            /** @enum {unknown} */
            clue: "G1" | "G2" | "G3" | "G4";
            number: number;
        };
        /**
         * Clues
         * @description Two clues to decipher.
         */
        Clues: {
            /** @enum {unknown} */
            what: "clues";
            clues: string[];
        };
        /**
         * CrackingWhip
         * @description The whip, which looks for a victim.
         */
        CrackingWhip: {
            /** @enum {unknown} */
            rule: "whip";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /** CrushedEvent */
        CrushedEvent: {
            /** @enum {unknown} */
            event: "crushed";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * Danger
         * @description How likely the next roll hurts a seat.
         */
        Danger: {
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            danger: "boulder" | "walls";
            chance: number;
        };
        /**
         * DangerFacts
         * @description Bats or a spider.
         */
        DangerFacts: {
            at: string;
            dice: number[];
            wounds: number;
            health: number;
            torch: boolean;
        };
        /**
         * Dealing
         * @description A deal: what is dealt, and how much of it was.
         */
        Dealing: {
            /** @enum {unknown} */
            rule: "dealing";
            /** @enum {unknown} */
            what: "adventurers" | "clues" | "gear" | "glyphs" | "idols";
            dealt: number;
        };
        /** DecipheredEvent */
        DecipheredEvent: {
            /** @enum {unknown} */
            event: "deciphered";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            clue: "G1" | "G2" | "G3" | "G4";
        };
        /** DieChangedEvent */
        DieChangedEvent: {
            /** @enum {unknown} */
            event: "die-changed";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            from: number;
            to: number;
        };
        /**
         * DieUse
         * @description What a die of a kind does.
         */
        DieUse: {
            faces: number[];
            steps: number;
            cards: number;
        };
        /**
         * DieUses
         * @description Dice of 1 to 3, and of 4 to 6.
         */
        DieUses: {
            low: components["schemas"]["DieUse"];
            high: components["schemas"]["DieUse"];
        };
        /**
         * DrawingInjury
         * @description An injury that is drawn.
         */
        DrawingInjury: {
            /** @enum {unknown} */
            rule: "injury";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * DriftFacts
         * @description The current: from here to there.
         */
        DriftFacts: {
            at: string;
            to: string;
        };
        /**
         * Drifting
         * @description The current after a search.
         */
        Drifting: {
            /** @enum {unknown} */
            rule: "drift";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * DropFacts
         * @description Cards to drop.
         */
        DropFacts: {
            cards: number;
            dropped: boolean;
        };
        /** DroppedEvent */
        DroppedEvent: {
            /** @enum {unknown} */
            event: "dropped";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            treasure: "ah-puch-calendar" | "ah-puch-idol" | "ah-puch-mask" | "ah-puch-necklace" | "idol-ah-puch" | "idol-chac" | "idol-ixchel" | "idol-kukulkan" | "idol-zotz" | "ixchel-calendar" | "ixchel-idol" | "ixchel-mask" | "ixchel-necklace" | "kukulkan-calendar" | "kukulkan-idol" | "kukulkan-mask" | "kukulkan-necklace" | "treasure-box" | "zotz-calendar" | "zotz-idol" | "zotz-mask" | "zotz-necklace";
        };
        /**
         * Dropping
         * @description A drop of cards: whether anything was dropped yet.
         */
        Dropping: {
            /** @enum {unknown} */
            rule: "drop";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            dropped: boolean;
        };
        Effect: components["schemas"]["Pay"] | components["schemas"]["Gain"] | components["schemas"]["Lose"] | components["schemas"]["Step"] | components["schemas"]["Level"] | components["schemas"]["Points"] | components["schemas"]["Put"] | components["schemas"]["Happen"] | components["schemas"]["Reveal"] | components["schemas"]["Chance"];
        /**
         * EndingRound
         * @description The end of a round: everybody had a turn.
         */
        EndingRound: {
            /** @enum {unknown} */
            rule: "end-of-round";
        };
        /** EquippedEvent */
        EquippedEvent: {
            /** @enum {unknown} */
            event: "equipped";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            gear: "backpack" | "bullwhip" | "compass" | "crowbar" | "fireproof-boots" | "first-aid-kit" | "grappling-rope" | "lantern" | "life-vest" | "notebook" | "pith-helmet" | "torch";
        };
        /** EscapedEvent */
        EscapedEvent: {
            /** @enum {unknown} */
            event: "escaped";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            order: number;
        };
        Event: components["schemas"]["TurnBeganEvent"] | components["schemas"]["RolledEvent"] | components["schemas"]["DieChangedEvent"] | components["schemas"]["MovedEvent"] | components["schemas"]["FellEvent"] | components["schemas"]["StoodEvent"] | components["schemas"]["WoundedEvent"] | components["schemas"]["InjuredEvent"] | components["schemas"]["InjuredHiddenEvent"] | components["schemas"]["HealedEvent"] | components["schemas"]["RevealedEvent"] | components["schemas"]["KeptEvent"] | components["schemas"]["UnkeptEvent"] | components["schemas"]["EquippedEvent"] | components["schemas"]["StoredEvent"] | components["schemas"]["StoredHiddenEvent"] | components["schemas"]["SwappedEvent"] | components["schemas"]["SwappedHiddenEvent"] | components["schemas"]["DroppedEvent"] | components["schemas"]["StoleEvent"] | components["schemas"]["StoleHiddenEvent"] | components["schemas"]["GearUsedEvent"] | components["schemas"]["DecipheredEvent"] | components["schemas"]["SawGlyphEvent"] | components["schemas"]["TileFlippedEvent"] | components["schemas"]["GapEnteredEvent"] | components["schemas"]["TileSearchedEvent"] | components["schemas"]["TokenDrawnEvent"] | components["schemas"]["AlcoveOpenedEvent"] | components["schemas"]["LockHeldEvent"] | components["schemas"]["CarriedEvent"] | components["schemas"]["WashedOverEvent"] | components["schemas"]["PlanksLostEvent"] | components["schemas"]["BridgeFellEvent"] | components["schemas"]["WebShownEvent"] | components["schemas"]["CancelledEvent"] | components["schemas"]["BoulderRolledEvent"] | components["schemas"]["BoulderMovedEvent"] | components["schemas"]["HitEvent"] | components["schemas"]["RunOverEvent"] | components["schemas"]["PlateEvent"] | components["schemas"]["CrushedEvent"] | components["schemas"]["EscapedEvent"] | components["schemas"]["SealedEvent"] | components["schemas"]["RoundBeganEvent"] | components["schemas"]["AdventurerEvent"] | components["schemas"]["ClueLaidEvent"] | components["schemas"]["GlyphLaidEvent"] | components["schemas"]["IdolLaidEvent"] | components["schemas"]["ExitRolledEvent"] | components["schemas"]["PlankRolledEvent"] | components["schemas"]["BoxOpenedEvent"] | components["schemas"]["FinalEvent"] | components["schemas"]["GaveDieEvent"] | components["schemas"]["ForcedEvent"];
        /**
         * ExitRollFacts
         * @description The roll to get out, which a vest may change.
         */
        ExitRollFacts: {
            rolled: number[];
            safe: number;
            failed: number[];
            vests: number;
            wounds: number;
            health: number;
            chance: number;
        };
        /** ExitRolledEvent */
        ExitRolledEvent: {
            /** @enum {unknown} */
            event: "exit-rolled";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            pips: number;
        };
        FactsByPrompt: {
            action: components["schemas"]["ActionFacts"];
            step: components["schemas"]["StepFacts"];
            drop: components["schemas"]["DropFacts"];
            bats: components["schemas"]["DangerFacts"];
            spider: components["schemas"]["DangerFacts"];
            treasure: components["schemas"]["TreasureFacts"];
            drift: components["schemas"]["DriftFacts"];
            lock: components["schemas"]["LockFacts"];
            peek: components["schemas"]["PeekFacts"];
            flee: components["schemas"]["HurtFacts"];
            push: components["schemas"]["HurtFacts"];
            "exit-roll": components["schemas"]["ExitRollFacts"];
            whip: components["schemas"]["WhipFacts"];
        };
        /**
         * Falling
         * @description A seat that falls when the rest is done.
         */
        Falling: {
            /** @enum {unknown} */
            rule: "fall";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /** FellEvent */
        FellEvent: {
            /** @enum {unknown} */
            event: "fell";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            space: string;
        };
        /** FinalEvent */
        FinalEvent: {
            /** @enum {unknown} */
            event: "final";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            points: number;
        };
        /**
         * Fleeing
         * @description A seat that burns and needs a refuge.
         */
        Fleeing: {
            /** @enum {unknown} */
            rule: "flee";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * FlippingTile
         * @description A tile that is turned up; `fleeing` says whether it is a refuge.
         */
        FlippingTile: {
            /** @enum {unknown} */
            rule: "tile";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            space: string;
            fleeing: boolean;
        };
        /** ForcedEvent */
        ForcedEvent: {
            /** @enum {unknown} */
            event: "forced";
            seat: string;
            move: string;
        };
        /**
         * Gain
         * @description The seat gains an amount of something.
         */
        Gain: {
            /** @enum {unknown} */
            kind: "gain";
            /** @default  */
            seat?: string;
            /** @default true */
            certain?: boolean;
            /** @default 1 */
            probability?: number;
            what: components["schemas"]["Thing"];
            amount: number;
        };
        /** GapEnteredEvent */
        GapEnteredEvent: {
            /** @enum {unknown} */
            event: "gap-entered";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            space: string;
        };
        /** GaveDieEvent */
        GaveDieEvent: {
            /** @enum {unknown} */
            event: "gave-die";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /** GearUsedEvent */
        GearUsedEvent: {
            /** @enum {unknown} */
            event: "gear-used";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            gear: "backpack" | "bullwhip" | "compass" | "crowbar" | "fireproof-boots" | "first-aid-kit" | "grappling-rope" | "lantern" | "life-vest" | "notebook" | "pith-helmet" | "torch";
        };
        /** GlyphLaidEvent */
        GlyphLaidEvent: {
            /** @enum {unknown} */
            event: "glyph-laid";
            space: string;
            /** @enum {unknown} */
            glyph: "Akbal" | "Ben" | "Chicchan" | "Chuen" | "Cimi" | "Eb" | "Ik" | "Imix" | "Ix" | "Kan" | "Lamat" | "Manik" | "Muluc" | "Oc";
        };
        /**
         * Happen
         * @description Something of the game's own: an event with its fields; the message `effect-<game>-<event>` says it.
         */
        Happen: {
            /** @enum {unknown} */
            kind: "happen";
            /** @default  */
            seat?: string;
            /** @default true */
            certain?: boolean;
            /** @default 1 */
            probability?: number;
            event: string;
            /** @default {} */
            facts?: Record<string, never>;
        };
        /** HealedEvent */
        HealedEvent: {
            /** @enum {unknown} */
            event: "healed";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            wounds: number;
        };
        /** HitEvent */
        HitEvent: {
            /** @enum {unknown} */
            event: "hit";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * HurtFacts
         * @description Somebody must leave a space, wounded: from lava, or pushed by the boulder.
         */
        HurtFacts: {
            at: string;
            wounds: number;
            health: number;
        };
        /**
         * Idle
         * @description A space where there is nothing to do.
         */
        Idle: {
            /** @enum {unknown} */
            what: "none";
        };
        /** IdolLaidEvent */
        IdolLaidEvent: {
            /** @enum {unknown} */
            event: "idol-laid";
            /** @enum {unknown} */
            alcove: "A1" | "A2" | "A3" | "A4" | "A5";
            /** @enum {unknown} */
            treasure: "ah-puch-calendar" | "ah-puch-idol" | "ah-puch-mask" | "ah-puch-necklace" | "idol-ah-puch" | "idol-chac" | "idol-ixchel" | "idol-kukulkan" | "idol-zotz" | "ixchel-calendar" | "ixchel-idol" | "ixchel-mask" | "ixchel-necklace" | "kukulkan-calendar" | "kukulkan-idol" | "kukulkan-mask" | "kukulkan-necklace" | "treasure-box" | "zotz-calendar" | "zotz-idol" | "zotz-mask" | "zotz-necklace";
        };
        /**
         * InRound
         * @description A round: turns that have come up in it.
         */
        InRound: {
            /** @enum {unknown} */
            rule: "round";
            turns: number;
        };
        /**
         * InTurn
         * @description A turn with dice to spend.
         */
        InTurn: {
            /** @enum {unknown} */
            rule: "turn";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /** InjuredEvent */
        InjuredEvent: {
            /** @enum {unknown} */
            event: "injured";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            value: number;
        };
        /** InjuredHiddenEvent */
        InjuredHiddenEvent: {
            /** @enum {unknown} */
            event: "injured-hidden";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * KeepingTreasure
         * @description The choice of a treasure: those of which one may be taken.
         */
        KeepingTreasure: {
            /** @enum {unknown} */
            rule: "treasure";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            cards: string[];
        };
        /** KeptEvent */
        KeptEvent: {
            /** @enum {unknown} */
            event: "kept";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            treasure: "ah-puch-calendar" | "ah-puch-idol" | "ah-puch-mask" | "ah-puch-necklace" | "idol-ah-puch" | "idol-chac" | "idol-ixchel" | "idol-kukulkan" | "idol-zotz" | "ixchel-calendar" | "ixchel-idol" | "ixchel-mask" | "ixchel-necklace" | "kukulkan-calendar" | "kukulkan-idol" | "kukulkan-mask" | "kukulkan-necklace" | "treasure-box" | "zotz-calendar" | "zotz-idol" | "zotz-mask" | "zotz-necklace";
        };
        /**
         * LeavingRapids
         * @description A roll to leave the rapids: dice still to roll, those rolled, and vests that may change them.
         */
        LeavingRapids: {
            /** @enum {unknown} */
            rule: "exit-roll";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            left: number;
            rolled: number[];
            vests: number;
        };
        /**
         * Level
         * @description Something of the seat has another level.
         */
        Level: {
            /** @enum {unknown} */
            kind: "level";
            /** @default  */
            seat?: string;
            /** @default true */
            certain?: boolean;
            /** @default 1 */
            probability?: number;
            track: components["schemas"]["Thing"];
            before: number;
            after: number;
        };
        /**
         * LockFacts
         * @description An attempt at a lock, and how likely it opens if all dice are spent on it.
         */
        LockFacts: {
            alcove: string;
            idol: string;
            needed: number;
            drawn: components["schemas"]["TokensDrawn"];
            left: components["schemas"]["TokensDrawn"];
            dice: number[];
            chance: number;
        };
        /** LockHeldEvent */
        LockHeldEvent: {
            /** @enum {unknown} */
            event: "lock-held";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            alcove: "A1" | "A2" | "A3" | "A4" | "A5";
        };
        /**
         * Lose
         * @description The seat loses an amount of something without paying for anything.
         */
        Lose: {
            /** @enum {unknown} */
            kind: "lose";
            /** @default  */
            seat?: string;
            /** @default true */
            certain?: boolean;
            /** @default 1 */
            probability?: number;
            what: components["schemas"]["Thing"];
            amount: number;
        };
        /**
         * MeetingBats
         * @description Bats that have come up.
         */
        MeetingBats: {
            /** @enum {unknown} */
            rule: "bats";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * MeetingSpider
         * @description A spider that bites.
         */
        MeetingSpider: {
            /** @enum {unknown} */
            rule: "spider";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            space: string;
        };
        /** MovedEvent */
        MovedEvent: {
            /** @enum {unknown} */
            event: "moved";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            from: string;
            to: string;
        };
        /**
         * MovingBoulder
         * @description A move of the boulder: how many spaces.
         */
        MovingBoulder: {
            /** @enum {unknown} */
            rule: "boulder";
            spaces: number;
        };
        /**
         * Outcome
         * @description What chance may answer, in notation, and how likely that is.
         */
        Outcome: {
            answer: string;
            probability: number;
        };
        /**
         * PassingMarker
         * @description The marker that goes on after the boulder.
         */
        PassingMarker: {
            /** @enum {unknown} */
            rule: "marker";
        };
        /**
         * Pay
         * @description The seat pays an amount of something.
         */
        Pay: {
            /** @enum {unknown} */
            kind: "pay";
            /** @default  */
            seat?: string;
            /** @default true */
            certain?: boolean;
            /** @default 1 */
            probability?: number;
            what: components["schemas"]["Thing"];
            amount: number;
        };
        /**
         * PeekFacts
         * @description Clues with their numbers, and the tiles that are known already.
         */
        PeekFacts: {
            clues: {
                [key: string]: number;
            };
            known: {
                [key: string]: string;
            };
        };
        /**
         * PeekingClue
         * @description A look at a clue, whose tile is being drawn.
         */
        PeekingClue: {
            /** @enum {unknown} */
            rule: "peek";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            clue: string;
        };
        /**
         * PickingLock
         * @description An attempt at a lock: Successes still needed, and the tokens drawn.
         */
        PickingLock: {
            /** @enum {unknown} */
            rule: "lock";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            alcove: string;
            needed: number;
            drawn: components["schemas"]["TokensDrawn"];
        };
        /** PlankRolledEvent */
        PlankRolledEvent: {
            /** @enum {unknown} */
            event: "plank-rolled";
            pips: number;
        };
        /** PlanksLostEvent */
        PlanksLostEvent: {
            /** @enum {unknown} */
            event: "planks-lost";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            lost: number;
            left: number;
        };
        /** PlateEvent */
        PlateEvent: {
            /** @enum {unknown} */
            event: "plate";
            number: number;
        };
        /**
         * Points
         * @description The seat scores points, or loses them.
         */
        Points: {
            /** @enum {unknown} */
            kind: "points";
            /** @default  */
            seat?: string;
            /** @default true */
            certain?: boolean;
            /** @default 1 */
            probability?: number;
            amount: number;
            /** @default  */
            source?: string;
        };
        /**
         * PressingPlates
         * @description The plates, which come after the hits.
         */
        PressingPlates: {
            /** @enum {unknown} */
            rule: "plates";
        };
        /**
         * Printed
         * @description What is printed on board and cards; it is the same in every view of a game.
         */
        Printed: {
            treasures: {
                [key: string]: components["schemas"]["Treasure"];
            };
            dice: components["schemas"]["DieUses"];
            planks: number;
            gods: ("ah-puch" | "chac" | "ixchel" | "kukulkan" | "zotz")[];
            plates: string[];
            alcoves: {
                [key: string]: string;
            };
            tokens: components["schemas"]["TokensDrawn"];
            last: string;
            joins: string[][];
            one_way: string[][];
            squares: {
                [key: string]: number[] | null;
            };
            changes: Record<string, never>;
        };
        /**
         * Put
         * @description A piece or a card goes to a place.
         */
        Put: {
            /** @enum {unknown} */
            kind: "put";
            /** @default  */
            seat?: string;
            /** @default true */
            certain?: boolean;
            /** @default 1 */
            probability?: number;
            piece: components["schemas"]["Thing"];
            place: components["schemas"]["Thing"];
        };
        /**
         * Reveal
         * @description Something secret is opened; what comes of it cannot be known before.
         */
        Reveal: {
            /** @enum {unknown} */
            kind: "reveal";
            /** @default  */
            seat?: string;
            /** @default true */
            certain?: boolean;
            /** @default 1 */
            probability?: number;
        };
        /** RevealedEvent */
        RevealedEvent: {
            /** @enum {unknown} */
            event: "revealed";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            card: "ah-puch-calendar" | "ah-puch-idol" | "ah-puch-mask" | "ah-puch-necklace" | "backpack" | "bullwhip" | "compass" | "crowbar" | "darts" | "fireproof-boots" | "first-aid-kit" | "grappling-rope" | "idol-ah-puch" | "idol-chac" | "idol-ixchel" | "idol-kukulkan" | "idol-zotz" | "ixchel-calendar" | "ixchel-idol" | "ixchel-mask" | "ixchel-necklace" | "kukulkan-calendar" | "kukulkan-idol" | "kukulkan-mask" | "kukulkan-necklace" | "lantern" | "lava-burst" | "life-vest" | "notebook" | "pith-helmet" | "pressure-plate" | "surging-waters" | "torch" | "treasure-box" | "vampire-bats" | "zotz-calendar" | "zotz-idol" | "zotz-mask" | "zotz-necklace";
        };
        /**
         * RevealingCards
         * @description A search in which cards are revealed: how many still, and those that are.
         */
        RevealingCards: {
            /** @enum {unknown} */
            rule: "reveal";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            deck: "ah-puch" | "ixchel" | "kukulkan" | "zotz";
            left: number;
            cards: string[];
        };
        /** RolledEvent */
        RolledEvent: {
            /** @enum {unknown} */
            event: "rolled";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            pips: number;
        };
        /**
         * RollingBoulder
         * @description A roll of the boulder: dice still to roll, and the spaces it will move.
         */
        RollingBoulder: {
            /** @enum {unknown} */
            rule: "boulder-roll";
            left: number;
            spaces: number;
        };
        /**
         * RollingDice
         * @description A roll of action dice: how many are still to roll.
         */
        RollingDice: {
            /** @enum {unknown} */
            rule: "roll";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            left: number;
        };
        /**
         * RollingPlanks
         * @description A roll for planks: dice still to roll, and planks lost.
         */
        RollingPlanks: {
            /** @enum {unknown} */
            rule: "planks";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            left: number;
            lost: number;
        };
        /** RoundBeganEvent */
        RoundBeganEvent: {
            /** @enum {unknown} */
            event: "round-began";
            round: number;
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * RunOver
         * @description A seat that the boulder runs over.
         */
        RunOver: {
            /** @enum {unknown} */
            rule: "run-over";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /** RunOverEvent */
        RunOverEvent: {
            /** @enum {unknown} */
            event: "run-over";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /** SawGlyphEvent */
        SawGlyphEvent: {
            /** @enum {unknown} */
            event: "saw-glyph";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            clue: "G1" | "G2" | "G3" | "G4";
            space: string;
        };
        /**
         * Score
         * @description What a seat would score outside; unopened boxes come on top.
         */
        Score: {
            treasures: number;
            boxes: number;
            sets: number;
            injuries: number;
            total: number;
            unopened: number;
            gods: ("ah-puch" | "chac" | "ixchel" | "kukulkan" | "zotz")[];
        };
        /**
         * Scoring
         * @description The final scoring: seats whose boxes are opened, and the boxes of the next one that are.
         */
        Scoring: {
            /** @enum {unknown} */
            rule: "scoring";
            seats: number;
            opened: number;
        };
        /** SealedEvent */
        SealedEvent: {
            /** @enum {unknown} */
            event: "sealed";
        };
        /**
         * Searching
         * @description A search under way, and where it began.
         */
        Searching: {
            /** @enum {unknown} */
            rule: "search";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            space: string;
        };
        /**
         * Shore
         * @description The way out of the rapids: no die may show more than the safe face.
         */
        Shore: {
            /** @enum {unknown} */
            what: "shore";
            space: string;
            dice: number;
            safe: number;
        };
        /**
         * ShowingWeb
         * @description A web that is turned up.
         */
        ShowingWeb: {
            /** @enum {unknown} */
            rule: "web";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            space: string;
        };
        /**
         * Stealing
         * @description A theft: a card of the victim is drawn.
         */
        Stealing: {
            /** @enum {unknown} */
            rule: "theft";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            victim: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * Step
         * @description A marker of the seat moves on a track.
         */
        Step: {
            /** @enum {unknown} */
            kind: "step";
            /** @default  */
            seat?: string;
            /** @default true */
            certain?: boolean;
            /** @default 1 */
            probability?: number;
            track: components["schemas"]["Thing"];
            before: number;
            after: number;
        };
        /**
         * StepFacts
         * @description A step: how many are left, and whether it would be a sprint.
         */
        StepFacts: {
            at: string;
            left: number;
            sprint: boolean;
        };
        /** StoleEvent */
        StoleEvent: {
            /** @enum {unknown} */
            event: "stole";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            victim: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            treasure: "ah-puch-calendar" | "ah-puch-idol" | "ah-puch-mask" | "ah-puch-necklace" | "idol-ah-puch" | "idol-chac" | "idol-ixchel" | "idol-kukulkan" | "idol-zotz" | "ixchel-calendar" | "ixchel-idol" | "ixchel-mask" | "ixchel-necklace" | "kukulkan-calendar" | "kukulkan-idol" | "kukulkan-mask" | "kukulkan-necklace" | "treasure-box" | "zotz-calendar" | "zotz-idol" | "zotz-mask" | "zotz-necklace";
        };
        /** StoleHiddenEvent */
        StoleHiddenEvent: {
            /** @enum {unknown} */
            event: "stole-hidden";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            victim: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /** StoodEvent */
        StoodEvent: {
            /** @enum {unknown} */
            event: "stood";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * Stop
         * @description Where the boulder may stand after its next roll.
         */
        Stop: {
            space: string;
            chance: number;
        };
        /** StoredEvent */
        StoredEvent: {
            /** @enum {unknown} */
            event: "stored";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            treasure: "ah-puch-calendar" | "ah-puch-idol" | "ah-puch-mask" | "ah-puch-necklace" | "idol-ah-puch" | "idol-chac" | "idol-ixchel" | "idol-kukulkan" | "idol-zotz" | "ixchel-calendar" | "ixchel-idol" | "ixchel-mask" | "ixchel-necklace" | "kukulkan-calendar" | "kukulkan-idol" | "kukulkan-mask" | "kukulkan-necklace" | "treasure-box" | "zotz-calendar" | "zotz-idol" | "zotz-mask" | "zotz-necklace";
        };
        /** StoredHiddenEvent */
        StoredHiddenEvent: {
            /** @enum {unknown} */
            event: "stored-hidden";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * Striking
         * @description A revealed hazard that waits.
         */
        Striking: {
            /** @enum {unknown} */
            rule: "hazard";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            hazard: string;
        };
        /**
         * Struck
         * @description A seat that the boulder hits.
         */
        Struck: {
            /** @enum {unknown} */
            rule: "struck";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /** SwappedEvent */
        SwappedEvent: {
            /** @enum {unknown} */
            event: "swapped";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            taken: "ah-puch-calendar" | "ah-puch-idol" | "ah-puch-mask" | "ah-puch-necklace" | "idol-ah-puch" | "idol-chac" | "idol-ixchel" | "idol-kukulkan" | "idol-zotz" | "ixchel-calendar" | "ixchel-idol" | "ixchel-mask" | "ixchel-necklace" | "kukulkan-calendar" | "kukulkan-idol" | "kukulkan-mask" | "kukulkan-necklace" | "treasure-box" | "zotz-calendar" | "zotz-idol" | "zotz-mask" | "zotz-necklace";
            /** @enum {unknown} */
            stored: "ah-puch-calendar" | "ah-puch-idol" | "ah-puch-mask" | "ah-puch-necklace" | "idol-ah-puch" | "idol-chac" | "idol-ixchel" | "idol-kukulkan" | "idol-zotz" | "ixchel-calendar" | "ixchel-idol" | "ixchel-mask" | "ixchel-necklace" | "kukulkan-calendar" | "kukulkan-idol" | "kukulkan-mask" | "kukulkan-necklace" | "treasure-box" | "zotz-calendar" | "zotz-idol" | "zotz-mask" | "zotz-necklace";
        };
        /** SwappedHiddenEvent */
        SwappedHiddenEvent: {
            /** @enum {unknown} */
            event: "swapped-hidden";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * Thing
         * @description Something of a game by its kind and id: a place, a card, a piece, a good, a seat.
         *
         *         The ids are those of views and notation; the message `name-<game>-<kind>-<id>` says what it is called.
         *
         *         >>> Thing("good", "wood")
         *         Thing(kind='good', id='wood')
         */
        Thing: {
            kind: string;
            id: string;
        };
        /**
         * Tile
         * @description A lava tile as the viewer knows it.
         */
        Tile: {
            glyph: string;
            number: number | null;
            /** @enum {unknown} */
            state: "down" | "gone" | "safe" | "searched" | "trap";
            flipped: boolean;
            searched: boolean;
            gone: boolean;
        };
        /** TileFlippedEvent */
        TileFlippedEvent: {
            /** @enum {unknown} */
            event: "tile-flipped";
            space: string;
            number: number;
            /** @enum {unknown} */
            kind: "safe" | "trap";
        };
        /** TileSearchedEvent */
        TileSearchedEvent: {
            /** @enum {unknown} */
            event: "tile-searched";
            space: string;
        };
        /** TokenDrawnEvent */
        TokenDrawnEvent: {
            /** @enum {unknown} */
            event: "token-drawn";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            token: "fail" | "success" | "success-fail";
        };
        /**
         * TokensDrawn
         * @description Lockpick tokens by kind.
         */
        TokensDrawn: {
            success: number;
            "success-fail": number;
            fail: number;
        };
        /**
         * Treasure
         * @description The god of a treasure, and what it brings at least and at most.
         */
        Treasure: {
            god: ("ah-puch" | "chac" | "ixchel" | "kukulkan" | "zotz") | "none";
            least: number;
            most: number;
        };
        /**
         * TreasureFacts
         * @description Treasures that were revealed.
         */
        TreasureFacts: {
            cards: string[];
        };
        /** TurnBeganEvent */
        TurnBeganEvent: {
            /** @enum {unknown} */
            event: "turn-began";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            dice: number;
        };
        /** UnkeptEvent */
        UnkeptEvent: {
            /** @enum {unknown} */
            event: "unkept";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            treasure: "ah-puch-calendar" | "ah-puch-idol" | "ah-puch-mask" | "ah-puch-necklace" | "idol-ah-puch" | "idol-chac" | "idol-ixchel" | "idol-kukulkan" | "idol-zotz" | "ixchel-calendar" | "ixchel-idol" | "ixchel-mask" | "ixchel-necklace" | "kukulkan-calendar" | "kukulkan-idol" | "kukulkan-mask" | "kukulkan-necklace" | "treasure-box" | "zotz-calendar" | "zotz-idol" | "zotz-mask" | "zotz-necklace";
        };
        /**
         * UsingNotebook
         * @description The notebook, which looks for a clue.
         */
        UsingNotebook: {
            /** @enum {unknown} */
            rule: "notebook";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /**
         * VariantView
         * @description Which variant is played, and what it has otherwise than the box, by path; a view of the box has none.
         */
        VariantView: {
            name: string;
            changes: Record<string, never>;
        };
        /**
         * Victim
         * @description Somebody in reach of the whip.
         */
        Victim: {
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            at: string;
            cards: number;
        };
        /**
         * View
         * @description What a seat, or a watcher, sees of the temple.
         */
        View: {
            you: ("blue" | "green" | "purple" | "red" | "yellow") | "none";
            round: number;
            /** @enum {unknown} */
            first: "blue" | "green" | "purple" | "red" | "yellow";
            order: ("blue" | "green" | "purple" | "red" | "yellow")[];
            turn: ("blue" | "green" | "purple" | "red" | "yellow") | "none";
            boulder: string;
            boulder_roll: components["schemas"]["BoulderRoll"];
            plates: number;
            /** @enum {unknown} */
            walls: "closing" | "open" | "shut";
            planks: number;
            surging: number;
            clues: {
                [key: string]: number;
            };
            webs: {
                [key: string]: "gone" | "hidden" | "spider";
            };
            webs_left: components["schemas"]["WebsLeft"];
            alcoves: {
                [key: string]: string;
            };
            locks: {
                [key: string]: number;
            };
            decks: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            sizes: {
                [key: string]: number;
            };
            lost_decks: ("ah-puch" | "ixchel" | "kukulkan" | "zotz")[];
            discards: {
                [key: string]: number;
            };
            lava: {
                [key: string]: components["schemas"]["Tile"];
            };
            injuries_left: number;
            unfinished: (components["schemas"]["Dealing"] | components["schemas"]["ChoosingFirst"] | components["schemas"]["InRound"] | components["schemas"]["EndingRound"] | components["schemas"]["PassingMarker"] | components["schemas"]["Scoring"] | components["schemas"]["BeginningTurn"] | components["schemas"]["InTurn"] | components["schemas"]["RollingDice"] | components["schemas"]["Walking"] | components["schemas"]["Dropping"] | components["schemas"]["Stealing"] | components["schemas"]["CrackingWhip"] | components["schemas"]["UsingNotebook"] | components["schemas"]["PickingLock"] | components["schemas"]["RevealingCards"] | components["schemas"]["Striking"] | components["schemas"]["KeepingTreasure"] | components["schemas"]["Searching"] | components["schemas"]["MeetingBats"] | components["schemas"]["PeekingClue"] | components["schemas"]["FlippingTile"] | components["schemas"]["Fleeing"] | components["schemas"]["ShowingWeb"] | components["schemas"]["MeetingSpider"] | components["schemas"]["RollingPlanks"] | components["schemas"]["Drifting"] | components["schemas"]["LeavingRapids"] | components["schemas"]["RollingBoulder"] | components["schemas"]["MovingBoulder"] | components["schemas"]["PressingPlates"] | components["schemas"]["RunOver"] | components["schemas"]["Struck"] | components["schemas"]["BeingPushed"] | components["schemas"]["Falling"] | components["schemas"]["Wounding"] | components["schemas"]["DrawingInjury"])[];
            seats: {
                [key: string]: components["schemas"]["Adventurer"];
            };
            printed: components["schemas"]["Printed"];
            peeked?: {
                [key: string]: string;
            };
            notes?: {
                [key: string]: string[];
            };
            variant?: components["schemas"]["VariantView"];
        };
        /**
         * Walking
         * @description A walk: steps left, whether one was made, and whether a sprint may add one.
         */
        Walking: {
            /** @enum {unknown} */
            rule: "walk";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            left: number;
            moved: boolean;
            may_sprint: boolean;
        };
        /** WashedOverEvent */
        WashedOverEvent: {
            /** @enum {unknown} */
            event: "washed-over";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
        };
        /** WebShownEvent */
        WebShownEvent: {
            /** @enum {unknown} */
            event: "web-shown";
            space: string;
            /** @enum {unknown} */
            web: "blank" | "spider";
        };
        /**
         * WebsLeft
         * @description Web tokens that nobody has seen.
         */
        WebsLeft: {
            spider: number;
            blank: number;
        };
        /**
         * WhipFacts
         * @description The whip: who can be robbed.
         */
        WhipFacts: {
            at: string;
            victims: components["schemas"]["Victim"][];
        };
        /** WoundedEvent */
        WoundedEvent: {
            /** @enum {unknown} */
            event: "wounded";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            wounds: number;
        };
        /**
         * Wounding
         * @description Wounds that a seat still takes.
         */
        Wounding: {
            /** @enum {unknown} */
            rule: "wounds";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            left: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
