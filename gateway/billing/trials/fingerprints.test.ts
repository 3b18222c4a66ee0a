import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { trialGrantInsert } from '#gateway/billing/ledger/trial-grant.ts';
import { inOneStatement } from '#gateway/database/one-statement.ts';
import type { TrialIntegrity } from '#gateway/env/sales.ts';
import { ask } from '#gateway/testing/ask.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, signUp, type TestUser } from '#gateway/testing/users.ts';
import { maskedEmail } from '#schema/rules/access/email.ts';

const gateways = new Map<TrialIntegrity, TestGateway>();

beforeAll(async () => {
  for (const mode of ['off', 'trial', 'signup'] as const)
    gateways.set(mode, await openGateway({ TRIAL_INTEGRITY: mode }));
});
afterAll(() => Promise.all([...gateways.values()].map((gateway) => gateway.close())));

function open(mode: TrialIntegrity): TestGateway {
  const gateway = gateways.get(mode);
  if (!gateway) throw new Error(`No gateway in mode ${mode}`);
  return gateway;
}

const CHECK = 'query ($id: String!) { checkFingerprint(fingerprintId: $id) { exists email } }';
const SAVE = 'mutation ($input: SaveFingerprintInput!) { saveFingerprint(input: $input) { saved } }';
const REGISTER = 'mutation ($input: RegisterInput) { register(input: $input) { user { id } } }';

const check = async (gateway: TestGateway, id: string, user: TestUser | null = null) =>
  (await ask<{ checkFingerprint: unknown }>(gateway, CHECK, { id }, user)).data.checkFingerprint;
const save = (gateway: TestGateway, input: Record<string, unknown>, user: TestUser | null) =>
  ask<{ saveFingerprint: { saved: boolean } }>(gateway, SAVE, { input }, user);
const register = (gateway: TestGateway, user: TestUser, fingerprintId?: string) =>
  ask(gateway, REGISTER, fingerprintId ? { input: { fingerprintId } } : {}, user);
const device = () => randomUUID().replaceAll('-', '');

/** A plan trial that was taken, written by the piece that purchases use. */
async function takeTrial(
  { services }: TestGateway,
  user: TestUser,
  { fingerprintId, card }: { fingerprintId?: string; card?: string } = {},
): Promise<void> {
  const { trials, database, clock } = services;
  const taker = {
    subscriptionId: `sub_${user.uid}`,
    userId: user.uid,
    email: user.email,
    deviceKey: fingerprintId ? trials.keys.deviceKey(fingerprintId) : null,
  };
  const insert = trialGrantInsert(trials, taker, { uniqueNumber: card ?? null }, clock.now());
  await inOneStatement(database.em, { sql: 'select 1', params: [] }, [insert]);
}

const onTrial = (gateway: TestGateway) => member(gateway, { plan: { tier: 'PLUS', state: 'trialing' } });
const UNUSED = { exists: false, email: null };

describe('checkFingerprint', () => {
  test('an unknown device is not used, whatever the mode', async () => {
    for (const gateway of gateways.values()) expect(await check(gateway, device())).toEqual(UNUSED);
  });

  test('a device that took a plan trial is used; only its owner reads the whole address', async () => {
    const gateway = open('trial');
    const [owner, id] = [await onTrial(gateway), device()];
    await takeTrial(gateway, owner, { fingerprintId: id });
    const masked = { exists: true, email: maskedEmail(owner.email) };
    expect(masked.email).toMatch(/^.•••@c•••\.test$/);
    expect(await check(gateway, id)).toEqual(masked);
    expect(await check(gateway, id, await member(gateway))).toEqual(masked);
    expect(await check(gateway, id, owner)).toEqual({ exists: true, email: owner.email });
  });

  test('a device that is only somebody’s counts in mode signup alone, and not for its owner', async () => {
    for (const [mode, gateway] of gateways) {
      const [owner, id] = [await member(gateway), device()];
      await save(gateway, { fingerprintId: id }, owner);
      const used = { exists: true, email: maskedEmail(owner.email) };
      expect(await check(gateway, id)).toEqual(mode === 'signup' ? used : UNUSED);
      expect(await check(gateway, id, owner)).toEqual(UNUSED);
    }
  });

  test.each(['', '   ', 'x'.repeat(129)])('"%s" is no fingerprint', async (id) => {
    const { errors } = await ask(open('trial'), CHECK, { id });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { fingerprintId: 'fingerprintId must be 1 to 128 characters' },
    });
  });
});

describe('saveFingerprint', () => {
  test('keeps the own device for its first account, and a hash of it only', async () => {
    const gateway = open('trial');
    const [first, second, id] = [await member(gateway), await member(gateway), device()];
    expect(
      (await save(gateway, { fingerprintId: id, userId: first.uid }, first)).data.saveFingerprint.saved,
    ).toBe(true);
    expect((await save(gateway, { fingerprintId: id }, first)).data.saveFingerprint.saved).toBe(true);
    expect((await save(gateway, { fingerprintId: id }, second)).data.saveFingerprint.saved).toBe(false);
    const fingerprints = await gateway.services.database.em.execute<{ device_key: string }[]>(
      'select device_key from devices where user_id in (?, ?)',
      [first.uid, second.uid],
    );
    expect(fingerprints).toEqual([{ device_key: gateway.services.trials.keys.deviceKey(id) }]);
  });

  test('of another does not exist, of a visitor is refused, with mode off nothing is kept', async () => {
    const gateway = open('trial');
    const [one, other] = [await member(gateway), await member(gateway)];
    const code = async (input: Record<string, unknown>, user: TestUser | null) =>
      (await save(gateway, input, user)).errors?.[0]?.extensions.code;
    expect(await code({ fingerprintId: device(), userId: other.uid }, one)).toBe('NOT_FOUND');
    expect(await code({ fingerprintId: device() }, null)).toBe('UNAUTHENTICATED');
    const off = open('off');
    const user = await member(off);
    expect((await save(off, { fingerprintId: device() }, user)).data.saveFingerprint.saved).toBe(false);
    expect(await off.services.database.em.execute('select user_id from devices')).toEqual([]);
  });
});

describe('signing up on a device', () => {
  test('in mode signup: one account a device, and the sentence of the documents with a masked address', async () => {
    const gateway = open('signup');
    const [first, second, id] = [await signUp(), await signUp(), device()];
    expect((await register(gateway, first, id)).errors).toBeUndefined();
    const masked = maskedEmail(first.email);
    const refused = await register(gateway, second, id);
    expect(refused.errors?.[0]).toMatchObject({
      message: `A free trial has already been used on this device. Please sign in with ${masked}`,
      extensions: { code: 'DEVICE_USED', email: masked },
    });
    expect(refused.text).not.toContain(first.email);
    expect(
      await gateway.services.database.em.execute('select id from users where id = ?', [second.uid]),
    ).toEqual([]);
    expect((await register(gateway, first, id)).errors).toBeUndefined();
    expect((await register(gateway, second)).errors).toBeUndefined();
  });

  test('in mode signup: of five at once on one device one gets an account', async () => {
    const gateway = open('signup');
    const [users, id] = [await Promise.all(Array.from({ length: 5 }, () => signUp())), device()];
    const answers = await Promise.all(users.map((user) => register(gateway, user, id)));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'registered').sort();
    expect(codes).toEqual([...Array(4).fill('DEVICE_USED'), 'registered']);
  });

  test.each(['off', 'trial'] as const)('in mode %s: as many as there are', async (mode) => {
    const gateway = open(mode);
    const id = device();
    for (const user of [await signUp(), await signUp()])
      expect((await register(gateway, user, id)).errors).toBeUndefined();
  });
});

describe('a plan trial is given once', () => {
  const refusal = async (
    gateway: TestGateway,
    user: TestUser,
    by: { fingerprintId?: string; card?: string },
  ) =>
    takeTrial(gateway, user, by).then(
      () => 'given',
      (failure: { constraint?: string }) => failure.constraint,
    );

  test('a user, a mailbox, a card and a device each', async () => {
    const gateway = open('trial');
    const [first, id, card] = [await member(gateway), device(), device()];
    const taken = { ...first, email: 'Jane.Doe+1@gmail.com' };
    await takeTrial(gateway, taken, { fingerprintId: id, card });
    const other = { ...(await member(gateway)), email: 'other@chalkline.test' };
    expect(await refusal(gateway, { ...other, uid: first.uid }, {})).toMatch(/subscription|pkey|user_key/);
    expect(await refusal(gateway, { ...other, email: 'janedoe@googlemail.com' }, {})).toBe(
      'trial_grants_email_key_unique',
    );
    expect(await refusal(gateway, other, { card })).toBe('trial_grants_card_key_unique');
    expect(await refusal(gateway, other, { fingerprintId: id })).toBe('trial_grants_device_key_unique');
    expect(await refusal(gateway, other, { fingerprintId: device(), card: device() })).toBe('given');
  });

  test('twenty at once with one card: one is given', async () => {
    const gateway = open('trial');
    const users = Array.from({ length: 20 }, (_, at) => ({
      uid: `u${at}`,
      email: `p${at}@chalkline.test`,
      token: '',
    }));
    const card = device();
    const answers = await Promise.all(users.map((user) => refusal(gateway, user, { card })));
    expect(answers.filter((answer) => answer === 'given')).toHaveLength(1);
  });

  test('in mode off neither card nor device is looked at or kept', async () => {
    const gateway = open('off');
    const by = { fingerprintId: device(), card: device() };
    for (const user of [await member(gateway), await member(gateway)])
      expect(await refusal(gateway, user, by)).toBe('given');
    const fingerprints = await gateway.services.database.em.execute(
      'select card_key, device_key from trial_grants',
    );
    expect(fingerprints).toEqual(Array(2).fill({ card_key: null, device_key: null }));
  });
});
