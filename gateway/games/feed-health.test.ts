import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway } from '#gateway/testing/gateway.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';

let world: OddsWorld;
let owner: TestUser;
let support: TestUser;
let minutes = 0;

beforeAll(async () => {
  world = await openOddsWorld();
  owner = await member(world.gateway, { role: 'OWNER' });
  support = await member(world.gateway, { role: 'SUPPORT' });
  await later(0);
  await later(10);
});
afterAll(() => world.close());
afterEach(() => world.provider.apply('normal'));

async function later(by: number): Promise<void> {
  minutes += by;
  await world.feedAt(new Date(Date.parse(NOON) + minutes * MINUTE));
}

const HEALTH = `{ feedHealth { source credits { remaining used } monthlyCredits oddsEverySeconds
  tasks { kind league answeredAt failure } books { league book isStale } } }`;
interface Health {
  credits: { remaining: number; used: number };
  monthlyCredits: number;
  oddsEverySeconds: number;
  tasks: { kind: string; league: string; answeredAt: string | null; failure: string | null }[];
  books: { league: string; book: string; isStale: boolean }[];
}
const health = async (user = owner) =>
  (await ask<{ feedHealth: Health }>(world.gateway, HEALTH, {}, user)).data.feedHealth;

const REFRESH = `mutation ($input: RefreshFeedInput!) { refreshFeed(input: $input) {
  health { credits { used } tasks { kind league answeredAt } } } }`;
const refresh = (user = owner) => ask<object>(world.gateway, REFRESH, { input: { league: 'NBA' } }, user);
const problems = async () => {
  const query = '{ problems { kind subject text } }';
  const { data } = await ask<{ problems: { kind: string; subject: string; text: string }[] }>(
    world.gateway,
    query,
    {},
    owner,
  );
  return data.problems.filter(({ kind }) => kind === 'FEED');
};

test('credits, the cost of the month, and the age of each league and book', async () => {
  const { credits, monthlyCredits, oddsEverySeconds, tasks, books } = await health();
  expect(credits.remaining + credits.used).toBe(5_000_000);
  expect(credits.used).toBeGreaterThan(0);
  expect(monthlyCredits).toBeLessThanOrEqual(5_000_000);
  expect(oddsEverySeconds).toBeGreaterThanOrEqual(60);
  expect(tasks).toHaveLength(18);
  expect(tasks.find(({ kind, league }) => kind === 'ODDS' && league === 'NBA')?.answeredAt).not.toBeNull();
  expect(books.filter(({ league }) => league === 'NBA')).toHaveLength(8);
  expect(books.filter(({ isStale }) => isStale)).toEqual([]);
});

test('support may see and refresh it; members may not', async () => {
  expect((await health(support)).tasks).toHaveLength(18);
  const plus = await member(world.gateway, { plan: { tier: 'PLUS' } });
  for (const query of [ask(world.gateway, HEALTH, {}, plus), refresh(plus)])
    expect((await query).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a league is asked for at once, although nothing is due', async () => {
  const before = await health();
  world.gateway.services.clock.set(new Date(Date.parse(NOON) + minutes * MINUTE + 5_000).toISOString());
  const { errors } = await refresh();
  expect(errors).toBeUndefined();
  const after = await health();
  expect(after.credits.used).toBeGreaterThan(before.credits.used);
  const changed = after.tasks.filter(({ answeredAt }, at) => answeredAt !== before.tasks[at]?.answeredAt);
  expect(new Set(changed.map(({ league }) => league))).toEqual(new Set(['NBA']));
});

describe('an admin who refreshes the feed now learns why nothing comes', () => {
  test.each([
    ['rate', 'The provider of odds was asked too often'],
    ['no-credits', 'The credits for odds of this month are used up'],
    ['broken', 'The answer of the provider of odds could not be read'],
  ] as const)('%s: %s', async (fault, message) => {
    world.provider.apply(fault);
    const { errors } = await refresh();
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'FEED_UNAVAILABLE' } });
    world.provider.apply('normal');
    await later(6);
  });

  test('without a feed: FEED_OFF', async () => {
    const gateway = await openGateway();
    const admin = await member(gateway, { role: 'OWNER' });
    for (const [query, variables] of [
      [HEALTH, {}],
      [REFRESH, { input: { league: 'NBA' } }],
    ] as const)
      expect((await ask(gateway, query, variables, admin)).errors?.[0]?.extensions.code).toBe('FEED_OFF');
    await gateway.close();
  });
});

test('a feed that fails for five minutes is a problem, and so is a book that stands still', async () => {
  world.provider.apply('broken');
  await later(6);
  await later(6);
  expect(await problems()).toMatchObject([
    { subject: 'BROKEN', text: expect.stringMatching(/could not be read \(.*NBA.*\)\.$/) },
  ]);
  world.provider.apply('normal');
  await later(6);
  expect(await problems()).toEqual([]);
  world.provider.apply('stale');
  await later(20);
  await later(20);
  const subjects = (await problems()).map(({ subject }) => subject);
  expect(subjects).toContain('NBA Harbor Book');
  expect(subjects.every((subject) => subject.endsWith(' Harbor Book'))).toBe(true);
});
