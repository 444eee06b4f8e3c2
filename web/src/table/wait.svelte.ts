// A bot gives the owner of its seat time to come back: whose seat it is, and the seconds until it goes on.  While
// earlier moves are still being shown, or the past is, there is nothing to say.
import type { State } from "../lib/net/api";
import type { Desk, SeatLook } from "../lib/state/desk.svelte";
import type { LiveTable } from "../live/live_table.svelte";

const TICK = 500; // milliseconds

export class BotWait {
  private now = $state(performance.now());
  // the server's seconds count from the moment its state arrived
  private readonly arrived: number = $derived.by(() => (this.desk.state ? performance.now() : 0));
  private readonly told: State["wait"] = $derived.by(() =>
    this.desk.shownAt === null && !this.live.pacer.isBusy ? (this.desk.state?.wait ?? null) : null,
  );
  readonly seconds: number = $derived.by(() => {
    const passed = Math.max(0, this.now - this.arrived) / 1000;
    return this.told ? Math.max(0, Math.ceil(this.told.until - this.desk.state!.now - passed)) : 0;
  });
  /** Who is waited for; nobody when the time is up. */
  readonly seat: SeatLook | undefined = $derived.by(() =>
    this.seconds > 0 ? this.desk.seats.find(({ seat }) => seat === this.told?.seat) : undefined,
  );
  readonly canGoOn: boolean = $derived.by(() => this.seat !== undefined && Boolean(this.told?.may_go_on));

  constructor(
    private readonly desk: Desk,
    private readonly live: LiveTable,
  ) {
    $effect(() => {
      if (!this.told) return;
      this.now = performance.now();
      const timer = setInterval(() => (this.now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }
}
