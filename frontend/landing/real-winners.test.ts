import { expect, test } from '@jest/globals';
import type { WinnerFragment } from '#frontend/generated/graphql.ts';
import { latestWinners } from './real-winners.ts';

function picked(given: Partial<WinnerFragment>): WinnerFragment {
  return {
    id: 'pick_1',
    sport: 'NBA',
    date: '2026-11-19',
    startsAt: '2026-11-20T00:30:00.000Z',
    teamOne: 'Celtics',
    teamTwo: 'Heat',
    pick: 'Celtics -3.5',
    odds: 1.9,
    units: 2,
    result: 'WIN',
    ...given,
  };
}

test('the three latest winners, with what they won and when', () => {
  const picks = [
    picked({ id: 'old', date: '2026-11-18', startsAt: '2026-11-18T18:00:00.000Z', pick: 'Over 8.5' }),
    picked({ id: 'loss', result: 'LOSS' }),
    picked({ id: 'locked', pick: null }),
    picked({ id: 'late', sport: 'NHL', startsAt: '2026-11-20T03:00:00.000Z', units: 1, odds: 2.5 }),
    picked({ id: 'first' }),
    picked({ id: 'older', date: '2026-11-18', startsAt: '2026-11-18T17:00:00.000Z' }),
  ];
  expect(latestWinners(picks, '2026-11-19')).toEqual([
    { initials: 'NHL', units: '+1.5 units', what: 'Celtics vs Heat, Celtics -3.5', ago: 'Yesterday' },
    { initials: 'NBA', units: '+1.8 units', what: 'Celtics vs Heat, Celtics -3.5', ago: 'Yesterday' },
    { initials: 'NBA', units: '+1.8 units', what: 'Celtics vs Heat, Over 8.5', ago: '2 days ago' },
  ]);
});

test('a pick without a price only says that it won', () => {
  expect(latestWinners([picked({ odds: null })], '2026-11-19')[0]?.units).toBe('Won');
});
