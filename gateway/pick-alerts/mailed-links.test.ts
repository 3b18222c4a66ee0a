import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { enqueue } from '#gateway/mail/enqueue.ts';
import { sendMails } from '#gateway/mail/send-mails.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { givenPick, type PickGiven } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { SECOND } from '#schema/rules/time/durations.ts';
import { planDayMails } from './digests.ts';
import { runAlerts } from './run-alerts.ts';

/** Every mail that is sent because of picks, with each link that it has. */

let server: TestMailServer;
let gateway: TestGateway;
let ann: TestUser;
const letters = new Map<string, URL[]>();

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const at = (moment: string) => gateway.services.clock.set(moment);

beforeAll(async () => {
  server = await startMailServer();
  gateway = await openGateway({ SMTP_URL: server.url });
  ann = await member(gateway, { plan: { tier: 'PREMIUM' } });
  await rows('update users set email_proved_at = created_at, weekly_receipts_since = created_at');
  await choose({ mail: 'INSTANT', recap: true, locked_news: true });
  await writeAll();
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});

async function choose(changes: Record<string, unknown>): Promise<void> {
  await rows('delete from alert_settings');
  const chosen = { push: true, digest_at: '12:00', hide_words: false, updated_at: NOON, ...changes };
  await rows(`insert into alert_settings select (jsonb_populate_record(null::alert_settings, ?::jsonb)).*`, [
    JSON.stringify({ user_id: ann.uid, mail: 'OFF', recap: false, locked_news: false, ...chosen }),
  ]);
}

const give = (given: PickGiven = {}) =>
  givenPick(gateway, {
    ...{ tier: 'PREMIUM', publishedAt: gateway.services.clock.now().toISOString(), ...given },
  });

/** Runs what sends it, and keeps the links of the one mail that came. */
async function keep(name: string, send: () => Promise<unknown>): Promise<void> {
  server.mails.length = 0;
  await send();
  const [mail, ...more] = server.mails;
  if (!mail || more.length > 0) throw new Error(`${server.mails.length} mails came for ${name}`);
  const links = [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  letters.set(name, header ? [...links, new URL(header.slice(1, -1))] : links);
}

async function alerts(): Promise<void> {
  await runAlerts(gateway.services);
  await signCheckpoint(gateway.services);
  at(new Date(gateway.services.clock.now().getTime() + 15 * SECOND).toISOString());
  await runAlerts(gateway.services);
}

async function writeAll(): Promise<void> {
  at('2031-11-20T15:00:00.000Z');
  const id = await give();
  await keep('a pick that opened', alerts);
  await rows("update picks set pick = 'OTHER', updated_at = ? where id = ?", [
    gateway.services.clock.now(),
    id,
  ]);
  await keep('an edit', alerts);
  await rows("update picks set status = 'WITHDRAWN', updated_at = ? where id = ?", [
    gateway.services.clock.now(),
    id,
  ]);
  await keep('a withdrawal', alerts);
  await give({ tier: 'VIP' });
  await keep('locked news', alerts);
  await choose({ mail: 'DIGEST', next_digest_at: '2031-11-20T17:00:00.000Z' });
  await give();
  at(NOON);
  await keep('the daily digest', () => planDayMails(gateway.services).then(alerts));
  await choose({ recap: true });
  at('2031-11-21T17:00:00.000Z');
  await keep('the results', () => planDayMails(gateway.services).then(alerts));
  const { em } = gateway.services.database;
  const due = gateway.services.clock.now();
  const outbox = { recipient: ann.email };
  const send = () =>
    sendMails({
      ...gateway.services,
      mailer: gateway.services.mailer as NonNullable<typeof gateway.services.mailer>,
      readReceipts: async () => ({ attached: 1, left: 0, file: 'proofs' }),
    });
  const confirmFor = ann.uid;
  const trialEndsAt = due.toISOString();
  await enqueue(em, { ...outbox, key: 'w', template: 'welcome', data: { confirmFor, trialEndsAt } }, due);
  await keep('the welcome', send);
  await enqueue(em, { ...outbox, key: 'c', template: 'confirm-address', data: { confirmFor } }, due);
  await keep('the confirmation of an address', send);
  const data = { memberId: ann.uid, monday: '2031-11-10' };
  await enqueue(em, { ...outbox, key: 'r', template: 'weekly-receipts', data }, due);
  await keep('the weekly proofs', send);
}

const STATE = `select (select json_agg(u) from users u) as users, (select json_agg(s) from subscriptions s) as plans,
  (select json_agg(s) from alert_settings s) as settings, (select json_agg(s) from mail_suppressions s) as stops,
  (select count(*)::int from outbox) as mails`;
type Kept = Record<string, unknown>;
const state = async () => (await rows<Record<'users' | 'plans' | 'settings', Kept[]>>(STATE))[0];
const isLeaving = ({ pathname }: URL) => pathname.endsWith('/leave');

test('a GET of each link of each mail changes nothing', async () => {
  const before = await state();
  for (const links of letters.values()) {
    expect(links.length).toBeGreaterThan(0);
    for (const { pathname, search } of links)
      expect((await gateway.app.inject({ url: pathname + search })).statusCode).toBeLessThan(500);
  }
  expect(await state()).toEqual(before);
});

test('each mail that can be left has its link twice, in the letter and for mail programs, beside the settings', () => {
  for (const [name, links] of letters) {
    const leaving = links.filter(isLeaving).map(({ href }) => href);
    const mustLead = !['the welcome', 'the confirmation of an address'].includes(name);
    expect([name, new Set(leaving).size, leaving.length]).toEqual([name, ...(mustLead ? [1, 2] : [0, 0])]);
    if (mustLead) expect(links.some(({ pathname }) => pathname === '/account/alerts')).toBe(true);
  }
});

/** The only thing that is different afterwards, where exactly one is. */
function changed(before: Kept[] = [], after: Kept[] = []): string[] {
  const [was = {}, is = {}] = [before[0], after[0]];
  const names = Object.keys(is).filter((name) => JSON.stringify(is[name]) !== JSON.stringify(was[name]));
  return names.filter((name) => !['updated_at', 'weekly_receipts_week', 'next_digest_at'].includes(name));
}

test.each([
  ['a pick that opened', { mail: 'INSTANT' }, ['mail']],
  ['an edit', { mail: 'INSTANT' }, ['mail']],
  ['a withdrawal', { mail: 'INSTANT' }, ['mail']],
  ['locked news', { mail: 'INSTANT' }, ['mail']],
  ['the daily digest', { mail: 'DIGEST', next_digest_at: NOON }, ['mail']],
  ['the results', { recap: true }, ['recap']],
  ['the weekly proofs', {}, ['weekly_receipts_since']],
])('a POST to the link of %s changes one setting and no plan', async (name, settings, expected) => {
  await choose(settings);
  const before = await state();
  const link = letters.get(name)?.find(isLeaving);
  const page = await gateway.app.inject({ method: 'POST', url: `${link?.pathname}${link?.search}` });
  expect(page.body).toContain('Your plan goes on');
  const after = await state();
  expect([...changed(before?.settings, after?.settings), ...changed(before?.users, after?.users)]).toEqual(
    expected,
  );
  expect(after?.plans).toEqual(before?.plans);
});
