import type { Services } from '#gateway/auth/context.ts';
import { openArbitrages } from '#gateway/games/read-arbitrages.ts';
import { SECOND } from '#schema/rules/time/durations.ts';

const LOOK_EVERY = 5 * SECOND;
/** A message is up to 8 kB, and may go to 10,000 followers. */
const SEND_EVERY = 15 * SECOND;

/** Decides when followers of the arbitrage scanner are sent what it shows. */
export class ScannerPace {
  #lookedAt = 0;
  #sentAt = 0;
  #sent = '';

  /** Whether it has changed since it was last sent, and that was long enough ago. Reads at most every five seconds. */
  async hasTurned({ database }: Pick<Services, 'database'>, now: Date): Promise<boolean> {
    const moment = now.getTime();
    if (moment - this.#lookedAt < LOOK_EVERY || moment - this.#sentAt < SEND_EVERY) return false;
    this.#lookedAt = moment;
    const shown = JSON.stringify(await openArbitrages(database, now));
    if (shown === this.#sent) return false;
    this.#sent = shown;
    this.#sentAt = moment;
    return true;
  }
}
