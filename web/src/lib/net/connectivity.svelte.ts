// Whether the server can be reached, and what to say if not: with a server on this machine no network is needed.
import { say } from "../text/words.svelte";

const net = $state({ isOn: navigator.onLine });
addEventListener("online", () => (net.isOn = true));
addEventListener("offline", () => (net.isOn = false));

/** Does the server run on this machine? */
export function isLocalServer(host: string = location.hostname): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host.startsWith("127.") || host === "[::1]";
}

/** Why the server does not answer, and what happens to the game. */
export function offlineText(): string {
  if (isLocalServer()) return say("page-away-own");
  return say(net.isOn ? "page-away-server" : "page-away-network", { host: location.host });
}
