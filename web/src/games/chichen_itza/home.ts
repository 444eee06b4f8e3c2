// What the home page shows of the game.
import type { HomeCard } from "../home";
import scene from "./scene.svg?url";

const drawings = {
  prophecies: "b-prophecy",
  tunnels: "b-tunnel",
  "t-rex": "b-t-rex",
  velociraptor: "b-velociraptor",
  pteranodon: "b-pteranodon",
};

export const home: HomeCard = { scene, icon: "i-hex", minutes: 120, place: 2, drawings };
