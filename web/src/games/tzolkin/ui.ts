// The UI of Tzolk'in.
import type { GameUI } from "../game_ui";
import { say } from "../../lib/text/words.svelte";
import SideBox from "../../table/SideBox.svelte";
import Board from "./Board.svelte";
import Left from "./Left.svelte";
import OwnGoods from "./OwnGoods.svelte";
import PhoneBoard from "./PhoneBoard.svelte";
import PhoneCards from "./PhoneCards.svelte";
import PhoneSeats from "./PhoneSeats.svelte";
import PhoneTracks from "./PhoneTracks.svelte";
import Right from "./Right.svelte";
import Strip from "./Strip.svelte";
import { answerLook } from "./button";
import { changedOnBoard } from "./changed_things";
import type { TzolkinView } from "./view";
import "./tints.css";

export const ui: GameUI = {
  columns: [218, 400],
  prompt: "wide",
  Strip,
  Goods: OwnGoods,
  Left,
  Board,
  Right,
  views: [
    { id: "board", icon: "i-gear", title: () => say("table-view-board"), Content: PhoneBoard },
    { id: "tracks", icon: "i-pyramid", title: () => say("page-tzolkin-temples"), Content: PhoneTracks },
    { id: "cards", icon: "i-monument", title: () => say("page-tzolkin-cards"), Content: PhoneCards },
    { id: "seats", icon: "i-person", title: () => say("table-view-seats"), Content: PhoneSeats },
    { id: "log", icon: "i-log", title: () => say("table-view-log"), Content: SideBox },
  ],
  tabs: [
    { id: "tracks", icon: "i-pyramid", title: () => say("page-tzolkin-view-tracks"), Content: Right },
    { id: "seats", icon: "i-person", title: () => say("table-view-seats"), Content: Left, hasLog: true },
  ],
  button: answerLook,
  traces: changedOnBoard,
  points: (desk, seat) => desk.result?.scores[seat] ?? (desk.view as TzolkinView).seats?.[seat]?.points ?? null,
  // the wealth tiles are secret until all have chosen; after that everything lies open
  hides: (view) => Object.values((view as TzolkinView).seats ?? {}).some((seat) => seat.dealt_count !== undefined),
};
