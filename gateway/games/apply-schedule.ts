import type { Rows } from '#gateway/database/rows.ts';
import type { FeedDrop, FeedGame } from '#gateway/integrations/odds-feed/odds-feed.ts';
import type { FeedFault } from '#schema/rules/market/feed-names.ts';
import { teamKey } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import * as statements from './apply-schedule.sql.ts';
import { otherTeams } from './other-teams.ts';
import { planSchedule, type SchedulePlan, teamId } from './plan-schedule.ts';

/** Games further back are over, whatever the provider says of them. */
const DAYS_BACK = 14 * DAY;

/** How a round's games are known here. */
export interface AppliedSchedule {
  /** The games of the provider's ids, of those that can be believed. */
  gameOf: ReadonlyMap<string, string>;
  /** Games of the round that could not be kept. */
  dropped: FeedDrop[];
}

/** Writes what a round says of games, and nothing else: rounds of a league are applied one after another. */
export async function applySchedule(
  rows: Rows,
  league: League,
  given: readonly FeedGame[],
  { now, isWhole, dropped = [] }: { now: Date; isWhole: boolean; dropped?: readonly FeedDrop[] },
): Promise<AppliedSchedule> {
  await statements.lockSchedule.run(rows, { league });
  const since = new Date(now.getTime() - DAYS_BACK);
  const known = await statements.knownGames.all(rows, { league, since });
  const ids = new Map(known.flatMap((game) => game.ids.map((id) => [id, game.id] as const)));
  const added = given.filter(({ id }) => !ids.has(id));
  const faults = new Map<string, FeedFault | null>([
    ...contradictions(given, ids),
    ...(await otherTeams(rows, league, given, known)),
    ...(await faultsOfNew(rows, added, since)),
  ]);
  const kept = given.filter(({ id }) => !faults.has(id));
  const unread = [...dropped.flatMap(({ id }) => id ?? []), ...faults.keys()];
  const plan = await planSchedule(known, kept, { league, now, isWhole, unread });
  await addTeams(rows, league, plan, kept);
  await writeGames(rows, league, plan, now);
  return {
    gameOf: new Map([
      ...[...ids].filter(([id]) => !faults.has(id)),
      ...plan.added.map(({ providerId, id }) => [providerId, id] as const),
    ]),
    dropped: [...faults].flatMap(([id, fault]) => (fault ? [{ id, fault }] : [])),
  };
}

/** Two ids of one game with two starts: neither can be believed. */
function contradictions(
  given: readonly FeedGame[],
  ids: ReadonlyMap<string, string>,
): [id: string, fault: FeedFault][] {
  const starts = new Map<string, Set<number>>();
  for (const { id, startsAt } of given) {
    const game = ids.get(id);
    if (game) starts.set(game, (starts.get(game) ?? new Set()).add(startsAt.getTime()));
  }
  return given.flatMap(({ id }) => ((starts.get(ids.get(id) ?? '')?.size ?? 0) > 1 ? [[id, 'TWICE']] : []));
}

/** Games that cannot be added: under an id that is taken, or that began long ago. What is known and over is no fault, and null. */
async function faultsOfNew(
  rows: Rows,
  added: readonly FeedGame[],
  since: Date,
): Promise<Map<string, FeedFault | null>> {
  if (added.length === 0) return new Map();
  const found = await statements.takenIds.all(rows, { ids: added.map(({ id }) => id) });
  const taken = new Set(found.map(({ id }) => id));
  const faults = added.map(({ id, startsAt }) => {
    const isOver = startsAt <= since;
    if (taken.has(id)) return [id, isOver ? null : 'TAKEN'] as const;
    return [id, isOver ? 'START' : undefined] as const;
  });
  return new Map(faults.flatMap(([id, fault]) => (fault === undefined ? [] : [[id, fault]])));
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
  await statements.addTeams.run(rows, { teams: JSON.stringify(teams) });
}

async function writeGames(
  rows: Rows,
  league: League,
  { added, changed, starts, questions }: SchedulePlan,
  now: Date,
): Promise<void> {
  if (added.length > 0) await statements.addGames.run(rows, { league, games: JSON.stringify(added) });
  if (changed.length > 0) await statements.changeGames.run(rows, { games: JSON.stringify(changed) });
  if (starts.length > 0) await statements.addStarts.run(rows, { now, games: JSON.stringify(starts) });
  if (questions.length > 0)
    await statements.addGameQuestions.run(rows, { now, questions: JSON.stringify(questions) });
}
