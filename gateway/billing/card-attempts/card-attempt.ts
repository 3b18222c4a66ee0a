import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { guessLimits } from '#gateway/billing/coupons/limit-coupon-guesses.ts';
import { declined } from '#gateway/billing/processor/charge-once.ts';
import { askTogether, type Question } from '#gateway/database/ask-together.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import type { CardToVault, VaultedCard } from '#gateway/integrations/processor.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import {
  type CountedLimit,
  countAndTakeBack,
  counting,
  countsQuestion,
  forgiveness,
  readCount,
  recount,
} from '#gateway/rate-limits/count-attempts.ts';
import {
  type CardLimits,
  cardLimits,
  challengeOf,
  DECLINES,
  numberLimit,
  REFUSED_NUMBERS,
  refuseUnderPressure,
  USUAL_IN_FLIGHT,
} from './card-limits.ts';

/** What is tried with a card. */
export interface Tried<Known extends object> {
  /** The address of the person whose card it is. */
  email: string;
  /** Of a purchase, which has limits of its own. A coupon's code counts as a guess until it is known to be right. */
  purchase?: { couponCode: string };
  /** Read in the statement that counts the attempt. */
  questions: { [Name in keyof Known]: Question<Known[Name]> };
  /** Whether it repeats what was done before, and so touches no card. */
  isRepeat?(known: Known): boolean;
}

/**
 * Counts what tries a card, and is the only one who knows limits, challenges and forgiveness: `use` runs within the
 * limits, with what the questions found. An attempt counts from its first moment, so that attempts at the same time
 * count as well; it is taken back when no card was tried, and by the statement that records its success.
 *
 * Throws RATE_LIMITED, CHALLENGE_REQUIRED, and what `use` throws.
 */
export function tryCard<Known extends object, T>(
  context: Context,
  tried: Tried<Known>,
  use: (known: Known, attempt: CardAttempt) => Promise<T>,
): Promise<T> {
  const { runningAttempts, now } = context;
  const answer = newAnswer(context);
  // Refused here a flood costs no connection to the database.
  if (!answer && runningAttempts.isCrowded(USUAL_IN_FLIGHT, now)) {
    const pressure = { everywhere: 0, own: 0, inFlight: runningAttempts.count };
    return Promise.reject(challengeOf(context, pressure));
  }
  return runningAttempts.during(async () => {
    const attempt = new CardAttempt(context, tried, answer);
    try {
      const result = await use(await attempt.begin(tried), attempt);
      await attempt.succeed();
      return result;
    } catch (failure) {
      await attempt.fail(failure);
      throw failure;
    }
  });
}

/** The challenge that came solved with the request; null for none and for one that was used here before. */
function newAnswer({ challenges, challengeAnswer, runningAttempts, now }: Context): string | null {
  const solved = challengeAnswer ? challenges.solved(challengeAnswer, now) : null;
  return solved && runningAttempts.isNew(solved) ? solved : null;
}

export class CardAttempt {
  /** Whether anybody has seen the card: before that a failure says nothing about cards. */
  #isTried = false;
  #isHandedOver = false;
  #cardNumber: string | null = null;
  #anyNumberRefused = false;
  readonly #context: Context;
  readonly #limits: CardLimits;
  /** What it costs a coupon's code not to be right. */
  readonly #guesses: CountedLimit[];
  /** What the attempt counts for whatever becomes of it. */
  readonly #always: CountedLimit[];

  constructor(
    context: Context,
    { email, purchase }: Pick<Tried<object>, 'email' | 'purchase'>,
    answer: string | null,
  ) {
    this.#context = context;
    this.#limits = cardLimits(context, email);
    this.#guesses = purchase?.couponCode.trim() ? guessLimits(context) : [];
    const solved = answer ? [{ ...RATE_LIMITS.solvedChallenge, key: answer }] : [];
    this.#always = [...(purchase ? this.#limits.purchase : []), ...solved];
  }

  /** Counts the attempt and asks the questions in one statement. Throws RATE_LIMITED, CHALLENGE_REQUIRED. */
  async begin<Known extends object>({ questions, isRepeat }: Tried<Known>): Promise<Known> {
    const { database, now } = this.#context;
    const { untilAccepted, declines, inFlight, inFlightBefore } = this.#limits;
    const counted = [...this.#always, ...this.#guesses, ...untilAccepted, inFlight];
    const { counts, others, ...rest } = await askTogether(database.em, {
      counts: counting(counted, now),
      others: countsQuestion([DECLINES, REFUSED_NUMBERS, inFlightBefore, ...declines], now),
      ...questions,
    });
    const known = rest as unknown as Known;
    const [everywhere = 0, refused = 0, before = 0, ...own] = others;
    this.#anyNumberRefused = refused > 0;
    if (isRepeat?.(known)) return known;
    const running = before + (counts.get(inFlight.name) ?? 0);
    const pressure = { everywhere, own: Math.max(...own), inFlight: running };
    refuseUnderPressure(this.#context, pressure, counts.get(RATE_LIMITS.solvedChallenge.name) === 1);
    return known;
  }

  /**
   * Gives the card to the processor, which verifies and keeps it. Throws CARD_DECLINED, CARD_REFUSED, and RATE_LIMITED for
   * a number that was declined again and again today.
   */
  async vault(request: CardToVault): Promise<VaultedCard> {
    this.#isTried = true;
    const outcome = await this.#context.processor.vault(request);
    this.#cardNumber =
      outcome.kind === 'vaulted' ? outcome.card.uniqueNumber : (outcome.uniqueNumber ?? null);
    if (outcome.kind === 'declined') throw declined(outcome);
    // Asking only then saves a round trip of nearly every purchase.
    if (this.#anyNumberRefused) await this.#refuseNumber();
    return outcome.card;
  }

  /** What the statement that uses a coupon runs as well: its code was no wrong guess. */
  codeIsRight(): Fragment[] {
    return this.#guesses.length > 0 ? [forgiveness(this.#guesses)] : [];
  }

  /** What the statement that records the success runs as well: the attempt no longer counts. */
  handOver(): Fragment {
    this.#isHandedOver = true;
    return forgiveness(this.#untilEnd());
  }

  async succeed(): Promise<void> {
    if (!this.#isHandedOver) await this.#end([], this.#untilEnd());
  }

  /** Never throws, so that the caller learns why the attempt itself failed. */
  async fail(failure: unknown): Promise<void> {
    const code = failure instanceof AppError ? failure.code : null;
    const { declines, inFlight } = this.#limits;
    // A card that is declined counts against the buyer on every network, and against its own number for every buyer.
    if (this.#isTried && (code === 'CARD_DECLINED' || code === 'CARD_REFUSED'))
      return this.#end([DECLINES, ...declines, ...this.#ownNumber()], [inFlight]);
    // An attempt that was only told to do work first tried nothing.
    if (code === 'CHALLENGE_REQUIRED')
      return this.#end([], [...this.#always, ...this.#guesses, ...this.#untilEnd()]);
    const counts = this.#isTried || code === 'EMAIL_ALREADY_IN_USE' || code === 'RATE_LIMITED';
    return this.#end([], counts ? [inFlight] : this.#untilEnd());
  }

  #untilEnd(): CountedLimit[] {
    return [...this.#limits.untilAccepted, this.#limits.inFlight];
  }

  async #end(counted: CountedLimit[], takenBack: CountedLimit[]): Promise<void> {
    const { database, now, log } = this.#context;
    try {
      const counts = await countAndTakeBack(database.em, counted, takenBack, now);
      const { name, limit } = RATE_LIMITS.declinedNumber;
      if (counts.get(name) === limit) await recount(database.em, REFUSED_NUMBERS, now);
    } catch (failure) {
      log.warn({ err: failure }, 'the end of an attempt with a card was not counted');
    }
  }

  #ownNumber(): CountedLimit[] {
    return this.#cardNumber ? [numberLimit(this.#cardNumber)] : [];
  }

  async #refuseNumber(): Promise<void> {
    const { database, now } = this.#context;
    const [limit] = this.#ownNumber();
    if (!limit) return;
    // With the database away the purchase goes on: it is settled once the database is back.
    const declines = await readCount(database.em, limit, now).catch(() => 0);
    if (declines >= limit.limit)
      throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: limit.windowSeconds });
  }
}
