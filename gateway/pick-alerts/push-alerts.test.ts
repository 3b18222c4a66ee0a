import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { makePushKey } from '#gateway/integrations/push/vapid.ts';
import { ask } from '#gateway/testing/ask.ts';
import { openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick, type PickGiven } from '#gateway/testing/picks.ts';
import { everyone, member, type PlanGiven, type TestUser } from '#gateway/testing/users.ts';
import { Devices, type Shown } from '#local/push/devices.ts';
import { installPush } from '#local/push/push-routes.ts';
import { runAlerts } from './run-alerts.ts';

const service = fastify({ forceCloseConnections: true });
const phones = new Devices();
let origin: string;
let gateway: TestGateway;
beforeAll(async () => {
  installPush(service, phones);
  origin = await service.listen({ port: 0, host: '127.0.0.1' });
  gateway = await openGateway({ PUSH_KEY: makePushKey() });
});
afterAll(async () => {
  await gateway.close();
  await service.close();
});
beforeEach(() => gateway.services.clock.set(NOON));
afterEach(async () => {
  await rows('truncate alert_batches, alert_batch_picks, pick_alerts, alert_settings, push_subscriptions');
  // What stands on the board is news to no later test.
  await rows(`insert into pick_releases select p.id, t.tier, 'RELEASE', p.version, p.created_at from picks p, rules_tiers() t
    on conflict do nothing`);
});

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const run = () => runAlerts(gateway.services);
const ADD = 'mutation ($input: AddPushInput!) { addPush(input: $input) { push { devices { id } } } }';

interface Phone {
  user: TestUser;
  id: string;
  shown(): Shown[];
}

/** The phone of a member, with notifications turned on. */
async function phoneOf(user: TestUser): Promise<Phone> {
  const { id, keys } = phones.add(user.email);
  const input = { endpoint: `${origin}/local/push/devices/${id}`, ...keys };
  expect((await ask(gateway, ADD, { input }, user)).errors).toBeUndefined();
  return { user, id, shown: () => phones.list().find((phone) => phone.id === id)?.shown ?? [] };
}
const payer = async (tier: PlanGiven['tier'] = 'PREMIUM') =>
  phoneOf(await member(gateway, { trialDays: -2, plan: { tier } }));

const choose = ({ user }: Phone, changes: Record<string, unknown>) =>
  rows(`insert into alert_settings select (jsonb_populate_record(null::alert_settings, ?::jsonb)).*`, [
    JSON.stringify({
      ...{ user_id: user.uid, mail: 'OFF', push: true, recap: false, digest_at: '09:00' },
      ...{ locked_news: false, hide_words: false, updated_at: NOON, ...changes },
    }),
  ]);

let posted = 0;
const give = (given: PickGiven = {}) => {
  posted += 1;
  const publishedAt = gateway.services.clock.now().toISOString();
  return givenPick(gateway, { tier: 'PREMIUM', publishedAt, pick: `WORDS-${posted}.`, ...given });
};
const states = ({ user }: Phone) =>
  rows<{ state: string; reason: string | null }>('select state, reason from pick_alerts where user_id = ?', [
    user.uid,
  ]);

test.each(['OWNER', 'ANALYST'] as const)(
  'a role opens nothing on a phone, which no passkey guards: %s sees what their plan opens',
  async (role) => {
    const phone = await phoneOf(await member(gateway, { trialDays: -2, role, plan: { tier: 'PLUS' } }));
    await choose(phone, { locked_news: true });
    await give({ tier: 'VIP' });
    await give({ tier: 'PLUS', pick: 'Words for Plus' });
    await run();
    const shown = JSON.stringify(phone.shown());
    expect(shown).toContain('Words for Plus');
    expect(shown).not.toContain('WORDS-');
  },
);

test('a pick is shown at once on each device of whose plan opens it, once, by the next look of each second', async () => {
  const [premium, plus] = [await payer(), await payer('PLUS')];
  await give();
  await run();
  expect(premium.shown()).toHaveLength(1);
  const [shown] = premium.shown();
  expect(shown?.title).toMatch(/^New pick: .+ @ .+/);
  expect(shown?.body).toContain(`WORDS-${posted}.`);
  expect(shown?.navigate).toMatch(/\/dashboard\?date=2031-11-20#pick_\w+$/);
  expect(plus.shown()).toEqual([]);
  await run();
  expect(premium.shown()).toHaveLength(1);
});

test('a lock screen that hides words says only that there is news', async () => {
  const phone = await payer();
  await choose(phone, { hide_words: true });
  const id = await give({ teamOne: 'SECRET-TEAM' });
  await run();
  const [shown] = phone.shown();
  expect(shown?.title).toBe('There is news of picks');
  expect(shown?.json).not.toMatch(/WORDS|SECRET/);
  await rows('update picks set pick = ?, updated_at = ? where id = ?', ['OTHER-WORDS.', new Date(NOON), id]);
  await run();
  expect(JSON.stringify(phone.shown())).not.toContain('OTHER');
});

test('an edit replaces the notification of its pick', async () => {
  const phone = await payer();
  const id = await give();
  await run();
  await rows('update picks set pick = ?, updated_at = ? where id = ?', ['CHANGED.', new Date(NOON), id]);
  await run();
  expect(phone.shown().map(({ title }) => title.split(':')[0])).toEqual(['Changed pick']);
  expect(phone.shown()[0]?.body).toContain('CHANGED.');
});

test('a plan that ended a second ago gets nothing, or the locked form without a word', async () => {
  const [ann, ben] = [await payer(), await payer()];
  await choose(ben, { locked_news: true });
  await give();
  await rows("update subscriptions set state = 'ended', ended_at = created_at, end_reason = 'revoked'");
  await run();
  expect(ann.shown()).toEqual([]);
  expect(ben.shown().map(({ body }) => body)).toEqual([expect.stringContaining('does not open it')]);
  expect(JSON.stringify(ben.shown())).not.toContain(`WORDS-${posted}.`);
});

test('signing out, and a session that ended, end it before the next pick', async () => {
  const phone = await payer();
  await ask(gateway, 'mutation { removePush(input: {}) { push { publicKey } } }', {}, phone.user);
  await give();
  await run();
  expect([phone.shown(), await states(phone)]).toEqual([[], []]);
});

test('a device that is gone is forgotten, and one whose service is away is tried again', async () => {
  const [gone, here] = [await payer(), await payer()];
  phones.remove(gone.id);
  await give();
  await run();
  expect(await states(gone)).toEqual([
    { state: 'DROPPED', reason: 'The browser has ended its subscription' },
  ]);
  expect(await rows('select 1 from push_subscriptions where user_id = ?', [gone.user.uid])).toEqual([]);
  expect(here.shown()).toHaveLength(1);
  await rows("update push_subscriptions set endpoint = 'http://127.0.0.1:9/x' where user_id = ?", [
    here.user.uid,
  ]);
  await give();
  await run();
  expect((await states(here)).map(({ state }) => state).sort()).toEqual(['SENT', 'WAITING']);
});

test('a service that refuses for now is asked again until the game starts, and given up with its reason', async () => {
  const busy = fastify({ forceCloseConnections: true });
  let asked = 0;
  busy.addContentTypeParser('*', { parseAs: 'buffer' }, async () => null);
  busy.post('/device', (_request, reply) => {
    asked += 1;
    return reply.code(429).header('retry-after', '60').send('Slow down');
  });
  const endpoint = `${await busy.listen({ port: 0, host: '127.0.0.1' })}/device`;
  const phone = await payer();
  await rows('update push_subscriptions set endpoint = ? where user_id = ?', [endpoint, phone.user.uid]);
  await give({ time: '12:05' });
  for (let minute = 0; minute < 10; minute += 1) {
    gateway.services.clock.set(new Date(Date.parse(NOON) + minute * 60_000).toISOString());
    await run();
  }
  expect(await states(phone)).toEqual([{ state: 'FAILED', reason: expect.stringMatching(/429: Slow down/) }]);
  expect(asked).toBe(5);
  await busy.close();
});

test('nobody’s notifications hold a word that their plan does not open', async () => {
  const users = await everyone(gateway);
  const { words, shownIn } = await plantCanaries(gateway);
  const all: Phone[] = [];
  for (const user of Object.values(users)) if (user) all.push(await phoneOf(user));
  for (const phone of all) await choose(phone, { locked_news: true });
  await run();
  expect(all.some((phone) => shownIn(JSON.stringify(phone.shown())).length > 0)).toBe(true);
  for (const phone of all) {
    const open = new Set(await openTo(gateway, words.keys(), phone.user));
    expect(shownIn(JSON.stringify(phone.shown())).filter((id) => !open.has(id))).toEqual([]);
  }
  expect(shownIn(gateway.logged())).toEqual([]);
});
