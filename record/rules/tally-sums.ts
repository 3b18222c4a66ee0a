import { ODDS_PLACES } from '#schema/rules/picks/odds.ts';
import type { PickResult, PickStatus } from '#schema/rules/picks/pick-values.ts';
import { type Tally, tallyOf } from '#schema/rules/record/record.ts';
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
  /** Units times odds, in the last place of both: exact, whatever the number of picks. What a number holds exactly is in `small`. */
  returned: bigint;
  small: number;
}

/** So that the next product still fits. */
const MOST_SMALL = Number.MAX_SAFE_INTEGER / 2;

/** Sums picks exactly, and hands the sums to the rule that the site itself counts by. */
export class TallySums {
  readonly #groups: Sums[] = [];

  /** `units` and `odds` as whole numbers of their last place; negative where there are none. */
  add(status: PickStatus, result: PickResult, units: number, odds: number): void {
    const sums = this.#group(status, result);
    sums.picks += 1;
    if (units < 0 || odds < 0) return;
    sums.priced += 1;
    sums.staked += units;
    const product = units * odds;
    if (product > MOST_SMALL) {
      sums.returned += BigInt(units) * BigInt(odds);
      return;
    }
    if (sums.small > MOST_SMALL) {
      sums.returned += BigInt(sums.small);
      sums.small = 0;
    }
    sums.small += product;
  }

  #group(status: PickStatus, result: PickResult): Sums {
    for (const group of this.#groups) if (group.result === result && group.status === status) return group;
    const group = { status, result, picks: 0, priced: 0, staked: 0, returned: 0n, small: 0 };
    this.#groups.push(group);
    return group;
  }

  tally(): Tally {
    return tallyOf(
      this.#groups.map(({ staked, returned, small, ...group }) => ({
        ...group,
        staked: unscaled(BigInt(staked), UNIT_PLACES),
        returned: unscaled(returned + BigInt(small), UNIT_PLACES + ODDS_PLACES),
      })),
    );
  }
}
