import { openSync, writeSync } from 'node:fs';
import { type Clock, systemClock } from '#gateway/integrations/clock.ts';

/** As many digits as there are milliseconds in centuries, so that each number takes the place of the one before. */
const WIDTH = 20;

/** A clock that moves from act to act. The local Braintree reads from a file how far it is from the machine's. */
export class PastClock implements Clock {
  #present: Date;
  readonly #file: number;

  constructor(file: string, start: Date) {
    this.#file = openSync(file, 'w');
    this.#present = start;
    this.goTo(start);
  }

  /** Time passes while something is done: what a purchase completes is later than what it began with. */
  now(): Date {
    this.#present = new Date(this.#present.getTime() + 1);
    return this.#present;
  }

  /** Never back: a moment that is over is the present one. */
  goTo(at: Date): void {
    if (at > this.#present) this.#present = at;
    const offset = this.#present.getTime() - systemClock.now().getTime();
    writeSync(this.#file, String(offset).padStart(WIDTH), 0);
  }
}
