import { createHmac } from 'node:crypto';
import { oneMailbox } from './one-mailbox.ts';

/** Makes keys by which somebody is recognized without being kept: HMAC-SHA256, 64 hexadecimal digits. */
export interface TrialKeys {
  userKey(uid: string): string;
  emailKey(email: string): string;
  /** Of the processor's identifier of a card number, the same for everybody who uses the card. */
  cardKey(uniqueNumberIdentifier: string): string;
  deviceKey(fingerprintId: string): string;
}

/** Keys under a secret: without it nobody can try out whose they are. */
export function trialKeys(secret: string): TrialKeys {
  // The kind goes in as well, so that a device and a card of the same text never share a key.
  const keyed = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${kind}:${value}`).digest('hex');
  return {
    userKey: (uid) => keyed('user', uid),
    emailKey: (email) => keyed('email', oneMailbox(email)),
    cardKey: (identifier) => keyed('card', identifier),
    deviceKey: (fingerprintId) => keyed('device', fingerprintId),
  };
}
