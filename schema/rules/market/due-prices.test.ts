import { describe, expect, test } from '@jest/globals';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { duePrices, type PricedPick, type SeenQuote } from './due-prices.ts';

const START = '2031-11-21T00:30:00.000Z';
const at = (time: string) => new Date(`2031-11-20T${time}Z`);
const beforeStart = (seconds: number) => new Date(Date.parse(START) - seconds * 1_000);

const PICK: PricedPick = {
  ...{
    market: 'SPREAD',
    pick: 'Celtics -3.5',
    line: -3.5,
    teamOne: 'Los Angeles Lakers',
    teamTwo: 'Boston Celtics',
  },
  ...{ reversed: false, tier: 'PREMIUM', odds: 1.91, book: 'Harbor Book', date: '2031-11-20' },
  ...{ publishedAt: at('12:00:00'), releaseAt: null, priced: [], closedAt: null },
  // The schedule has said so since noon, and the provider listed it a moment ago.
  ...{
    stated: new Date(START),
    scheduled: new Date(START),
    notedAt: at('12:00:00'),
    seenAt: new Date(START),
  },
};

const quote = (seenAt: Date, given: Partial<SeenQuote> = {}): SeenQuote => ({
  ...{ book: 'Harbor Book', market: 'SPREAD', line: 3.5, one: 1.95, two: 1.91, draw: null, seenAt },
  ...given,
});
const due = (
  now: Date,
  quotes: SeenQuote[],
  pick: Partial<PricedPick> = {},
  reference: string | null = null,
) => duePrices({ ...PICK, ...pick }, quotes, { now, reference });

describe('CLOSE', () => {
  const close = { moment: 'CLOSE', book: 'Harbor Book', line: -3.5, odds: 1.91, oddsOther: 1.95 };

  test.each([
    [31, 31, []],
    [30, 60, [close]],
    [20, 300, [close]],
    [20, 320, [close]],
    [20, 321, []],
    [0, 10, []],
    [-5, 10, []],
  ])('%i s before the start with a quote seen %i s before it', (now, seen, prices) => {
    expect(due(beforeStart(now), [quote(beforeStart(seen))])).toEqual(prices);
  });

  test('is taken at the reference book where there is one, and at no other', () => {
    const other = quote(beforeStart(40), { book: 'Northline', line: 4, two: 1.87 });
    const [now, own] = [beforeStart(25), quote(beforeStart(40))];
    expect(due(now, [own, other], {}, 'Northline')).toMatchObject([
      { book: 'Northline', line: -4, odds: 1.87 },
    ]);
    expect(due(now, [own], {}, 'Northline')).toEqual([]);
    expect(due(now, [other])).toEqual([]);
  });

  test('a price that stands is not replaced, and props have none', () => {
    const closed = { priced: ['CLOSE'] as const, closedAt: beforeStart(29) };
    expect(due(beforeStart(25), [quote(beforeStart(40))], closed)).toEqual([]);
    expect(due(beforeStart(25), [quote(beforeStart(40))], { market: 'PROP' })).toEqual([]);
  });
});

describe('what closes nothing', () => {
  const now = beforeStart(25);
  const taken = (pick: Partial<PricedPick>, seen = beforeStart(40), given: Partial<SeenQuote> = {}) =>
    due(now, [quote(seen, given)], pick).length;

  test('a start that one round alone says', () => {
    const ofNow = { scheduled: new Date(START), stated: new Date(Date.parse(START) + 3 * HOUR) };
    expect(taken({ ...ofNow, notedAt: beforeStart(25), seenAt: beforeStart(25) })).toBe(0);
    expect(taken({ notedAt: beforeStart(90), seenAt: beforeStart(31) })).toBe(0);
    expect(taken({ notedAt: beforeStart(91), seenAt: beforeStart(31) })).toBe(1);
  });

  test.each([
    [3 * HOUR, 0],
    [MINUTE, 0],
    [0, 1],
    [-14 * MINUTE, 1],
    [-15 * MINUTE, 0],
    [-3 * HOUR, 0],
  ])('a start that is not the pick’s own: %i ms after it', (by, prices) => {
    expect(taken({ stated: new Date(Date.parse(START) + by) })).toBe(prices);
  });

  test('a quote that is dated more than a minute ahead of the round, and one of a round that is old', () => {
    const round = { seenAt: beforeStart(40) };
    expect(taken(round, new Date('2041-01-01T00:00:00Z'))).toBe(0);
    expect(taken(round, new Date(beforeStart(40).getTime() + 61_000))).toBe(0);
    expect(taken(round, new Date(beforeStart(40).getTime() + 60_000))).toBe(1);
    expect(taken({ seenAt: beforeStart(7_200) }, new Date(beforeStart(7_200).getTime() + 50_000))).toBe(0);
  });

  test.each([
    ['Celtics 1H -3.5', 'SPREAD'],
    ['Over 60.5 1H', 'TOTAL'],
    ['Celtics F5', 'MONEYLINE'],
    ['Celtics TT over 110.5', 'TOTAL'],
  ] as const)('%s, by the price of the whole game', (words, market) =>
    expect(taken({ pick: words, market }, beforeStart(40), { market })).toBe(0),
  );

  test.each([
    ['MONEYLINE', 'Celtics ML', 149.5],
    ['TOTAL', 'Over 221.5', null],
  ] as const)('a price of the %s with a line that it does not have', (market, pick, line) =>
    expect(taken({ pick, market }, beforeStart(40), { market, line })).toBe(0),
  );
});

describe('an early close is taken again', () => {
  const putOff = (minutes: number) => ({
    ...{ priced: ['CLOSE'] as const, stated: new Date(Date.parse(START) - minutes * MINUTE) },
    closedAt: new Date(Date.parse(START) - minutes * MINUTE - 25_000),
  });
  test.each([
    [0, 0],
    [1, 1],
    [40, 1],
    [360, 1],
    [361, 0],
  ])('where the game was put off by %i minutes after it: %i', (minutes, prices) =>
    expect(due(beforeStart(25), [quote(beforeStart(40))], putOff(minutes))).toHaveLength(prices),
  );
});

describe('OPENED', () => {
  const scheduled = { releaseAt: at('16:00:00'), odds: null };
  test.each([
    // Premium opens at 15:00, VIP at 14:00.
    ['13:59:59', '13:59:59', []],
    ['14:00:30', '13:59:59', []],
    ['14:00:30', '14:00:20', ['OPENED_VIP']],
    ['14:02:00', '14:02:00', ['OPENED_VIP']],
    ['14:02:01', '14:01:00', []],
    ['15:01:00', '15:00:10', ['OPENED_PREMIUM']],
    // A plan that does not include the pick has no price of it.
    ['16:01:00', '16:00:10', []],
  ])('at %s with a quote seen at %s', (now, seen, moments) => {
    expect(due(at(now), [quote(at(seen))], scheduled).map(({ moment }) => moment)).toEqual(moments);
  });

  test('never before midnight of its day', () => {
    const early = { releaseAt: at('06:00:00'), odds: null };
    expect(due(at('04:01:00'), [quote(at('04:00:30'))], early)).toEqual([]);
    const opened = due(at('05:01:00'), [quote(at('05:00:30'))], early).map(({ moment }) => moment);
    expect(opened).toEqual(['OPENED_PREMIUM', 'OPENED_VIP']);
  });
});

describe('POSTED', () => {
  test.each([
    ['the price of the book', {}, ['POSTED']],
    ['another price', { odds: 1.95 }, []],
    ['another line', { line: -3, pick: 'Celtics -3' }, []],
    ['another book', { book: 'Northline' }, []],
  ])('%s', (_, pick, moments) => {
    const prices = due(at('12:01:00'), [quote(at('12:00:20'))], pick);
    expect(prices.map(({ moment }) => moment)).toEqual(moments);
    for (const price of prices) expect(price).toMatchObject({ odds: 1.91, oddsOther: 1.95 });
  });
});
