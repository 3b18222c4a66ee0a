import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#gateway/app-error.ts';
import type { ErrorCode } from '#schema/rules/api/errors.ts';

/** Work that one owner may have waiting; a page of ours requests one or two files, and a crawler a few pages. */
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 2;
/** A refusal costs nearly as much as a small file: who is refused at once and asks again would keep the process busy. */
const REFUSED_AFTER_MS = { least: 1_000, most: 2_000 };

/**
 * Runs heavy work, a few at a time in this process, and takes turns between those who request it: somebody who requests a
 * hundred files waits behind their own, and everyone else goes first.
 */
export class FairQueue {
  /** Waiting work by owner, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;

  constructor(readonly atOnce: number) {}

  /** Throws RATE_LIMITED when the owner, such as a network, has too much waiting already. */
  async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) await this.#turnOf(owner);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #turnOf(owner: string): Promise<void> {
    const queue = this.#waiting.get(owner) ?? [];
    if (queue.length >= MOST_WAITING)
      throw new AppError('RATE_LIMITED', 'Too many of your requests are waiting. Try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        limit: 'waiting',
        allowed: MOST_WAITING,
      });
    this.#waiting.set(owner, queue);
    return new Promise((resolve) => queue.push(resolve));
  }

  /** Gives the place to the owner who has waited longest for a turn, and puts them behind the others. */
  #passOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [owner, queue] = next;
    this.#waiting.delete(owner);
    const begin = queue.shift();
    if (queue.length > 0) this.#waiting.set(owner, queue);
    begin?.();
  }
}

const REFUSALS: ReadonlySet<string> = new Set<ErrorCode>(['RATE_LIMITED', 'BAD_USER_INPUT']);

/**
 * What the work answers. What a queue refuses, and what nobody can answer, is refused a second or two later: at different moments, or
 * hundreds that were refused together would all be answered, and ask again, in one instant.
 */
export async function refusedSlowly<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (failure) {
    if (failure instanceof AppError && REFUSALS.has(failure.code)) await pause(refusalPause());
    throw failure;
  }
}

function refusalPause(): number {
  const { least, most } = REFUSED_AFTER_MS;
  return least + Math.random() * (most - least);
}
