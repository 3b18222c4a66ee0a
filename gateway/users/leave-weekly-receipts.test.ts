import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Mailer, openMailer } from '#gateway/integrations/mailer.ts';
import { leaveLink } from '#gateway/mail/leave-link.ts';
import { sendMails } from '#gateway/mail/send-mails.ts';
import { weekReceipts } from '#gateway/picks/week-receipts.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { mailWeeklyReceipts } from './mail-weekly-receipts.ts';

/** NOON of the tests is a Thursday: the first mail is of the Monday after. */
const MONDAY = '2031-11-24';
const MONDAY_BEFORE = '2031-11-17';
const NINE = '2031-11-24T14:00:00.000Z';

let gateway: TestGateway;
let server: TestMailServer;
let mailer: Mailer;

beforeAll(async () => {
  gateway = await openGateway();
  await givenPick(gateway, { date: MONDAY_BEFORE });
  await signCheckpoint(gateway.services);
  server = await startMailServer();
  mailer = openMailer(server.url, 'Chalkline <support@chalkline.test>');
});
afterAll(async () => {
  mailer.close();
  await server.close();
  await gateway.close();
});
beforeEach(() => at(NOON));
afterEach(async () => {
  await rows('truncate outbox');
  await rows('update users set weekly_receipts_since = null, weekly_receipts_week = null');
  server.mails.length = 0;
});

const at = (moment: string) => gateway.services.clock.set(moment);
const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);

const optIn = (person: TestUser) =>
  rows('update users set weekly_receipts_since = ? where id = ?', [new Date(NOON), person.uid]);
const queueMails = () => mailWeeklyReceipts(gateway.services);
const send = (through = mailer) =>
  sendMails({
    ...gateway.services,
    publicUrl: 'https://chalkline.test',
    mailer: through,
    readReceipts: (memberId, monday) => weekReceipts(gateway.services, memberId, monday),
  });
const keys = async () =>
  (await rows<{ key: string }>('select key from outbox order by key')).map(({ key }) => key);
const keyOf = ({ uid }: TestUser, monday = MONDAY) => `weekly-receipts:${monday}:${uid}`;

function mailTo({ email }: TestUser) {
  const mail = server.mails.find(({ recipients }) => recipients.includes(email));
  if (!mail) throw new Error(`There is no mail to ${email}`);
  return mail;
}

describe('leaving', () => {
  const link = ({ uid }: TestUser) => leaveLink('weekly-receipts', uid, '', gateway.services.signingKey);
  const post = (url: string) =>
    gateway.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const wants = async ({ uid }: TestUser) =>
    (await rows('select 1 from users where id = ? and weekly_receipts_since is not null', [uid])).length ===
    1;

  test('takes one click in the mail program, without a sign-in, and ends what waits to be sent', async () => {
    const [ann, other] = [await member(gateway), await member(gateway)];
    await optIn(ann);
    await optIn(other);
    at(NINE);
    await queueMails();
    await send();
    const header = (name: string) => mailTo(ann).headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const url = /^<https:\/\/chalkline\.test(.*)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(url).toBe(link(ann));
    await rows('update outbox set sent_at = null');
    expect((await post(url)).statusCode).toBe(200);
    expect([await wants(ann), await wants(other)]).toEqual([false, true]);
    expect(await keys()).toEqual([keyOf(other)]);
    // Begun again on the same day, it does not come twice.
    await optIn(ann);
    await queueMails();
    expect(await keys()).toEqual([keyOf(other)]);
  });

  test('reading the link asks, and changes nothing', async () => {
    const ann = await member(gateway);
    await optIn(ann);
    const page = await gateway.app.inject({ url: link(ann) });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post"><button type="submit">Stop these emails</button>');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    expect(await wants(ann)).toBe(true);
    expect((await post(link(ann))).body).toContain('The weekly proofs have stopped');
    expect((await gateway.app.inject({ url: link(ann) })).body).toContain('The weekly proofs have stopped');
    expect((await post(link(ann))).statusCode).toBe(200);
  });

  test('an invented, changed or cut link ends nobody’s mail', async () => {
    const [ann, other] = [await member(gateway), await member(gateway)];
    await optIn(ann);
    const right = link(ann);
    for (const wrong of [
      right.replace(ann.uid, other.uid),
      link(other).replace(other.uid, ann.uid),
      right.slice(0, -1),
      right.split('&')[0] ?? '',
      `${right}&member=${ann.uid}`,
      leaveLink('weekly-receipts', 'nobody', '', gateway.services.signingKey),
    ]) {
      expect((await gateway.app.inject({ url: wrong })).statusCode).toBe(404);
      expect((await post(wrong)).statusCode).toBe(404);
    }
    expect(await wants(ann)).toBe(true);
  });
});
