import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from '#gateway/app.ts';
import { REVOCATION_BOUND_MILLISECONDS } from '#gateway/integrations/account-states.ts';
import { systemClock } from '#gateway/integrations/clock.ts';
import { type Answer, ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { type Google, startGoogle } from '#gateway/testing/google.ts';
import { follow, listening } from '#gateway/testing/streams.ts';
import { mailsTo, member, signInAgain, type TestUser } from '#gateway/testing/users.ts';
import { until } from '#local/testing/until.ts';
import { announceDevices } from './announce-devices.ts';

/** Everything here runs against the provider as production reaches it: see gateway/testing/google.ts. */
let google: Google;
let opened: TestGateway;
let gateway: TestGateway;
let origin: string;

beforeAll(async () => {
  google = await startGoogle();
  opened = await openGateway();
  const services = { ...opened.services, identity: google.identity };
  gateway = { ...opened, services, app: await createApp(services, opened.env) };
  origin = await listening(gateway);
});
afterAll(async () => {
  google.silence(false);
  await gateway.app.close();
  await opened.close();
  await google.close();
});

const ME = '{ me { id } }';
const BOARD = 'subscription { boardChanged { date } }';
const KEY = `mutation { createApiKey(input: { name: "Bot", scopes: [READ_PICKS] }) { secret } }`;
const READ_AS_KEY = '{ today { date } }';
const PASSWORD = `mutation ($userId: ID!) { updatePassword(input: { userId: $userId, newPassword: "another one" }) { userId } }`;
const EVERYWHERE = 'mutation { revokeSessions { revokedKeys } }';

/** By the provider's clock, which is real time. */
const SINCE_A_MINUTE = Math.floor(systemClock.now().getTime() / 1_000) - 60;

const codeOf = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions.code;

interface Sessions {
  /** A session that began ten minutes ago. */
  old: TestUser;
  /** One of now. */
  own: TestUser;
  key: TestUser;
}

/** A member with two sessions and a key that the older one made. */
async function twoSessions(): Promise<Sessions> {
  const user = await member(gateway);
  await google.update(user.uid, { validSince: '0' });
  const old = google.signed(user, 600);
  const own = google.signed(await signInAgain(user), 1);
  const created = await ask<{ createApiKey: { secret: string } }>(gateway, KEY, {}, old);
  return { old, own, key: { ...user, token: created.data.createApiKey.secret } };
}

/** The streams of the old session and of its key, both open. */
async function openStreams({ old, key }: Sessions) {
  const streams = await Promise.all([follow(origin, BOARD, old), follow(origin, BOARD, key)]);
  for (const stream of streams) expect(await stream.next()).toMatchObject({ data: { boardChanged: {} } });
  return streams;
}

/** The last message of each stream names the code. */
async function endedWith(streams: Awaited<ReturnType<typeof openStreams>>) {
  const codes: unknown[] = [];
  for (const stream of streams) {
    const message = await stream.next();
    codes.push(typeof message === 'string' ? message : message.errors?.[0]?.extensions.code);
    expect(await stream.next()).toBe('complete');
  }
  return codes;
}

async function everythingHasEnded({ old, key }: Sessions): Promise<void> {
  const refused = await ask(gateway, ME, {}, old);
  expect([refused.status, codeOf(refused)]).toEqual([401, 'INVALID_TOKEN']);
  expect(codeOf(await ask(gateway, READ_AS_KEY, {}, key))).toBe('KEY_REVOKED');
}

describe('what is ended here ends at once: tokens, streams, and the keys that sessions made', () => {
  test('when the password is changed, and the member is told', async () => {
    const sessions = await twoSessions();
    const streams = await openStreams(sessions);
    const changed = await ask(gateway, PASSWORD, { userId: sessions.own.uid }, sessions.own);
    expect(changed.errors).toBeUndefined();
    expect(await endedWith(streams)).toEqual(['INVALID_TOKEN', 'KEY_REVOKED']);
    await everythingHasEnded(sessions);
    expect(await mailsTo(gateway, sessions.own, 'password-changed')).toEqual([
      { changedAt: '2031-11-20T17:00:00.000Z', revokedKeys: 1 },
    ]);
  });

  test('when the member signs out everywhere', async () => {
    const sessions = await twoSessions();
    const streams = await openStreams(sessions);
    const out = await ask(gateway, EVERYWHERE, {}, sessions.own);
    expect(out.data).toEqual({ revokeSessions: { revokedKeys: 1 } });
    expect(await endedWith(streams)).toEqual(['INVALID_TOKEN', 'KEY_REVOKED']);
    await everythingHasEnded(sessions);
    expect(codeOf(await ask(gateway, ME, {}, sessions.own))).toBe('INVALID_TOKEN');
  });

  test('also those that began within the same second', async () => {
    const user = await member(gateway);
    await google.update(user.uid, { validSince: '0' });
    // Early in a second, so that all of this falls into it.
    await until(() => systemClock.now().getTime() % 1_000 < 100);
    const [own, stolen] = [google.signed(user, 0), google.signed(user, 0)];
    expect(codeOf(await ask(gateway, ME, {}, stolen))).toBeUndefined();
    await ask(gateway, EVERYWHERE, {}, own);
    expect(codeOf(await ask(gateway, ME, {}, stolen))).toBe('INVALID_TOKEN');
    expect(codeOf(await ask(gateway, ME, {}, google.signed(await signInAgain(user), 0)))).toBeUndefined();
  });

  test('when an admin ends the sessions of a member, and nobody else can', async () => {
    const sessions = await twoSessions();
    const end = `mutation { revokeMemberSessions(input: { userId: "${sessions.old.uid}" }) { revokedKeys } }`;
    expect(codeOf(await ask(gateway, end, {}, (await twoSessions()).own))).toBe('FORBIDDEN');
    const admin = google.signed(await member(gateway, { role: 'OWNER' }));
    expect((await ask(gateway, end, {}, admin)).data).toEqual({ revokeMemberSessions: { revokedKeys: 1 } });
    await everythingHasEnded(sessions);
    expect(await mailsTo(gateway, sessions.own, 'sessions-ended')).toMatchObject([{ revokedKeys: 1 }]);
    const audit = await opened.services.database.em.execute(
      "select actor from audit_log where target = ? and action = 'user.end-sessions'",
      [sessions.own.uid],
    );
    expect(audit).toEqual([{ actor: admin.uid }]);
  });

  test('in a process that did not do it, and has the provider’s old word in memory', async () => {
    const sessions = await twoSessions();
    await ask(gateway, ME, {}, sessions.old);
    await opened.services.database.em.execute(
      'update users set sessions_valid_since = now() where id = ?',
      [sessions.old.uid],
      'run',
    );
    expect(codeOf(await ask(gateway, ME, {}, sessions.old))).toBe('INVALID_TOKEN');
  });

  test('and a new sign-in goes on', async () => {
    const { own } = await twoSessions();
    await ask(gateway, EVERYWHERE, {}, own);
    const again = google.signed(await signInAgain(own));
    expect((await ask<{ me: unknown }>(gateway, ME, {}, again)).data.me).toEqual({ id: own.uid });
  });
});

describe('what is ended at the provider ends here within a minute', () => {
  const cases: [string, () => Record<string, unknown>][] = [
    ['its sessions were revoked', () => ({ validSince: String(SINCE_A_MINUTE) })],
    ['the account was disabled', () => ({ disableUser: true })],
  ];
  test.each(cases)('%s', async (_name, changes) => {
    const sessions = await twoSessions();
    const streams = await openStreams(sessions);
    await google.update(sessions.old.uid, changes());
    google.advance(REVOCATION_BOUND_MILLISECONDS);
    await everythingHasEnded(sessions);
    expect(await endedWith(streams)).toEqual(['INVALID_TOKEN', 'KEY_REVOKED']);
  });
});

describe('the hot read', () => {
  test('asks the provider once a minute, not once a request', async () => {
    const { own } = await twoSessions();
    const before = google.lookups();
    for (let at = 0; at < 30; at += 1) await ask(gateway, ME, {}, own);
    expect(google.lookups() - before).toBeLessThanOrEqual(1);
  });

  test('goes on for five minutes while the provider is silent, then answers 503', async () => {
    const { own } = await twoSessions();
    await ask(gateway, ME, {}, own);
    google.silence(true);
    google.advance(REVOCATION_BOUND_MILLISECONDS);
    expect((await ask(gateway, ME, {}, own)).status).toBe(200);
    google.advance(5 * REVOCATION_BOUND_MILLISECONDS);
    const refused = await ask(gateway, ME, {}, own);
    expect([refused.status, codeOf(refused)]).toEqual([503, 'IDENTITY_UNAVAILABLE']);
    google.silence(false);
  });
});

describe('a member sees where they are signed in', () => {
  const LIST = '{ sessions { deviceName isCurrent } }';
  const AGENT =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
  const browser = (id: string) => ({ 'x-device': id, 'user-agent': AGENT });

  test('with the session that asks marked, and those that were ended gone', async () => {
    const user = await member(gateway);
    await google.update(user.uid, { validSince: '0' });
    const [phone, laptop] = [google.signed(user, 300), google.signed(user, 100)];
    await ask(gateway, ME, {}, phone, { 'user-agent': 'okhttp/5.1.0' });
    const listed = await ask<{ sessions: unknown[] }>(
      gateway,
      LIST,
      {},
      laptop,
      browser('laptop-1234567890'),
    );
    expect(listed.data.sessions).toHaveLength(2);
    expect(listed.data.sessions).toEqual(
      expect.arrayContaining([
        { deviceName: 'Chrome on Linux', isCurrent: true },
        { deviceName: 'Script or API (okhttp)', isCurrent: false },
      ]),
    );
    await ask(gateway, EVERYWHERE, {}, laptop);
    const again = google.signed(await signInAgain(user));
    expect((await ask(gateway, LIST, {}, again)).data).toEqual({
      sessions: [{ deviceName: 'Script or API (lightMyRequest)', isCurrent: true }],
    });
  });

  test('and is written to about a device that was not used before, once, and not about the first', async () => {
    const user = await member(gateway);
    await google.update(user.uid, { validSince: '0' });
    const at = (age: number, id: string) =>
      ask(gateway, ME, {}, google.signed(user, age), browser(`${id}-1234567890abcdef`));
    for (const [age, id] of [
      [400, 'first'],
      [300, 'first'],
      [200, 'other'],
      [100, 'other'],
    ] as const)
      await at(age, id);
    await announceDevices(gateway.services);
    await announceDevices(gateway.services);
    const mails = await mailsTo(gateway, user, 'new-device');
    expect(mails).toMatchObject([{ deviceName: 'Chrome on Linux' }]);
  });

  test('and about a new API key', async () => {
    const { own } = await twoSessions();
    expect(await mailsTo(gateway, own, 'key-created')).toMatchObject([
      { name: 'Bot', scopes: ['read:picks'] },
    ]);
  });
});
