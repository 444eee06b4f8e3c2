// One seat's connection to a table.  It says hello with the revision it knows, so that after a break it misses nothing
// and hears nothing twice, and connects again by itself until somebody closes it or the server says that it is of no
// use.
import { ApiError, type Events, type Refusals, type RefusedMoves, type ChatLine, type State, type Why } from "./api";
import type { Company, ShownReaction, Presence } from "../../live/company.svelte";
import { eventsOf, applyNews, type News } from "./news";
import { settings } from "../state/store.svelte";
import { login } from "./account.svelte";
import { language } from "../text/words.svelte";

export type Link = "connecting" | "open" | "lost" | "refused";
export type Act =
  | "choice"
  | "refusals"
  | "undo"
  | "restart"
  | "redo"
  | "offer"
  | "answer"
  | "resume"
  | "resign"
  | "leave"
  | "back"
  | "go-on"
  | "chat"
  | "react"
  | "why";

interface Answer {
  resolve: (message: Message) => void;
  reject: (fault: ApiError) => void;
}

type Message = { type: string; id?: number | string | null } & Record<string, unknown>;

/** Who is told what a wire hears. */
export interface Listener {
  onChanged: (wire: Wire, state: State, events: Events | null) => void;
  onChat: (line: ChatLine) => void;
  onRefused: (wire: Wire) => void;
  onReaction?: (wire: Wire, given: ShownReaction) => void;
  company?: Company; // who wants to know who else is there, and see their reactions
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const LOST = { error: "connection-lost", text: "", rule: "", source: "" };

export class Wire {
  link: Link = $state("connecting");
  state: State | null = $state.raw(null);
  refusal: ApiError | null = $state.raw(null);
  private socket: WebSocket | null = null;
  private since = 0;
  private wait = FIRST_WAIT;
  private retry = 0;
  private ping = 0;
  private pong = 0;
  private last = 0;
  private isClosed = false;
  private stays = false;
  private direct = ""; // the process of this table, when the server has told it
  private events: Events | null = null;
  private readonly asked = new Map<number, Answer>();

  constructor(
    readonly table: string,
    readonly seat: string | null,
    readonly token: string | undefined,
    private readonly listener: Listener,
  ) {}

  connect(): void {
    if (this.isClosed) return;
    clearTimeout(this.retry);
    this.drop();
    // Where nothing was told yet, say that we would follow; where we were sent, or could not stay, stay.
    const isFirst = !this.direct && !this.stays;
    const socket = new WebSocket(
      `${this.direct || `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`}/api/tables/${this.table}/live`,
    );
    this.socket = socket;
    socket.onopen = () => {
      const who = this.token ? { token: this.token } : {};
      const follow = isFirst ? { follow: true } : {};
      const how = { since: this.since, lang: language(), brief: true, differences: true, ...follow, ...this.company() };
      socket.send(JSON.stringify({ type: "hello", ...who, ...how }));
      this.ping = window.setInterval(() => this.check(), PING_EVERY);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => this.closed(event);
  }

  private company(): object {
    if (!this.listener.company) return {};
    if (this.token) return { company: true };
    const name = settings.name ? { name: settings.name.slice(0, 40) } : {};
    return { company: true, ...(login.token ? { login: login.token } : name) };
  }

  /** Say everything again, in the language of the page. */
  reloadInLanguage(): void {
    this.since = 0;
    this.connect();
  }

  /** Try at once: the network is back, or the page is looked at again. */
  retryNow(): void {
    if (this.link === "lost") this.connect();
    else if (this.link === "open") this.check();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    this.drop();
  }

  /** Do something at the table; the answer comes when it is stored, or an `ApiError` says why not. */
  ask(type: Act, fields: Record<string, unknown> = {}): Promise<Message> {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return reject(new ApiError(0, LOST));
      const id = ++this.last;
      this.asked.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ type, id, ...fields }));
    });
  }

  async explainMove(move: string): Promise<Why> {
    return (await this.ask("why", { move })) as unknown as Why;
  }

  async fetchRefused(): Promise<RefusedMoves[]> {
    return ((await this.ask("refusals")) as unknown as Refusals).refused;
  }

  private hear(message: Message): void {
    clearTimeout(this.pong);
    switch (message.type) {
      case "events":
        this.events = message as unknown as Events;
        break;
      case "state":
        this.changed(message as unknown as State);
        break;
      case "news":
        this.hearNews(message as unknown as News);
        break;
      case "elsewhere":
        this.follow(message.url as string);
        break;
      case "chat":
        this.listener.onChat(message as unknown as ChatLine);
        break;
      case "presence":
        if (this.listener.company) this.listener.company.presence = message as unknown as Presence;
        break;
      case "reaction":
        this.listener.onReaction?.(this, message as unknown as ShownReaction);
        break;
      case "refused":
        this.refused(message);
        break;
      default:
        this.take(message)?.resolve(message);
    }
  }

  // One message for a move, the own one's acknowledgement included.  Whoever has missed something says hello again.
  private hearNews(news: News): void {
    const state = applyNews(this.state, news);
    if (!state) return this.connect();
    this.events = eventsOf(news);
    this.changed(state);
    if (news.ack !== undefined) this.take({ type: "ack", id: news.ack })?.resolve({ ...news, id: news.ack });
  }

  // The table belongs to another process of the server.
  private follow(url: string): void {
    this.direct = url.replace("http", "ws");
    this.connect();
  }

  private changed(state: State): void {
    const events = this.events;
    this.events = null;
    this.link = "open";
    this.stays = false;
    this.wait = FIRST_WAIT;
    this.since = state.revision;
    this.state = state;
    this.listener.onChanged(this, state, events);
  }

  private refused(message: Message): void {
    const fault = new ApiError(400, message as unknown as ApiError["shown"]);
    const answer = this.take(message);
    if (answer) answer.reject(fault);
    else this.refusal = fault;
  }

  private take(message: Message): Answer | undefined {
    const answer = this.asked.get(Number(message.id));
    this.asked.delete(Number(message.id));
    return answer;
  }

  private check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: "ping", id: 0 }));
    clearTimeout(this.pong);
    this.pong = window.setTimeout(() => {
      this.drop();
      this.again();
    }, PONG_WITHIN);
  }

  private drop(): void {
    clearInterval(this.ping);
    clearTimeout(this.pong);
    this.events = null;
    for (const answer of this.asked.values()) answer.reject(new ApiError(0, LOST));
    this.asked.clear();
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private closed(event: CloseEvent): void {
    this.drop();
    const isForGood = event.code === 1008 && event.reason !== "too-many-wrong" && event.reason !== "no-hello";
    if (isForGood) {
      this.isClosed = true;
      this.link = "refused";
      this.listener.onRefused(this);
      return;
    }
    this.again();
  }

  private again(): void {
    // Whoever was sent away and is not received there goes back, and asks to stay; the next time it follows again.
    this.stays = this.direct !== "" && this.link !== "open";
    this.direct = "";
    this.link = "lost";
    this.retry = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
  }
}
