import { describe, expect, test } from '@jest/globals';
import { inverseOdds, type RecordedPick, sumsOf } from './sums-of-pick.ts';
import { NO_SUMS, sumsAsDecimals } from './total-sums.ts';

const START = new Date('2026-11-20T00:30:00Z');
const pick = (changes: Partial<RecordedPick> = {}): RecordedPick => ({
  status: 'PUBLISHED',
  result: 'WIN',
  market: 'SPREAD',
  selection: 'ONE',
  line: -3.5,
  odds: 1.909091,
  units: 2.5,
  publishedAt: new Date('2026-11-19T20:00:00Z'),
  startsAt: START,
  close: null,
  overdue: null,
  ...changes,
});
const shown = (changes: Partial<RecordedPick>) =>
  Object.fromEntries(
    Object.entries(sumsAsDecimals(sumsOf(pick(changes)))).filter(([, text]) => Number(text)),
  );

describe('one pick adds', () => {
  test('a win, exactly', () =>
    expect(shown({})).toEqual({
      n: '1',
      w: '1',
      priced: '1',
      s: '2.50',
      s2: '6.2500',
      p: '2.27272750',
      p2: '5.1652902892562500',
      ps: '5.6818187500',
      variance: '5.6818187500',
      inverse_odds: '0.523809498866',
      flat_s: '1',
      flat_p: '0.909091',
      flat_p2: '0.826446446281',
      flat_variance: '0.909091',
    }));

  test('a loss', () =>
    expect(shown({ result: 'LOSS' })).toMatchObject({
      l: '1',
      p: '-2.50000000',
      p2: '6.2500000000000000',
      ps: '-6.2500000000',
      variance: '5.6818187500',
      flat_p: '-1.000000',
      flat_p2: '1.000000000000',
    }));

  test('a push, which stays in turnover and decides nothing', () =>
    expect(shown({ result: 'PUSH' })).toEqual({ n: '1', push: '1', s: '2.50', s2: '6.2500', flat_s: '1' }));

  test.each<[string, Partial<RecordedPick>, Record<string, string>]>([
    ['a void', { result: 'VOID' }, { void: '1' }],
    ['a withdrawn one', { status: 'WITHDRAWN' }, { withdrawn: '1' }],
    ['one posted as the game started', { publishedAt: START }, { late: '1' }],
    ['one without odds', { odds: null }, { n: '1', w: '1' }],
    ['one without units', { units: null, result: 'LOSS' }, { n: '1', l: '1' }],
    ['a draft', { status: 'DRAFT' }, {}],
    ['one that is not graded', { result: 'PENDING' }, {}],
    ['a plan without its price', { asPosted: true, units: null }, { n: '1', w: '1', as_posted: '1' }],
  ])('%s', (_name, changes, sums) => expect(shown(changes)).toEqual(sums));

  test('an overdue one: the most units, lost, whatever it says of itself', () =>
    expect(shown({ overdue: { mostUnits: 5 }, status: 'WITHDRAWN' })).toEqual({
      overdue: '1',
      s: '5.00',
      s2: '25.0000',
      p: '-5.00000000',
      p2: '25.0000000000000000',
      ps: '-25.0000000000',
      flat_s: '1',
      flat_p: '-1.000000',
      flat_p2: '1.000000000000',
    }));

  test('nothing twice', () => expect(sumsOf(pick({ result: 'PENDING' }))).toBe(NO_SUMS));
});

test('1/o is rounded once, half up', () => {
  expect(inverseOdds(3_000_000n)).toBe(333_333_333_333n);
  expect(inverseOdds(1_500_000n)).toBe(666_666_666_667n);
  // The formula for SQL.
  for (let odds = 1_000_100n; odds < 1_000_000_000n; odds += 9_999_991n)
    expect((2n * 10n ** 18n + odds) / (2n * odds)).toBe(inverseOdds(odds));
});
