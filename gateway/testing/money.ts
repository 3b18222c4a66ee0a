import { randomInt, randomUUID } from 'node:crypto';
import { dueSubscriptions } from '#gateway/billing/ledger/subscription-rows.ts';
import { processDue } from '#gateway/billing/plan/process-due.ts';
import { compareWithProcessor } from '#gateway/billing/reconciliation/compare-with-processor.ts';
import { deleteOrphanedAccounts } from '#gateway/billing/reconciliation/delete-orphaned-accounts.ts';
import { processWebhooks } from '#gateway/billing/reconciliation/process-webhooks.ts';
import { settleOpenAttempts, undoAbandonedPurchases } from '#gateway/billing/reconciliation/reconcile.ts';
import { sendDisputeReplies } from '#gateway/billing/reconciliation/send-dispute-replies.ts';
import { settleOpenRefunds } from '#gateway/billing/reconciliation/settle-open-refunds.ts';
import type { UserType } from '#schema/types/access/user.type.ts';
import type { PurchasePayload } from '#schema/types/money/purchase.type.ts';
import type { SubscriptionType } from '#schema/types/money/subscription.type.ts';
import { type Answer, type Asked, ask } from './ask.ts';
import { openGateway, type TestGateway } from './gateway.ts';
import { startProcessor, type TestProcessor } from './processor.ts';
import { solve } from './solve.ts';
import { member, type TestUser } from './users.ts';

/** The gateway and a local Braintree of its own: all that a test about money needs. */
export interface MoneyWorld {
  gateway: TestGateway;
  processor: TestProcessor;
  close(): Promise<void>;
}

export async function openMoneyWorld(
  overrides: Record<string, string> = {},
  clockFile?: string,
): Promise<MoneyWorld> {
  const processor = await startProcessor(clockFile);
  const gateway = await openGateway({ BRAINTREE_ENVIRONMENT: processor.url, ...overrides });
  const close = async () => {
    await gateway.close();
    await processor.close();
  };
  return { gateway, processor, close };
}

export const PURCHASE = `mutation ($input: PurchaseInput!) { purchase(input: $input) {
  userId email tempPassword tier inTrial totalCents nextChargeAt nextChargeCents conversionValue } }`;

/** What a visitor types who buys premium with a good card, unless told otherwise. */
export const order = (more: Record<string, unknown> = {}) => ({
  planType: 'premium',
  email: `${randomUUID()}@chalkline.test`,
  firstName: 'Ada',
  lastName: 'Lovelace',
  token: 'fake-valid-nonce',
  ...more,
});

/** Another network each time: limits by network have tests of their own. */
export const someNetwork = () => ({ 'x-forwarded-for': [0, 0, 0, 0].map(() => randomInt(1, 255)).join('.') });

/** Buys as a visitor, or as a member. */
export function buy(
  { gateway }: { gateway: Asked },
  more: Record<string, unknown> = {},
  user: TestUser | null = null,
  headers: Record<string, string> = someNetwork(),
): Promise<Answer<{ purchase: PurchasePayload }>> {
  return askAsBrowser(gateway, PURCHASE, { input: order(more) }, user, headers);
}

/** Solves a challenge and asks again, as the browser does. */
async function askAsBrowser<D>(...[gateway, query, variables, user, headers]: Parameters<typeof ask>) {
  const answer = await ask<D>(gateway, query, variables, user, headers);
  const asked = answer.errors?.[0]?.extensions;
  if (asked?.code !== 'CHALLENGE_REQUIRED') return answer;
  const solved = { 'x-challenge-answer': solve(String(asked.challenge), Number(asked.bits)) };
  return ask<D>(gateway, query, variables, user, { ...headers, ...solved });
}

const USER = '{ subscription planStatus }';
const SUBSCRIPTION = `subscription { tier inTrial pastDue currentPeriodEndsAt
  paused pausedUntil cancelAtPeriodEnd pendingTier pendingMonthlyCents graceEndsAt nextChargeAt nextChargeCents renewalStop renewalCents stopWithoutPause }`;
const PLAN = `user ${USER} ${SUBSCRIPTION}`;

interface MemberPlan {
  user: UserType;
  subscription: SubscriptionType | null;
}

export async function write(
  world: Pick<MoneyWorld, 'gateway'>,
  name: string,
  input: [type: string, value: Record<string, unknown>] | null,
  user: TestUser,
) {
  const query = input
    ? `mutation ($input: ${input[0]}!) { plan: ${name}(input: $input) { ${PLAN} } }`
    : `mutation { plan: ${name} { ${PLAN} } }`;
  return askAsBrowser<{ plan: MemberPlan }>(
    world.gateway,
    query,
    input ? { input: input[1] } : {},
    user,
    someNetwork(),
  );
}

export const changePlan = (
  world: Pick<MoneyWorld, 'gateway'>,
  user: TestUser,
  tier: string,
  expectedTotalCents?: number,
  expectedNextChargeCents?: number,
) =>
  write(
    world,
    'changePlan',
    ['ChangePlanInput', { tier, expectedTotalCents, expectedNextChargeCents }],
    user,
  );
export const cancel = (world: Pick<MoneyWorld, 'gateway'>, user: TestUser) =>
  write(world, 'cancelSubscription', null, user);
export const reactivate = (world: Pick<MoneyWorld, 'gateway'>, user: TestUser) =>
  write(world, 'reactivateSubscription', null, user);
export const replaceCard = (world: Pick<MoneyWorld, 'gateway'>, user: TestUser, token: string) =>
  write(world, 'updatePaymentMethod', ['UpdatePaymentMethodInput', { token }], user);

export const setMonthlyLimit = (world: Pick<MoneyWorld, 'gateway'>, user: TestUser, cents: number | null) =>
  ask(
    world.gateway,
    `mutation { setMonthlyLimit(input: { monthlyLimitCents: ${cents} }) { limits { spentCents } } }`,
    {},
    user,
  );
export const startBreak = (world: Pick<MoneyWorld, 'gateway'>, user: TestUser, days: number) =>
  ask(
    world.gateway,
    `mutation { startCoolOff(input: { days: ${days} }) { limits { spentCents } } }`,
    {},
    user,
  );

const REFUND = 'mutation ($input: RefundInvoiceInput!) { refundInvoice(input: $input) { invoiceId voided } }';
const REVOKE = 'mutation ($input: RevokePlanInput!) { revokePlan(input: $input) { user { id } } }';

/** An admin refunds a part of a payment. */
export const refund = (
  { gateway }: Pick<MoneyWorld, 'gateway'>,
  admin: TestUser,
  invoiceId: string,
  amountCents: number,
  more: Record<string, unknown> = {},
) => ask(gateway, REFUND, { input: { invoiceId, amountCents, reason: 'An outage', ...more } }, admin);

const CANCEL =
  'mutation ($input: CancelRenewalInput!) { cancelRenewal(input: $input) { user { subscription planStatus } } }';

/** An admin cancels the renewal of a member's plan. */
export const cancelRenewal = (
  { gateway }: Pick<MoneyWorld, 'gateway'>,
  admin: TestUser,
  { uid }: Pick<TestUser, 'uid'>,
  reason = 'Asked by phone',
) => ask(gateway, CANCEL, { input: { userId: uid, reason } }, admin);

/** An admin takes a plan back. */
export const revoke = ({ gateway }: Pick<MoneyWorld, 'gateway'>, admin: TestUser, { uid }: TestUser) =>
  ask(gateway, REVOKE, { input: { userId: uid, reason: 'Asked for it' } }, admin);

/** What a member holds now, as the API tells it. */
export async function memberPlan(
  { gateway }: Pick<MoneyWorld, 'gateway'>,
  user: TestUser,
): Promise<MemberPlan> {
  return (await ask<MemberPlan>(gateway, `{ user: me ${USER} ${SUBSCRIPTION} }`, {}, user)).data;
}

/** When the period or the trial that a member is in ends. */
export async function periodEnd(world: Pick<MoneyWorld, 'gateway'>, user: TestUser): Promise<string> {
  return String((await memberPlan(world, user)).subscription?.currentPeriodEndsAt);
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Moves the clock of the product forward. */
export function advance({ gateway: { services } }: Pick<MoneyWorld, 'gateway'>, milliseconds: number): void {
  services.clock.set(new Date(services.clock.now().getTime() + milliseconds).toISOString());
}

/** Moves the clock of the product forward to a moment. */
export function advanceTo({ gateway: { services } }: Pick<MoneyWorld, 'gateway'>, instant: string): void {
  if (new Date(instant) < services.clock.now()) throw new RangeError(`${instant} is over`);
  services.clock.set(instant);
}

/** Does once what the workers do again and again; answers what failed, which they would log. */
export async function runDue({ gateway: { services } }: Pick<MoneyWorld, 'gateway'>): Promise<unknown[]> {
  const failures: unknown[] = [];
  const run = (job: () => Promise<unknown>) => job().catch((failure) => failures.push(failure));
  await run(async () => {
    for (const id of await dueSubscriptions(services.database.em, services.clock.now(), 200))
      await run(() => processDue(services, id));
  });
  await run(() => settleOpenAttempts(services));
  await run(() => undoAbandonedPurchases(services));
  await run(() => deleteOrphanedAccounts(services));
  await run(() => settleOpenRefunds(services));
  await run(() => sendDisputeReplies(services));
  await run(() => processWebhooks(services));
  return failures;
}

/** A minute of the product's time with everything in order, in which all that was left open must be settled. */
export async function converge(world: MoneyWorld): Promise<void> {
  await world.processor.order('DELETE', 'faults');
  for (let passed = 0; passed < 4; passed += 1) {
    advance(world, 15 * SECOND);
    const failures = await runDue(world);
    if (failures.length > 0) throw new AggregateError(failures, 'The workers failed');
  }
}

/** Time passes, and the workers do what became due. Throws what failed. */
export async function pass(world: Pick<MoneyWorld, 'gateway'>, time: number | string): Promise<void> {
  if (typeof time === 'string') advanceTo(world, time);
  else advance(world, time);
  const failures = await runDue(world);
  if (failures.length > 0) throw new AggregateError(failures, 'The workers failed');
}

/** A member who has just bought premium, unless told otherwise. */
export async function payingMember(world: MoneyWorld, more: Record<string, unknown> = {}): Promise<TestUser> {
  const user = await member(world.gateway);
  const { errors } = await buy(world, { email: user.email, ...more }, user);
  if (errors) throw new Error(JSON.stringify(errors));
  return user;
}

/** A coupon as an admin made it: 20 % off the first charge of plus and premium, unless told otherwise. */
export async function coupon(
  { gateway: { services } }: Pick<MoneyWorld, 'gateway'>,
  code: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  const row = {
    ...{ id: `coupon_${code}`, code, discount_type: 'PERCENT', amount_hundredths: 2_000 },
    ...{ tiers: ['PLUS', 'PREMIUM'], first_purchase_only: false, duration: 'ONCE', is_active: true },
    ...{ reserved: 0, used: 0, created_at: services.clock.now(), ...more },
  };
  await services.database.em.execute(
    'insert into coupons select * from jsonb_populate_record(null::coupons, ?::jsonb)',
    [JSON.stringify(row)],
    'run',
  );
}

/** Makes calls to the processor go wrong: see the README of the local Braintree. */
export async function fault(
  { processor }: Pick<MoneyWorld, 'processor'>,
  effect: Record<string, unknown>,
  more: { operation?: string; times?: number | null; card?: string } = {},
): Promise<void> {
  await processor.order('POST', 'faults', { operation: 'transaction.create', effect, ...more });
}

const ALWAYS: [Date, Date] = [new Date('2020-01-01'), new Date('2060-01-01')];

/** Every transaction that this world's Braintree has. */
export function transactionsOf({ gateway: { services } }: Pick<MoneyWorld, 'gateway'>) {
  return services.processor.findBetween(...ALWAYS);
}

/** A sweep over all that ever was: the processor dates by real time, the product by its own. */
export function sweepAll({ gateway: { services } }: Pick<MoneyWorld, 'gateway'>) {
  return compareWithProcessor(services, ...ALWAYS);
}

/** What was charged to a member, in cents and in order of their invoices. */
export async function chargesOf({ gateway }: Pick<MoneyWorld, 'gateway'>, userId: string): Promise<number[]> {
  const booked = await gateway.services.database.em.execute<{ orderId: string }[]>(
    `select a.order_id as "orderId" from payment_attempts a join invoices i on i.id = a.invoice_id
      where i.user_id = ? order by a.created_at, a.order_id`,
    [userId],
  );
  const theirs = await transactionsOf({ gateway });
  return booked.flatMap(({ orderId }) =>
    theirs
      .filter((one) => one.orderId === orderId && one.outcome.kind === 'succeeded')
      .map(({ cents }) => cents),
  );
}
