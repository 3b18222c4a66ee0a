import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { type MoneyWorld, openMoneyWorld, payingMember } from '#gateway/testing/money.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { type TcpProxy, tcpProxy } from '#local/testing/tcp-proxy.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { startWitness } from '#local/witness/witness.ts';
import { parseVerifierKey } from '#record/note/keys.ts';
import { type LastRuns, workOff } from './work-off.ts';

let world: MoneyWorld;
let mailServer: TestMailServer;
let witness: Awaited<ReturnType<typeof startWitness>>;
let toWitness: TcpProxy;

beforeAll(async () => {
  mailServer = await startMailServer();
  world = await openMoneyWorld({ CLOCK_FILE: '/no/such/clock', SMTP_URL: mailServer.url });
  const { record, clock } = world.gateway.services;
  if (!record.signer) throw new Error('The log of tests is signed.');
  witness = await startWitness({
    stateFile: `${temporaryFolder()}/witness.json`,
    logs: [record.signer.key],
    now: () => clock.now(),
  });
  toWitness = await tcpProxy(witness.url);
});
afterAll(async () => {
  await world.close();
  await Promise.all([mailServer.close(), toWitness.off(), witness.stop()]);
});

const query = <Row>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<Row[]>(sql, params);

interface DueWork {
  unfinished: { job: string; reason: string } | null;
  next: { job: string; at: string };
}

async function dueWork(at: string): Promise<DueWork> {
  world.gateway.services.clock.set(at);
  const answer = await world.gateway.app.inject({ method: 'POST', url: '/due-work' });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('at each moment that is due all of it is done, and the next is named', async () => {
  const { uid, email } = await payingMember(world, { planType: 'plus' });
  const id = await givenPick(world.gateway, { releaseAt: '2031-11-20T22:00:00.000Z' });
  expect(await dueWork('2031-11-20T17:00:01.000Z')).toEqual({
    unfinished: null,
    next: { job: 'missing-picks', at: '2031-11-20T19:45:00.000Z' },
  });
  expect(mailServer.mails.map(({ recipients }) => recipients)).toContainEqual([email]);
  expect(await dueWork('2031-11-20T19:45:00.000Z')).toEqual({
    unfinished: null,
    next: { job: 'webhook-events', at: '2031-11-20T20:00:00.000Z' },
  });
  // It opens for VIP, Premium and the others an hour apart, each time with a mail a quarter of a minute later.
  for (const [at, next] of [
    ['20:00:00', '20:00:15'],
    ['20:00:15', '21:00:00'],
    ['21:00:00', '21:00:15'],
    ['21:00:15', '22:00:00'],
    ['22:00:00', '22:00:15'],
  ])
    expect(await dueWork(`2031-11-20T${at}.000Z`)).toEqual({
      unfinished: null,
      next: { job: 'pick-alerts', at: `2031-11-20T${next}.000Z` },
    });
  expect(await dueWork('2031-11-20T22:00:15.000Z')).toEqual({
    unfinished: null,
    next: { job: 'record-openings', at: '2031-11-21T05:00:00.000Z' },
  });
  await dueWork('2031-11-21T05:00:00.000Z');
  expect(await query('select day::text from record_days')).toEqual([{ day: '2031-11-20' }]);
  expect(
    await query('select from record_head where size > (select max(size) from record_checkpoints)'),
  ).toEqual([]);
  // A month later: one renewal, and its mail.
  const renewed = await dueWork('2031-12-20T17:00:00.000Z');
  expect(renewed.unfinished).toBeNull();
  expect(
    await query('select kind, state from invoices where user_id = ? order by created_at', [uid]),
  ).toEqual([
    { kind: 'purchase', state: 'paid' },
    { kind: 'renewal', state: 'paid' },
  ]);
  expect(await query('select from outbox where sent_at is null')).toEqual([]);
  expect(await query('select from record_overdue where pick_id = ?', [id])).toEqual([]);
});

test('what cannot be done is named with its reason, and is done once it can be', async () => {
  const { services } = world.gateway;
  Object.assign(services.record, {
    witnesses: [{ key: parseVerifierKey(witness.key), url: `http://${toWitness.host}` }],
    quorum: 1,
  });
  toWitness.refuse(true);
  await givenPick(world.gateway, { date: '2031-12-20', time: '20:15' });
  const runs: LastRuns = new Map();
  const unfinished = async (patience?: number) =>
    (await workOff(services, runs, patience === undefined ? {} : { patience })).unfinished;
  expect(await unfinished(0)).toEqual({
    job: 'record-checkpoints',
    reason: expect.stringMatching(/^Too few witnesses/),
  });
  toWitness.refuse(false);
  expect(await unfinished()).toBeNull();
  expect(await query('select from record_cosignatures')).toHaveLength(1);
  await query("update record_head set stopped = 'a leaf is not what its tile holds'");
  services.clock.set('2031-12-21T05:00:00.000Z');
  expect(await unfinished(0)).toEqual({
    job: 'record-openings',
    reason: expect.stringContaining('the record is stopped: a leaf is not what its tile holds'),
  });
});
