// The service worker: the page itself is there at once and without a network; a game never is, as only the server
// knows it.  Files with a hash in their name are kept, the first page is asked for each time; /api and the pages
// to which mails lead are left alone.
/// <reference no-default-lib="true" />
/// <reference lib="esnext" />
/// <reference lib="webworker" />

const worker = self as unknown as ServiceWorkerGlobalScope;
declare const __FILES__: string[]; // written in by the build

const FILES = __FILES__;
const KEPT = `sacbe-${hash(FILES.join())}`;
const INDEX = "/";

/** A short name for what was built: another build is another cache. */
function hash(text: string): string {
  let found = 5381;
  for (const sign of text) found = ((found * 33) ^ sign.codePointAt(0)!) >>> 0;
  return found.toString(36);
}

worker.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => worker.skipWaiting()));
});

async function fill(): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.addAll([INDEX, ...FILES]);
}

worker.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

/** What other builds have left; words that were read meanwhile are read again when they are needed. */
async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("sacbe-") && name !== KEPT);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate" && !/^\/(api|schema|health|metrics|mail)\b/.test(url.pathname))
    event.respondWith(respondWithPage(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(respondFromCache(request));
});

/** The newest page; without a network the one that was last seen. */
async function respondWithPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.includes("html")) {
      const cache = await caches.open(KEPT);
      await cache.put(INDEX, answer.clone());
    }
    return answer;
  } catch (error) {
    const known = await caches.match(INDEX);
    if (!known) throw error;
    return known;
  }
}

/** A file that never changes: from the cache, else fetched and kept. */
async function respondFromCache(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(request, answer.clone());
  }
  return answer;
}
