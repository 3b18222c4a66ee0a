import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { type Canaries, openTo, plantCanaries } from '#gateway/testing/canaries.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { everyone, MEMBERS, type TestUser } from '#gateway/testing/users.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { planDayMails } from './digests.ts';
import { runAlerts } from './run-alerts.ts';

let server: TestMailServer;
let gateway: TestGateway;
let users: Record<string, TestUser | null>;
let canaries: Canaries;

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);

beforeAll(async () => {
  server = await startMailServer();
  gateway = await openGateway({ SMTP_URL: server.url });
  users = await everyone(gateway);
  canaries = await plantCanaries(gateway);
  await signCheckpoint(gateway.services);
  await rows('update users set email_proved_at = created_at');
  await rows(`insert into alert_settings (user_id, mail, push, recap, digest_at, locked_news, hide_words, updated_at)
    select id, 'INSTANT', true, true, '12:45', true, false, created_at from users`);
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

/** Before and after each scheduled pick opens for a plan, until the last one is open to everybody. */
const MOMENTS = ['16:59', '17:30', '18:30', '20:00'].map((time) => Date.parse(`2031-11-20T${time}:00.000Z`));
const DIGESTS_FROM = Date.parse('2031-11-20T18:00:00.000Z');

test('no mail has words of a pick that is not open to its reader when it is sent; nor has the log', async () => {
  const wrong: string[] = [];
  const told = new Map<string, number>();
  const check = async (name: string, seen: number) => {
    const user = users[name] as TestUser;
    const mails = server.mails.slice(seen).filter(({ recipients }) => recipients.includes(user.email));
    if (mails.length === 0) return;
    const open = new Set(await openTo(gateway, canaries.words.keys(), user));
    const shown = canaries.shownIn(JSON.stringify(mails));
    told.set(name, (told.get(name) ?? 0) + shown.length);
    for (const id of shown.filter((one) => !open.has(one))) wrong.push(`${name}: ${id}`);
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
  expect(canaries.shownIn(server.mails.map(({ subject }) => subject).join('\n'))).toEqual([]);
  expect(told.get('onBreak') ?? 0).toBe(0);
  // It has looked at something.
  expect(told.get('vip')).toBeGreaterThan(told.get('plus') ?? 0);
  expect(server.mails.some(({ subject }) => /locked pick|A pick opened/.test(String(subject)))).toBe(true);
}, 120_000);
