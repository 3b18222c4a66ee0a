import { AppError } from '#gateway/app-error.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import type { VerifiedIdentity } from '#gateway/integrations/identity.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';

/** How recent the sign-in must be (docs/decisions/0007). */
const FRESH_MILLISECONDS = 5 * MINUTE;

/** Throws SIGN_IN_AGAIN. The provider's tokens use real time, which a moved development clock must not change. */
export function refuseOldSignIn({ signedInAt }: VerifiedIdentity): void {
  const age = systemClock.now().getTime() - signedInAt.getTime();
  if (age > FRESH_MILLISECONDS) throw new AppError('SIGN_IN_AGAIN');
}
