import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { compareWithProcessor } from '#gateway/billing/reconciliation/compare-with-processor.ts';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  advance,
  converge,
  fault,
  type MoneyWorld,
  openMoneyWorld,
  payingMember,
  refund as refundInvoice,
  revoke,
  runDue,
  SECOND,
  transactionsOf,
} from '#gateway/testing/money.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import { HOUR } from '#schema/rules/time/durations.ts';

let world: MoneyWorld;
let admin: TestUser;
let other: TestUser;
let user: TestUser;
let invoiceId: string;
let chargeId: string;

beforeAll(async () => {
  world = await openMoneyWorld();
  other = await member(world.gateway, { role: 'OWNER' });
});
/** A paid invoice of 79 dollars, of which nothing was refunded yet. */
beforeEach(async () => {
  // The sixth refund of one person within an hour would need a second person.
  admin = await member(world.gateway, { role: 'OWNER' });
  await paidToday();
  await world.processor.order('POST', `transactions/${chargeId}/settle`, {});
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));

/** A paid invoice whose charge settles tomorrow. */
async function paidToday(): Promise<void> {
  await world.processor.order('DELETE', 'faults');
  user = await payingMember(world, { planType: 'plus' });
  const [row] = await sql<{ id: string; charge: string }>(
    `select i.id, a.transaction_id as charge from invoices i
       join payment_attempts a on a.invoice_id = i.id where i.user_id = ?`,
    [user.uid],
  );
  invoiceId = String(row?.id);
  chargeId = String(row?.charge);
}

const sql = <R>(query: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<R[]>(query, params);

/** `OK`, or the code with which it was refused. */
async function refund(amountCents: number, more: Record<string, unknown> = {}, who = admin): Promise<string> {
  const { errors } = await refundInvoice(world, who, invoiceId, amountCents, more);
  return errors?.[0]?.extensions.code ?? 'OK';
}

const paidWith = 'Visa •••• 1111';

/** What is said before a refund, or the code with which that was refused. */
async function previewed(who = admin): Promise<unknown> {
  const query =
    'query ($invoiceId: ID!) { refundPreview(invoiceId: $invoiceId) { leftCents isSettled paidWith } }';
  const { data, errors } = await ask<{ refundPreview: unknown }>(world.gateway, query, { invoiceId }, who);
  return errors?.[0]?.extensions.code ?? data.refundPreview;
}

const refundFault = (effect: Record<string, unknown>) =>
  fault(world, effect, { operation: 'transaction.refund' });
const noLookingUp = (times: number) =>
  fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.search', times });

const chargeIsVoided = () => world.gateway.services.processor.isVoided(chargeId);

/** What the comparison with the processor finds, over all that was charged today. */
async function differences(): Promise<string[]> {
  const now = world.gateway.services.clock.now().getTime();
  const found = await compareWithProcessor(
    world.gateway.services,
    new Date(now - 12 * HOUR),
    new Date(now + 12 * HOUR),
  );
  return found.map(({ kind, subject }) => `${kind} ${subject}`);
}

/** Cents of our refunds by state, and what the processor refunded of this charge. */
async function given(): Promise<{ ours: [string, number][]; theirs: number[] }> {
  const ours = await sql<{ id: string; state: string; cents: number }>(
    'select id, state, total_cents as cents from invoices where kind = ? order by created_at, period_no',
    [`credit-${invoiceId}`],
  );
  const orders = ours.map(({ id }) => `credit:${id}`);
  const theirs = (await transactionsOf(world)).filter(
    ({ type, orderId, outcome }) =>
      type === 'credit' && orders.includes(orderId) && outcome.kind === 'succeeded',
  );
  return {
    ours: ours.map(({ state, cents }) => [state, cents]),
    theirs: theirs.map(({ cents }) => cents).sort(),
  };
}

test('in parts until all is refunded, and not a cent more; each is audited', async () => {
  expect(await refund(2_000)).toBe('OK');
  expect(await refund(5_901)).toBe('BAD_USER_INPUT');
  expect(await refund(0)).toBe('BAD_USER_INPUT');
  expect(await refund(5_900)).toBe('OK');
  expect(await refund(1)).toBe('BAD_USER_INPUT');
  const paid: [string, number][] = [
    ['paid', 2_000],
    ['paid', 5_900],
  ];
  expect(await given()).toEqual({ ours: paid, theirs: [2_000, 5_900] });
  expect((await mailsTo(world.gateway, user, 'refunded')).map(({ amountCents }) => amountCents)).toEqual([
    2_000, 5_900,
  ]);
  const audited = await auditOf(world.gateway, invoiceId);
  expect(audited.map(({ actor, action, details }) => [actor, action, details.amountCents])).toEqual([
    [admin.uid, 'invoice.refund', 2_000],
    [admin.uid, 'invoice.refund', 5_900],
  ]);
});

test('what can be refunded is said without the processor too, to admins, of invoices that there are', async () => {
  await fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.find' });
  expect(await previewed()).toEqual({ leftCents: 7_900, isSettled: null, paidWith });
  expect(await previewed(user)).toBe('FORBIDDEN');
  invoiceId = 'inv_unknown';
  expect(await previewed()).toBe('NOT_FOUND');
});

test('only by an admin', async () => {
  const nobody = await member(world.gateway);
  expect(await refund(100, {}, nobody)).toBe('FORBIDDEN');
  expect(await given()).toEqual({ ours: [], theirs: [] });
});

describe('a charge that has not settled', () => {
  beforeEach(() => paidToday());

  test('is cancelled when all of it is refunded, with a mail, and nothing is left to refund', async () => {
    const { data } = await refundInvoice(world, admin, invoiceId, 7_900);
    expect(data).toMatchObject({ refundInvoice: { voided: true } });
    expect(await chargeIsVoided()).toBe(true);
    expect(await given()).toEqual({ ours: [['paid', 7_900]], theirs: [] });
    expect(await mailsTo(world.gateway, user, 'refunded')).toMatchObject([
      { amountCents: 7_900, voided: true },
    ]);
    expect(await refund(1)).toBe('BAD_USER_INPUT');
    expect(await differences()).toEqual([]);
  });

  test('is said to be refunded as a whole, until it settles', async () => {
    expect(await previewed()).toEqual({ leftCents: 7_900, isSettled: false, paidWith });
    await world.processor.order('POST', `transactions/${chargeId}/settle`, {});
    expect(await refund(2_000)).toBe('OK');
    expect(await previewed()).toEqual({ leftCents: 5_900, isSettled: true, paidWith });
  });

  test('is not refunded in part: said so, and all of it can still be cancelled', async () => {
    expect(await refund(100)).toBe('CARD_REFUSED');
    expect(await given()).toEqual({ ours: [['void', 100]], theirs: [] });
    expect(await refund(7_900)).toBe('OK');
  });

  test.each<[string, Record<string, unknown>, string, boolean]>([
    ['and did nothing', { kind: 'timeout', when: 'before' }, 'void', false],
    ['and cancelled it', { kind: 'timeout', when: 'after' }, 'paid', true],
  ])('the processor does not answer %s: looked up within a minute', async (_what, effect, state, voided) => {
    await fault(world, effect, { operation: 'transaction.void' });
    await fault(world, { kind: 'status', status: 503 }, { operation: 'transaction.find', times: 1 });
    expect(await refund(7_900)).toBe('PAYMENT_PENDING');
    expect(await refund(7_900)).toBe('CONFLICT');
    await converge(world);
    expect(await given()).toEqual({ ours: [[state, 7_900]], theirs: [] });
    expect(await chargeIsVoided()).toBe(voided);
    expect(await differences()).toEqual([]);
  });

  test('and the answer is lost, but can be asked for: the admin does not even notice', async () => {
    await fault(world, { kind: 'timeout', when: 'after' }, { operation: 'transaction.void' });
    expect(await refund(7_900)).toBe('OK');
    expect(await given()).toEqual({ ours: [['paid', 7_900]], theirs: [] });
  });
});

test('a refund that the bank declines frees its cents again', async () => {
  await refundFault({ kind: 'decline', code: '2046' });
  expect(await refund(7_900)).toBe('CARD_DECLINED');
  expect(await refund(7_900)).toBe('OK');
  expect((await given()).theirs).toEqual([7_900]);
});

test('the same refund again with its idempotency key, also at once, is one, and another under it is refused', async () => {
  const key = { idempotencyKey: randomUUID() };
  const act = async (cents: number) => {
    const { errors } = await refundInvoice(world, admin, invoiceId, cents, key);
    return errors?.[0]?.extensions.code ?? 'OK';
  };
  const codes = await Promise.all([act(500), act(500), act(500)]);
  expect(codes).toContain('OK');
  expect(codes.filter((code) => code !== 'OK' && code !== 'PAYMENT_PENDING')).toEqual([]);
  expect(await act(500)).toBe('OK');
  expect(await act(400)).toBe('KEY_REUSED');
  expect(await given()).toEqual({ ours: [['paid', 500]], theirs: [500] });
});

describe('two at once', () => {
  test.each([
    ['a double click', () => admin],
    ['two admins', () => other],
  ])('%s: it is given once', async (_what, second) => {
    const seen = { leftCents: 7_900 };
    const answers = await Promise.all([refund(1_000, seen), refund(1_000, seen, second())]);
    expect(answers.sort()).toEqual(['CONFLICT', 'OK']);
    expect(await refund(1_000, seen)).toBe('CONFLICT');
    expect(await given()).toEqual({ ours: [['paid', 1_000]], theirs: [1_000] });
    expect(await refund(1_000, { leftCents: 6_900 })).toBe('OK');
  });
});

describe('the processor does not answer a refund', () => {
  test.each<[string, Record<string, unknown>, string, number[]]>([
    ['and did nothing', { kind: 'timeout', when: 'before' }, 'void', []],
    ['and gave it back', { kind: 'timeout', when: 'after' }, 'paid', [3_000]],
    ['500', { kind: 'status', status: 500 }, 'void', []],
    ['half of it', { kind: 'half_body' }, 'paid', [3_000]],
  ])('%s: looked up within a minute, never refunded twice', async (_what, effect, state, theirs) => {
    await refundFault(effect);
    await noLookingUp(1);
    expect(await refund(3_000)).toBe('PAYMENT_PENDING');
    // While nobody knows, nobody gives more.
    expect(await refund(3_000)).toBe('CONFLICT');
    await converge(world);
    expect(await given()).toEqual({ ours: [[state, 3_000]], theirs });
    await runDue(world);
    expect((await given()).theirs).toEqual(theirs);
    expect(await refund(7_900 - theirs.length * 3_000)).toBe('OK');
  });

  test('and the plan is revoked meanwhile: it still ends as the processor says', async () => {
    await refundFault({ kind: 'timeout', when: 'after' });
    await noLookingUp(1);
    expect(await refund(3_000)).toBe('PAYMENT_PENDING');
    expect((await revoke(world, admin, user)).errors).toBeUndefined();
    await converge(world);
    expect(await given()).toEqual({ ours: [['paid', 3_000]], theirs: [3_000] });
  });

  test('but can be asked what became of it: the admin does not even notice', async () => {
    await refundFault({ kind: 'timeout', when: 'after' });
    expect(await refund(3_000)).toBe('OK');
    expect(await given()).toEqual({ ours: [['paid', 3_000]], theirs: [3_000] });
  });

  test('as long as it cannot be asked either, the refund stays open and admins see it', async () => {
    await refundFault({ kind: 'timeout', when: 'after' });
    await noLookingUp(9);
    expect(await refund(3_000)).toBe('PAYMENT_PENDING');
    advance(world, 61 * SECOND);
    await runDue(world);
    const { data } = await ask<{ problems: { text: string }[] }>(
      world.gateway,
      '{ problems { text } }',
      {},
      admin,
    );
    expect(data.problems.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^A refund of \$30\.00 for .* We keep checking it automatically\.$/),
    );
    await converge(world);
    expect(await given()).toEqual({ ours: [['paid', 3_000]], theirs: [3_000] });
  });
});
