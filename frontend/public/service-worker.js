// Opens the product without a connection, from the public build files that frontend/app/offline-shell.ts cached: the board
// as it was saved, any other page with the word that it needs a connection. It never sees an answer of the API: /graphql,
// /api and the identity provider are not handled here.
const PAGE = '/dashboard';
const FILE = /^\/(assets\/|before-paint\.js$|favicon\.svg$)/;
const NO_PAGE = /^\/(graphql|api|local)(\/|$)/;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !NO_PAGE.test(pathname)) event.respondWith(networkFirst(event));
  else if (FILE.test(pathname)) event.respondWith(cacheFirst(request));
});

// Pages are requested while this worker starts, so none of them starts slower.
async function takeOver() {
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function networkFirst(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (failure) {
    const cached = await caches.match(PAGE, { ignoreVary: true });
    if (cached) return cached;
    throw failure;
  }
}

// Build files carry their hash in their name; the others are fetched first.
async function cacheFirst(request) {
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached && new URL(request.url).pathname.startsWith('/assets/')) return cached;
  try {
    return await fetch(request);
  } catch (failure) {
    if (cached) return cached;
    throw failure;
  }
}
