import type { Rows } from '#gateway/database/rows.ts';
import * as statements from './check-sealed.sql.ts';

/** So many entries of the log are compared by one statement, to stay within its time limit with a million picks. */
const LEAVES_AT_ONCE = 5_000;
/** And the picks of so many days. */
const DAYS_AT_ONCE = 30;

interface SealedCheck {
  differing: number;
  firstDay: string | null;
}

/**
 * Holds the picks that pages and sums are made of against what was sealed: each has to be there, with the stake, the price and
 * the words of its last sealed version and the last result in the log, none may be there without a seal, and what was never opened
 * has to count as lost. Someone with the
 * password of the database can change all of these at once, and the sums with them; the log they cannot.
 */
export async function checkSealed(rows: Rows): Promise<SealedCheck> {
  const { size = 0, first = null, days = -1 } = (await statements.sealedRange.first(rows)) ?? {};
  const found: SealedCheck[] = [];
  for (let from = 0; from < size; from += LEAVES_AT_ONCE) {
    const span = { from, until: from + LEAVES_AT_ONCE };
    found.push(...(await statements.picksNotAsSealed.all(rows, span)));
    found.push(...(await statements.picksMissed.all(rows, span)));
  }
  for (let from = 0; from <= days; from += DAYS_AT_ONCE)
    found.push(...(await statements.picksNotSealed.all(rows, { first, from, until: from + DAYS_AT_ONCE })));
  const firstDays = found.map(({ firstDay }) => firstDay).filter((day) => day !== null);
  return {
    differing: found.reduce((sum, each) => sum + each.differing, 0),
    firstDay: firstDays.sort()[0] ?? null,
  };
}
