import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import { enforce } from '#gateway/rate-limits/count-attempts.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import * as statements from './start-link.sql.ts';

const VALID_MILLISECONDS = 10 * MINUTE;

const hashOf = (state: string) => createHash('sha256').update(state).digest('hex');

/**
 * The page on which the caller agrees. Its state is of this sign-in: nobody can be led to link an account that somebody else
 * agreed with, nor can a code be used in another sign-in. Throws CHANNEL_OFF, KEY_REFUSED, RATE_LIMITED.
 */
export async function startLink(context: Context): Promise<string> {
  const { discord, caller, database, now } = context;
  const { id: userId } = memberOf(context);
  if (!discord) throw new AppError('CHANNEL_OFF');
  if (!caller) throw new AppError('KEY_REFUSED');
  await enforce(database.em, { ...RATE_LIMITS.linkDiscord, key: userId }, now);
  const state = randomBytes(24).toString('base64url');
  const session = { userId, signedInAt: caller.signedInAt };
  const isKept = await statements.keepLinkState.some(database.em, { ...session, state: hashOf(state), now });
  if (!isKept) throw new AppError('UNAUTHENTICATED');
  return discord.consentUrl(state);
}

/** Whether the state was given to this sign-in in the last minutes. It serves once. */
export function takeState(context: Context, state: string): Promise<boolean> {
  const { caller, database, now } = context;
  const { id: userId } = memberOf(context);
  const since = new Date(now.getTime() - VALID_MILLISECONDS);
  const session = { userId, signedInAt: caller?.signedInAt ?? null };
  return statements.takeLinkState.some(database.em, { ...session, state: hashOf(state), since });
}
