import { expect, test } from '@jest/globals';
import { type BoardState, boardState, opensAt } from './board-state.ts';

type Given = Parameters<typeof boardState>[0];

const POSTED: Given = {
  status: 'PUBLISHED',
  result: 'PENDING',
  startsAt: '2026-11-21T00:00:00.000Z',
  publishedAt: '2026-11-20T13:00:00.000Z',
  releaseAt: '2026-11-20T18:00:00.000Z',
};

test.each<[string, Partial<Given>, string, BoardState]>([
  ['a draft', { status: 'DRAFT', publishedAt: null }, '20:00', 'DRAFT'],
  ['a posted one before the first plan opens it', {}, '15:59', 'SEALED'],
  ['one that VIP members read', {}, '16:00', 'OPEN'],
  ['one without a release', { releaseAt: null }, '13:00', 'OPEN'],
  [
    'a game that was postponed',
    { startsAt: '2026-11-20T18:00:00.000Z', liveScore: { status: 'POSTPONED' } },
    '20:00',
    'OPEN',
  ],
  ['a game that has begun', { startsAt: '2026-11-20T18:00:00.000Z' }, '19:00', 'LIVE'],
  [
    'a game that is over',
    { startsAt: '2026-11-20T18:00:00.000Z', liveScore: { status: 'FINAL' } },
    '19:00',
    'FINAL',
  ],
  ['a pick with a result', { result: 'LOSS' }, '19:00', 'SETTLED'],
  ['a withdrawn one', { status: 'WITHDRAWN' }, '15:00', 'SETTLED'],
])('%s at %s is %s', (_name, given, time, state) => {
  expect(boardState({ ...POSTED, ...given }, new Date(`2026-11-20T${time}:00.000Z`))).toBe(state);
});

test('the first plan opens a pick two hours before its release; nothing opens a draft', () => {
  expect(opensAt(POSTED)).toEqual(new Date('2026-11-20T16:00:00.000Z'));
  expect(opensAt({ ...POSTED, publishedAt: null })).toBeNull();
});
