import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runFeed } from '#gateway/games/run-feed.ts';
import { gradeByRule } from '#gateway/picks/grade-by-rule.ts';
import { ask } from '#gateway/testing/ask.ts';
import { type OddsWorld, openOddsWorld } from '#gateway/testing/odds.ts';
import { member, type TestUser } from '#gateway/testing/users.ts';
import { type DemoPick, picksOfDay } from '#local/demo/picks-of-day.ts';
import { isOfPlan, plannedRelease } from '#local/demo/schedule.ts';
import { TIERS } from '#schema/rules/access/tiers.ts';
import { opensAt } from '#schema/rules/access/visibility.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { capturePrices } from './capture-prices.ts';
import { lateCloses } from './late-closes.ts';

/** A Saturday on which five leagues play. */
const DAYS = ['2031-11-22'];
let world: OddsWorld;
let admin: TestUser;

beforeAll(async () => {
  world = await openOddsWorld({ AUTO_GRADE: 'on' });
  admin = await member(world.gateway, { role: 'OWNER' });
  await world.feedAt(easternInstant(addDays(DAYS[0] ?? '', -1), '11:00'));
});
afterAll(() => world.close());

const services = () => world.gateway.services;
const rows = <Row>(sql: string, params: unknown[] = []) => services().database.em.execute<Row[]>(sql, params);
const at = (moment: Date, by = 0) => services().clock.set(new Date(moment.getTime() + by).toISOString());
/** Only what a moment needs, so that days are short. */
const due = (kind: 'ODDS' | 'SCORES') =>
  rows(
    "update feed_tasks set due_at = case when kind = ? then '2031-01-01' else '2032-01-01' end::timestamptz",
    [kind],
  );

const POST = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id gameId } } }';

const noonBefore = (day: string) => easternInstant(addDays(day, -1), '12:00');

/** Posts the demo's pick on its game, scheduled as the demo schedules it. */
async function post(pick: DemoPick): Promise<string> {
  const [game] = await rows<{ id: string }>(
    `select g.id from games g join teams a on a.id = g.away join teams h on h.id = g.home
      where g.day = ? and a.name = ? and h.name = ?`,
    [pick.day, pick.away, pick.home],
  );
  const { id, league, tier, away, home, details, day, time, market, line, odds, units, book } = pick;
  const input = {
    ...{ requestId: id, sport: league, subscription: tier, teamOne: away, teamTwo: home, date: day, time },
    ...{ pick: pick.pick, pickDetails: details, market, line, odds, units, book, gameId: game?.id },
    releaseAt: plannedRelease(pick).toISOString(),
  };
  const { data, errors } = await ask<{ createPick: { pick: { id: string; gameId: string } } }>(
    world.gateway,
    POST,
    { input },
    admin,
  );
  expect(errors).toBeUndefined();
  expect(data.createPick.pick.gameId).toBe(game?.id);
  return data.createPick.pick.id;
}

/** A round, and the prices that are due `after` it. */
async function round(moment: Date, after: number, kind: 'ODDS' | 'SCORES' = 'ODDS'): Promise<void> {
  at(moment);
  await due(kind);
  await runFeed(services());
  at(moment, after);
  await capturePrices(services());
}

test('a day of the demo: every close, opening, posting, score and grade is that of the demo', async () => {
  const planned = DAYS.flatMap(picksOfDay).filter(({ market }) => market !== 'PROP');
  const ids = new Map<string, DemoPick>();
  const postings = DAYS.map((day) => ({ moment: noonBefore(day).getTime(), kind: 'POST' }));
  const openings = planned.flatMap((pick) =>
    TIERS.filter((tier) => isOfPlan(`OPENED_${tier}`, pick.tier)).map((tier) => ({
      moment: Math.max(
        opensAt(plannedRelease(pick), tier).getTime(),
        easternInstant(pick.day, '00:00').getTime(),
      ),
      kind: 'OPENED',
    })),
  );
  const starts = planned.map(({ day, time }) => ({
    moment: easternInstant(day, time).getTime(),
    kind: 'START',
  }));
  const finals = starts.map(({ moment }) => ({ moment: moment + 166 * MINUTE, kind: 'FINAL' }));
  const named = new Map(
    [...postings, ...openings, ...starts, ...finals].map((each) => [`${each.moment} ${each.kind}`, each]),
  );
  for (const { moment, kind } of [...named.values()].sort((one, other) => one.moment - other.moment)) {
    if (kind === 'POST') {
      await round(new Date(moment), 0);
      for (const pick of planned.filter(({ day }) => noonBefore(day).getTime() === moment))
        ids.set(await post(pick), pick);
      await round(new Date(moment + 20 * SECOND), 5 * SECOND);
    }
    if (kind === 'OPENED') await round(new Date(moment + 30 * SECOND), 10 * SECOND);
    if (kind === 'START') await round(new Date(moment - MINUTE), 35 * SECOND);
    if (kind === 'FINAL')
      for (const wait of [0, 11 * MINUTE]) {
        await round(new Date(moment + wait), 0, 'SCORES');
        await gradeByRule(services());
      }
  }

  const noted = await rows<{
    id: string;
    moment: string;
    book: string;
    line: number;
    odds: number;
    other: number;
  }>(
    'select pick_id as id, moment, book, line::float8 as line, odds::float8 as odds, odds_other::float8 as other from pick_prices',
  );
  const texts = noted.map(({ id, moment, line, odds, other }) =>
    [ids.get(id)?.id, moment, line, odds, other].join(),
  );
  const expected = planned.flatMap(({ id, tier, prices }) =>
    prices
      .filter(({ moment }) => isOfPlan(moment, tier))
      .map(({ moment, line, odds, oddsOther }) => [id, moment, line, odds, oddsOther].join()),
  );
  expect(texts.sort()).toEqual(expected.sort());

  const graded = await rows<{ id: string; result: string; score: string; author: string; source: string }>(
    'select pick_id as id, result, score, author, source from pick_grades',
  );
  expect(graded.map(({ id, result, score }) => [ids.get(id)?.id, result, score].join()).sort()).toEqual(
    planned.map(({ id, result, score }) => [id, result, `${score.one}–${score.two}`].join()).sort(),
  );
  for (const { author, source } of graded) {
    expect(author).toBe('rule');
    expect(source).toMatch(/^the-odds-api\.com, final seen 2031-11-2\d \d\d:\d\d:\d\dZ$/);
  }

  const [sealed] = await rows<{ late: number; closes: number }>(
    `select count(*) filter (where l.at >= p.starts_at)::int as late, count(*)::int as closes
       from record_leaves l join picks p on p.id = l.pick_id where l.kind = 'price' and l.body::json ->> 'moment' = 'CLOSE'`,
  );
  expect(sealed).toEqual({ late: 0, closes: planned.length });
}, 300_000);

test('a clock that jumps past a start: the close comes from history, sealed late', async () => {
  const day = addDays(DAYS[0] ?? '', 1);
  at(easternInstant(day, '09:00'));
  await due('ODDS');
  await runFeed(services());
  const pick = picksOfDay(day).find(({ market, time }) => market !== 'PROP' && time > '12:00');
  if (!pick) throw new Error('no pick');
  const id = await post(pick);
  at(easternInstant(day, pick.time), 90 * MINUTE);
  await lateCloses(services());
  const { odds, oddsOther, line } = pick.prices.at(-1) ?? {};
  expect(
    await rows(
      'select line::float8 as line, odds::float8 as odds, odds_other::float8 as "oddsOther" from pick_prices where pick_id = ? and moment = \'CLOSE\'',
      [id],
    ),
  ).toEqual([{ line, odds, oddsOther }]);
  const [leaf] = await rows<{ late: boolean }>(
    "select l.at > p.starts_at as late from record_leaves l join picks p on p.id = l.pick_id where l.kind = 'price' and p.id = ?",
    [id],
  );
  expect(leaf).toEqual({ late: true });
});
