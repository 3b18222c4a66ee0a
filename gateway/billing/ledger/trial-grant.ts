import type { Trials } from '#gateway/auth/person-keys.ts';
import { guardedInsert } from '#gateway/database/one-statement.ts';
import type { Fragment } from '#gateway/database/rows.ts';

export interface TrialTaker {
  subscriptionId: string;
  userId: string;
  email: string;
  /** From `keys.deviceKey` of the fingerprint; null when the browser sent none. */
  deviceKey: string | null;
}

/**
 * The insert of a plan trial as part of a statement that has a CTE named `guard`. A second trial for the same user,
 * mailbox, card or device violates a constraint: TRIAL_USED. `uniqueNumber` is the processor's identifier of the card
 * number.
 */
export function trialGrantInsert(
  { integrity, keys }: Trials,
  { subscriptionId, userId, email, deviceKey }: TrialTaker,
  { uniqueNumber }: { uniqueNumber: string | null },
  now: Date,
): Fragment {
  const looked = integrity !== 'off';
  return guardedInsert('trial_grants', {
    subscription_id: subscriptionId,
    user_key: keys.userKey(userId),
    email_key: keys.emailKey(email),
    card_key: looked && uniqueNumber ? keys.cardKey(uniqueNumber) : null,
    device_key: looked ? deviceKey : null,
    created_at: now,
  });
}
