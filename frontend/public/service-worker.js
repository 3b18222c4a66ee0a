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

// The notification of a pick, as the gateway encrypted it for this browser. Safari shows it by itself (Declarative Web Push).
addEventListener('push', (event) => {
  const { title, body, tag, navigate } = event.data?.json().notification ?? {};
  if (!title) return;
  const options = { body, tag, renotify: Boolean(tag), icon: '/icon-192.png', data: { navigate } };
  event.waitUntil(registration.showNotification(title, options));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data?.navigate ?? PAGE, location.origin)));
});

// The address comes from the gateway alone, but a window of ours never leads anywhere else.
async function openPage({ origin, pathname }) {
  const path = origin === location.origin ? pathname : PAGE;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  return open ? open.focus() : clients.openWindow(path);
}
