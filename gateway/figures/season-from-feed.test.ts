import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishPolicy } from '#gateway/record/publish-policy.ts';
import { signCheckpoint } from '#gateway/record/sign-checkpoint.ts';
import { expectDemoSeason } from '#gateway/testing/compare-season.ts';
import { feedRound, playDemoDays, postOnGame } from '#gateway/testing/feed-season.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { picksOfDay } from '#local/demo/picks-of-day.ts';
import { ArchiveCheck } from '#record/archive/check-archive.ts';
import { KnownHistory } from '#record/archive/known-history.ts';
import { parsePolicy } from '#record/policy/policy.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { lateCloses } from './late-closes.ts';

/** A Saturday on which five leagues play. */
const FIRST = '2031-11-22';
/** One, as a season takes an hour: `SEASON_DAYS=125 npm test -- gateway season-from-feed` plays one. */
const DAYS = Array.from({ length: Number(process.env.SEASON_DAYS ?? 1) }, (_, at) => addDays(FIRST, at));
let world: OddsWorld;
let admin: TestUser;

beforeAll(async () => {
  world = await openOddsWorld({ AUTO_GRADE: 'on' });
  admin = await member(world.gateway, { role: 'OWNER' });
  await world.feedAt(easternInstant(addDays(FIRST, -1), '11:00'));
  await publishPolicy(world.gateway.services);
});
afterAll(() => world.close());

/** What the verifier that anyone runs says of the file that anyone downloads. */
async function verdict({ gateway }: OddsWorld) {
  await signCheckpoint(gateway.services);
  const body = async (url: string) => (await gateway.app.inject({ url })).rawPayload;
  const policy = parsePolicy((await body('/record/policy.txt')).toString());
  const check = new ArchiveCheck(policy, new KnownHistory());
  const file = gunzipSync(await body('/record/all.ndjson.gz')).toString();
  for (const line of file.trimEnd().split('\n')) check.take(line);
  return check.finish(gateway.services.clock.now().getTime());
}

test(
  'every close, opening, posting, score and grade is that of the demo, and the verifier finds nothing',
  async () => {
    const ids = await playDemoDays(world, admin, DAYS);
    await expectDemoSeason(world, ids);
    const { findings, record } = await verdict(world);
    expect(findings).toEqual([]);
    expect(record).toMatchObject({ picks: ids.size, closes: ids.size, late: 0, overdue: 0, sealed: 0 });
  },
  DAYS.length * 120_000,
);

test('a clock that jumps past a start: the close comes from history, sealed late', async () => {
  const rows = (sql: string, id: string) => world.gateway.services.database.em.execute(sql, [id]);
  const day = addDays(FIRST, DAYS.length);
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
