import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';

const VALID_MILLISECONDS = 5 * MINUTE;

/** Loaded when somebody first uses a passkey: most gateways never do, and would start with its packages for certificates. */
export const webAuthn = () => import('@simplewebauthn/server');

/** The caller's session, which a passkey is shown to. Throws KEY_REFUSED without one, FORBIDDEN for members. */
export function staffSession(context: Context): { userId: string; email: string; signedInAt: Date } {
  const { id: userId, email, role } = memberOf(context);
  if (!role) throw new AppError('FORBIDDEN');
  if (!context.caller) throw new AppError('KEY_REFUSED');
  return { userId, email, signedInAt: context.caller.signedInAt };
}

/** Whose passkeys these are: the host of the product, which browsers hold them to. */
export function relyingParty({ publicUrl }: Context): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Keeps the challenge of the session; an earlier one is void. */
export async function keepChallenge(context: Context, challenge: string): Promise<void> {
  const { userId, signedInAt } = staffSession(context);
  await context.database.em.execute(
    'update sessions set challenge = ?, challenged_at = ? where user_id = ? and signed_in_at = ?',
    [challenge, context.now, userId, signedInAt],
    'run',
  );
}

/** Takes the challenge of the session, which serves once. Throws SECOND_FACTOR when there is none of the last five minutes. */
export async function takeChallenge(context: Context): Promise<string> {
  const { userId, signedInAt } = staffSession(context);
  const [taken] = await context.database.em.execute<{ challenge: string }[]>(
    `with held as (select challenge from sessions
                    where user_id = ? and signed_in_at = ? and challenged_at > ? and challenge is not null for update)
     update sessions s set challenge = null from held where s.user_id = ? and s.signed_in_at = ?
     returning held.challenge`,
    [...[userId, signedInAt, new Date(context.now.getTime() - VALID_MILLISECONDS)], ...[userId, signedInAt]],
  );
  if (!taken) throw new AppError('SECOND_FACTOR', 'This took too long. Please try again.');
  return taken.challenge;
}

/** What a browser's authenticator answered, sent as JSON. The library checks what is in it. */
export function responseOf<Response extends { id: string }>(text: string): Response {
  try {
    const response: unknown = JSON.parse(text);
    if (typeof response === 'object' && response && 'id' in response && typeof response.id === 'string')
      return response as Response;
  } catch {
    // Refused below, as what has no id is.
  }
  throw new AppError('BAD_USER_INPUT', 'This is not the answer of a passkey');
}
