import { expect, test } from '@jest/globals';
import { picksPerDay, sampleDays } from './picks-per-day.ts';

test('a tier opens its own picks and those below it', () => {
  const counts = [
    { tier: 'FREE' as const, picks: 56 },
    { tier: 'PLUS' as const, picks: 84 },
    { tier: 'PREMIUM' as const, picks: 110 },
    { tier: 'VIP' as const, picks: 84 },
  ];
  expect(picksPerDay(counts, 28)).toEqual({ FREE: 2, PLUS: 5, PREMIUM: 9, VIP: 12 });
});

test('nothing was posted: nothing a day', () => {
  expect(picksPerDay([], 28)).toEqual({ FREE: 0, PLUS: 0, PREMIUM: 0, VIP: 0 });
});

test('the average is of the last four weeks of the record, or of as many days as it has', () => {
  expect(sampleDays('2031-03-12', null)).toEqual({ from: '2031-02-13', days: 28 });
  expect(sampleDays('2031-03-12', '2030-07-20')).toEqual({ from: '2031-02-13', days: 28 });
  expect(sampleDays('2031-03-12', '2031-03-06')).toEqual({ from: '2031-03-06', days: 7 });
});
