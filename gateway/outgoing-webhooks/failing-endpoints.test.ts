import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import {
  deliveriesOf,
  type Endpoint,
  givenEndpoint,
  later,
  workWebhooksOut,
} from '#gateway/testing/endpoints.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { postPick } from '#gateway/testing/picks.ts';
import { type Receiver, startReceiver } from '#gateway/testing/receiver.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';

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

async function endpointOf({ id }: Endpoint) {
  const [row] = await gateway.services.database.em.execute<{ failures: number; disabledReason: string }[]>(
    'select failures, disabled_reason as "disabledReason" from webhook_endpoints where id = ?',
    [id],
  );
  return row;
}

const post = (input: Record<string, unknown> = {}) => postPick(gateway, admin, input);

describe('a server that fails', () => {
  test('is retried at growing intervals under the same id, and receives what it missed when it is back', async () => {
    const { path, endpoint } = await listening();
    await post();
    receiver.answer(500, {}, 'out of order');
    await workWebhooksOut(gateway);
    await later(gateway, 9);
    expect(receiver.received(path)).toHaveLength(1);
    await later(gateway, 2);
    expect(receiver.received(path)).toHaveLength(2);
    await post();
    // A second one that waits is no reason to ask more often.
    await later(gateway, 119);
    expect(receiver.received(path)).toHaveLength(2);
    receiver.answer(200);
    await later(gateway, 14);
    await later(gateway, 120);
    const ids = receiver.received(path).map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
    expect(ids[1]).toBe(ids[0]);
    const log = await logOf(endpoint);
    expect(log.map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
    expect(log.flatMap(({ attempts }) => attempts.map(({ status }) => status)).sort()).toEqual([
      200, 200, 500, 500,
    ]);
    expect(log.flatMap(({ attempts }) => attempts)).toContainEqual(
      expect.objectContaining({ status: 500, answer: 'out of order', failure: null }),
    );
    expect((await endpointOf(endpoint))?.failures).toBe(0);
  });

  test('ten times in a row is disabled, its owner is written to, and enabling it sends what waits', async () => {
    const { path, endpoint } = await listening();
    for (let more = 0; more < 3; more += 1) await post();
    receiver.answer(503);
    await workWebhooksOut(gateway);
    for (let pauses = 0; pauses < 12; pauses += 1) await later(gateway, 27 * 3_600);
    expect(receiver.received(path)).toHaveLength(10);
    expect(await endpointOf(endpoint)).toEqual({ failures: 10, disabledReason: 'FAILING' });
    const mails = await gateway.services.database.em.execute(
      "select recipient, data from outbox where template = 'webhook-disabled' and recipient = ?",
      [plus.email],
    );
    expect(mails).toMatchObject([{ data: { url: receiver.url + path, keyName: 'Bot', reason: 'FAILING' } }]);
    receiver.answer(200);
    await post();
    await later(gateway, 86_400);
    expect(receiver.received(path)).toHaveLength(10);
    const { data } = await change('enableWebhookEndpoint', endpoint.id);
    expect(data.enableWebhookEndpoint?.webhookEndpoint).toEqual({
      ...{ failures: 0, pausedUntil: null, disabledAt: null, disabledReason: null },
    });
    await later(gateway, 86_400);
    // The three that waited, and not what was posted meanwhile.
    expect(receiver.received(path)).toHaveLength(13);
  });

  test('with 410 is disabled at once', async () => {
    const { path, endpoint } = await listening();
    receiver.answer(410);
    await post();
    await workWebhooksOut(gateway);
    await later(gateway, 3 * 86_400);
    expect(receiver.received(path)).toHaveLength(1);
    expect(await endpointOf(endpoint)).toEqual({ failures: 1, disabledReason: 'GONE' });
    expect((await sendTest(endpoint)).errors).toBeDefined();
  });

  test('for one delivery alone holds up no other', async () => {
    const { endpoint } = await listening();
    await post();
    receiver.answer(400);
    await workWebhooksOut(gateway);
    receiver.answer(200);
    await post();
    await later(gateway, 12);
    expect((await logOf(endpoint)).map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED']);
  });
});

const TEST = `mutation ($input: WebhookEndpointIdInput!) {
  sendTestWebhook(input: $input) { delivery { id type state } } }`;
const sendTest = ({ id }: Endpoint) =>
  ask<{ sendTestWebhook: { delivery: { id: string } } }>(gateway, TEST, { input: { id } }, plus);
