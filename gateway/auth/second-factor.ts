import { AppError } from '#gateway/app-error.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import type { VerifiedIdentity } from '#gateway/integrations/identity.ts';
import { hasScope } from '#schema/rules/access/staff.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import type { Context } from './context.ts';
import type { Member } from './member.ts';
import { type SecondFactorRow, secondFactor } from './second-factor.sql.ts';

/** A passkey that was shown counts for the session this long. */
export const LASTS_MILLISECONDS = 12 * HOUR;
/** For what moves money, gives rights or hands data out. */
export const FRESH_MILLISECONDS = 5 * MINUTE;

/** `provedAt`: when this session showed a passkey last; null: not yet. */
export type SecondFactor = SecondFactorRow;

/**
 * What is known of the caller's second factor. Only requests of the staff ask, so no other pays for the query. A passkey counts in
 * the browser that showed it: the provider dates sign-ins by the second, so two of them can be one session.
 */
export async function readSecondFactor({
  database,
  member,
  caller,
  browser,
}: Pick<Context, 'database' | 'member' | 'caller' | 'browser'>): Promise<SecondFactor> {
  const row = await secondFactor.first(database.em, {
    userId: member?.id ?? '',
    signedInAt: caller?.signedInAt ?? new Date(0),
    browser,
  });
  return row ?? { isEnrolled: false, provedAt: null };
}

/**
 * Throws SECOND_FACTOR when the caller has a passkey and this session has not shown one within the time. A caller without one is let
 * in: enrolment is offered before it is demanded (docs/decisions/0067). An API key that its owner vouched for is a factor of its own.
 * Answers whether a passkey was shown.
 */
export async function requireSecondFactor(context: Context, milliseconds: number): Promise<boolean> {
  if (context.key) return false;
  const { isEnrolled, provedAt } = await readSecondFactor(context);
  if (isEnrolled && !isWithin(provedAt, milliseconds, context.now)) throw new AppError('SECOND_FACTOR');
  return isEnrolled;
}

/**
 * The member as a reader of picks: somebody of the staff who has a passkey and has not shown it in this session reads what their own
 * plan opens, so a stolen password opens nothing else.
 */
export async function asReader(
  context: Pick<Context, 'database' | 'caller' | 'browser' | 'now'>,
  member: Member,
): Promise<Member> {
  if (!hasScope(member.role, 'PICKS')) return member;
  return readerWith(await readSecondFactor({ ...context, member }), member, context.now);
}

/** The same where what is known of the second factor has been read. */
export function readerWith({ isEnrolled, provedAt }: SecondFactor, member: Member, now: Date): Member {
  return isEnrolled && !isWithin(provedAt, LASTS_MILLISECONDS, now) ? { ...member, role: null } : member;
}

function isWithin(provedAt: Date | null, milliseconds: number, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < milliseconds;
}

/**
 * Before somebody of the staff makes what outlives the session: a key, a webhook, a secret. Members pass. Throws SECOND_FACTOR; answers
 * whether a passkey was shown.
 */
export async function vouch(context: Context): Promise<boolean> {
  return context.member?.role ? requireSecondFactor(context, FRESH_MILLISECONDS) : false;
}

/** Throws SECOND_FACTOR for a key that must be confirmed: whatever needs a role is closed to it. */
export function refuseUnconfirmed({ key }: Pick<Context, 'key'>): void {
  if (!key?.mustConfirm) return;
  throw new AppError(
    'SECOND_FACTOR',
    'This API key was made without a passkey. Its owner has to confirm it on the account page.',
  );
}

/** How recent the sign-in must be (docs/decisions/0007). */
const SIGN_IN_MILLISECONDS = 5 * MINUTE;

/** Throws SIGN_IN_AGAIN. The provider's tokens use real time, which a moved development clock must not change. */
export function refuseOldSignIn({ signedInAt }: VerifiedIdentity): void {
  const age = systemClock.now().getTime() - signedInAt.getTime();
  if (age > SIGN_IN_MILLISECONDS) throw new AppError('SIGN_IN_AGAIN');
}
