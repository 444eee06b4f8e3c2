// Made by "npm run types" from docs/shapes/temple_of_chac.json; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AdventurerEvent */
        AdventurerEvent: {
            /** @enum {unknown} */
            event: "adventurer";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            adventurer: "bobby-powell" | "chantel-sari" | "lea-rice" | "monty-albatross" | "puccio-cortese";
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
        /** BoulderMovedEvent */
        BoulderMovedEvent: {
            /** @enum {unknown} */
            event: "boulder-moved";
            from: string;
            to: string;
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
        /** BridgeFellEvent */
        BridgeFellEvent: {
            /** @enum {unknown} */
            event: "bridge-fell";
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
            prompt: string;
            /** @default [] */
            outcomes?: components["schemas"]["Outcome"][];
        };
        /** ClueLaidEvent */
        ClueLaidEvent: {
            /** @enum {unknown} */
            event: "clue-laid";
            /** @enum {unknown} */
            clue: "G1" | "G2" | "G3" | "G4";
            number: number;
        };
        /** CrushedEvent */
        CrushedEvent: {
            /** @enum {unknown} */
            event: "crushed";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
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
        /** DroppedEvent */
        DroppedEvent: {
            /** @enum {unknown} */
            event: "dropped";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            /** @enum {unknown} */
            treasure: "ah-puch-calendar" | "ah-puch-idol" | "ah-puch-mask" | "ah-puch-necklace" | "idol-ah-puch" | "idol-chac" | "idol-ixchel" | "idol-kukulkan" | "idol-zotz" | "ixchel-calendar" | "ixchel-idol" | "ixchel-mask" | "ixchel-necklace" | "kukulkan-calendar" | "kukulkan-idol" | "kukulkan-mask" | "kukulkan-necklace" | "treasure-box" | "zotz-calendar" | "zotz-idol" | "zotz-mask" | "zotz-necklace";
        };
        Effect: components["schemas"]["Pay"] | components["schemas"]["Gain"] | components["schemas"]["Lose"] | components["schemas"]["Step"] | components["schemas"]["Level"] | components["schemas"]["Points"] | components["schemas"]["Put"] | components["schemas"]["Happen"] | components["schemas"]["Reveal"] | components["schemas"]["Chance"];
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
        /** ExitRolledEvent */
        ExitRolledEvent: {
            /** @enum {unknown} */
            event: "exit-rolled";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            pips: number;
        };
        FactsByPrompt: Record<string, never>;
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
        /** IdolLaidEvent */
        IdolLaidEvent: {
            /** @enum {unknown} */
            event: "idol-laid";
            /** @enum {unknown} */
            alcove: "A1" | "A2" | "A3" | "A4" | "A5";
            /** @enum {unknown} */
            treasure: "ah-puch-calendar" | "ah-puch-idol" | "ah-puch-mask" | "ah-puch-necklace" | "idol-ah-puch" | "idol-chac" | "idol-ixchel" | "idol-kukulkan" | "idol-zotz" | "ixchel-calendar" | "ixchel-idol" | "ixchel-mask" | "ixchel-necklace" | "kukulkan-calendar" | "kukulkan-idol" | "kukulkan-mask" | "kukulkan-necklace" | "treasure-box" | "zotz-calendar" | "zotz-idol" | "zotz-mask" | "zotz-necklace";
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
            track: components["schemas"]["Thing"];
            before: number;
            after: number;
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
            what: components["schemas"]["Thing"];
            amount: number;
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
         * Outcome
         * @description What chance may answer, in notation, and how likely that is.
         */
        Outcome: {
            answer: string;
            probability: number;
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
            what: components["schemas"]["Thing"];
            amount: number;
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
            amount: number;
            /** @default  */
            source?: string;
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
        /** RolledEvent */
        RolledEvent: {
            /** @enum {unknown} */
            event: "rolled";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            pips: number;
        };
        /** RoundBeganEvent */
        RoundBeganEvent: {
            /** @enum {unknown} */
            event: "round-began";
            round: number;
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
        /** SealedEvent */
        SealedEvent: {
            /** @enum {unknown} */
            event: "sealed";
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
            track: components["schemas"]["Thing"];
            before: number;
            after: number;
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
        /** WoundedEvent */
        WoundedEvent: {
            /** @enum {unknown} */
            event: "wounded";
            /** @enum {unknown} */
            seat: "blue" | "green" | "purple" | "red" | "yellow";
            wounds: number;
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
