import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { leavePath } from '#gateway/mail/leave-link.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { ask } from '#gateway/testing/ask.ts';
import { auditOf } from '#gateway/testing/audit.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { DAY, HOUR, SECOND } from '#schema/rules/time/durations.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import { channelsOf } from './channels.ts';
import { claimAlerts, keepOutcomes } from './claim-alerts.ts';
import { fanOut, fanOutSlice } from './fan-out.ts';
import { MAIL_CHANNEL } from './mail-channel.ts';
import { openReleases } from './open-releases.ts';
import { runAlerts } from './run-alerts.ts';

let server: TestMailServer;
let gateway: TestGateway;
let days = 0;

beforeAll(async () => {
  server = await startMailServer();
  gateway = await openGateway({
    SMTP_URL: server.url,
    MAIL_BULK_KEY_HEADER: 'Resend-Idempotency-Key',
  });
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});
beforeEach(async () => {
  // Each test has its day, so that no pick of another is news in it.
  gateway.services.clock.set(new Date(Date.parse(NOON) + days * DAY).toISOString());
  days += 1;
  await rows("update subscriptions set state = 'ended', ended_at = created_at, end_reason = 'revoked'");
  server.mails.length = 0;
});

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const now = () => gateway.services.clock.now();
const pass = (milliseconds: number) =>
  gateway.services.clock.set(new Date(now().getTime() + milliseconds).toISOString());
const payer = async (tier: 'PLUS' | 'PREMIUM' = 'PREMIUM') => {
  const user = await member(gateway, { plan: { tier } });
  await rows('update users set email_proved_at = created_at where id = ?', [user.uid]);
  return user;
};
const today = () => easternDay(now());
const give = () =>
  givenPick(gateway, {
    ...{ tier: 'PREMIUM', date: today(), publishedAt: now().toISOString(), pick: 'WORDS.' },
  });
const mailsTo = ({ email }: TestUser) => server.mails.filter(({ recipients }) => recipients.includes(email));
const channels = () => channelsOf(gateway.services);

/** Alerts that a worker has claimed and not looked at yet. */
async function claimed() {
  await openReleases(gateway.services, channels());
  await signCheckpoint(gateway.services);
  pass(15 * SECOND);
  await fanOut(gateway.services, channels());
  return claimAlerts(gateway.services, MAIL_CHANNEL);
}

async function deliver(claim: Awaited<ReturnType<typeof claimed>>) {
  await keepOutcomes(gateway.services, claim, await MAIL_CHANNEL.deliver(gateway.services, claim.alerts));
}

describe('between the claim and the mail', () => {
  test.each<[string, (user: TestUser) => Promise<unknown>]>([
    [
      'a plan is revoked',
      ({ uid }) =>
        rows(
          "update subscriptions set state = 'ended', ended_at = ?, end_reason = 'revoked' where user_id = ?",
          [now(), uid],
        ),
    ],
    [
      'a downgrade falls due',
      ({ uid }) =>
        rows("update subscriptions set pending_tier = 'PLUS', current_period_ends_at = ? where user_id = ?", [
          now(),
          uid,
        ]),
    ],
    [
      'a break begins',
      ({ uid, email }) =>
        rows('insert into play_limits (person_key, cool_off_until) values (?, ?)', [
          gateway.services.trials.keys.emailKey(email),
          new Date(now().getTime() + HOUR + uid.length),
        ]),
    ],
    [
      'mail is stopped',
      ({ uid }) =>
        rows(
          `insert into alert_settings (user_id, mail, push, recap, digest_at, locked_news, hide_words, updated_at)
        values (?, 'OFF', true, false, '09:00', false, false, ?)`,
          [uid, now()],
        ),
    ],
    [
      'the account is deleted',
      ({ uid }) =>
        rows('delete from pick_alerts where user_id = ?', [uid]).then(() =>
          rows("update users set id = 'gone_' || id, email = id || '@deleted.invalid' where id = ?", [uid]),
        ),
    ],
  ])('%s: nothing is sent', async (_name, change) => {
    const ann = await payer();
    await give();
    const claim = await claimed();
    expect(claim.alerts.map(({ userId }) => userId)).toContain(ann.uid);
    await change(ann);
    await deliver(claim);
    expect(mailsTo(ann)).toEqual([]);
  });

  test('an upgrade: the words are sent once', async () => {
    const ann = await payer();
    await give();
    const claim = await claimed();
    await rows("update subscriptions set tier = 'VIP' where user_id = ?", [ann.uid]);
    await deliver(claim);
    await runAlerts(gateway.services);
    expect(mailsTo(ann)).toHaveLength(1);
  });

  test('a lease that ran out: the mail is sent again under the same name, and the first worker keeps nothing', async () => {
    const ann = await payer();
    await give();
    const lost = await claimed();
    const outcomes = await MAIL_CHANNEL.deliver(gateway.services, lost.alerts);
    await rows(
      "update pick_alerts set leased_until = clock_timestamp() - interval '1 second' where state = 'SENDING'",
    );
    await deliver(await claimAlerts(gateway.services, MAIL_CHANNEL));
    await keepOutcomes(
      gateway.services,
      lost,
      outcomes.map(() => ({ state: 'FAILED', reason: 'late' })),
    );
    expect(new Set(mailsTo(ann).map(({ messageId }) => messageId)).size).toBe(1);
    const state = 'select distinct state from pick_alerts where user_id = ?';
    expect(await rows(state, [ann.uid])).toEqual([{ state: 'SENT' }]);
  });

  test('what may have been sent is sent again in a mail of its own, so that a server that knows its key drops nothing new', async () => {
    const ann = await payer();
    await give();
    await claimed();
    await rows("update pick_alerts set leased_until = clock_timestamp() where state = 'SENDING'");
    await rows('update alert_batches set gathering = false');
    await give();
    await openReleases(gateway.services, channels());
    await signCheckpoint(gateway.services);
    pass(15 * SECOND);
    await runAlerts(gateway.services);
    const keys = mailsTo(ann).map(({ messageId, headers }) => [
      messageId,
      `<${headers.find(({ key }) => key === 'resend-idempotency-key')?.value}>`,
    ]);
    expect(keys).toHaveLength(2);
    for (const [messageId, key] of keys) expect(key).toBe(messageId);
    expect(new Set(keys.flat()).size).toBe(2);
  });
});

describe('between two slices', () => {
  test.each<[string, string, RegExp, number]>([
    ['an edit', "pick = 'CORRECTED.'", /CORRECTED/, 1],
    ['a withdrawal', "status = 'WITHDRAWN', withdrawn_reason = 'Injury'", /Injury|CORRECTED/, 0],
  ])(
    '%s reaches those who got the pick, and nobody gets the old words afterwards',
    async (_name, change, news, ofSecond) => {
      const both = [await payer(), await payer()].sort((a, b) => (a.uid < b.uid ? -1 : 1));
      const [first, second] = both as [TestUser, TestUser];
      const id = await give();
      await openReleases(gateway.services, channels());
      await signCheckpoint(gateway.services);
      pass(15 * SECOND);
      // The batch of VIP members may come first, and is for nobody here.
      const waiting = () => rows("select from pick_alerts where state = 'WAITING'");
      while ((await waiting()).length === 0) await fanOutSlice(gateway.services, channels(), 1);
      await deliver(await claimAlerts(gateway.services, MAIL_CHANNEL));
      expect([mailsTo(first).length, mailsTo(second).length]).toEqual([1, 0]);
      await rows(`update picks set ${change}, updated_at = ? where id = ?`, [now(), id]);
      for (let turn = 0; turn < 3; turn += 1) {
        await runAlerts(gateway.services);
        await signCheckpoint(gateway.services);
        pass(15 * SECOND);
      }
      await runAlerts(gateway.services);
      expect(mailsTo(first)).toHaveLength(2);
      expect(mailsTo(first)[1]?.text).toMatch(news);
      expect(mailsTo(second)).toHaveLength(ofSecond);
      for (const { text } of mailsTo(second)) expect(text).not.toContain('WORDS.');
    },
  );
});

test('a GET of each link of a mail changes nothing', async () => {
  const ann = await payer();
  await give();
  await deliver(await claimed());
  const html = String(mailsTo(ann)[0]?.html).replaceAll('&amp;', '&');
  const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href]) => new URL(String(href)));
  expect(links.some(({ pathname }) => pathname === leavePath('pick-alerts'))).toBe(true);
  const state = () =>
    rows(`select (select json_agg(u) from users u) as users, (select json_agg(s) from subscriptions s) as plans,
      (select json_agg(s) from alert_settings s) as settings, (select count(*)::int from outbox) as mails`);
  const before = await state();
  for (const { pathname, search } of links) await gateway.app.inject({ url: pathname + search });
  expect(await state()).toEqual(before);
});

test('admins see what became of a batch, send again what failed, and try the channel', async () => {
  const admin = await member(gateway, { role: 'OWNER' });
  const [ann] = [await payer(), await payer()];
  await give();
  const claim = await claimed();
  await deliver(claim);
  await rows(
    "update pick_alerts set state = 'FAILED', reason = 'Mailbox full', told = null where user_id = ?",
    [ann.uid],
  );
  const query = `query ($day: Date!) { pickAlerts(day: $day) { id channel kind tier picks told failed waiting reason
    medianDelaySeconds lastDelaySeconds } }`;
  const answer = await ask<{ pickAlerts: Record<string, unknown>[] }>(
    gateway,
    query,
    { day: today() },
    admin,
  );
  const batch = answer.data.pickAlerts.find(({ tier }) => tier === 'PREMIUM');
  expect(batch).toMatchObject({
    tier: 'PREMIUM',
    picks: 1,
    told: 1,
    failed: 1,
    reason: 'Mailbox full',
    lastDelaySeconds: 0,
  });
  const again = 'mutation ($input: ResendAlertsInput!) { resendAlerts(input: $input) { count } }';
  const resend = (batchId: unknown, by = admin) =>
    ask<{ resendAlerts: { count: number } | null }>(gateway, again, { input: { batchId } }, by);
  expect((await resend(batch?.id)).data.resendAlerts).toEqual({ count: 1 });
  await runAlerts(gateway.services);
  expect(mailsTo(ann)).toHaveLength(2);
  expect((await resend('999999')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await resend(batch?.id, ann)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const test = 'mutation ($input: SendTestAlertInput!) { sendTestAlert(input: $input) { channel } }';
  const tried = (channel: string) => ask(gateway, test, { input: { channel } }, admin);
  expect((await tried('MAIL')).errors).toBeUndefined();
  expect(mailsTo(admin)[0]?.text).toContain('This is a test.');
  expect(await auditOf(gateway, admin.uid)).toMatchObject([
    { actor: admin.uid, action: 'alerts.test', details: { channel: 'MAIL' } },
  ]);
  expect((await tried('DISCORD')).errors?.[0]?.extensions.code).toBe('CHANNEL_OFF');
});
