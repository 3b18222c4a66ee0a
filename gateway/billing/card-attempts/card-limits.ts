import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { oneMailbox } from '#gateway/auth/one-mailbox.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import type { CountedLimit } from '#gateway/rate-limits/count-attempts.ts';
import { networkOf, wideNetworkOf } from '#gateway/rate-limits/network.ts';
import { bitsOf } from '#schema/rules/access/proof-of-work.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';

/** After this many cards that failed, a program is asked to do some work, and so is a person's browser. */
const FREE_TRIES = 3;

/** Declined cards everywhere: as many as usual, and as many as no honest hour has. */
export const USUAL_DECLINES = 50;
export const MAX_DECLINES = 1_000;
/** Cards that are tried at the same moment, everywhere: with more, each further try needs work. */
export const USUAL_IN_FLIGHT = 20;
/** All networks share it. */
export const DECLINES: CountedLimit = { ...RATE_LIMITS.declinedCard, key: 'all' };
/** Whether the number of any card is at its limit: only then an attempt has to read its own. */
export const REFUSED_NUMBERS: CountedLimit = { ...RATE_LIMITS.refusedNumbers, key: 'all' };

/** What an attempt with a card counts against. */
export interface CardLimits {
  /**
   * Until the card is accepted: the networks it comes from, the mailbox and the account it is for. A buyer who mistypes a
   * few times still buys; an attacker who tests stolen cards runs out of tries. An address that has an account already
   * counts as well, so that nobody learns who is a member by trying.
   */
  untilAccepted: CountedLimit[];
  /** When it is declined: this buyer, on every network. `DECLINES` counts everyone's. */
  declines: CountedLimit[];
  /** As a purchase, accepted or not. */
  purchase: CountedLimit[];
  /** While it runs: attempts that began in this minute, everywhere. */
  inFlight: CountedLimit;
  /** Those of the minute before. One that is never taken back, because its process died, counts no longer than that. */
  inFlightBefore: CountedLimit;
}

export function cardLimits({ ip, member, now }: Context, address: string): CardLimits {
  const email = address.trim();
  const [network, wide, mailbox] = [networkOf(ip), wideNetworkOf(ip), oneMailbox(email)];
  const { failedCardOfNetwork, failedCardOfWideNetwork, failedCardOfMailbox, failedCardOfMember } =
    RATE_LIMITS;
  const { declinedOfNetwork, declinedOfMailbox, declinedOfMember } = RATE_LIMITS;
  return {
    untilAccepted: [
      { ...failedCardOfNetwork, key: network },
      ...(wide ? [{ ...failedCardOfWideNetwork, key: wide }] : []),
      { ...failedCardOfMailbox, key: mailbox },
      ...(member ? [{ ...failedCardOfMember, key: member.id }] : []),
    ],
    declines: [
      { ...declinedOfNetwork, key: network },
      { ...declinedOfMailbox, key: mailbox },
      ...(member ? [{ ...declinedOfMember, key: member.id }] : []),
    ],
    purchase: [
      { ...RATE_LIMITS.purchase, key: `${network} ${email.toLowerCase()}` },
      { ...RATE_LIMITS.purchaseOfNetwork, key: network },
    ],
    inFlight: inFlight(now),
    inFlightBefore: inFlight(new Date(now.getTime() - MINUTE)),
  };
}

export function inFlight(now: Date): CountedLimit {
  return { ...RATE_LIMITS.cardInFlight, key: String(Math.floor(now.getTime() / MINUTE)) };
}

/** The processor's name of the card number, the same in every vault. */
export function numberLimit(cardNumber: string): CountedLimit {
  return { ...RATE_LIMITS.declinedNumber, key: cardNumber };
}

/** What is known of other attempts when one begins. */
interface Pressure {
  /** Cards that were declined everywhere in the last hour. */
  everywhere: number;
  /** Of this network, mailbox or account: the most of them. */
  own: number;
  /** Attempts of this minute and the one before that have not ended, this one included. */
  inFlight: number;
}

const A_WHILE = { retryAfterSeconds: 600 };

/**
 * Throws RATE_LIMITED for visitors while more cards are declined than in any honest hour, and CHALLENGE_REQUIRED for an
 * attempt without work when own cards were declined before, or many are declined, or tried at once, everywhere.
 */
export function refuseUnderPressure(context: Context, pressure: Pressure, isWorked: boolean): void {
  const { everywhere, own, inFlight } = pressure;
  if (everywhere >= MAX_DECLINES && !context.member) throw new AppError('RATE_LIMITED', undefined, A_WHILE);
  if (inFlight > USUAL_IN_FLIGHT) context.runningAttempts.noteCrowd(context.now);
  const isQuiet = own < FREE_TRIES && everywhere < USUAL_DECLINES && inFlight <= USUAL_IN_FLIGHT;
  if (!isQuiet && !isWorked) throw challengeOf(context, pressure);
}

/** CHALLENGE_REQUIRED with a new challenge: twice the work each time that declines or attempts in flight double. */
export function challengeOf({ challenges, now }: Context, { everywhere, inFlight }: Pressure): AppError {
  const { usualBits } = challenges;
  const bits = Math.max(
    bitsOf(usualBits, everywhere, USUAL_DECLINES),
    bitsOf(usualBits, inFlight, USUAL_IN_FLIGHT),
  );
  return new AppError('CHALLENGE_REQUIRED', undefined, { ...challenges.issue(now, bits) });
}
