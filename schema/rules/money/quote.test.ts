import { describe, expect, test } from '@jest/globals';
import { TIERS, type Tier } from '#schema/rules/access/tiers.ts';
import { choice, coupon, priced } from '#schema/testing/samples.ts';
import type { CouponFacts } from './coupons.ts';
import {
  type ChangeKind,
  type CurrentPlan,
  changeKind,
  proratedCents,
  quoteChange,
  quotePurchase,
} from './quote.ts';

const START = new Date('2031-11-01T12:00:00Z');
const END = new Date('2031-12-01T12:00:00Z');
/** A month later in New York, where the clocks go back on November 2. */
const RENEWS = new Date('2031-12-01T13:00:00Z');
const HALF = new Date('2031-11-16T12:00:00Z');
/** Thirty days. */
const PERIOD = { startsAt: START, endsAt: END };

describe('a purchase', () => {
  test.each([
    ['plus', 7_900, '$79.00 today, then $79.00 every month until you cancel.'],
    ['premium', 12_900, '$129.00 today, then $129.00 every month until you cancel.'],
    ['vip', 24_900, '$249.00 today, then $249.00 every month until you cancel.'],
  ])('%s costs its month now and the same a month later', (code, cents, sentence) => {
    const quote = quotePurchase(choice(code), null, START);
    expect(quote).toEqual({
      lines: [{ description: `${choice(code).plan.name} Plan, 1 month`, cents }],
      totalCents: cents,
      period: { startsAt: START, endsAt: RENEWS },
      nextChargeAt: RENEWS,
      nextChargeCents: cents,
      sentence,
    });
  });

  test.each<[string, Partial<CouponFacts>, number, number, string]>([
    ['once', {}, 6_320, 7_900, '$63.20 today, then $79.00 every month until you cancel.'],
    [
      'for a month, which is once',
      { duration: 'MONTHS', durationMonths: 1 },
      6_320,
      7_900,
      '$63.20 today, then $79.00 every month until you cancel.',
    ],
    [
      'for two months',
      { duration: 'MONTHS', durationMonths: 2 },
      6_320,
      6_320,
      '$63.20 today and for 1 more month, then $79.00 every month until you cancel.',
    ],
    [
      'for three months',
      { duration: 'MONTHS', durationMonths: 3 },
      6_320,
      6_320,
      '$63.20 today and for 2 more months, then $79.00 every month until you cancel.',
    ],
    [
      'for ever',
      { duration: 'FOREVER' },
      6_320,
      6_320,
      '$63.20 today, then $63.20 every month until you cancel.',
    ],
    [
      'in dollars, never below zero',
      { discountType: 'FIXED', amountHundredths: 20_000 },
      0,
      7_900,
      '$0.00 today, then $79.00 every month until you cancel.',
    ],
    [
      'all of it, for ever',
      { amountHundredths: 10_000, duration: 'FOREVER' },
      0,
      0,
      '$0.00 today, then $0.00 every month until you cancel.',
    ],
  ])('with a coupon %s', (_what, changes, now, next, sentence) => {
    const quote = quotePurchase(choice('plus'), coupon(changes), START);
    expect(quote).toMatchObject({ totalCents: now, nextChargeCents: next, sentence });
    expect(quote.lines.map(({ cents }) => cents)).toEqual([7_900, now - 7_900]);
  });

  test.each([
    ['plus_with_trial', 7_900],
    ['premium_with_trial', 12_900],
  ])('%s costs nothing now and its month after exactly a day; a coupon changes nothing', (code, cents) => {
    for (const given of [null, coupon({ duration: 'FOREVER' })]) {
      const quote = quotePurchase(choice(code), given, HALF);
      expect(quote).toMatchObject({ totalCents: 0, nextChargeCents: cents });
      expect(quote.nextChargeAt?.getTime()).toBe(HALF.getTime() + 86_400_000);
      expect(quote.period).toEqual({ startsAt: HALF, endsAt: quote.nextChargeAt });
      expect(quote.lines.map((line) => line.cents)).toEqual([0]);
    }
  });

  test('a trial over the hour that is missing in New York still is 86,400 seconds', () => {
    const { period } = quotePurchase(choice('plus_with_trial'), null, new Date('2031-03-09T04:00:00Z'));
    expect(period.endsAt.toISOString()).toBe('2031-03-10T04:00:00.000Z');
  });
});

describe('proration at half of a 30-day period', () => {
  test.each<[Tier, Tier, number]>([
    ['PLUS', 'PREMIUM', 2_500],
    ['PREMIUM', 'VIP', 6_000],
    ['PLUS', 'VIP', 8_500],
    ['VIP', 'PLUS', 0],
    ['PREMIUM', 'PREMIUM', 0],
  ])('%s to %s is %i cents', (from, to, cents) =>
    expect(proratedCents(priced(from).monthlyCents, priced(to).monthlyCents, PERIOD, HALF)).toBe(cents),
  );

  test.each([
    ['at its start, the whole difference', START, 5_000],
    ['before its start, no more than that', new Date('2031-10-01T00:00:00Z'), 5_000],
    ['at its end', END, 0],
    ['after its end', new Date('2032-01-01T00:00:00Z'), 0],
    ['a second before its end', new Date(END.getTime() - 1_000), 0],
    // 5,000 cents over 2,592,000 s: half a cent is 259.2 s.
    ['260 seconds before its end', new Date(END.getTime() - 260_000), 1],
    ['259 seconds before its end', new Date(END.getTime() - 259_000), 0],
  ])('%s', (_what, now, cents) => expect(proratedCents(7_900, 12_900, PERIOD, now)).toBe(cents));
});

/** kind, now, next charge; `new`: a period begins now. */
type Expected = [ChangeKind, number, number, 'new' | 'same'];

const ACTIVE: Record<Tier, Record<Tier, Expected>> = {
  FREE: {
    FREE: ['NONE', 0, 0, 'same'],
    PLUS: ['UPGRADE', 3_950, 7_900, 'same'],
    PREMIUM: ['UPGRADE', 6_450, 12_900, 'same'],
    VIP: ['UPGRADE', 12_450, 24_900, 'same'],
  },
  PLUS: {
    FREE: ['DOWNGRADE', 0, 0, 'same'],
    PLUS: ['NONE', 0, 7_900, 'same'],
    PREMIUM: ['UPGRADE', 2_500, 12_900, 'same'],
    VIP: ['UPGRADE', 8_500, 24_900, 'same'],
  },
  PREMIUM: {
    FREE: ['DOWNGRADE', 0, 0, 'same'],
    PLUS: ['DOWNGRADE', 0, 7_900, 'same'],
    PREMIUM: ['NONE', 0, 12_900, 'same'],
    VIP: ['UPGRADE', 6_000, 24_900, 'same'],
  },
  VIP: {
    FREE: ['DOWNGRADE', 0, 0, 'same'],
    PLUS: ['DOWNGRADE', 0, 7_900, 'same'],
    PREMIUM: ['DOWNGRADE', 0, 12_900, 'same'],
    VIP: ['NONE', 0, 24_900, 'same'],
  },
};

/** In a trial nothing is due for another plan with a trial; VIP has none, so its month begins now. */
const IN_TRIAL: Record<Tier, Record<Tier, Expected>> = {
  FREE: {
    FREE: ['NONE', 0, 0, 'same'],
    PLUS: ['UPGRADE', 0, 7_900, 'same'],
    PREMIUM: ['UPGRADE', 0, 12_900, 'same'],
    VIP: ['UPGRADE', 24_900, 24_900, 'new'],
  },
  PLUS: {
    FREE: ['DOWNGRADE', 0, 0, 'same'],
    PLUS: ['NONE', 0, 7_900, 'same'],
    PREMIUM: ['UPGRADE', 0, 12_900, 'same'],
    VIP: ['UPGRADE', 24_900, 24_900, 'new'],
  },
  PREMIUM: {
    FREE: ['DOWNGRADE', 0, 0, 'same'],
    PLUS: ['DOWNGRADE', 0, 7_900, 'same'],
    PREMIUM: ['NONE', 0, 12_900, 'same'],
    VIP: ['UPGRADE', 24_900, 24_900, 'new'],
  },
  VIP: {
    FREE: ['DOWNGRADE', 0, 0, 'same'],
    PLUS: ['DOWNGRADE', 0, 7_900, 'same'],
    PREMIUM: ['DOWNGRADE', 0, 12_900, 'same'],
    VIP: ['NONE', 0, 24_900, 'same'],
  },
};

describe.each([
  ['active', ACTIVE, false],
  ['in trial', IN_TRIAL, true],
] as const)('a change of plan while %s, at half of the period', (_state, table, inTrial) => {
  const pairs = TIERS.flatMap((from) => TIERS.map((to) => [from, to] as const));
  test.each(pairs)('%s to %s', (from, to) => {
    const current = {
      tier: from,
      agreedCents: priced(from).monthlyCents,
      inTrial,
      period: PERIOD,
      coupon: null,
      paidMonthCents: priced(from).monthlyCents,
    };
    const quote = quoteChange(current, priced(to), HALF);
    const [kind, now, next, period] = table[from][to];
    expect([quote.kind, quote.totalCents, quote.nextChargeCents]).toEqual([kind, now, next]);
    expect(changeKind(from, to)).toBe(kind);
    expect(quote.startsPeriod).toBe(period === 'new');
    // A month that begins at this instant.
    const begun = { startsAt: HALF, endsAt: new Date('2031-12-16T12:00:00Z') };
    expect(quote.period).toEqual(period === 'new' ? begun : PERIOD);
    expect(quote.nextChargeAt).toEqual(quote.period.endsAt);
    expect(quote.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(quote.totalCents);
  });
});

test('an upgrade minutes before the period ends would cost nothing, so it waits for the next month', () => {
  const current: CurrentPlan = {
    ...{ tier: 'PLUS', inTrial: false, period: PERIOD, coupon: null },
    ...{ agreedCents: 7_900, paidMonthCents: 7_900 },
  };
  const now = new Date(END.getTime() - 259_000);
  expect(quoteChange(current, priced('PREMIUM'), now)).toMatchObject({
    ...{ kind: 'UPGRADE', totalCents: 0, lines: [], startsPeriod: false, nextChargeCents: 12_900 },
    sentence: 'You keep the Plus Plan until the period ends, then the Premium Plan at $129.00 every month.',
  });
});

describe('the sentence in the dialog', () => {
  const current: CurrentPlan = {
    ...{ tier: 'PREMIUM', inTrial: false, period: PERIOD, coupon: null },
    ...{ agreedCents: 12_900, paidMonthCents: 12_900 },
  };
  test.each<[string, Tier, Partial<Parameters<typeof quoteChange>[0]>, string]>([
    ['up', 'VIP', {}, '$60.00 now for the rest of the period, then $249.00 every month.'],
    [
      'down',
      'PLUS',
      {},
      'You keep the Premium Plan until the period ends, then the Plus Plan at $79.00 every month.',
    ],
    ['back', 'PREMIUM', {}, 'You stay on the Premium Plan at $129.00 every month.'],
    [
      'down in a trial',
      'PLUS',
      { inTrial: true },
      'Your trial continues with the Plus Plan. When it ends, you pay $79.00 every month.',
    ],
    [
      'to VIP in a trial',
      'VIP',
      { inTrial: true },
      '$249.00 today, then $249.00 every month until you cancel.',
    ],
    [
      'down with a discount for ever',
      'PLUS',
      { coupon: coupon({ duration: 'FOREVER' }) },
      'You keep the Premium Plan until the period ends, then the Plus Plan at $63.20 every month.',
    ],
    [
      'down with a discount that ends',
      'PLUS',
      { coupon: coupon({ duration: 'MONTHS', durationMonths: 3 }) },
      'You keep the Premium Plan until the period ends, then the Plus Plan at $63.20 at the next charge and $79.00 every month when the discount is over.',
    ],
    [
      'up with a discount that is not for that plan',
      'VIP',
      { coupon: coupon({ duration: 'FOREVER' }) },
      '$60.00 now for the rest of the period, then $249.00 every month.',
    ],
  ])('%s', (_what, to, changes, sentence) =>
    expect(quoteChange({ ...current, ...changes }, priced(to), HALF).sentence).toBe(sentence),
  );
});
