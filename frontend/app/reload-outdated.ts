import { tabStorage } from './browser-storage.ts';

const KEY = 'reloadedFor';

/** Browsers have different messages for a script or style that did not arrive; all of them know that they are offline. */
export function isDownloadError(reason: unknown): boolean {
  const message = reason instanceof Error ? reason.message : '';
  return (
    navigator.onLine === false || /dynamically imported module|importing a module|preload CSS/i.test(message)
  );
}

/**
 * A page whose files are gone belongs to an earlier version: reloads it, once for each address. Answers whether it
 * reloads; without a connection, or when the server does not answer, it stays.
 */
export async function reloadOutdated(reason: unknown): Promise<boolean> {
  if (navigator.onLine === false || !isDownloadError(reason)) return false;
  if (tabStorage.read(KEY) === location.href) return false;
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  // Without storage it could reload in a loop.
  if (!answer?.ok || !tabStorage.write(KEY, location.href)) return false;
  location.reload();
  return true;
}

/** Call once a page is shown: should its files be gone again, it may be reloaded again. */
export function forgetReload(): void {
  tabStorage.remove(KEY);
}
