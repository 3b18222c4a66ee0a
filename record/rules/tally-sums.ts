import { ODDS_PLACES } from '#schema/rules/odds.ts';
import type { PickResult, PickStatus } from '#schema/rules/pick-values.ts';
import { type Tally, tallyOf } from '#schema/rules/record.ts';
import { unscaled } from './exact.ts';

/** Units have two decimal places. */
export const UNIT_PLACES = 2;

interface Sums {
  status: PickStatus;
  result: PickResult;
  picks: number;
  priced: number;
  /** Hundredths of a unit. */
  staked: number;
  /** Units times odds, in the last place of both: exact, whatever the number of picks. */
  returned: bigint;
}

/** Sums picks exactly, and hands the sums to the rule that the site itself counts by. */
export class TallySums {
  readonly #groups = new Map<string, Sums>();

  /** `units` and `odds` as whole numbers of their last place; negative where there are none. */
  add(status: PickStatus, result: PickResult, units: number, odds: number): void {
    const key = `${status} ${result}`;
    const sums = this.#groups.get(key) ?? { status, result, picks: 0, priced: 0, staked: 0, returned: 0n };
    this.#groups.set(key, sums);
    sums.picks += 1;
    if (units < 0 || odds < 0) return;
    sums.priced += 1;
    sums.staked += units;
    sums.returned += BigInt(units) * BigInt(odds);
  }

  tally(): Tally {
    return tallyOf(
      [...this.#groups.values()].map(({ staked, returned, ...group }) => ({
        ...group,
        staked: unscaled(BigInt(staked), UNIT_PLACES),
        returned: unscaled(returned, UNIT_PLACES + ODDS_PLACES),
      })),
    );
  }
}
