const KEY = 'deviceId';

/**
 * A random name of this browser, sent with a member's requests, so that they are notified of a sign-in on a device that is
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

/**
 * What identifies this device, for one free trial a device; null when the browser will not say. It is only asked
 * for where a trial is, and the server keeps no more of it than a keyed hash (docs/decisions/0005).
 */
export async function deviceFingerprint(): Promise<string | null> {
  try {
    const { default: FingerprintJS } = await import('@fingerprintjs/fingerprintjs');
    const agent = await FingerprintJS.load({ monitoring: false });
    return (await agent.get()).visitorId;
  } catch {
    // User, mailbox and card still keep trials to one: the device alone decides nothing.
    return null;
  }
}
