import { sharedStorage, tabStorage } from '#frontend/app/browser-storage.ts';

/** Public pages and before-paint.js read it; the identity provider's own storage takes 80 kB of script to ask. */
const KEY = 'signedIn';
const ADMIN = 'admin';

/** Whether a member was signed in in this browser. A hint for what to load and show, never a permission. */
export function isSignedInHere(): boolean {
  return sharedStorage.read(KEY) === 'yes';
}

export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn) sharedStorage.write(KEY, 'yes');
  else {
    sharedStorage.remove(KEY);
    rememberAdmin(false);
  }
}

/** Whether the header of public pages has the admin panel. */
export function rememberAdmin(isAdmin: boolean): void {
  if (isAdmin) sharedStorage.write(ADMIN, 'yes');
  else sharedStorage.remove(ADMIN);
}

/** Set by frontend/public/site-header.js, which has no session to end: the next page that has one ends it, once. */
export function takeSignOutAsked(): boolean {
  const asked = tabStorage.read('signOut') === 'yes';
  if (asked) tabStorage.remove('signOut');
  return asked;
}

/** Calls when a member signs in in another tab. */
export function onSignInElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) =>
    void (event.key === KEY && event.newValue === 'yes' && listener());
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
