import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startDiscord, type TestDiscord } from '#gateway/testing/discord.ts';
import { ACCOUNTS, APPLICATION, CHANNELS, ROLES, SERVER_ID } from '#local/discord/invented.ts';
import type { Discord } from './discord.ts';
import { openDiscord } from './open-discord.ts';

let server: TestDiscord;
let discord: Discord;
beforeAll(async () => {
  server = await startDiscord();
});
afterAll(() => server.close());
beforeEach(() => {
  discord = client();
});
afterEach(() => {
  discord.close();
  server.troubles.clear();
  server.guild.mistakes.clear();
});

const REDIRECT = 'https://picks.example/account/alerts';
const [ANN] = ACCOUNTS;

function client(changes: { origin?: string; botToken?: string; allowLoopback?: boolean } = {}): Discord {
  return openDiscord({
    origin: String(server.environment.DISCORD_URL),
    clientId: APPLICATION.id,
    clientSecret: APPLICATION.secret,
    botToken: APPLICATION.botToken,
    serverId: SERVER_ID,
    roles: { VIP: ROLES.vip },
    channels: { VIP: CHANNELS.vip },
    redirectUri: REDIRECT,
    allowLoopback: true,
    deadlineMilliseconds: 500,
    ...changes,
  });
}

const MESSAGE = {
  title: 'New pick',
  url: 'https://picks.example/1',
  fields: [{ name: 'Game', value: 'Words' }],
};

test('who agrees is identified and in the server, and a code serves once', async () => {
  const code = server.grants.codeFor(ANN.id, REDIRECT);
  expect(await discord.admit(code)).toEqual({ outcome: 'DONE', value: { id: ANN.id, name: ANN.name } });
  expect(server.guild.rolesOf(ANN.id)).toEqual([]);
  expect(await discord.admit(code)).toMatchObject({ outcome: 'REFUSED', status: 400 });
  expect(await discord.admit('guessed')).toMatchObject({ outcome: 'REFUSED', status: 400 });
  const elsewhere = server.grants.codeFor(ANN.id, 'https://other.example/account/alerts');
  expect(await discord.admit(elsewhere)).toMatchObject({ outcome: 'REFUSED', status: 400 });
});

test('roles are given and taken, and what does not exist is refused by Discord’s code', async () => {
  server.guild.join(ANN.id);
  expect(await discord.giveRole(ANN.id, 'VIP')).toEqual({ outcome: 'DONE', value: null });
  expect(await discord.members('0')).toMatchObject({
    value: expect.arrayContaining([{ id: ANN.id, isBot: false, roles: [ROLES.vip] }]),
  });
  expect(await discord.takeRole(ANN.id, 'VIP')).toMatchObject({ outcome: 'DONE' });
  expect(await discord.giveRole('117000000000000999', 'VIP')).toMatchObject({
    outcome: 'REFUSED',
    code: 10_007,
  });
  server.guild.mistakes.add('role-order');
  expect(await discord.giveRole(ANN.id, 'VIP')).toMatchObject({
    outcome: 'REFUSED',
    status: 403,
    code: 50_013,
  });
});

test('the same nonce makes one message, which is found and edited', async () => {
  const first = await discord.post(CHANNELS.vip, MESSAGE, 'alert-1');
  expect(await discord.post(CHANNELS.vip, MESSAGE, 'alert-1')).toEqual(first);
  const id = first.outcome === 'DONE' ? first.value : '';
  expect(await discord.recent(CHANNELS.vip)).toEqual({
    outcome: 'DONE',
    value: new Map([[MESSAGE.url, id]]),
  });
  expect(await discord.edit(CHANNELS.vip, id, { ...MESSAGE, title: 'Changed' })).toMatchObject({
    outcome: 'DONE',
  });
  expect(server.guild.messages(CHANNELS.vip)).toMatchObject([{ embeds: [{ title: 'Changed' }] }]);
  expect(await discord.edit(CHANNELS.vip, '1', MESSAGE)).toMatchObject({ outcome: 'REFUSED', code: 10_008 });
});

test('nothing is sent while a limit is used up or Discord asked to wait', async () => {
  const roles = Array.from({ length: 12 }, () => discord.takeRole(ANN.id, 'VIP'));
  await Promise.all(roles);
  const before = server.troubles.requests;
  expect(await discord.takeRole(ANN.id, 'VIP')).toMatchObject({
    outcome: 'LATER',
    afterMilliseconds: expect.any(Number),
  });
  server.troubles.set('too-many-global');
  expect(await discord.members('0')).toMatchObject({ outcome: 'LATER', afterMilliseconds: 1_500 });
  expect(await discord.recent(CHANNELS.vip)).toMatchObject({ outcome: 'LATER' });
  expect(server.troubles.requests - before).toBe(1);
});

test('an outage and a late answer are for later, without a word of the tokens', async () => {
  server.troubles.set('outage');
  expect(await discord.members('0')).toMatchObject({
    outcome: 'LATER',
    reason: expect.stringContaining('503'),
  });
  server.troubles.clear();
  server.troubles.set('late');
  expect(await discord.members('0')).toEqual({
    outcome: 'LATER',
    reason: 'No answer within 0.5 s',
    afterMilliseconds: null,
  });
});

test('a token that Discord does not know stops everything for ten minutes', async () => {
  const stranger = client({ botToken: 'of-somebody-else' });
  const before = server.troubles.requests;
  const first = await stranger.members('0');
  expect(first).toMatchObject({ outcome: 'REFUSED', status: 401 });
  expect(await stranger.post(CHANNELS.vip, MESSAGE, 'x')).toMatchObject({ outcome: 'LATER' });
  expect(server.troubles.requests - before).toBe(1);
  expect(stranger.stopReason()).toContain('DISCORD_BOT_TOKEN');
  expect(JSON.stringify([first, stranger.stopReason()])).not.toContain('of-somebody-else');
  stranger.close();
});

test('an answer without end is not read, and an address of this network is not called', async () => {
  const endless = createServer((_request, response) => {
    const write = () => {
      while (response.write('x'.repeat(65_536)));
    };
    response.on('drain', write);
    write();
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
  const there = client({ origin });
  expect(await there.members('0')).toMatchObject({ outcome: 'LATER' });
  there.close();
  endless.closeAllConnections();
  endless.close();
  const closed = client({ allowLoopback: false, origin: `https://localhost:${new URL(origin).port}` });
  expect(await closed.members('0')).toMatchObject({
    outcome: 'LATER',
    reason: expect.stringContaining('ENOTFOUND'),
  });
  closed.close();
});

test('what the server allows is read whole', async () => {
  const facts = await discord.inspect();
  expect(facts).toMatchObject({
    outcome: 'DONE',
    value: { bot: { id: APPLICATION.id }, listsMembers: true },
  });
  if (facts.outcome === 'DONE') expect(facts.value.channels).toHaveLength(4);
});
