import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { givenLink, startDiscord, type TestDiscord } from '#gateway/testing/discord.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { ACCOUNTS, APPLICATION, ROLES } from '#local/discord/invented.ts';
import { DAY, HOUR, MINUTE } from '#schema/rules/time/durations.ts';
import { checkMembers } from './check-members.ts';
import { syncRoles } from './sync-roles.ts';

let server: TestDiscord;
let gateway: TestGateway;
beforeAll(async () => {
  server = await startDiscord();
  gateway = await openGateway(server.environment);
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});
beforeEach(async () => {
  gateway.services.clock.set(NOON);
  await rows('truncate discord_links, discord_process');
  server.guild.mistakes.clear();
  server.troubles.clear();
  for (const { id } of ACCOUNTS) server.guild.leave(id);
});

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const now = () => gateway.services.clock.now();
const pass = (milliseconds: number) =>
  gateway.services.clock.set(new Date(now().getTime() + milliseconds).toISOString());
const sync = () => syncRoles(gateway.services);
const [ANN, BOB] = ACCOUNTS;
const rolesOf = (account: (typeof ACCOUNTS)[number]) => server.guild.rolesOf(account.id);

/** A VIP member whose account has the role. */
async function vip(account: (typeof ACCOUNTS)[number] = ANN): Promise<TestUser> {
  const user = await member(gateway, { plan: { tier: 'VIP' } });
  await givenLink(gateway, server, user, account);
  await sync();
  expect(rolesOf(account)).toEqual([ROLES.vip]);
  return user;
}

describe('a role ends', () => {
  test.each<[string, (user: TestUser) => Promise<unknown>]>([
    [
      'when the plan is revoked',
      ({ uid }) =>
        rows(
          "update subscriptions set state = 'ended', ended_at = created_at, end_reason = 'revoked' where user_id = ?",
          [uid],
        ),
    ],
    [
      'with the last period of a canceled plan, by the clock alone',
      async ({ uid }) => {
        const ends = new Date(now().getTime() + 10 * MINUTE);
        const sql =
          'update subscriptions set cancel_at_period_end = true, current_period_ends_at = ? where user_id = ?';
        await rows(sql, [ends, uid]);
        await sync();
        expect(rolesOf(ANN)).toEqual([ROLES.vip]);
        pass(10 * MINUTE);
      },
    ],
    [
      'with a break, and comes back after it',
      async ({ email }) => {
        const key = gateway.services.trials.keys.emailKey(email);
        const ends = new Date(now().getTime() + DAY);
        await rows('update users set person_key = ? where email = ?', [key, email]);
        await rows('insert into play_limits (person_key, cool_off_until) values (?, ?)', [key, ends]);
      },
    ],
    [
      'when the account is deleted at the identity provider',
      async ({ uid }) => {
        await gateway.services.identity.deleteAccount(uid);
        await gateway.services.identity.refresh([uid]);
        pass(HOUR);
      },
    ],
  ])('%s', async (_when, change) => {
    const user = await vip();
    await change(user);
    await sync();
    expect(rolesOf(ANN)).toEqual([]);
    expect(await rows('select want, have from discord_links')).toEqual([{ want: null, have: null }]);
    if (!_when.includes('break')) return;
    pass(DAY);
    await sync();
    expect(rolesOf(ANN)).toEqual([ROLES.vip]);
  });

  test('a downgrade gives the lower role instead', async () => {
    const { uid } = await vip();
    await rows("update subscriptions set tier = 'PLUS' where user_id = ?", [uid]);
    await sync();
    expect(rolesOf(ANN)).toEqual([ROLES.plus]);
  });
});

test('once a day roles that were given by hand are taken, and lost ones given again', async () => {
  await vip();
  server.guild.join(BOB.id);
  server.guild.setRole(BOB.id, ROLES.premium, true);
  server.guild.setRole(ANN.id, ROLES.plus, true);
  server.guild.setRole(ANN.id, ROLES.vip, false);
  await checkMembers(gateway.services);
  await sync();
  expect([rolesOf(ANN), rolesOf(BOB)]).toEqual([[ROLES.vip], []]);
  expect(server.guild.rolesOf(APPLICATION.id)).toHaveLength(1);
  server.guild.mistakes.add('no-intent');
  await expect(checkMembers(gateway.services)).rejects.toThrow('Missing Access');
});

test('somebody who left has no role, and gets it again once they are back', async () => {
  const user = await member(gateway, { plan: { tier: 'PLUS' } });
  await givenLink(gateway, server, user, ANN);
  server.guild.leave(ANN.id);
  await sync();
  const { data } = await ask<{ discord: { state: string } }>(gateway, '{ discord { state } }', {}, user);
  expect(data.discord.state).toBe('NOT_IN_SERVER');
  server.guild.join(ANN.id);
  await checkMembers(gateway.services);
  await sync();
  expect(rolesOf(ANN)).toEqual([ROLES.plus]);
});

const PROBLEMS = '{ problems { kind text } }';
const problems = async () => {
  const admin = await member(gateway, { role: 'OWNER' });
  const { data } = await ask<{ problems: { kind: string; text: string }[] }>(gateway, PROBLEMS, {}, admin);
  return data.problems.filter(({ kind }) => kind === 'ALERTS').map(({ text }) => text);
};

test('a role that cannot be taken is a problem, is tried again, and is taken once the bot may', async () => {
  const { uid } = await vip();
  server.guild.mistakes.add('role-order');
  await rows(
    "update subscriptions set state = 'ended', ended_at = created_at, end_reason = 'revoked' where user_id = ?",
    [uid],
  );
  await sync();
  pass(MINUTE);
  await sync();
  expect(await problems()).toEqual([expect.stringContaining('Missing Permissions')]);
  server.guild.mistakes.clear();
  pass(5 * MINUTE);
  await sync();
  expect(rolesOf(ANN)).toEqual([]);
  expect(await problems()).toEqual([]);
});

test('limits of Discord are waited for, and more refusals than one member can cause end the run', async () => {
  await vip();
  const { uid } = await vip(BOB);
  server.troubles.set('too-many', 1_000);
  await rows("update subscriptions set tier = 'PLUS' where user_id = ?", [uid]);
  await sync();
  expect(rolesOf(BOB)).toEqual([ROLES.plus]);
  expect(await rows('select failure from discord_links where failure is not null')).toEqual([]);
});

test('of two processes one talks, and the other takes over when it is gone', async () => {
  const other = await openGateway({ ...server.environment, DATABASE_URL: gateway.databaseUrl });
  const user = await member(gateway, { plan: { tier: 'PLUS' } });
  await sync();
  await givenLink(gateway, server, user, ANN);
  await syncRoles({ ...gateway.services, discord: other.services.discord });
  expect(rolesOf(ANN)).toEqual([]);
  await rows("update discord_process set leased_until = clock_timestamp() - interval '1 second'");
  await syncRoles({ ...gateway.services, discord: other.services.discord });
  expect(rolesOf(ANN)).toEqual([ROLES.plus]);
  await other.close();
});

test('a token that Discord does not know is a problem of the admins, after one request', async () => {
  const wrong = await openGateway({ ...server.environment, DISCORD_BOT_TOKEN: 'of-somebody-else' });
  const user = await member(gateway, { plan: { tier: 'PLUS' } });
  await givenLink(gateway, server, user, ANN);
  const before = server.troubles.invalid;
  const services = { ...gateway.services, discord: wrong.services.discord };
  await syncRoles(services);
  await syncRoles(services);
  expect(server.troubles.invalid - before).toBe(1);
  expect(await problems()).toEqual([expect.stringContaining('DISCORD_BOT_TOKEN')]);
  await wrong.close();
});
