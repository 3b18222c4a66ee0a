import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { deleteExpired } from '#gateway/jobs/retention.ts';
import { ask } from '#gateway/testing/ask.ts';
import { plantCanaries } from '#gateway/testing/canaries.ts';
import { rowsAgree } from '#gateway/testing/forbidden-rows.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import {
  advance,
  buy,
  changePlan,
  chargesOf,
  converge,
  coupon,
  DAY,
  type MoneyWorld,
  openMoneyWorld,
  payingMember,
} from '#gateway/testing/money.ts';
import { everyone, member, type TestUser } from '#gateway/testing/users.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await openMoneyWorld();
});
afterAll(() => world.close());

const rows = <R>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<R[]>(sql, params);
const ADDRESS = { address1: '5 Elm Street', city: 'Albany', state: 'NY', postalCode: '12207', country: 'US' };

async function exported(user: TestUser): Promise<string> {
  const { data } = await ask<{ myData: { content: string } }>(
    world.gateway,
    '{ myData { fileName content } }',
    {},
    user,
  );
  return data.myData.content;
}

const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { userId } }';
const remove = (user: TestUser, email = user.email) => ask(world.gateway, DELETE, { input: { email } }, user);

describe('the export', () => {
  test('holds all that is kept of a member, and no secret', async () => {
    await coupon(world, 'TWENTY');
    const user = await payingMember(world, { planType: 'plus', couponCode: 'TWENTY', ...ADDRESS });
    const key = await givenKey(world.gateway, user, ['READ_PICKS']);
    const content = await exported(user);
    const file = JSON.parse(content);
    expect(file.account).toMatchObject([{ email: user.email, billing: { address1: '5 Elm Street' } }]);
    expect(file.invoices).toMatchObject([{ total_cents: 6_320, lines: [{}, {}] }]);
    expect(file.paymentMethods).toMatchObject([{ last4: '1111' }]);
    expect(file.coupons).toMatchObject([{ code: 'TWENTY' }]);
    // California's AB 2863: the words that were agreed to.
    expect(file.agreements).toMatchObject([
      { sentence: expect.stringMatching(/every month until you cancel/) },
    ]);
    expect(file.apiKeys).toMatchObject([{ name: 'Model' }]);
    expect(file.sessions).toMatchObject([
      { device_name: expect.any(String), signed_in_at: expect.any(String) },
    ]);
    expect(file.mails).toMatchObject([{ template: 'purchase-receipt' }]);
    expect(content).not.toContain(key.token);
    for (const [name, part] of Object.entries(file)) expect([name, part]).not.toEqual([name, null]);
  });

  test('has the sentence of an upgrade that was paid, and not of one that was refused', async () => {
    const user = await payingMember(world, { planType: 'plus' });
    await changePlan(world, user, 'VIP', 1);
    await changePlan(world, user, 'PREMIUM');
    expect(JSON.parse(await exported(user)).agreements).toMatchObject([
      { sentence: expect.stringMatching(/every month until you cancel/) },
      { sentence: expect.stringMatching(/ now for the rest of the period, then \$129.00 every month/) },
    ]);
  });

  test('of the staff has the problems they acknowledged, which a deletion leaves without their name', async () => {
    const support = await member(world.gateway, { role: 'SUPPORT' });
    await rows(
      `insert into problem_acknowledgements values ('MAIL', 'gone', repeat('a', 64), 'I look at it', ?, now(), now())`,
      [support.uid],
    );
    expect(JSON.parse(await exported(support)).acknowledgedProblems).toMatchObject([
      { kind: 'MAIL', note: 'I look at it' },
    ]);
    expect((await remove(support)).errors).toBeUndefined();
    const kept = await rows<{ actor: string }>(
      `select actor from problem_acknowledgements where subject = 'gone'`,
    );
    expect(kept).toMatchObject([{ actor: expect.stringMatching(/^gone_/) }]);
  });

  test('names nobody of the staff', async () => {
    const user = await member(world.gateway);
    await rows(
      `insert into audit_log (at, actor, action, target, details) values
         (now(), 'of_the_staff', 'approval.approve', ?, '{"text": "A refund", "askedBy": "of_the_staff"}')`,
      [user.uid],
    );
    const content = await exported(user);
    expect(JSON.parse(content).auditLog).toContainEqual({
      ...{ at: expect.any(String), action: 'approval.approve', details: { text: 'A refund' } },
    });
    expect(content).not.toContain('of_the_staff');
  });

  test('shows nobody a pick, whatever their tier: the leak gate', async () => {
    const canaries = await plantCanaries(world.gateway);
    for (const user of Object.values(await everyone(world.gateway)))
      if (user) expect(canaries.shownIn(await exported(user))).toEqual([]);
  });

  test('is closed to API keys and visitors', async () => {
    const key = await givenKey(world.gateway, await member(world.gateway), ['READ_PICKS']);
    for (const caller of [key, null])
      expect((await ask(world.gateway, '{ myData { content } }', {}, caller)).errors).toBeDefined();
  });
});

describe('deletion', () => {
  test('ends the plan, removes what names the member here and outside, and keeps the money rows', async () => {
    const named = { ...ADDRESS, address1: '77 Oak Street', lastName: 'Hopper' };
    const user = await payingMember(world, { planType: 'plus', ...named });
    await givenKey(world.gateway, user, ['READ_PICKS']);
    expect((await remove(user, 'other@chalkline.test')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await remove(user)).errors).toBeUndefined();
    const invoices = await rows<{ total_cents: number; user_id: string }>(
      `select i.total_cents, i.user_id from invoices i join users u on u.id = i.user_id
        where u.email like '%@deleted.invalid' and i.billed_to is null`,
    );
    expect(invoices).toEqual([{ total_cents: 7_900, user_id: expect.stringMatching(/^gone_/) }]);
    expect(await chargesOf(world, String(invoices[0]?.user_id))).toEqual([7_900]);
    const texts = await everyText();
    for (const words of [user.email, user.uid, '77 Oak Street', 'Hopper'])
      expect([words, ...namedIn(texts, words)]).toEqual([words, ...(words === user.email ? ['outbox'] : [])]);
    const state = JSON.stringify(await world.processor.order('GET', 'state'));
    expect(state).not.toContain(`"id":"${user.uid}"`);
    expect(await world.gateway.services.identity.hasAccount(user.uid)).toBe(false);
    await converge(world);
    // The plans of the other users were written by hand, under their uid.
    const wrong = await rowsAgree(world);
    expect(wrong.filter((one) => /_[0-9a-f]{32}$/.test(one))).toEqual([]);
  });

  test('eight times at once it is one', async () => {
    const user = await member(world.gateway);
    const deletions = () => rows("select from audit_log where action = 'user.delete'");
    const before = (await deletions()).length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(user)));
    const codes = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code));
    expect(
      codes.filter((code) => !['UNAUTHENTICATED', 'ACCOUNT_DELETED', 'NOT_FOUND'].includes(code)),
    ).toEqual([]);
    expect(await deletions()).toHaveLength(before + 1);
    expect(await rows('select from users where email = ?', [user.email])).toEqual([]);
  });

  test('leaves the keys of a trial, so that the same mailbox gets no second one', async () => {
    const user = await payingMember(world, { planType: 'plus_with_trial', token: 'fake-valid-amex-nonce' });
    expect((await remove(user)).errors).toBeUndefined();
    const again = await buy(world, { email: user.email, planType: 'plus_with_trial' });
    expect(again.errors?.[0]?.extensions.code).toBe('TRIAL_USED');
  });

  test('by an admin needs a reason; nobody else may', async () => {
    const admin = await member(world.gateway, { role: 'OWNER' });
    const [user, other] = [await payingMember(world, { planType: 'plus' }), await member(world.gateway)];
    const query = 'mutation ($input: DeleteMemberInput!) { deleteMember(input: $input) { userId } }';
    const by = (caller: TestUser, reason: string) =>
      ask(world.gateway, query, { input: { userId: user.uid, reason } }, caller);
    expect((await by(other, 'For fun')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await by(admin, ' ')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await by(admin, 'Asked by mail')).errors).toBeUndefined();
    const register = await ask(world.gateway, 'mutation { register { user { id } } }', {}, user);
    expect(['ACCOUNT_DELETED', 'INVALID_TOKEN', 'TOKEN_EXPIRED']).toContain(
      register.errors?.[0]?.extensions.code,
    );
  });
});

test('retention deletes what the privacy page promises, and no earlier', async () => {
  await payingMember(world, { planType: 'plus_with_trial', token: 'fake-valid-discover-nonce' });
  await rows("update outbox set sent_at = created_at where template = 'trial-started' returning id");
  const counts = async () => {
    const [row] = await rows<Record<string, number>>(
      `select (select count(*)::int from trial_grants) as grants, (select count(*)::int from outbox where sent_at is not null) as mails,
         (select count(*)::int from purchases where email_key is not null) as keys`,
    );
    return row;
  };
  const before = await counts();
  const run = () => deleteExpired(world.gateway.services);
  advance(world, 29 * DAY);
  await run();
  expect(await counts()).toEqual(before);
  advance(world, 2 * DAY);
  await run();
  expect(await counts()).toEqual({ ...before, mails: 0 });
  advance(world, 700 * DAY);
  await run();
  expect(await counts()).toEqual({ grants: 0, mails: 0, keys: 0 });
});

/** Every row of every table but those that count or hash, as text. */
async function everyText(): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const texts: Record<string, string> = {};
  for (const { name } of tables)
    texts[name] = JSON.stringify(await rows(`select to_jsonb(t) as row from "${name}" t`));
  return texts;
}

function namedIn(texts: Record<string, string>, words: string): string[] {
  const counters = ['rate_limits', 'cost_points', 'webhook_inbox'];
  return Object.keys(texts).filter((table) => !counters.includes(table) && texts[table]?.includes(words));
}
