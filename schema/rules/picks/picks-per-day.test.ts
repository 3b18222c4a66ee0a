import { expect, test } from 'vitest';
import { picksPerDay } from './picks-per-day.ts';

test('a tier opens its own picks and those below it', () => {
  const counts = [
    { tier: 'FREE' as const, picks: 56 },
    { tier: 'PLUS' as const, picks: 84 },
    { tier: 'PREMIUM' as const, picks: 110 },
    { tier: 'VIP' as const, picks: 84 },
  ];
  expect(picksPerDay(counts)).toEqual({ FREE: 2, PLUS: 5, PREMIUM: 9, VIP: 12 });
});

test('nothing was posted: nothing a day', () => {
  expect(picksPerDay([])).toEqual({ FREE: 0, PLUS: 0, PREMIUM: 0, VIP: 0 });
});
