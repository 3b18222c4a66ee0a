import type { Rows } from '#gateway/database/rows.ts';
import type { FeedGame } from '#gateway/integrations/odds-feed/odds-feed.ts';
import { teamKey } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { type KnownGame, planSchedule, type SchedulePlan, teamId } from './plan-schedule.ts';

const ROW = `id text, away text, home text, day date, "gameNo" int, "startsAt" timestamptz, "startsSeen" int,
  status text, absent int`;

/** Games further back are over, whatever the provider says of them. */
const DAYS_BACK = 14 * DAY;

/**
 * Writes what a round says of games, and nothing else: rounds of a league are applied one after another. Answers the
 * games of the provider's ids.
 */
export async function applySchedule(
  rows: Rows,
  league: League,
  given: readonly FeedGame[],
  { now, isWhole }: { now: Date; isWhole: boolean },
): Promise<Map<string, string>> {
  await rows.execute('select pg_advisory_xact_lock(hashtext(?))', [`games ${league}`]);
  const known = await knownGames(rows, league, now);
  const plan = planSchedule(known, given, { league, now, isWhole });
  await addTeams(rows, league, plan, given);
  await writeGames(rows, league, plan, now);
  const ids = known.flatMap((game) => game.ids.map((id) => [id, game.id] as const));
  return new Map([...ids, ...plan.added.map(({ providerId, id }) => [providerId, id] as const)]);
}

function knownGames(rows: Rows, league: League, now: Date): Promise<KnownGame[]> {
  return rows.execute<KnownGame[]>(
    `select g.id, array(select i.id from game_ids i where i.game_id = g.id) as ids, away, home, day::text as day,
            game_no as "gameNo", starts_at as "startsAt", starts_seen as "startsSeen", status, absent
       from games g where league = ? and starts_at > ?`,
    [league, new Date(now.getTime() - DAYS_BACK)],
  );
}

/** The provider's names make the teams; other names become aliases when a person says so. */
async function addTeams(
  rows: Rows,
  league: League,
  { added }: SchedulePlan,
  given: readonly FeedGame[],
): Promise<void> {
  if (added.length === 0) return;
  const names = new Map(given.flatMap(({ away, home }) => [away, home]).map((name) => [teamKey(name), name]));
  const teams = [...names].map(([key, name]) => ({ id: teamId(league, name), league, name, key }));
  await rows.execute(
    `insert into teams (id, league, name, key) select id, league, name, key
       from json_to_recordset(?::json) as given (id text, league text, name text, key text) on conflict do nothing`,
    [JSON.stringify(teams)],
  );
}

async function writeGames(
  rows: Rows,
  league: League,
  { added, changed, starts, questions }: SchedulePlan,
  now: Date,
): Promise<void> {
  if (added.length > 0)
    await rows.execute(
      `with given as (select * from json_to_recordset(?::json) as given (${ROW}, "providerId" text)),
            made as (insert into games (id, league, away, home, day, game_no, starts_at, status)
              select id, ?, away, home, day, "gameNo", "startsAt", status from given returning id)
       insert into game_ids (id, game_id) select "providerId", id from given join made using (id)`,
      [JSON.stringify(added), league],
    );
  if (changed.length > 0)
    await rows.execute(
      `update games g set day = given.day, starts_at = "startsAt", starts_seen = "startsSeen", status = given.status,
              absent = given.absent
         from json_to_recordset(?::json) as given (${ROW}) where g.id = given.id`,
      [JSON.stringify(changed)],
    );
  if (starts.length > 0)
    await rows.execute(
      `insert into game_starts (game_id, n, starts_at, noted_at) select id, "startsSeen", "startsAt", ?
         from json_to_recordset(?::json) as given (${ROW})`,
      [now, JSON.stringify(starts)],
    );
  if (questions.length > 0)
    await rows.execute(
      `insert into game_questions (id, kind, game_id, other_game_id, asked_at) select id, kind, "gameId", "otherGameId", ?
         from json_to_recordset(?::json) as given (id text, kind text, "gameId" text, "otherGameId" text) on conflict do nothing`,
      [now, JSON.stringify(questions)],
    );
}
