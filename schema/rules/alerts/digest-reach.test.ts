import { expect, test } from '@jest/globals';
import { runtimeZone } from '#schema/rules/time/zoned-time.ts';
import { digestReach } from './digest-reach.ts';

const pick = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });
/** They open at 10 and 11 AM Eastern; one has started by 1 PM. */
const PICKS = [
  pick('2026-11-20T15:00:00Z', '2026-11-21T01:15:00Z'),
  pick('2026-11-20T16:00:00Z', '2026-11-20T18:00:00Z'),
  pick('2026-11-21T16:00:00Z', '2026-11-22T00:30:00Z'),
];

test('a mail before picks open has none of them; the best has the most, and they have waited least', () => {
  expect(digestReach(PICKS, runtimeZone('America/New_York'), '09:00')).toEqual({
    ...{ picks: 3, reached: 0, bestAt: '11:15', bestReached: 3 },
  });
  expect(digestReach(PICKS, runtimeZone('America/New_York'), '15:00')).toMatchObject({ reached: 2 });
});

test('where the day changes between opening and start, by the clock of that zone', () => {
  expect(digestReach(PICKS, runtimeZone('Europe/London'), '00:30')).toMatchObject({
    reached: 1,
    bestAt: '16:15',
    bestReached: 3,
  });
  expect(digestReach(PICKS, runtimeZone('Asia/Tokyo'), '01:15')).toMatchObject({
    reached: 3,
    bestAt: '01:15',
  });
});

test('without a pick nothing is best', () => {
  expect(digestReach([], runtimeZone('America/New_York'), '09:00')).toEqual({
    picks: 0,
    reached: 0,
    bestAt: null,
    bestReached: 0,
  });
});
