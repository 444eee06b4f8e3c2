// The UI of Chichén Itzá.
import SideBox from "../../table/SideBox.svelte";
import type { GameUI } from "../game_ui";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Left from "./Left.svelte";
import { answerLook } from "./looks";
import { isMeant } from "./moves";
import PhoneSeats from "./PhoneSeats.svelte";
import Prophecy from "./Prophecy.svelte";
import Right from "./Right.svelte";
import Strip from "./Strip.svelte";
import Temple from "./Temple.svelte";
import { pageText } from "./words";
import "./tints.css";

export const ui: GameUI = {
  columns: [352, 352],
  prompt: "centre",
  Strip,
  Notice: Prophecy,
  Goods,
  Left,
  Board,
  Right,
  views: [
    { id: "map", icon: "i-hex", title: () => pageText("view-map"), Content: Board },
    { id: "actions", icon: "b-favor", title: () => pageText("view-actions"), Content: Actions },
    { id: "you", icon: "i-person", title: () => pageText("view-you"), Content: PhoneSeats },
    { id: "temple", icon: "b-god", title: () => pageText("view-temple"), Content: Temple },
    { id: "log", icon: "i-log", title: () => pageText("view-log"), Content: SideBox },
  ],
  tabHeight: 650,
  tabs: [
    { id: "actions", icon: "b-favor", title: () => pageText("view-actions"), Content: Left },
    { id: "you", icon: "i-person", title: () => pageText("view-you"), Content: Right, hasLog: true },
  ],
  button: answerLook,
  means: isMeant,
  hides: true,
};
