/** Lets at most so many do something at once, in the order in which they asked. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(most: number) {
    this.#free = most;
  }

  /** `begin` resolves when it is this one's turn; `end` may be called without it. */
  next(): { begin(): Promise<void>; end(): void } {
    let hasBegun = false;
    return {
      begin: async () => {
        if (this.#free > 0) this.#free -= 1;
        else await new Promise<void>((resolve) => this.#waiting.push(resolve));
        hasBegun = true;
      },
      end: () => {
        if (!hasBegun) return;
        const next = this.#waiting.shift();
        if (next) next();
        else this.#free += 1;
      },
    };
  }
}

/** Does the work for each value, for at most so many at once, in their order. */
export async function atMost<T>(
  limit: number,
  values: readonly T[],
  work: (value: T) => Promise<void>,
): Promise<void> {
  const waiting = values.values();
  const workers = Array.from({ length: Math.min(limit, values.length) }, async () => {
    for (const value of waiting) await work(value);
  });
  await Promise.all(workers);
}
