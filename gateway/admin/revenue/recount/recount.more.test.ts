import { expect, test } from '@jest/globals';
import { FigureLists } from '#gateway/testing/figure-lists.ts';
import { sweepAll } from '#gateway/testing/money.ts';
import { Journal } from '#gateway/testing/year/journal.ts';
import { liveAYear } from '#gateway/testing/year/live-a-year.ts';
import { openHouse } from '#gateway/testing/year/open-house.ts';
import { compareWithRecount } from '#gateway/testing/year/recounted.ts';
import { shownFigures } from '#gateway/testing/year/shown-figures.ts';
import { ensureProgram } from '#local/testing/ensure-program.ts';
import { checkRevenue } from '../check-revenue.ts';

/** A leap year. Another seed lives another one. */
const YEAR = { first: '2032-01-01', last: '2032-12-31', people: 70, seed: process.env.YEAR_SEED ?? '1' };
test(`all figures of a year of random lives are those of a naive recount in Python (seed ${YEAR.seed})`, async () => {
  ensureProgram('python3', 'python3', ['-c', 'import decimal, zoneinfo']);
  const house = await openHouse(YEAR.first);
  try {
    const journal = new Journal(house.world);
    await liveAYear(house, journal, YEAR);
    expect(await sweepAll(house.world)).toEqual([]);
    await checkRevenue(house.world.gateway.services);
    const shown = await shownFigures(house, YEAR.first, YEAR.last);
    const { differing, compared } = compareWithRecount({ ...YEAR, lines: journal.lines, shown });
    expect(differing).toEqual([]);
    const lists = new FigureLists(house.world.gateway, house.admin);
    await lists.compareAll(YEAR.first, YEAR.last);
    expect(lists.differences).toEqual([]);
    process.stdout.write(
      `${compared} figures of ${journal.lines.length} events, all equal; ${lists.compared} of them equal to their lists\n`,
    );
    expect(compared).toBeGreaterThan(1_800);
  } finally {
    await house.close();
  }
}, 900_000);
