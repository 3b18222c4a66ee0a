import { createHmac } from 'node:crypto';
import type { TrialIntegrity } from '#gateway/env/sales.ts';
import { oneMailbox } from './one-mailbox.ts';

/** Keyed hashes that recognize a person without storing who they are: HMAC-SHA256, 64 hexadecimal digits. */
export interface IdentifierHashes {
  userKey(uid: string): string;
  emailKey(email: string): string;
  /** From the processor's identifier of the card number: the same for everyone who uses the card. */
  cardKey(uniqueNumberIdentifier: string): string;
  deviceKey(fingerprintId: string): string;
}

/** Without the secret nobody can test whether a key belongs to a given person. */
export function identifierHashes(secret: string): IdentifierHashes {
  // The kind is hashed too, so that a device and a card with the same text have different keys.
  const keyed = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${kind}:${value}`).digest('hex');
  return {
    userKey: (uid) => keyed('user', uid),
    emailKey: (email) => keyed('email', oneMailbox(email)),
    cardKey: (identifier) => keyed('card', identifier),
    deviceKey: (fingerprintId) => keyed('device', fingerprintId),
  };
}

/** How this process limits trials to one per person. */
export interface Trials {
  integrity: TrialIntegrity;
  keys: IdentifierHashes;
}

export function openTrials(env: { TRIAL_INTEGRITY: TrialIntegrity; HASH_KEY: string }): Trials {
  return { integrity: env.TRIAL_INTEGRITY, keys: identifierHashes(env.HASH_KEY) };
}
