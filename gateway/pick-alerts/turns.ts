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
