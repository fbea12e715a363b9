// Keeps what says that the network is gone, and for a minute the public pages that were opened.
const cacheName = 'offline-4';
const pagesName = 'pages-1';
const page = '/offline.html';
const tamilPage = '/offline.ta.html';
const tamilFace = '/fonts/noto-sans-tamil-v2.woff2';
const kept = [page, tamilPage, '/offline.css', '/favicon.svg', tamilFace];

async function keep() {
  const cache = await caches.open(cacheName);
  // The face never changes: a page in Tamil has fetched it already.
  await cache.addAll(
    kept.map((path) => new Request(path, { cache: path === tamilFace ? 'default' : 'reload' })),
  );
  await self.skipWaiting();
}

/** Pages that are the same for everybody; an address with a query may say what somebody searched for. */
const publicPage = /^(\/ta)?(\/|\/products|\/productDetail\/[0-9a-f-]{36})?$/;
/** As long as the shop's own caches may keep an answer: prices and stock are no older than that. */
const maxAgeMs = 60_000;
const keptAt = 'x-kept-at';
/** A request that changes something ends within it, and a page that was fetched meanwhile may be from before. */
const changeMs = 30_000;
let changedAt = 0;

const isPublicPage = (url) => {
  const { origin, pathname, search } = new URL(url);
  return origin === self.location.origin && search === '' && publicPage.test(pathname);
};

const isFresh = (page) => {
  const ageMs = Date.now() - Number(page.headers.get(keptAt));
  return ageMs >= 0 && ageMs <= maxAgeMs;
};

async function keepPage(url, response) {
  if (response.status !== 200 || response.redirected) return;
  if (!response.headers.get('cache-control')?.startsWith('public')) return;
  const headers = new Headers(response.headers);
  headers.set(keptAt, String(Date.now()));
  const pages = await caches.open(pagesName);
  for (const other of await pages.keys()) {
    const page = await pages.match(other);
    if (page && !isFresh(page)) await pages.delete(other);
  }
  if (Date.now() - changedAt < changeMs) return;
  await pages.put(url, new Response(response.body, { headers }));
}

async function findPage(url) {
  const pages = await caches.open(pagesName);
  const page = await pages.match(url, { ignoreVary: true });
  return page && isFresh(page) ? page : undefined;
}

/** The page that was opened before there was a service worker; while it is installed, no request waits for it. */
async function keepOpenPages() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of windows.filter((client) => isPublicPage(client.url))) {
    await keepPage(url, await fetch(url)).catch(() => undefined);
  }
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== cacheName && name !== pagesName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Called while the event is handled, so that the worker lives until the page is kept. */
function fetchPage(event) {
  const { request } = event;
  const fetched = Promise.resolve(event.preloadResponse).then(
    (preloaded) => preloaded ?? fetch(request),
  );
  if (isPublicPage(request.url)) {
    const kept = fetched.then((response) => keepPage(request.url, response.clone()));
    event.waitUntil(kept.catch(() => undefined));
  }
  return fetched;
}

async function navigate(event) {
  const fetched = fetchPage(event);
  // A reload asks for what is so now.
  const recent = event.request.cache === 'default' && (await findPage(event.request.url).catch(() => undefined));
  if (recent) return recent;
  try {
    return await fetched;
  } catch {
    const isTamil = /^\/ta(\/|$)/.test(new URL(event.request.url).pathname);
    return caches.match(isTamil ? tamilPage : page);
  }
}

/** Who changes something sees the change: an order takes stock, an admin sets a price. */
const mayChangePages = ({ url, headers }) =>
  headers.has('authorization') && !new URL(url).pathname.startsWith('/api/v1/user/');

/** What the offline page is made of. */
async function fetchOrKept(request) {
  try {
    return await fetch(request);
  } catch {
    // Fonts are requested with an Origin, which the answer may vary by.
    return caches.match(request, { ignoreVary: true });
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepOpenPages().then(keep)));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') {
    if (mayChangePages(request)) {
      changedAt = Date.now();
      event.waitUntil(caches.delete(pagesName));
    }
    return;
  }
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (kept.includes(new URL(request.url).pathname)) event.respondWith(fetchOrKept(request));
});
