// Made by "npm run types" from docs/develop/shapes/tzolkin.json; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** ActedEvent */
        ActedEvent: {
            /** @enum {unknown} */
            event: "acted";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            gear: "chichen" | "palenque" | "tikal" | "uxmal" | "yaxchilan";
            action: number;
        };
        /**
         * ActionFacts
         * @description Where the worker stood, and the corn for each action within reach.
         */
        ActionFacts: {
            /** @enum {unknown} */
            gear: "chichen" | "palenque" | "tikal" | "uxmal" | "yaxchilan";
            space: number;
            fees: {
                [key: string]: number;
            };
        };
        /**
         * Advance
         * @description An advance that comes when it is paid for.
         */
        Advance: {
            /** @enum {unknown} */
            rule: "advance";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            track: "agriculture" | "architecture" | "extraction" | "theology";
        };
        /** AdvancedEvent */
        AdvancedEvent: {
            /** @enum {unknown} */
            event: "advanced";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            track: "agriculture" | "architecture" | "extraction" | "theology";
            from: number;
            to: number;
        };
        /** AgeChangedEvent */
        AgeChangedEvent: {
            /** @enum {unknown} */
            event: "age-changed";
            age: number;
        };
        /**
         * Anger
         * @description The choice of a step down.
         */
        Anger: {
            /** @enum {unknown} */
            rule: "anger";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /**
         * AngerFacts
         * @description What the step down is the price of, and what it costs on each temple.
         */
        AngerFacts: {
            /** @enum {unknown} */
            reason: "begging" | "burning";
            steps: {
                [key: string]: components["schemas"]["TempleStep"];
            };
        };
        /** AngeredEvent */
        AngeredEvent: {
            /** @enum {unknown} */
            event: "angered";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            temple: "brown" | "green" | "yellow";
            from: number;
            to: number;
        };
        /**
         * AnyAction
         * @description The choice of an action of a small gear.
         */
        AnyAction: {
            /** @enum {unknown} */
            rule: "any-action";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /**
         * AnyActionFacts
         * @description The price of the action in corn, and the corn that is there.
         */
        AnyActionFacts: {
            price: number;
            corn: number;
        };
        /** BeggedEvent */
        BeggedEvent: {
            /** @enum {unknown} */
            event: "begged";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            had: number;
        };
        /**
         * Begging
         * @description The corn that begging leads to, and the steps down that it costs.
         */
        Begging: {
            corn: number;
            steps: number;
        };
        /**
         * Blessing
         * @description The choice of a step for a block, after an action of Chichen Itza.
         */
        Blessing: {
            /** @enum {unknown} */
            rule: "blessing";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /**
         * BlessingFacts
         * @description The price of the step, and the blocks that are there.
         */
        BlessingFacts: {
            price: number;
            blocks: number;
        };
        /** BoardTurnedEvent */
        BoardTurnedEvent: {
            /** @enum {unknown} */
            event: "board-turned";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            side: "dark" | "light";
        };
        /**
         * Build
         * @description Construction: which building of the action this is, and whether architecture helps with it.
         */
        Build: {
            /** @enum {unknown} */
            rule: "build";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            part: "extra" | "extra-plain" | "first" | "second" | "second-plain" | "single";
            architecture: boolean;
        };
        /**
         * BuildFacts
         * @description Which building this is, whether architecture helps, whether it is paid in corn, and what each open tile costs.
         */
        BuildFacts: {
            part: ("extra" | "extra-plain" | "first" | "second" | "second-plain" | "single") | "with-corn";
            architecture: boolean;
            may_stop: boolean;
            prices: {
                [key: string]: components["schemas"]["TilePrice"];
            };
        };
        /**
         * BuildWithCorn
         * @description A building that is paid for in corn.
         */
        BuildWithCorn: {
            /** @enum {unknown} */
            rule: "build-with-corn";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /** BuiltEvent */
        BuiltEvent: {
            /** @enum {unknown} */
            event: "built";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            tile: string;
        };
        /**
         * Calendar
         * @description The end of the round.
         */
        Calendar: {
            /** @enum {unknown} */
            rule: "calendar";
        };
        /** CalendarCornEvent */
        CalendarCornEvent: {
            /** @enum {unknown} */
            event: "calendar-corn";
            corn: number;
        };
        /** CameHomeEvent */
        CameHomeEvent: {
            /** @enum {unknown} */
            event: "came-home";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
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
         * ChooseWealth
         * @description The choice of wealth: seats that have chosen.
         */
        ChooseWealth: {
            /** @enum {unknown} */
            rule: "choose-wealth";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            chosen: number;
        };
        /**
         * Climb
         * @description Steps still to climb, and the temple that is closed to the next one.
         */
        Climb: {
            /** @enum {unknown} */
            rule: "climb";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            left: number;
            barred: ("brown" | "green" | "yellow") | "none";
        };
        /**
         * ClimbFacts
         * @description Steps that are left, the temple that is closed to the next one, and what a step up is worth on each temple.
         */
        ClimbFacts: {
            left: number;
            barred: ("brown" | "green" | "yellow") | "none";
            steps: {
                [key: string]: components["schemas"]["TempleStep"];
            };
        };
        /** ClimbedEvent */
        ClimbedEvent: {
            /** @enum {unknown} */
            event: "climbed";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            temple: "brown" | "green" | "yellow";
            from: number;
            to: number;
        };
        /** CornTakenEvent */
        CornTakenEvent: {
            /** @enum {unknown} */
            event: "corn-taken";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            corn: number;
        };
        /**
         * Days
         * @description The choice between one day and two.
         */
        Days: {
            /** @enum {unknown} */
            rule: "days";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /**
         * DaysFacts
         * @description Today, the days until the next Food Day, and which workers one day or two would push off their gears.
         */
        DaysFacts: {
            tooth: number;
            food_days: number;
            pushed: {
                [key: string]: components["schemas"]["PushedOff"][];
            };
        };
        /**
         * DealWealth
         * @description The deal of wealth tiles: those that were dealt.
         */
        DealWealth: {
            /** @enum {unknown} */
            rule: "deal-wealth";
            dealt: number;
        };
        /** DealtEvent */
        DealtEvent: {
            /** @enum {unknown} */
            event: "dealt";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            tile: string;
        };
        /** DealtHiddenEvent */
        DealtHiddenEvent: {
            /** @enum {unknown} */
            event: "dealt-hidden";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /** DummyPlacedEvent */
        DummyPlacedEvent: {
            /** @enum {unknown} */
            event: "dummy-placed";
            /** @enum {unknown} */
            gear: "chichen" | "palenque" | "tikal" | "uxmal" | "yaxchilan";
            space: number;
            tile: string;
        };
        Effect: components["schemas"]["Pay"] | components["schemas"]["Gain"] | components["schemas"]["Lose"] | components["schemas"]["Step"] | components["schemas"]["Level"] | components["schemas"]["Points"] | components["schemas"]["Put"] | components["schemas"]["Happen"] | components["schemas"]["Reveal"] | components["schemas"]["Chance"];
        /**
         * Effects
         * @description The effects of a tile, from this row on.
         */
        Effects: {
            /** @enum {unknown} */
            rule: "effects";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            tile: string;
            row: number;
        };
        Event: components["schemas"]["GainedEvent"] | components["schemas"]["PaidEvent"] | components["schemas"]["ScoredEvent"] | components["schemas"]["ClimbedEvent"] | components["schemas"]["AngeredEvent"] | components["schemas"]["PlacedEvent"] | components["schemas"]["PickedEvent"] | components["schemas"]["ActedEvent"] | components["schemas"]["BeggedEvent"] | components["schemas"]["HarvestedEvent"] | components["schemas"]["AdvancedEvent"] | components["schemas"]["BuiltEvent"] | components["schemas"]["WorkerCameEvent"] | components["schemas"]["OpenedEvent"] | components["schemas"]["DealtEvent"] | components["schemas"]["DealtHiddenEvent"] | components["schemas"]["DummyPlacedEvent"] | components["schemas"]["WealthChosenEvent"] | components["schemas"]["WealthKeptEvent"] | components["schemas"]["FirstPlayerEvent"] | components["schemas"]["RoundBeganEvent"] | components["schemas"]["CalendarCornEvent"] | components["schemas"]["CornTakenEvent"] | components["schemas"]["TurnedEvent"] | components["schemas"]["PushedOffEvent"] | components["schemas"]["CameHomeEvent"] | components["schemas"]["BoardTurnedEvent"] | components["schemas"]["FedEvent"] | components["schemas"]["AgeChangedEvent"] | components["schemas"]["FoodDayEvent"] | components["schemas"]["PitiedEvent"] | components["schemas"]["FinalEvent"] | components["schemas"]["StepLostEvent"] | components["schemas"]["TurnBeganEvent"] | components["schemas"]["ForcedEvent"];
        FactsByPrompt: {
            turn: components["schemas"]["TurnFacts"];
            place: components["schemas"]["PlaceFacts"];
            pick: components["schemas"]["PickFacts"];
            action: components["schemas"]["ActionFacts"];
            "any-action": components["schemas"]["AnyActionFacts"];
            harvest: components["schemas"]["HarvestFacts"];
            track: components["schemas"]["TrackFacts"];
            pay: components["schemas"]["PayFacts"];
            take: components["schemas"]["TakeFacts"];
            build: components["schemas"]["BuildFacts"];
            trade: components["schemas"]["TradeFacts"];
            climb: components["schemas"]["ClimbFacts"];
            anger: components["schemas"]["AngerFacts"];
            blessing: components["schemas"]["BlessingFacts"];
            days: components["schemas"]["DaysFacts"];
            wealth: components["schemas"]["WealthFacts"];
            pity: components["schemas"]["PityFacts"];
        };
        /** FedEvent */
        FedEvent: {
            /** @enum {unknown} */
            event: "fed";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            fed: number;
            corn: number;
            unfed: number;
        };
        /**
         * Field
         * @description The tiles of a field of the jungle.
         */
        Field: {
            corn: number;
            wood: number;
        };
        /** FinalEvent */
        FinalEvent: {
            /** @enum {unknown} */
            event: "final";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            quarters: number;
        };
        /**
         * FirstPlayer
         * @description The draw of the first player.
         */
        FirstPlayer: {
            /** @enum {unknown} */
            rule: "first-player";
        };
        /** FirstPlayerEvent */
        FirstPlayerEvent: {
            /** @enum {unknown} */
            event: "first-player";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /**
         * FoodDay
         * @description A Food Day: whether everybody has been fed.
         */
        FoodDay: {
            /** @enum {unknown} */
            rule: "food-day";
            fed: boolean;
        };
        /** FoodDayEvent */
        FoodDayEvent: {
            /** @enum {unknown} */
            event: "food-day";
            day: number;
        };
        /** ForcedEvent */
        ForcedEvent: {
            /** @enum {unknown} */
            event: "forced";
            seat: string;
            move: string;
        };
        /**
         * FreeAdvance
         * @description Free advances from a tile.
         */
        FreeAdvance: {
            /** @enum {unknown} */
            rule: "free-advance";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            left: number;
            track: ("agriculture" | "architecture" | "extraction" | "theology") | "any";
        };
        /**
         * FreeSpace
         * @description Where the next worker would stand, and what it costs now, the extra corn of this turn included.
         */
        FreeSpace: {
            space: number;
            corn: number;
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
        /**
         * GainWealth
         * @description The gain of wealth: tiles that have been opened for what they give.
         */
        GainWealth: {
            /** @enum {unknown} */
            rule: "gain-wealth";
            tiles: number;
        };
        /** GainedEvent */
        GainedEvent: {
            /** @enum {unknown} */
            event: "gained";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            good: "corn" | "gold" | "skull" | "stone" | "wood";
            amount: number;
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
        /**
         * Harvest
         * @description A harvest in a field of the jungle.
         */
        Harvest: {
            /** @enum {unknown} */
            rule: "harvest";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            field: number;
        };
        /**
         * HarvestFacts
         * @description The field, its tiles, and what each crop brings.
         */
        HarvestFacts: {
            field: number;
            corn_tiles: number;
            wood_tiles: number;
            yields: {
                [key: string]: components["schemas"]["Yield"];
            };
        };
        /** HarvestedEvent */
        HarvestedEvent: {
            /** @enum {unknown} */
            event: "harvested";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            group: number;
            /** @enum {unknown} */
            crop: "burn" | "corn" | "tileless" | "wood";
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
         * Market
         * @description The market: once anything has been bought, nothing can be sold any more.
         */
        Market: {
            /** @enum {unknown} */
            rule: "market";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            buying: boolean;
        };
        /**
         * Meal
         * @description What the next Food Day takes: corn for hungry workers, and points for those who stay hungry.
         */
        Meal: {
            hungry: number;
            each: number;
            corn: number;
            unfed: number;
            points: number;
        };
        /**
         * OpenMonuments
         * @description The opening of monuments: those that lie open.
         */
        OpenMonuments: {
            /** @enum {unknown} */
            rule: "open-monuments";
            opened: number;
        };
        /** OpenedEvent */
        OpenedEvent: {
            /** @enum {unknown} */
            event: "opened";
            tile: string;
            slot: number;
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
         * Own
         * @description What a seat has before it, and the values in force for it.
         */
        Own: {
            corn: number;
            wood: number;
            stone: number;
            gold: number;
            skulls: number;
            points: number;
            hand: number;
            workers: number;
            temples: {
                [key: string]: number;
            };
            agriculture: number;
            extraction: number;
            architecture: number;
            theology: number;
            corn_tiles: number;
            wood_tiles: number;
            /** @enum {unknown} */
            board: "dark" | "light";
            fed_free: number;
            feed_discount: number;
            buildings: string[];
            monuments: string[];
            meal: components["schemas"]["Meal"];
            advance_blocks: {
                [key: string]: number;
            };
            tile_prices: {
                [key: string]: components["schemas"]["TilePrice"];
            };
            monument_points: {
                [key: string]: number;
            };
            wealth: string[];
            has_chosen: boolean;
            dealt_count?: number;
            dealt?: string[];
            keeps?: string[];
        };
        /** PaidEvent */
        PaidEvent: {
            /** @enum {unknown} */
            event: "paid";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            good: "corn" | "gold" | "skull" | "stone" | "wood";
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
        /**
         * PayBlocks
         * @description Blocks still to pay.
         */
        PayBlocks: {
            /** @enum {unknown} */
            rule: "pay-blocks";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            left: number;
        };
        /**
         * PayFacts
         * @description Blocks still to pay, and what for: an advance on a track, or steps on temples.
         */
        PayFacts: {
            left: number;
            /** @enum {unknown} */
            reason: "advance" | "temples";
            track: ("agriculture" | "architecture" | "extraction" | "theology") | "none";
        };
        /**
         * PickFacts
         * @description Own workers that still stand on gears.
         */
        PickFacts: {
            on_gears: number;
        };
        /** PickedEvent */
        PickedEvent: {
            /** @enum {unknown} */
            event: "picked";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            gear: "chichen" | "palenque" | "tikal" | "uxmal" | "yaxchilan";
            space: number;
        };
        /**
         * PickingUp
         * @description A turn in which workers are picked up.
         */
        PickingUp: {
            /** @enum {unknown} */
            rule: "picking-up";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /** PitiedEvent */
        PitiedEvent: {
            /** @enum {unknown} */
            event: "pitied";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            corn: number;
        };
        /**
         * Pity
         * @description Pity: one worker for all corn.
         */
        Pity: {
            /** @enum {unknown} */
            rule: "pity";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /**
         * PityFacts
         * @description All corn, which is the price, and what the cheapest space would cost.
         */
        PityFacts: {
            corn: number;
            lowest: number;
        };
        /**
         * PlaceDummies
         * @description The dummies that are being put on the gears.
         */
        PlaceDummies: {
            /** @enum {unknown} */
            rule: "place-dummies";
        };
        /**
         * PlaceFacts
         * @description Workers placed in this turn, the extra corn for the next one, and where it can go.
         */
        PlaceFacts: {
            placed: number;
            extra: number;
            hand: number;
            corn: number;
            spaces: {
                [key: string]: components["schemas"]["FreeSpace"];
            };
        };
        /** PlacedEvent */
        PlacedEvent: {
            /** @enum {unknown} */
            event: "placed";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            gear: "chichen" | "palenque" | "start" | "tikal" | "uxmal" | "yaxchilan";
            space: number;
            cost: number;
        };
        /**
         * Placing
         * @description A turn in which workers are placed: how many, and the corn the next one costs on top of its space.
         */
        Placing: {
            /** @enum {unknown} */
            rule: "placing";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            placed: number;
            extra: number;
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
         * PushedOff
         * @description A worker that would be turned off its gear.
         */
        PushedOff: {
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            gear: "chichen" | "palenque" | "tikal" | "uxmal" | "yaxchilan";
        };
        /** PushedOffEvent */
        PushedOffEvent: {
            /** @enum {unknown} */
            event: "pushed-off";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            gear: "chichen" | "palenque" | "tikal" | "uxmal" | "yaxchilan";
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
         * Refill
         * @description The refill of the building row.
         */
        Refill: {
            /** @enum {unknown} */
            rule: "refill";
        };
        /**
         * Research
         * @description Paid advances that are left.
         */
        Research: {
            /** @enum {unknown} */
            rule: "research";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            left: number;
            may_stop: boolean;
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
         * Round
         * @description A round: turns that have begun in it.
         */
        Round: {
            /** @enum {unknown} */
            rule: "round";
            turns: number;
        };
        /** RoundBeganEvent */
        RoundBeganEvent: {
            /** @enum {unknown} */
            event: "round-began";
            round: number;
            tooth: number;
        };
        /** ScoredEvent */
        ScoredEvent: {
            /** @enum {unknown} */
            event: "scored";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            points: number;
            /** @enum {unknown} */
            source: "chichen" | "hunger" | "technology" | "temples" | "tile";
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
        /** StepLostEvent */
        StepLostEvent: {
            /** @enum {unknown} */
            event: "step-lost";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            temple: "brown" | "green" | "none" | "yellow";
        };
        /**
         * TakeBlocks
         * @description Blocks still to take.
         */
        TakeBlocks: {
            /** @enum {unknown} */
            rule: "take-blocks";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            left: number;
        };
        /**
         * TakeFacts
         * @description Blocks still to take.
         */
        TakeFacts: {
            left: number;
        };
        /**
         * TempleStep
         * @description What a temple scores now and after the step, and the gift of a Food Day that the step brings or costs.
         */
        TempleStep: {
            before: number;
            after: number;
            gift: ("corn" | "gold" | "skull" | "stone" | "wood") | null;
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
         * TilePrice
         * @description What an open tile costs a seat: blocks and skulls that are missing, blocks that are saved, its price in corn.
         */
        TilePrice: {
            missing: number;
            saved: number;
            corn: number | null;
        };
        /**
         * TrackFacts
         * @description Advances that are left, whether they are free, which track they are for, and the blocks each track costs.
         */
        TrackFacts: {
            left: number;
            free: boolean;
            may_stop: boolean;
            track: ("agriculture" | "architecture" | "extraction" | "theology") | "any";
            blocks: {
                [key: string]: number;
            };
        };
        /**
         * TradeFacts
         * @description Corn for each block, and whether selling is over.
         */
        TradeFacts: {
            corn: number;
            rates: {
                [key: string]: number;
            };
            may_sell: boolean;
        };
        /**
         * Turn
         * @description A turn before its first move.
         */
        Turn: {
            /** @enum {unknown} */
            rule: "turn";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
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
         * @description What a turn begins with: workers in hand and on gears, corn, where workers can go, and the next Food Day.
         */
        TurnFacts: {
            hand: number;
            on_gears: number;
            corn: number;
            spaces: {
                [key: string]: components["schemas"]["FreeSpace"];
            };
            food_days: number;
            meal: components["schemas"]["Meal"];
            begging: components["schemas"]["Begging"] | null;
        };
        /** TurnedEvent */
        TurnedEvent: {
            /** @enum {unknown} */
            event: "turned";
            from: number;
            to: number;
        };
        /**
         * UseWorker
         * @description A worker that was picked up here.
         */
        UseWorker: {
            /** @enum {unknown} */
            rule: "use-worker";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            /** @enum {unknown} */
            gear: "chichen" | "palenque" | "tikal" | "uxmal" | "yaxchilan";
            space: number;
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
         * @description Everything a seat may see.
         */
        View: {
            round: number;
            tooth: number;
            food_days: number;
            /** @enum {unknown} */
            age: 1 | 2;
            next_food_day: number;
            /** @enum {unknown} */
            marker: "blue" | "green" | "red" | "yellow";
            start_space: ("blue" | "green" | "red" | "yellow") | "none";
            calendar_corn: number;
            palenque: {
                [key: string]: string;
            };
            yaxchilan: {
                [key: string]: string;
            };
            tikal: {
                [key: string]: string;
            };
            uxmal: {
                [key: string]: string;
            };
            chichen: {
                [key: string]: string;
            };
            jungle: {
                [key: string]: components["schemas"]["Field"];
            };
            ovals: number[];
            row: string[];
            stack_size: number;
            monuments: string[];
            bank_skulls: number;
            dummies_left: number;
            undealt_wealth: number;
            turns_to_come: ("blue" | "green" | "red" | "yellow")[];
            free_spaces: {
                [key: string]: components["schemas"]["FreeSpace"];
            };
            seats: {
                [key: string]: components["schemas"]["Own"];
            };
            unfinished: (components["schemas"]["Round"] | components["schemas"]["Calendar"] | components["schemas"]["FoodDay"] | components["schemas"]["Refill"] | components["schemas"]["Days"] | components["schemas"]["Turn"] | components["schemas"]["Placing"] | components["schemas"]["Pity"] | components["schemas"]["PickingUp"] | components["schemas"]["UseWorker"] | components["schemas"]["AnyAction"] | components["schemas"]["Blessing"] | components["schemas"]["Harvest"] | components["schemas"]["Research"] | components["schemas"]["FreeAdvance"] | components["schemas"]["Advance"] | components["schemas"]["PayBlocks"] | components["schemas"]["TakeBlocks"] | components["schemas"]["Market"] | components["schemas"]["Climb"] | components["schemas"]["Anger"] | components["schemas"]["Build"] | components["schemas"]["BuildWithCorn"] | components["schemas"]["Effects"] | components["schemas"]["FirstPlayer"] | components["schemas"]["OpenMonuments"] | components["schemas"]["DealWealth"] | components["schemas"]["PlaceDummies"] | components["schemas"]["ChooseWealth"] | components["schemas"]["GainWealth"])[];
            variant?: components["schemas"]["VariantView"];
        };
        /** WealthChosenEvent */
        WealthChosenEvent: {
            /** @enum {unknown} */
            event: "wealth-chosen";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /**
         * WealthFacts
         * @description The tiles that were dealt, and how many of them the seat chooses.
         */
        WealthFacts: {
            dealt: string[];
            keep: number;
        };
        /** WealthKeptEvent */
        WealthKeptEvent: {
            /** @enum {unknown} */
            event: "wealth-kept";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            tile: string;
            other: string;
        };
        /** WorkerCameEvent */
        WorkerCameEvent: {
            /** @enum {unknown} */
            event: "worker-came";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            workers: number;
        };
        /**
         * Yield
         * @description What a crop brings now, technologies included.
         */
        Yield: {
            /** @enum {unknown} */
            good: "corn" | "gold" | "skull" | "stone" | "wood";
            amount: number;
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
