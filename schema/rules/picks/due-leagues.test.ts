import { expect, test } from '@jest/globals';
import { type DueState, dueState } from './due-leagues.ts';

const LAST = '2026-11-21T03:30:00.000Z';

test.each<[string, number, string | null, string, DueState]>([
  ['a league with a pick', 1, LAST, '2026-11-21T04:00:00.000Z', 'POSTED'],
  ['one without a pick before three', 0, LAST, '2026-11-20T19:59:00.000Z', 'DUE'],
  ['one without a pick from three on', 0, LAST, '2026-11-20T20:00:00.000Z', 'MISSED'],
  ['one whose last game has begun', 0, LAST, LAST, 'OVER'],
  ['one whose schedule is not known', 0, null, '2026-11-21T04:00:00.000Z', 'MISSED'],
])('%s', (_name, posted, lastStartsAt, now, state) => {
  expect(dueState({ posted, lastStartsAt }, new Date(now))).toBe(state);
});
