import type { Trials } from '#gateway/auth/identifier-hashes.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import * as statements from './trial-grant.sql.ts';

interface TrialTaker {
  subscriptionId: string;
  userId: string;
  email: string;
  /** From `keys.deviceKey` of the fingerprint; null when the browser sent none. */
  deviceKey: string | null;
}

/** A card with the processor's identifier of its number, if there is one. */
interface IdentifiedCard {
  uniqueNumber: string | null;
}

/** The key by which a card is recognized; null when cards are not looked at. */
export function cardKeyOf({ integrity, keys }: Trials, { uniqueNumber }: IdentifiedCard): string | null {
  return integrity !== 'off' && uniqueNumber ? keys.cardKey(uniqueNumber) : null;
}

/**
 * The insert of a plan trial as part of a statement that has a CTE named `guard`. A second trial for the same user,
 * mailbox, card or device violates a constraint: TRIAL_USED.
 */
export function trialGrantInsert(
  trials: Trials,
  { subscriptionId, userId, email, deviceKey }: TrialTaker,
  card: IdentifiedCard,
  now: Date,
): Fragment {
  const { integrity, keys } = trials;
  return statements.grantTrial.part({
    subscriptionId,
    userKey: keys.userKey(userId),
    emailKey: keys.emailKey(email),
    cardKey: cardKeyOf(trials, card),
    deviceKey: integrity !== 'off' ? deviceKey : null,
    now,
  });
}
