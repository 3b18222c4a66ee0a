import { expect, test } from '@jest/globals';
import { scoreVerdict } from './score-verdict.ts';

const PICK = {
  ...{ market: 'TOTAL' as const, pick: 'Over 238', line: 238 as number | null },
  ...{ teamOne: 'Memphis Grizzlies', teamTwo: 'Boston Celtics' },
};
const final = (one: number | null, two: number | null) => ({ status: 'FINAL' as const, one, two });
const spread = { market: 'SPREAD' as const, pick: 'Celtics -3.5', line: -3.5 };

test.each([
  ['a total that is met', {}, final(120, 119), 'WIN'],
  ['one that is not', {}, final(100, 99), 'LOSS'],
  ['one that ends on its number', {}, final(119, 119), 'PUSH'],
  ['a spread, from the side of the pick', spread, final(99, 104), 'WIN'],
  ['a game that is still played', {}, { ...final(130, 119), status: 'LIVE' as const }, null],
  ['a final without points', {}, final(null, null), null],
  ['a first half', { pick: 'First half over 118', line: 118 }, final(120, 119), null],
  ['one team’s points', { pick: 'Celtics team total over 110.5', line: 110.5 }, final(99, 120), null],
  ['a prop', { market: 'PROP' as const, pick: 'Tatum over 28.5 points' }, final(120, 119), null],
  ['a pick that is locked', { pick: null, market: null, line: null }, final(120, 119), null],
])('%s', (_name, given, liveScore, verdict) =>
  expect(scoreVerdict({ ...PICK, ...given, liveScore })).toBe(verdict),
);
