/** Public pages and before-paint.js read it; the identity provider's own storage takes 80 kB of script to ask. */
const KEY = 'signedIn';

/** Whether a member was signed in in this browser. A hint for what to load and show, never a permission. */
export function isSignedInHere(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    // Storage may be closed to the page, and where pages are drawn at build there is none.
    return false;
  }
}

export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Then members are recognised a moment later.
  }
}

/** Calls when a member signs in in another tab. */
export function onSignInElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) =>
    void (event.key === KEY && event.newValue === 'yes' && listener());
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
