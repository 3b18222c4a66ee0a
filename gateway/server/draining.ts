import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#schema/rules/time/durations.ts';

/** How long a balancer may take to notice that the process is not ready any more. */
const NOTICE_MILLISECONDS = 3 * SECOND;

/** Ends what a process holds open for long, in random order over so many milliseconds. */
type EndGradually = (milliseconds: number) => Promise<void>;

/**
 * The last seconds of a process that is stopping. It answers everything as before, but `/readyz` says 503 and every
 * answer closes its connection, so that a balancer sends new requests elsewhere. Then streams are ended one by one, so
 * that their clients do not all reconnect at once.
 */
export class Draining {
  #hasBegun = false;
  readonly #ends: EndGradually[] = [];
  readonly #milliseconds: number;

  constructor(seconds: number) {
    this.#milliseconds = seconds * SECOND;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Registers what is ended while draining. */
  onDrain(end: EndGradually): void {
    this.#ends.push(end);
  }

  /** Resolves when requests may be refused. */
  async begin(): Promise<void> {
    this.#hasBegun = true;
    const notice = Math.min(NOTICE_MILLISECONDS, this.#milliseconds / 2);
    await pause(notice);
    const rest = this.#milliseconds - notice;
    // Also when nothing is left to end: balancers may ask only every few seconds.
    await Promise.all([pause(rest), ...this.#ends.map((end) => end(rest))]);
  }
}

/** Whether closing came to its end in time. The wait itself keeps no process alive. Throws what closing throws. */
export function closedWithin(milliseconds: number, closing: Promise<unknown>): Promise<boolean> {
  return Promise.race([closing.then(() => true), pause(milliseconds, false, { ref: false })]);
}
