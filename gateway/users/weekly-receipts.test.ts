import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Mailer, openMailer } from '#gateway/integrations/mailer.ts';
import { MAX_TRIES, sendMails } from '#gateway/mail/send-mails.ts';
import { MAX_BYTES, weekReceipts } from '#gateway/picks/week-receipts.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, signInAgain, type TestUser } from '#gateway/testing/users.ts';
import { checkReceipt } from '#record/check-receipt.ts';
import { parsePolicy } from '#record/policy/policy.ts';
import { parseReceipts } from '#record/receipt.ts';
import { mailWeeklyReceipts } from './mail-weekly-receipts.ts';

/** NOON of the tests is a Thursday: the first mail is of the Monday after. */
const MONDAY = '2031-11-24';
const NINE = '2031-11-24T14:00:00.000Z';
const NEXT_NINE = '2031-12-01T14:00:00.000Z';

let gateway: TestGateway;
let server: TestMailServer;
let mailer: Mailer;

beforeAll(async () => {
  gateway = await openGateway();
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

const SET = `mutation ($input: SetWeeklyReceiptsInput!) { setWeeklyReceipts(input: $input) { user { weeklyReceipts } } }`;
const set = (person: TestUser | null, enabled = true) =>
  ask<{ setWeeklyReceipts: { user: { weeklyReceipts: boolean } } }>(
    gateway,
    SET,
    { input: { enabled } },
    person,
  );
const isOn = async (person: TestUser) =>
  (await ask<{ me: { weeklyReceipts: boolean } }>(gateway, '{ me { weeklyReceipts } }', {}, person)).data.me
    .weeklyReceipts;

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
const policy = async () => parsePolicy((await gateway.app.inject('/record/policy.txt')).body);

/** What the mail to a person holds, as the verifier reads it. */
async function attachmentTo({ email }: TestUser) {
  const mail = server.mails.find(({ recipients }) => recipients.includes(email));
  const [file, ...more] = mail?.attachments ?? [];
  if (!mail || !file || more.length > 0) throw new Error('There is no mail with one file');
  const text = new TextDecoder().decode(file.content as ArrayBuffer);
  const receipts = parseReceipts(text);
  const trusted = await policy();
  return { mail, file, text, receipts, checked: receipts.map((receipt) => checkReceipt(trusted, receipt)) };
}

describe('choosing it', () => {
  test('is off by default, and kept with the account', async () => {
    const ann = await signInAgain(await member(gateway), { verified: true });
    expect(await isOn(ann)).toBe(false);
    expect((await set(ann)).data.setWeeklyReceipts.user).toEqual({ weeklyReceipts: true });
    expect(await isOn(ann)).toBe(true);
    expect((await set(ann, false)).data.setWeeklyReceipts.user).toEqual({ weeklyReceipts: false });
    expect(await isOn(ann)).toBe(false);
  });

  test('needs a verified address to begin, and none to end', async () => {
    const ann = await member(gateway);
    expect((await set(ann)).errors?.[0]).toMatchObject({
      message: 'Verify your email address first',
      extensions: { code: 'VERIFY_EMAIL' },
    });
    await optIn(ann);
    expect((await set(ann, false)).errors).toBeUndefined();
    expect(await isOn(ann)).toBe(false);
  });

  test('is closed to visitors and API keys', async () => {
    expect((await set(null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const key = await givenKey(gateway, await member(gateway), ['READ_PICKS']);
    expect((await set(key)).errors?.[0]?.extensions.code).toBe('KEY_REFUSED');
  });

  test('is in the export, and gone with the account', async () => {
    const ann = await member(gateway);
    await optIn(ann);
    const { data } = await ask<{ myData: { content: string } }>(gateway, '{ myData { content } }', {}, ann);
    expect(JSON.parse(data.myData.content).account).toMatchObject([
      { weekly_receipts_since: new Date(NOON).toISOString() },
    ]);
    const remove = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { userId } }';
    expect((await ask(gateway, remove, { input: { email: ann.email } }, ann)).errors).toBeUndefined();
    expect(await rows('select 1 from users where weekly_receipts_since is not null')).toEqual([]);
  });
});

describe('the mail', () => {
  let ids: Record<'monday' | 'sunday' | 'before' | 'after' | 'draft' | 'suspended', string>;

  beforeAll(async () => {
    ids = {
      monday: await givenPick(gateway, { tier: 'VIP', date: '2031-11-17', pickDetails: 'The first reason.' }),
      sunday: await givenPick(gateway, { date: '2031-11-23', time: '23:30' }),
      before: await givenPick(gateway, { date: '2031-11-16' }),
      after: await givenPick(gateway, { date: '2031-11-24', time: '08:00' }),
      draft: await givenPick(gateway, { date: '2031-11-19', status: 'DRAFT' }),
      suspended: await givenPick(gateway, {
        ...{ tier: 'VIP', date: '2031-11-22', startsAt: '2031-11-26T01:00:00Z' },
        pickDetails: 'The secret reason.',
      }),
    };
    await signCheckpoint(gateway.services);
  });

  const picksIn = ({ receipts }: Awaited<ReturnType<typeof attachmentTo>>) =>
    receipts.map(({ leaf }) => JSON.parse(leaf).pick);

  test('holds the receipts of the week, each of which proves, and says how long the record is', async () => {
    const [ann, vip, other] = [
      await member(gateway),
      await member(gateway, { plan: { tier: 'VIP' } }),
      await member(gateway),
    ];
    await optIn(ann);
    await optIn(vip);
    at('2031-11-24T13:59:59.000Z');
    await queueMails();
    expect(await keys()).toEqual([]);
    at(NINE);
    await queueMails();
    expect(await keys()).toEqual([keyOf(ann), keyOf(vip)].sort());
    expect(await send()).toEqual({ sent: 2, failed: 0 });
    expect(server.mails.flatMap(({ recipients }) => recipients)).not.toContain(other.email);
    const ofAnn = await attachmentTo(ann);
    expect(picksIn(ofAnn)).toEqual([ids.monday, ids.sunday]);
    expect(ofAnn.checked).toMatchObject([
      { verdict: 'proved', why: 'The first reason.', bet: { selection: 'Bills -3.5' } },
      { verdict: 'proved', bet: { selection: 'Bills -3.5' } },
    ]);
    expect(ofAnn.file).toMatchObject({ filename: 'proofs-2031-11-17.tlog-proof', mimeType: 'text/plain' });
    expect(ofAnn.mail.text).toContain('the proofs of 2 picks from Monday, November 17, 2031');
    expect(ofAnn.mail.text).toMatch(
      /Record: [\d,]+ entries, root hash \S+\nhttps:\/\/chalkline.test\/record\/verify/,
    );
    expect(picksIn(await attachmentTo(vip))).toEqual([ids.monday, ids.sunday, ids.suspended]);
  });

  test('is of what the plan opens when it is sent, not when it was queued', async () => {
    const vip = await member(gateway, { plan: { tier: 'VIP' } });
    await optIn(vip);
    at(NINE);
    await queueMails();
    await rows(
      `update subscriptions set state = 'ended', ended_at = ?, end_reason = 'cancelled' where user_id = ?`,
      [new Date(NINE), vip.uid],
    );
    await send();
    const received = await attachmentTo(vip);
    expect(picksIn(received)).toEqual([ids.monday, ids.sunday]);
    expect(JSON.stringify(received.receipts)).not.toContain('The secret reason.');
  });

  test('is sent once a week, however often and by however many workers the job runs', async () => {
    const ann = await member(gateway);
    await optIn(ann);
    at(NINE);
    await Promise.all([queueMails(), queueMails(), queueMails()]);
    expect(await send()).toEqual({ sent: 1, failed: 0 });
    // Even where the outbox has forgotten it.
    await rows('truncate outbox');
    at('2031-11-30T23:00:00.000Z');
    await Promise.all([queueMails(), queueMails()]);
    expect(await keys()).toEqual([]);
    at(NEXT_NINE);
    await queueMails();
    expect(await keys()).toEqual([keyOf(ann, '2031-12-01')]);
  });

  test('a worker that dies between marking members and writing their mails has done neither', async () => {
    const ann = await member(gateway);
    await optIn(ann);
    at(NINE);
    await rows(`alter table outbox add constraint never check (template <> 'weekly-receipts') not valid`);
    await expect(queueMails()).rejects.toThrow();
    await rows('alter table outbox drop constraint never');
    await queueMails();
    expect(await keys()).toEqual([keyOf(ann)]);
  });

  test('who asked for it after nine gets the next one first; a late worker still sends what was due', async () => {
    const [early, late] = [await member(gateway), await member(gateway)];
    await optIn(early);
    await rows('update users set weekly_receipts_since = ? where id = ?', [new Date(NINE), late.uid]);
    at('2031-11-26T20:00:00.000Z');
    await queueMails();
    expect(await keys()).toEqual([keyOf(early)]);
  });

  test('is not sent to members who take a break', async () => {
    const [ann, resting] = [await member(gateway), await member(gateway)];
    const rest =
      'mutation ($input: StartCoolOffInput!) { startCoolOff(input: $input) { limits { coolOffUntil } } }';
    expect((await ask(gateway, rest, { input: { days: 30 } }, resting)).errors).toBeUndefined();
    await optIn(ann);
    await optIn(resting);
    at(NINE);
    await queueMails();
    expect(await keys()).toEqual([keyOf(ann)]);
  });

  test('that cannot be sent is tried again, and shown to admins once it is given up', async () => {
    const ann = await member(gateway);
    const admin = await member(gateway, { role: 'OWNER' });
    await optIn(ann);
    at(NINE);
    await queueMails();
    const nowhere = openMailer('smtp://127.0.0.1:9', 'Chalkline <support@chalkline.test>');
    expect(await send(nowhere)).toEqual({ sent: 0, failed: 1 });
    nowhere.close();
    await rows('update outbox set attempts = ?', [MAX_TRIES]);
    const { data } = await ask<{ problems: object[] }>(gateway, '{ problems { kind subject } }', {}, admin);
    expect(data.problems).toContainEqual({ kind: 'MAIL', subject: keyOf(ann) });
    await rows('update outbox set attempts = 1, next_attempt_at = ?', [new Date(NINE)]);
    expect(await send()).toEqual({ sent: 1, failed: 0 });
  });

  test('of a busy week stays below a megabyte and says what did not fit', async () => {
    const ann = await member(gateway);
    for (let n = 0; n < 250; n += 1)
      await givenPick(gateway, {
        ...{ date: '2031-12-10', publishedAt: '2031-12-10T12:00:00Z' },
        pickDetails: 'A long reason. '.repeat(n < 150 ? 20 : 400),
      });
    at('2031-12-15T14:00:00.000Z');
    await signCheckpoint(gateway.services);
    const { file, attached, left } = await weekReceipts(gateway.services, ann.uid, '2031-12-15');
    expect(left).toBeGreaterThan(0);
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(MAX_BYTES);
    expect(parseReceipts(file)).toHaveLength(attached);
  });

  test('of a week without a pick is not sent', async () => {
    const ann = await member(gateway);
    await optIn(ann);
    at('2032-03-01T14:00:00.000Z');
    await queueMails();
    expect(await keys()).toEqual([]);
    await givenPick(gateway, { date: '2032-02-28', publishedAt: '2032-02-28T12:00:00Z' });
    await signCheckpoint(gateway.services);
    await queueMails();
    expect(await keys()).toEqual([]);
  });
});
