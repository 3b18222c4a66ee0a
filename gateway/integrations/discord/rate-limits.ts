import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';

/** What an answer says about limits, as far as it does. */
interface LimitNews {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** The body of a 429. */
  body: { retry_after?: unknown; global?: unknown } | null;
}

interface Bucket {
  remaining: number;
  /** In milliseconds of `performance.now()`. */
  resetsAt: number;
}

/** Discord allows a bot 50 a second. */
const MOST_A_SECOND = 45;
/** Discord bans an address after 10,000 answers of 401, 403 or 429 in ten minutes. Other programs may share it. */
const MOST_INVALID = 1_000;
const INVALID_WINDOW = 10 * MINUTE;
const INVALID = [401, 403, 429];
/** A 429 that says nothing. */
const USUAL_WAIT = 5 * SECOND;

/**
 * Keeps Discord's limits from what its answers say: those of each bucket of routes, the one of the whole bot, and the number of
 * refused requests after which Discord bans an address. Times are of `now`, which only ever moves forward.
 */
export class RateLimits {
  readonly #now: () => number;
  readonly #bucketOf = new Map<string, string>();
  readonly #buckets = new Map<string, Bucket>();
  #sent: number[] = [];
  #invalid: number[] = [];
  #globalUntil = 0;
  #refusedUntil = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** How many milliseconds a request has to wait; 0: it may be sent. */
  waitFor(route: string): number {
    const now = this.#now();
    this.#sent = this.#sent.filter((at) => at > now - SECOND);
    const bucket = this.#buckets.get(this.#bucketOf.get(route) ?? route);
    const free = [
      this.#globalUntil,
      this.stoppedUntil() ?? 0,
      bucket && bucket.remaining <= 0 ? bucket.resetsAt : 0,
      this.#sent.length >= MOST_A_SECOND ? (this.#sent[0] ?? 0) + SECOND : 0,
    ];
    return Math.max(0, Math.ceil(Math.max(...free) - now));
  }

  /** Until when nothing is sent at all, because too much was refused; null: it is not so. */
  stoppedUntil(): number | null {
    const now = this.#now();
    this.#invalid = this.#invalid.filter((at) => at > now - INVALID_WINDOW);
    const byNumber = this.#invalid.length >= MOST_INVALID ? (this.#invalid[0] ?? 0) + INVALID_WINDOW : 0;
    const until = Math.max(byNumber, this.#refusedUntil);
    return until > now ? until : null;
  }

  /** Discord does not know the bot: whatever follows would be refused too. */
  refuseAll(): void {
    this.#refusedUntil = this.#now() + INVALID_WINDOW;
  }

  /** A request goes out. */
  note(route: string): void {
    this.#sent.push(this.#now());
    const bucket = this.#buckets.get(this.#bucketOf.get(route) ?? route);
    if (bucket) bucket.remaining -= 1;
  }

  /** Its answer has come. Answers how long to wait after a 429, in milliseconds. */
  learn(route: string, { status, headers, body }: LimitNews): number | null {
    const now = this.#now();
    // A limit that others used up is not held against us.
    if (INVALID.includes(status) && headers['x-ratelimit-scope'] !== 'shared') this.#invalid.push(now);
    const key = this.#keyOf(route, headers['x-ratelimit-bucket']);
    const remaining = numberIn(headers['x-ratelimit-remaining']);
    const resetAfter = numberIn(headers['x-ratelimit-reset-after']);
    if (remaining !== null && resetAfter !== null)
      this.#keep(key, { remaining, resetsAt: now + resetAfter * SECOND });
    if (status !== 429) return null;
    const seconds = numberIn(body?.retry_after) ?? numberIn(headers['retry-after']);
    const wait = seconds === null ? USUAL_WAIT : Math.ceil(seconds * SECOND);
    if (body?.global === true || headers['x-ratelimit-global']) this.#globalUntil = now + wait;
    else this.#buckets.set(key, { remaining: 0, resetsAt: now + wait });
    return wait;
  }

  /** Routes with one bucket share a limit, except for what is of another channel or server. */
  #keyOf(route: string, bucket: string | string[] | undefined): string {
    if (typeof bucket !== 'string') return this.#bucketOf.get(route) ?? route;
    const key = `${bucket} ${/\d{15,}/.exec(route)?.[0] ?? ''}`;
    this.#bucketOf.set(route, key);
    return key;
  }

  /** Of answers that overtook each other the one with the least left counts. */
  #keep(key: string, next: Bucket): void {
    const known = this.#buckets.get(key);
    const isSame = known && known.resetsAt > this.#now();
    this.#buckets.set(key, isSame ? { ...next, remaining: Math.min(known.remaining, next.remaining) } : next);
  }
}

function numberIn(value: unknown): number | null {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value ? Number(value) : NaN;
  return Number.isFinite(number) && number >= 0 ? number : null;
}
