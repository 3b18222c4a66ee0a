import { expect, test } from '@jest/globals';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { finalDoubt } from './final-scores.ts';

const START = new Date('2031-11-21T00:30:00.000Z');
const later = (milliseconds: number) => new Date(START.getTime() + milliseconds);
const early = (minutes: string, league: string, shortest: number) =>
  `The final came ${minutes} after the start; no ${league} game is over in less than ${shortest}.`;

test.each([
  ['NBA', 20 * SECOND, 11 * MINUTE, early('0 minutes', 'NBA', 68)],
  ['NBA', MINUTE, 200 * MINUTE, early('1 minute', 'NBA', 68)],
  ['NBA', 67 * MINUTE, 80 * MINUTE, early('67 minutes', 'NBA', 68)],
  ['NBA', 140 * MINUTE, null, 'Seen once so far.'],
  ['NBA', 140 * MINUTE, 150 * MINUTE, null],
  ['MLB', 61 * MINUTE, 71 * MINUTE, null],
  ['NHL', 95 * MINUTE, 120 * MINUTE, early('95 minutes', 'NHL', 96)],
  ['NFL', 73 * MINUTE, 83 * MINUTE, null],
] as const)(
  'a final of the %s %i ms after the start, confirmed after %s ms',
  (league, final, confirmed, doubt) =>
    expect(
      finalDoubt({
        ...{ league, startsAt: START, finalAt: later(final) },
        confirmedAt: confirmed === null ? null : later(confirmed),
      }),
    ).toBe(doubt),
);
