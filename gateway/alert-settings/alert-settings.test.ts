import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { leaveLink } from '#gateway/mail/leave-link.ts';
import { CONFIRM_PATH, confirmLink, signedLink } from '#gateway/mail/signed-link.ts';
import { suppress } from '#gateway/mail/suppressions.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { startMailServer, type TestMailServer } from '#gateway/testing/mail-server.ts';
import { member, signInAgain, signUp, type TestUser } from '#gateway/testing/users.ts';
import { DAY } from '#schema/rules/time/durations.ts';

let server: TestMailServer;
let gateway: TestGateway;

beforeAll(async () => {
  server = await startMailServer();
  gateway = await openGateway({ SMTP_URL: server.url });
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});
beforeEach(() => gateway.services.clock.set(NOON));

const FIELDS =
  'mail push recap leagues tiers digestAt quietFrom quietTo lockedNews hideWords emailProved mailStop channels';
const READ = `{ alertSettings { ${FIELDS} } }`;
const SET = `mutation ($input: SetAlertsInput!) { setAlerts(input: $input) { settings { ${FIELDS} } } }`;

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const read = async (user: TestUser) => {
  const { data, errors } = await ask<{ alertSettings: Record<string, unknown> }>(gateway, READ, {}, user);
  if (errors) throw new Error(errors[0]?.message);
  return data.alertSettings;
};
const set = (user: TestUser, input: object) => ask(gateway, SET, { input }, user);
const codeOf = ({ errors }: Awaited<ReturnType<typeof set>>) => errors?.[0]?.extensions.code;
const proved = async (given: Parameters<typeof member>[1] = {}) =>
  signInAgain(await member(gateway, given), { verified: true });
const payer = () => proved({ plan: { tier: 'PREMIUM' } });
const provedAt = async ({ uid }: TestUser) =>
  (await rows<{ at: Date | null }>('select email_proved_at as at from users where id = ?', [uid]))[0]?.at;
const post = (url: string) =>
  gateway.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

test('the clock of a member is that of the law of today, and says when the next daily mail comes', async () => {
  const ann = await payer();
  const clock = async () => {
    const query = '{ alertSettings { clock { zone utcOffsetMinutes nextDigest zoneData } } }';
    const { data } = await ask<{ alertSettings: { clock: object } }>(gateway, query, {}, ann);
    return data.alertSettings.clock;
  };
  const zoneData = expect.stringMatching(/^20\d\d[a-z]$/);
  expect(await clock()).toEqual({
    ...{ zone: 'America/New_York', utcOffsetMinutes: -300, nextDigest: null, zoneData },
  });
  const SHOW = 'mutation ($input: SetDisplayInput!) { setDisplay(input: $input) { user { id } } }';
  await ask(gateway, SHOW, { input: { timeZone: 'America/Winnipeg' } }, ann);
  await set(ann, { mail: 'DIGEST', digestAt: '09:00' });
  // In November Node's own data of 2026 has Manitoba an hour further behind.
  expect(await clock()).toEqual({
    ...{ zone: 'America/Winnipeg', utcOffsetMinutes: -300, nextDigest: '2031-11-21T09:00', zoneData },
  });
  expect(await rows('select next_digest_at as at from alert_settings where user_id = ?', [ann.uid])).toEqual([
    { at: new Date('2031-11-21T14:00:00Z') },
  ]);
});

describe('settings', () => {
  test('payers begin with instant mail, others with nothing', async () => {
    expect(await read(await payer())).toMatchObject({ mail: 'INSTANT', recap: false, emailProved: true });
    expect(await read(await member(gateway))).toMatchObject({ mail: 'OFF', emailProved: false });
  });

  test('change one by one, and what is left out stays', async () => {
    const ann = await payer();
    await set(ann, { leagues: ['NBA', 'NFL'], quietFrom: null, quietTo: null });
    await set(ann, { mail: 'DIGEST', digestAt: '10:30' });
    expect(await read(ann)).toMatchObject({
      ...{ mail: 'DIGEST', digestAt: '10:30', leagues: ['NBA', 'NFL'], quietFrom: null, push: true },
    });
    const sql = 'select next_digest_at as at from alert_settings where user_id = ?';
    const next = async () => (await rows<{ at: Date }>(sql, [ann.uid]))[0]?.at.toISOString();
    expect(await next()).toBe('2031-11-21T15:30:00.000Z');
    const zone = 'mutation ($input: SetDisplayInput!) { setDisplay(input: $input) { user { timeZone } } }';
    await ask(gateway, zone, { input: { timeZone: 'America/Los_Angeles' } }, ann);
    expect(await next()).toBe('2031-11-20T18:30:00.000Z');
  });

  test('a wrong field is refused with its sentence, and nothing is kept', async () => {
    const ann = await payer();
    const answer = await set(ann, { digestAt: 'noon', mail: 'DIGEST' });
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { digestAt: 'Enter a time such as 09:00' },
    });
    expect(await read(ann)).toMatchObject({ mail: 'INSTANT' });
  });

  test('mail begins only for a proved address, and ends without one', async () => {
    const ann = await member(gateway);
    expect(codeOf(await set(ann, { mail: 'INSTANT' }))).toBe('VERIFY_EMAIL');
    expect(codeOf(await set(ann, { recap: true }))).toBe('VERIFY_EMAIL');
    const unproved = await member(gateway, { plan: { tier: 'PLUS' } });
    expect(codeOf(await set(unproved, { mail: 'OFF' }))).toBeUndefined();
  });

  test('asking for mail takes back that one was reported as spam', async () => {
    const ann = await payer();
    const stop = { scope: 'NEWS', reason: 'COMPLAINT', detail: null, at: new Date(NOON) } as const;
    const addressKey = gateway.services.trials.keys.emailKey(ann.email);
    await suppress(gateway.services.database.em, { ...stop, addressKey });
    expect(await read(ann)).toMatchObject({ mailStop: 'COMPLAINT' });
    await set(ann, { mail: 'INSTANT' });
    expect(await read(ann)).toMatchObject({ mailStop: null });
  });

  test('an address that refuses mail is named with the account, one that reported spam is not', async () => {
    const ann = await payer();
    const me = async () =>
      (await ask<{ me: { mailRefused: boolean } }>(gateway, '{ me { mailRefused } }', {}, ann)).data.me;
    const addressKey = gateway.services.trials.keys.emailKey(ann.email);
    const stop = { addressKey, detail: null, at: new Date(NOON) };
    const { em } = gateway.services.database;
    await suppress(em, { ...stop, scope: 'NEWS', reason: 'COMPLAINT' });
    expect(await me()).toEqual({ mailRefused: false });
    await suppress(em, { ...stop, scope: 'ALL', reason: 'BOUNCE' });
    expect(await me()).toEqual({ mailRefused: true });
  });

  test('are of members alone', async () => {
    expect((await ask(gateway, READ)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('the proof of an address', () => {
  const linkFor = (uid: string, email: string) => {
    const { signingKey, clock } = gateway.services;
    return confirmLink({ member: uid, email, now: clock.now() }, '', signingKey);
  };

  test('is kept from the first token that has it, and lost when the address changes', async () => {
    const ann = await member(gateway);
    await read(ann);
    expect(await provedAt(ann)).toBeNull();
    const again = await signInAgain(ann, { verified: true });
    expect(await read(again)).toMatchObject({ emailProved: true });
    await rows('update users set email = upper(email) where id = ?', [ann.uid]);
    expect(await provedAt(ann)).toEqual(new Date(NOON));
    await rows('update users set email = ? where id = ?', [`new-${ann.email}`, ann.uid]);
    expect(await provedAt(ann)).toBeNull();
    // The token is of the old address.
    await read(again);
    expect(await provedAt(ann)).toBeNull();
  });

  test('comes with the link of a mail by its form alone, and lets a dead address live again', async () => {
    const ann = await member(gateway);
    const addressKey = gateway.services.trials.keys.emailKey(ann.email);
    const stop = { scope: 'ALL', reason: 'BOUNCE', detail: '550', at: new Date(NOON) } as const;
    await suppress(gateway.services.database.em, { ...stop, addressKey });
    const url = linkFor(ann.uid, ann.email);
    expect((await gateway.app.inject({ url })).body).toContain('Yes, this is my address');
    expect(await provedAt(ann)).toBeNull();
    expect((await post(url)).body).toContain('Your address is confirmed');
    expect(await read(ann)).toMatchObject({ emailProved: true, mailStop: null });
    const other = linkFor(ann.uid, 'other@chalkline.test');
    const later = url.replace(/until=2031/, 'until=2032');
    for (const wrong of [other, later, url.replace(/&signature=./, '&signature='), url.split('&')[0] ?? ''])
      expect((await post(wrong)).statusCode).toBe(404);
  });

  test('takes a link of the last two weeks: an older one is LINK_EXPIRED, and lifts no bounce', async () => {
    const ann = await member(gateway);
    const addressKey = gateway.services.trials.keys.emailKey(ann.email);
    const stop = { scope: 'ALL', reason: 'BOUNCE', detail: '550', at: new Date(NOON) } as const;
    await suppress(gateway.services.database.em, { ...stop, addressKey });
    const { signingKey, clock } = gateway.services;
    const url = linkFor(ann.uid, ann.email);
    // As links were before they had an end.
    const endless = signedLink(CONFIRM_PATH, ann.uid, `confirm address ${ann.email}`, signingKey);
    clock.set(new Date(Date.parse(NOON) + 14 * DAY).toISOString());
    for (const old of [url, endless]) {
      expect((await gateway.app.inject({ url: old })).statusCode).toBe(410);
      const answer = await post(old);
      expect([answer.statusCode, answer.body.includes('This link has expired')]).toEqual([410, true]);
    }
    expect(await provedAt(ann)).toBeNull();
    expect(await read(ann)).toMatchObject({ emailProved: false, mailStop: 'BOUNCE' });
    clock.set(NOON);
    expect((await post(url)).statusCode).toBe(200);
  });

  test('is asked for with the welcome of a new account that has none', async () => {
    const ann = await signUp();
    await ask(gateway, 'mutation { register { user { id } } }', {}, ann);
    const sql = `select data from outbox where template = 'welcome' and recipient = ?`;
    expect(await rows(sql, [ann.email])).toEqual([
      { data: { confirmFor: ann.uid, trialEndsAt: '2031-11-21T17:00:00.000Z' } },
    ]);
  });
});

describe('the link in each mail about picks', () => {
  const link = (kind: 'pick-alerts' | 'results-recap', { uid }: TestUser) =>
    leaveLink(kind, uid, '', gateway.services.signingKey);

  test('asks, and changes nothing until its form is sent, which changes one setting and no plan', async () => {
    const ann = await payer();
    await set(ann, { recap: true });
    const before = await read(ann);
    const page = await gateway.app.inject({ url: link('pick-alerts', ann) });
    expect(page.body).toContain('Your plan goes on');
    expect(page.body).not.toContain('<script');
    expect(await read(ann)).toEqual(before);
    expect((await post(link('pick-alerts', ann))).body).toContain('Your plan goes on');
    expect(await read(ann)).toEqual({ ...before, mail: 'OFF' });
    await post(link('results-recap', ann));
    expect(await read(ann)).toEqual({ ...before, mail: 'OFF', recap: false });
    const plans = 'select state from subscriptions where user_id = ? and not cancel_at_period_end';
    expect(await rows(plans, [ann.uid])).toEqual([{ state: 'active' }]);
  });

  test('stops mails of its own kind and member only', async () => {
    const [ann, ben] = [await payer(), await payer()];
    const url = link('pick-alerts', ann);
    for (const wrong of [url.replace('pick-alerts', 'results-recap'), url.replace(ann.uid, ben.uid)])
      expect((await post(wrong)).statusCode).toBe(404);
    expect((await read(ann)).mail).toBe('INSTANT');
  });
});
