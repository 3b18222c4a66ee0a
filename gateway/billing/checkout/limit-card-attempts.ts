import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { oneMailbox } from '#gateway/auth/one-mailbox.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import {
  type CountedLimit,
  type Counts,
  countQuery,
  enforce,
  readCount,
  recount,
  resetCounts,
} from '#gateway/rate-limits/count-attempts.ts';
import { networkOf } from '#gateway/rate-limits/network.ts';
import { bitsOf } from '#schema/rules/access/proof-of-work.ts';

/** After this many cards that failed, a program is asked to do some work, and so is a person's browser. */
const FREE_TRIES = 3;

/** Declined cards everywhere: as many as usual, and as many as no honest hour has. */
export const USUAL_DECLINES = 50;
export const MAX_DECLINES = 1_000;
/** All networks share it. */
export const DECLINES: CountedLimit = { ...RATE_LIMITS.declinedCard, key: 'all' };
const REFUSED_NUMBERS: CountedLimit = { ...RATE_LIMITS.refusedNumbers, key: 'all' };

/**
 * What a card that is tried counts against until it is accepted: the network it comes from, the mailbox and the account
 * it is for. A buyer who mistypes a few times still buys; an attacker who tests stolen cards runs out of tries. An
 * address that has an account already counts as well, so that nobody learns who is a member by trying.
 */
export function cardAttemptLimits(
  { ip, member }: Pick<Context, 'ip' | 'member'>,
  email: string,
): CountedLimit[] {
  return [
    { ...RATE_LIMITS.failedCardOfNetwork, key: networkOf(ip) },
    { ...RATE_LIMITS.failedCardOfMailbox, key: oneMailbox(email.trim()) },
    ...(member ? [{ ...RATE_LIMITS.failedCardOfMember, key: member.id }] : []),
  ];
}

/** The challenge that came solved with the request, to be counted: each is good for one attempt. */
export function solvedChallenge({ challenges, challengeAnswer, now }: Context): CountedLimit[] {
  const solved = challengeAnswer ? challenges.solved(challengeAnswer, now) : null;
  return solved ? [{ ...RATE_LIMITS.solvedChallenge, key: solved }] : [];
}

/** Cards that were declined in the last hour. */
export interface Declines {
  everywhere: number;
  /** Of this network, mailbox or account: the most of them. */
  own: number;
  /** Whether the number of any card is refused: only then a purchase has to ask for its own. */
  anyNumberRefused: boolean;
}

/** Reads `Declines` as one JSON value. Attempts that are still running are none. */
export function declinesQuery(context: Context, email: string): Fragment {
  const [everywhere, ...own] = declineLimits(context, email).map((limit) => countQuery(limit, context.now));
  const all = [...(everywhere ? [everywhere] : []), ...own];
  const [first, ...rest] = all.map(({ sql }) => `coalesce((${sql}), 0)`);
  const refused = countQuery(REFUSED_NUMBERS, context.now);
  const sql = `select jsonb_build_object('everywhere', ${first}, 'own', greatest(${rest.join(', ')}),
    'anyNumberRefused', exists (${refused.sql})) as declines`;
  return { sql, params: [...all, refused].flatMap(({ params }) => params) };
}

/** The first one is for everyone. */
function declineLimits({ ip, member }: Context, email: string): CountedLimit[] {
  return [
    DECLINES,
    { ...RATE_LIMITS.declinedOfNetwork, key: networkOf(ip) },
    { ...RATE_LIMITS.declinedOfMailbox, key: oneMailbox(email.trim()) },
    ...(member ? [{ ...RATE_LIMITS.declinedOfMember, key: member.id }] : []),
  ];
}

/**
 * Throws CHALLENGE_REQUIRED when cards of this network, mailbox or account were declined before, or cards are declined
 * everywhere, and the request brings no solved challenge; RATE_LIMITED for visitors while more cards are declined than in
 * any honest hour.
 */
export function requireChallenge(context: Context, counts: Counts, { everywhere, own }: Declines): void {
  if (everywhere >= MAX_DECLINES && !context.member) throw new AppError('RATE_LIMITED', undefined, A_WHILE);
  if (own < FREE_TRIES && everywhere < USUAL_DECLINES) return;
  if (counts.get(RATE_LIMITS.solvedChallenge.name) === 1) return;
  const { challenges, now } = context;
  const asked = challenges.issue(now, bitsOf(challenges.usualBits, everywhere, USUAL_DECLINES));
  throw new AppError('CHALLENGE_REQUIRED', undefined, { ...asked });
}

const A_WHILE = { retryAfterSeconds: 600 };

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

/**
 * A card that is declined counts against the buyer on every network, and against its own number for every buyer.
 */
export async function countDecline(
  context: Context,
  email: string,
  cardNumber: string | null,
): Promise<void> {
  const { database, now, log } = context;
  const limits = [...declineLimits(context, email), ...(cardNumber ? [numberLimit(cardNumber)] : [])];
  try {
    const counts = await enforce(database.em, limits, now);
    const { name, limit } = RATE_LIMITS.declinedNumber;
    if (counts.get(name) === limit) await recount(database.em, REFUSED_NUMBERS, now);
  } catch (failure) {
    // Its refusal is for those who come later: this one has failed anyway.
    if (!(failure instanceof AppError)) log.warn({ err: failure }, 'a declined card was not counted');
  }
}

/** Throws RATE_LIMITED for a card that was declined again and again today. */
export async function refuseDeclinedNumber(
  { database, now }: Context,
  cardNumber: string | null,
): Promise<void> {
  if (!cardNumber) return;
  const limit = numberLimit(cardNumber);
  // With the database away the purchase goes on: it is settled once the database is back.
  const declines = await readCount(database.em, limit, now).catch(() => 0);
  if (declines >= limit.limit)
    throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: limit.windowSeconds });
}

/** The processor's name of the card number, the same in every vault. */
function numberLimit(cardNumber: string): CountedLimit {
  return { ...RATE_LIMITS.declinedNumber, key: cardNumber };
}
