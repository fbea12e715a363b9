// Says that the network is gone, and nothing else: no page and no answer of the shop is kept.
const cacheName = 'offline-6';
const page = '/offline.html';
const tamilPage = '/offline.ta.html';
const tamilFace = '/fonts/noto-sans-tamil-v2.woff2';
const kept = [page, tamilPage, '/offline.css', '/offline.js', '/favicon.svg', tamilFace];

async function keep() {
  const cache = await caches.open(cacheName);
  // The face never changes: a page in Tamil has fetched it already.
  await cache.addAll(
    kept.map((path) => new Request(path, { cache: path === tamilFace ? 'default' : 'reload' })),
  );
  await self.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function navigate(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const isTamil = /^\/ta(\/|$)/.test(new URL(event.request.url).pathname);
    return caches.match(isTamil ? tamilPage : page);
  }
}

/** What the offline page is made of. */
async function fetchOrKept(request) {
  try {
    return await fetch(request);
  } catch {
    // Fonts are requested with an Origin, which the answer may vary by.
    return caches.match(request, { ignoreVary: true });
  }
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(navigate(event));
  else if (kept.includes(new URL(request.url).pathname)) event.respondWith(fetchOrKept(request));
});
