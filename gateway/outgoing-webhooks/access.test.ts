import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { type Canaries, openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import {
  CREATE,
  type Endpoint,
  givenEndpoint,
  givenKeyId,
  later,
  workWebhooksOut,
} from '#gateway/testing/endpoints.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { passkeyState } from '#gateway/testing/passkeys.ts';
import { type Receiver, startReceiver, verified } from '#gateway/testing/receiver.ts';
import { everyone, MEMBERS, member, READ_ALL, type TestUser } from '#gateway/testing/users.ts';
import type { WebhookChoice } from '#schema/rules/api/webhook-values.ts';

let gateway: TestGateway;
let receiver: Receiver;
let users: Record<string, TestUser | null>;
let canaries: Canaries;
let admin: TestUser;
let plus: TestUser;
const endpoints = new Map<string, Endpoint>();

const sql = <T = unknown>(query: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<T[]>(query, params);
const userNamed = (name: string): TestUser => {
  const user = users[name];
  if (!user) throw new Error(`There is no ${name}`);
  return user;
};

const PICKS: WebhookChoice[] = ['PICK_RELEASED', 'PICK_GRADED'];
/** Every pick is graded, whatever kind it is. */
const GRADED: WebhookChoice[] = ['PICK_GRADED'];

beforeAll(async () => {
  gateway = await openGateway();
  receiver = await startReceiver();
  users = await everyone(gateway);
  admin = userNamed('admin');
  plus = userNamed('plus');
  // As old as the oldest pick: what comes out from then on is news.
  gateway.services.clock.set('2031-11-19T00:00:00Z');
  for (const name of MEMBERS)
    endpoints.set(name, await givenEndpoint(gateway, userNamed(name), `${receiver.url}/${name}`, GRADED));
  const record = await givenEndpoint(gateway, admin, `${receiver.url}/record`, GRADED, ['READ_RECORD']);
  endpoints.set('record', record);
  gateway.services.clock.set('2031-11-20T17:00:00Z');
  canaries = await plantCanaries(gateway);
  // Past the rules of the record, which would grade only what has started.
  await sql('alter table picks disable trigger picks_before_write');
  await sql(
    "create or replace function picks_keep_grade(before picks, after picks) returns void language sql as 'select'",
  );
  await sql("update picks set result = 'WIN' where status <> 'DRAFT'");
  await workWebhooksOut(gateway);
});
afterAll(async () => {
  await gateway.close();
  await receiver.close();
});

interface Reported {
  pick: { id: string; locked: boolean; lockReason: string | null };
}
const reported = (name: string) =>
  receiver
    .received(`/${name}`)
    .map((call) => ({ text: call.body, ...verified<Reported>(call, endpoints.get(name)?.secret ?? '') }));

test.each([...MEMBERS, 'record'])(
  'the key of %s is sent exactly the words that it could read',
  async (name) => {
    const user = name === 'record' ? null : userNamed(name);
    const open = new Set(await openTo(gateway, canaries.words.keys(), user));
    const calls = reported(name);
    expect(calls.length).toBeGreaterThan(20);
    for (const { text, data } of calls) {
      expect(canaries.shownIn(text)).toEqual(open.has(data.pick.id) ? [data.pick.id] : []);
      expect(data.pick.locked).toBe(!open.has(data.pick.id));
    }
    // A member who cannot read a tier still receives it, locked.
    const withheld = calls.filter(({ data }) => data.pick.locked).length;
    expect(withheld > 0).toBe(!['vip', ...READ_ALL].includes(name));
  },
);

test('why a pick is locked is said as everywhere: to a plus member, an expired one, one past due', () => {
  const reasons = (name: string) => [...new Set(reported(name).map(({ data }) => data.pick.lockReason))];
  expect(reasons('plus').sort()).toEqual(['TIER', null]);
  expect(reasons('freeExpired').sort()).toEqual(['TRIAL_ENDED', null]);
  expect(reasons('pastDueOutOfGrace').sort()).toEqual(['PAST_DUE', null]);
  expect(reasons('record').sort()).toEqual(['SIGN_IN', null]);
});

test('the log of deliveries and the log of the product show no words', async () => {
  const logged = JSON.stringify(await sql('select * from webhook_attempts, webhook_events limit 2000'));
  expect(canaries.shownIn(logged)).toEqual([]);
  expect(canaries.shownIn(gateway.logged())).toEqual([]);
});

/** A pick that comes out now, told to a new endpoint after `meanwhile`; what arrived. */
async function tellAfter(
  path: string,
  owner: TestUser,
  events: WebhookChoice[],
  meanwhile: (made: Endpoint) => unknown,
) {
  const made = await givenEndpoint(gateway, owner, receiver.url + path, events);
  const cancelling = await member(gateway, { plan: { tier: 'PLUS' } });
  await sql(
    `update picks set result = case result when 'WIN' then 'LOSS' else 'WIN' end, updated_at = ?
      where status <> 'DRAFT' and tier = 'VIP'`,
    [gateway.services.clock.now()],
  );
  await ask(gateway, 'mutation { cancelSubscription { __typename } }', {}, cancelling);
  await sql('update webhook_endpoints set disabled_at = now() where id <> ?', [made.id]);
  await meanwhile(made);
  await later(gateway, 1);
  await sql('update webhook_endpoints set disabled_at = null');
  return receiver
    .received(path)
    .map((call) => verified<Record<string, Record<string, unknown>>>(call, made.secret));
}

test('a key that was revoked or has expired receives nothing any more', async () => {
  expect((await tellAfter('/live', plus, PICKS, () => null)).length).toBeGreaterThan(5);
  const revoke = 'mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { apiKey { id } } }';
  const revoked = await tellAfter('/revoked', plus, PICKS, ({ apiKeyId }) =>
    ask(gateway, revoke, { input: { id: apiKeyId } }, plus),
  );
  expect(revoked).toEqual([]);
  const expired = await tellAfter('/expired', plus, PICKS, ({ apiKeyId }) =>
    sql('update api_keys set expires_at = ? where id = ?', [gateway.services.clock.now(), apiKeyId]),
  );
  expect(expired).toEqual([]);
});

test('a key that is revoked between what happened and its sending: it is withheld, not sent', async () => {
  const made = await givenEndpoint(gateway, plus, `${receiver.url}/between`);
  const TEST =
    'mutation ($input: WebhookEndpointIdInput!) { sendTestWebhook(input: $input) { delivery { id } } }';
  await ask(gateway, TEST, { input: { id: made.id } }, plus);
  await sql('update api_keys set revoked_at = now() where id = ?', [made.apiKeyId]);
  await later(gateway, 1);
  expect(receiver.received('/between')).toEqual([]);
  const states = await sql('select state from webhook_deliveries where endpoint_id = ?', [made.id]);
  expect(states).toEqual([{ state: 'WITHHELD' }]);
});

const SUBSCRIPTIONS: WebhookChoice[] = ['SUBSCRIPTION_CANCELLED', 'PICK_GRADED'];

test('an admin receives events of subscriptions, with ids and facts', async () => {
  const calls = await tellAfter('/admin-told', admin, SUBSCRIPTIONS, () => null);
  expect(calls.find(({ type }) => type === 'subscription.cancelled')?.data).toMatchObject({
    subscription: {
      id: expect.stringMatching(/^sub_/),
      tier: 'PLUS',
      state: 'ACTIVE',
      cancelAtPeriodEnd: true,
    },
    change: { type: 'cancelled', accessUntil: expect.any(String) },
  });
});

test('a former admin receives nothing of subscriptions, and of picks what a member does', async () => {
  const former = await member(gateway, { role: 'OWNER', trialDays: -2 });
  const calls = await tellAfter('/former', former, SUBSCRIPTIONS, () =>
    sql('update users set role = null where id = ?', [former.uid]),
  );
  expect(new Set(calls.map(({ type }) => type))).toEqual(new Set(['pick.graded']));
  expect(calls.some(({ data }) => data.pick?.locked)).toBe(true);
});

test('a key of the staff that waits to be confirmed is sent what a member is', async () => {
  const careful = await member(gateway, { role: 'OWNER', trialDays: -2 });
  const calls = await tellAfter('/unconfirmed', careful, SUBSCRIPTIONS, () =>
    passkeyState(gateway, careful, 'never shown'),
  );
  expect(new Set(calls.map(({ type }) => type))).toEqual(new Set(['pick.graded']));
  expect(calls.some(({ data }) => data.pick?.locked)).toBe(true);
});

const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

test('what belongs to somebody else does not exist', async () => {
  const theirs = endpoints.get('vip');
  if (!theirs) throw new Error('no endpoint');
  const [delivery] = await sql<{ id: string }>(
    'select id from webhook_deliveries where endpoint_id = ? limit 1',
    [theirs.id],
  );
  const before = await sql('select * from webhook_endpoints where id = ?', [theirs.id]);
  const input = { apiKeyId: theirs.apiKeyId, url: receiver.url, events: PICKS };
  for (const attacker of [plus, admin]) {
    expect(codeOf(await ask(gateway, CREATE, { input }, attacker))).toBe('NOT_FOUND');
    const update =
      'mutation ($input: UpdateWebhookEndpointInput!) { updateWebhookEndpoint(input: $input) { __typename } }';
    expect(
      codeOf(await ask(gateway, update, { input: { id: theirs.id, url: receiver.url } }, attacker)),
    ).toBe('NOT_FOUND');
    for (const name of [
      'deleteWebhookEndpoint',
      'enableWebhookEndpoint',
      'rotateWebhookSecret',
      'sendTestWebhook',
    ]) {
      const mutation = `mutation ($input: WebhookEndpointIdInput!) { ${name}(input: $input) { __typename } }`;
      expect(codeOf(await ask(gateway, mutation, { input: { id: theirs.id } }, attacker))).toBe('NOT_FOUND');
    }
    const again =
      'mutation ($input: RedeliverWebhookInput!) { redeliverWebhook(input: $input) { __typename } }';
    expect(codeOf(await ask(gateway, again, { input: { deliveryId: delivery?.id } }, attacker))).toBe(
      'NOT_FOUND',
    );
    const log = 'query ($id: ID!) { webhookDeliveries(webhookEndpointId: $id) { nodes { id } } }';
    expect(codeOf(await ask(gateway, log, { id: theirs.id }, attacker))).toBe('NOT_FOUND');
    const list = 'query ($id: ID) { webhookEndpoints(apiKeyId: $id) { id } }';
    expect((await ask(gateway, list, { id: theirs.apiKeyId }, attacker)).data).toEqual({
      webhookEndpoints: [],
    });
  }
  expect(await sql('select * from webhook_endpoints where id = ?', [theirs.id])).toEqual(before);
});

test('endpoints are managed by people who signed in: not by a key, not by a visitor', async () => {
  const key = await givenKey(gateway, admin, ['READ_PICKS', 'READ_RECORD', 'WRITE_PICKS']);
  const list = '{ webhookEndpoints { id } }';
  expect(codeOf(await ask(gateway, list, {}, key))).toBe('KEY_REFUSED');
  expect(codeOf(await ask(gateway, list))).toBe('UNAUTHENTICATED');
  const input = { apiKeyId: key.keyId, url: receiver.url, events: PICKS };
  expect(codeOf(await ask(gateway, CREATE, { input }, key))).toBe('KEY_REFUSED');
});

test('what cannot be is refused with a sentence for each field; a key has five endpoints', async () => {
  const apiKeyId = await givenKeyId(gateway, plus, ['READ_PICKS']);
  const create = (input: Record<string, unknown>, user = plus) =>
    ask(gateway, CREATE, { input: { apiKeyId, url: receiver.url, events: ['PICK_GRADED'], ...input } }, user);
  const fieldsOf = async (input: Record<string, unknown>) =>
    (await create(input)).errors?.[0]?.extensions.fields;
  expect(await fieldsOf({ url: 'https://10.0.0.1/', events: ['SUBSCRIPTION_ENDED'] })).toEqual({
    url: 'The address does not lead to a public server',
    events: 'Only keys of staff who read members may receive subscription events',
  });
  expect(await fieldsOf({ events: [] })).toEqual({ events: 'Choose at least one event' });
  const writer = await givenKeyId(gateway, admin, ['WRITE_PICKS']);
  const refused = await create({ apiKeyId: writer }, admin);
  expect(refused.errors?.[0]?.extensions.fields).toHaveProperty('events');
  const answers = await Promise.all(Array.from({ length: 7 }, () => create({})));
  expect(answers.map(codeOf).filter((code) => code === 'CONFLICT')).toHaveLength(2);
});
