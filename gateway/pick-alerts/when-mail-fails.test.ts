import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import { runAlerts } from './run-alerts.ts';

let server: TestMailServer;
let gateway: TestGateway;
let days = 0;

beforeAll(async () => {
  server = await startMailServer();
  gateway = await openGateway({ SMTP_URL: server.url });
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
  await rows('update record_head set stopped = null');
  server.mails.length = 0;
  server.before(async () => {});
});

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const now = () => gateway.services.clock.now();
const pass = (milliseconds: number) =>
  gateway.services.clock.set(new Date(now().getTime() + milliseconds).toISOString());
const run = () => runAlerts(gateway.services);
const sign = () => signCheckpoint(gateway.services);
const payer = async () => {
  const user = await member(gateway, { plan: { tier: 'PREMIUM' } });
  await rows('update users set email_proved_at = created_at where id = ?', [user.uid]);
  return user;
};
/** A pick that opens now, of a game at this time of the day; it is noon. */
const give = (time = '20:15') =>
  givenPick(gateway, { tier: 'PREMIUM', date: easternDay(now()), publishedAt: now().toISOString(), time });
const mailsTo = ({ email }: TestUser) => server.mails.filter(({ recipients }) => recipients.includes(email));
const outcome = async ({ uid }: TestUser) =>
  (
    await rows<{ state: string; reason: string | null; tries: number; due: Date }>(
      'select state, reason, tries, due_at as due from pick_alerts where user_id = ?',
      [uid],
    )
  )[0];
/** A pick has opened and its batch has closed. */
async function opened(time?: string): Promise<void> {
  await give(time);
  await run();
  await sign();
  pass(15 * SECOND);
  await run();
}
const refusing = (responseCode: number, words: string) =>
  server.before(async () => {
    throw Object.assign(new Error(words), { responseCode });
  });

describe('a mail server', () => {
  test('that refuses for now is asked again, later each time, until the game starts', async () => {
    const ann = await payer();
    refusing(451, 'Too many mails, slow down');
    await opened('12:10');
    const waits: number[] = [];
    for (let at = await outcome(ann); at?.state === 'WAITING'; at = await outcome(ann)) {
      const wait = at.due.getTime() - now().getTime();
      waits.push(wait / SECOND);
      pass(wait);
      await run();
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160]);
    expect(await outcome(ann)).toMatchObject({
      state: 'FAILED',
      reason: expect.stringContaining('Too many mails, slow down'),
      tries: 7,
    });
    server.before(async () => {});
    pass(10 * MINUTE);
    await run();
    expect(mailsTo(ann)).toEqual([]);
  });

  test('that refuses until the game has started leaves its reason, also when nobody worked meanwhile', async () => {
    const ann = await payer();
    refusing(451, 'Too many mails, slow down');
    await opened('12:10');
    pass(HOUR);
    await run();
    expect(await outcome(ann)).toMatchObject({
      state: 'WITHHELD',
      reason: expect.stringContaining('Too many mails, slow down'),
    });
  });

  test('that refuses for good is not asked again', async () => {
    const ann = await payer();
    refusing(550, 'No such user');
    await opened();
    expect(await outcome(ann)).toMatchObject({
      state: 'FAILED',
      reason: expect.stringContaining('No such user'),
      tries: 0,
    });
  });

  test('that does not answer is asked again', async () => {
    const ann = await payer();
    let release = () => {};
    server.before(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    await opened();
    expect(await outcome(ann)).toMatchObject({ state: 'WAITING', tries: 1 });
    release();
    server.before(async () => {});
    pass(5 * SECOND);
    await run();
    expect(await outcome(ann)).toMatchObject({ state: 'SENT' });
  });
});

describe('the record', () => {
  const sizeIn = (mail: { text?: string } | undefined) =>
    /Record: ([\d,]+) entries/.exec(mail?.text ?? '')?.[1];

  test('that signs slowly delays a mail until it holds the pick', async () => {
    const ann = await payer();
    await give();
    await run();
    pass(15 * SECOND);
    await run();
    expect(mailsTo(ann)).toEqual([]);
    pass(4 * SECOND);
    await sign();
    await run();
    const entry = /Entry ([\d,]+) of the record/.exec(mailsTo(ann)[0]?.text ?? '')?.[1];
    expect(Number(sizeIn(mailsTo(ann)[0])?.replace(',', ''))).toBeGreaterThan(
      Number(entry?.replace(',', '')),
    );
  });

  test('that has stopped delays a mail by ten seconds, and is then not named', async () => {
    const ann = await payer();
    await give();
    await rows("update record_head set stopped = 'a leaf is not what its tile holds'");
    await run();
    pass(15 * SECOND);
    for (let seconds = 0; seconds < 10; seconds += 1) {
      await run();
      expect(mailsTo(ann)).toEqual([]);
      pass(SECOND);
    }
    await run();
    expect(mailsTo(ann)).toHaveLength(1);
    expect(sizeIn(mailsTo(ann)[0])).toBeUndefined();
  });
});

test('an account that is deleted while its mail waits for the server is not written to again', async () => {
  const ann = await payer();
  let deleted = false;
  server.before(async () => {
    if (deleted) return;
    deleted = true;
    const mutation = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { userId } }';
    const answer = await ask(gateway, mutation, { input: { email: ann.email } }, ann);
    expect(answer.errors).toBeUndefined();
    throw Object.assign(new Error('Try again'), { responseCode: 451 });
  });
  await opened();
  expect(deleted).toBe(true);
  pass(MINUTE);
  await run();
  expect(mailsTo(ann)).toEqual([]);
  expect(await outcome(ann)).toBeUndefined();
});
