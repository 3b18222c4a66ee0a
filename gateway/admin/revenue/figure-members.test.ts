import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { FigureLists } from '#gateway/testing/figure-lists.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { coupon } from '#gateway/testing/money.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { CANCEL_REASONS } from '#schema/rules/money/cancel-reasons.ts';
import { seededRandom } from '#schema/rules/stats/seeded-random.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { savedRows } from '#schema/testing/saved-rows.ts';
import { checkRevenue } from './check-revenue.ts';

const FIRST = '2031-01-01';
const DAYS = 300;
const TODAY = addDays(FIRST, DAYS);
const CENTS = { PLUS: 7_900, PREMIUM: 12_900, VIP: 24_900 } as const;
const TIERS = ['PLUS', 'PREMIUM', 'VIP'] as const;

let gateway: TestGateway;
let owner: TestUser;

const sql = (query: string, params: unknown[] = []) =>
  gateway.services.database.em.execute(query, params, 'run');

const draw = seededRandom('figure members');
const share = () => draw() / 2 ** 32;
const below = (most: number) => Math.floor(share() * most);
const oneOf = <T>(choices: readonly T[]): T => choices[below(choices.length)] as T;
/** Near both ends of New York's day. */
const at = (day: number) => easternInstant(addDays(FIRST, day), oneOf(['00:05', '12:00', '23:50']));

beforeAll(async () => {
  gateway = await openGateway();
  gateway.services.clock.set(easternInstant(TODAY, '12:00').toISOString());
  owner = await member(gateway, { role: 'OWNER' });
  await coupon({ gateway }, 'EVER', { duration: 'FOREVER' });
  for (let n = 0; n < 110; n += 1) await live(`m${n}`);
  await checkRevenue(gateway.services);
});
afterAll(() => gateway.close());

/** A member with up to three plans, one after the other; the last one may still run. */
async function live(id: string): Promise<void> {
  await sql('insert into users (id, email, trial_ends_at, created_at) values (?, ?, now(), ?)', [
    ...[id, `${id}@chalkline.test`, at(-30)],
  ]);
  for (let day = below(DAYS), nth = 0; day < DAYS && nth < 3; nth += 1) {
    const ends = day + 1 + below(150);
    await plan(`${id}_${nth}`, id, day, ends);
    day = ends + below(60);
  }
}

/** What is written of a plan on a day. */
type Change = [day: number, set: string, ...params: unknown[]];

async function plan(id: string, user: string, from: number, ends: number): Promise<void> {
  const [tier, other] = [oneOf(TIERS), oneOf(TIERS)];
  const source = share() < 0.07 ? 'grant' : 'purchase';
  const inTrial = source === 'purchase' && share() < 0.4;
  const began = at(from);
  await sql(
    `insert into subscriptions (id, user_id, state, source, tier, agreed_cents, coupon_id, current_period_starts_at, current_period_ends_at,
       anchor_day, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)`,
    [
      ...[id, user, inTrial ? 'trialing' : 'active', source, tier, CENTS[tier]],
      ...[share() < 0.2 ? 'coupon_EVER' : null, began, at(from + 30), began, began],
    ],
  );
  const changes: Change[] = inTrial ? await tried(id, user, from) : [];
  if (share() < 0.4)
    changes.push([from + below(ends - from), 'tier = ?, agreed_cents = ?', other, CENTS[other]]);
  if (source === 'purchase') await pay(id, user, from, Math.min(ends, DAYS - 1));
  const end: Change = ends < DAYS ? endOf(ends) : [DAYS - 1, oneOf(LAST_CHANGES)];
  await write(id, from, changes.filter(([day]) => day < end[0]).concat([end]));
}

const LAST_CHANGES = [
  `state = case state when 'active' then 'past_due' else state end`,
  'cancel_at_period_end = true',
  `pending_tier = 'PLUS', pending_cents = 7900`,
  'failed_attempts = 0',
];

const endOf = (day: number): Change => [
  ...([day, `state = 'ended', end_reason = ?, cancel_reason = ?`] as const),
  ...[oneOf(['cancelled', 'cancelled', 'payment-failed']), oneOf([...CANCEL_REASONS, null])],
];

/** Writes the changes of a plan in their order, at most one a day. */
async function write(id: string, from: number, changes: Change[]): Promise<void> {
  let last = from;
  for (const [day, set, ...params] of changes.sort(([one], [another]) => one - another)) {
    if (day <= last || day >= DAYS) continue;
    await sql(`update subscriptions set ${set}, updated_at = ? where id = ?`, [...params, at(day), id]);
    last = day;
  }
}

/** A trial of a day, which may be prolonged; most are paid for. */
async function tried(id: string, user: string, from: number): Promise<Change[]> {
  await sql(
    'insert into trial_grants (subscription_id, user_key, email_key, created_at) values (?, ?, ?, ?)',
    [...[id, id, id, at(from)]],
  );
  const given = share() < 0.3 ? 1 + below(30) : 0;
  if (given > 0)
    await sql(
      `insert into subscription_events (subscription_id, at, type, details) values (?, ?, 'days-given', jsonb_build_object('days', ?::int))`,
      [id, at(from), given],
    );
  const paid = from + 1 + given + below(12);
  if (share() < 0.3 || paid >= DAYS) return [];
  await invoice(id, user, 'conversion', 1, paid);
  return [[paid, `state = 'active'`]];
}

async function pay(id: string, user: string, from: number, until: number): Promise<void> {
  for (let day = from, period = 2; day < until; day += 30, period += 1)
    await invoice(id, user, 'renewal', period, day);
}

/** One that takes money or only asks, and that may be won. */
async function dispute(transaction: string, user: string, cents: number, day: number): Promise<void> {
  const kind = oneOf(['CHARGEBACK', 'CHARGEBACK', 'PRE_ARBITRATION', 'INQUIRY'] as const);
  const taken = kind === 'INQUIRY' ? null : at(day);
  const state = taken ? oneOf(['OPEN', 'WON', 'WON', 'LOST'] as const) : 'OPEN';
  await sql(
    `insert into disputes (dispute_id, transaction_id, order_id, user_id, kind, reason, amount_cents, opened_at, taken_at, state, moves,
       closed_at, returned_cents) values (?, ?, ?, ?, ?, 'fraud', ?, ?, ?, ?, 1, ?, ?)`,
    [
      ...[`dispute_${transaction}`, transaction, transaction, user, kind, cents, at(day), taken, state],
      ...[state === 'OPEN' ? null : at(day + 3 + below(40)), state === 'WON' ? 1 + below(cents) : 0],
    ],
  );
}

/** An invoice that may be declined, refunded, canceled or disputed. */
async function invoice(plan: string, user: string, kind: string, period: number, day: number): Promise<void> {
  const id = `inv_${plan}_${kind}_${period}`;
  const state = oneOf(['paid', 'paid', 'paid', 'paid', 'open', 'uncollectible', 'void']);
  const insert = (row: [string, string, string, string, number, Date | null, Date]) =>
    sql(
      `insert into invoices (id, kind, type, state, total_cents, paid_at, created_at, number, user_id, subscription_id, period_no, tier,
         period_starts_at, period_ends_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'PLUS', now(), now())`,
      [...row, row[0], user, plan, period],
    );
  const cents = 1_000 + below(20_000);
  const [made, settled] = [at(day), at(day + below(5))];
  const attempt = (
    n: number,
    to: 'succeeded' | 'declined',
    moment: Date,
    voided: Date | null,
    code: string | null,
  ) =>
    sql(
      `insert into payment_attempts (order_id, invoice_id, state, amount_cents, card_token, created_at, settled_at, voided_at, decline_code, transaction_id)
       values (?, ?, ?, ?, 'card', ?, ?, ?, ?, ?)`,
      [`${id}:${n}`, id, to, cents, moment, moment, voided, code, to === 'succeeded' ? `txn_${id}` : null],
    );
  await insert([id, kind, 'charge', state, cents, state === 'paid' ? settled : null, made]);
  for (let n = 0; n < below(3); n += 1)
    await attempt(n, 'declined', at(day + n), null, oneOf(['2001', '2001', 'not-charged']));
  if (state !== 'paid') return;
  const canceled = share() < 0.1;
  await attempt(9, 'succeeded', settled, canceled ? settled : null, null);
  if (canceled || share() < 0.2) {
    const sent = at(day + 5 + below(20));
    await insert([
      `c_${id}`,
      `credit-${id}`,
      'credit',
      oneOf(['paid', 'paid', 'open']),
      below(cents),
      sent,
      sent,
    ]);
  }
  if (share() < 0.05) await dispute(`txn_${id}`, user, cents, day + 10);
}

test('every figure and every cell is as long, and as much, as the list that it opens', async () => {
  const lists = new FigureLists(gateway, owner);
  await lists.compareAll(FIRST, TODAY);
  expect(lists.differences).toEqual([]);
  expect(lists.compared).toBeGreaterThan(400);
});

const EXPORT = 'mutation ($input: ExportListInput!) { exportList(input: $input) { url } }';
const CASH = `query ($from: Date, $to: Date) {
  revenue(from: $from, to: $to) { days { day chargedCents refundedCents chargedBackCents returnedCents } } }`;

interface CashDay {
  day: string;
  chargedCents: number;
  refundedCents: number;
  chargedBackCents: number;
  returnedCents: number;
}

async function accounting(month: string): Promise<Record<string, string>[]> {
  const input = { list: 'ACCOUNTING', filters: [{ name: 'month', value: month }] };
  const { data } = await ask<{ exportList: { url: string } }>(gateway, EXPORT, { input }, owner);
  const { pathname, search } = new URL(data.exportList.url);
  const { body, headers } = await gateway.app.inject(`${pathname}${search}`);
  expect(headers['content-disposition']).toBe(`attachment; filename="accounting-${month}.csv"`);
  const [header, ...lines] = savedRows(body).map(({ cells }) => cells);
  return lines.map((cells) => Object.fromEntries((header ?? []).map((name, at) => [name, cells[at] ?? ''])));
}

test('the file of a month has each charge, refund and dispute, day by day as much as the page', async () => {
  const { data } = await ask<{ revenue: { days: CashDay[] } }>(
    gateway,
    CASH,
    { from: FIRST, to: TODAY },
    owner,
  );
  const { days } = data.revenue;
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  const rows = (await Promise.all(months.map(accounting))).flat();
  const sums = new Map<string, number>();
  for (const { Date: date = '', Type: type, Amount: amount = '' } of rows) {
    expect(amount).toMatch(/^-?\d+\.\d\d$/);
    const day = date.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
    sums.set(`${day} ${type}`, (sums.get(`${day} ${type}`) ?? 0) + Math.round(Number(amount) * 100));
  }
  const said = days.flatMap(({ day, chargedCents, refundedCents, chargedBackCents, returnedCents }) => [
    [`${day} Charge`, chargedCents] as const,
    [`${day} Refund`, -refundedCents] as const,
    [`${day} Dispute`, -chargedBackCents] as const,
    [`${day} Dispute Returned`, returnedCents] as const,
  ]);
  expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(said.filter(([, cents]) => cents !== 0)));
  expect(rows.length).toBeGreaterThan(300);
  expect(new Set(rows.map(({ Type: type }) => type))).toEqual(
    new Set(['Charge', 'Refund', 'Dispute', 'Dispute Returned']),
  );
  expect(Object.keys(rows[0] ?? {}).slice(0, 3)).toEqual(['Date', 'Description', 'Amount']);
  const refund = rows.find(({ Type: type }) => type === 'Refund');
  expect(refund).toMatchObject({ 'Invoice of Charge': refund?.Invoice?.slice('c_'.length), Currency: 'USD' });
});

test('a month is named, and money staff alone saves it', async () => {
  const codeOf = async (filters: object[], role?: 'SUPPORT' | 'ANALYST') => {
    const who = role ? await member(gateway, { role }) : owner;
    const { errors } = await ask(gateway, EXPORT, { input: { list: 'ACCOUNTING', filters } }, who);
    return errors?.[0]?.extensions.code;
  };
  const month = [{ name: 'month', value: '2031-02' }];
  expect(await codeOf([])).toBe('BAD_USER_INPUT');
  expect(await codeOf([{ name: 'month', value: '2031-13' }])).toBe('BAD_USER_INPUT');
  expect(await codeOf(month, 'SUPPORT')).toBe('FORBIDDEN');
  expect(await codeOf(month, 'ANALYST')).toBe('FORBIDDEN');
  expect(await codeOf(month)).toBeUndefined();
});
