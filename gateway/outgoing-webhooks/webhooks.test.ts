import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startWorker } from '#gateway/jobs/worker.ts';
import { ask } from '#gateway/testing/ask.ts';
import {
  deliveriesOf,
  type Endpoint,
  givenEndpoint,
  later,
  workWebhooksOut,
} from '#gateway/testing/endpoints.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick, gradePick, postPick, TYPED } from '#gateway/testing/picks.ts';
import { type Receiver, startReceiver, verified } from '#gateway/testing/receiver.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';
import { deliverWebhooks } from './deliver.ts';

let gateway: TestGateway;
let receiver: Receiver;
let admin: TestUser;
let plus: TestUser;

beforeAll(async () => {
  gateway = await openGateway();
  receiver = await startReceiver();
  admin = await member(gateway, { role: 'OWNER' });
  plus = await member(gateway, { plan: { tier: 'PLUS' } });
});
beforeEach(async () => {
  receiver.answer(204);
  gateway.services.clock.set(NOON);
  await gateway.services.database.em.execute(
    'delete from webhook_endpoints; delete from webhook_events; delete from api_keys',
  );
});
afterAll(async () => {
  await gateway.close();
  await receiver.close();
});

let paths = 0;
/** A new endpoint at a path of its own, so that a test sees its own calls. */
async function listening(user = plus) {
  paths += 1;
  const path = `/hooks/${paths}`;
  return { path, endpoint: await givenEndpoint(gateway, user, receiver.url + path) };
}

const logOf = (endpoint: Endpoint) => deliveriesOf(gateway, endpoint, plus);

const FIELDS = 'webhookEndpoint { failures pausedUntil disabledAt disabledReason }';
function change(name: string, id: string) {
  const payload = name === 'rotateWebhookSecret' ? `secret ${FIELDS}` : FIELDS;
  const query = `mutation ($input: WebhookEndpointIdInput!) { ${name}(input: $input) { ${payload} } }`;
  return ask<Record<string, { secret: string; webhookEndpoint: Record<string, unknown> }>>(
    gateway,
    query,
    { input: { id } },
    plus,
  );
}

const post = (input: Record<string, unknown> = {}) => postPick(gateway, admin, input);
const grade = (id: string, result: string) => gradePick(gateway, admin, id, result);

interface Reported {
  pick: { id: string; pick: string | null; locked: boolean; lockReason: string | null; result: string };
}

/** Everything that a path received, with verified signatures. */
const reported = (path: string, { secret }: Endpoint) =>
  receiver.received(path).map((call) => verified<Reported>(call, secret));

test('events of one run go out in the order in which they happened', async () => {
  const { path, endpoint } = await listening();
  const picks = await Promise.all(Array.from({ length: 6 }, () => givenPick(gateway)));
  const started = Date.parse(NOON);
  await gateway.services.database.em.execute('delete from webhook_events');
  for (const [at, id] of picks.entries())
    await gateway.services.database.em.execute(
      "insert into webhook_events (id, type, subject, occurs_at) values (?, 'PICK_RELEASED', ?, ?)",
      [`whe_${at}`, id, new Date(started + (at + 1) * 1_000)],
    );
  await later(gateway, 60);
  await workWebhooksOut(gateway);
  expect(reported(path, endpoint).map(({ data }) => data.pick.id)).toEqual(picks);
});

describe('a pick that is posted', () => {
  test('is sent once to those who may read it, signed so that the standard package accepts it with this secret only', async () => {
    const { path, endpoint } = await listening();
    const id = await post();
    await workWebhooksOut(gateway);
    await workWebhooksOut(gateway);
    const [call, ...more] = receiver.received(path);
    expect(more).toEqual([]);
    if (!call) throw new Error('nothing came');
    expect(verified(call, endpoint.secret)).toEqual({
      type: 'pick.released',
      timestamp: NOON,
      data: {
        pick: expect.objectContaining({
          ...{ id, sport: 'NFL', subscription: 'PLUS', pick: 'Bills -3.5', result: 'PENDING' },
          ...{ pickDetails: TYPED.pickDetails, locked: false, requiredTier: null, lockReason: null },
        }),
      },
    });
    expect(call.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^evt_/),
    });
    const other = await givenEndpoint(gateway, plus, receiver.url);
    expect(() => verified(call, other.secret)).toThrow('No matching signature');
    expect(() => verified({ ...call, body: `${call.body} ` }, endpoint.secret)).toThrow('No matching');
    const [line] = await logOf(endpoint);
    expect(line).toMatchObject({
      ...{ eventId: call.headers['webhook-id'], type: 'pick.released', state: 'DELIVERED', nextTryAt: null },
      attempts: [{ at: NOON, status: 204, failure: null, answer: '' }],
    });
    const stored = JSON.stringify(
      await gateway.services.database.em.execute('select * from webhook_endpoints'),
    );
    expect(stored).not.toContain(endpoint.secret);
    expect(gateway.logged()).not.toContain(endpoint.secret);
  });

  test('above the plan arrives locked, with its result later', async () => {
    const { path, endpoint } = await listening();
    const id = await post({ subscription: 'VIP', time: '11:55' });
    await workWebhooksOut(gateway);
    await grade(id, 'WIN');
    await workWebhooksOut(gateway);
    await grade(id, 'LOSS');
    await workWebhooksOut(gateway);
    const [released, won, lost] = reported(path, endpoint);
    expect(released?.data.pick).toMatchObject({
      ...{ id, locked: true, lockReason: 'TIER', requiredTier: 'VIP' },
      ...{ pick: null, pickDetails: null, market: null, line: null },
      ...{ odds: null, americanOdds: null, units: null, book: null, probability: null },
    });
    expect(won).toMatchObject({ type: 'pick.graded', data: { pick: { id, result: 'WIN', pick: null } } });
    expect(lost).toMatchObject({ type: 'pick.graded', data: { pick: { result: 'LOSS', isWinner: false } } });
    expect(reported(path, endpoint)).toHaveLength(3);
  });

  test('with a schedule is sent to each when it opens for them, also after it was moved', async () => {
    const premium = await member(gateway, { plan: { tier: 'PREMIUM' } });
    const early = await listening(premium);
    const last = await listening();
    const id = await post({ releaseAt: '2031-11-20T22:00:00Z' });
    const query = 'mutation ($input: UpdatePickInput!) { updatePick(input: $input) { pick { id } } }';
    await ask(gateway, query, { input: { id, releaseAt: '2031-11-20T20:00:00Z' } }, admin);
    const counts = () => [
      reported(early.path, early.endpoint).length,
      reported(last.path, last.endpoint).length,
    ];
    await later(gateway, 0);
    await later(gateway, 7_199);
    expect(counts()).toEqual([0, 0]);
    await later(gateway, 1);
    expect(counts()).toEqual([1, 0]);
    await later(gateway, 3_599);
    expect(counts()).toEqual([1, 0]);
    await later(gateway, 1);
    expect(counts()).toEqual([1, 1]);
    expect(reported(last.path, last.endpoint)[0]?.data.pick).toMatchObject({
      id,
      locked: false,
      pick: 'Bills -3.5',
    });
  });

  test('for tomorrow is sent when tomorrow begins; a draft, one withdrawn before, and history are not', async () => {
    const { path, endpoint } = await listening();
    const tomorrow = await post({ date: '2031-11-21' });
    await post({ draft: true });
    await givenPick(gateway, {
      releaseAt: '2031-11-20T18:00:00Z',
      publishedAt: '2031-11-13T18:00:00Z',
      date: '2031-11-13',
    });
    const scheduled = await post({ releaseAt: '2031-11-20T22:00:00Z' });
    const query = 'mutation ($input: PickIdInput!) { deletePick(input: $input) { deletedPickId } }';
    await ask(gateway, query, { input: { id: scheduled } }, admin);
    await later(gateway, 11 * 3_600);
    expect(reported(path, endpoint)).toEqual([]);
    await later(gateway, 3_600);
    expect(reported(path, endpoint).map(({ data }) => data.pick.id)).toEqual([tomorrow]);
  });
});

const TEST = `mutation ($input: WebhookEndpointIdInput!) {
  sendTestWebhook(input: $input) { delivery { id type state } } }`;
const sendTest = ({ id }: Endpoint) =>
  ask<{ sendTestWebhook: { delivery: { id: string } } }>(gateway, TEST, { input: { id } }, plus);

describe('by hand', () => {
  const AGAIN =
    'mutation ($input: RedeliverWebhookInput!) { redeliverWebhook(input: $input) { delivery { state attempts { status } } } }';

  test('a test is sent, and sent again under the same id with all its calls in the log', async () => {
    const { path, endpoint } = await listening();
    const { data } = await sendTest(endpoint);
    expect(data.sendTestWebhook.delivery).toMatchObject({ type: 'webhook.test', state: 'PENDING' });
    await workWebhooksOut(gateway);
    const input = { deliveryId: data.sendTestWebhook.delivery.id };
    const again = await ask(gateway, AGAIN, { input }, plus);
    expect(again.data).toMatchObject({
      redeliverWebhook: { delivery: { state: 'PENDING', attempts: [{ status: 204 }] } },
    });
    await workWebhooksOut(gateway);
    const ids = receiver.received(path).map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(await logOf(endpoint)).toMatchObject([
      { state: 'DELIVERED', attempts: [{ status: 204 }, { status: 204 }] },
    ]);
  });

  test('a rotated secret signs beside the old one for a day, then alone', async () => {
    const { path, endpoint } = await listening();
    const { data } = await change('rotateWebhookSecret', endpoint.id);
    const fresh = data.rotateWebhookSecret?.secret ?? '';
    expect(fresh).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(fresh).not.toBe(endpoint.secret);
    await post();
    await workWebhooksOut(gateway);
    await later(gateway, 86_400);
    await grade(await post(), 'WIN');
    await workWebhooksOut(gateway);
    const [during, after] = receiver.received(path);
    if (!during || !after) throw new Error('not enough came');
    for (const secret of [endpoint.secret, fresh])
      expect(verified(during, secret).type).toBe('pick.released');
    expect(verified(after, fresh).type).toMatch(/^pick/);
    expect(() => verified(after, endpoint.secret)).toThrow('No matching signature');
  });
});

test('two workers: an event is sent once, and eight that look at the same moment send it once', async () => {
  const { path, endpoint } = await listening();
  await post();
  const { services, databaseUrl } = gateway;
  const workers = await Promise.all([startWorker(services, databaseUrl), startWorker(services, databaseUrl)]);
  await until(() => receiver.received(path).length > 0);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(receiver.received(path)).toHaveLength(1);
  await sendTest(endpoint);
  await Promise.all(Array.from({ length: 8 }, () => deliverWebhooks(services)));
  expect(receiver.received(path)).toHaveLength(2);
});
