import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemClock } from '#gateway/integrations/clock.ts';
import { type BuiltGateway, builtGateway } from '#gateway/testing/built-gateway.ts';
import { givenLink, startDiscord, type TestDiscord } from '#gateway/testing/discord.ts';
import { NOON, openGateway, RECORD_KEY, type TestGateway } from '#gateway/testing/gateway.ts';
import { type GatewayProcess, startGatewayProcess } from '#gateway/testing/gateway-process.ts';
import { givenPick } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { ACCOUNTS, CHANNELS, ROLES } from '#local/discord/invented.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';

/*
 * Two workers with ROLE=work, both killed at each step of a message: while it is claimed, after a role was taken, after the message is
 * in the channel. What was promised: a batch is one message in its channel, and nobody reads it who lost their plan before.
 */

let built: BuiltGateway;
let server: TestDiscord;
let gateway: TestGateway;
let workers: GatewayProcess[] = [];
const clockFile = join(temporaryFolder(), 'clock');
const [LEAVER, STAYER] = ACCOUNTS;
const people: TestUser[] = [];

beforeAll(async () => {
  built = await builtGateway();
  server = await startDiscord();
  gateway = await openGateway(server.environment);
  writeFileSync(clockFile, String(Date.parse(NOON) - systemClock.now().getTime()));
  for (const account of [LEAVER, STAYER]) {
    const user = await member(gateway, { plan: { tier: 'VIP' } });
    await givenLink(gateway, server, user, account);
    people.push(user);
  }
  await start();
}, 300_000);
afterAll(async () => {
  await kill();
  await gateway.close();
  await server.close();
});

async function start(): Promise<void> {
  const worker = () =>
    startGatewayProcess(built, {
      ...server.environment,
      ...{ DATABASE_URL: gateway.databaseUrl, BRAINTREE_ENVIRONMENT: 'http://127.0.0.1:1' },
      ...{ CLOCK_FILE: clockFile, RECORD_KEY, ROLE: 'work', WEBHOOK_LOOPBACK: 'on' },
    });
  workers = await Promise.all([worker(), worker()]);
}

async function kill(): Promise<void> {
  await Promise.all(workers.map((worker) => worker.kill()));
}

const rows = <R>(sql: string) => gateway.services.database.em.execute<R[]>(sql);
const rolesOf = (account: (typeof ACCOUNTS)[number]) => server.guild.rolesOf(account.id) ?? [];
const posted = (pick: string) =>
  server.guild.messages(CHANNELS.vip).filter(({ embeds }) => JSON.stringify(embeds).includes(pick));

/** The plan of the one who leaves, ended or running. */
const setPlan = (runs: boolean) =>
  rows(
    `update subscriptions set ${
      runs
        ? "state = 'active', ended_at = null, end_reason = null"
        : "state = 'ended', ended_at = created_at, end_reason = 'revoked'"
    } where user_id = '${people[0]?.uid}'`,
  );

async function unfinished(): Promise<number> {
  const [found] = await rows<{ n: number }>(
    `select ((select count(*) from pick_alerts where state in ('WAITING', 'SENDING')) +
             (select count(*) from alert_batches where whole_at is null))::int as n`,
  );
  return found?.n ?? 0;
}

/** What the dead had for themselves runs out at once, because nobody wants to wait two minutes for it. */
async function endLeases(): Promise<void> {
  await rows('update discord_process set leased_until = clock_timestamp()');
  await rows("update pick_alerts set leased_until = clock_timestamp() where state = 'SENDING'");
}

/** Each with what is there by then, of the picks of as many rounds before. */
const MOMENTS: [string, (pick: string, before: number) => Promise<boolean>][] = [
  [
    'while the message is claimed',
    async (_pick, before) =>
      (await rows("select from pick_alerts where state in ('SENDING', 'SENT')")).length > before,
  ],
  ['when the role is taken', async () => rolesOf(LEAVER).length === 0],
  ['when the message is in the channel', async (pick) => posted(pick).length > 0],
];

test.each([...MOMENTS, ...MOMENTS].map(([name, isNow], at) => [name, at, isNow] as const))(
  'workers that are killed %s (%#): one message, and none of its words for somebody whose plan had ended',
  async (_name, at, isNow) => {
    const pick = `ROUND ${at} WORDS.`;
    await setPlan(true);
    await until(() => [LEAVER, STAYER].every((one) => rolesOf(one).includes(ROLES.vip)), 60_000);
    await setPlan(false);
    await givenPick(gateway, { tier: 'VIP', time: '23:00', publishedAt: NOON, pick });
    await until(() => isNow(pick, at), 60_000);
    await kill();
    await endLeases();
    await start();
    await until(async () => (await unfinished()) === 0 && rolesOf(LEAVER).length === 0, 60_000);
    const [batch] = await rows<{ id: string; n: number }>(
      `select max(b.id)::text as id, count(*)::int as n from alert_batches b where kind = 'RELEASE' and tier = 'VIP'`,
    );
    const channel = server.guild.messages(CHANNELS.vip);
    const ofBatch = channel.filter(({ embeds }) => JSON.stringify(embeds).includes(`alert=${batch?.id}`));
    expect([channel.length, batch?.n, ofBatch.length]).toEqual([at + 1, at + 1, 1]);
    for (const { readers } of posted(pick)) expect(readers).toEqual([STAYER.id]);
  },
  180_000,
);
