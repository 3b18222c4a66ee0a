import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { channelsOf } from '#gateway/pick-alerts/channels.ts';
import { claimAlerts } from '#gateway/pick-alerts/claim-alerts.ts';
import { fanOut } from '#gateway/pick-alerts/fan-out.ts';
import { openReleases } from '#gateway/pick-alerts/open-releases.ts';
import { runAlerts } from '#gateway/pick-alerts/run-alerts.ts';
import { findPick } from '#gateway/picks/pick-rows.ts';
import { plantCanaries } from '#gateway/testing/canaries.ts';
import { givenLink, startDiscord, type TestDiscord } from '#gateway/testing/discord.ts';
import { NOON, openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { givenPick, type PickGiven } from '#gateway/testing/picks.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import type { Message } from '#local/discord/guild.ts';
import { ACCOUNTS, CHANNELS, ROLES } from '#local/discord/invented.ts';
import { until } from '#local/testing/until.ts';
import { TIERS } from '#schema/rules/access/tiers.ts';
import { visibility } from '#schema/rules/access/visibility.ts';
import { channelViewer } from '#schema/rules/alerts/discord-role.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import { DISCORD_CHANNEL } from './discord-channel.ts';
import { syncRoles } from './sync-roles.ts';

let server: TestDiscord;
let gateway: TestGateway;
let days = 0;
beforeAll(async () => {
  server = await startDiscord();
  gateway = await openGateway(server.environment);
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});
beforeEach(async () => {
  // Each test has its day, so that no pick of another is news in it.
  gateway.services.clock.set(new Date(Date.parse(NOON) + days * DAY).toISOString());
  days += 1;
  await rows(
    'truncate discord_links, discord_process, discord_messages, alert_batches, alert_batch_picks, pick_alerts',
  );
  server.guild.mistakes.clear();
  server.troubles.clear();
  for (const { id } of ACCOUNTS) server.guild.leave(id);
  seen = new Set(Object.values(CHANNELS).flatMap((id) => server.guild.messages(id).map((one) => one.id)));
});

let seen = new Set<string>();
const rows = <R>(sql: string, params: unknown[] = []) =>
  gateway.services.database.em.execute<R[]>(sql, params);
const now = () => gateway.services.clock.now();
const pass = (milliseconds: number) =>
  gateway.services.clock.set(new Date(now().getTime() + milliseconds).toISOString());
const run = () => runAlerts(gateway.services);
const [ANN] = ACCOUNTS;
const posted = (tier: keyof typeof CHANNELS): Message[] =>
  server.guild.messages(CHANNELS[tier]).filter(({ id }) => !seen.has(id));
const words = (messages: Message[]) => JSON.stringify(messages.map(({ embeds }) => embeds));
const give = (given: PickGiven = {}) =>
  givenPick(gateway, {
    ...{ tier: 'VIP', date: easternDay(now()), publishedAt: now().toISOString(), pick: 'WORDS.' },
    ...given,
  });
const revoke = ({ uid }: TestUser) =>
  rows(
    "update subscriptions set state = 'ended', ended_at = created_at, end_reason = 'revoked' where user_id = ?",
    [uid],
  );

/** A VIP member whose account has the role. */
async function vip(): Promise<TestUser> {
  const user = await member(gateway, { plan: { tier: 'VIP' } });
  await givenLink(gateway, server, user, ANN);
  await syncRoles(gateway.services);
  expect(server.guild.rolesOf(ANN.id)).toEqual([ROLES.vip]);
  return user;
}

/** An alert that a worker has claimed and not looked at yet. */
async function claimed() {
  const channels = channelsOf(gateway.services);
  await openReleases(gateway.services, channels);
  await fanOut(gateway.services, channels);
  return claimAlerts(gateway.services, DISCORD_CHANNEL);
}

test('what opens together is one message in the channel of each plan that reads it', async () => {
  await vip();
  await give({ tier: 'PLUS', pick: 'FIRST.' });
  await give({ tier: 'PLUS', pick: 'SECOND_ONE.', time: '21:00' });
  await run();
  for (const tier of ['plus', 'premium', 'vip'] as const) {
    expect(posted(tier)).toHaveLength(1);
    expect(words(posted(tier))).toMatch(/2 new picks.*FIRST.*\/dashboard\?date=[\d-]+#pick_.*SECOND\\\\_ONE/);
  }
  expect(posted('vip')[0]?.readers).toEqual([ANN.id]);
  await run();
  expect(posted('vip')).toHaveLength(1);
});

test('a pick is posted where its plan reads it, when the plan may', async () => {
  const releaseAt = new Date(now().getTime() + HOUR).toISOString();
  await give({ tier: 'PREMIUM', releaseAt });
  await run();
  expect([posted('vip').length, posted('premium').length, posted('plus').length]).toEqual([1, 1, 0]);
});

test.each([
  ['an edit', "pick = 'CORRECTED.'", /CORRECTED/],
  ['a withdrawal', "status = 'WITHDRAWN', withdrawn_reason = 'Injury'", /Withdrawn: Injury/],
])('%s changes the message', async (_what, change, shows) => {
  const id = await give();
  await run();
  pass(MINUTE);
  await rows(`update picks set ${change}, updated_at = ? where id = ?`, [now(), id]);
  await run();
  expect(posted('vip')).toHaveLength(1);
  expect(words(posted('vip'))).toMatch(shows);
  expect(words(posted('vip'))).not.toContain('WORDS.');
});

describe('somebody loses their plan while the sender stands before the message', () => {
  test('their role is taken first', async () => {
    const user = await vip();
    await give();
    const claim = await claimed();
    await revoke(user);
    const [outcome] = await DISCORD_CHANNEL.deliver(gateway.services, claim.alerts);
    expect(outcome).toMatchObject({ state: 'SENT' });
    expect(server.guild.rolesOf(ANN.id)).toEqual([]);
    expect(words(posted('vip'))).toContain('WORDS.');
    expect(posted('vip')[0]?.readers).toEqual([]);
  });

  test('while it cannot be taken the message waits, and after ten seconds it has no words', async () => {
    const user = await vip();
    await give();
    await run();
    const id = await give({ pick: 'CANARY.' });
    server.guild.mistakes.add('role-order');
    await revoke(user);
    await run();
    expect(posted('vip')).toHaveLength(1);
    pass(10 * SECOND);
    await run();
    const [, teaser] = posted('vip');
    expect(teaser?.readers).toEqual([ANN.id]);
    expect(words(posted('vip'))).not.toContain('CANARY');
    expect(words([teaser as Message])).toContain('Read them on the site with your plan.');
    // It gets no words later either.
    server.guild.mistakes.clear();
    pass(10 * MINUTE);
    await rows("update picks set pick = 'CANARY again.', updated_at = ? where id = ?", [now(), id]);
    await run();
    expect(words(posted('vip'))).not.toContain('CANARY');
  });

  test('an edit takes the role first too, or shows no words', async () => {
    const user = await vip();
    const id = await give();
    await run();
    server.guild.mistakes.add('role-order');
    await revoke(user);
    pass(MINUTE);
    await rows("update picks set pick = 'CANARY.', updated_at = ? where id = ?", [now(), id]);
    await run();
    pass(10 * SECOND);
    await run();
    expect(words(posted('vip'))).not.toContain('CANARY');
  });
});

describe('a process dies between the message and its mark', () => {
  test.each([
    ['Discord still knows the nonce', false],
    ['Discord has forgotten the nonce', true],
  ])('there is one message: %s', async (_when, isLate) => {
    await give();
    const claim = await claimed();
    await DISCORD_CHANNEL.deliver(gateway.services, claim.alerts);
    await rows('delete from discord_messages');
    await rows("update pick_alerts set leased_until = clock_timestamp() - interval '1 second'");
    if (isLate) {
      server.guild.forgetNonces();
      pass(3 * MINUTE);
    }
    await run();
    expect(posted('vip')).toHaveLength(1);
    expect(await rows('select message_id as id from discord_messages')).toEqual([
      { id: posted('vip')[0]?.id },
    ]);
    expect(await rows("select from pick_alerts where state <> 'SENT'")).toEqual([]);
  });
});

test('a 429 and an outage are tried again, without a second message', async () => {
  await give();
  server.troubles.set('too-many');
  await run();
  server.troubles.clear();
  server.troubles.set('outage');
  pass(2 * SECOND);
  await run();
  expect(posted('vip')).toEqual([]);
  server.troubles.clear();
  // Limits are of real time.
  await until(async () => {
    pass(MINUTE);
    await run();
    return posted('vip').length > 0;
  });
  expect(posted('vip')).toHaveLength(1);
});

test('a process that does not hold the lease claims nothing', async () => {
  await rows(
    "insert into discord_process (name, holder, leased_until) values ('discord', 'another', clock_timestamp() + interval '1 minute')",
  );
  await give();
  await run();
  expect(posted('vip')).toEqual([]);
  expect(await rows('select distinct state from pick_alerts')).toEqual([{ state: 'WAITING' }]);
  await rows("update discord_process set leased_until = clock_timestamp() - interval '1 second'");
  await run();
  expect(posted('vip')).toHaveLength(1);
});

test('no channel and no line of the log has a word that the plan of the channel does not open', async () => {
  gateway.services.clock.set(NOON);
  const { words: canaries, shownIn } = await plantCanaries(gateway);
  const wrong: string[] = [];
  for (const step of [0, 30 * MINUTE, HOUR, HOUR]) {
    pass(step);
    await run();
    for (const tier of TIERS) {
      const channel = CHANNELS[tier.toLowerCase() as keyof typeof CHANNELS];
      if (!channel) continue;
      const text = words(server.guild.messages(channel));
      for (const id of shownIn(text)) {
        const pick = await findPick(gateway.services.database.em, id);
        if (!pick || visibility(pick, channelViewer(tier), now()).state !== 'OPEN')
          wrong.push(`${tier}: ${id}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(shownIn(words(server.guild.messages(CHANNELS.vip))).length).toBeGreaterThan(0);
  expect(canaries.size).toBeGreaterThan(0);
  expect(shownIn(gateway.logged())).toEqual([]);
});
