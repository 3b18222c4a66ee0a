import { renameSync, writeFileSync } from 'node:fs';
import { type Clock, systemClock } from '#gateway/integrations/clock.ts';

/** A clock that moves from act to act. The local Braintree reads from a file how far it is from the machine's. */
export class PastClock implements Clock {
  #present: Date;
  readonly #file: string;

  constructor(file: string, start: Date) {
    this.#file = file;
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
    writeFileSync(`${this.#file}.new`, String(this.#present.getTime() - systemClock.now().getTime()));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
