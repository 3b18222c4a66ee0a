import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import * as statements from './challenge.sql.ts';

const VALID_MILLISECONDS = 5 * MINUTE;

/** Loaded when somebody first uses a passkey: most gateways never do, and would start with its packages for certificates. */
export const webAuthn = () => import('@simplewebauthn/server');

interface StaffSession {
  userId: string;
  email: string;
  signedInAt: Date;
}

/** The caller's session, which a passkey is shown to. Throws KEY_REFUSED without one, FORBIDDEN for members. */
export function staffSession(context: Context): StaffSession {
  const { id: userId, email, role } = memberOf(context);
  if (!role) throw new AppError('FORBIDDEN');
  if (!context.caller) throw new AppError('KEY_REFUSED');
  return { userId, email, signedInAt: context.caller.signedInAt };
}

/** The session has shown a passkey, in this browser. Throws BAD_USER_INPUT when the browser sends no id of its own. */
export async function keepShown(context: Context, em: EntityManager): Promise<void> {
  const { userId, signedInAt } = staffSession(context);
  if (!context.browser)
    throw new AppError(
      'BAD_USER_INPUT',
      'A passkey counts in one browser: send the header X-Device with each request, 16 to 64 random letters and digits.',
    );
  await statements.keepShownPasskey.run(em, {
    now: context.now,
    device: context.browser,
    userId,
    signedInAt,
  });
}

/** Whose passkeys these are: the host of the product, which browsers hold them to. */
export function relyingParty({ publicUrl }: Context): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Keeps the challenge of the session; an earlier one is void. */
export async function keepChallenge(context: Context, challenge: string): Promise<void> {
  const { userId, signedInAt } = staffSession(context);
  const kept = { challenge, now: context.now, userId, signedInAt };
  await statements.keepChallenge.run(context.database.em, kept);
}

/** Takes the challenge of the session, which serves once. Throws SECOND_FACTOR when there is none of the last five minutes. */
export async function takeChallenge(context: Context): Promise<string> {
  const { userId, signedInAt } = staffSession(context);
  const after = new Date(context.now.getTime() - VALID_MILLISECONDS);
  const taken = await statements.takeChallenge.first(context.database.em, { userId, signedInAt, after });
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
