import { describe, expect, test } from '@jest/globals';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { GatedPick, PickViewer } from '#schema/rules/access/visibility.ts';
import { nextTurn, turnOf } from './pick-changes.ts';

const NOON = '2031-11-20T17:00:00Z';
const at = (instant: string) => new Date(instant);

const pick = (given: Partial<GatedPick> = {}): GatedPick => ({
  ...{ tier: 'PLUS', status: 'PUBLISHED', date: '2031-11-20', releaseAt: null },
  startsAt: at('2031-11-21T01:15:00Z'),
  ...given,
});
const reader = (tier: Tier, given: Partial<PickViewer> = {}): PickViewer => ({
  ...{ tier, trialEnded: false, lapsed: false, paused: null, onBreak: false, readsAll: false },
  ...given,
});
const turned = (given: Partial<GatedPick>, viewer: PickViewer | null, from: string, to: string) =>
  turnOf(pick(given), { viewer, at: at(from) }, { viewer, at: at(to) });

describe('as time passes', () => {
  const releaseAt = at('2031-11-20T20:00:00Z');
  test.each<[string, Partial<GatedPick>, PickViewer | null, string, string, string | null]>([
    ['nothing happens', {}, reader('VIP'), NOON, '2031-11-20T23:00:00Z', null],
    ['VIP two hours early', { releaseAt }, reader('VIP'), NOON, '2031-11-20T18:00:00Z', 'RELEASED'],
    ['not a second before', { releaseAt }, reader('VIP'), NOON, '2031-11-20T17:59:59Z', null],
    ['premium not yet', { releaseAt }, reader('PREMIUM'), NOON, '2031-11-20T18:00:00Z', null],
    ['premium an hour early', { releaseAt }, reader('PREMIUM'), NOON, '2031-11-20T19:00:00Z', 'RELEASED'],
    ['plus at its moment', { releaseAt }, reader('PLUS'), NOON, '2031-11-20T20:00:00Z', 'RELEASED'],
    ['a visitor never today', { releaseAt }, null, NOON, '2031-11-20T22:00:00Z', null],
    ['a game begins', {}, reader('VIP'), NOON, '2031-11-21T01:15:00Z', 'STARTED'],
    ['a locked one too', {}, null, NOON, '2031-11-21T01:15:00Z', 'STARTED'],
    ['the day turns past', {}, null, '2031-11-21T02:00:00Z', '2031-11-21T05:00:00Z', 'RELEASED'],
    ['the next day comes', { date: '2031-11-21' }, null, NOON, '2031-11-21T05:00:00Z', 'RELEASED'],
    [
      'to admins as well',
      { date: '2031-11-21' },
      reader('FREE', { readsAll: true }),
      NOON,
      '2031-11-21T05:00:00Z',
      'RELEASED',
    ],
    ['a draft never', { status: 'DRAFT' }, reader('VIP'), NOON, '2031-11-21T05:00:00Z', null],
  ])('%s', (_name, given, viewer, from, to, kind) => expect(turned(given, viewer, from, to)).toBe(kind));
});

describe('as the plan of the reader changes', () => {
  const now = at(NOON);
  const change = (before: PickViewer | null, after: PickViewer | null) =>
    turnOf(pick(), { viewer: before, at: now }, { viewer: after, at: now });
  test('more opens, less locks', () => {
    expect(change(reader('FREE'), reader('PLUS'))).toBe('RELEASED');
    expect(change(reader('PLUS'), reader('FREE'))).toBe('LOCKED');
    expect(change(reader('PLUS'), reader('VIP'))).toBeNull();
  });
  test('another lock reason is a change', () => {
    expect(change(reader('FREE'), reader('FREE', { trialEnded: true }))).toBe('LOCKED');
    expect(change(null, reader('FREE'))).toBe('LOCKED');
  });
});

test('the next turn is the earliest of releases, starts and midnight in New York', () => {
  const next = (given: Partial<GatedPick>, now = NOON) => nextTurn([pick(given)], at(now)).toISOString();
  expect(next({ releaseAt: at('2031-11-20T20:00:00Z') })).toBe('2031-11-20T18:00:00.000Z');
  expect(next({ releaseAt: at('2031-11-20T20:00:00Z') }, '2031-11-20T18:00:00Z')).toBe(
    '2031-11-20T19:00:00.000Z',
  );
  expect(next({})).toBe('2031-11-21T01:15:00.000Z');
  expect(next({}, '2031-11-21T01:15:00Z')).toBe('2031-11-21T05:00:00.000Z');
});
