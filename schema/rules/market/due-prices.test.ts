import { describe, expect, test } from 'vitest';
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
  ...{ publishedAt: at('12:00:00'), releaseAt: null, startsAt: new Date(START), priced: [] },
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
    expect(due(beforeStart(25), [quote(beforeStart(40))], { priced: ['CLOSE'] })).toEqual([]);
    expect(due(beforeStart(25), [quote(beforeStart(40))], { market: 'PROP' })).toEqual([]);
  });
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
