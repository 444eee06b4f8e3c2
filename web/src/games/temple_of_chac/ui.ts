// The UI of Temple of Chac: what the table screen shows of it.
import { say } from "../../lib/text/words.svelte";
import type { GameUI } from "../game_ui";
import Board from "./Board.svelte";
import CardsView from "./CardsView.svelte";
import DiceView from "./DiceView.svelte";
import Left from "./Left.svelte";
import LogView from "./LogView.svelte";
import MapView from "./MapView.svelte";
import { answerLook } from "./moves";
import Right from "./Right.svelte";
import SeatsView from "./SeatsView.svelte";
import Strip from "./Strip.svelte";

export const ui: GameUI = {
  columns: [296, 386],
  prompt: "centre",
  Strip,
  Left,
  Board,
  Right,
  views: [
    { id: "map", icon: "i-boulder", title: () => say("page-temple_of_chac-view-map"), Content: MapView },
    { id: "dice", icon: "i-die-5", title: () => say("page-temple_of_chac-view-dice"), Content: DiceView },
    { id: "cards", icon: "b-cards", title: () => say("page-temple_of_chac-view-cards"), Content: CardsView },
    { id: "seats", icon: "i-person", title: () => say("page-temple_of_chac-view-seats"), Content: SeatsView },
    { id: "log", icon: "i-log", title: () => say("page-temple_of_chac-view-log"), Content: LogView },
  ],
  tabHeight: 640,
  tabs: [
    { id: "dice", icon: "i-die-5", title: () => say("page-temple_of_chac-view-own"), Content: Right },
    { id: "seats", icon: "i-person", title: () => say("page-temple_of_chac-view-seats"), Content: Left, hasLog: true },
  ],
  button: answerLook,
  hides: true,
};
