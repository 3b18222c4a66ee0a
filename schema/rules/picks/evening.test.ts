import { expect, test } from '@jest/globals';
import { type EveningPick, eveningOf } from './evening.ts';

const pick = (startsAt: string, given: Partial<EveningPick> = {}): EveningPick => ({
  ...{ status: 'PUBLISHED', result: 'PENDING', odds: 2, units: 1, locked: false },
  startsAt: `2026-11-21T${startsAt}:00.000Z`,
  ...given,
});

const BOARD = [
  pick('01:00', { result: 'WIN', units: 1.2 }),
  // Its price is not known to this reader: it counts for neither figure.
  pick('01:00', { result: 'LOSS', locked: true, odds: null, units: null }),
  pick('00:00', { status: 'WITHDRAWN' }),
  pick('03:00'),
  pick('02:00'),
];

test.each([
  ['2026-11-21T00:30:00.000Z', { running: 0, next: '02:00', isBefore: false }],
  ['2026-11-21T02:30:00.000Z', { running: 1, next: '03:00', isBefore: false }],
  ['2026-11-21T03:30:00.000Z', { running: 2, next: null, isBefore: false }],
])('at %s', (now, { next, ...expected }) => {
  const evening = eveningOf(BOARD, new Date(now));
  expect(evening).toMatchObject({ picks: 4, open: 3, settled: 1, units: 1.2, ...expected });
  expect(evening.next?.startsAt.slice(11, 16) ?? null).toBe(next);
});

test('a game that is over is no longer under way', () => {
  const over = pick('02:00', { liveScore: { status: 'FINAL' } });
  const evening = eveningOf([over, pick('02:00')], new Date('2026-11-21T04:30:00.000Z'));
  expect(evening).toMatchObject({ running: 1, beingGraded: 1 });
});

test('before the first game nothing has happened', () => {
  const evening = eveningOf([pick('03:00'), pick('02:00')], new Date('2026-11-20T18:00:00.000Z'));
  expect(evening).toMatchObject({ settled: 0, units: null, running: 0, isBefore: true });
});
