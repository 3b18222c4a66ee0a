import { describe, expect, test } from '@jest/globals';
import type { GameStatus } from '#schema/rules/market/game-sides.ts';
import { canBeGraded, gameState, nextStateChange, type StatedPick } from './game-state.ts';

const PICK: StatedPick = { status: 'PUBLISHED', result: 'PENDING', startsAt: '2026-11-21T00:30:00.000Z' };

const known = (status: GameStatus) => ({ liveScore: { status } });

describe('the state of a game', () => {
  test.each<[string, Partial<StatedPick>, string, string]>([
    ['a moment before its start', {}, '2026-11-21T00:29:59.999Z', 'UPCOMING'],
    ['at its start', {}, '2026-11-21T00:30:00.000Z', 'RUNNING'],
    ['as long as games are played', {}, '2026-11-21T03:59:59.999Z', 'RUNNING'],
    ['when it has to be over', {}, '2026-11-21T04:00:00.000Z', 'FINAL_PENDING'],
    ['with a result', { result: 'LOSS' }, '2026-11-21T01:30:00.000Z', 'SETTLED'],
    [
      'over by the provider, long before time is up',
      known('FINAL'),
      '2026-11-21T03:00:00.000Z',
      'FINAL_PENDING',
    ],
    ['in overtime', known('LIVE'), '2026-11-21T04:30:00.000Z', 'RUNNING'],
    ['postponed', known('POSTPONED'), '2026-11-21T01:00:00.000Z', 'POSTPONED'],
    ['of which the provider says nothing', known('SCHEDULED'), '2026-11-21T01:00:00.000Z', 'RUNNING'],
    ['withdrawn before its start', { status: 'WITHDRAWN' }, '2026-11-20T20:00:00.000Z', 'SETTLED'],
  ])('%s', (_name, given, now, state) => expect(gameState({ ...PICK, ...given }, new Date(now))).toBe(state));
});

test('the next change of state is a start, then when that game has to be over, then none', () => {
  const picks = [
    PICK,
    { ...PICK, startsAt: '2026-11-21T02:00:00.000Z' },
    { ...PICK, result: 'WIN' as const },
  ];
  const next = (now: string) => nextStateChange(picks, new Date(now))?.toISOString() ?? null;
  expect(next('2026-11-20T18:00:00.000Z')).toBe('2026-11-21T00:30:00.000Z');
  expect(next('2026-11-21T00:30:00.000Z')).toBe('2026-11-21T02:00:00.000Z');
  expect(next('2026-11-21T02:00:00.000Z')).toBe('2026-11-21T04:00:00.000Z');
  expect(next('2026-11-21T05:30:00.000Z')).toBeNull();
});

test.each([
  ['PUBLISHED', PICK.startsAt, true],
  ['PUBLISHED', '2026-11-21T00:29:59.999Z', false],
  ['DRAFT', '2026-11-22T00:30:00.000Z', false],
  ['WITHDRAWN', '2026-11-22T00:30:00.000Z', false],
] as const)('a %s pick at %s can have a result: %s', (status, now, expected) => {
  expect(canBeGraded({ ...PICK, status }, new Date(now))).toBe(expected);
});
