import { allCoupons } from '#gateway/billing/ledger/coupon-rows.sql.ts';
import type { CouponRecord } from '#gateway/billing/ledger/coupon-rows.ts';
import { isOurCharge, isOurRefund, moneyMoved } from '#gateway/billing/reconciliation/compare.ts';
import { processWebhooks } from '#gateway/billing/reconciliation/process-webhooks.ts';
import { settle } from '#gateway/billing/settlement/settle.ts';
import type { Processor, ProcessorTransaction } from '#gateway/integrations/processor.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { discountCents, discountedPeriods } from '#schema/rules/money/coupons.ts';
import { anchorDayOf, nextPeriodEnd } from '#schema/rules/money/periods.ts';
import { proratedCents } from '#schema/rules/money/quote.ts';
import { otherPricesWereAnnounced } from './announced-prices.ts';
import { required } from './database.ts';
import { rowsAgree } from './forbidden-rows.ts';
import { converge, type MoneyWorld, runDue, transactionsOf } from './money.ts';
import { rowsAsText, TABLES } from './money-tables.ts';

/**
 * What must hold whenever nothing is on its way any more, over the database, the processor and the identity
 * provider, to the cent. Answers a sentence for each thing that is wrong; afterwards everything that can be
 * repeated was repeated. `tooLate`: orders that the processor denied, and charged when nothing was owed any more.
 */
export async function invariants(
  world: MoneyWorld,
  tooLate: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const all = await transactionsOf(world);
  const moved = all.filter(moneyMoved);
  const paid = moved.filter(isOurCharge);
  const wrong = [
    ...chargedOnce(paid),
    ...(await booksAgree(world, paid, tooLate)),
    ...(await refundsAgree(world, moved)),
    ...(await onlyLateChargesAreRefunded(world, moved)),
    ...(await rowsAgree(world)),
    ...(await periodsKeepTheirDay(world)),
    ...(await otherPricesWereAnnounced(world)),
    ...(await upgradesCostTheDifference(world)),
    ...(await accountsAgree(world)),
  ];
  return [...wrong, ...(await repetitionChangesNothing(world, all))];
}

/** Lets a last minute pass, closes the world whatever comes, and answers what is wrong in it. */
export async function closeAndCheck(world: MoneyWorld, tooLate?: ReadonlySet<string>): Promise<string[]> {
  try {
    await converge(world);
    return await invariants(world, tooLate);
  } finally {
    await world.close();
  }
}

/** At most one paid charge for an order, none of nothing or less. */
function chargedOnce(paid: ProcessorTransaction[]): string[] {
  const orders = paid.map(({ orderId }) => orderId);
  const twice = orders.filter((orderId, index) => orders.indexOf(orderId) !== index);
  return [
    ...twice.map((orderId) => `${orderId} was charged twice`),
    ...paid.filter(({ cents }) => cents <= 0).map(({ orderId }) => `${orderId} charged nothing or less`),
  ];
}

interface Booked {
  orderId: string;
  transactionId: string;
  amountCents: number;
  totalCents: number;
  linesCents: number;
  invoiceState: string;
}

/** Every paid charge has its paid invoice of the same amount and lines, and the reverse. */
async function booksAgree(
  { gateway }: MoneyWorld,
  paid: ProcessorTransaction[],
  tooLate: ReadonlySet<string>,
): Promise<string[]> {
  const booked = await gateway.services.database.em.execute<Booked[]>(
    `select a.order_id as "orderId", a.transaction_id as "transactionId", a.amount_cents as "amountCents",
            i.total_cents as "totalCents", i.state as "invoiceState",
            (select sum(cents)::int from invoice_lines l where l.invoice_id = i.id) as "linesCents"
       from payment_attempts a join invoices i on i.id = a.invoice_id
      where a.state = 'succeeded' and a.voided_at is null`,
  );
  const byTransaction = new Map(booked.map((one) => [one.transactionId, one]));
  const unbooked = paid.filter(({ id, orderId }) => !byTransaction.has(id) && !tooLate.has(orderId));
  const unrefunded = await Promise.all(
    unbooked.map((one) => unrefundedProblems(gateway.services.processor, one)),
  );
  const theirs = paid.flatMap(({ id, orderId, cents }) => {
    const ours = byTransaction.get(id);
    if (!ours) return [];
    const { amountCents, totalCents, linesCents, invoiceState } = ours;
    if ([amountCents, totalCents, linesCents].some((one) => one !== cents))
      return [
        `${orderId}: charged ${cents}, attempt ${amountCents}, invoice ${totalCents}, lines ${linesCents}`,
      ];
    return invoiceState === 'paid' ? [] : [`${orderId} was charged, its invoice is ${invoiceState}`];
  });
  const charged = new Set(paid.map(({ id }) => id));
  const ours = booked.filter(({ transactionId }) => !charged.has(transactionId));
  return [
    ...unrefunded.flat(),
    ...theirs,
    ...ours.map(({ orderId }) => `${orderId} is booked and was not charged`),
  ];
}

/** A charge that is not in our records is refunded in full, unless it is disputed. */
async function unrefundedProblems(
  processor: Processor,
  { id, orderId, cents }: ProcessorTransaction,
): Promise<string[]> {
  const unrefunded = cents - (await processor.refundedCents(id));
  if (unrefunded === 0 || (await processor.isDisputed(id))) return [];
  return [`${orderId} was charged, ${unrefunded} cents of it are not in the books`];
}

/** A charge in our records is never refunded automatically. */
async function onlyLateChargesAreRefunded(
  { gateway }: MoneyWorld,
  moved: ProcessorTransaction[],
): Promise<string[]> {
  const orders = moved.map(({ orderId }) => orderId).filter((orderId) => orderId.startsWith('late:'));
  if (orders.length === 0) return [];
  const booked = await gateway.services.database.em.execute<{ id: string }[]>(
    `select 'late:' || transaction_id as id from payment_attempts where state = 'succeeded'`,
  );
  return booked.filter(({ id }) => orders.includes(id)).map(({ id }) => `${id} is in our books`);
}

/** The processor refunded what our records say, to the cent, once, and nothing else; or its charge is voided. */
async function refundsAgree({ gateway }: MoneyWorld, moved: ProcessorTransaction[]): Promise<string[]> {
  const refunds = await gateway.services.database.em.execute<{ orderId: string; cents: number }[]>(
    `select 'credit:' || id as "orderId", total_cents as cents from invoices where type = 'credit' and state = 'paid'
        and not exists (select from payment_attempts a where 'credit-' || a.invoice_id = invoices.kind
                         and a.voided_at is not null and a.amount_cents = invoices.total_cents)`,
  );
  const reported = (all: { orderId: string; cents: number }[]) =>
    all.map(({ orderId, cents }) => `${orderId} ${cents}`).sort();
  const ours = reported(refunds);
  const theirs = reported(moved.filter(isOurRefund));
  return ours.join() === theirs.join()
    ? []
    : [`recorded ${ours} as refunded, the processor refunded ${theirs}`];
}

interface PaidPeriod {
  id: string;
  startsAt: Date;
  endsAt: Date;
  anchorDay: number;
  /** When the period ended that was prolonged last before it, or null. A trial that a change of the plan ended earlier does not count. */
  prolongedUntil: Date | null;
  /** When the period began that followed the last pause until then, or null. */
  resumedAt: Date | null;
  /** When its plan's first month began, where days were given later than it was made, or it was paused. */
  beganAt: Date | null;
}

/** Every paid month ends on the anchor day, or on the last day of a shorter month. */
async function periodsKeepTheirDay({ gateway }: MoneyWorld): Promise<string[]> {
  const periods = await gateway.services.database.em.execute<PaidPeriod[]>(
    `select i.id, i.period_starts_at as "startsAt", i.period_ends_at as "endsAt", s.anchor_day as "anchorDay",
            (select (e.details ->> 'endsAt')::timestamptz from subscription_events e where e.subscription_id = s.id
                and e.type = 'days-given' and e.at <= i.created_at and not exists (select from invoices f
                  where f.subscription_id = s.id and f.kind = 'start' and f.state = 'paid' and f.created_at >= e.at
                    and f.period_starts_at < (e.details ->> 'endsAt')::timestamptz)
              order by e.id desc limit 1) as "prolongedUntil",
            (select min(f.period_starts_at) from invoices f where f.subscription_id = s.id and exists (
               select from subscription_events e where e.subscription_id = s.id and e.type in ('days-given', 'resumed'))) as "beganAt",
            (select max(f.period_starts_at) from invoices f join subscription_events e on e.subscription_id = s.id and e.type = 'resumed'
                and (e.details ->> 'periodNo')::int = f.period_no
              where f.subscription_id = s.id and f.state = 'paid' and f.kind in ('renewal', 'resume')
                and f.period_starts_at <= i.period_starts_at) as "resumedAt"
       from invoices i join subscriptions s on s.id = i.subscription_id
      where i.type = 'charge' and i.state = 'paid' and i.kind in ('purchase', 'conversion', 'renewal', 'resume', 'start')
        -- What was paid after an admin or a bank ended the plan begins no month.
        and (s.ended_at is null or i.paid_at <= s.ended_at)`,
  );
  return periods
    .filter((one) => nextPeriodEnd(one.startsAt, dayOf(one)).getTime() !== one.endsAt.getTime())
    .map(({ id }) => `${id}: its month ends on another day`);
}

/** Days that were given, and pauses, move the day on which a plan renews. */
function dayOf({ prolongedUntil, resumedAt, beganAt, anchorDay }: PaidPeriod): number {
  const isLater = prolongedUntil && resumedAt && prolongedUntil > resumedAt;
  const since = (isLater ? prolongedUntil : resumedAt) ?? prolongedUntil ?? beganAt;
  return since ? anchorDayOf(since) : anchorDay;
}

interface PaidUpgrade {
  id: string;
  subscriptionId: string;
  periodNo: number;
  kind: string;
  tier: Tier;
  totalCents: number;
  /** A month of its plan before discounts. */
  monthCents: number;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  couponId: string | null;
  /** How many months were paid for until then. */
  months: number;
  /** What was refunded of the period's charges before it, and how much of that the bank declined, then or later. */
  refundedCents: number;
  declinedRefundCents: number;
}

/** Refunds of charges of the period of `i` that were there when `i` was made. */
const REFUNDED_BEFORE = `from invoices c join invoices o on c.kind = 'credit-' || o.id
  where o.subscription_id = i.subscription_id and o.period_no = i.period_no and c.created_at <= i.created_at`;

/**
 * Within a period each upgrade costs what lies between the price paid before it and that of its own plan's next month,
 * to the second: a discount or a refund counts as what it left to pay.
 */
async function upgradesCostTheDifference({ gateway }: MoneyWorld): Promise<string[]> {
  const { em } = gateway.services.database;
  const paid = await em.execute<PaidUpgrade[]>(
    `select i.id, subscription_id as "subscriptionId", i.period_no as "periodNo", kind, i.tier, total_cents as "totalCents", month_cents as "monthCents",
            period_starts_at as "startsAt", period_ends_at as "endsAt", i.created_at as "createdAt",
            s.coupon_id as "couponId", (select count(*)::int from invoices m where m.subscription_id = s.id
              and m.type = 'charge' and m.state = 'paid' and m.kind not like 'upgrade-%'
              and m.period_no <= i.period_no) as months,
            (select coalesce(sum(c.total_cents), 0)::int ${REFUNDED_BEFORE}) as "refundedCents",
            (select coalesce(sum(c.total_cents), 0)::int ${REFUNDED_BEFORE} and c.state = 'void') as "declinedRefundCents"
       from invoices i join subscriptions s on s.id = i.subscription_id where type = 'charge' and i.state = 'paid'
      order by subscription_id, i.period_no, kind like 'upgrade-%', i.created_at,
               array_position(array['PLUS', 'PREMIUM', 'VIP'], i.tier)`,
  );
  const coupons = await allCoupons.all(em);
  return paid.flatMap((upgrade, at) => {
    const before = paid[at - 1];
    if (!upgrade.kind.startsWith('upgrade-') || !before) return [];
    const coupon = coupons.find(({ id }) => id === upgrade.couponId);
    const paidCents = before.kind.startsWith('upgrade-')
      ? monthAfter(before.months, before, coupon)
      : before.totalCents;
    const nextCents = monthAfter(upgrade.months, upgrade, coupon);
    const { refundedCents, declinedRefundCents } = upgrade;
    const rights = [refundedCents, refundedCents - declinedRefundCents].map((refunded) =>
      proratedCents(Math.max(0, paidCents - refunded), nextCents, upgrade, upgrade.createdAt),
    );
    return rights.includes(upgrade.totalCents)
      ? []
      : [`${upgrade.id}: from ${before.tier} to ${upgrade.tier} cost ${upgrade.totalCents}, not ${rights}`];
  });
}

/** What the month after so many paid ones costs. */
function monthAfter(
  months: number,
  { tier, monthCents: price }: Pick<PaidUpgrade, 'tier' | 'monthCents'>,
  coupon: CouponRecord | undefined,
): number {
  if (!coupon?.tiers.includes(tier) || months >= (discountedPeriods(coupon) ?? months + 1)) return price;
  return price - discountCents(coupon, price);
}

/** No account at the identity provider of a purchase that failed, and one for each that was completed. */
async function accountsAgree({ gateway }: MoneyWorld): Promise<string[]> {
  const made = await gateway.services.database.em.execute<{ userId: string; state: string }[]>(
    `select user_id as "userId", state from purchases where makes_account and state in ('completed', 'failed')`,
  );
  if (made.length === 0) return [];
  const known = await knownAccounts(made.map(({ userId }) => userId));
  return made
    .filter(({ userId, state }) => known.has(userId) !== (state === 'completed'))
    .map(
      ({ userId, state }) =>
        `the purchase of ${userId} is ${state}; an account there is: ${known.has(userId)}`,
    );
}

async function knownAccounts(localId: string[]): Promise<Set<string>> {
  const host = required('FIREBASE_AUTH_EMULATOR_HOST');
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/projects/demo-chalkline/accounts:lookup`;
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ localId }) });
  const { users = [] } = (await answer.json()) as { users?: { localId: string }[] };
  return new Set(users.map((user) => user.localId));
}

/** Outcomes booked again, notifications worked on again, workers run again: nothing moves. */
async function repetitionChangesNothing(world: MoneyWorld, all: ProcessorTransaction[]): Promise<string[]> {
  const { services } = world.gateway;
  const { em } = services.database;
  const before = await rowsAsText(world);
  for (const { orderId, outcome } of all) await settle(services, orderId, outcome);
  await em.execute('update webhook_inbox set processed_at = null, failure = null', [], 'run');
  await processWebhooks(services);
  const failures = await runDue(world);
  const after = await rowsAsText(world);
  const moved = TABLES.map((table) => [table, before[table], after[table]]);
  return [
    ...failures.map((failure) => `a worker failed: ${failure}`),
    ...moved
      .filter(([, was, is]) => was !== is)
      .map(([table, was, is]) => `a repetition changed ${table}: ${was} became ${is}`.slice(0, 2_000)),
  ];
}
