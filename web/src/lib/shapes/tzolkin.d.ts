// Made by "npm run types" from docs/shapes/tzolkin.json; do not edit.
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
        /** BeggedEvent */
        BeggedEvent: {
            /** @enum {unknown} */
            event: "begged";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            had: number;
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
        /** BuiltEvent */
        BuiltEvent: {
            /** @enum {unknown} */
            event: "built";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            tile: string;
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
            prompt: string;
            /** @default [] */
            outcomes?: components["schemas"]["Outcome"][];
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
        Event: components["schemas"]["GainedEvent"] | components["schemas"]["PaidEvent"] | components["schemas"]["ScoredEvent"] | components["schemas"]["ClimbedEvent"] | components["schemas"]["AngeredEvent"] | components["schemas"]["PlacedEvent"] | components["schemas"]["PickedEvent"] | components["schemas"]["ActedEvent"] | components["schemas"]["BeggedEvent"] | components["schemas"]["HarvestedEvent"] | components["schemas"]["AdvancedEvent"] | components["schemas"]["BuiltEvent"] | components["schemas"]["WorkerCameEvent"] | components["schemas"]["OpenedEvent"] | components["schemas"]["DealtEvent"] | components["schemas"]["DealtHiddenEvent"] | components["schemas"]["DummyPlacedEvent"] | components["schemas"]["WealthChosenEvent"] | components["schemas"]["WealthKeptEvent"] | components["schemas"]["FirstPlayerEvent"] | components["schemas"]["RoundBeganEvent"] | components["schemas"]["CalendarCornEvent"] | components["schemas"]["CornTakenEvent"] | components["schemas"]["TurnedEvent"] | components["schemas"]["PushedOffEvent"] | components["schemas"]["CameHomeEvent"] | components["schemas"]["BoardTurnedEvent"] | components["schemas"]["FedEvent"] | components["schemas"]["AgeChangedEvent"] | components["schemas"]["FoodDayEvent"] | components["schemas"]["PitiedEvent"] | components["schemas"]["FinalEvent"] | components["schemas"]["StepLostEvent"] | components["schemas"]["TurnBeganEvent"] | components["schemas"]["ForcedEvent"];
        FactsByPrompt: Record<string, never>;
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
        /** FinalEvent */
        FinalEvent: {
            /** @enum {unknown} */
            event: "final";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            quarters: number;
        };
        /** FirstPlayerEvent */
        FirstPlayerEvent: {
            /** @enum {unknown} */
            event: "first-player";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
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
            event: string;
            /** @default {} */
            facts?: Record<string, never>;
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
            what: components["schemas"]["Thing"];
            amount: number;
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
            what: components["schemas"]["Thing"];
            amount: number;
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
        /** PitiedEvent */
        PitiedEvent: {
            /** @enum {unknown} */
            event: "pitied";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
            corn: number;
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
        /** TurnBeganEvent */
        TurnBeganEvent: {
            /** @enum {unknown} */
            event: "turn-began";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
        };
        /** TurnedEvent */
        TurnedEvent: {
            /** @enum {unknown} */
            event: "turned";
            from: number;
            to: number;
        };
        /** WealthChosenEvent */
        WealthChosenEvent: {
            /** @enum {unknown} */
            event: "wealth-chosen";
            /** @enum {unknown} */
            seat: "blue" | "green" | "red" | "yellow";
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
