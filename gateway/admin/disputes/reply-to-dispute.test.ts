import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { writeReply } from '#gateway/billing/settlement/dispute-reply.sql.ts';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { code, type DisputeWorld, openDisputeWorld, TEXT } from '#gateway/testing/disputes.ts';
import { advance, pass } from '#gateway/testing/money.ts';
import { deliver } from '#gateway/testing/notifications.ts';
import { passkeyState } from '#gateway/testing/passkeys.ts';
import { mailsTo, member, type TestUser } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { lockDispute } from './open-reply.sql.ts';

let disputes: DisputeWorld;

beforeAll(async () => {
  disputes = await openDisputeWorld();
});
beforeEach(() => disputes.next());
afterEach(() => disputes.clear());
afterAll(async () => expect(await disputes.close()).toEqual([]));

describe('an answer', () => {
  test('sends the evidence to the bank once, and is in the audit log', async () => {
    const { data } = await disputes.answer();
    expect(data.answerDispute.dispute).toMatchObject({
      ...{ state: 'ANSWERED', answeredAt: expect.any(String) },
      reply: { kind: 'ANSWER', state: 'SENT', failure: null, text: TEXT, repliedBy: disputes.finance.email },
    });
    expect(await disputes.hasText()).toBe(true);
    expect(await code(disputes.answer())).toBeNull();
    expect(await disputes.moves()).toBe(2);
    expect(await auditOf(disputes.world.gateway, disputes.open.id)).toMatchObject([
      {
        actor: disputes.finance.uid,
        action: 'dispute.answer',
        details: { amountCents: 12_900, reason: 'They used it' },
      },
    ]);
    expect(JSON.stringify(await auditOf(disputes.world.gateway, disputes.open.id))).not.toContain(
      'signed in',
    );
  });

  test('that was pasted from a word processor reaches the bank', async () => {
    const { data } = await disputes.answer(disputes.finance, { text: 'They used it,\u000bon 20 days.' });
    const kept = { state: 'SENT', text: 'They used it, on 20 days.' };
    expect(data.answerDispute.dispute.reply).toMatchObject(kept);
  });

  test('that is won brings the money back, one that is lost does not, whatever comes late or twice', async () => {
    await disputes.answer();
    const won = await disputes.notify('won');
    for (let time = 0; time < 2; time += 1) await deliver(disputes.world, won);
    await pass(disputes.world, 0);
    expect(await disputes.read()).toMatchObject({
      state: 'WON',
      returnedCents: 12_900,
      reply: { state: 'SENT' },
    });
    expect(await code(disputes.answer(disputes.finance, { text: 'Something else' }))).toBe('DISPUTE_CLOSED');
    await disputes.next();
    await disputes.answer();
    await deliver(disputes.world, await disputes.notify('lost'));
    await pass(disputes.world, 0);
    expect(await disputes.read()).toMatchObject({ state: 'LOST', returnedCents: 0 });
  });

  test('of eight at once is one', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, () => code(disputes.answer())));
    expect(codes).toEqual(Array(8).fill(null));
    expect(await disputes.moves()).toBe(2);
    expect(await auditOf(disputes.world.gateway, disputes.open.id)).toHaveLength(1);
  });

  test('needs the role, a passkey of the last five minutes, a reason, words, and a dispute', async () => {
    for (const role of ['SUPPORT', 'ANALYST'] as const)
      expect(await code(disputes.answer(await member(disputes.world.gateway, { role })))).toBe('FORBIDDEN');
    const careful = await member(disputes.world.gateway, { role: 'FINANCE' });
    await passkeyState(disputes.world.gateway, careful, 'shown 6 minutes ago');
    expect(await code(disputes.answer(careful))).toBe('SECOND_FACTOR');
    for (const wrong of [{ text: '  ' }, { text: 'x'.repeat(4_001) }, { reason: ' ' }])
      expect(await code(disputes.answer(disputes.finance, wrong))).toBe('BAD_USER_INPUT');
    expect(await code(disputes.answer(disputes.finance, {}, 'nothing'))).toBe('NOT_FOUND');
    expect(await disputes.statusAtBank()).toBe('open');
  });
});

test('accepting leaves the money to the bank, once', async () => {
  const { data } = await disputes.accept();
  expect(data.acceptDispute.dispute).toMatchObject({
    state: 'ACCEPTED',
    reply: { kind: 'ACCEPT', state: 'SENT', text: null },
  });
  expect(await code(disputes.accept())).toBeNull();
  expect(await code(disputes.answer())).toBe('DISPUTE_CLOSED');
  expect(await auditOf(disputes.world.gateway, disputes.open.id)).toMatchObject([
    { action: 'dispute.accept' },
  ]);
});

test('what was closed meanwhile, elsewhere, is refused and is said to be closed', async () => {
  await disputes.notify('accepted');
  expect(await code(disputes.answer())).toBe('DISPUTE_CLOSED');
  expect(await disputes.read()).toMatchObject({
    state: 'ACCEPTED',
    reply: { state: 'REFUSED', failure: expect.any(String) },
  });
  expect(await code(disputes.accept())).toBe('DISPUTE_CLOSED');
});

describe('from $500 on', () => {
  beforeEach(async () => {
    await disputes.sql('update disputes set amount_cents = 50000 where dispute_id = ?', [disputes.open.id]);
  });
  const approvals = async (by: TestUser) =>
    (
      await ask<{ approvals: { id: string; text: string; cause: string; disputeId: string }[] }>(
        disputes.world.gateway,
        '{ approvals { id text cause disputeId decidedAt } }',
        {},
        by,
      )
    ).data.approvals.filter(({ text }) => text.includes(disputes.open.id));
  const approve = (by: TestUser, approvalId = '') =>
    ask(
      disputes.world.gateway,
      'mutation ($input: ApproveActInput!) { approveAct(input: $input) { approvalId } }',
      { input: { approvalId } },
      by,
    );

  test('an answer waits for a second person, whose approval sends exactly what was asked about', async () => {
    const second = await member(disputes.world.gateway, { role: 'OWNER' });
    expect(await code(disputes.answer())).toBe('APPROVAL_NEEDED');
    expect(await code(disputes.answer(second, { text: 'Another text' }))).toBe('CONFLICT');
    expect(await code(disputes.accept(second))).toBe('CONFLICT');
    expect(await code(disputes.answer(second))).toBe('APPROVAL_NEEDED');
    expect(await disputes.read()).toMatchObject({ state: 'OPEN', reply: { state: 'WAITING', text: TEXT } });
    expect((await mailsTo(disputes.world.gateway, second, 'admin-approval')).length).toBeGreaterThan(0);
    const [waiting] = await approvals(second);
    expect(waiting).toMatchObject({
      ...{ cause: 'LARGE_DISPUTE', disputeId: disputes.open.id },
      text: expect.stringContaining('$500.00'),
    });
    expect(await code(approve(disputes.finance, waiting?.id))).toBe('APPROVAL_NEEDED');
    expect(await code(approve(second, waiting?.id))).toBeNull();
    expect(await disputes.read()).toMatchObject({
      state: 'ANSWERED',
      reply: { state: 'SENT', repliedBy: disputes.finance.email },
    });
    expect(await auditOf(disputes.world.gateway, disputes.open.id)).toMatchObject([
      {
        action: 'dispute.answer',
        actor: second.uid,
        details: { approval: waiting?.id, askedBy: disputes.finance.uid },
      },
    ]);
  });

  test('a rejected one is no reply, and another may be asked about', async () => {
    const second = await member(disputes.world.gateway, { role: 'OWNER' });
    await disputes.accept();
    const [waiting] = await approvals(second);
    await ask(
      disputes.world.gateway,
      'mutation ($input: RejectActInput!) { rejectAct(input: $input) { approvalId } }',
      { input: { approvalId: waiting?.id, reason: 'We can win this' } },
      second,
    );
    expect(await disputes.read()).toMatchObject({ state: 'OPEN', reply: null });
    expect(await code(disputes.answer())).toBe('APPROVAL_NEEDED');
    expect(await disputes.read()).toMatchObject({ reply: { kind: 'ANSWER', state: 'WAITING' } });
  });
});

test('a deleted account leaves the reply without its words', async () => {
  await disputes.answer();
  advance(disputes.world, MINUTE);
  expect((await disputes.deleteBuyer()).errors).toBeUndefined();
  expect(await disputes.read()).toMatchObject({ reply: { kind: 'ANSWER', state: 'SENT', text: null } });
});

test('an account that is deleted in the moment of a reply stays, and the bank gets the words', async () => {
  const { em } = disputes.world.gateway.services.database;
  const { deleting } = await em.fork().transactional(async (replying) => {
    await lockDispute.first(replying, { disputeId: disputes.open.id });
    const deleting = code(disputes.deleteBuyer());
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'select dispute_id from disputes%'`;
    await until(async () => (await em.fork().execute(waiting)).length > 0);
    const reply = disputes.intent();
    await writeReply.run(replying, { ...reply, nextTryAt: reply.now });
    return { deleting };
  });
  expect(await deleting).toBe('PAYMENT_PENDING');
  await pass(disputes.world, MINUTE);
  expect([await disputes.hasText(), (await disputes.read()).reply?.state]).toEqual([true, 'SENT']);
});
