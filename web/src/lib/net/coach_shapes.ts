// What the coach tells: hints and explanations, reviews of finished games and how far they have come.
import type { components } from "../../generated/schema";

type Schemas = components["schemas"];
export type HintShown = Schemas["HintShown"];
export type Hint = Schemas["HintTold"];
export type ExplanationShown = Schemas["ExplanationShown"];
export type Explanation = Schemas["ExplanationTold"];
export type Comparison = Schemas["ComparisonTold"];
export type Thing = Schemas["Thing"];
export type ReviewStatus = Schemas["ReviewShown"];
export type Review = Schemas["Review"];
export type ReviewWords = Schemas["ReviewTold"];
export type TurningPoint = Schemas["TurningPoint"];
export type JudgedDecision = Schemas["JudgedDecision"];
export type Point = Schemas["Point"];
export type SeatReview = Schemas["SeatReview"];
export type TriedMove = Schemas["TriedMove"];
