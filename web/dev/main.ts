// The page for recorded positions, served by `make page-dev` alone: /fixtures.html?at=tzolkin/late&seat=red&lang=de.
import { mount } from "svelte";
import { applyLook } from "../src/lib/ui/theme";
import { savedTables } from "../src/lib/state/store.svelte";
import { LANGUAGES, setLanguage } from "../src/lib/text/words.svelte";
import Fixtures from "./Fixtures.svelte";
import { pretend, WATCHER, type Fixture } from "./pretend";
import "../src/style/fonts.css";
import "../src/style/tokens.css";
import "../src/style/base.css";
import "../src/style/coach.css";

const FILES = import.meta.glob<unknown>("../fixtures/*/*.json", { import: "default" });
const load = <T>(name: string): Promise<T> => FILES[`../fixtures/${name}.json`]!() as Promise<T>;

const positions = Object.keys(FILES)
  .map((path) => path.slice("../fixtures/".length, -".json".length))
  .filter((name) => !name.endsWith("/components"));
const asked = new URLSearchParams(location.search);
const at = positions.find((name) => name === asked.get("at")) ?? positions[0]!;
const [game = ""] = at.split("/");
const [fixture, components] = await Promise.all([load<Fixture>(at), load<unknown>(`${game}/components`)]);
const { table, ask } = fixture.states[WATCHER]!;
const seats = Object.keys(fixture.states);
const seat = seats.find((name) => name === asked.get("seat")) ?? ask?.seat ?? WATCHER;

pretend(fixture, components);
// In memory only: what this browser remembers of real tables stays as it is.
if (seat !== WATCHER) savedTables[table.id] = { id: table.id, game, seats: { [seat]: seat }, host: "", at: 0 };
applyLook();
await setLanguage(LANGUAGES.find((lang) => lang === asked.get("lang")) ?? "en");
mount(Fixtures, { target: document.getElementById("page")!, props: { positions, at, seats, seat, table: table.id } });
