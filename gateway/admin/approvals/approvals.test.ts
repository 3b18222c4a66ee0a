import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import { advance, type MoneyWorld, openMoneyWorld, payingMember, refund } from '#gateway/testing/money.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import type { StaffRole } from '#schema/rules/access/staff.ts';
import { DAY, HOUR, MINUTE } from '#schema/rules/time/durations.ts';

let world: MoneyWorld;
let asker: TestUser;
let second: TestUser;
let third: TestUser;
let buyer: TestUser;
let invoiceId: string;

beforeAll(async () => {
  world = await openMoneyWorld();
});
/** Somebody who has made five refunds of an invoice of 79 dollars within the hour. */
beforeEach(async () => {
  [asker, second, third] = [await staff('SUPPORT'), await staff('FINANCE'), await staff('OWNER')];
  buyer = await payingMember(world, { planType: 'plus' });
  const [row] = await sql<{ id: string; charge: string }>(
    `select i.id, a.transaction_id as charge from invoices i join payment_attempts a on a.invoice_id = i.id where i.user_id = ?`,
    [buyer.uid],
  );
  invoiceId = row?.id ?? '';
  await world.processor.order('POST', `transactions/${row?.charge}/settle`, {});
  for (let at = 0; at < 5; at += 1) expect(await code(refund(world, asker, invoiceId, 100))).toBeNull();
});
afterAll(async () => expect(await closeAndCheck(world)).toEqual([]));

const staff = (role: StaffRole) => member(world.gateway, { role });
const sql = <R>(query: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<R[]>(query, params);
type Answering = ReturnType<typeof ask>;
const code = async (answer: Answering) => (await answer).errors?.[0]?.extensions.code ?? null;
const approve = (user: TestUser, approvalId: string) =>
  ask(
    world.gateway,
    'mutation ($input: ApproveActInput!) { approveAct(input: $input) { approvalId } }',
    { input: { approvalId } },
    user,
  );
const reject = (user: TestUser, approvalId: string, reason = 'Not ours') =>
  ask(
    world.gateway,
    'mutation ($input: RejectActInput!) { rejectAct(input: $input) { approvalId } }',
    { input: { approvalId, reason } },
    user,
  );
const give = (actor: TestUser, { email }: TestUser, role: string) =>
  code(
    ask(
      world.gateway,
      'mutation ($input: SetStaffRoleInput!) { setStaffRole(input: $input) { userId } }',
      { input: { email, role, was: 'ANALYST', reason: 'Moved' } },
      actor,
    ),
  );
const LIST = '{ approvals { id text cause isOwn mayApproveFrom approved decidedBy note } }';
interface Listed {
  id: string;
  cause: string;
  text: string;
  mayApproveFrom: string | null;
}
const listed = async (user: TestUser) =>
  (await ask<{ approvals: Listed[] }>(world.gateway, LIST, {}, user)).data.approvals;

/** As if the invoice had been of another amount: no plan costs that much. */
async function price(cents: number): Promise<void> {
  await sql('update invoices set total_cents = ? where id = ?', [cents, invoiceId]);
  await sql('update payment_attempts set amount_cents = ? where invoice_id = ?', [cents, invoiceId]);
}

/** Asks for the sixth refund; its approval. */
async function sixth(more: Record<string, unknown> = {}, cents = 900): Promise<string> {
  const { errors } = await refund(world, asker, invoiceId, cents, more);
  expect(errors?.[0]?.extensions.code).toBe('APPROVAL_NEEDED');
  return String(errors?.[0]?.extensions.approvalId);
}
async function refundedCents(): Promise<number> {
  const [row] = await sql<{ cents: number }>(
    `select coalesce(sum(total_cents), 0)::int as cents from invoices where user_id = ? and type = 'credit' and state = 'paid'`,
    [buyer.uid],
  );
  return row?.cents ?? 0;
}

describe('the sixth refund of one person within an hour', () => {
  test('waits, and says so to those who can approve it', async () => {
    const { errors } = await refund(world, asker, invoiceId, 900);
    expect(errors?.[0]?.message).toMatch(
      /^A refund of \$9\.00 of CL-\S+ waits for the approval of another person\.$/,
    );
    expect(await refundedCents()).toBe(500);
    for (const user of [second, third]) {
      expect((await mailsTo(world.gateway, user, 'admin-approval')).at(-1)).toMatchObject({
        askedBy: asker.email,
        reason: 'An outage',
      });
      const { data } = await ask<{ problems: { kind: string; text: string }[] }>(
        world.gateway,
        '{ problems { kind text } }',
        {},
        user,
      );
      expect(data.problems.filter(({ kind }) => kind === 'APPROVAL').length).toBeGreaterThan(0);
    }
    expect(await mailsTo(world.gateway, asker, 'admin-approval')).toEqual([]);
  });

  test('asked for again it waits once, and an hour later it needs nobody', async () => {
    const id = await sixth();
    expect(await sixth()).toBe(id);
    expect(await code(reject(asker, id))).toBeNull();
    advance(world, HOUR + MINUTE);
    expect(await code(refund(world, asker, invoiceId, 900))).toBeNull();
  });

  test('two at the same moment are counted one after the other', async () => {
    const other = await staff('SUPPORT');
    for (let at = 0; at < 4; at += 1) await refund(world, other, invoiceId, 100);
    const more = await payingMember(world, { planType: 'plus' });
    const [row] = await sql<{ id: string; charge: string }>(
      `select i.id, a.transaction_id as charge from invoices i join payment_attempts a on a.invoice_id = i.id where i.user_id = ?`,
      [more.uid],
    );
    await world.processor.order('POST', `transactions/${row?.charge}/settle`, {});
    const codes = await Promise.all([
      code(refund(world, other, invoiceId, 100)),
      code(refund(world, other, row?.id ?? '', 100)),
    ]);
    expect(codes.sort()).toEqual(['APPROVAL_NEEDED', null]);
  });
});

test('a refund of $500 or more needs a second person at once', async () => {
  await price(60_000);
  const { errors } = await refund(world, third, invoiceId, 50_000);
  expect(errors?.[0]?.extensions.code).toBe('APPROVAL_NEEDED');
  expect(await listed(second)).toContainEqual(
    expect.objectContaining({ cause: 'LARGE_REFUND', isOwn: false }),
  );
  expect(await code(reject(second, String(errors?.[0]?.extensions.approvalId)))).toBeNull();
  await price(7_900);
});

test('a refund counts together with earlier refunds of its invoice, by anybody', async () => {
  expect(await code(refund(world, third, invoiceId, 7_000))).toBeNull();
  await price(60_000);
  const { errors } = await refund(world, third, invoiceId, 43_000);
  expect(errors?.[0]?.extensions.code).toBe('APPROVAL_NEEDED');
  const id = String(errors?.[0]?.extensions.approvalId);
  expect(await listed(second)).toContainEqual(expect.objectContaining({ id, cause: 'LARGE_REFUND' }));
  expect(await code(reject(second, id))).toBeNull();
  advance(world, DAY);
  expect(await code(refund(world, second, invoiceId, 43_000))).toBe('APPROVAL_NEEDED');
  // One cent less goes on to the processor, which has charged $79.
  expect(await code(refund(world, second, invoiceId, 42_499))).toBe('CARD_REFUSED');
  const [waiting] = await listed(third);
  expect(await code(reject(third, waiting?.id ?? ''))).toBeNull();
  await price(7_900);
});

test('support refunds in parts no more than at once: $249 as 100, 100 and 49', async () => {
  await price(24_900);
  const support = await staff('SUPPORT');
  expect(await code(refund(world, support, invoiceId, 24_900))).toBe('FORBIDDEN');
  // With the $5 of before.
  expect(await code(refund(world, support, invoiceId, 7_000))).toBeNull();
  expect(await code(refund(world, support, invoiceId, 2_501))).toBe('APPROVAL_NEEDED');
  expect(await refundedCents()).toBe(7_500);
  const [waiting] = await listed(support);
  expect(waiting).toMatchObject({ cause: 'LARGE_REFUND', isOwn: true });
  expect(await code(reject(second, waiting?.id ?? ''))).toBeNull();
  await price(7_900);
});

describe('approving', () => {
  test('does it once, although two do so at the same moment, and names both people', async () => {
    const id = await sixth();
    const codes = await Promise.all([code(approve(second, id)), code(approve(third, id))]);
    expect(codes.sort()).toEqual(['CONFLICT', null]);
    expect(await refundedCents()).toBe(1_400);
    const [approver] = await sql<{ id: string }>('select decided_by as id from approvals where id = ?', [id]);
    const again = approver?.id === second.uid ? second : third;
    expect(await code(approve(again, id))).toBeNull();
    expect(await refundedCents()).toBe(1_400);
    const entries = (await auditOf(world.gateway, buyer.uid)).filter(({ action }) =>
      action.startsWith('approval.'),
    );
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
      ['approval.ask', asker.uid],
      ['approval.approve', again.uid],
    ]);
    const refunds = await auditOf(world.gateway, invoiceId);
    expect(refunds.at(-1)).toMatchObject({ actor: again.uid, details: { approval: id, askedBy: asker.uid } });
  });

  test('takes another person with the right: not support, and not who asked', async () => {
    const id = await sixth();
    expect(await code(approve(asker, id))).toBe('FORBIDDEN');
    expect(await code(approve(await staff('SUPPORT'), id))).toBe('FORBIDDEN');
    expect(await code(reject(await staff('SUPPORT'), id))).toBe('FORBIDDEN');
    expect(await code(reject(second, id))).toBeNull();
    const own = await sixthOf(third);
    expect(await code(approve(third, own))).toBe('APPROVAL_NEEDED');
    expect(await refundedCents()).toBe(1_000);
    expect((await listed(third)).find((one) => one.id === own)?.mayApproveFrom).toBeNull();
    expect((await listed(asker)).map((one) => one.id)).toEqual([id]);
    expect(await code(reject(second, own))).toBeNull();
  });

  test('not who got their role after it was asked for, or from its asker within a day', async () => {
    await sql("update users set role = null where role in ('OWNER', 'FINANCE') and id not in (?, ?)", [
      third.uid,
      second.uid,
    ]);
    // A second account of the owner, which approves what the first one asks for.
    const [account, later] = [await staff('ANALYST'), await staff('ANALYST')];
    expect(await give(third, account, 'FINANCE')).toBeNull();
    const own = await sixthOf(third);
    expect(await give(third, later, 'FINANCE')).toBeNull();
    for (const double of [account, later]) {
      expect(await code(approve(double, own))).toBe('APPROVAL_NEEDED');
      expect((await listed(double)).find((one) => one.id === own)?.mayApproveFrom).toBeNull();
    }
    // Somebody who cannot approve it can still reject it, and gets the mail.
    expect(await mailsTo(world.gateway, account, 'admin-approval')).toHaveLength(1);
    expect(await code(reject(second, own))).toBeNull();

    advance(world, DAY + MINUTE);
    const next = await sixthOf(third);
    expect((await listed(account)).find((one) => one.id === next)?.mayApproveFrom).not.toBeNull();
    expect(await code(reject(account, next))).toBeNull();
  });

  test('a lone owner approves their own after an hour', async () => {
    await sql("update users set role = null where role in ('OWNER', 'FINANCE') and id <> ?", [third.uid]);
    const own = await sixthOf(third);
    expect((await approve(third, own)).errors?.[0]).toMatchObject({
      extensions: { code: 'APPROVAL_NEEDED' },
      message: expect.stringMatching(/^You are the only one who can approve this: from .* on\.$/),
    });
    advance(world, HOUR);
    expect(await code(approve(third, own))).toBeNull();
    expect(await refundedCents()).toBe(1_900);
  });

  test('who took away the others who decide is not the lone one for a day', async () => {
    await sql("update users set role = null where role in ('OWNER', 'FINANCE') and id not in (?, ?)", [
      third.uid,
      second.uid,
    ]);
    const own = await sixthOf(third);
    const change = 'mutation ($input: SetStaffRoleInput!) { setStaffRole(input: $input) { userId } }';
    const input = { email: second.email, role: 'SUPPORT', was: 'FINANCE', reason: 'Moved' };
    expect(await code(ask(world.gateway, change, { input }, third))).toBeNull();
    advance(world, HOUR + MINUTE);
    expect(await code(approve(third, own))).toBe('APPROVAL_NEEDED');
    const waiting = (await listed(third)).find(({ id }) => id === own);
    const day = world.gateway.services.clock.now().getTime() + DAY - HOUR - MINUTE;
    expect(waiting?.mayApproveFrom).toBe(new Date(day).toISOString());
    advance(world, DAY - HOUR - MINUTE);
    expect(await code(approve(third, own))).toBeNull();
  });

  test('is refused when less is left than was asked about, and then it still waits', async () => {
    const id = await sixth({ leftCents: 7_400 });
    await refund(world, second, invoiceId, 1_000);
    expect(await code(approve(third, id))).toBe('CONFLICT');
    expect(await refundedCents()).toBe(1_500);
    expect(await code(reject(third, id))).toBeNull();
  });

  test('the key of the one who asked finds what was approved', async () => {
    const id = await sixth({ idempotencyKey: `key-${invoiceId}` });
    expect(await code(approve(second, id))).toBeNull();
    expect(
      await code(refund(world, asker, invoiceId, 900, { idempotencyKey: `key-${invoiceId}` })),
    ).toBeNull();
    expect(await refundedCents()).toBe(1_400);
  });
});

test('what is rejected does not happen, and cannot be approved any more', async () => {
  const id = await sixth();
  expect(await code(reject(second, id, ' '))).toBe('BAD_USER_INPUT');
  expect(await code(reject(second, id))).toBeNull();
  expect(await code(approve(third, id))).toBe('CONFLICT');
  expect(await refundedCents()).toBe(500);
  expect(await code(approve(third, 'nothing'))).toBe('NOT_FOUND');
});

/** Somebody else's sixth refund of the same invoice. */
async function sixthOf(user: TestUser): Promise<string> {
  for (let at = 0; at < 5; at += 1) await refund(world, user, invoiceId, 100);
  const { errors } = await refund(world, user, invoiceId, 900, { reason: 'Once more' });
  const id = errors?.[0]?.extensions.approvalId;
  expect(id).toBeDefined();
  return String(id);
}
