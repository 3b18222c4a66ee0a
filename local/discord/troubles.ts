import { createHash } from 'node:crypto';
import { type ApiAnswer, ERRORS, tooMany } from './answers.ts';

/** What can be wrong at Discord as a whole. */
export const TROUBLES = ['too-many', 'too-many-global', 'outage', 'late'] as const;
export type Trouble = (typeof TROUBLES)[number];

interface Bucket {
  used: number;
  resetsAt: number;
}

/**
 * How many requests a bucket takes in so many seconds, by the end of its route. Discord takes 5 messages in 5 seconds; with that, a
 * clock that is moved by a month would wait for minutes.
 */
const BUCKETS: [route: RegExp, limit: number, seconds: number][] = [
  [/roles$/, 10, 10],
  [/messages$/, 50, 5],
  [/./, 30, 5],
];
const TROUBLE_MILLISECONDS = 30_000;
/** Later than the product waits. */
const LATE_MILLISECONDS = 12_000;

/** The limits of Discord, in headers as it names them, and its bad days. */
export class Troubles {
  readonly #buckets = new Map<string, Bucket>();
  readonly #until = new Map<Trouble, number>();
  /** How many requests came so far. */
  requests = 0;
  /** Those that were answered 401, 403 or 429: ten thousand in ten minutes would ban the address. */
  invalid = 0;

  set(trouble: Trouble, milliseconds = TROUBLE_MILLISECONDS): void {
    this.#until.set(trouble, Date.now() + milliseconds);
  }

  clear(): void {
    this.#until.clear();
  }

  lasts(trouble: Trouble): boolean {
    return (this.#until.get(trouble) ?? 0) > Date.now();
  }

  /** The answer that a request gets instead of its own; null where nothing is wrong. */
  async meet(): Promise<ApiAnswer | null> {
    this.requests += 1;
    if (this.lasts('late')) await new Promise((resolve) => setTimeout(resolve, LATE_MILLISECONDS).unref());
    if (this.lasts('outage')) return ERRORS.unavailable;
    const isGlobal = this.lasts('too-many-global');
    return isGlobal || this.lasts('too-many') ? tooMany(1.5, isGlobal) : null;
  }

  /** The headers of a route's limit after one more request, and the refusal when it is used up. */
  count(route: string): { headers: Record<string, string>; refusal: ApiAnswer | null } {
    const [, limit = 1, seconds = 1] = BUCKETS.find(([ends]) => ends.test(route)) ?? [];
    const now = Date.now();
    const known = this.#buckets.get(route);
    const bucket = known && known.resetsAt > now ? known : { used: 0, resetsAt: now + seconds * 1_000 };
    this.#buckets.set(route, bucket);
    const after = (bucket.resetsAt - now) / 1_000;
    const isFull = bucket.used >= limit;
    if (!isFull) bucket.used += 1;
    const headers = {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(limit - bucket.used),
      'x-ratelimit-reset': (bucket.resetsAt / 1_000).toFixed(3),
      'x-ratelimit-reset-after': after.toFixed(3),
      'x-ratelimit-bucket': createHash('sha256')
        .update(route.replace(/\d{15,}/g, ''))
        .digest('hex')
        .slice(0, 32),
    };
    return { headers, refusal: isFull ? tooMany(after, false) : null };
  }
}
