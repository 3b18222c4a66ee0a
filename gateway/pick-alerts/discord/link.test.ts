import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { runAlerts } from '#gateway/pick-alerts/run-alerts.ts';
import { type Answer, ask } from '#gateway/testing/ask.ts';
import { startDiscord, type TestDiscord } from '#gateway/testing/discord.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { ACCOUNTS, CHANNELS, ROLES } from '#local/discord/invented.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
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
  await rows('truncate discord_links');
  server.troubles.clear();
  for (const { id } of ACCOUNTS) server.guild.leave(id);
});

const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const codeOf = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions.code;
const [ANN, BOB] = ACCOUNTS;

const START = 'mutation { startDiscordLink { url } }';
const LINK = `mutation ($input: LinkDiscordInput!) { linkDiscord(input: $input) { discord { state name role } } }`;
const UNLINK = 'mutation { unlinkDiscord { discord { state name } } }';
const READ = '{ discord { state name role } }';

/** The page that a member is sent to: where it leads back to, and with what state. */
async function consent(user: TestUser, at = gateway): Promise<{ redirectUri: string; state: string }> {
  const { data } = await ask<{ startDiscordLink: { url: string } }>(at, START, {}, user);
  const { searchParams } = new URL(data.startDiscordLink.url);
  return { redirectUri: String(searchParams.get('redirect_uri')), state: String(searchParams.get('state')) };
}

interface Linked {
  linkDiscord: { discord: { state: string; name: string; role: string | null } };
}
const link = (user: TestUser | null, input: { code: string; state: string }) =>
  ask<Linked>(gateway, LINK, { input }, user);

async function linkAs(user: TestUser, account: (typeof ACCOUNTS)[number]): Promise<Answer<Linked>> {
  const { redirectUri, state } = await consent(user);
  return link(user, { code: server.grants.codeFor(account.id, redirectUri), state });
}

const plus = () => member(gateway, { plan: { tier: 'PLUS' } });
const shownTo = async (user: TestUser) =>
  (await ask<{ discord: { state: string; role: string | null } }>(gateway, READ, {}, user)).data.discord;

test('a member who agrees is linked, is in the server, and gets the role of the plan', async () => {
  const user = await plus();
  expect(await shownTo(user)).toEqual({ state: 'UNLINKED', name: null, role: null });
  const { data } = await linkAs(user, ANN);
  expect(data.linkDiscord.discord).toEqual({ state: 'PENDING', name: ANN.name, role: null });
  await syncRoles(gateway.services);
  expect(await shownTo(user)).toEqual({ state: 'READY', name: ANN.name, role: 'PLUS' });
  expect(server.guild.rolesOf(ANN.id)).toEqual([ROLES.plus]);
});

test('a member links and reads what is posted, and has no role any more when the next pick comes', async () => {
  const [user, admin] = [
    await member(gateway, { plan: { tier: 'VIP' } }),
    await member(gateway, { role: 'OWNER' }),
  ];
  await linkAs(user, ANN);
  await syncRoles(gateway.services);
  const post = async (pick: string) => {
    await givenPick(gateway, { tier: 'VIP', publishedAt: NOON, pick });
    await runAlerts(gateway.services);
    return server.guild.messages(CHANNELS.vip).at(-1);
  };
  expect(await post('FIRST.')).toMatchObject({ readers: [ANN.id] });
  const input = { userId: user.uid, reason: 'A refund outside of the product' };
  const revoke = 'mutation ($input: RevokePlanInput!) { revokePlan(input: $input) { user { id } } }';
  expect((await ask(gateway, revoke, { input }, admin)).errors).toBeUndefined();
  const second = await post('SECOND.');
  expect(JSON.stringify(second?.embeds)).toContain('SECOND.');
  expect(second?.readers).toEqual([]);
});

test('an account that belongs to a member stays theirs, until they unlink it', async () => {
  const [first, second] = [await plus(), await member(gateway, { plan: { tier: 'VIP' } })];
  await linkAs(first, ANN);
  await syncRoles(gateway.services);
  expect(codeOf(await linkAs(second, ANN))).toBe('DISCORD_TAKEN');
  await ask(gateway, UNLINK, {}, first);
  expect(await shownTo(first)).toMatchObject({ state: 'UNLINKED' });
  await linkAs(second, ANN);
  await syncRoles(gateway.services);
  expect(server.guild.rolesOf(ANN.id)).toEqual([ROLES.vip]);
});

test('another account of the same member replaces the first, which loses its role', async () => {
  const user = await plus();
  await linkAs(user, ANN);
  await syncRoles(gateway.services);
  await linkAs(user, BOB);
  await syncRoles(gateway.services);
  expect([ANN, BOB].map(({ id }) => server.guild.rolesOf(id))).toEqual([[], [ROLES.plus]]);
  expect(await rows('select discord_id from discord_links')).toEqual([{ discord_id: BOB.id }]);
});

test('nobody can be led to link the account of somebody else', async () => {
  const [victim, attacker] = [await plus(), await plus()];
  const own = await consent(attacker);
  const code = server.grants.codeFor(ANN.id, own.redirectUri);
  // The attacker's own code and state, opened in the browser of the victim.
  expect(codeOf(await link(victim, { code, state: own.state }))).toBe('BAD_USER_INPUT');
  expect(codeOf(await link(victim, { code, state: '' }))).toBe('BAD_USER_INPUT');
  // A guessed code, with a right state: Discord does not know it.
  expect(codeOf(await link(attacker, { code: 'guessed', state: own.state }))).toBe('BAD_USER_INPUT');
  // That state was used up by it.
  expect(codeOf(await link(attacker, { code, state: own.state }))).toBe('BAD_USER_INPUT');
  expect(await rows('select from discord_links')).toEqual([]);
});

test('a state is valid for ten minutes, and a second one ends the first', async () => {
  const user = await plus();
  const old = await consent(user);
  const next = await consent(user);
  const code = () => server.grants.codeFor(ANN.id, next.redirectUri);
  expect(codeOf(await link(user, { code: code(), state: old.state }))).toBe('BAD_USER_INPUT');
  gateway.services.clock.set(new Date(Date.parse(NOON) + 11 * MINUTE).toISOString());
  expect(codeOf(await link(user, { code: code(), state: next.state }))).toBe('BAD_USER_INPUT');
});

test('while Discord is away it says so, and nothing is linked', async () => {
  const user = await plus();
  const { redirectUri, state } = await consent(user);
  server.troubles.set('outage');
  const code = server.grants.codeFor(ANN.id, redirectUri);
  expect(codeOf(await link(user, { code, state }))).toBe('DISCORD_UNAVAILABLE');
  expect(await rows('select from discord_links')).toEqual([]);
  expect(gateway.logged()).not.toContain(code);
});

test('visitors cannot link, and nobody can where Discord is not set up', async () => {
  expect(codeOf(await link(null, { code: 'x', state: 'x' }))).toBe('UNAUTHENTICATED');
  const off = await openGateway();
  const user = await member(off);
  expect(codeOf(await ask(off, START, {}, user))).toBe('CHANNEL_OFF');
  expect((await ask<{ discord: null }>(off, READ, {}, user)).data.discord).toBeNull();
  await off.close();
});

test('deleting the account takes the role and leaves no name', async () => {
  const mutation = 'mutation ($email: String!) { deleteAccount(input: { email: $email }) { userId } }';
  const user = await plus();
  await linkAs(user, ANN);
  await syncRoles(gateway.services);
  const file = await ask<{ myData: { content: string } }>(gateway, '{ myData { content } }', {}, user);
  expect(file.data.myData.content).toContain(ANN.name);
  expect((await ask(gateway, mutation, { email: user.email }, user)).errors).toBeUndefined();
  expect(await rows('select name, user_id from discord_links')).toEqual([{ name: '', user_id: null }]);
  await syncRoles(gateway.services);
  expect(server.guild.rolesOf(ANN.id)).toEqual([]);
  expect(await rows('select from discord_links')).toEqual([]);
});
