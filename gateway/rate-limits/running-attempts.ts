import { MINUTE } from '#schema/rules/time/durations.ts';

/** Answers to challenges that are remembered; each took work to find. */
const MOST_ANSWERS = 10_000;

/**
 * The attempts that run in this process, and the answers to challenges that came to it. Both are counted in the database
 * as well, for all processes: here a flood is refused before it takes a connection.
 */
export class RunningAttempts {
  #running = 0;
  /** In milliseconds since 1970. */
  #crowdedUntil = 0;
  readonly #answers = new Set<string>();

  get count(): number {
    return this.#running;
  }

  /** Whether more ran at once than `most`, here now or, as far as this process knows, anywhere within the last minute. */
  isCrowded(most: number, now: Date): boolean {
    if (this.#running >= most) this.noteCrowd(now);
    return now.getTime() < this.#crowdedUntil;
  }

  noteCrowd(now: Date): void {
    this.#crowdedUntil = now.getTime() + MINUTE;
  }

  /** Whether an answer comes for the first time. */
  isNew(answer: string): boolean {
    if (this.#answers.has(answer)) return false;
    this.#answers.add(answer);
    const [oldest] = this.#answers;
    if (this.#answers.size > MOST_ANSWERS && oldest !== undefined) this.#answers.delete(oldest);
    return true;
  }

  async during<T>(act: () => Promise<T>): Promise<T> {
    this.#running += 1;
    try {
      return await act();
    } finally {
      this.#running -= 1;
    }
  }
}
