import fc from 'fast-check';
import { type DeskStep, deskWishes, wholeMove } from './desk-steps.ts';
import { DAY, HOUR, SECOND } from './money.ts';

/** How many members a sequence has, besides visitors. */
export const MEMBERS = 6;

/** What members, admins, banks, the processor, the network and time may do, in any order. */
export type Step =
  | DeskStep
  | { does: 'buy'; who: number; planType: string; token: string; couponCode: string | null; twice: boolean }
  | { does: 'buy as a visitor'; planType: string; token: string; mailbox: string; couponCode: string | null }
  | { does: 'change'; who: number; tiers: string[] }
  | { does: 'cancel' | 'reactivate' | 'resume'; who: number }
  | { does: 'pause'; who: number; days: number }
  | { does: 'new card'; who: number; token: string }
  | { does: 'decline'; code: string }
  | { does: 'all cards are good' }
  | { does: 'charge goes wrong'; effect: Record<string, unknown> }
  | { does: 'charge is held back' | 'what was held back comes' }
  | { does: 'refund'; oldest: boolean; part: Part; twice: boolean }
  | { does: 'refund goes wrong'; effect: Record<string, unknown> }
  | { does: 'revoke'; who: number }
  | { does: 'monthly limit'; who: number; cents: number | null }
  | { does: 'break'; who: number; days: number }
  | { does: 'looking up goes wrong' }
  | { does: 'vault goes wrong'; effect: Record<string, unknown> }
  | { does: 'connection is lost'; text: string; when: 'before' | 'after' }
  | { does: 'time passes'; milliseconds: number; workers: boolean }
  | { does: 'workers run'; at: number }
  | { does: 'void goes wrong'; effect: Record<string, unknown> }
  | { does: 'grace is set'; days: number }
  | { does: 'processor settles' | 'bank disputes' | 'sweep' | 'hourly sweep' | 'cards expire' };

const PARTS = ['a cent', 'half', 'all', 'more than all'] as const;
type Part = (typeof PARTS)[number];

const who = fc.nat({ max: MEMBERS - 1 });
const plans = fc.constantFrom('plus', 'plus', 'premium', 'vip', 'plus_with_trial', 'premium_with_trial');
const tokens = fc.constantFrom(
  ...['fake-valid-nonce', 'fake-valid-visa-nonce', 'fake-valid-mastercard-nonce', 'fake-valid-amex-nonce'],
  'fake-processor-declined-visa-nonce',
);
const effects = fc.constantFrom<Record<string, unknown>>(
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429 },
  { kind: 'half_body' },
  { kind: 'wrong_type' },
  // These two take the whole time that the processor is given.
  { kind: 'timeout', when: 'before' },
  { kind: 'timeout', when: 'after' },
);
/** A bank refuses to take money back. */
const REFUSED = { kind: 'decline', code: '2046' };
const STATEMENTS = [
  ...['rate_limits as kept', 'insert into purchases', `set state = 'completed'`, `set state = 'undoing'`],
  ...[`set state = 'failed'`, 'insert into "payment_attempts"', 'update "payment_attempts"', 'commit'],
  ...['update invoices set state'],
];
const codes = fc.constantFrom('2001', '2001', '2004', '2038');
const coupons = fc.constantFrom(null, null, 'ONCE', 'MONTHS', 'EVER', 'PERSON', 'FIRST', 'NOBODY');
/** Two of them are one mailbox: see buyAsVisitor. */
const mailboxes = fc.constantFrom('a.b', 'ab', 'c');
const lengths = fc.constantFrom(
  SECOND,
  30 * SECOND,
  HOUR,
  23 * HOUR,
  DAY,
  DAY,
  3 * DAY,
  15 * DAY,
  31 * DAY,
  70 * DAY,
);

const wish: fc.Arbitrary<Step> = fc.oneof(
  ...deskWishes(who),
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('buy' as const),
      who,
      planType: plans,
      token: tokens,
      couponCode: coupons,
      twice: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('buy as a visitor' as const),
      planType: plans,
      token: fc.constantFrom('fake-valid-nonce', 'fake-valid-visa-nonce'),
      mailbox: mailboxes,
      couponCode: fc.constantFrom(null, 'PERSON', 'PERSON', 'FIRST'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('change' as const),
      who,
      // More than one are wished for at once, in several tabs.
      tiers: fc.array(fc.constantFrom('PLUS', 'PREMIUM', 'VIP'), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('cancel' as const, 'reactivate' as const), who }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('pause' as const),
      who,
      days: fc.constantFrom(1, 20, 20, 45, 270, 271),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('resume' as const), who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('new card' as const), who, token: tokens }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('decline' as const), code: codes }) },
  { weight: 1, arbitrary: fc.constant({ does: 'all cards are good' as const }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('charge goes wrong' as const), effect: effects }) },
  { weight: 2, arbitrary: fc.constant({ does: 'looking up goes wrong' as const }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('vault goes wrong' as const), effect: effects }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('connection is lost' as const),
      text: fc.constantFrom(...STATEMENTS),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      does: fc.constant('time passes' as const),
      milliseconds: lengths,
      workers: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('workers run' as const), at: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('charge is held back' as const, 'what was held back comes' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('refund' as const),
      oldest: fc.boolean(),
      part: fc.constantFrom(...PARTS),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('refund goes wrong' as const),
      effect: fc.oneof(effects, fc.constant(REFUSED)),
    }),
  },
  // A charge that has not settled is voided.
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('refund' as const),
      oldest: fc.constant(false),
      part: fc.constant('all' as const),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('monthly limit' as const),
      who,
      cents: fc.constantFrom(0, 8_000, 13_000, 25_000, 60_000, null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('break' as const), who, days: fc.constantFrom(1, 7, 30) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('revoke' as const), who }) },
  { weight: 3, arbitrary: fc.constant({ does: 'processor settles' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('bank disputes' as const, 'sweep' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('hourly sweep' as const, 'cards expire' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('void goes wrong' as const), effect: effects }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('grace is set' as const), days: fc.nat({ max: 21 }) }),
  },
);

/** A plan to begin with: without one most wishes are refused. */
const beginning = (buyer: number): fc.Arbitrary<Step> =>
  fc.record({
    does: fc.constant('buy' as const),
    who: fc.constant(buyer),
    planType: plans,
    token: fc.constant('fake-valid-discover-nonce'),
    couponCode: buyer === 0 ? fc.constant(null) : coupons,
    twice: fc.constant(false),
  });

const wishes = (minLength: number, maxLength: number) => fc.array(wish, { minLength, maxLength });
const nothing = fc.constant<Step[]>([]);
const move = fc
  .tuple(wholeMove.begins, wishes(0, 3), wholeMove.comes, wishes(0, 2))
  .map(([begins, before, comes, after]): Step[] => [begins, ...before, comes, ...after]);

/**
 * A sequence: first purchases of most members, four to fourteen wishes, faults and stretches of time, and in every third a price that reaches running plans.
 */
export const steps: fc.Arbitrary<Step[]> = fc
  .tuple(
    beginning(0),
    fc.subarray(
      Array.from({ length: MEMBERS - 1 }, (_, at) => at + 1),
      { minLength: MEMBERS / 2 },
    ),
    fc.tuple(...Array.from({ length: MEMBERS - 1 }, (_, at) => beginning(at + 1))),
    wishes(4, 14),
    fc.oneof({ weight: 2, arbitrary: nothing }, { weight: 1, arbitrary: move }),
  )
  .map(([first, buyers, others, wished, moved]) => [
    first,
    ...buyers.flatMap((buyer) => others[buyer - 1] ?? []),
    ...wished,
    ...moved,
  ]);
