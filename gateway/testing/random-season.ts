import { type Random, randomFor } from '#local/demo/random.ts';
import type { Fault } from '#local/odds/faults.ts';
import { quotesAt } from '#local/odds/quotes.ts';
import type { LocalGame } from '#local/odds/schedule.ts';
import { priceChoices } from '#schema/rules/market/price-choices.ts';
import { MINUTE, SECOND } from '#schema/rules/time/durations.ts';
import { addDays, easternInstant } from '#schema/rules/time/eastern-time.ts';
import { ask } from './ask.ts';
import { startFeedWorkers } from './feed-workers.ts';
import { type OddsWorld, openOddsWorld } from './odds.ts';
import { member, type TestUser } from './users.ts';

interface Season {
  days: number;
  /** Of each of two leagues. */
  gamesADay: number;
  picksADay: number;
  kills: number;
  seed: string;
}

const FIRST = '2031-11-21';
const LEAGUES = ['NBA', 'NHL'] as const;
const STARTS = ['13:00', '16:30', '20:00'];
const GAME_FAULTS: readonly Fault[] = [
  'later',
  'later',
  'earlier',
  'doubleheader',
  'new-id',
  'postpone',
  'wrong-final',
];
const FEED_FAULTS: readonly Fault[] = ['rate', 'broken', 'stale'];
/** Nothing is said any more of a game that is about to start, or has. */
const LAST_MOVE = 45 * MINUTE;

/** A season of random games through the stand-in, with whatever a provider does to them, and workers that are killed in between. */
export async function playRandomSeason(season: Season): Promise<OddsWorld & { picked: Map<string, string> }> {
  const random = randomFor(season.seed);
  const games: LocalGame[] = [];
  const world = await openOddsWorld({ AUTO_GRADE: 'on' }, () => games);
  const admin = await member(world.gateway, { role: 'OWNER' });
  const workers = await startFeedWorkers(world);
  const picked = new Map<string, string>();
  const steps = stepsOf(season);
  const killed = killSteps(steps.length, season.kills);
  try {
    for (const [at, { moment, kinds, day, isMorning }] of steps.entries()) {
      if (isMorning)
        games.splice(
          0,
          games.length,
          ...gamesOf(day, season.gamesADay, random),
          ...yesterdays(games, moment),
        );
      if (kinds.includes('EVENTS') && !isMorning) disturb(world, games, { random, moment });
      world.gateway.services.clock.set(moment.toISOString());
      await due(world, kinds);
      if (killed.has(at)) await workers.workAndKill(moment, random.whole(0, 80));
      else await workers.work(moment);
      if (isMorning)
        for (const [id, game] of await post(world, admin, games, { ...season, random, moment }))
          picked.set(id, game);
    }
  } finally {
    workers.close();
  }
  return { ...world, picked };
}

interface Step {
  day: string;
  moment: Date;
  kinds: readonly string[];
  isMorning: boolean;
}

/** Rounds a minute before starts and moved starts, closes 25 seconds before them, scores during and after games. */
function stepsOf({ days }: Season): Step[] {
  return Array.from({ length: days }, (_, at) => addDays(FIRST, at)).flatMap((day) => {
    const at = (time: string, by: number, kinds: readonly string[], isMorning = false) => ({
      ...{ day, kinds, isMorning, moment: new Date(easternInstant(day, time).getTime() + by) },
    });
    return [
      at('09:00', 0, ['EVENTS'], true),
      ...STARTS.flatMap((start) => [
        ...[-30, 0, 60].flatMap((minutes) => [
          at(start, minutes * MINUTE - MINUTE, ['EVENTS', 'ODDS']),
          at(start, minutes * MINUTE - 25 * SECOND, []),
        ]),
        ...[30, 166, 177, 227, 238].map((minutes) => at(start, minutes * MINUTE, ['SCORES'])),
      ]),
    ].sort((one, other) => one.moment.getTime() - other.moment.getTime());
  });
}

function killSteps(steps: number, kills: number): Set<number> {
  return new Set(Array.from({ length: kills }, (_, at) => Math.floor(((at + 0.5) * steps) / kills)));
}

function gamesOf(day: string, count: number, random: Random): LocalGame[] {
  return LEAGUES.flatMap((league) => {
    const clubs = random.shuffled(Array.from({ length: 2 * count }, (_, at) => `${league} Club N${at + 1}`));
    return Array.from({ length: count }, (_, at) => ({
      ...{ league, pick: null, away: clubs[2 * at] ?? '', home: clubs[2 * at + 1] ?? '' },
      id: Array.from({ length: 32 }, () => random.whole(0, 15).toString(16)).join(''),
      startsAt: easternInstant(day, random.oneOf(STARTS)),
    }));
  });
}

/** Finals are told for a day. */
function yesterdays(games: readonly LocalGame[], moment: Date): LocalGame[] {
  return games.filter(({ startsAt }) => moment.getTime() - startsAt.getTime() < 24 * 60 * MINUTE);
}

/** What a provider does between two rounds. */
function disturb(
  { provider }: OddsWorld,
  games: readonly LocalGame[],
  { random, moment }: { random: Random; moment: Date },
): void {
  if (random.chance(0.3)) provider.apply('normal');
  if (random.chance(0.1)) provider.apply(random.oneOf(FEED_FAULTS));
  const coming = provider
    .shown(games)
    .filter(({ startsAt }) => startsAt.getTime() - moment.getTime() > LAST_MOVE);
  for (let count = 0; count < 8 && coming.length > 0; count += 1)
    provider.apply(random.oneOf(GAME_FAULTS), random.oneOf(coming).id);
}

/** Whoever held a task a minute ago holds it no more. */
function due({ gateway }: OddsWorld, kinds: readonly string[]): Promise<unknown> {
  return gateway.services.database.em.execute(
    `update feed_tasks set leased_until = null, due_at = case when league in ('NBA', 'NHL') and kind in (select jsonb_array_elements_text(?::jsonb))
       then '2031-01-01' else '2032-12-01' end::timestamptz`,
    [JSON.stringify(kinds)],
  );
}

const POST = 'mutation ($input: CreatePickInput!) { createPick(input: $input) { pick { id } } }';

/** Posts picks on games of the day; answers each with the provider's id of its game. */
async function post(
  { gateway }: OddsWorld,
  admin: TestUser,
  games: readonly LocalGame[],
  { random, moment, picksADay }: { random: Random; moment: Date; picksADay: number },
): Promise<[string, string][]> {
  const posted: [string, string][] = [];
  const coming = random.shuffled(games.filter(({ startsAt }) => startsAt > moment));
  for (const game of coming.slice(0, picksADay)) {
    const [found] = await gateway.services.database.em.execute<
      { gameId: string; day: string; time: string }[]
    >(
      `select game_id as "gameId", day::text as day, to_char(starts_at at time zone 'America/New_York', 'HH24:MI') as time
         from game_ids i join games g on g.id = i.game_id where i.id = ?`,
      [game.id],
    );
    if (!found) continue;
    const { words, market, line, odds, book } = random.oneOf(priceChoices(game, quotesAt(game, moment)));
    const input = {
      ...{
        sport: game.league,
        subscription: 'FREE',
        teamOne: game.away,
        teamTwo: game.home,
        gameId: found.gameId,
      },
      ...{
        date: found.day,
        time: found.time,
        pick: words,
        pickDetails: 'Rest.',
        market,
        line,
        odds,
        book,
        units: 1,
      },
    };
    const { data, errors } = await ask<{ createPick: { pick: { id: string } } }>(
      gateway,
      POST,
      { input },
      admin,
    );
    if (errors) throw new Error(JSON.stringify(errors));
    posted.push([data.createPick.pick.id, game.id]);
  }
  return posted;
}
