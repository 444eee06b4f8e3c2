// What the home page shows of the game.
import type { HomeCard } from "../home";
import scene from "./scene.svg?url";

export const home: HomeCard = { scene, icon: "i-corn", minutes: 10, place: 4, isSmall: true };
