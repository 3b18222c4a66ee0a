import { capturePrices } from '#gateway/figures/capture-prices.ts';
import { runFeed } from '#gateway/games/run-feed.ts';
import { gradeByRule } from '#gateway/picks/grade-by-rule.ts';
import { revealDays } from '#gateway/record/reveal-days.ts';
import type { DemoPick } from '#local/demo/demo-pick.ts';
import { picksOfDay } from '#local/demo/picks-of-day.ts';
import { isOfPlan, plannedRelease } from '#local/demo/schedule.ts';
import { TIERS } from '#schema/rules/access/tiers.ts';
import { opensAt } from '#schema/rules/access/visibility.ts';
import type { FeedKind } from '#schema/rules/market/feed-names.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { ask } from './ask.ts';
import type { OddsWorld } from './odds.ts';
import type { TestUser } from './users.ts';

/** The picks of the demo whose prices and results a feed decides. */
export function plannedPicks(days: readonly string[]): DemoPick[] {
  return days.flatMap(picksOfDay).filter(({ market }) => market !== 'PROP');
}

const POST = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id gameId } } }';

/** Posts the demo's pick on its game, scheduled as the demo schedules it. Answers its id. */
export async function postOnGame({ gateway }: OddsWorld, admin: TestUser, pick: DemoPick): Promise<string> {
  const [game] = await gateway.services.database.em.execute<{ id: string }[]>(
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
  type Posted = { createPick: { pick: { id: string; gameId: string } } };
  const { data, errors } = await ask<Posted>(gateway, POST, { input }, admin);
  if (errors || data.createPick.pick.gameId !== game?.id)
    throw new Error(`${id} was not posted on its game: ${JSON.stringify(errors)}`);
  return data.createPick.pick.id;
}

interface Turn {
  moment: number;
  kind: 'POST' | 'OPENED' | 'START' | 'FINAL' | 'REVEAL';
}

/** When the worker has to do something, in order, each once: the clock of a record never goes back. */
function turnsOf(days: readonly string[]): Turn[] {
  const planned = plannedPicks(days);
  const turns: Turn[] = [
    ...days.map((day): Turn => ({ moment: eveningBefore(day), kind: 'POST' })),
    ...days.map(
      (day): Turn => ({ moment: easternInstant(addDays(day, 1), '00:02').getTime(), kind: 'REVEAL' }),
    ),
    ...planned.flatMap(openingsOf),
    ...planned.flatMap(({ day, time }): Turn[] => {
      const start = easternInstant(day, time).getTime();
      const final = start + 166 * MINUTE;
      return [
        { moment: start - MINUTE, kind: 'START' },
        { moment: final, kind: 'FINAL' },
        // Two rounds ten minutes apart confirm a score.
        { moment: final + 11 * MINUTE, kind: 'FINAL' },
      ];
    }),
  ];
  const named = new Map(turns.map((turn) => [`${turn.moment} ${turn.kind}`, turn]));
  return [...named.values()].sort((one, other) => one.moment - other.moment);
}

/** Odds are read for games of the next 24 hours. */
function eveningBefore(day: string): number {
  return easternInstant(addDays(day, -1), '21:00').getTime();
}

function openingsOf(pick: DemoPick): Turn[] {
  const midnight = easternInstant(pick.day, '00:00').getTime();
  return TIERS.filter((tier) => isOfPlan(`OPENED_${tier}`, pick.tier)).map((tier) => ({
    moment: Math.max(opensAt(plannedRelease(pick), tier).getTime(), midnight) + 30 * SECOND,
    kind: 'OPENED',
  }));
}

/** Days of the demo with the worker at work: posted, opened, closed and graded. Answers the demo's pick of each id. */
export async function playDemoDays(
  world: OddsWorld,
  admin: TestUser,
  days: readonly string[],
): Promise<Map<string, DemoPick>> {
  const { services } = world.gateway;
  const planned = plannedPicks(days);
  const ids = new Map<string, DemoPick>();
  for (const { moment, kind } of turnsOf(days)) {
    if (kind === 'POST') {
      // Each schedule reaches about twelve days ahead.
      await feedRound(world, new Date(moment), 0, 'EVENTS');
      await feedRound(world, new Date(moment), 0);
      for (const pick of planned.filter(({ day }) => eveningBefore(day) === moment))
        ids.set(await postOnGame(world, admin, pick), pick);
      await feedRound(world, new Date(moment + 20 * SECOND), 5 * SECOND);
    }
    if (kind === 'OPENED') await feedRound(world, new Date(moment), 10 * SECOND);
    if (kind === 'START') await feedRound(world, new Date(moment), 35 * SECOND);
    if (kind === 'FINAL') {
      await feedRound(world, new Date(moment), 0, 'SCORES');
      await gradeByRule(services);
    }
    if (kind === 'REVEAL') {
      services.clock.set(new Date(moment).toISOString());
      await revealDays(services);
    }
  }
  return ids;
}

/** A round, and the prices that are due so much `after` it. Only what the moment needs, so that days are short. */
export async function feedRound(
  { gateway: { services } }: OddsWorld,
  moment: Date,
  after: number,
  kind: FeedKind = 'ODDS',
): Promise<void> {
  services.clock.set(moment.toISOString());
  await services.database.em.execute(
    "update feed_tasks set due_at = case when kind = ? then '2000-01-01' else '9999-01-01' end::timestamptz",
    [kind],
  );
  await runFeed(services);
  services.clock.set(new Date(moment.getTime() + after).toISOString());
  await capturePrices(services);
}
