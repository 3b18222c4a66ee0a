import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { givenPick, type PickGiven } from '#gateway/testing/picks.ts';
import { chooseAlerts, member, type TestUser } from '#gateway/testing/users.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { planDayMails } from './digests.ts';
import { runAlerts } from './run-alerts.ts';

let server: TestMailServer;
let gateway: TestGateway;

beforeAll(async () => {
  server = await startMailServer();
  gateway = await openGateway({ SMTP_URL: server.url, MAIL_BULK_FROM: 'Picks <news@mail.chalkline.test>' });
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});
beforeEach(() => gateway.services.clock.set(NOON));
afterEach(async () => {
  await rows('truncate alert_batches, alert_batch_picks, pick_alerts, outbox, alert_settings');
  // What stands on the board is news to no later test.
  await rows(`insert into pick_releases select p.id, t.tier, 'RELEASE', p.version, p.created_at from picks p, rules_tiers() t
    on conflict do nothing`);
  await rows("update subscriptions set state = 'ended', ended_at = created_at, end_reason = 'revoked'");
  server.mails.length = 0;
  server.before(async () => {});
});

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const pass = (milliseconds: number) =>
  gateway.services.clock.set(new Date(gateway.services.clock.now().getTime() + milliseconds).toISOString());
const run = () => runAlerts(gateway.services);
/** A pick as it opens, in a minute that no other test has. */
let posted = 0;
const give = (given: PickGiven = {}) => {
  posted += 1;
  const publishedAt = gateway.services.clock.now().toISOString();
  return givenPick(gateway, { tier: 'PREMIUM', publishedAt, pick: `WORDS-${posted}.`, ...given });
};
const settle = async (milliseconds = 15 * SECOND) => {
  await run();
  await signCheckpoint(gateway.services);
  pass(milliseconds);
  await run();
};
const mailsTo = ({ email }: TestUser) => server.mails.filter(({ recipients }) => recipients.includes(email));
const prove = ({ uid }: TestUser) =>
  rows('update users set email_proved_at = created_at where id = ?', [uid]);
const payer = async (tier: 'PLUS' | 'PREMIUM' | 'VIP' = 'PREMIUM') => {
  const user = await member(gateway, { plan: { tier } });
  await prove(user);
  return user;
};
const choose = (user: TestUser, changes: Record<string, unknown>) => chooseAlerts(gateway, user, changes);
const outcomes = async ({ uid }: TestUser) =>
  rows<{ state: string; reason: string | null }>(
    'select state, reason from pick_alerts where user_id = ? order by batch_id',
    [uid],
  );

describe('a pick that opens', () => {
  test('is mailed to whose plan opens it, once, after further picks had time to join', async () => {
    const [premium, vip, plus] = [await payer(), await payer('VIP'), await payer('PLUS')];
    await give();
    await run();
    expect(server.mails).toHaveLength(0);
    pass(10 * SECOND);
    await give({ league: 'NBA', tier: 'FREE' });
    await settle(5 * SECOND);
    pass(10 * SECOND);
    await run();
    for (const user of [premium, vip]) {
      expect(mailsTo(user)).toHaveLength(1);
      expect(mailsTo(user)[0]?.text).toContain(`WORDS-${posted}.`);
      expect(mailsTo(user)[0]?.text).toContain(`WORDS-${posted - 1}.`);
      expect(mailsTo(user)[0]?.subject).toBe('2 new picks');
    }
    expect(mailsTo(plus)[0]?.text).toContain(`WORDS-${posted}.`);
    expect(mailsTo(plus)[0]?.text).not.toContain(`WORDS-${posted - 1}.`);
    await settle();
    expect(server.mails).toHaveLength(3);
  });

  test('opens for each plan at its own time, and on its day at midnight', async () => {
    const [premium, vip] = [await payer(), await payer('VIP')];
    await give({ tier: 'PLUS', releaseAt: '2031-11-20T19:00:00.000Z' });
    await settle();
    expect([mailsTo(vip).length, mailsTo(premium).length]).toEqual([1, 0]);
    pass(60 * MINUTE);
    await settle();
    expect([mailsTo(vip).length, mailsTo(premium).length]).toEqual([1, 1]);
    await give({ date: '2031-11-21' });
    await settle();
    gateway.services.clock.set('2031-11-21T05:00:00.000Z');
    await run();
    const opened = `select distinct opened_at as at from pick_releases r join picks p on p.id = r.pick_id where date = '2031-11-21'`;
    expect(await rows(opened)).toEqual([{ at: new Date('2031-11-21T05:00:00.000Z') }]);
  });

  test('is no news two hours later, or once its game has begun', async () => {
    const ann = await payer();
    await give({ publishedAt: '2031-11-20T14:59:00.000Z' });
    await give({ time: '11:00', publishedAt: '2031-11-20T15:30:00.000Z' });
    await settle();
    expect(await outcomes(ann)).toEqual([]);
  });

  test('is not mailed to a plan that ended after the alert was written: nothing, or the locked form', async () => {
    const [ann, ben] = [await payer(), await payer()];
    await choose(ben, { locked_news: true });
    await give();
    await run();
    await signCheckpoint(gateway.services);
    pass(15 * SECOND);
    await rows("update subscriptions set state = 'ended', ended_at = ?, end_reason = 'revoked'", [
      new Date(NOON),
    ]);
    await rows(`update alert_settings set tiers = null`);
    await run();
    expect(mailsTo(ann)).toHaveLength(0);
    expect(mailsTo(ben)[0]?.subject).toMatch(/^A pick opened: /);
    expect(JSON.stringify(mailsTo(ben))).not.toContain(`WORDS-${posted}.`);
  });

  test('is mailed to nobody who takes a break, whose address is unproved, or who reported spam', async () => {
    const onBreak = await member(gateway, { plan: { tier: 'PREMIUM' }, breakDays: 1 });
    await prove(onBreak);
    const unproved = await member(gateway, { plan: { tier: 'PREMIUM' } });
    const angry = await payer();
    await rows(`insert into mail_suppressions values (?, 'NEWS', 'COMPLAINT', null, ?)`, [
      gateway.services.trials.keys.emailKey(angry.email),
      new Date(NOON),
    ]);
    await give();
    await settle();
    await give({ league: 'NBA' });
    await settle();
    expect(server.mails).toHaveLength(0);
    for (const user of [onBreak, unproved, angry])
      expect((await outcomes(user)).map(({ state }) => state)).toEqual(['WITHHELD', 'WITHHELD']);
    const asked = 'select recipient from outbox where template = ?';
    expect(await rows(asked, ['confirm-address'])).toEqual([{ recipient: unproved.email }]);
  });

  test('waits for the end of quiet hours, and is dropped when its game starts before', async () => {
    const ann = await payer();
    await choose(ann, { quiet_from: '10:00', quiet_to: '13:00' });
    await give({ time: '12:30' });
    await give({ time: '20:00' });
    await settle();
    expect(server.mails).toHaveLength(0);
    gateway.services.clock.set('2031-11-20T18:00:00.000Z');
    await run();
    expect(mailsTo(ann)).toHaveLength(1);
    expect(mailsTo(ann)[0]?.text).toContain(`WORDS-${posted}.`);
    expect(mailsTo(ann)[0]?.text).not.toContain(`WORDS-${posted - 1}.`);
  });

  test('comes at most four times an hour, with what waited, unless a game starts soon', async () => {
    const ann = await payer();
    for (let n = 0; n < 6; n += 1) {
      await give();
      await settle(MINUTE);
    }
    expect(mailsTo(ann)).toHaveLength(4);
    await give({ time: '12:20' });
    await settle(MINUTE);
    expect(mailsTo(ann)).toHaveLength(5);
    expect(mailsTo(ann).at(-1)?.subject).toBe('3 new picks');
  });
});

describe('what happens to a pick afterwards', () => {
  const edit = (id: string, words: string) =>
    rows('update picks set pick = ?, updated_at = ? where id = ?', [words, gateway.services.clock.now(), id]);

  test('an edit and a withdrawal go to whoever had the words, and to nobody else', async () => {
    const [ann, plus] = [await payer(), await payer('PLUS')];
    await choose(plus, { locked_news: true });
    const id = await give();
    await settle();
    pass(MINUTE);
    const late = await payer();
    await edit(id, 'CHANGED.');
    await settle();
    expect(mailsTo(ann).at(-1)?.subject).toMatch(/^Changed pick: /);
    expect(mailsTo(ann).at(-1)?.text).toContain('CHANGED.');
    pass(MINUTE);
    await rows("update picks set status = 'WITHDRAWN', updated_at = ? where id = ?", [new Date(NOON), id]);
    await settle();
    expect(mailsTo(ann).at(-1)?.subject).toMatch(/^Withdrawn pick: /);
    expect([mailsTo(ann).length, mailsTo(late).length]).toEqual([3, 0]);
    expect(JSON.stringify(mailsTo(plus))).not.toMatch(/WORDS|CHANGED/);
  });

  test('an edit before the mail is in the mail, and is told once', async () => {
    const ann = await payer();
    const id = await give();
    await run();
    await edit(id, 'CORRECTED.');
    await settle();
    await settle();
    expect(mailsTo(ann)).toHaveLength(1);
    expect(mailsTo(ann)[0]?.text).toContain('CORRECTED.');
  });
});

describe('the mail', () => {
  test('names entry and checkpoint that hold its pick, leads out at one click, and is small', async () => {
    const ann = await payer();
    await give();
    await settle();
    const [mail] = mailsTo(ann);
    const text = mail?.text ?? '';
    const entry = Number(/Entry ([\d,]+) of the record/.exec(text)?.[1]?.replace(',', ''));
    const size = Number(/Record: ([\d,]+) entries/.exec(text)?.[1]?.replace(',', ''));
    expect(entry).toBeLessThan(size);
    expect(text).toContain('/picks/pick_');
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toMatch(/^<https?:.*\/mails\/pick-alerts\/leave\?member=.*>$/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(Buffer.byteLength(String(mail?.html))).toBeLessThan(60_000);
  });

  test('names no checkpoint that lacks its pick, and waits for one no longer than ten seconds', async () => {
    const ann = await payer();
    await give();
    await run();
    pass(15 * SECOND);
    await run();
    pass(9 * SECOND);
    await run();
    expect(mailsTo(ann)).toHaveLength(0);
    pass(SECOND);
    await run();
    expect(mailsTo(ann)).toHaveLength(1);
    expect(mailsTo(ann)[0]?.text).not.toMatch(/Record: /);
  });

  test('that the server refuses for now comes later, and is given up when its games have begun', async () => {
    const ann = await payer();
    await give({ time: '12:10' });
    server.before(async () => {
      throw new Error('busy');
    });
    await settle();
    expect((await outcomes(ann))[0]).toMatchObject({
      state: 'WAITING',
      reason: expect.stringContaining('busy'),
    });
    server.before(async () => {});
    pass(5 * SECOND);
    await run();
    expect(mailsTo(ann)).toHaveLength(1);
  });
});

describe('the mails of a day', () => {
  test('the digest comes once, with what is open to the member and still to come', async () => {
    const ann = await payer('PLUS');
    await choose(ann, { mail: 'DIGEST', next_digest_at: '2031-11-20T16:59:00Z' });
    await give({ tier: 'PLUS' });
    await give({ tier: 'VIP' });
    await give({ tier: 'PLUS', time: '11:00', publishedAt: '2031-11-20T14:00:00.000Z' });
    for (let n = 0; n < 2; n += 1) {
      await planDayMails(gateway.services);
      await run();
    }
    expect(mailsTo(ann)).toHaveLength(1);
    const text = mailsTo(ann)[0]?.text ?? '';
    expect(mailsTo(ann)[0]?.subject).toMatch(/ for Thursday, November 20, 2031$/);
    const shown = [2, 1, 0].map((back) => text.includes(`WORDS-${posted - back}.`));
    expect(shown).toEqual([true, false, false]);
    const next = 'select next_digest_at as at from alert_settings where user_id = ?';
    expect(await rows(next, [ann.uid])).toEqual([{ at: new Date('2031-11-21T14:00:00.000Z') }]);
  });

  test('the recap comes on the next morning with the losses, at noon whatever is graded', async () => {
    const ann = await payer('PLUS');
    await choose(ann, { mail: 'OFF', recap: true });
    await give({ tier: 'VIP', result: 'WIN', time: '11:30', odds: 2, units: 1 });
    await give({ tier: 'PLUS', result: 'LOSS', time: '11:30', units: 3 });
    gateway.services.clock.set('2031-11-21T16:59:00.000Z');
    await planDayMails(gateway.services);
    await run();
    expect(mailsTo(ann)).toHaveLength(0);
    pass(MINUTE);
    for (let n = 0; n < 2; n += 1) {
      await planDayMails(gateway.services);
      await run();
    }
    expect(mailsTo(ann)).toHaveLength(1);
    expect(mailsTo(ann)[0]?.text).toMatch(/\d+ won, \d+ lost/);
  });
});
