// Says that the network is gone, and nothing else: no page and no answer of the shop is kept.
const cacheName = 'offline-3';
const page = '/offline.html';
const kept = [page, '/offline.css', '/favicon.svg'];

async function keep() {
  const cache = await caches.open(cacheName);
  await cache.addAll(kept.map((path) => new Request(path, { cache: 'reload' })));
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
    return caches.match(page);
  }
}

/** What the offline page is made of. */
async function fetchOrKept(request) {
  try {
    return await fetch(request);
  } catch {
    return caches.match(request);
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
