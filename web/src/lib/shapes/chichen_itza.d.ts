// Made by "npm run types" from docs/shapes/chichen_itza.json; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** ActionPlacedEvent */
        ActionPlacedEvent: {
            /** @enum {unknown} */
            event: "action-placed";
            /** @enum {unknown} */
            tile: "A01" | "A02" | "A03" | "A04" | "A05" | "A06" | "A07" | "A08" | "A09" | "A10" | "A11" | "A12" | "A13" | "A14" | "A15" | "A16" | "A17" | "A18" | "A19" | "A20" | "A21";
            slot: number;
        };
        /** AttackedEvent */
        AttackedEvent: {
            /** @enum {unknown} */
            event: "attacked";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            strength: number;
        };
        /** BlockedEvent */
        BlockedEvent: {
            /** @enum {unknown} */
            event: "blocked";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            way: "idol" | "luck" | "one-shield";
            damage: number;
        };
        /** CapturedEvent */
        CapturedEvent: {
            /** @enum {unknown} */
            event: "captured";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
        };
        /** CastEvent */
        CastEvent: {
            /** @enum {unknown} */
            event: "cast";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            type: "fire" | "stone";
            number: number;
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
        /** CoinStolenEvent */
        CoinStolenEvent: {
            /** @enum {unknown} */
            event: "coin-stolen";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
        };
        /** CoinsUsedEvent */
        CoinsUsedEvent: {
            /** @enum {unknown} */
            event: "coins-used";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /** CostDealtEvent */
        CostDealtEvent: {
            /** @enum {unknown} */
            event: "cost-dealt";
            /** @enum {unknown} */
            beside: "column-1" | "column-2" | "column-3" | "column-4" | "row-1" | "row-2" | "row-3" | "row-4";
            cost: number;
        };
        /** CowedEvent */
        CowedEvent: {
            /** @enum {unknown} */
            event: "cowed";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
        };
        /** CreatureFoughtEvent */
        CreatureFoughtEvent: {
            /** @enum {unknown} */
            event: "creature-fought";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
            hearts: number;
        };
        /** CreaturePlacedEvent */
        CreaturePlacedEvent: {
            /** @enum {unknown} */
            event: "creature-placed";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
        };
        /** DefeatedEvent */
        DefeatedEvent: {
            /** @enum {unknown} */
            event: "defeated";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
            strength: number;
        };
        /** DeployedEvent */
        DeployedEvent: {
            /** @enum {unknown} */
            event: "deployed";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            warriors: number;
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
        };
        /** DrewEvent */
        DrewEvent: {
            /** @enum {unknown} */
            event: "drew";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            type: "fire" | "stone";
        };
        /** DrewHiddenEvent */
        DrewHiddenEvent: {
            /** @enum {unknown} */
            event: "drew-hidden";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        Effect: components["schemas"]["Pay"] | components["schemas"]["Gain"] | components["schemas"]["Lose"] | components["schemas"]["Step"] | components["schemas"]["Level"] | components["schemas"]["Points"] | components["schemas"]["Put"] | components["schemas"]["Happen"] | components["schemas"]["Reveal"] | components["schemas"]["Chance"];
        Event: components["schemas"]["GainedEvent"] | components["schemas"]["PaidEvent"] | components["schemas"]["GaveEvent"] | components["schemas"]["DeployedEvent"] | components["schemas"]["ReturnedEvent"] | components["schemas"]["MovedEvent"] | components["schemas"]["DrewEvent"] | components["schemas"]["DrewHiddenEvent"] | components["schemas"]["FoundEvent"] | components["schemas"]["TradedEvent"] | components["schemas"]["UsedEvent"] | components["schemas"]["CoinsUsedEvent"] | components["schemas"]["GearRaisedEvent"] | components["schemas"]["GodTakenEvent"] | components["schemas"]["GodOpenedEvent"] | components["schemas"]["GodRemovedEvent"] | components["schemas"]["GodLookedEvent"] | components["schemas"]["GodsLookedEvent"] | components["schemas"]["ScoutedEvent"] | components["schemas"]["SawStrengthEvent"] | components["schemas"]["SawRuinEvent"] | components["schemas"]["TreasureEvent"] | components["schemas"]["WarDeclaredEvent"] | components["schemas"]["PeaceMadeEvent"] | components["schemas"]["FavoredEvent"] | components["schemas"]["RecruitedEvent"] | components["schemas"]["HeroLeftEvent"] | components["schemas"]["HeroOpenedEvent"] | components["schemas"]["FoughtEvent"] | components["schemas"]["CreatureFoughtEvent"] | components["schemas"]["PhaseBeganEvent"] | components["schemas"]["CastEvent"] | components["schemas"]["RolledEvent"] | components["schemas"]["HitsEvent"] | components["schemas"]["FaceRolledEvent"] | components["schemas"]["HeartsEvent"] | components["schemas"]["LostEvent"] | components["schemas"]["BlockedEvent"] | components["schemas"]["WonEvent"] | components["schemas"]["HeldOffEvent"] | components["schemas"]["FledEvent"] | components["schemas"]["DefeatedEvent"] | components["schemas"]["RetreatedEvent"] | components["schemas"]["CapturedEvent"] | components["schemas"]["GemTakenEvent"] | components["schemas"]["LineTriggeredEvent"] | components["schemas"]["TaskOpenedEvent"] | components["schemas"]["TaskMetEvent"] | components["schemas"]["RoundBeganEvent"] | components["schemas"]["CostDealtEvent"] | components["schemas"]["OrderSetEvent"] | components["schemas"]["AttackedEvent"] | components["schemas"]["RepelledEvent"] | components["schemas"]["FailedEvent"] | components["schemas"]["FinalEvent"] | components["schemas"]["TileLaidEvent"] | components["schemas"]["CreaturePlacedEvent"] | components["schemas"]["ActionPlacedEvent"] | components["schemas"]["TurnBeganEvent"] | components["schemas"]["StepBeganEvent"] | components["schemas"]["CoinStolenEvent"] | components["schemas"]["GuardedEvent"] | components["schemas"]["JoinedEvent"] | components["schemas"]["LiftedEvent"] | components["schemas"]["PutDownEvent"] | components["schemas"]["ProphecyRevealedEvent"] | components["schemas"]["ProphecyDiscardedEvent"] | components["schemas"]["GearLoweredEvent"] | components["schemas"]["CowedEvent"] | components["schemas"]["RecoveredEvent"] | components["schemas"]["SecondRollEvent"] | components["schemas"]["TunnelledEvent"] | components["schemas"]["RecalledEvent"] | components["schemas"]["ForcedEvent"];
        /** FaceRolledEvent */
        FaceRolledEvent: {
            /** @enum {unknown} */
            event: "face-rolled";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
            face: string;
            /** @enum {unknown} */
            half: "dark" | "light";
        };
        FactsByPrompt: Record<string, never>;
        /** FailedEvent */
        FailedEvent: {
            /** @enum {unknown} */
            event: "failed";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
        };
        /** FavoredEvent */
        FavoredEvent: {
            /** @enum {unknown} */
            event: "favored";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            space: number;
        };
        /** FinalEvent */
        FinalEvent: {
            /** @enum {unknown} */
            event: "final";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            points: number;
        };
        /** FledEvent */
        FledEvent: {
            /** @enum {unknown} */
            event: "fled";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
        };
        /** ForcedEvent */
        ForcedEvent: {
            /** @enum {unknown} */
            event: "forced";
            seat: string;
            move: string;
        };
        /** FoughtEvent */
        FoughtEvent: {
            /** @enum {unknown} */
            event: "fought";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
            /** @enum {unknown} */
            other: "blue" | "green" | "none" | "red" | "yellow";
        };
        /** FoundEvent */
        FoundEvent: {
            /** @enum {unknown} */
            event: "found";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            type: "fire" | "stone";
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
        /** GainedEvent */
        GainedEvent: {
            /** @enum {unknown} */
            event: "gained";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            good: "coins" | "idols" | "luck" | "shields";
            amount: number;
        };
        /** GaveEvent */
        GaveEvent: {
            /** @enum {unknown} */
            event: "gave";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            other: "blue" | "green" | "none" | "red" | "yellow";
            amount: number;
        };
        /** GearLoweredEvent */
        GearLoweredEvent: {
            /** @enum {unknown} */
            event: "gear-lowered";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            gear: "defense" | "magic" | "melee" | "ranged";
            level: number;
        };
        /** GearRaisedEvent */
        GearRaisedEvent: {
            /** @enum {unknown} */
            event: "gear-raised";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            gear: "defense" | "magic" | "melee" | "ranged";
            level: number;
        };
        /** GemTakenEvent */
        GemTakenEvent: {
            /** @enum {unknown} */
            event: "gem-taken";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            gem: "blue" | "green" | "red" | "white" | "yellow";
        };
        /** GodLookedEvent */
        GodLookedEvent: {
            /** @enum {unknown} */
            event: "god-looked";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            god: number;
        };
        /** GodOpenedEvent */
        GodOpenedEvent: {
            /** @enum {unknown} */
            event: "god-opened";
            god: number;
        };
        /** GodRemovedEvent */
        GodRemovedEvent: {
            /** @enum {unknown} */
            event: "god-removed";
            god: number;
        };
        /** GodTakenEvent */
        GodTakenEvent: {
            /** @enum {unknown} */
            event: "god-taken";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            god: number;
        };
        /** GodsLookedEvent */
        GodsLookedEvent: {
            /** @enum {unknown} */
            event: "gods-looked";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            colour: "blue" | "gold" | "green" | "red";
            number: number;
        };
        /** GuardedEvent */
        GuardedEvent: {
            /** @enum {unknown} */
            event: "guarded";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
            damage: number;
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
        /** HeartsEvent */
        HeartsEvent: {
            /** @enum {unknown} */
            event: "hearts";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
            hearts: number;
        };
        /** HeldOffEvent */
        HeldOffEvent: {
            /** @enum {unknown} */
            event: "held-off";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
        };
        /** HeroLeftEvent */
        HeroLeftEvent: {
            /** @enum {unknown} */
            event: "hero-left";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            hero: "champion" | "commander" | "wanderer";
            card: number;
        };
        /** HeroOpenedEvent */
        HeroOpenedEvent: {
            /** @enum {unknown} */
            event: "hero-opened";
            card: number;
        };
        /** HitsEvent */
        HitsEvent: {
            /** @enum {unknown} */
            event: "hits";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            hits: number;
        };
        /** JoinedEvent */
        JoinedEvent: {
            /** @enum {unknown} */
            event: "joined";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            warriors: number;
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
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
        /** LiftedEvent */
        LiftedEvent: {
            /** @enum {unknown} */
            event: "lifted";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
            /** @enum {unknown} */
            unit: "champion" | "commander" | "wanderer" | "warrior";
        };
        /** LineTriggeredEvent */
        LineTriggeredEvent: {
            /** @enum {unknown} */
            event: "line-triggered";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            line: "green-blue" | "green-red" | "green-white" | "red-blue" | "white-blue" | "white-red" | "yellow-blue" | "yellow-green" | "yellow-red" | "yellow-white";
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
        /** LostEvent */
        LostEvent: {
            /** @enum {unknown} */
            event: "lost";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            warriors: number;
        };
        /** MovedEvent */
        MovedEvent: {
            /** @enum {unknown} */
            event: "moved";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            from: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
            /** @enum {unknown} */
            to: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
            units: number;
        };
        /** OrderSetEvent */
        OrderSetEvent: {
            /** @enum {unknown} */
            event: "order-set";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            marker: number;
        };
        /**
         * Outcome
         * @description What chance may answer, in notation, and how likely that is.
         */
        Outcome: {
            answer: string;
            probability: number;
        };
        /** PaidEvent */
        PaidEvent: {
            /** @enum {unknown} */
            event: "paid";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            good: "coins" | "idols" | "luck" | "shields";
            amount: number;
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
        /** PeaceMadeEvent */
        PeaceMadeEvent: {
            /** @enum {unknown} */
            event: "peace-made";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            war: number;
        };
        /** PhaseBeganEvent */
        PhaseBeganEvent: {
            /** @enum {unknown} */
            event: "phase-began";
            /** @enum {unknown} */
            phase: "magic" | "melee" | "ranged";
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
        /** ProphecyDiscardedEvent */
        ProphecyDiscardedEvent: {
            /** @enum {unknown} */
            event: "prophecy-discarded";
            prophecy: number;
        };
        /** ProphecyRevealedEvent */
        ProphecyRevealedEvent: {
            /** @enum {unknown} */
            event: "prophecy-revealed";
            prophecy: number;
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
        /** PutDownEvent */
        PutDownEvent: {
            /** @enum {unknown} */
            event: "put-down";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
            /** @enum {unknown} */
            unit: "champion" | "commander" | "wanderer" | "warrior";
        };
        /** RecalledEvent */
        RecalledEvent: {
            /** @enum {unknown} */
            event: "recalled";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
        };
        /** RecoveredEvent */
        RecoveredEvent: {
            /** @enum {unknown} */
            event: "recovered";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
        };
        /** RecruitedEvent */
        RecruitedEvent: {
            /** @enum {unknown} */
            event: "recruited";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            hero: "champion" | "commander" | "wanderer";
            card: number;
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
        };
        /** RepelledEvent */
        RepelledEvent: {
            /** @enum {unknown} */
            event: "repelled";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
            points: number;
        };
        /** RetreatedEvent */
        RetreatedEvent: {
            /** @enum {unknown} */
            event: "retreated";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
            units: number;
        };
        /** ReturnedEvent */
        ReturnedEvent: {
            /** @enum {unknown} */
            event: "returned";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            warriors: number;
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
        /** RolledEvent */
        RolledEvent: {
            /** @enum {unknown} */
            event: "rolled";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            pips: number;
        };
        /** RoundBeganEvent */
        RoundBeganEvent: {
            /** @enum {unknown} */
            event: "round-began";
            round: number;
        };
        /** SawRuinEvent */
        SawRuinEvent: {
            /** @enum {unknown} */
            event: "saw-ruin";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
            ruin: string;
        };
        /** SawStrengthEvent */
        SawStrengthEvent: {
            /** @enum {unknown} */
            event: "saw-strength";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
            strength: number;
        };
        /** ScoutedEvent */
        ScoutedEvent: {
            /** @enum {unknown} */
            event: "scouted";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
        };
        /** SecondRollEvent */
        SecondRollEvent: {
            /** @enum {unknown} */
            event: "second-roll";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
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
        /** StepBeganEvent */
        StepBeganEvent: {
            /** @enum {unknown} */
            event: "step-began";
            /** @enum {unknown} */
            step: "attack" | "costs" | "display" | "gods" | "idols" | "shields" | "supply" | "tasks" | "turns" | "upkeep" | "warriors";
        };
        /** TaskMetEvent */
        TaskMetEvent: {
            /** @enum {unknown} */
            event: "task-met";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            task: number;
        };
        /** TaskOpenedEvent */
        TaskOpenedEvent: {
            /** @enum {unknown} */
            event: "task-opened";
            task: number;
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
        /** TileLaidEvent */
        TileLaidEvent: {
            /** @enum {unknown} */
            event: "tile-laid";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
            /** @enum {unknown} */
            column: "-1" | "-10" | "-11" | "-12" | "-13" | "-14" | "-15" | "-16" | "-2" | "-3" | "-4" | "-5" | "-6" | "-7" | "-8" | "-9" | "0" | "1" | "10" | "11" | "12" | "13" | "14" | "15" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
            /** @enum {unknown} */
            row: "-1" | "-10" | "-11" | "-12" | "-13" | "-14" | "-15" | "-16" | "-2" | "-3" | "-4" | "-5" | "-6" | "-7" | "-8" | "-9" | "0" | "1" | "10" | "11" | "12" | "13" | "14" | "15" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
        };
        /** TradedEvent */
        TradedEvent: {
            /** @enum {unknown} */
            event: "traded";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            for: "coins" | "luck" | "magic";
        };
        /** TreasureEvent */
        TreasureEvent: {
            /** @enum {unknown} */
            event: "treasure";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            pips: number;
        };
        /** TunnelledEvent */
        TunnelledEvent: {
            /** @enum {unknown} */
            event: "tunnelled";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            from: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
            /** @enum {unknown} */
            to: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
        };
        /** TurnBeganEvent */
        TurnBeganEvent: {
            /** @enum {unknown} */
            event: "turn-began";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /** UsedEvent */
        UsedEvent: {
            /** @enum {unknown} */
            event: "used";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            tile: "A01" | "A02" | "A03" | "A04" | "A05" | "A06" | "A07" | "A08" | "A09" | "A10" | "A11" | "A12" | "A13" | "A14" | "A15" | "A16" | "A17" | "A18" | "A19" | "A20" | "A21";
            /** @enum {unknown} */
            action: "declare-war" | "defense" | "favor" | "god-card" | "land-move" | "magic" | "magic-cards" | "melee" | "move-hero" | "ranged" | "recruit-hero" | "regroup" | "reinforcement" | "scout" | "water-move";
            price: number;
        };
        /** WarDeclaredEvent */
        WarDeclaredEvent: {
            /** @enum {unknown} */
            event: "war-declared";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /** WonEvent */
        WonEvent: {
            /** @enum {unknown} */
            event: "won";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            place: "C1" | "C2" | "C3" | "C4" | "M-blue" | "M-green" | "M-red" | "M-white" | "M-yellow" | "R1" | "R10" | "R11" | "R12" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7" | "R8" | "R9" | "T1" | "T2" | "T3" | "V1" | "V2" | "V3" | "V4" | "city";
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
