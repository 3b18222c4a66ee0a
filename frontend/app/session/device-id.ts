const KEY = 'deviceId';

/**
 * A random name of this browser, sent with a member's requests, so that they are told of a sign-in on a device that is
 * new. It identifies nobody and opens nothing. Null when the browser keeps nothing.
 */
export function deviceId(): string | null {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return null;
  }
}
