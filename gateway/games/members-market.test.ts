import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, openGateway, TODAY, TOMORROW } from '#gateway/testing/gateway.ts';
import { givenKey } from '#gateway/testing/keys.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { everyone, member, NAMES, type TestUser } from '#gateway/testing/users.ts';
import { type LocalGame, playedOn } from '#local/odds/schedule.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { easternTime } from '#schema/rules/time/eastern-time.ts';

let world: OddsWorld;
let plus: TestUser;
let admin: TestUser;
let users: Record<string, TestUser | null>;
let passed = 0;

beforeAll(async () => {
  world = await openOddsWorld();
  users = await everyone(world.gateway);
  plus = await member(world.gateway, { plan: { tier: 'PLUS' } });
  admin = await member(world.gateway, { role: 'OWNER' });
  await world.feedAt(NOON);
  await world.feedAt(new Date(Date.parse(NOON) + 10 * MINUTE));
});
afterAll(() => world.close());

const rows = <Row>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<Row[]>(sql, params);
/** Answers that a process keeps are over. */
const later = (by = 6 * SECOND) => {
  passed += by;
  world.gateway.services.clock.set(new Date(Date.parse(NOON) + 10 * MINUTE + passed).toISOString());
};
const codeOf = async (query: string, user: TestUser | null, gateway = world.gateway) =>
  (await ask(gateway, query, {}, user)).errors?.[0]?.extensions.code;

const CREATE = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id gameId } } }';
const MARKET = `query ($ids: [ID!]!) { books
  today: games(date: "${TODAY}") { id league away home date number startsAt status awayScore homeScore }
  tomorrow: games(date: "${TOMORROW}") { id league away home date number startsAt status awayScore homeScore }
  marketOdds(gameIds: $ids) { gameId quotes { book market line one two draw seenAt } } }`;

describe('games and odds', () => {
  test('say nothing of a draft, nor of the picks of tomorrow', async () => {
    const ids = (await rows<{ id: string }>('select id from games order by id limit 200')).map(
      ({ id }) => id,
    );
    const answers = async () => {
      const found: unknown[] = [];
      for (const name of NAMES) found.push((await ask(world.gateway, MARKET, { ids }, users[name])).data);
      return found;
    };
    const before = await answers();
    for (const [day, more] of [
      [TODAY, { draft: true }],
      [TOMORROW, {}],
    ] as const) {
      const [planned] = playedOn(day).filter(({ league }) => league === 'NHL');
      await post(planned, day, more);
    }
    expect(before.filter((answer) => answer !== null).length).toBeGreaterThan(10);
    later();
    expect(await answers()).toEqual(before);
  });

  test('are read again after five seconds, and not before', async () => {
    const statuses = async (user: TestUser) =>
      (
        await ask<{ games: { status: string }[] }>(
          world.gateway,
          `{ games(date: "${TODAY}") { status } }`,
          {},
          user,
        )
      ).data.games.filter(({ status }) => status === 'POSTPONED').length;
    later();
    expect(await statuses(plus)).toBe(0);
    await rows("update games set status = 'POSTPONED' where id = (select min(id) from games where day = ?)", [
      TODAY,
    ]);
    later(4 * SECOND);
    // Staff, who change the schedule, see it at once.
    expect([await statuses(plus), await statuses(admin)]).toEqual([0, 1]);
    later(2 * SECOND);
    expect(await statuses(plus)).toBe(1);
  });

  test.each(['{ books }', `{ games(date: "${TODAY}") { id } }`, '{ marketOdds(gameIds: ["x"]) { gameId } }'])(
    '%s is for members, and never for keys',
    async (query) => {
      const key = await givenKey(world.gateway, admin, ['READ_PICKS']);
      expect([await codeOf(query, null), await codeOf(query, key)]).toEqual([
        'UNAUTHENTICATED',
        'KEY_REFUSED',
      ]);
      const without = await openGateway();
      expect(await codeOf(query, await member(without), without)).toBe('FEED_OFF');
      await without.close();
    },
  );

  async function post(game: LocalGame | undefined, date: string, more: object) {
    const [found] = await rows<{ id: string }>('select game_id as id from game_ids where id = ?', [game?.id]);
    const input = {
      ...{
        sport: 'NHL',
        subscription: 'FREE',
        teamOne: game?.away,
        teamTwo: game?.home,
        date,
        gameId: found?.id,
      },
      ...{ time: easternTime(game?.startsAt ?? new Date(0)), pick: 'Over 5.5', pickDetails: 'Rest.' },
    };
    const { data } = await ask<{ createPick: { pick: { gameId: string } } }>(
      world.gateway,
      CREATE,
      { input: { ...input, ...more } },
      admin,
    );
    expect(data.createPick.pick.gameId).toBe(found?.id);
  }
});

describe('my books', () => {
  const set = (books: string[] | null, user: TestUser | null = plus) =>
    ask<{ setBooks: { user: { books: string[] | null } } }>(
      world.gateway,
      'mutation ($input: SetBooksInput!) { setBooks(input: $input) { user { books } } }',
      { input: { books } },
      user,
    );

  test('are kept with the account, each once; none means every book', async () => {
    expect((await set(['FanDuel', ' BetMGM ', 'FanDuel'])).data.setBooks.user.books).toEqual([
      'BetMGM',
      'FanDuel',
    ]);
    const { data } = await ask<{ me: object }>(world.gateway, '{ me { books } }', {}, plus);
    expect(data.me).toEqual({ books: ['BetMGM', 'FanDuel'] });
    for (const none of [[], null]) expect((await set(none)).data.setBooks.user.books).toBeNull();
  });

  test.each([[['']], [['x'.repeat(81)]], [Array.from({ length: 61 }, (_, at) => `Book ${at}`)]])(
    '%j are refused',
    async (books) => expect((await set(books)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT'),
  );

  test('are those that are read, and need a sign-in to be kept', async () => {
    const { data } = await ask<{ books: string[] }>(world.gateway, '{ books }', {}, plus);
    expect(data.books).toEqual(
      (await rows<{ book: string }>('select distinct book from feed_books order by book')).map(
        ({ book }) => book,
      ),
    );
    expect(data.books.length).toBeGreaterThan(4);
    expect((await set(['FanDuel'], null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
