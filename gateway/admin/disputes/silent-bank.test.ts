import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sendDisputeReplies } from '#gateway/billing/reconciliation/send-dispute-replies.ts';
import { writeReply } from '#gateway/billing/settlement/dispute-reply.sql.ts';
import { code, type DisputeWorld, openDisputeWorld } from '#gateway/testing/disputes.ts';
import { fault, pass } from '#gateway/testing/money.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';

let disputes: DisputeWorld;

beforeAll(async () => {
  disputes = await openDisputeWorld();
});
beforeEach(() => disputes.next());
afterEach(() => disputes.clear());
afterAll(async () => expect(await disputes.close()).toEqual([]));

describe('a processor that is silent', () => {
  test.each([
    ['before the evidence came', 'dispute.find', { kind: 'status', status: 503 }],
    ['once it had the evidence', 'dispute.add_evidence', { kind: 'half_body' }],
    ['before the end', 'dispute.finalize', { kind: 'status', status: 503 }],
    ['once it had all', 'dispute.finalize', { kind: 'half_body' }],
  ])('%s is tried again, and its page says so', async (_when, operation, effect) => {
    await fault(disputes.world, effect, { operation });
    const { data } = await disputes.answer();
    expect(data.answerDispute.dispute.reply).toMatchObject({
      state: 'SENDING',
      failure: expect.stringMatching(/answer/),
    });
    expect(await code(disputes.answer(disputes.finance, { text: 'Something else' }))).toBe('CONFLICT');
    expect(await code(disputes.accept())).toBe('CONFLICT');
    await pass(disputes.world, 2 * MINUTE);
    expect(await disputes.read()).toMatchObject({
      state: 'ANSWERED',
      reply: { state: 'SENT', failure: null },
    });
    expect([await disputes.hasText(), await disputes.moves()]).toEqual([true, 2]);
  });

  test('is tried less and less often, and never given up', async () => {
    await fault(
      disputes.world,
      { kind: 'status', status: 503 },
      { operation: 'dispute.accept', times: null },
    );
    await disputes.accept();
    for (let hours = 0; hours < 8; hours += 1) await pass(disputes.world, HOUR);
    const [{ tries } = { tries: 0 }] = await disputes.sql<{ tries: number }>(
      'select tries from dispute_replies where dispute_id = ?',
      [disputes.open.id],
    );
    expect(tries).toBeLessThan(10);
    await disputes.world.processor.order('DELETE', 'faults');
    await pass(disputes.world, HOUR);
    expect(await disputes.read()).toMatchObject({ state: 'ACCEPTED', reply: { state: 'SENT' } });
  });

  test('and one that died between the intent and the call: the job sends it', async () => {
    const reply = disputes.intent();
    const nextTryAt = new Date(reply.now.getTime() + MINUTE);
    await writeReply.run(disputes.world.gateway.services.database.em, { ...reply, nextTryAt });
    await pass(disputes.world, MINUTE / 2);
    expect(await disputes.statusAtBank()).toBe('open');
    await pass(disputes.world, MINUTE);
    expect(await disputes.read()).toMatchObject({ state: 'ANSWERED', reply: { state: 'SENT' } });
  });

  test('and slow: a second run of the job begins meanwhile, and the bank gets the text once', async () => {
    const { services } = disputes.world.gateway;
    const reply = disputes.intent();
    await writeReply.run(services.database.em, { ...reply, nextTryAt: reply.now });
    const added: string[] = [];
    const processor = {
      ...services.processor,
      addEvidence: (of: string, text: string) => {
        added.push(of);
        return services.processor.addEvidence(of, text);
      },
    };
    await Promise.all([1, 2].map(() => sendDisputeReplies({ ...services, processor })));
    expect(added).toEqual([disputes.open.id]);
    expect(await disputes.read()).toMatchObject({ state: 'ANSWERED', reply: { state: 'SENT' } });
  });
});
