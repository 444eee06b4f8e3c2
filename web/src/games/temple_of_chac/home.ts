// What the home page shows of the game.
import type { HomeCard } from "../home";
import scene from "./scene.svg?url";

export const home: HomeCard = { scene, icon: "i-boulder", minutes: 45, place: 3 };
