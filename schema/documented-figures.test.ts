import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { clvBins } from '#schema/rules/stats/clv-bins.ts';
import { DRAWS } from '#schema/rules/stats/luck-draws.ts';
import { Z95 } from '#schema/rules/stats/normal.ts';
import { ODDS_BAND_LIMITS } from '#schema/rules/stats/odds-bands.ts';
import { NORMAL_FROM } from '#schema/rules/stats/samples.ts';
import { windowStart } from '#schema/rules/stats/seasons.ts';
import { signedPercentText, thousands } from '#schema/rules/text/numbers.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';

/** docs/figures.md, on one line, with each row of its tables as 'what | how'. */
const guide = readFileSync(new URL('../docs/figures.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

const seasonDay = (league: 'NFL' | 'MLB' | null) =>
  longDay(windowStart('SEASON', '2026-08-01', league) ?? '').replace(/^\w+, (.*), \d+$/, '$1');
const [low, high] = clvBins([
  { bin: -11, n: 1 },
  { bin: 10, n: 1 },
]).flatMap(({ from, to }, place, { length }) => (place === 0 ? [to] : place === length - 1 ? [from] : []));
const percent = (share: number | null | undefined) => signedPercentText(share ?? 0).replace(/^\+|\.0/g, '');

/** What an outsider has to know to recompute a figure, with the numbers of the code. */
const DEFINITIONS: Record<string, string> = {
  '95% ranges': `${Z95} standard errors in all of them`,
  'the curve': 'days of late, void or withdrawn picks alone have none',
  'biggest drop':
    'at the ends of days, from the highest total so far, which is at least 0; of equally deep drops the first',
  'picks needed': '(1.645 / y)² × the mean of (odds − 1), rounded up',
  [`luck, below ${NORMAL_FROM}`]: `${thousands(DRAWS)} drawn histories`,
  'the draws': 'seeded with the text `priced/profit/variance`',
  slices: `below ${NORMAL_FROM} priced picks a slice has a z and no chance`,
  'odds bands': `decimal odds below ${ODDS_BAND_LIMITS.map(([, limit]) => limit)
    .join(', ')
    .replace(/, (\S+)$/, ' and $1')}`,
  seasons: `begin on ${seasonDay('NFL')}, in baseball on ${seasonDay('MLB')}; a record of several leagues on ${seasonDay(null)}`,
  'closing line bins': `everything below ${percent(low)} shares one, and everything from ${percent(high)} on`,
  'start times': 'an hour that spring skips is an hour later, one that autumn repeats is the second',
};

test.each(Object.entries(DEFINITIONS))('docs/figures.md defines: %s', (what, how) => {
  const [, row = ''] = guide.split(new RegExp(`\\| ${what.replaceAll('+', '\\+')} +\\| `));
  expect(row.slice(0, row.indexOf(' |'))).toContain(how);
});

test('it says what no column holds, and which the others are', () => {
  expect(guide).toContain('The side of a total is no column');
  for (const column of ['unproven', 'grades', 'first_graded_as', 'void_reason'])
    expect(guide).toMatch(new RegExp(`\\b${column}\\b`));
});
