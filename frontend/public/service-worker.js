// Opens the picks page without a connection, from the public build files that frontend/app/offline-shell.ts cached.
// It never sees an answer of the API: /graphql, /api and the identity provider are not handled here.
const PAGE = '/dashboard';
const FILE = /^\/(assets\/|before-paint\.js$|favicon\.svg$)/;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(networkFirst(request));
  else if (FILE.test(pathname)) event.respondWith(cacheFirst(request));
});

async function networkFirst(request) {
  try {
    return await fetch(request);
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
