import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expectDemoSeason } from '#gateway/testing/compare-season.ts';
import { feedRound, playDemoDays, postOnGame } from '#gateway/testing/feed-season.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { picksOfDay } from '#local/demo/picks-of-day.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { lateCloses } from './late-closes.ts';

/** A Saturday on which five leagues play. */
const DAY = '2031-11-22';
let world: OddsWorld;
let admin: TestUser;

beforeAll(async () => {
  world = await openOddsWorld({ AUTO_GRADE: 'on' });
  admin = await member(world.gateway, { role: 'OWNER' });
  await world.feedAt(easternInstant(addDays(DAY, -1), '11:00'));
});
afterAll(() => world.close());

test('a day of the demo: every close, opening, posting, score and grade is that of the demo', async () => {
  await expectDemoSeason(world, await playDemoDays(world, admin, [DAY]));
}, 300_000);

test('a clock that jumps past a start: the close comes from history, sealed late', async () => {
  const rows = (sql: string, id: string) => world.gateway.services.database.em.execute(sql, [id]);
  const day = addDays(DAY, 1);
  await feedRound(world, easternInstant(day, '09:00'), 0);
  const pick = picksOfDay(day).find(({ market, time }) => market !== 'PROP' && time > '12:00');
  if (!pick) throw new Error('no pick');
  const id = await postOnGame(world, admin, pick);
  world.gateway.services.clock.set(
    new Date(easternInstant(day, pick.time).getTime() + 90 * MINUTE).toISOString(),
  );
  await lateCloses(world.gateway.services);
  const { odds, oddsOther, line } = pick.prices.at(-1) ?? {};
  expect(
    await rows(
      `select line::float8 as line, odds::float8 as odds, odds_other::float8 as "oddsOther" from pick_prices
        where pick_id = ? and moment = 'CLOSE'`,
      id,
    ),
  ).toEqual([{ line, odds, oddsOther }]);
  const late =
    "select l.at > p.starts_at as late from record_leaves l join picks p on p.id = l.pick_id where l.kind = 'price' and p.id = ?";
  expect(await rows(late, id)).toEqual([{ late: true }]);
});
