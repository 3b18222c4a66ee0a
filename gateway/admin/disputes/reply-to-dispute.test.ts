import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sendDisputeReplies } from '#gateway/billing/reconciliation/send-dispute-replies.ts';
import { writeReply } from '#gateway/billing/settlement/dispute-reply.sql.ts';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { closeAndCheck } from '#gateway/testing/invariants.ts';
import {
  advance,
  fault,
  type MoneyWorld,
  openMoneyWorld,
  pass,
  payingMember,
} from '#gateway/testing/money.ts';
import { deliver, type Notifications, takeNotifications } from '#gateway/testing/notifications.ts';
import { passkeyState } from '#gateway/testing/passkeys.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { lockDispute } from './open-reply.sql.ts';

let world: MoneyWorld;
let notifications: Notifications;
let finance: TestUser;
let buyer: TestUser;
let id: string;

beforeAll(async () => {
  world = await openMoneyWorld();
  notifications = await takeNotifications(world);
  finance = await member(world.gateway, { role: 'FINANCE' });
});
beforeEach(async () => {
  await world.processor.order('DELETE', 'faults');
  buyer = await payingMember(world);
  id = await openDispute();
});
afterEach(async () => {
  await sql('update users set role = null where role is not null and id <> ?', [finance.uid]);
  await sql('update disputes set amount_cents = 12900 where amount_cents = 50000');
});
afterAll(async () => {
  await notifications.close();
  expect(await closeAndCheck(world)).toEqual([]);
});

const sql = <R>(query: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<R[]>(query, params);

interface Known {
  transactions: { id: string }[];
  disputes: { id: string; transactionId: string; status: string }[];
}
const known = () => world.processor.order<Known>('GET', 'state');
const statusAt = async (of: string) => (await known()).disputes.find((one) => one.id === of)?.status;

/** A dispute about the newest payment, known here. */
async function openDispute(): Promise<string> {
  const transaction = (await known()).transactions[0]?.id ?? '';
  await deliver(world, await notifications.of('POST', `transactions/${transaction}/dispute`, {}));
  await pass(world, 0);
  const found = (await known()).disputes.find((one) => one.transactionId === transaction);
  return found?.id ?? '';
}

interface Seen {
  state: string;
  answeredAt: string | null;
  returnedCents: number;
  reply: {
    kind: string;
    state: string;
    failure: string | null;
    text: string | null;
    repliedBy: string;
  } | null;
}
const SEEN = 'state answeredAt returnedCents reply { kind state failure text repliedBy }';
const TEXT = 'They agreed to it,\nand signed in on 20 days.';

const answer = (by = finance, more: object = {}, of = id) =>
  ask<{ answerDispute: { dispute: Seen } }>(
    world.gateway,
    `mutation ($input: AnswerDisputeInput!) { answerDispute(input: $input) { dispute { ${SEEN} } } }`,
    { input: { disputeId: of, text: TEXT, reason: 'They used it', ...more } },
    by,
  );
const accept = (by = finance, of = id) =>
  ask<{ acceptDispute: { dispute: Seen } }>(
    world.gateway,
    `mutation ($input: AcceptDisputeInput!) { acceptDispute(input: $input) { dispute { ${SEEN} } } }`,
    { input: { disputeId: of, reason: 'Not worth it' } },
    by,
  );
const code = async (asked: Promise<{ errors?: readonly { extensions: { code?: unknown } }[] }>) =>
  (await asked).errors?.[0]?.extensions.code ?? null;
async function read(): Promise<Seen> {
  const asked = await ask<{ dispute: Seen }>(
    world.gateway,
    `query ($id: ID!) { dispute(id: $id) { ${SEEN} } }`,
    { id },
    finance,
  );
  return asked.data.dispute;
}
/** What the bank got, as often as it got it. */
const sentTexts = async () => {
  const { processor } = world.gateway.services;
  return processor.hasEvidence(id, TEXT);
};
const moves = async () => (await world.gateway.services.processor.findDispute(id))?.moves;
const decide = async (status: string) =>
  deliver(world, await notifications.of('PUT', `disputes/${id}`, { status }));

describe('an answer', () => {
  test('sends the evidence to the bank once, and is in the audit log', async () => {
    const { data } = await answer();
    expect(data.answerDispute.dispute).toMatchObject({
      ...{ state: 'ANSWERED', answeredAt: expect.any(String) },
      reply: { kind: 'ANSWER', state: 'SENT', failure: null, text: TEXT, repliedBy: finance.email },
    });
    expect(await sentTexts()).toBe(true);
    expect(await code(answer())).toBeNull();
    expect(await moves()).toBe(2);
    expect(await auditOf(world.gateway, id)).toMatchObject([
      {
        actor: finance.uid,
        action: 'dispute.answer',
        details: { amountCents: 12_900, reason: 'They used it' },
      },
    ]);
    expect(JSON.stringify(await auditOf(world.gateway, id))).not.toContain('signed in');
  });

  test('that was pasted from a word processor reaches the bank', async () => {
    const { data } = await answer(finance, { text: 'They used it,\u000bon 20 days.' });
    const kept = { state: 'SENT', text: 'They used it, on 20 days.' };
    expect(data.answerDispute.dispute.reply).toMatchObject(kept);
  });

  test('that is won brings the money back, one that is lost does not, whatever comes late or twice', async () => {
    await answer();
    const won = await notifications.of('PUT', `disputes/${id}`, { status: 'won' });
    for (let time = 0; time < 2; time += 1) await deliver(world, won);
    await pass(world, 0);
    expect(await read()).toMatchObject({ state: 'WON', returnedCents: 12_900, reply: { state: 'SENT' } });
    expect(await code(answer(finance, { text: 'Something else' }))).toBe('DISPUTE_CLOSED');
    buyer = await payingMember(world);
    id = await openDispute();
    await answer();
    await decide('lost');
    await pass(world, 0);
    expect(await read()).toMatchObject({ state: 'LOST', returnedCents: 0 });
  });

  test('of eight at once is one', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, () => code(answer())));
    expect(codes).toEqual(Array(8).fill(null));
    expect(await moves()).toBe(2);
    expect(await auditOf(world.gateway, id)).toHaveLength(1);
  });

  test('needs the role, a passkey of the last five minutes, a reason, words, and a dispute', async () => {
    for (const role of ['SUPPORT', 'ANALYST'] as const)
      expect(await code(answer(await member(world.gateway, { role })))).toBe('FORBIDDEN');
    const careful = await member(world.gateway, { role: 'FINANCE' });
    await passkeyState(world.gateway, careful, 'shown 6 minutes ago');
    expect(await code(answer(careful))).toBe('SECOND_FACTOR');
    for (const wrong of [{ text: '  ' }, { text: 'x'.repeat(4_001) }, { reason: ' ' }])
      expect(await code(answer(finance, wrong))).toBe('BAD_USER_INPUT');
    expect(await code(answer(finance, {}, 'nothing'))).toBe('NOT_FOUND');
    expect(await statusAt(id)).toBe('open');
  });
});

test('accepting leaves the money to the bank, once', async () => {
  const { data } = await accept();
  expect(data.acceptDispute.dispute).toMatchObject({
    state: 'ACCEPTED',
    reply: { kind: 'ACCEPT', state: 'SENT', text: null },
  });
  expect(await code(accept())).toBeNull();
  expect(await code(answer())).toBe('DISPUTE_CLOSED');
  expect(await auditOf(world.gateway, id)).toMatchObject([{ action: 'dispute.accept' }]);
});

test('what was closed meanwhile, elsewhere, is refused and is said to be closed', async () => {
  await notifications.of('PUT', `disputes/${id}`, { status: 'accepted' });
  expect(await code(answer())).toBe('DISPUTE_CLOSED');
  expect(await read()).toMatchObject({
    state: 'ACCEPTED',
    reply: { state: 'REFUSED', failure: expect.any(String) },
  });
  expect(await code(accept())).toBe('DISPUTE_CLOSED');
});

describe('a processor that is silent', () => {
  test.each([
    ['before the evidence came', 'dispute.find', { kind: 'status', status: 503 }],
    ['once it had the evidence', 'dispute.add_evidence', { kind: 'half_body' }],
    ['before the end', 'dispute.finalize', { kind: 'status', status: 503 }],
    ['once it had all', 'dispute.finalize', { kind: 'half_body' }],
  ])('%s is tried again, and its page says so', async (_when, operation, effect) => {
    await fault(world, effect, { operation });
    const { data } = await answer();
    expect(data.answerDispute.dispute.reply).toMatchObject({
      state: 'SENDING',
      failure: expect.stringMatching(/answer/),
    });
    expect(await code(answer(finance, { text: 'Something else' }))).toBe('CONFLICT');
    expect(await code(accept())).toBe('CONFLICT');
    await pass(world, 2 * MINUTE);
    expect(await read()).toMatchObject({ state: 'ANSWERED', reply: { state: 'SENT', failure: null } });
    expect([await sentTexts(), await moves()]).toEqual([true, 2]);
  });

  test('is tried less and less often, and never given up', async () => {
    await fault(world, { kind: 'status', status: 503 }, { operation: 'dispute.accept', times: null });
    await accept();
    for (let hours = 0; hours < 8; hours += 1) await pass(world, HOUR);
    const [{ tries } = { tries: 0 }] = await sql<{ tries: number }>(
      'select tries from dispute_replies where dispute_id = ?',
      [id],
    );
    expect(tries).toBeLessThan(10);
    await world.processor.order('DELETE', 'faults');
    await pass(world, HOUR);
    expect(await read()).toMatchObject({ state: 'ACCEPTED', reply: { state: 'SENT' } });
  });

  test('and one that died between the intent and the call: the job sends it', async () => {
    const { services } = world.gateway;
    const now = services.clock.now();
    const reply = { disputeId: id, kind: 'ANSWER', text: TEXT, reason: 'They used it', by: finance.uid };
    await writeReply.run(services.database.em, {
      ...reply,
      state: 'SENDING',
      now,
      nextTryAt: new Date(now.getTime() + MINUTE),
    });
    await pass(world, MINUTE / 2);
    expect(await statusAt(id)).toBe('open');
    await pass(world, MINUTE);
    expect(await read()).toMatchObject({ state: 'ANSWERED', reply: { state: 'SENT' } });
  });

  test('and slow: a second run of the job begins meanwhile, and the bank gets the text once', async () => {
    const { services } = world.gateway;
    const now = services.clock.now();
    const reply = { disputeId: id, kind: 'ANSWER', text: TEXT, reason: 'They used it', by: finance.uid };
    await writeReply.run(services.database.em, { ...reply, state: 'SENDING', now, nextTryAt: now });
    const added: string[] = [];
    const processor = {
      ...services.processor,
      addEvidence: (of: string, text: string) => {
        added.push(of);
        return services.processor.addEvidence(of, text);
      },
    };
    await Promise.all([1, 2].map(() => sendDisputeReplies({ ...services, processor })));
    expect(added).toEqual([id]);
    expect(await read()).toMatchObject({ state: 'ANSWERED', reply: { state: 'SENT' } });
  });
});

describe('from $500 on', () => {
  beforeEach(async () => {
    await sql('update disputes set amount_cents = 50000 where dispute_id = ?', [id]);
  });
  const approvals = async (by: TestUser) =>
    (
      await ask<{ approvals: { id: string; text: string; cause: string; disputeId: string }[] }>(
        world.gateway,
        '{ approvals { id text cause disputeId decidedAt } }',
        {},
        by,
      )
    ).data.approvals.filter(({ text }) => text.includes(id));
  const approve = (by: TestUser, approvalId = '') =>
    ask(
      world.gateway,
      'mutation ($input: ApproveActInput!) { approveAct(input: $input) { approvalId } }',
      { input: { approvalId } },
      by,
    );

  test('an answer waits for a second person, whose approval sends exactly what was asked about', async () => {
    const second = await member(world.gateway, { role: 'OWNER' });
    expect(await code(answer())).toBe('APPROVAL_NEEDED');
    expect(await code(answer(second, { text: 'Another text' }))).toBe('CONFLICT');
    expect(await code(accept(second))).toBe('CONFLICT');
    expect(await code(answer(second))).toBe('APPROVAL_NEEDED');
    expect(await read()).toMatchObject({ state: 'OPEN', reply: { state: 'WAITING', text: TEXT } });
    expect((await mailsTo(world.gateway, second, 'admin-approval')).length).toBeGreaterThan(0);
    const [waiting] = await approvals(second);
    expect(waiting).toMatchObject({
      ...{ cause: 'LARGE_DISPUTE', disputeId: id },
      text: expect.stringContaining('$500.00'),
    });
    expect(await code(approve(finance, waiting?.id))).toBe('APPROVAL_NEEDED');
    expect(await code(approve(second, waiting?.id))).toBeNull();
    expect(await read()).toMatchObject({
      state: 'ANSWERED',
      reply: { state: 'SENT', repliedBy: finance.email },
    });
    expect(await auditOf(world.gateway, id)).toMatchObject([
      {
        action: 'dispute.answer',
        actor: second.uid,
        details: { approval: waiting?.id, askedBy: finance.uid },
      },
    ]);
  });

  test('a rejected one is no reply, and another may be asked about', async () => {
    const second = await member(world.gateway, { role: 'OWNER' });
    await accept();
    const [waiting] = await approvals(second);
    await ask(
      world.gateway,
      'mutation ($input: RejectActInput!) { rejectAct(input: $input) { approvalId } }',
      { input: { approvalId: waiting?.id, reason: 'We can win this' } },
      second,
    );
    expect(await read()).toMatchObject({ state: 'OPEN', reply: null });
    expect(await code(answer())).toBe('APPROVAL_NEEDED');
    expect(await read()).toMatchObject({ reply: { kind: 'ANSWER', state: 'WAITING' } });
  });
});

const deleteBuyer = () =>
  ask(
    world.gateway,
    'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { userId } }',
    { input: { email: buyer.email } },
    buyer,
  );

test('a deleted account leaves the reply without its words', async () => {
  await answer();
  advance(world, MINUTE);
  expect((await deleteBuyer()).errors).toBeUndefined();
  expect(await read()).toMatchObject({ reply: { kind: 'ANSWER', state: 'SENT', text: null } });
});

test('an account that is deleted in the moment of a reply stays, and the bank gets the words', async () => {
  const { em } = world.gateway.services.database;
  const now = world.gateway.services.clock.now();
  const { deleting } = await em.fork().transactional(async (replying) => {
    await lockDispute.first(replying, { disputeId: id });
    const deleting = code(deleteBuyer());
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'select dispute_id from disputes%'`;
    await until(async () => (await em.fork().execute(waiting)).length > 0);
    const reply = { disputeId: id, kind: 'ANSWER', text: TEXT, reason: 'They used it', by: finance.uid };
    await writeReply.run(replying, { ...reply, state: 'SENDING', now, nextTryAt: now });
    return { deleting };
  });
  expect(await deleting).toBe('PAYMENT_PENDING');
  await pass(world, MINUTE);
  expect([await sentTexts(), (await read()).reply?.state]).toEqual([true, 'SENT']);
});
