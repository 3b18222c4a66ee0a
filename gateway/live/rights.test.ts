import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { systemClock } from '#gateway/integrations/clock.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { follow, listening, type TestStream } from '#gateway/testing/streams.ts';
import { member, signUp, type TestUser } from '#gateway/testing/users.ts';

let gateway: TestGateway;
let origin: string;
/** Watches every test: its last event shows that all were delivered. */
let vip: TestUser;
const open: TestStream<unknown>[] = [];

beforeAll(async () => {
  gateway = await openGateway();
  origin = await listening(gateway);
  vip = await member(gateway, { trialDays: -2, plan: { tier: 'VIP' } });
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
  gateway.services.clock.set(NOON);
});
afterAll(() => gateway.close());

interface Changed {
  pickChanged: {
    kind: string;
    pickId: string;
    pick: { pick: string | null; lockReason: string | null } | null;
  };
}
const CHANGES = 'subscription { pickChanged { kind pickId pick { pick lockReason } } }';

async function followed(user: TestUser | null): Promise<TestStream<Changed>> {
  const stream = await follow<Changed>(origin, CHANGES, user);
  expect(stream.status).toBe(200);
  open.push(stream as TestStream<unknown>);
  return stream;
}

/** The events until the one with this kind and text of the pick arrives. */
async function reported(stream: TestStream<Changed>, id?: string): Promise<string> {
  for (;;) {
    const message = await stream.next();
    if (typeof message === 'string') return message;
    if (message.errors) return `${message.errors[0]?.extensions.code}`;
    const { kind, pickId, pick } = message.data?.pickChanged ?? {};
    if (!id || id === pickId) return `${kind} ${pick?.lockReason ?? pick?.pick ?? 'gone'}`;
  }
}

const sql = (text: string, params: unknown[] = []) => gateway.services.database.em.execute(text, params);
const setTier = (user: TestUser, tier: string) =>
  sql('update subscriptions set tier = ? where user_id = ?', [tier, user.uid]);

describe('a plan that changes while the stream is open', () => {
  test('opens what it opens at once, and less is less from the next pick on', async () => {
    const user = await member(gateway, { trialDays: -2, plan: { tier: 'PLUS' } });
    const stream = await followed(user);
    const first = await givenPick(gateway, { tier: 'PREMIUM', pick: 'SECRET-1' });
    expect(await reported(stream, first)).toBe('RELEASED TIER');
    await setTier(user, 'VIP');
    expect(await reported(stream, first)).toBe('RELEASED SECRET-1');
    await setTier(user, 'PLUS');
    expect(await reported(stream, first)).toBe('LOCKED TIER');
    const second = await givenPick(gateway, { tier: 'PREMIUM', pick: 'SECRET-2' });
    expect(await reported(stream, second)).toBe('RELEASED TIER');
    expect(stream.text()).not.toContain('SECRET-2');
  });

  test('a downgrade and a pick right behind it: never the words', async () => {
    const user = await member(gateway, { trialDays: -2, plan: { tier: 'VIP' } });
    const stream = await followed(user);
    await setTier(user, 'PLUS');
    const id = await givenPick(gateway, { tier: 'PREMIUM', pick: 'SECRET-3' });
    expect(await reported(stream, id)).toMatch(/TIER$/);
    expect(stream.text()).not.toContain('SECRET-3');
  });

  test('an account that is made while its owner follows as nobody', async () => {
    const stranger = await signUp();
    const stream = await followed(stranger);
    const id = await givenPick(gateway, { tier: 'FREE', pick: 'WELCOME' });
    expect(await reported(stream, id)).toBe('RELEASED SIGN_IN');
    const later = new Date(gateway.services.clock.now().getTime() + 3_600_000);
    await sql('insert into users (id, email, trial_ends_at, created_at) values (?, ?, ?, now())', [
      ...[stranger.uid, stranger.email, later],
    ]);
    expect(await reported(stream, id)).toBe('RELEASED WELCOME');
  });
});

test('a demoted analyst’s stream locks within a second, and shows no draft any more', async () => {
  const analyst = await member(gateway, { trialDays: -2, role: 'ANALYST' });
  const stream = await followed(analyst);
  const id = await givenPick(gateway, { tier: 'VIP', pick: 'SECRET-ANALYST-1' });
  expect(await reported(stream, id)).toBe('RELEASED SECRET-ANALYST-1');
  const before = performance.now();
  await sql("update users set role = 'SUPPORT' where id = ?", [analyst.uid]);
  expect(await reported(stream, id)).toBe('LOCKED TRIAL_ENDED');
  // A tick of half a second, on a busy machine too; what only a check of sessions notices takes thirty.
  expect(performance.now() - before).toBeLessThan(10_000);
  const next = await givenPick(gateway, { tier: 'VIP', pick: 'SECRET-ANALYST-2' });
  expect(await reported(stream, next)).toBe('RELEASED TRIAL_ENDED');
  expect(stream.text()).not.toContain('SECRET-ANALYST-2');
});

describe('by the clock alone', () => {
  test('a scheduled pick opens for each plan at its moment, and its game begins', async () => {
    const plus = await member(gateway, { trialDays: -2, plan: { tier: 'PLUS' } });
    const [early, late] = [await followed(vip), await followed(plus)];
    const id = await givenPick(gateway, { tier: 'PLUS', pick: 'ON TIME', releaseAt: '2031-11-20T20:00:00Z' });
    expect(await reported(early, id)).toBe('RELEASED NOT_RELEASED');
    expect(await reported(late, id)).toBe('RELEASED NOT_RELEASED');
    gateway.services.clock.set('2031-11-20T18:00:00Z');
    expect(await reported(early, id)).toBe('RELEASED ON TIME');
    expect(late.text()).not.toContain('ON TIME');
    gateway.services.clock.set('2031-11-20T20:00:00Z');
    expect(await reported(late, id)).toBe('RELEASED ON TIME');
    gateway.services.clock.set('2031-11-21T01:15:00Z');
    expect(await reported(early, id)).toBe('STARTED ON TIME');
  });

  test('a day that turns past opens to everyone', async () => {
    const visitor = await followed(null);
    const id = await givenPick(gateway, { tier: 'VIP', pick: 'HISTORY' });
    expect(await reported(visitor, id)).toBe('RELEASED SIGN_IN');
    gateway.services.clock.set('2031-11-21T05:00:00Z');
    expect(await reported(visitor, id)).toBe('RELEASED HISTORY');
  });

  test('an account trial that ends, and a cancelled plan whose period is over', async () => {
    const trial = await followed(await member(gateway, { trialDays: 0.25 }));
    const plan = { tier: 'PLUS', cancelAtPeriodEnd: true } as const;
    const leaving = await member(gateway, { trialDays: -2, plan });
    await sql('update subscriptions set current_period_ends_at = ? where user_id = ?', [
      ...[new Date('2031-11-20T22:30:00Z'), leaving.uid],
    ]);
    const stream = await followed(leaving);
    const id = await givenPick(gateway, { tier: 'FREE', pick: 'GIFT' });
    for (const each of [trial, stream]) expect(await reported(each, id)).toBe('RELEASED GIFT');
    gateway.services.clock.set('2031-11-20T23:00:00Z');
    for (const each of [trial, stream]) expect(await reported(each, id)).toBe('LOCKED TRIAL_ENDED');
  });
});

describe('a right that ends closes the stream and says why', () => {
  test('a key that is revoked, and one that expires', async () => {
    const owner = await member(gateway, { trialDays: -2, plan: { tier: 'VIP' } });
    const key = await givenKey(gateway, owner, ['READ_PICKS']);
    const short = await givenKey(gateway, owner, ['READ_PICKS'], { expiresAt: '2031-11-20T18:00:00Z' });
    const [revoked, expiring, own] = [await followed(key), await followed(short), await followed(owner)];
    const id = await givenPick(gateway, { tier: 'VIP', pick: 'BY KEY' });
    for (const each of [revoked, expiring, own]) expect(await reported(each, id)).toBe('RELEASED BY KEY');
    await sql('update api_keys set revoked_at = now() where id = ?', [key.keyId]);
    for (const last of ['KEY_REVOKED', 'complete', 'end']) expect(await reported(revoked)).toBe(last);
    gateway.services.clock.set('2031-11-20T18:00:00Z');
    for (const last of ['KEY_EXPIRED', 'complete', 'end']) expect(await reported(expiring)).toBe(last);
    const next = await givenPick(gateway, { tier: 'VIP', pick: 'STILL MINE' });
    expect(await reported(own, next)).toBe('RELEASED STILL MINE');
    expect(revoked.text() + expiring.text()).not.toContain('STILL MINE');
  });

  test('a key for the record sees what a visitor does, one that may only write nothing', async () => {
    const owner = await member(gateway, { trialDays: -2, plan: { tier: 'VIP' } });
    const stream = await followed(await givenKey(gateway, owner, ['READ_RECORD']));
    const id = await givenPick(gateway, { tier: 'FREE', pick: 'NOT RECORD YET' });
    expect(await reported(stream, id)).toBe('RELEASED SIGN_IN');
    const writer = await follow(origin, CHANGES, await givenKey(gateway, owner, ['WRITE_PICKS']));
    expect([writer.status, await writer.next()]).toMatchObject([
      403,
      { errors: [{ extensions: { code: 'SCOPE_MISSING' } }] },
    ]);
  });

  test('an account that is deleted', async () => {
    const user = await member(gateway);
    const stream = await followed(user);
    await sql('delete from users where id = ?', [user.uid]);
    for (const last of ['UNAUTHENTICATED', 'complete', 'end']) expect(await reported(stream)).toBe(last);
  });

  test('a token that runs out', async () => {
    const user = await member(gateway);
    const stream = await followed({ ...user, token: expiring(user.token, 2) });
    for (const last of ['TOKEN_EXPIRED', 'complete', 'end']) expect(await reported(stream)).toBe(last);
  });
});

/** The same token with so many seconds to live: the tokens of the emulator are unsigned. */
function expiring(token: string, seconds: number): string {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const changed = { ...payload, exp: Math.floor(systemClock.now().getTime() / 1_000) + seconds };
  return [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.');
}
