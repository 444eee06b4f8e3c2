// What the home page shows of the game.
import type { HomeCard } from "../home";
import scene from "./scene.svg?url";

const position = "game: tzolkin\nplayers: 2\ngiven:\n  turn: blue\n  palenque: {1: red}\n  blue: {corn: 5}\n";

export const home: HomeCard = { scene, icon: "i-gear", minutes: 90, place: 1, position };
