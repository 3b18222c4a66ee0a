import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, TODAY } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { playedOn } from '#local/odds/schedule.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { runFeed } from './run-feed.ts';

let world: OddsWorld;
let plus: TestUser;
let minutes = 0;

beforeAll(async () => {
  world = await openOddsWorld();
  plus = await member(world.gateway, { plan: { tier: 'PLUS' } });
  await world.feedAt(NOON);
  await later(10);
});
afterAll(() => world.close());
afterEach(() => world.provider.apply('normal'));

/** So many minutes pass, and the feed does what is due. */
async function later(by: number): Promise<void> {
  minutes += by;
  await world.feedAt(new Date(Date.parse(NOON) + minutes * MINUTE));
}

const rows = <Row>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<Row[]>(sql, params);
const GAMES = 'query ($date: Date!) { games(date: $date) { id league away home number startsAt status } }';
interface Game {
  id: string;
  league: string;
  away: string;
  home: string;
  startsAt: string;
  status: string;
}
const games = async () =>
  (await ask<{ games: Game[] }>(world.gateway, GAMES, { date: TODAY }, plus)).data.games;

/** The earliest first: its second game, four hours later, is of the same day. */
const NBA = playedOn(TODAY)
  .filter(({ league }) => league === 'NBA')
  .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
const found = async (at: number) =>
  (await games()).find(({ away, home }) => away === NBA[at]?.away && home === NBA[at]?.home);

test('a day of the schedule is that of the provider', async () => {
  const planned = playedOn(TODAY).map(({ away, home, startsAt }) =>
    [away, home, startsAt.toISOString()].join(),
  );
  expect((await games()).map(({ away, home, startsAt }) => [away, home, startsAt].join()).sort()).toEqual(
    planned.sort(),
  );
});

test('members see what books show, with its age; keys and visitors are refused', async () => {
  const query =
    'query ($ids: [ID!]!) { marketOdds(gameIds: $ids) { gameId quotes { book market one two seenAt } } }';
  const ids = [(await found(0))?.id, 'unknown'];
  const { data } = await ask<{ marketOdds: { quotes: object[] }[] }>(world.gateway, query, { ids }, plus);
  expect(data.marketOdds.map(({ quotes }) => quotes.length)).toEqual([24, 0]);
  const key = await givenKey(world.gateway, await member(world.gateway, { role: 'OWNER' }), ['READ_PICKS']);
  for (const [user, code] of [
    [null, 'UNAUTHENTICATED'],
    [key, 'KEY_REFUSED'],
  ] as const) {
    const { errors } = await ask(world.gateway, query, { ids }, user);
    expect(errors?.[0]?.extensions.code).toBe(code);
  }
});

test('a round that says nothing new writes no game, no quote and no stamp of the picks', async () => {
  const state = () =>
    rows<object>(
      `select (select sum(xmin::text::bigint) from games) as games, (select sum(xmin::text::bigint) from odds_quotes) as quotes,
              (select stamp from picks_version) as stamp, (select count(*) from feed_rounds) as rounds`,
    );
  const everything = async () => {
    await rows('update feed_tasks set due_at = ?', [new Date(0)]);
    await runFeed(world.gateway.services);
  };
  await everything();
  const [before] = await state();
  await everything();
  const [after] = await state();
  expect(after).toEqual({ ...before, rounds: expect.any(String) });
  expect(after).not.toEqual(before);
});

describe('games change', () => {
  test('a start that moves is added to all that the game had', async () => {
    const before = await found(1);
    world.provider.apply('later', NBA[1]?.id);
    await later(6);
    const after = await found(1);
    expect([after?.id, Date.parse(String(after?.startsAt))]).toEqual([
      before?.id,
      Date.parse(String(before?.startsAt)) + 60 * MINUTE,
    ]);
    expect(await rows('select n from game_starts where game_id = ? order by n', [before?.id])).toEqual([
      { n: 1 },
      { n: 2 },
    ]);
  });

  test('absent from three good rounds it is gone; a broken one does not count; back again it is scheduled', async () => {
    world.provider.apply('postpone', NBA[2]?.id);
    for (const status of ['SCHEDULED', 'SCHEDULED']) {
      await later(6);
      expect((await found(2))?.status).toBe(status);
    }
    world.provider.apply('broken');
    await later(6);
    expect((await found(2))?.status).toBe('SCHEDULED');
    world.provider.apply('normal');
    world.provider.apply('postpone', NBA[2]?.id);
    await later(6);
    expect((await found(2))?.status).toBe('GONE');
    world.provider.apply('normal');
    await later(6);
    expect((await found(2))?.status).toBe('SCHEDULED');
  });

  test('the games of a doubleheader are two, with a number each', async () => {
    world.provider.apply('doubleheader', NBA[0]?.id);
    await later(6);
    const pair = (await games()).filter(({ away, home }) => away === NBA[0]?.away && home === NBA[0]?.home);
    expect(pair).toMatchObject([{ number: 1 }, { number: 2 }]);
  });

  test('a new id is another game until a person says that it is the same', async () => {
    const before = await found(4);
    world.provider.apply('new-id', NBA[4]?.id);
    for (let round = 0; round < 4; round += 1) await later(6);
    const both = (await games()).filter(({ away, home }) => away === NBA[4]?.away && home === NBA[4]?.home);
    expect(both.map(({ status }) => status).sort()).toEqual(['GONE', 'SCHEDULED']);
    const [other] = both.filter(({ id }) => id !== before?.id);
    expect(
      await rows('select kind, other_game_id as other from game_questions where game_id = ? order by kind', [
        before?.id,
      ]),
    ).toEqual([
      { kind: 'GONE', other: null },
      { kind: 'NEW_ID', other: other?.id },
    ]);
  });
});

test('scores grow while games are played, and a final is confirmed by a round ten minutes later', async () => {
  const [first] = NBA;
  const row = async () =>
    (
      await rows<{ status: string; confirmed: boolean }>(
        `select status, confirmed_at is not null as confirmed from games g join game_ids i on i.game_id = g.id where i.id = ?`,
        [first?.id],
      )
    )[0];
  const at = (minute: number) => new Date(Number(first?.startsAt.getTime()) + minute * MINUTE);
  await world.feedAt(at(30));
  expect(await row()).toEqual({ status: 'LIVE', confirmed: false });
  await world.feedAt(at(166));
  expect(await row()).toEqual({ status: 'FINAL', confirmed: false });
  await world.feedAt(at(172));
  expect(await row()).toEqual({ status: 'FINAL', confirmed: false });
  await world.feedAt(at(180));
  expect(await row()).toEqual({ status: 'FINAL', confirmed: true });
});

test('two workers ask for each thing once', async () => {
  const { services } = world.gateway;
  await rows('update feed_tasks set due_at = ?', [services.clock.now()]);
  await rows('truncate feed_rounds');
  await Promise.all([runFeed(services), runFeed(services)]);
  const twice = await rows('select kind, league from feed_rounds group by 1, 2 having count(*) > 1');
  expect(twice).toEqual([]);
});

test('the key is in no log', () => {
  expect(world.gateway.logged()).not.toContain(world.gateway.env.ODDS_KEY);
});
