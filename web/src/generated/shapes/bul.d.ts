// Made by "npm run types" from docs/develop/shapes/bul.json; do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** CapturedEvent */
        CapturedEvent: {
            /** @enum {unknown} */
            event: "captured";
            /** @enum {unknown} */
            seat: "blue" | "red";
            space: number;
            pieces: number;
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
        Effect: components["schemas"]["Pay"] | components["schemas"]["Gain"] | components["schemas"]["Lose"] | components["schemas"]["Step"] | components["schemas"]["Level"] | components["schemas"]["Points"] | components["schemas"]["Put"] | components["schemas"]["Happen"] | components["schemas"]["Reveal"] | components["schemas"]["Chance"];
        /** EnteredEvent */
        EnteredEvent: {
            /** @enum {unknown} */
            event: "entered";
            /** @enum {unknown} */
            seat: "blue" | "red";
            to: number;
        };
        Event: components["schemas"]["ThrewEvent"] | components["schemas"]["EnteredEvent"] | components["schemas"]["MovedEvent"] | components["schemas"]["CapturedEvent"] | components["schemas"]["LeftEvent"] | components["schemas"]["PassedEvent"] | components["schemas"]["FinalEvent"] | components["schemas"]["ForcedEvent"];
        FactsByPrompt: {
            move: components["schemas"]["MoveFacts"];
        };
        /** FinalEvent */
        FinalEvent: {
            /** @enum {unknown} */
            event: "final";
            /** @enum {unknown} */
            seat: "blue" | "red";
            taken: number;
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
         * Landing
         * @description Where a move leads: a space, or None beyond the row; and how many pieces it captures there.
         */
        Landing: {
            space: number | null;
            captures: number;
        };
        /** LeftEvent */
        LeftEvent: {
            /** @enum {unknown} */
            event: "left";
            /** @enum {unknown} */
            seat: "blue" | "red";
            from: number;
            freed: number;
            killed: number;
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
         * MoveFacts
         * @description The steps that were thrown, and where each move leads with them.
         */
        MoveFacts: {
            steps: number;
            landings: {
                [key: string]: components["schemas"]["Landing"];
            };
        };
        /** MovedEvent */
        MovedEvent: {
            /** @enum {unknown} */
            event: "moved";
            /** @enum {unknown} */
            seat: "blue" | "red";
            from: number;
            to: number;
        };
        /**
         * Mover
         * @description A side that has thrown and must move.
         */
        Mover: {
            /** @enum {unknown} */
            rule: "move";
            /** @enum {unknown} */
            seat: "blue" | "red";
        };
        /**
         * Outcome
         * @description What chance may answer, in notation, and how likely that is.
         */
        Outcome: {
            answer: string;
            probability: number;
        };
        /** PassedEvent */
        PassedEvent: {
            /** @enum {unknown} */
            event: "passed";
            /** @enum {unknown} */
            seat: "blue" | "red";
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
        /**
         * Side
         * @description What a side has beside the row, whom it holds, and all that it has taken so far.
         */
        Side: {
            hand: number;
            dead: number;
            captives: number;
            taken: number;
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
        /** ThrewEvent */
        ThrewEvent: {
            /** @enum {unknown} */
            event: "threw";
            /** @enum {unknown} */
            seat: "blue" | "red";
            steps: number;
            /** @enum {unknown} */
            grains: "bbbb" | "bbby" | "bbyb" | "bbyy" | "bybb" | "byby" | "byyb" | "byyy" | "ybbb" | "ybby" | "ybyb" | "ybyy" | "yybb" | "yyby" | "yyyb" | "yyyy";
        };
        /**
         * Turn
         * @description A turn: throw, then move.
         */
        Turn: {
            /** @enum {unknown} */
            rule: "turn";
        };
        /**
         * View
         * @description What everyone sees, which is everything: nothing is hidden.
         */
        View: {
            /** @enum {unknown} */
            turn: "blue" | "red";
            thrown: number;
            row: {
                [key: string]: string;
            };
            seats: {
                [key: string]: components["schemas"]["Side"];
            };
            unfinished: (components["schemas"]["Turn"] | components["schemas"]["Mover"])[];
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
