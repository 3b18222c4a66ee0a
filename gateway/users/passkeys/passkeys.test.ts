import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { recoverStaff } from '#gateway/admin/staff/recover-staff.ts';
import { ask } from '#gateway/testing/ask.ts';
import { Authenticator } from '#gateway/testing/authenticator.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { BROWSER } from '#gateway/testing/passkeys.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, signInAgain, type TestUser } from '#gateway/testing/users.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';

let gateway: TestGateway;
let owner: TestUser;
let device: Authenticator;

beforeAll(async () => {
  gateway = await openGateway();
});
beforeEach(async () => {
  gateway.services.clock.set(NOON);
  owner = await member(gateway, { role: 'OWNER' });
  device = new Authenticator(new URL(gateway.services.publicUrl).origin);
});
afterAll(() => gateway.close());

const later = (milliseconds: number) =>
  gateway.services.clock.set(new Date(gateway.services.clock.now().getTime() + milliseconds).toISOString());
const send = async (
  query: string,
  input?: object,
  user = owner,
  browser: Record<string, string> = BROWSER,
) => {
  const { data, errors } = await ask<Record<string, never>>(
    gateway,
    query,
    input && { input },
    user,
    browser,
  );
  return { data, code: errors?.[0]?.extensions.code };
};
const optionsOf = async (name: 'startPasskey' | 'startPasskeyCheck', user = owner) => {
  const { data, code } = await send(`mutation { ${name} { options } }`, undefined, user);
  if (code) throw new Error(String(code));
  return (data as Record<string, { options: string }>)[name]?.options ?? '';
};
const ADD =
  'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { secondFactor { asksAgainAt } } }';
const PROVE =
  'mutation ($input: ConfirmPasskeyInput!) { confirmPasskey(input: $input) { secondFactor { asksAgainAt } } }';
const enrol = async () =>
  send(ADD, { name: 'Laptop', response: device.made(await optionsOf('startPasskey')) });
const show = async (response?: string) =>
  send(PROVE, { response: response ?? device.shown(await optionsOf('startPasskeyCheck')) });
const read = async (user = owner) =>
  (await send('{ members(first: 1) { totalCount } }', undefined, user)).code;
const act = async () =>
  (
    await send('mutation ($input: SetStaffRoleInput!) { setStaffRole(input: $input) { userId } }', {
      ...{ email: owner.email, role: 'OWNER', was: 'OWNER', reason: 'Test' },
    })
  ).code;

describe('a person of the staff', () => {
  test('without a passkey is let in: enrolment is offered before it is demanded', async () => {
    expect([await read(), await act()]).toEqual([undefined, undefined]);
  });

  test('with one shows it every twelve hours, and within five minutes to give rights', async () => {
    expect((await enrol()).code).toBeUndefined();
    expect([await read(), await act()]).toEqual([undefined, undefined]);
    later(6 * MINUTE);
    expect([await read(), await act()]).toEqual([undefined, 'SECOND_FACTOR']);
    expect((await show()).code).toBeUndefined();
    expect(await act()).toBeUndefined();
    later(12 * HOUR);
    expect(await read()).toBe('SECOND_FACTOR');
    expect((await show()).code).toBeUndefined();
    expect(await read()).toBeUndefined();
  });

  test.each([
    [
      'refundInvoice(input: $input) { invoiceId }',
      'RefundInvoiceInput',
      { invoiceId: 'none', amountCents: 100, reason: 'Test' },
    ],
    [
      'changePlanPrice(input: $input) { planPrices { id } }',
      'ChangePlanPriceInput',
      { tier: 'PLUS', months: 1, cents: 8_900, version: -1, reason: 'Test', requestId: 'price' },
    ],
    [
      'proposePriceMove(input: $input) { __typename }',
      'ProposePriceMoveInput',
      { tier: 'PLUS', cents: 1, reason: 'Test', requestId: 'move' },
    ],
    ['exportAuditLog(input: $input) { url }', 'AuditLogFilterInput', {}],
    ['exportList(input: $input) { url }', 'ExportListInput', { list: 'MEMBERS', filters: [] }],
  ])('is asked again after five minutes for %s', async (field, type, input) => {
    const write = async () => (await send(`mutation ($input: ${type}!) { ${field} }`, input)).code;
    await enrol();
    const allowed = await write();
    expect(allowed).not.toBe('SECOND_FACTOR');
    later(6 * MINUTE);
    expect(await write()).toBe('SECOND_FACTOR');
    await show();
    expect(await write()).toBe(allowed);
  });

  test('shows it to save the codes of a batch, which are worth money', async () => {
    const create = 'mutation ($input: CreateCouponsInput!) { createCoupons(input: $input) { batch { id } } }';
    const batch = { requestId: randomUUID(), label: 'Podcast', size: 2, plans: ['PREMIUM'] };
    expect(
      (await send(create, { ...batch, discountAmount: 50, discountType: 'PERCENT' })).code,
    ).toBeUndefined();
    const codes = async () => (await send('{ couponBatches { csv } }')).code;
    await enrol();
    expect(await codes()).toBeUndefined();
    later(6 * MINUTE);
    expect(await codes()).toBe('SECOND_FACTOR');
    await show();
    expect(await codes()).toBeUndefined();
  });

  test('reads picks before they open only in a session that showed it', async () => {
    const id = await givenPick(gateway, { tier: 'VIP' });
    const opens = async (user = owner, browser = BROWSER) => {
      const { data } = await send('{ board { picks { id pick } } }', undefined, user, browser);
      return JSON.stringify(data).includes(`"${id}","pick":"`);
    };
    expect(await opens()).toBe(true);
    await enrol();
    const elsewhere = { ...BROWSER, 'x-device': randomUUID() };
    expect([await opens(), await opens(owner, elsewhere)]).toEqual([true, false]);
    later(11 * HOUR);
    await show();
    expect(await opens()).toBe(true);
  });

  test('proves it for one session alone', async () => {
    await enrol();
    // Sessions are named by the second in which they began.
    const since = owner.token;
    let other = await signInAgain(owner);
    while (claimsOf(other.token).auth_time === claimsOf(since).auth_time) other = await signInAgain(owner);
    expect(await read(other)).toBe('SECOND_FACTOR');
    expect(await read()).toBeUndefined();
  });

  test('proves it in one browser alone, also where two signed in within one second', async () => {
    const thief = { 'x-device': 'browser-of-the-thief' };
    await enrol();
    expect(await read(owner)).toBeUndefined();
    const elsewhere = async (headers: Record<string, string>) =>
      (await send('{ members(first: 1) { totalCount } }', undefined, owner, headers)).code;
    // A program that sends no name of its own is not that browser either.
    expect(await elsewhere({})).toBe('SECOND_FACTOR');
    expect(await read(owner)).toBeUndefined();
    expect(await elsewhere(thief)).toBe('SECOND_FACTOR');
    // The second sign-in voids what the first has shown.
    expect(await read(owner)).toBe('SECOND_FACTOR');
    expect((await show()).code).toBeUndefined();
    expect([await read(owner), await elsewhere(thief)]).toEqual([undefined, 'SECOND_FACTOR']);
  });

  test('shows it nowhere but in a browser that can be told from others', async () => {
    await enrol();
    const response = device.shown(await optionsOf('startPasskeyCheck'));
    expect((await send(PROVE, { response }, owner, {})).code).toBe('BAD_USER_INPUT');
  });

  test('cannot add a second one, or remove one, without showing the first', async () => {
    await enrol();
    later(6 * MINUTE);
    expect((await send('mutation { startPasskey { options } }')).code).toBe('SECOND_FACTOR');
    const remove =
      'mutation ($input: DeletePasskeyInput!) { deletePasskey(input: $input) { secondFactor { asksAgainAt } } }';
    const input = { id: device.id.toString('base64url') };
    expect((await send(remove, input)).code).toBe('SECOND_FACTOR');
    await show();
    expect((await send(remove, input)).code).toBeUndefined();
    expect(await read()).toBeUndefined();
  });

  test('who lost it is let in again by the operator, who leaves a trace', async () => {
    await enrol();
    later(13 * HOUR);
    expect(await read()).toBe('SECOND_FACTOR');
    const { database, clock } = gateway.services;
    expect(await recoverStaff(database, clock.now(), owner.email.toUpperCase())).toBe(1);
    expect(await read()).toBeUndefined();
    const sql = "select details from audit_log where target = ? and action = 'passkey.recover'";
    expect(await database.em.execute(sql, [owner.uid])).toEqual([
      { details: { by: 'command line', passkeys: 1 } },
    ]);
    expect(await recoverStaff(database, clock.now(), 'nobody@chalkline.test')).toBeNull();
  });
});

describe('what proves nothing', () => {
  test('an answer that was used, one to an older question, one of another device, a copy of the device', async () => {
    await enrol();
    later(6 * MINUTE);
    const first = device.shown(await optionsOf('startPasskeyCheck'));
    expect((await show(first)).code).toBeUndefined();
    expect((await show(first)).code).toBe('SECOND_FACTOR');
    const older = device.shown(await optionsOf('startPasskeyCheck'));
    await optionsOf('startPasskeyCheck');
    expect((await show(older)).code).toBe('SECOND_FACTOR');
    const stranger = new Authenticator(device.origin);
    expect((await show(stranger.shown(await optionsOf('startPasskeyCheck')))).code).toBe('SECOND_FACTOR');
    device.turnBack();
    expect((await show()).code).toBe('SECOND_FACTOR');
  });

  test('another site’s page, an answer after five minutes, and what is no answer', async () => {
    await enrol();
    const phishing = new Authenticator('https://chalkline.example.net');
    Object.assign(phishing, { id: device.id });
    expect((await show(phishing.shown(await optionsOf('startPasskeyCheck')))).code).toBe('SECOND_FACTOR');
    const slow = device.shown(await optionsOf('startPasskeyCheck'));
    later(6 * MINUTE);
    expect((await show(slow)).code).toBe('SECOND_FACTOR');
    for (const response of ['', '{}', '[]', 'null'])
      expect((await show(response)).code).toBe('BAD_USER_INPUT');
  });

  test('members have no second factor', async () => {
    const plain = await member(gateway);
    expect((await send('{ secondFactor { asksAgainAt } }', undefined, plain)).code).toBe('FORBIDDEN');
    expect((await send('mutation { startPasskey { options } }', undefined, plain)).code).toBe('FORBIDDEN');
  });
});

function claimsOf(token: string): { auth_time: number } {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
