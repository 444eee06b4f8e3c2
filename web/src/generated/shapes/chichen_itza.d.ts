// Made by "npm run types" from docs/develop/shapes/chichen_itza.json; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Action
         * @description An action tile on the board.
         */
        Action: {
            row: number;
            column: number;
            actions: string[];
            low: number | null;
            high: number | null;
            printed: number[] | null;
            marks: string[];
            uses: components["schemas"]["Use"][];
        };
        /** ActionPlacedEvent */
        ActionPlacedEvent: {
            /** @enum {unknown} */
            event: "action-placed";
            /** @enum {unknown} */
            tile: "A01" | "A02" | "A03" | "A04" | "A05" | "A06" | "A07" | "A08" | "A09" | "A10" | "A11" | "A12" | "A13" | "A14" | "A15" | "A16" | "A17" | "A18" | "A19" | "A20" | "A21";
            slot: number;
        };
        /**
         * AttackPrice
         * @description What an attack on this seat costs: war markers to turn, and coins to give.
         */
        AttackPrice: {
            war: number;
            coins: number;
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
        /**
         * BothInForce
         * @description Values in force for both sides; a creature has none.
         */
        BothInForce: {
            attacker: components["schemas"]["SideInForce"] | null;
            defender: components["schemas"]["SideInForce"] | null;
        };
        /**
         * CallFacts
         * @description Units of the side, and how many may fight.
         */
        CallFacts: {
            units: number;
            limit: number;
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
         * CastFacts
         * @description Magic cards in hand, how many may be cast, and the faces with which each type hits.
         */
        CastFacts: {
            number: number;
            stone: number;
            fire: number;
            stone_cards: number | null;
            fire_cards: number | null;
            stone_faces: number[];
            fire_faces: number[];
            converts: boolean;
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
         * Change
         * @description A value that the prophecy in force changes: without it, and now.
         */
        Change: {
            what: string;
            from: number | string;
            to: number | string;
        };
        /**
         * CityAttack
         * @description The attack on the city at the end of the round, as it counts now.
         */
        CityAttack: {
            strength: number;
            points: number;
            /** @enum {unknown} */
            die: "dark" | "light";
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
        /**
         * CreatureDice
         * @description The symbols of each face of a creature's die.
         */
        CreatureDice: {
            light: string[][];
            dark: string[][];
        };
        /**
         * CreatureFace
         * @description What a face of the creature's die does in this phase.
         */
        CreatureFace: {
            symbols: string[];
            damage: number;
            guards: number;
            coins: number;
            again: boolean;
        };
        /**
         * CreatureFacts
         * @description What the creature rolled, and what that does.
         */
        CreatureFacts: {
            kind: string;
            symbols: string[];
            damage: number;
            guards: number;
            coins: number;
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
        /**
         * CreatureRoll
         * @description The creature's roll that may be rolled again.
         */
        CreatureRoll: {
            /** @enum {unknown} */
            rule: "creature-face";
            seat: string;
            face: number;
        };
        /**
         * Creatures
         * @description Creature cards that are still face down while creatures are placed.
         */
        Creatures: {
            /** @enum {unknown} */
            rule: "creatures";
            deck: string[];
        };
        /**
         * DamageFacts
         * @description Damage that is left, and all that can stop or take it.
         */
        DamageFacts: {
            damage: number;
            shields: number;
            denied: boolean;
            idols: number;
            idol_shields: number;
            spare: number;
            group: components["schemas"]["Group"];
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
        FactsByPrompt: {
            turn: components["schemas"]["TurnFacts"];
            from: components["schemas"]["FromFacts"];
            group: components["schemas"]["GroupFacts"];
            to: components["schemas"]["ToFacts"];
            join: components["schemas"]["JoinFacts"];
            held: components["schemas"]["HeldFacts"];
            reinforce: components["schemas"]["ReinforceFacts"];
            lift: components["schemas"]["RegroupFacts"];
            put: components["schemas"]["RegroupFacts"];
            settle: components["schemas"]["SettleFacts"];
            scout: components["schemas"]["ScoutFacts"];
            lay: components["schemas"]["LayFacts"];
            recruit: components["schemas"]["RecruitFacts"];
            "free-hero": components["schemas"]["RecruitFacts"];
            god: components["schemas"]["GodFacts"];
            looked: components["schemas"]["LookedFacts"];
            gear: components["schemas"]["GearFacts"];
            raise: components["schemas"]["GearFacts"];
            lower: components["schemas"]["GearFacts"];
            treasure: components["schemas"]["TreasureFacts"];
            upkeep: components["schemas"]["UpkeepFacts"];
            yield: components["schemas"]["YieldFacts"];
            invoke: components["schemas"]["InvokeFacts"];
            offer: components["schemas"]["OfferFacts"];
            line: components["schemas"]["LineFacts"];
            mark: components["schemas"]["TaskFacts"];
            sell: components["schemas"]["TaskFacts"];
            fighters: components["schemas"]["FightersFacts"];
            phases: components["schemas"]["PhasesFacts"];
            call: components["schemas"]["CallFacts"];
            cast: components["schemas"]["CastFacts"];
            rolled: components["schemas"]["RollFacts"];
            followed: components["schemas"]["RollFacts"];
            creature: components["schemas"]["CreatureFacts"];
            hearts: components["schemas"]["HeartsFacts"];
            damage: components["schemas"]["DamageFacts"];
            lose: components["schemas"]["LoseFacts"];
        };
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
        /**
         * Fight
         * @description The fight under way; the defender of the city counts as attacker here.
         */
        Fight: {
            attacker: string;
            defender: string;
            place: string;
            start: string;
            creature: string;
            strength: number;
            hearts: number;
            attackers: components["schemas"]["Group"];
            defenders: components["schemas"]["Group"];
            phase: ("magic" | "melee" | "ranged") | "none";
            number: number;
            planned: number;
            to_roll: number;
            dice: number[];
            hits: number;
            blows: number;
            damage: number;
            spare: number[];
            cast: components["schemas"]["MagicCards"];
            cowed: boolean;
            lowered: ("defense" | "magic" | "melee" | "ranged")[];
            shield_lowered: boolean;
            die: ("dark" | "light") | "none";
            silenced: boolean;
            flown: boolean;
            /** @enum {unknown} */
            side: "attacker" | "defender";
            rolled: number;
            /** @enum {unknown} */
            element: "fire" | "none" | "stone";
            following: boolean;
            used: components["schemas"]["OnceUsed"];
            cards: components["schemas"]["HeroCards"];
            in_force: components["schemas"]["BothInForce"];
            roll: components["schemas"]["Roll"] | null;
            phases: components["schemas"]["FightPhase"][];
            ability: string;
            symbol: string;
            faces: components["schemas"]["CreatureFace"][];
        };
        /**
         * FightKind
         * @description Phases of this kind come next.
         */
        FightKind: {
            /** @enum {unknown} */
            rule: "fight-kind";
            phase: string;
        };
        /**
         * FightPart
         * @description A part of the fight that goes on afterwards.
         */
        FightPart: {
            /** @enum {unknown} */
            rule: "fight";
            /** @enum {unknown} */
            part: "begin" | "close-phase" | "creature-rolls" | "damage" | "next-phase" | "open-phase" | "outcome";
        };
        /**
         * FightPhase
         * @description A phase of the fight that is under way or to come.
         */
        FightPhase: {
            /** @enum {unknown} */
            phase: "magic" | "melee" | "ranged";
            number: number;
            /** @enum {unknown} */
            why: "added" | "converted" | "usual";
        };
        /**
         * FightSide
         * @description What one side of the fight has before it.
         */
        FightSide: {
            /** @enum {unknown} */
            rule: "fight-side";
            /** @enum {unknown} */
            part: "call" | "cast" | "damage" | "followed" | "roll" | "rolled" | "strike" | "wounds";
            /** @enum {unknown} */
            side: "attacker" | "defender";
        };
        /**
         * Fighters
         * @description The creature before the city, against which a seat picks its fighters.
         */
        Fighters: {
            /** @enum {unknown} */
            rule: "fighters";
            seat: string;
            kind: string;
            strength: number;
        };
        /**
         * FightersFacts
         * @description The creature before the city, and how many defend it.
         */
        FightersFacts: {
            kind: string;
            strength: number;
            limit: number;
        };
        /**
         * Figures
         * @description Figures of the drawn kind that are still to be placed.
         */
        Figures: {
            /** @enum {unknown} */
            rule: "figures";
            kind: string;
            left: number;
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
         * FromFacts
         * @description The choice of a start: what kind of march begins, and how far it may go.
         */
        FromFacts: {
            /** @enum {unknown} */
            mode: "hero" | "land" | "water";
            range: number;
            range_printed: number;
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
        /**
         * GearFacts
         * @description The levels of all gears, and the prophecy that turns one, if it does.
         */
        GearFacts: {
            levels: {
                [key: string]: number;
            };
            top: number;
            prophecy: number | "none";
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
        /**
         * GodFacts
         * @description How many cards of a deck may be looked at; 0 without the right god.
         */
        GodFacts: {
            looks: number;
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
        /**
         * Gods
         * @description A god card that is still to be turned up, given, or looked at.
         */
        Gods: {
            /** @enum {unknown} */
            rule: "gods";
            /** @enum {unknown} */
            part: "gift" | "look" | "looked" | "open" | "open-another";
            seat: string;
            colour: string;
            left: number;
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
        /**
         * Ground
         * @description What is printed on a terrain tile, and the terrain that counts now.
         */
        Ground: {
            /** @enum {unknown} */
            kind: "camp" | "mine" | "ruin" | "temple" | "village";
            /** @enum {unknown} */
            terrain: "both" | "land" | "water";
            /** @enum {unknown} */
            terrain_now: "both" | "land" | "water";
            tunnel: boolean;
        };
        /**
         * Group
         * @description Units that stand, march or fight together.
         */
        Group: {
            warriors: number;
            heroes: ("champion" | "commander" | "wanderer")[];
        };
        /**
         * GroupFacts
         * @description The group of a march: where it begins, the hero that must go along, and how many may go.
         */
        GroupFacts: {
            /** @enum {unknown} */
            mode: "hero" | "land" | "water";
            start: string;
            hero: string;
            limit: number;
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
            /** @default 1 */
            probability?: number;
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
        /**
         * HeartsFacts
         * @description Hearts of the creature, own hits against them, and idols that could take more.
         */
        HeartsFacts: {
            kind: string;
            hearts: number;
            hits: number;
            idols: number;
        };
        /**
         * Held
         * @description A tile entered by units that an own scout holds already.
         */
        Held: {
            /** @enum {unknown} */
            rule: "held";
            seat: string;
            place: string;
            cards: number[];
        };
        /**
         * HeldFacts
         * @description The tile that was entered, which an own scout holds already.
         */
        HeldFacts: {
            place: string;
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
        /**
         * HeroCards
         * @description Hero cards that count in this phase, by side.
         */
        HeroCards: {
            attacker: number[];
            defender: number[];
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
        /**
         * HeroTop
         * @description The hero card on top of a stack.
         */
        HeroTop: {
            card: number | "none";
            upkeep: number;
        };
        /** HitsEvent */
        HitsEvent: {
            /** @enum {unknown} */
            event: "hits";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            hits: number;
        };
        /**
         * IdolWorth
         * @description What one idol is worth: given away for coins, luck or magic cards, or as one-time shields.
         */
        IdolWorth: {
            coins: number;
            luck: number;
            magic: number;
            shields: number;
        };
        /**
         * InvokeFacts
         * @description Gods that are still to be used or left.
         */
        InvokeFacts: {
            gods: number[];
        };
        /**
         * Invoked
         * @description Gods at the end of the supply that are still to be used or left.
         */
        Invoked: {
            /** @enum {unknown} */
            rule: "invoke";
            seat: string;
            gods: number[];
        };
        /**
         * JoinFacts
         * @description The place where warriors may join, and how many of them can.
         */
        JoinFacts: {
            place: string;
            warriors: number;
            room: number;
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
         * JoiningWarriors
         * @description Warriors that join a march at a place.
         */
        JoiningWarriors: {
            place: string;
            warriors: number;
        };
        /**
         * LayFacts
         * @description The tile that is to be laid, and how many others it must touch.
         */
        LayFacts: {
            tile: string;
            kind: string;
            terrain: string;
            tunnel: boolean;
            touches: number;
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
        /**
         * Limits
         * @description What a seat may do and gets now, after all cards.
         */
        Limits: {
            units: number;
            shields: number;
            melee: number;
            ranged_dice: number;
            reinforcements: number;
            treasures: number;
            looks: number;
            idol: components["schemas"]["IdolWorth"];
            attack: components["schemas"]["AttackPrice"];
            income: number;
            upkeep: number;
        };
        /**
         * LineFacts
         * @description Lines that are still to pay, whether one may count twice, and the prophecy that gives one, if it does.
         */
        LineFacts: {
            lines: components["schemas"]["StarLine"][];
            doubling: boolean;
            prophecy: number | "none";
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
         * LookedFacts
         * @description The cards that are looked at.
         */
        LookedFacts: {
            /** @enum {unknown} */
            colour: "blue" | "gold" | "green" | "red";
            looked: number[];
        };
        /**
         * Looking
         * @description Seats that are about to see a strength or a ruin.
         */
        Looking: {
            /** @enum {unknown} */
            rule: "see";
            /** @enum {unknown} */
            what: "ruin" | "strength";
            place: string;
            seats: string[];
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
         * LoseFacts
         * @description How many heroes fall, and who stands.
         */
        LoseFacts: {
            left: number;
            heroes: ("champion" | "commander" | "wanderer")[];
        };
        /**
         * LoseHeroes
         * @description Heroes that a side must still lose.
         */
        LoseHeroes: {
            /** @enum {unknown} */
            rule: "lose-heroes";
            seat: string;
            /** @enum {unknown} */
            side: "attacker" | "defender";
            left: number;
        };
        /** LostEvent */
        LostEvent: {
            /** @enum {unknown} */
            event: "lost";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            warriors: number;
        };
        /**
         * Magic
         * @description Magic cards that are still to be drawn.
         */
        Magic: {
            /** @enum {unknown} */
            rule: "magic";
            seat: string;
            left: number;
        };
        /**
         * MagicCards
         * @description Magic cards by type.
         */
        MagicCards: {
            stone: number;
            fire: number;
        };
        /**
         * March
         * @description A march: its kind, and what is settled of it so far.
         */
        March: {
            /** @enum {unknown} */
            rule: "march";
            seat: string;
            /** @enum {unknown} */
            mode: "hero" | "land" | "water";
            hero: string;
            start: string;
            at: string;
            group: components["schemas"]["Group"] | null;
            steps: number;
            joined: components["schemas"]["JoiningWarriors"][];
            tunnels: components["schemas"]["Tunnel"][];
            joining: string;
        };
        /**
         * Modules
         * @description What the table agreed on.
         */
        Modules: {
            prophecies: boolean;
            creatures: {
                [key: string]: string;
            };
            tunnels: boolean;
        };
        /**
         * MoreTreasure
         * @description A god's further treasure of a scout.
         */
        MoreTreasure: {
            /** @enum {unknown} */
            rule: "more-treasure";
            seat: string;
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
        /**
         * OfferFacts
         * @description The god whose effect is offered.
         */
        OfferFacts: {
            god: number;
        };
        /**
         * Offered
         * @description A god's effect that is offered.
         */
        Offered: {
            /** @enum {unknown} */
            rule: "offer";
            seat: string;
            god: number;
        };
        /**
         * OnceUsed
         * @description What each side has used and cannot use again in this phase, or in this combat.
         */
        OnceUsed: {
            attacker: string[];
            defender: string[];
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
        /**
         * OwnHero
         * @description A hero that is out; one that fights or is in hand has no place.
         */
        OwnHero: {
            card: number;
            upkeep: number;
            place: string;
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
            /** @default 1 */
            probability?: number;
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
         * PhasesFacts
         * @description The kind of phase, the number of the last one, and how many are planned.
         */
        PhasesFacts: {
            /** @enum {unknown} */
            phase: "magic" | "melee" | "ranged";
            number: number;
            planned: number;
        };
        /**
         * PlainQuestion
         * @description A question about which nothing is known but who is asked what.
         */
        PlainQuestion: {
            /** @enum {unknown} */
            rule: "asked";
            seat: string;
            prompt: string;
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
        /** ProphecyDiscardedEvent */
        ProphecyDiscardedEvent: {
            /** @enum {unknown} */
            event: "prophecy-discarded";
            prophecy: number;
        };
        /**
         * ProphecyFor
         * @description A seat on which the new prophecy is still to work.
         */
        ProphecyFor: {
            /** @enum {unknown} */
            rule: "prophecy-for";
            seat: string;
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
            /** @default 1 */
            probability?: number;
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
        /**
         * RecruitFacts
         * @description Heroes that can be recruited, and whether it is for nothing and to the city alone.
         */
        RecruitFacts: {
            heroes: ("champion" | "commander" | "wanderer")[];
            is_free: boolean;
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
        /**
         * Regroup
         * @description Units are taken up or put down; the tiles where they may stand.
         */
        Regroup: {
            /** @enum {unknown} */
            rule: "regroup";
            seat: string;
            /** @enum {unknown} */
            part: "lift" | "put";
            targets: string[];
        };
        /**
         * RegroupFacts
         * @description Units in hand, the unit that is put down next, and how many fit on a tile.
         */
        RegroupFacts: {
            hand: components["schemas"]["Group"];
            unit: string;
            limit: number;
        };
        /**
         * Reinforce
         * @description Warriors that may still come, and the only place for them if there is one.
         */
        Reinforce: {
            /** @enum {unknown} */
            rule: "reinforce";
            seat: string;
            left: number;
            only: string;
        };
        /**
         * ReinforceFacts
         * @description A reinforcement: how many more may come, how many there are, and where; `only` is the one place left to them.
         */
        ReinforceFacts: {
            left: number;
            reserve: number;
            only: string;
            tiles: string[];
            city: number;
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
            /** @default 1 */
            probability?: number;
        };
        /**
         * Roll
         * @description The roll on the table that is not counted yet.
         */
        Roll: {
            /** @enum {unknown} */
            side: "attacker" | "defender";
            dice: number[];
            faces: number[];
            hits: number;
            pairs: number;
            paired: number;
            misses: number;
            follow_ups: number;
            following: boolean;
        };
        /**
         * RollFacts
         * @description The roll on the table: what hits, what it makes, and what can change it.
         */
        RollFacts: {
            /** @enum {unknown} */
            phase: "magic" | "melee" | "ranged";
            number: number;
            /** @enum {unknown} */
            of: "fire" | "melee" | "none" | "ranged" | "stone";
            dice: number[];
            faces: number[];
            hits: number;
            pairs: number;
            misses: number;
            follow_ups: number;
            following: boolean;
            counted: number;
            luck: number;
            luck_allowed: boolean;
            used: string[];
        };
        /** RolledEvent */
        RolledEvent: {
            /** @enum {unknown} */
            event: "rolled";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            pips: number;
            /** @enum {unknown} */
            result: "hit" | "miss";
        };
        /**
         * Round
         * @description A part of the round, or of the setup, that goes on afterwards.
         */
        Round: {
            /** @enum {unknown} */
            rule: "round";
            /** @enum {unknown} */
            part: "action-tiles" | "actions" | "attack" | "costs" | "lay-tiles" | "next-round" | "open-gods" | "open-heroes" | "order" | "prophecy" | "snakes" | "tasks" | "turn-order";
        };
        /** RoundBeganEvent */
        RoundBeganEvent: {
            /** @enum {unknown} */
            event: "round-began";
            round: number;
        };
        /**
         * RoundStep
         * @description The step of the round that comes next.
         */
        RoundStep: {
            /** @enum {unknown} */
            rule: "step";
            step: string;
        };
        /**
         * Ruin
         * @description A ruin that is known.
         */
        Ruin: {
            number: number;
            bonus: number;
            points: number;
        };
        /**
         * RuinBonus
         * @description A ruin whose bonus is due.
         */
        RuinBonus: {
            /** @enum {unknown} */
            rule: "ruin-bonus";
            seat: string;
            place: string;
            times: number;
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
        /**
         * ScoutFacts
         * @description Scouts that are left, and the treasures that one finds.
         */
        ScoutFacts: {
            left: number;
            treasures: number;
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
        /**
         * Seat
         * @description What lies before a seat; only the seat itself sees the types of its magic cards.
         */
        Seat: {
            coins: number;
            luck: number;
            idols: number;
            shields: number;
            defense: number;
            melee: number;
            ranged: number;
            magic: number;
            reserve: number;
            strips: ("income" | "points")[];
            hand: number;
            shown: components["schemas"]["MagicCards"];
            gods: number[];
            gems: ("blue" | "green" | "red" | "white" | "yellow")[];
            war: number;
            favor: number;
            tasks: number[];
            trophies: {
                [key: string]: number[];
            };
            repelled: {
                [key: string]: number;
            };
            failed: string[];
            repeated: boolean;
            levy: number;
            range: number;
            range_printed: number;
            lifted: number;
            turns: number;
            markers_left: number;
            scouts_left: number;
            controls: string[];
            heroes: {
                [key: string]: components["schemas"]["OwnHero"];
            };
            limits: components["schemas"]["Limits"];
            stone?: number;
            fire?: number;
        };
        /** SecondRollEvent */
        SecondRollEvent: {
            /** @enum {unknown} */
            event: "second-roll";
            /** @enum {unknown} */
            kind: "caiman" | "jaguar" | "kukulkan" | "monkey" | "pteranodon" | "shaman" | "snake" | "t-rex" | "triceratops" | "velociraptor";
        };
        /**
         * Settle
         * @description A hero that may leave the place of its victory for another tile.
         */
        Settle: {
            /** @enum {unknown} */
            rule: "settle";
            seat: string;
            hero: string;
            place: string;
        };
        /**
         * SettleFacts
         * @description The hero that may go on, and where it won.
         */
        SettleFacts: {
            /** @enum {unknown} */
            hero: "champion" | "commander" | "wanderer";
            place: string;
        };
        /**
         * SideInForce
         * @description What counts for a side of a fight after all cards: faces that hit, dice, and cards that may be cast.
         */
        SideInForce: {
            stone: number[];
            fire: number[];
            ranged: number[];
            ranged_follow_up: number[];
            melee: number[];
            pairs: boolean;
            ranged_dice: number;
            melee_dice: number;
            stone_cards: number | null;
            fire_cards: number | null;
            converts: boolean;
            luck: boolean;
        };
        /**
         * Spread
         * @description Tiles that each get a warrior, and the number for the city.
         */
        Spread: {
            /** @enum {unknown} */
            rule: "spread";
            seat: string;
            tiles: string[];
            city: number;
        };
        /**
         * StarLine
         * @description A line of the star and what it pays.
         */
        StarLine: {
            line: string;
            bonus: string;
        };
        /**
         * StarLines
         * @description Lines of the star that are still to pay, and whether one of them may count twice.
         */
        StarLines: {
            /** @enum {unknown} */
            rule: "star-lines";
            seat: string;
            lines: string[];
            doubling: boolean;
            free: boolean;
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
        /** StepBeganEvent */
        StepBeganEvent: {
            /** @enum {unknown} */
            event: "step-began";
            /** @enum {unknown} */
            step: "attack" | "costs" | "display" | "gods" | "idols" | "shields" | "supply" | "tasks" | "turns" | "upkeep" | "warriors";
        };
        /**
         * Supply
         * @description A step of the supply that a seat has before it.
         */
        Supply: {
            /** @enum {unknown} */
            rule: "supply";
            step: string;
            seat: string;
        };
        /**
         * TaskCheck
         * @description A task that is checked, or marked by a seat.
         */
        TaskCheck: {
            /** @enum {unknown} */
            rule: "task";
            seat: string;
            task: number;
        };
        /**
         * TaskFacts
         * @description The task that is checked, and the coins that it may need.
         */
        TaskFacts: {
            task: number;
            coins: number;
            idol_coins: number;
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
         * TerrainTile
         * @description A terrain tile; what is not known is null.
         */
        TerrainTile: {
            /** @enum {unknown} */
            kind: "camp" | "mine" | "ruin" | "temple" | "village";
            /** @enum {unknown} */
            terrain: "both" | "land" | "water";
            /** @enum {unknown} */
            terrain_now: "both" | "land" | "water";
            tunnel: boolean;
            cell: number[];
            creature: string;
            strength: number | null;
            hearts: number | null;
            owner: string;
            units: components["schemas"]["Group"];
            scouts: string[];
            edge: boolean;
            gems?: number;
            ruin?: components["schemas"]["Ruin"] | null;
            open?: boolean;
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
        /**
         * TileToLay
         * @description A terrain tile that waits for its cell.
         */
        TileToLay: {
            /** @enum {unknown} */
            rule: "lay-tile";
            seat: string;
            tile: string;
        };
        /**
         * ToFacts
         * @description The goal of a march: who marches, from where, where the group is now, and how many steps are left.
         */
        ToFacts: {
            /** @enum {unknown} */
            mode: "hero" | "land" | "water";
            start: string;
            at: string;
            group: components["schemas"]["Group"];
            joined: components["schemas"]["JoiningWarriors"][];
            steps: number;
            range: number;
            range_printed: number;
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
        /**
         * TreasureDie
         * @description A treasure die that may be raised.
         */
        TreasureDie: {
            /** @enum {unknown} */
            rule: "treasure-die";
            seat: string;
            pips: number;
        };
        /** TreasureEvent */
        TreasureEvent: {
            /** @enum {unknown} */
            event: "treasure";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            pips: number;
        };
        /**
         * TreasureFacts
         * @description The treasure die.
         */
        TreasureFacts: {
            pips: number;
        };
        /**
         * TreasuresToFind
         * @description Treasures that are still to be found, and whether a scout finds them.
         */
        TreasuresToFind: {
            /** @enum {unknown} */
            rule: "treasures";
            seat: string;
            left: number;
            scouting: boolean;
        };
        /**
         * Tunnel
         * @description A tunnel that a march used.
         */
        Tunnel: {
            entrance: string;
            exit: string;
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
        /**
         * TurnFacts
         * @description Which turn of the round it is, and the coins for it; prices stand in the view, tile by tile.
         */
        TurnFacts: {
            turn: number;
            turns: number;
            coins: number;
        };
        /**
         * Upkeep
         * @description A hero whose upkeep is due.
         */
        Upkeep: {
            /** @enum {unknown} */
            rule: "upkeep";
            seat: string;
            hero: string;
        };
        /**
         * UpkeepFacts
         * @description The hero in question, its price, and the coins there are.
         */
        UpkeepFacts: {
            /** @enum {unknown} */
            hero: "champion" | "commander" | "wanderer";
            card: number;
            upkeep: number;
            coins: number;
        };
        /**
         * Use
         * @description A way to use an action tile, with its price and the parts of it.
         */
        Use: {
            action: string;
            hero: string;
            price: number;
            marker: number;
            saved: number;
            toll: number;
            keeper: string;
            affordable: boolean;
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
        /**
         * VariantView
         * @description Which variant is played, and what it has otherwise than the box, by path; a view of the box has none.
         */
        VariantView: {
            name: string;
            changes: Record<string, never>;
        };
        /**
         * View
         * @description The whole view of a seat or a watcher.
         */
        View: {
            round: number;
            order: string[];
            favor_order: string[];
            rows: (number | null)[];
            columns: (number | null)[];
            row_values: (number | null)[];
            column_values: (number | null)[];
            grid: string[][];
            open_gods: {
                [key: string]: number | "none";
            };
            more_gods: {
                [key: string]: number[];
            };
            gone_gods: {
                [key: string]: number[];
            };
            god_decks: {
                [key: string]: number;
            };
            hero_tops: {
                [key: string]: components["schemas"]["HeroTop"];
            };
            hero_under: {
                [key: string]: number[];
            };
            hero_decks: {
                [key: string]: number;
            };
            prophecy: number | "none";
            past_prophecies: number[];
            prophecies_left: number;
            changes: components["schemas"]["Change"][];
            pile: components["schemas"]["MagicCards"];
            magic_deck: number;
            attacks: string[];
            city_attack: components["schemas"]["CityAttack"];
            /** @enum {unknown} */
            land_die: "dark" | "light";
            /** @enum {unknown} */
            stage: "end" | "laying" | "supply" | "turns";
            fight: "none" | components["schemas"]["Fight"];
            tiles: {
                [key: string]: components["schemas"]["TerrainTile"];
            };
            city: {
                [key: string]: components["schemas"]["Group"];
            };
            actions: {
                [key: string]: components["schemas"]["Action"];
            };
            tasks: {
                [key: string]: string[];
            };
            tile_to_lay: string;
            laying: "none" | components["schemas"]["Ground"];
            star: {
                [key: string]: string;
            };
            dice: {
                [key: string]: components["schemas"]["CreatureDice"];
            };
            modules: components["schemas"]["Modules"];
            kinds: string[];
            unfinished: (components["schemas"]["PlainQuestion"] | components["schemas"]["Round"] | components["schemas"]["RoundStep"] | components["schemas"]["Supply"] | components["schemas"]["ProphecyFor"] | components["schemas"]["TileToLay"] | components["schemas"]["Creatures"] | components["schemas"]["Figures"] | components["schemas"]["Yields"] | components["schemas"]["Upkeep"] | components["schemas"]["Invoked"] | components["schemas"]["TaskCheck"] | components["schemas"]["Fighters"] | components["schemas"]["March"] | components["schemas"]["Reinforce"] | components["schemas"]["Regroup"] | components["schemas"]["Spread"] | components["schemas"]["Settle"] | components["schemas"]["Held"] | components["schemas"]["RuinBonus"] | components["schemas"]["StarLines"] | components["schemas"]["Magic"] | components["schemas"]["Gods"] | components["schemas"]["TreasuresToFind"] | components["schemas"]["TreasureDie"] | components["schemas"]["MoreTreasure"] | components["schemas"]["Offered"] | components["schemas"]["Looking"] | components["schemas"]["FightPart"] | components["schemas"]["FightKind"] | components["schemas"]["FightSide"] | components["schemas"]["CreatureRoll"] | components["schemas"]["LoseHeroes"])[];
            seats: {
                [key: string]: components["schemas"]["Seat"];
            };
            god_under?: {
                [key: string]: number[];
            };
            looked?: number[];
            variant?: components["schemas"]["VariantView"];
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
        /**
         * YieldFacts
         * @description Villages and camps, and what each gives.
         */
        YieldFacts: {
            places: number;
            coins: number;
            warriors: number;
        };
        /**
         * Yields
         * @description Villages and camps that give coins or warriors.
         */
        Yields: {
            /** @enum {unknown} */
            rule: "yields";
            seat: string;
            places: number;
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
