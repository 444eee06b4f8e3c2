// A table that is being planned: who shall sit where, and how it is played.  Opening it takes the seats of this screen.
import { postOnce, type GameInfo, type TakenSeat, type NewTable, type OpenedTable } from "../lib/net/api";
import { countChanges, type Components } from "../lib/net/variants";
import { botName } from "../lib/text/names";
import { setGentle } from "../gentle/saved_notices.svelte";
import { saveSeat, settings } from "../lib/state/store.svelte";
import { language } from "../lib/text/words.svelte";
import { login } from "../lib/net/account.svelte";
import { isModule, moduleWords } from "./expansion";
import { openValues } from "./readings";
import type { SavedSetup } from "./setups.svelte";

/** Who sits on a chair: somebody at this screen, a friend who gets the link, or a bot. */
export type Kind = "here" | "friend" | "bot";

export interface Chair {
  kind: Kind;
  level: string;
  style: string; // of a bot; "" for none in particular
  guest: string; // the name of another person at this screen; the first one there is called as in the settings
}

/** A clock by its key; seconds for a move, or for the whole game with some more for each decision. */
export const CLOCKS: Record<string, { kind: "none" | "move" | "game"; seconds: number; increment: number }> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  "move-1m": { kind: "move", seconds: 60, increment: 0 },
  "move-5m": { kind: "move", seconds: 300, increment: 0 },
  "move-1d": { kind: "move", seconds: 86_400, increment: 0 },
  "move-3d": { kind: "move", seconds: 259_200, increment: 0 },
  "game-20m": { kind: "game", seconds: 1200, increment: 10 },
  "game-45m": { kind: "game", seconds: 2700, increment: 10 },
  "game-90m": { kind: "game", seconds: 5400, increment: 15 },
};
export const DELAYS = [0, 60, 600, 3600] as const;

const FIRST_LEVEL = "medium";
const USUAL_PLAYERS = 3;

export class Plan {
  game: GameInfo = $state.raw({
    name: "",
    title: "",
    rules_version: 0,
    players: [],
    seats: [],
    options: [],
    bots: [],
    levels: [],
    styles: [],
    lessons: 0,
    gentle: false,
  });
  chairs: Chair[] = $state([]);
  clock = $state("none");
  options: Record<string, string> = $state({});
  isPublic = $state(false);
  isGentle = $state(false); // a first game, which explains itself on this screen
  delay = $state(0);
  hintsChosen: boolean | null = $state(null); // nothing: as it is usual for who sits there
  title = $state("");
  watchersTalk = $state(false);
  components: Components = $state.raw({}); // of a variant or an edition; nothing is the box

  constructor(game: GameInfo, players?: number) {
    this.game = game;
    const wanted = players ?? (game.players.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : (game.players[0] ?? 2));
    this.chairs = Array.from({ length: wanted }, (_, index) => this.chair(index === 0 ? "here" : "bot"));
  }

  readonly maxPlayers: number = $derived(Math.max(...this.game.players));
  readonly minPlayers: number = $derived(Math.min(...this.game.players));
  /** The chair of the person who plans: the first at this screen. */
  readonly ownChair: number = $derived(this.chairs.findIndex((chair) => chair.kind === "here"));
  /** May seats ask the coach?  Usually only who plays alone with bots. */
  readonly hints: boolean = $derived(
    this.hintsChosen ?? this.chairs.filter((chair) => chair.kind !== "bot").length <= 1,
  );
  readonly friends: number = $derived(this.chairs.filter((chair) => chair.kind === "friend").length);
  /** Readings of the rules that are not the usual ones. */
  readonly changed: number = $derived(
    this.game.options.filter((option) => !isModule(option) && this.value(option) !== option.values[0]).length,
  );
  readonly hasModules: boolean = $derived(this.game.options.some(isModule));
  /** The modules of an expansion that are chosen, in words. */
  readonly modules: string[] = $derived(this.hasModules ? moduleWords(this.options) : []);

  /** The value of an option; what was chosen for a chair that has gone since is as usual again. */
  value(option: GameInfo["options"][number]): string {
    const chosen = this.options[option.name];
    const usual = option.values[0] ?? "";
    return chosen && openValues(this.game, option, this.options, this.chairs.length).includes(chosen) ? chosen : usual;
  }

  /** What a set-up keeps of it. */
  toSetup(): SavedSetup["plan"] {
    return {
      chairs: this.chairs.map((chair) => ({ ...chair })),
      clock: this.clock,
      options: { ...this.options },
      is_public: this.isPublic,
      delay: this.delay,
      hints: this.hintsChosen,
      watchers_chat: this.watchersTalk,
      title: this.title,
      ...(countChanges(this.components) ? { components: this.components } : {}),
    };
  }

  /** Plan it as it was kept; a bot or a clock that is unknown now is as usual. */
  static fromSetup(game: GameInfo, { plan: kept }: SavedSetup): Plan {
    const plan = new Plan(game);
    const usual = plan.chair("bot");
    plan.chairs = kept.chairs.slice(0, plan.maxPlayers).map((chair) => ({
      kind: chair.kind,
      level: chair.level && game.bots.includes(chair.level) ? chair.level : usual.level,
      style: chair.style ?? "",
      guest: chair.guest ?? "",
    }));
    while (plan.chairs.length < plan.minPlayers) plan.addChair();
    plan.clock = kept.clock && kept.clock in CLOCKS ? kept.clock : "none";
    plan.options = { ...kept.options };
    plan.isPublic = kept.is_public ?? false;
    plan.delay = kept.delay ?? 0;
    plan.hintsChosen = kept.hints ?? null;
    plan.watchersTalk = kept.watchers_chat ?? false;
    plan.title = kept.title ?? "";
    plan.components = kept.components ?? {};
    return plan;
  }

  private chair(kind: Kind): Chair {
    const level = this.game.bots.includes(FIRST_LEVEL) ? FIRST_LEVEL : (this.game.bots[0] ?? "");
    return { kind, level, style: "", guest: "" };
  }

  addChair(): void {
    if (this.chairs.length < this.maxPlayers) this.chairs.push(this.chair("bot"));
  }

  removeChair(index: number): void {
    if (this.chairs.length > this.minPlayers) this.chairs.splice(index, 1);
  }

  /** The table as the server wants to know it; only the first seat of this screen is taken by opening it. */
  newTable(): NewTable {
    return {
      game: this.game.name,
      seats: this.chairs.map((chair, index) => {
        if (chair.kind === "bot") return { kind: "bot", bot: botName(chair.level, chair.style), name: "" };
        return { kind: index === this.ownChair ? "me" : "open", bot: "", name: "" };
      }),
      name: settings.name,
      options: Object.fromEntries(
        this.game.options.flatMap((option) => {
          const chosen = this.value(option);
          return chosen === option.values[0] ? [] : [[option.name, chosen]];
        }),
      ),
      components: this.components,
      title: this.title.trim(),
      visibility: this.isPublic ? "public" : "link",
      language: language(),
      delay: this.delay,
      hints: this.hintsChosen,
      watchers_chat: this.watchersTalk,
      clock: { ...CLOCKS[this.clock] },
    };
  }

  /** Open the table at an address of the server, sit everybody of this screen down, and tell where it is. */
  async open(
    send: (table: NewTable) => Promise<OpenedTable> = (table) => postOnce("/tables", table, login.token || undefined),
  ): Promise<string> {
    const opened = await send(this.newTable());
    const { id, game, seats } = opened.table;
    saveSeat(id, game, opened.seat, opened.token);
    if (this.isGentle && this.game.gentle && this.ownChair >= 0) setGentle(id, true);
    for (const [index, chair] of this.chairs.entries()) {
      if (chair.kind !== "here" || index === this.ownChair) continue;
      const joined = await postOnce<TakenSeat>(`/tables/${id}/join`, {
        name: chair.guest.trim(),
        seat: seats[index]?.seat ?? null,
      });
      saveSeat(id, game, joined.seat, joined.token);
    }
    return id;
  }
}

/** A first game: alone with the weakest bots, as few as may be, and it explains itself. */
export function firstPlan(game: GameInfo): Plan {
  const plan = new Plan(game, Math.min(...game.players));
  for (const chair of plan.chairs) chair.level = game.bots[0] ?? chair.level;
  plan.isGentle = true;
  return plan;
}

/** A table at which bots play among themselves, for people who want to look on. */
export function watchPlan(game: GameInfo, level: string): Plan {
  const plan = new Plan(game, Math.min(...game.players));
  for (const chair of plan.chairs) Object.assign(chair, { kind: "bot", level });
  return plan;
}
