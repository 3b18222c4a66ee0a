import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runFeed } from '#gateway/games/run-feed.ts';
import { ask } from '#gateway/testing/ask.ts';
import { NOON, TODAY } from '#gateway/testing/gateway.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { playedOn } from '#local/odds/schedule.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { easternTime } from '#schema/rules/time/eastern-time.ts';
import { followStarts } from './follow-starts.ts';

let world: OddsWorld;
let admin: TestUser;
let minutes = 0;
const GAMES = playedOn(TODAY).filter(({ league }) => league === 'NBA');

beforeAll(async () => {
  world = await openOddsWorld();
  admin = await member(world.gateway, { role: 'OWNER' });
  await later(0);
});
afterAll(() => world.close());

async function later(by: number): Promise<void> {
  minutes += by;
  world.gateway.services.clock.set(new Date(Date.parse(NOON) + minutes * MINUTE).toISOString());
  // The schedule of one league is enough.
  await rows("update feed_tasks set due_at = '2032-01-01' where league <> 'NBA' or kind <> 'EVENTS'");
  await runFeed(world.gateway.services);
  await followStarts(world.gateway.services);
}

const rows = <Row>(sql: string, params: unknown[] = []) =>
  world.gateway.services.database.em.execute<Row[]>(sql, params);
const POST = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';

async function post(at: number, given: object = {}): Promise<string> {
  const game = GAMES[at];
  const [found] = await rows<{ id: string }>('select game_id as id from game_ids where id = ?', [game?.id]);
  const input = {
    ...{ sport: 'NBA', subscription: 'FREE', teamOne: game?.away, teamTwo: game?.home, date: TODAY },
    ...{ time: easternTime(game?.startsAt ?? new Date(0)), pick: 'Over 220.5', pickDetails: 'Pace.' },
    ...{ gameId: found?.id, ...given },
  };
  const { data } = await ask<{ createPick: { pick: { id: string } } }>(world.gateway, POST, { input }, admin);
  return data.createPick.pick.id;
}
const movedBy = async (id: string, at: number) => {
  const [pick] = await rows<{ at: Date; version: number }>(
    'select starts_at as at, version from picks where id = ?',
    [id],
  );
  return [(Number(pick?.at.getTime()) - Number(GAMES[at]?.startsAt.getTime())) / MINUTE, pick?.version];
};

test('a moved start becomes a sealed version once two rounds agree', async () => {
  const id = await post(0);
  world.provider.apply('later', GAMES[0]?.id);
  await later(6);
  expect(await movedBy(id, 0)).toEqual([0, 1]);
  await later(6);
  expect(await movedBy(id, 0)).toEqual([60, 2]);
  const leaves = await rows<{ kind: string }>(
    'select kind from record_leaves where pick_id = ? order by index',
    [id],
  );
  expect(leaves.map(({ kind }) => kind)).toEqual(['pick', 'pick']);
  expect(await rows("select actor from audit_log where target = ? and action = 'pick.start'", [id])).toEqual([
    { actor: 'rule' },
  ]);
  await later(6);
  expect(await movedBy(id, 0)).toEqual([60, 2]);
});

test('a start that moves before the opening is asked about, and nothing is written', async () => {
  const start = Number(GAMES[1]?.startsAt.getTime());
  const id = await post(1, { releaseAt: new Date(start - 10 * MINUTE).toISOString() });
  world.provider.apply('earlier', GAMES[1]?.id);
  await later(6);
  await later(6);
  expect(await movedBy(id, 1)).toEqual([0, 1]);
  expect(await rows("select kind from game_questions where kind = 'START'")).toHaveLength(1);
});

test('after the first start that was named nothing moves', async () => {
  const id = await post(2);
  world.provider.apply('later', GAMES[2]?.id);
  await later(6);
  minutes = (Number(GAMES[2]?.startsAt.getTime()) - Date.parse(NOON)) / MINUTE + 1;
  await later(0);
  await later(2);
  expect(await movedBy(id, 2)).toEqual([0, 1]);
});
