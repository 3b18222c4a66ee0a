import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { FigureLists } from '#gateway/testing/figure-lists.ts';
import { sweepAll } from '#gateway/testing/money.ts';
import { Journal } from '#gateway/testing/year/journal.ts';
import { liveAYear } from '#gateway/testing/year/live-a-year.ts';
import { openHouse } from '#gateway/testing/year/open-house.ts';
import { shownFigures } from '#gateway/testing/year/shown-figures.ts';
import { ensureProgram } from '#local/testing/ensure-program.ts';
import { checkRevenue } from '../check-revenue.ts';

/** A leap year. Another seed lives another one. */
const YEAR = { first: '2032-01-01', last: '2032-12-31', people: 70, seed: process.env.YEAR_SEED ?? '1' };
const PROGRAM = fileURLToPath(new URL('recount.py', import.meta.url));

/** Every figure under its path, such as `months.2032-03.churn`. */
function flat(value: unknown, path = ''): [path: string, figure: unknown][] {
  if (value === null || typeof value !== 'object') return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => flat(part, path ? `${path}.${name}` : name));
}

function recount(lines: readonly string[]): unknown {
  const input = lines.join('\n');
  const maxBuffer = 64 * 1024 * 1024;
  const { stdout, stderr } = spawnSync('python3', [PROGRAM, YEAR.first, YEAR.last], {
    ...{ input, maxBuffer, encoding: 'utf8' },
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}

test(`all figures of a year of random lives are those of a naive recount in Python (seed ${YEAR.seed})`, async () => {
  ensureProgram('python3', 'python3', ['-c', 'import decimal, zoneinfo']);
  const house = await openHouse(YEAR.first);
  try {
    const journal = new Journal(house.world);
    await liveAYear(house, journal, YEAR);
    expect(await sweepAll(house.world)).toEqual([]);
    await checkRevenue(house.world.gateway.services);
    const shown = new Map(flat(await shownFigures(house, YEAR.first, YEAR.last)));
    const counted = new Map(flat(recount(journal.lines)));
    const paths = [...new Set([...shown.keys(), ...counted.keys()])];
    const other = paths.filter((path) => (shown.get(path) ?? 0) !== (counted.get(path) ?? 0));
    expect(other.map((path) => `${path}: shown ${shown.get(path)}, counted ${counted.get(path)}`)).toEqual(
      [],
    );
    const lists = new FigureLists(house.world.gateway, house.admin);
    await lists.compareAll(YEAR.first, YEAR.last);
    expect(lists.differences).toEqual([]);
    process.stdout.write(
      `${paths.length} figures of ${journal.lines.length} events, all equal; ${lists.compared} of them equal to their lists\n`,
    );
    expect(paths.length).toBeGreaterThan(1_800);
  } finally {
    await house.close();
  }
}, 900_000);
