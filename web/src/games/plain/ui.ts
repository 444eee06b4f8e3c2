// The UI of a game that has none of its own: its view as tidy panels, everything is played in the prompt.
import type { GameUI } from "../game_ui";
import { say } from "../../lib/text/words.svelte";
import SideBox from "../../table/SideBox.svelte";
import Facts from "./Facts.svelte";
import Seats from "./Seats.svelte";

export const ui: GameUI = {
  columns: [260, 320],
  prompt: "wide",
  Left: Seats,
  Board: Facts,
  Right: SideBox,
  views: [
    { id: "board", icon: "i-hex", title: () => say("table-view-board"), Content: Facts },
    { id: "seats", icon: "i-person", title: () => say("table-view-seats"), Content: Seats },
    { id: "log", icon: "i-log", title: () => say("table-view-log"), Content: SideBox },
  ],
  button: (_desk, option) => ({ title: option.text ?? "", note: option.effects_text ?? "" }),
  hides: false,
};
