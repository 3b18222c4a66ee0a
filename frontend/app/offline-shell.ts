/** The page that the service worker opens at every address without a connection. */
const PAGE = '/dashboard';
const CACHE = 'shell';
/** Public files of the build; answers of the API and tokens are never cached. */
const SHELL_FILE = /^\/(assets\/|before-paint\.js$|favicon\.svg$)/;

let caching: Promise<void> = Promise.resolve();
let pageCached = false;

/**
 * Lets pages be opened without a connection: caches the picks page and the build files that it has loaded so far, and
 * registers the service worker that serves them (docs/decisions/0029). Other pages then say that they need a connection.
 */
export function cacheShell(): Promise<void> {
  // One after the other: a page that is stored twice is missing for a moment, and a reload in that moment fails.
  caching = caching.catch(() => {}).then(updateCache);
  return caching;
}

async function updateCache(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  await navigator.serviceWorker.register('/service-worker.js');
  const cache = await caches.open(CACHE);
  const entries = performance.getEntriesByType('resource');
  const loaded = new Set(entries.flatMap(({ name }) => shellFile(name) ?? []));
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const files = [...loaded].filter((path) => !cached.includes(path));
  const missing = pageCached ? files : [PAGE, ...files];
  const answers = await Promise.all(missing.map(async (path) => [path, await wholeAnswer(path)] as const));
  // While the server is away or restarts the shell stays as it was; the next visit caches it.
  if (answers.some(([, answer]) => !answer.ok)) return;
  await Promise.all(answers.map(([path, answer]) => cache.put(path, answer)));
  pageCached = true;
  // Files of an earlier build.
  for (const path of cached) if (path !== PAGE && !loaded.has(path)) await cache.delete(path);
}

/** Reads the whole body first: a download that breaks off while it replaces a cached file would leave neither. */
async function wholeAnswer(path: string): Promise<Response> {
  const answer = await fetch(path);
  const headers = new Headers(answer.headers);
  // They describe the compressed bytes.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
}

function shellFile(address: string): string | null {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && SHELL_FILE.test(pathname) ? pathname : null;
}
