import { sharedStorage } from '#frontend/app/browser-storage.ts';

/** Public pages and before-paint.js read it; the identity provider's own storage takes 80 kB of script to ask. */
const KEY = 'signedIn';

/** Whether a member was signed in in this browser. A hint for what to load and show, never a permission. */
export function isSignedInHere(): boolean {
  return sharedStorage.read(KEY) === 'yes';
}

export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn) sharedStorage.write(KEY, 'yes');
  else sharedStorage.remove(KEY);
}

/** Calls when a member signs in in another tab. */
export function onSignInElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) =>
    void (event.key === KEY && event.newValue === 'yes' && listener());
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
