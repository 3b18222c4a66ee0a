import { actAtDesk, announcePrices, type DeskStep, writeAccount } from '#gateway/testing/desk-steps.ts';
import {
  advance,
  advanceTo,
  buy,
  changePlan,
  fault,
  reactivate,
  refund,
  replaceCard,
  revoke,
  runDue,
  SECOND,
  setMonthlyLimit,
} from '#gateway/testing/money.ts';
import { cardOf } from '#gateway/testing/money-rows.ts';
import { pauseFor, resumeAsShown } from '#gateway/testing/pauses.ts';
import type { House } from '#gateway/testing/scene.ts';
import { signUp, type TestUser } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';
import { CANCEL_REASONS } from '#schema/rules/money/cancel-reasons.ts';
import { seededRandom } from '#schema/rules/stats/seeded-random.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import type { Journal, PlanSeen } from './journal.ts';
import { cancelFor, grantDays } from './members-acts.ts';

/** When prices of running plans move: on which day of the year, and how. */
const PRICES: ReadonlyMap<number, DeskStep> = new Map<number, DeskStep>([
  [40, { does: 'prices move', tier: 'PLUS', cents: 8_900, approved: true }],
  [120, { does: 'prices move', tier: 'PREMIUM', cents: 11_900, approved: true }],
  [200, { does: 'price moves end' }],
  [210, { does: 'prices move', tier: 'PLUS', cents: 9_900, approved: true }],
  [260, { does: 'prices move', tier: 'VIP', cents: 26_900, approved: false }],
]);

/** Near both ends of New York's day, where days of UTC are others. */
const TIMES = ['00:20', '12:00', '23:20'];
const COUPONS = [null, null, null, 'ONCE', 'MONTHS', 'EVER', 'SHARE', 'SOME', 'GIFT'];
const CARDS = ['fake-valid-nonce', 'fake-valid-visa-nonce', 'fake-valid-mastercard-nonce'];
const TIERS = ['PLUS', 'PREMIUM', 'VIP'];

/** Chances and choices of a year, the same for the same seed. */
class Luck {
  readonly #draw: () => number;
  constructor(seed: string) {
    this.#draw = seededRandom(seed);
  }
  share = () => this.#draw() / 2 ** 32;
  of = <T>(choices: readonly T[]): T => choices[Math.floor(this.share() * choices.length)] as T;
}

export interface Year {
  first: string;
  last: string;
  seed: string;
  /** Whom plans are sold to; who is deleted comes back as somebody new. */
  people: number;
}

/** Random lives, day by day: what members, banks and the staff do, what the workers do then, and what the journal sees of it. */
export async function liveAYear(house: House, journal: Journal, year: Year): Promise<void> {
  const luck = new Luck(year.seed);
  const { world, members } = house;
  for (const user of [house.admin, house.approver]) await writeAccount(world, user, 'OWNER');
  for (let who = 0; who < year.people; who += 1) {
    const user = await signUp();
    members.push(user);
    await writeAccount(world, user, null);
  }
  for (let n = 0, day = year.first; day <= year.last; n += 1, day = addDays(day, 1)) {
    advanceTo(world, easternInstant(day, luck.of(TIMES)).toISOString());
    const price = PRICES.get(n);
    if (price) await actAtDesk(house, price);
    for (const who of members.keys()) await liveADay(house, journal, luck, who);
    await endDay(house, journal);
  }
  journal.write({ what: 'end' });
}

async function liveADay(house: House, journal: Journal, luck: Luck, who: number): Promise<void> {
  const user = house.members[who] as TestUser;
  const plan = journal.planOf(user.uid);
  let chance = luck.share();
  for (const [likely, act] of plan ? ACTS : BEGINNINGS) {
    chance -= likely;
    if (chance >= 0) continue;
    advance(house.world, 10 * SECOND);
    await act({ house, journal, luck, who, user, plan: plan as PlanSeen });
    await journal.lookAtMoney();
    await journal.lookAtPlans();
    return;
  }
}

interface Life {
  house: House;
  journal: Journal;
  luck: Luck;
  who: number;
  user: TestUser;
  plan: PlanSeen;
}
type Act = (life: Life) => Promise<unknown>;

/** What somebody without a plan does on a day, and how likely. */
const BEGINNINGS: [chance: number, act: Act][] = [
  [
    0.025,
    ({ house, luck, user }) => {
      const planType = luck.of(['plus', 'plus', 'premium', 'vip', 'plus_with_trial', 'premium_with_trial']);
      const order = { planType, email: user.email, token: luck.of(CARDS), couponCode: luck.of(COUPONS) };
      return buy(house.world, order, user);
    },
  ],
  [0.006, tryWithBadCard],
  [0.0005, ({ house, user }) => grantDays(house.world, house.admin, user, 20)],
];

/** What happens to somebody with a plan on a day. */
const ACTS: [chance: number, act: Act][] = [
  [0.008, ({ house, luck, user }) => changePlan(house.world, user, luck.of(TIERS))],
  [0.005, ({ house, luck, user }) => cancelFor(house.world, user, luck.of([...CANCEL_REASONS, null]))],
  [0.006, ({ house, user }) => reactivate(house.world, user)],
  [0.004, ({ house, luck, user }) => pauseFor(house.world, user, luck.of([3, 30, 60, 120]))],
  [0.004, ({ house, user }) => resumeAsShown(house.world, user)],
  [0.004, refundLast],
  [0.003, giveDays],
  [0.003, ({ house, luck, user }) => replaceCard(house.world, user, luck.of(CARDS))],
  [0.004, declineCard],
  [0.002, ({ house }) => house.world.processor.order('DELETE', 'faults')],
  [0.0008, disputeLast],
  [0.0008, ({ house, user }) => revoke(house.world, house.admin, user)],
  [0.0008, ({ house, luck, user }) => setMonthlyLimit(house.world, user, luck.of([0, 8_000, null]))],
  [0.0008, ({ house, who }) => actAtDesk(house, { does: 'account is deleted', who })],
];

/** A trial with a card that the bank declines when it ends, for a time or for good. */
async function tryWithBadCard({ house: { world }, luck, user }: Life): Promise<void> {
  const order = { planType: luck.of(['plus_with_trial', 'premium_with_trial']), email: user.email };
  const { errors } = await buy(world, { ...order, token: luck.of(CARDS) }, user);
  if (errors) return;
  const effect = { kind: 'decline', code: luck.of(['2001', '2038', '2004']) };
  await fault(world, effect, { card: await cardOf(world, user), times: luck.of([1, 2, null]) });
}

async function refundLast({ house, luck, plan }: Life): Promise<void> {
  const [charge] = await house.world.gateway.services.database.em.execute<{ id: string; cents: number }[]>(
    `select id, total_cents as cents from invoices where subscription_id = ? and type = 'charge' and state = 'paid'
        and total_cents > 0 order by created_at desc limit 1`,
    [plan.plan],
  );
  const cents = charge && luck.of([1, Math.floor(charge.cents / 2), charge.cents]);
  if (cents) await refund(house.world, house.admin, charge.id, cents);
}

async function giveDays({ house, journal, luck, who, plan }: Life): Promise<void> {
  const days = luck.of([1, 7, 30]);
  const answers = await actAtDesk(house, { does: 'days are given', who, days });
  const isDone = answers.length === 2 && answers.every((answer) => !('errors' in answer && answer.errors));
  const inTrial = plan.state === 'trialing';
  if (isDone) journal.write({ what: 'days given', plan: plan.plan, days, inTrial });
}

async function declineCard({ house: { world }, luck, user, plan }: Life): Promise<void> {
  if (plan.source !== 'purchase') return;
  const effect = { kind: 'decline', code: luck.of(['2001', '2038', '2004']) };
  await fault(world, effect, { card: await cardOf(world, user), times: null });
}

async function disputeLast({ house: { world }, journal, plan }: Life): Promise<void> {
  const payment = journal.paymentOf(plan.plan);
  if (payment) await world.processor.order('POST', `transactions/${payment}/dispute`, {});
}

/** The workers do what is due, and the bank settles. Throws what failed. */
async function endDay({ world }: House, journal: Journal): Promise<void> {
  await notified(world);
  const failures = await runDue(world);
  if (failures.length > 0) throw new AggregateError(failures, 'The workers failed');
  await announcePrices(world);
  await journal.settleDay();
  await journal.lookAtPlans();
}

/** Until what the processor has to tell has come. */
function notified({ processor }: House['world']): Promise<void> {
  return until(async () => {
    const { deliveries } = await processor.order<{ deliveries: { attempts: unknown[] }[] }>('GET', 'state');
    return deliveries.every(({ attempts }) => attempts.length > 0);
  });
}
