import { describe, expect, test } from '@jest/globals';
import { TIERS, type Tier } from '#schema/rules/access/tiers.ts';
import { priced } from '#schema/testing/samples.ts';
import { changeRefusal, decideChange, type OpenPayment, type PlanFacts } from './plan-change.ts';

const STARTS = new Date('2031-11-01T12:00:00Z');
const HALF = new Date('2031-11-16T12:00:00Z');
/** Thirty days later. */
const ENDS = new Date('2031-12-01T12:00:00Z');
/** A second of a month is worth less than half a cent. */
const LAST_SECOND = new Date(ENDS.getTime() - 1_000);

interface State {
  what: string;
  /** None: no plan at all. */
  current: Partial<PlanFacts> | null;
  payment?: OpenPayment;
  now?: Date;
  /** A line for each tier that is held, a word for each that is wished for: FREE, PLUS, PREMIUM, VIP. */
  table: string;
}

/** The same word for every change; to FREE there is no change, only a cancellation. */
const always = (word: string) => Array(4).fill(`PLAN_UNKNOWN ${word} ${word} ${word}`).join('\n');

const IN_TRIAL = `PLAN_UNKNOWN now   now   paid:24900
  PLAN_UNKNOWN stays now   paid:24900
  PLAN_UNKNOWN now   stays paid:24900
  PLAN_UNKNOWN now   now   stays`;

/** So little of the period is left that it is worth nothing. */
const NOTHING_LEFT = `PLAN_UNKNOWN later later later
  PLAN_UNKNOWN stays later later
  PLAN_UNKNOWN later stays later
  PLAN_UNKNOWN later later stays`;

/** `paid:` cents now, `now` and `later` for nothing, `stays`; else the code with which it is refused. */
const STATES: State[] = [
  { what: 'no plan', current: null, table: always('NO_PLAN') },
  { what: 'a plan that has ended', current: { state: 'ended' }, table: always('NO_PLAN') },
  { what: 'a purchase on its way', current: { state: 'incomplete' }, table: always('PAYMENT_PENDING') },
  { what: 'a trial', current: { state: 'trialing' }, table: IN_TRIAL },
  { what: 'a trial in its last second', current: { state: 'trialing' }, now: LAST_SECOND, table: IN_TRIAL },
  {
    what: 'a trial that is over, and charged any moment',
    current: { state: 'trialing' },
    now: ENDS,
    table: always('PAYMENT_PENDING'),
  },
  {
    what: 'a plan that is paid, at half of its period',
    current: {},
    table: `PLAN_UNKNOWN paid:3950 paid:6450 paid:12450
            PLAN_UNKNOWN stays     paid:2500 paid:8500
            PLAN_UNKNOWN later     stays     paid:6000
            PLAN_UNKNOWN later     later     stays`,
  },
  {
    what: 'a plan that is paid, at its start',
    current: {},
    now: STARTS,
    table: `PLAN_UNKNOWN paid:7900 paid:12900 paid:24900
            PLAN_UNKNOWN stays     paid:5000  paid:17000
            PLAN_UNKNOWN later     stays      paid:12000
            PLAN_UNKNOWN later     later      stays`,
  },
  { what: 'a plan that is paid, in its last second', current: {}, now: LAST_SECOND, table: NOTHING_LEFT },
  { what: 'a plan whose renewal is late', current: {}, now: ENDS, table: NOTHING_LEFT },
  {
    what: 'a plan whose charge is on its way',
    current: {},
    payment: 'on its way',
    table: always('PAYMENT_PENDING'),
  },
  {
    what: 'a plan whose charge met silence and is tried again',
    current: {},
    payment: 'again',
    table: always('PAYMENT_PENDING'),
  },
  { what: 'a plan that is cancelled', current: { cancelAtPeriodEnd: true }, table: always('CONFLICT') },
  {
    what: 'a trial that is cancelled',
    current: { state: 'trialing', cancelAtPeriodEnd: true },
    table: always('CONFLICT'),
  },
  {
    what: 'a plan that is cancelled and over',
    current: { cancelAtPeriodEnd: true },
    now: ENDS,
    table: always('PLAN_ENDED'),
  },
  { what: 'a plan past due', current: { state: 'past_due' }, table: always('PAYMENT_DUE') },
  {
    what: 'a plan past due whose grace is over',
    current: { state: 'past_due' },
    now: new Date(ENDS.getTime() + 86_400_000),
    table: always('PAYMENT_DUE'),
  },
  {
    what: 'a paused plan',
    current: { state: 'paused', pausedUntil: new Date(ENDS.getTime() + 86_400_000) },
    table: always('PLAN_PAUSED'),
  },
  {
    what: 'a plan that an admin gave',
    current: { source: 'grant', cancelAtPeriodEnd: true },
    table: always('NO_PLAN'),
  },
];

const ACTIVE: PlanFacts = {
  state: 'active',
  source: 'purchase',
  cancelAtPeriodEnd: false,
  currentPeriodEndsAt: ENDS,
  pausedUntil: null,
};

describe.each(STATES)('of $what', ({ current, payment = 'none', now = HALF, table }) => {
  const words = table.split('\n').map((line) => line.trim().split(/\s+/));
  const cells = TIERS.flatMap((from, row) =>
    TIERS.map((to, column) => [from, to, String(words[row]?.[column])] as const),
  );

  test.each(cells)('%s to %s: %s', (from, to, expected) => {
    const facts = current && { ...ACTIVE, ...current };
    const refusal = changeRefusal(facts, payment, to, now);
    expect(refusal?.code ?? carriedOut(from, to, facts?.state === 'trialing', now)).toBe(expected);
  });
});

/** What comes of it; and that the tier is the new one now, or pending, or neither. */
function carriedOut(tier: Tier, to: Tier, inTrial: boolean, now: Date): string {
  const period = { startsAt: STARTS, endsAt: ENDS };
  const agreedCents = priced(tier).monthlyCents;
  const current = { tier, agreedCents, inTrial, period, coupon: null, paidMonthCents: agreedCents };
  const { effect, quote, ...after } = decideChange(current, priced(to), now);
  const changed = { paid: to, now: to, later: tier, stays: tier }[effect];
  expect(after).toEqual({
    ...{ tier: changed, agreedCents: priced(changed).monthlyCents },
    pendingTier: effect === 'later' ? to : null,
    pendingCents: effect === 'later' ? priced(to).monthlyCents : null,
  });
  expect(quote.totalCents > 0).toBe(effect === 'paid');
  return effect === 'paid' ? `paid:${quote.totalCents}` : effect;
}

test('a change that waits for a payment retry says so', () => {
  expect(changeRefusal(ACTIVE, 'again', 'VIP', HALF)?.text).toBe(
    'We will try your payment again in a few minutes. Please change your plan after that.',
  );
});
