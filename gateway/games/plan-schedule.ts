import { newId } from '#gateway/database/new-id.ts';
import type { FeedGame } from '#gateway/integrations/odds-feed/odds-feed.ts';
import { type GameStatus, teamKey } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';

/** A game as it stands, with every id that the provider gave it. */
export interface KnownGame {
  id: string;
  ids: string[];
  away: string;
  home: string;
  day: string;
  gameNo: number;
  startsAt: Date;
  startsSeen: number;
  status: GameStatus;
  absent: number;
}

type Row = Omit<KnownGame, 'ids'>;

/** What a round changes. Everything else stays unwritten. */
export interface SchedulePlan {
  added: (Row & { providerId: string })[];
  changed: Row[];
  /** Starts that are added to the list of all that a game had. */
  starts: Row[];
  /** Games that may be one and the same. */
  questions: { id: string; kind: 'NEW_ID' | 'GONE'; gameId: string; otherGameId: string | null }[];
}

/** So many good rounds without it, and a game is gone. */
const ROUNDS_TO_GONE = 3;
/** A game that is gone may come back under a new id for so long. */
const MAY_RETURN = 14 * DAY;

/** The id of a team is its league and its folded name. */
export function teamId(league: League, name: string): string {
  return `${league}:${teamKey(name)}`;
}

/** Compares a round with what stands. `isWhole`: the round lists every game to come, so what is not in it is absent. */
export function planSchedule(
  known: readonly KnownGame[],
  given: readonly FeedGame[],
  { league, now, isWhole }: { league: League; now: Date; isWhole: boolean },
): SchedulePlan {
  const plan: SchedulePlan = { added: [], changed: [], starts: [], questions: [] };
  const byId = new Map(known.flatMap((game) => game.ids.map((id) => [id, game] as const)));
  const seen = new Set(given.map(({ id }) => byId.get(id)));
  const unseen = known.filter((game) => !seen.has(game));
  for (const game of given) {
    const standing = byId.get(game.id);
    const row = standing ? changedBy(standing, game) : addTo(plan, { known, unseen }, game, { league, now });
    if (standing && row) plan.changed.push(row);
    if (row && row.startsSeen !== standing?.startsSeen) plan.starts.push(row);
  }
  if (isWhole && given.length > 0) for (const game of unseen) countAbsence(plan, game, now);
  return plan;
}

/** Null where nothing changed. What a person postponed, and what is over, keeps its status. */
function changedBy(game: KnownGame, { startsAt }: FeedGame): Row | null {
  const moved = startsAt.getTime() !== game.startsAt.getTime() && game.status !== 'FINAL';
  const status = game.status === 'GONE' ? 'SCHEDULED' : game.status;
  if (!moved && game.absent === 0 && status === game.status) return null;
  const start = moved ? { startsAt, day: easternDay(startsAt), startsSeen: game.startsSeen + 1 } : {};
  const { ids: _, ...row } = game;
  return { ...row, ...start, status, absent: 0 };
}

function addTo(
  plan: SchedulePlan,
  { known, unseen }: Record<'known' | 'unseen', readonly KnownGame[]>,
  { id: providerId, startsAt, away: awayName, home: homeName }: FeedGame,
  { league, now }: { league: League; now: Date },
): Row {
  const [away, home, day] = [teamId(league, awayName), teamId(league, homeName), easternDay(startsAt)];
  const isPair = (game: Row) => game.away === away && game.home === home;
  const ofDay = [...known, ...plan.added].filter((game) => isPair(game) && game.day === day);
  const row: Row = {
    ...{ id: newId('game'), away, home, day, startsAt, startsSeen: 1, absent: 0 },
    ...{ status: 'SCHEDULED', gameNo: 1 + Math.max(0, ...ofDay.map(({ gameNo }) => gameNo)) },
  };
  plan.added.push({ ...row, providerId });
  // Asked when that game is gone: until then it may only be missing from one round.
  const lost = unseen.find(
    (game) =>
      isPair(game) &&
      game.status !== 'FINAL' &&
      Math.abs(game.startsAt.getTime() - now.getTime()) < MAY_RETURN,
  );
  if (lost)
    plan.questions.push({
      id: `NEW_ID ${lost.id} ${providerId}`,
      kind: 'NEW_ID',
      gameId: lost.id,
      otherGameId: row.id,
    });
  return row;
}

function countAbsence(plan: SchedulePlan, { ids: _, ...game }: KnownGame, now: Date): void {
  const isOpen = game.status === 'SCHEDULED' || game.status === 'LIVE';
  if (!isOpen || now.getTime() - game.startsAt.getTime() > 3 * DAY) return;
  const absent = game.absent + 1;
  const isGone = absent >= ROUNDS_TO_GONE;
  plan.changed.push({ ...game, absent, status: isGone ? 'GONE' : game.status });
  if (isGone)
    plan.questions.push({
      id: `GONE ${game.id} ${game.startsSeen}`,
      kind: 'GONE',
      gameId: game.id,
      otherGameId: null,
    });
}
