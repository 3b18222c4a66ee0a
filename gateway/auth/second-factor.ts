import { AppError } from '#gateway/app-error.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import type { VerifiedIdentity } from '#gateway/integrations/identity.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import type { Context } from './context.ts';

/** A passkey that was shown counts for the session this long. */
export const LASTS_MILLISECONDS = 12 * HOUR;
/** For what moves money, gives rights or hands data out. */
export const FRESH_MILLISECONDS = 5 * MINUTE;

export interface SecondFactor {
  isEnrolled: boolean;
  /** When this session showed a passkey last; null: not yet. */
  provedAt: Date | null;
}

/** What is known of the caller's second factor. Only staff operations ask, so no other request pays for the query. */
export async function readSecondFactor({ database, member, caller }: Context): Promise<SecondFactor> {
  const userId = member?.id ?? '';
  const [row] = await database.em.execute<SecondFactor[]>(
    `select exists (select from passkeys where user_id = ?) as "isEnrolled",
            (select second_factor_at from sessions where user_id = ? and signed_in_at = ?) as "provedAt"`,
    [userId, userId, caller?.signedInAt ?? new Date(0)],
  );
  return row ?? { isEnrolled: false, provedAt: null };
}

/**
 * Throws SECOND_FACTOR when the caller has a passkey and this session has not shown one within the time. A caller without one is let
 * in: enrolment is offered before it is demanded (docs/decisions/0067). An API key is a factor of its own.
 */
export async function requireSecondFactor(context: Context, milliseconds: number): Promise<void> {
  if (context.key) return;
  const { isEnrolled, provedAt } = await readSecondFactor(context);
  const isFresh = provedAt !== null && context.now.getTime() - provedAt.getTime() < milliseconds;
  if (isEnrolled && !isFresh) throw new AppError('SECOND_FACTOR');
}

/** How recent the sign-in must be (docs/decisions/0007). */
const SIGN_IN_MILLISECONDS = 5 * MINUTE;

/** Throws SIGN_IN_AGAIN. The provider's tokens use real time, which a moved development clock must not change. */
export function refuseOldSignIn({ signedInAt }: VerifiedIdentity): void {
  const age = systemClock.now().getTime() - signedInAt.getTime();
  if (age > SIGN_IN_MILLISECONDS) throw new AppError('SIGN_IN_AGAIN');
}
