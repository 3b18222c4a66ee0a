import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { newKeyPair } from '#gateway/integrations/push/encrypt.ts';
import { makePushKey } from '#gateway/integrations/push/vapid.ts';
import { CHANNEL } from '#gateway/live/notifications.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { ask } from '#gateway/testing/ask.ts';
import { startDiscord, type TestDiscord } from '#gateway/testing/discord.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { runAlerts } from './run-alerts.ts';

/* A board is read most in the second in which members are told: telling them must not cost its readers anything. */

let mail: TestMailServer;
let discord: TestDiscord;
let gateway: TestGateway;
beforeAll(async () => {
  [mail, discord] = await Promise.all([startMailServer(), startDiscord()]);
  gateway = await openGateway({ ...discord.environment, SMTP_URL: mail.url, PUSH_KEY: makePushKey() });
});
afterAll(async () => {
  await client?.end();
  await gateway.close();
  await Promise.all([mail.close(), discord.close()]);
});

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);

const ADD_PUSH = 'mutation ($input: AddPushInput!) { addPush(input: $input) { push { publicKey } } }';

let client: pg.Client;
/** What this connection hears from now on. */
async function listen(): Promise<string[]> {
  client = new pg.Client({ connectionString: gateway.databaseUrl });
  const heard: string[] = [];
  client.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await client.connect();
  await client.query(`listen "${CHANNEL}"`);
  return heard;
}

test('telling members on every channel notifies nobody, and no kept answer is read again', async () => {
  const ann = await member(gateway, { plan: { tier: 'VIP' } });
  await rows('update users set email_proved_at = created_at');
  const p256dh = newKeyPair().getPublicKey().toString('base64url');
  const input = { endpoint: 'http://127.0.0.1:9/push', p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
  await ask(gateway, ADD_PUSH, { input }, ann);
  await givenPick(gateway, { tier: 'VIP', publishedAt: NOON });
  await signCheckpoint(gateway.services);
  const stamp = () => rows('select stamp from picks_version');
  const before = await stamp();
  const heard = await listen();
  await runAlerts(gateway.services);
  gateway.services.clock.set(new Date(Date.parse(NOON) + 15 * SECOND).toISOString());
  await runAlerts(gateway.services);
  const told = await rows<{ channel: string }>('select distinct channel from pick_alerts order by 1');
  expect(told.map(({ channel }) => channel)).toEqual(['DISCORD', 'MAIL', 'PUSH']);
  expect(mail.mails.flatMap(({ recipients }) => recipients)).toEqual([ann.email]);
  expect(await stamp()).toEqual(before);
  // What was notified before it has been heard before it.
  await rows('select pg_notify(?, ?)', [CHANNEL, 'the end']);
  await until(() => heard.includes('the end'));
  expect(heard).toEqual(['the end']);
});

test('no table of alerts has a trigger, and the database’s program names none of them', async () => {
  const tables = ['pick_releases', 'alert_batches', 'alert_batch_picks', 'pick_alerts', 'alert_settings'];
  const found = await rows(
    `select tgrelid::regclass::text as table from pg_trigger where not tgisinternal
        and tgrelid::regclass::text in (select json_array_elements_text(?::json))
     union select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ ?`,
    [JSON.stringify([...tables, 'push_subscriptions', 'discord_links']), tables.join('|')],
  );
  expect(found).toEqual([]);
});
