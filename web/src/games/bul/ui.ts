// Bul, the little race along a row of maize: one board, two hands of pieces.
import type { GameUI } from "../game_ui";
import { say } from "../../lib/text/words.svelte";
import SideBox from "../../table/SideBox.svelte";
import Board from "./Board.svelte";
import Sides from "./Sides.svelte";
import type { BulView } from "./view";

export const ui: GameUI = {
  columns: [240, 320],
  prompt: "wide",
  Left: Sides,
  Board,
  Right: SideBox,
  views: [
    { id: "board", icon: "i-corn", title: () => say("table-view-board"), Content: Board },
    { id: "seats", icon: "i-person", title: () => say("table-view-seats"), Content: Sides },
    { id: "log", icon: "i-log", title: () => say("table-view-log"), Content: SideBox },
  ],
  button: (_desk, option) => ({
    title: option.text ?? "",
    icon: option.move === "enter" ? "i-plus" : "i-arrow",
    note: option.effects_text ?? "",
  }),
  points: (desk, seat) => (desk.view as BulView).seats?.[seat]?.taken ?? null,
  hides: false,
};
