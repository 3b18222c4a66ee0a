import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { oneMailbox } from '#gateway/auth/one-mailbox.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import { type CountedLimit, resetCounts } from '#gateway/rate-limits/count-attempts.ts';
import { networkOf } from '#gateway/rate-limits/network.ts';

/**
 * What a card that is tried counts against until it is accepted: the network it comes from and the mailbox it is for. A
 * buyer who mistypes a few times still buys; an attacker who tests stolen cards runs out of tries. An address that has an account
 * already counts as well, so that nobody learns who is a member by trying.
 */
export function cardAttemptLimits({ ip }: Pick<Context, 'ip'>, email: string): CountedLimit[] {
  return [
    { ...RATE_LIMITS.failedCardOfNetwork, key: networkOf(ip) },
    { ...RATE_LIMITS.failedCardOfMailbox, key: oneMailbox(email.trim()) },
  ];
}

/** Runs a step before any card is tried. When it fails nothing was tried, so nothing counts, but for who has an account. */
export async function beforeCard<T>(context: Context, email: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (failure) {
    const revealsAccount = failure instanceof AppError && failure.code === 'EMAIL_ALREADY_IN_USE';
    if (!revealsAccount) await resetCounts(context.database.em, cardAttemptLimits(context, email));
    throw failure;
  }
}
