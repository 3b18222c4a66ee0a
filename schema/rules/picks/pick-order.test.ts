import { expect, test } from '@jest/globals';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { orderedPicks } from './pick-order.ts';

const NOW = new Date('2031-11-20T17:00:00Z');
const pick = (id: string, tier: Tier, hour: number, isWinner = false) => ({
  id,
  tier,
  isWinner,
  startsAt: new Date(Date.UTC(2031, 10, 20, hour)),
});
const PICKS = [
  pick('a', 'VIP', 18),
  pick('b', 'FREE', 23),
  pick('c', 'PLUS', 20, true),
  pick('e', 'FREE', 19, true),
  pick('d', 'FREE', 19),
  pick('f', 'PREMIUM', 18, true),
];
const order = (day: string) => orderedPicks(PICKS, day, NOW).map(({ id }) => id);

test('today: ascending by tier, then time; the id settles what is left', () => {
  expect(order('2031-11-20')).toEqual(['d', 'e', 'b', 'c', 'f', 'a']);
});

test('past days: winners first, then by time', () => {
  expect(order('2031-11-19')).toEqual(['f', 'e', 'c', 'a', 'd', 'b']);
});

test('the day that counts is the one in New York', () => {
  const late = new Date('2031-11-21T03:00:00Z');
  expect(orderedPicks(PICKS, '2031-11-20', late).map(({ id }) => id)).toEqual(order('2031-11-20'));
});

test('the list that was given stays as it was, whatever its order', () => {
  const given = [...PICKS];
  for (const day of ['2031-11-19', '2031-11-20']) {
    expect(orderedPicks(given, day, NOW)).toEqual(orderedPicks([...given].reverse(), day, NOW));
    expect(given).toEqual(PICKS);
  }
});
