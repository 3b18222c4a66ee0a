/** The address whose page the service worker can open without a connection. */
const PAGE = '/dashboard';
const CACHE = 'shell';
/** Public files of the build; answers of the API and tokens are never cached. */
const SHELL_FILE = /^\/(assets\/|before-paint\.js$|favicon\.svg$)/;

/**
 * Lets the picks page be reloaded without a connection: caches the page and the build files that it has loaded so
 * far, and registers the service worker that serves them (docs/decisions/0029).
 */
export async function cacheShell(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  await navigator.serviceWorker.register('/service-worker.js', { scope: PAGE });
  const cache = await caches.open(CACHE);
  const entries = performance.getEntriesByType('resource');
  const loaded = new Set(entries.flatMap(({ name }) => shellFile(name) ?? []));
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const missing = [PAGE, ...[...loaded].filter((path) => !cached.includes(path))];
  const answers = await Promise.all(missing.map(async (path) => [path, await fetch(path)] as const));
  // While the server is away or restarts the shell stays as it was; the next visit caches it.
  if (answers.some(([, answer]) => !answer.ok)) return;
  await Promise.all(answers.map(([path, answer]) => cache.put(path, answer)));
  // Files of an earlier build.
  for (const path of cached) if (path !== PAGE && !loaded.has(path)) await cache.delete(path);
}

function shellFile(address: string): string | null {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && SHELL_FILE.test(pathname) ? pathname : null;
}
