import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { makePushKey } from '#gateway/integrations/push/vapid.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { measureAlerts } from '#gateway/server/metrics/measure-alerts.ts';
import { measureWork } from '#gateway/server/metrics/measure-work.ts';
import { Metrics } from '#gateway/server/metrics/metrics.ts';
import { ask } from '#gateway/testing/ask.ts';
import { type Canaries, openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { everyone, MEMBERS, type TestUser } from '#gateway/testing/users.ts';
import { Devices } from '#local/push/devices.ts';
import { installPush } from '#local/push/push-routes.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { planDayMails } from './digests.ts';
import { runAlerts } from './run-alerts.ts';

let server: TestMailServer;
let gateway: TestGateway;
let users: Record<string, TestUser | null>;
let canaries: Canaries;
const service = fastify({ forceCloseConnections: true });
const phones = new Devices();

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);

beforeAll(async () => {
  server = await startMailServer();
  gateway = await openGateway({ SMTP_URL: server.url, PUSH_KEY: makePushKey() });
  users = await everyone(gateway);
  canaries = await plantCanaries(gateway);
  await signCheckpoint(gateway.services);
  await rows('update users set email_proved_at = created_at');
  await rows(`insert into alert_settings (user_id, mail, push, recap, digest_at, locked_news, hide_words, updated_at)
    select id, 'INSTANT', true, true, '12:45', true, false, created_at from users`);
  await givenPhones();
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([server.close(), service.close()]);
});

/** Each member turns notifications on, on a phone of their name. */
async function givenPhones(): Promise<void> {
  installPush(service, phones);
  const origin = await service.listen({ port: 0, host: '127.0.0.1' });
  const add = 'mutation ($input: AddPushInput!) { addPush(input: $input) { push { publicKey } } }';
  for (const name of MEMBERS) {
    const { id, keys } = phones.add(name);
    const input = { endpoint: `${origin}/local/push/devices/${id}`, ...keys };
    expect((await ask(gateway, add, { input }, users[name] as TestUser)).errors).toBeUndefined();
  }
}
const shownTo = (name: string) => phones.list().find((phone) => phone.name === name)?.shown ?? [];

async function metrics(): Promise<string> {
  const all = new Metrics();
  measureAlerts(all, gateway.services.database.em);
  measureWork(all, gateway.services.database.em);
  return all.registry.metrics();
}

/** Before and after each scheduled pick opens for a plan, until the last one is open to everybody. */
const MOMENTS = ['16:59', '17:30', '18:30', '20:00'].map((time) => Date.parse(`2031-11-20T${time}:00.000Z`));
const DIGESTS_FROM = Date.parse('2031-11-20T18:00:00.000Z');

test('no mail or notification has words of a pick that is not open to its reader then; nor have log and metrics', async () => {
  const wrong: string[] = [];
  const [told, pushed] = [new Map<string, number>(), new Map<string, number>()];
  const check = async (name: string, seen: number) => {
    const user = users[name] as TestUser;
    const mails = server.mails.slice(seen).filter(({ recipients }) => recipients.includes(user.email));
    const open = new Set(await openTo(gateway, canaries.words.keys(), user));
    const [mailed, seenOnPhone] = [mails, shownTo(name)].map((all) => canaries.shownIn(JSON.stringify(all)));
    told.set(name, (told.get(name) ?? 0) + (mailed?.length ?? 0));
    pushed.set(name, seenOnPhone?.length ?? 0);
    for (const [channel, ids] of Object.entries({ mailed, seenOnPhone }))
      for (const id of (ids ?? []).filter((one) => !open.has(one))) wrong.push(`${name}, ${channel}: ${id}`);
  };
  for (const at of MOMENTS) {
    const seen = server.mails.length;
    gateway.services.clock.set(new Date(at).toISOString());
    if (at > DIGESTS_FROM)
      await rows(`update alert_settings set mail = 'DIGEST', next_digest_at = ?`, [new Date(at)]);
    await planDayMails(gateway.services);
    await runAlerts(gateway.services);
    gateway.services.clock.set(new Date(at + MINUTE).toISOString());
    await runAlerts(gateway.services);
    for (const name of MEMBERS) await check(name, seen);
  }
  expect(wrong).toEqual([]);
  expect(canaries.shownIn(gateway.logged())).toEqual([]);
  expect(canaries.shownIn(await metrics())).toEqual([]);
  expect(canaries.shownIn(server.mails.map(({ subject }) => subject).join('\n'))).toEqual([]);
  for (const sent of [told, pushed]) expect(sent.get('onBreak') ?? 0).toBe(0);
  // It has looked at something. A notification names no more than four picks.
  expect(told.get('vip')).toBeGreaterThan(told.get('plus') ?? 0);
  expect(pushed.get('vip')).toBeGreaterThan(0);
  const locked = MEMBERS.flatMap(shownTo).filter(({ title, body }) =>
    /Locked pick|does not open/.test(title + body),
  );
  expect(locked.length).toBeGreaterThan(0);
  expect(server.mails.some(({ subject }) => /locked pick|A pick opened/.test(String(subject)))).toBe(true);
});
