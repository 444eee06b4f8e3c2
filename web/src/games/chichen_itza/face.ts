// The face of Chichén Itzá.
import SideBox from "../../table/SideBox.svelte";
import type { Face } from "../face";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Left from "./Left.svelte";
import { button } from "./looks";
import { means } from "./moves";
import PhoneSeats from "./PhoneSeats.svelte";
import Prophecy from "./Prophecy.svelte";
import Right from "./Right.svelte";
import Strip from "./Strip.svelte";
import Temple from "./Temple.svelte";
import { page } from "./words";

export const face: Face = {
  columns: [352, 352],
  prompt: "centre",
  Strip,
  Notice: Prophecy,
  Goods,
  Left,
  Board,
  Right,
  views: [
    { id: "map", icon: "i-hex", title: () => page("view-map"), Content: Board },
    { id: "actions", icon: "b-favor", title: () => page("view-actions"), Content: Actions },
    { id: "you", icon: "i-person", title: () => page("view-you"), Content: PhoneSeats },
    { id: "temple", icon: "b-god", title: () => page("view-temple"), Content: Temple },
    { id: "log", icon: "i-log", title: () => page("view-log"), Content: SideBox },
  ],
  tabHeight: 650,
  tabs: [
    { id: "actions", icon: "b-favor", title: () => page("view-actions"), Content: Left },
    { id: "you", icon: "i-person", title: () => page("view-you"), Content: Right, hasLog: true },
  ],
  button,
  means,
  hides: true,
};
