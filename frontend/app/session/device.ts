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
