import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Mailer, openMailer } from '#gateway/integrations/mailer.ts';
import { weekReceipts } from '#gateway/picks/week-receipts.ts';
import { publishPolicy } from '#gateway/record/publish-policy.ts';
import { lastCheckpoint } from '#gateway/record/read-checkpoint.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { required } from '#gateway/testing/database.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { MAIL_EXAMPLES } from '#gateway/testing/mail-examples.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { signUp } from '#gateway/testing/users.ts';
import { enqueue, outboxInsert } from './enqueue.ts';
import type { MailEntry } from './mail.ts';
import { MAX_TRIES, sendMails } from './send-mails.ts';

describe('sending', () => {
  const MINUTE = 60_000;
  const from = 'Chalkline <support@chalkline.test>';
  const at = (minutes: number) => new Date(Date.parse(NOON) + minutes * MINUTE);

  let gateway: TestGateway;
  let server: TestMailServer;
  let mailers: Mailer[] = [];

  beforeAll(async () => {
    gateway = await openGateway();
  });
  afterAll(() => gateway.close());

  beforeEach(async () => {
    server = await startMailServer();
    gateway.services.clock.set(NOON);
    await gateway.services.database.em.execute('truncate outbox');
  });
  afterEach(async () => {
    for (const mailer of mailers.splice(0)) mailer.close();
    await server.close();
  });

  function worker(url = server.url) {
    const mailer = openMailer(url, from);
    mailers = [...mailers, mailer];
    const readReceipts = (memberId: string, monday: string) =>
      weekReceipts(gateway.services, memberId, monday);
    return { ...gateway.services, publicUrl: 'https://chalkline.test', mailer, readReceipts };
  }

  const post = (key: string, recipient = 'member@chalkline.test') =>
    enqueue(
      gateway.services.database.em,
      { key, recipient, template: 'renewal-receipt', data: MAIL_EXAMPLES['renewal-receipt'] },
      at(0),
    );

  const row = async (key: string) => {
    const sql = 'select attempts, sent_at, next_attempt_at, failure, data from outbox where key = ?';
    const [found] = await gateway.services.database.em.execute<Record<string, unknown>[]>(sql, [key]);
    return found;
  };

  /** What the reset page does with the code of its link. */
  async function setPassword(oobCode: string): Promise<unknown> {
    const host = required('FIREBASE_AUTH_EMULATOR_HOST');
    const address = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=local`;
    const body = JSON.stringify({ oobCode, newPassword: 'a new password' });
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return answer.json();
  }

  test('what is sent names the newest signed checkpoint of the record', async () => {
    await publishPolicy(gateway.services);
    await signCheckpoint(gateway.services);
    const checkpoint = await lastCheckpoint(gateway.services.database.em);
    await post('receipt:0');
    await sendMails(worker());
    expect(server.mails[0]?.text).toContain(
      `Record: ${checkpoint?.size} entries, root hash ${checkpoint?.root}\nhttps://chalkline.test/record/verify`,
    );
  });

  test('what is due arrives as HTML and text, and once', async () => {
    await post('receipt:1', '"a,b"@chalkline.test');
    expect(await sendMails(worker())).toEqual({ sent: 1, failed: 0 });
    expect(await sendMails(worker())).toEqual({ sent: 0, failed: 0 });
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({
      from: { address: 'support@chalkline.test', name: 'Chalkline' },
      to: [{ address: '"a,b"@chalkline.test' }],
      subject: 'Payment received: Premium Plan, receipt CL-100001',
      text: expect.stringContaining('Your next charge is $129.00'),
      html: expect.stringContaining('Payment received'),
      messageId: expect.stringMatching(/^<outbox-\d+@chalkline\.test>$/),
    });
    expect(await row('receipt:1')).toMatchObject({ attempts: 1, sent_at: at(0), failure: null });
  });

  test('the owner of a new account is sent a link that sets a password, and the link stands nowhere else', async () => {
    const { email } = await signUp();
    const data = { ...MAIL_EXAMPLES['purchase-receipt'], setPasswordFor: email };
    const entry = { key: 'receipt:new', recipient: email, template: 'purchase-receipt' as const, data };
    await enqueue(gateway.services.database.em, entry, at(0));
    expect(await sendMails(worker())).toEqual({ sent: 1, failed: 0 });
    const link = /https:\/\/chalkline\.test\/reset-password\?oobCode=(\S+)/;
    const code = decodeURIComponent(link.exec(server.mails[0]?.text ?? '')?.[1] ?? '');
    expect(await setPassword(code)).toMatchObject({ email });
    for (const written of [JSON.stringify(await row('receipt:new')), gateway.logged()])
      expect(written).not.toContain(code);
  });

  test('four workers at once send each of 40 mails once', async () => {
    for (let number = 0; number < 40; number += 1)
      await post(`receipt:${number}`, `${number}@chalkline.test`);
    const results = await Promise.all([worker(), worker(), worker(), worker()].map(sendMails));
    expect(results.reduce((total, { sent }) => total + sent, 0)).toBe(40);
    const readers = server.mails.map(({ to }) => to?.[0]?.address);
    expect(new Set(readers).size).toBe(40);
    expect(readers).toHaveLength(40);
  });

  test('a mail that a worker is busy with is not taken by another, however far the clock moves', async () => {
    await post('receipt:slow');
    let release = () => {};
    const arrival = new Promise<void>((arrived) => {
      server.before(() => {
        arrived();
        return new Promise((resolve) => {
          release = resolve;
        });
      });
    });
    const first = sendMails(worker());
    await arrival;
    gateway.services.clock.set('2032-01-01T00:00:00Z');
    expect(await sendMails(worker())).toEqual({ sent: 0, failed: 0 });
    release();
    expect(await first).toEqual({ sent: 1, failed: 0 });
    expect(server.mails).toHaveLength(1);
  });

  test('a worker that dies before it could write down what it sent leaves the mail to the next', async () => {
    await post('receipt:crash');
    server.before(async () => {
      const others = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction'`;
      await gateway.services.database.em.execute(others);
    });
    await expect(sendMails(worker())).rejects.toThrow();
    expect(await row('receipt:crash')).toMatchObject({ sent_at: null, attempts: 0 });
    server.before(async () => {});
    expect(await sendMails(worker())).toEqual({ sent: 1, failed: 0 });
    const ids = server.mails.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(1);
  });

  test('a server that is down is tried again after longer and longer pauses, at most ten times', async () => {
    const nowhere = worker('smtp://127.0.0.1:9');
    await post('receipt:late');
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
      expect(await sendMails(nowhere)).toEqual({ sent: 0, failed: 1 });
      expect(await sendMails(nowhere)).toEqual({ sent: 0, failed: 0 });
      const { next_attempt_at: next, failure } = (await row('receipt:late')) as {
        next_attempt_at: Date;
        failure: string;
      };
      expect(failure).toContain('ECONNREFUSED');
      pauses.push((next.getTime() - gateway.services.clock.now().getTime()) / MINUTE);
      gateway.services.clock.set(next.toISOString());
    }
    expect(pauses).toEqual([1, 5, 30, 120, 240, 480, 720, 1440, 1440, 0]);
    gateway.services.clock.set('2033-01-01T00:00:00Z');
    expect(await sendMails(worker())).toEqual({ sent: 0, failed: 0 });
    expect(await row('receipt:late')).toMatchObject({ attempts: 10, sent_at: null });
  });

  test('a mail that is refused does not hold up the others, and arrives when it is taken', async () => {
    await post('receipt:refused', 'refused@chalkline.test');
    await post('receipt:fine', 'fine@chalkline.test');
    let refusals = 0;
    server.before(async () => {
      refusals += 1;
      if (refusals === 1) throw Object.assign(new Error('Mailbox full'), { responseCode: 452 });
    });
    expect(await sendMails(worker())).toEqual({ sent: 1, failed: 1 });
    expect(await row('receipt:refused')).toMatchObject({ failure: expect.stringContaining('Mailbox full') });
    gateway.services.clock.set(at(1).toISOString());
    expect(await sendMails(worker())).toEqual({ sent: 1, failed: 0 });
    expect(await row('receipt:refused')).toMatchObject({ attempts: 2, failure: null, sent_at: at(1) });
  });

  test('a row that no template fits is a failure of its own, and logged without its words', async () => {
    await post('receipt:odd');
    await gateway.services.database.em.execute(`update outbox set template = 'no-such-mail'`);
    await post('receipt:even');
    expect(await sendMails(worker())).toEqual({ sent: 1, failed: 1 });
    expect(await row('receipt:odd')).toMatchObject({ failure: 'Unknown mail template: no-such-mail' });
    expect(gateway.logged()).toContain('mail not sent');
    expect(gateway.logged()).not.toContain('CL-100001');
  });
});

describe('enqueueing', () => {
  let gateway: TestGateway;
  const now = new Date(NOON);

  beforeAll(async () => {
    gateway = await openGateway();
  });
  afterAll(() => gateway.close());

  const mail = (key: string, reason = 'Declined.'): MailEntry => ({
    key,
    recipient: 'member@chalkline.test',
    template: 'renewal-failed',
    data: { tier: 'PLUS', amountCents: 7_900, reason, nextTryAt: null, accessUntil: null },
  });

  const written = (key: string) =>
    gateway.services.database.em.execute<Record<string, unknown>[]>(
      'select recipient, template, data, next_attempt_at, attempts, sent_at from outbox where key = ?',
      [key],
    );

  async function guarded(key: string, guardRows: number): Promise<void> {
    const { sql, params } = outboxInsert(mail(key), now);
    await gateway.services.database.em.execute(
      `with guard as (select 1 from generate_series(1, ?::int)), mailed as (${sql} returning id) select count(*) from mailed`,
      [guardRows, ...params],
    );
  }

  describe('the outbox', () => {
    test('keeps what a mail needs, due at once and not sent', async () => {
      const words = `Really? It's a "test" \\ of $1 ? and ??`;
      await enqueue(gateway.services.database.em, mail('words', words), now);
      expect(await written('words')).toEqual([
        {
          recipient: 'member@chalkline.test',
          template: 'renewal-failed',
          data: { tier: 'PLUS', amountCents: 7_900, reason: words, nextTryAt: null, accessUntil: null },
          next_attempt_at: now,
          attempts: 0,
          sent_at: null,
        },
      ]);
    });

    test('tells an occasion once, with its first words', async () => {
      for (const reason of ['First.', 'Second.'])
        await enqueue(gateway.services.database.em, mail('once', reason), now);
      expect(await written('once')).toMatchObject([{ data: { reason: 'First.' } }]);
    });

    test('writes a guarded mail if and only if its guard has a row, and once however many it has', async () => {
      await guarded('guarded-0', 0);
      await guarded('guarded-1', 1);
      await guarded('guarded-3', 3);
      expect(
        [await written('guarded-0'), await written('guarded-1'), await written('guarded-3')].map(
          (rows) => rows.length,
        ),
      ).toEqual([0, 1, 1]);
    });

    test('goes with the transaction that it was written in', async () => {
      const work = gateway.services.database.em.fork().transactional(async (em) => {
        await enqueue(em, mail('undone'), now);
        throw new Error('undone');
      });
      await expect(work).rejects.toThrow('undone');
      expect(await written('undone')).toEqual([]);
    });
  });
});
