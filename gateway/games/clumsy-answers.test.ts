import { expect, test } from '@jest/globals';
import { ask } from '#gateway/testing/ask.ts';
import { clumsyProvider } from '#gateway/testing/clumsy-provider.ts';
import { HOUR, MINUTE } from '#schema/rules/time/durations.ts';

const world = clumsyProvider();
const { at, now, rows, game, book, answer, task, kept } = world;

test('a start without seconds and one with an offset are taken', async () => {
  const starts = ['2031-11-21T03:00Z', '2031-11-20T22:00:00-05:00'];
  await answer(
    'EVENTS',
    starts.map((commence_time) => game(commence_time, { commence_time })),
  );
  for (const start of starts)
    expect(await kept(start)).toMatchObject([{ startsAt: new Date('2031-11-21T03:00:00Z') }]);
});

test('names without a Latin letter are teams of their own', async () => {
  await answer('EVENTS', [game('kanji', { away_team: '広島', home_team: '東京' })]);
  await answer('EVENTS', [game('half-kanji', { away_team: 'FC 広島', home_team: 'FC 東京' })]);
  for (const id of ['kanji', 'half-kanji']) expect(await kept(id)).toHaveLength(1);
});

test('a game that is listed in a way that cannot be read is not absent', async () => {
  await answer('EVENTS', [game('unclear')]);
  for (let round = 0; round < 4; round += 1)
    await answer('EVENTS', [game('unclear', { commence_time: 'soon' }), game('other')]);
  expect(await kept('unclear')).toMatchObject([{ status: 'SCHEDULED' }]);
});

test('two ids of one game with two starts leave it as it was', async () => {
  await rows("insert into game_ids (id, game_id) select 'also', game_id from game_ids where id = 'to-come'");
  const [before] = await kept('to-come');
  const teams = { home_team: 'to-come hosts', away_team: 'to-come visitors' };
  const also = game('also', { ...teams, commence_time: at(13 * HOUR) });
  expect(await answer('EVENTS', [game('to-come', { commence_time: at(12 * HOUR) }), also])).toBeUndefined();
  expect(await kept('to-come')).toEqual([before]);
  expect((await task('EVENTS'))?.faults).toEqual([{ fault: 'TWICE', count: 2 }]);
});

/** Those whose prices the book has. */
const GOOD = { home_team: 'good hosts', away_team: 'good visitors' };
const seenAt = async (title: string) =>
  (
    await rows<{ at: Date }>("select seen_at as at from feed_books where league = 'NBA' and book = ?", [
      title,
    ])
  )[0]?.at;

test('a book is seen no later than the answer, and one that was noted in the future is corrected', async () => {
  await rows(`insert into feed_books (league, book, key, seen_at)
    values ('NBA', 'Gone', 'gone', '2036-01-01'), ('NBA', 'Harbor', 'harbor', '2036-01-01')`);
  // The answer comes a minute later: half a minute ahead.
  const last_update = at((world.minutes + 1.5) * MINUTE);
  await answer('ODDS', [game('ahead', { ...GOOD, bookmakers: [book({ last_update })] })]);
  expect([await seenAt('Harbor'), await seenAt('Gone')]).toEqual([now(), now()]);
});

test.each([
  ['1e309', '10'],
  ['3000000000', '10'],
  ['-5', '10'],
  ['1.5', '10'],
  ['', '10'],
  ['many', '10'],
])('credits of %s are unknown, and cost no game', async (remaining, used) => {
  const usual = world.headers;
  world.headers = { 'x-requests-remaining': remaining, 'x-requests-used': used };
  const id = `credits ${remaining}`;
  expect(await answer('EVENTS', [game(id)])).toBeUndefined();
  world.headers = usual;
  expect(await kept(id)).toHaveLength(1);
  const [round] = await rows('select remaining, used from feed_rounds order by id desc limit 1');
  expect(round).toEqual({ remaining: null, used: null });
});

test('what was left out is a problem with its league, until an answer is whole again', async () => {
  const problems = async () => {
    const { data } = await ask<{ problems: { kind: string; subject: string; text: string }[] }>(
      world.gateway,
      '{ problems { kind subject text } }',
      {},
      world.owner,
    );
    return data.problems.filter(({ kind }) => kind === 'FEED');
  };
  await answer('EVENTS', [
    game('puck', { sport_key: 'icehockey_nhl' }),
    game('late', { commence_time: 'x' }),
  ]);
  expect(await problems()).toEqual([
    {
      ...{ kind: 'FEED', subject: 'NBA games' },
      text: 'Left out of the last answer with NBA games: 1 game without a believable start, 1 game of another league.',
    },
  ]);
  await answer('EVENTS', []);
  expect(await problems()).toEqual([]);
});

test('an answer that cannot be kept fails like one that cannot be read: tried again later, with its reason in the log', async () => {
  await rows("alter table teams add constraint refused check (name not like '%unwanted%')");
  const [error] = (await answer('EVENTS', [game('unwanted')])) ?? [];
  expect(error).toMatchObject({
    message: 'The answer of the provider of odds could not be read',
    extensions: { code: 'FEED_UNAVAILABLE' },
  });
  const [failing] = await rows<{ failure: string; wait: number }>(
    `select failure, extract(epoch from due_at - ?::timestamptz)::int as wait from feed_tasks where league = 'NBA' and kind = 'EVENTS'`,
    [now()],
  );
  expect(failing).toEqual({ failure: 'BROKEN', wait: 2 });
  expect(world.gateway.logged()).toContain('an answer of the provider of odds could not be kept');
  await rows('alter table teams drop constraint refused');
  expect(await answer('EVENTS', [game('unwanted')])).toBeUndefined();
});
