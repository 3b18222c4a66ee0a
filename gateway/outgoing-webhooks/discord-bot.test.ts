import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { givenEndpoint, later, workWebhooksOut } from '#gateway/testing/endpoints.ts';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { gradePick, postPick } from '#gateway/testing/picks.ts';
import { type Receiver, startReceiver } from '#gateway/testing/receiver.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { type InstalledClient, installClient } from '#local/testing/client-package.ts';
import { until } from '#local/testing/until.ts';

let gateway: TestGateway;
/** Discord, as far as a webhook of a channel goes: it takes JSON and answers 204, or 429 with the time to wait. */
let discord: Receiver;
let client: InstalledClient;
const bots: ChildProcess[] = [];

beforeAll(async () => {
  client = await installClient();
  copyFileSync('docs/examples/discord-bot/bot.mjs', join(client.folder, 'bot.mjs'));
  gateway = await openGateway();
  discord = await startReceiver();
});
afterAll(async () => {
  for (const bot of bots) bot.kill();
  await gateway.close();
  await discord.close();
  rmSync(client.folder, { recursive: true, force: true });
});

/** A bot that listens for the picks of a member and writes to a channel of its own. */
async function botOf(owner: TestUser, channel: string, more: Record<string, string> = {}) {
  // The endpoint needs the port, and the bot its secret: a first bot finds a port that is free.
  const port = await freePort();
  const { secret } = await givenEndpoint(gateway, owner, `http://127.0.0.1:${port}/`);
  await start({
    ...{ PORT: String(port), CHALKLINE: 'https://picks.example', CHALKLINE_SECRET: secret },
    ...{ DISCORD_WEBHOOK_URL: `${discord.url}${channel}`, ...more },
  });
  return port;
}

async function start(env: Record<string, string>): Promise<ChildProcess> {
  const bot = spawn(process.execPath, ['bot.mjs'], { cwd: client.folder, env: { ...process.env, ...env } });
  bots.push(bot);
  for await (const line of createInterface(bot.stdout)) if (line.startsWith('listening')) break;
  return bot;
}

async function freePort(): Promise<number> {
  const taken = await startReceiver();
  await taken.close();
  return Number(new URL(taken.url).port);
}

const saidIn = (channel: string) =>
  discord
    .received(channel)
    .map(({ body }) => JSON.parse(body) as { embeds: { title: string; description: string }[] });

test('the bot tells a channel what is released and graded, waits when Discord asks, and shows no words unasked', async () => {
  const admin = await member(gateway, { role: 'OWNER' });
  const free = await member(gateway, { trialDays: 1 });
  await botOf(admin, '/quiet');
  await botOf(admin, '/open', { SHOW_PICKS: 'on' });
  const port = await botOf(free, '/locked', { SHOW_PICKS: 'on' });
  discord.answer(429, { 'retry-after': '0' });
  const id = await postPick(gateway, admin, {
    subscription: 'VIP',
    time: '13:00',
    teamOne: '@everyone',
    pick: 'Texans -3.5',
  });
  await workWebhooksOut(gateway);
  const titles = (channel: string) => saidIn(channel).map(({ embeds }) => embeds[0]?.title);
  await until(() => titles('/open').length > 0);
  discord.answer(204);
  gateway.services.clock.set('2031-11-20T23:00:00Z');
  await gradePick(gateway, admin, id, 'LOSS');
  for (const seconds of [1, 60]) await later(gateway, seconds);
  const channels = ['/quiet', '/open', '/locked'];
  await until(() =>
    channels.every((channel) => titles(channel).includes('LOSS: @everyone @ Houston Texans')),
  );
  for (const channel of channels) {
    expect(titles(channel)).toContain('New VIP pick: @everyone @ Houston Texans');
    expect(titles(channel).filter((title) => title?.startsWith('LOSS'))).toHaveLength(1);
    for (const said of saidIn(channel)) expect(said).toMatchObject({ allowed_mentions: { parse: [] } });
  }
  expect(JSON.stringify([saidIn('/quiet'), saidIn('/locked')])).not.toContain('Texans -3.5');
  expect(JSON.stringify(saidIn('/open'))).toContain('**Texans -3.5**');
  const forged = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });
  expect(forged.status).toBe(400);
});
