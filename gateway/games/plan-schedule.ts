import { newId } from '#gateway/database/new-id.ts';
import { inTurns } from '#gateway/integrations/odds-feed/in-turns.ts';
import type { FeedGame } from '#gateway/integrations/odds-feed/odds-feed.ts';
import { type GameStatus, teamKey } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';

/** A stored game, with every id that the provider gave it. */
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

/** Rounds without a game before it counts as dropped. */
const ROUNDS_TO_GONE = 3;
/** A game that is gone may come back under a new id for so long. */
const MAY_RETURN = 14 * DAY;

/** The id of a team is its league and its folded name. */
export function teamId(league: League, name: string): string {
  return `${league}:${teamKey(name)}`;
}

interface Listed {
  league: League;
  now: Date;
  /** The round lists every game to come, so what is not in it is absent. */
  isWhole: boolean;
  /** Ids of games that the round lists in a way that cannot be read. */
  unread?: readonly string[];
}

/** Compares a round, which has each id once, with what is stored; in turns, because a round may be long. */
export async function planSchedule(
  known: readonly KnownGame[],
  given: readonly FeedGame[],
  { league, now, isWhole, unread = [] }: Listed,
): Promise<SchedulePlan> {
  const plan: SchedulePlan = { added: [], changed: [], starts: [], questions: [] };
  const byId = new Map(known.flatMap((game) => game.ids.map((id) => [id, game] as const)));
  const seen = new Set([...given.map(({ id }) => id), ...unread].map((id) => byId.get(id)));
  const unseen = known.filter((game) => !seen.has(game));
  const around = { league, numbers: numbersOf(known), lost: lostGames(unseen, now) };
  await inTurns(given, (game) => {
    const standing = byId.get(game.id);
    const row = standing ? changedBy(standing, game) : addTo(plan, around, game);
    if (standing && row) plan.changed.push(row);
    if (row && row.startsSeen !== standing?.startsSeen) plan.starts.push(row);
  });
  if (isWhole && given.length > 0) for (const game of unseen) countAbsence(plan, game, now);
  return plan;
}

/** The highest number of a game, by teams and day. */
function numbersOf(known: readonly KnownGame[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const game of known) numbers.set(dayOf(game), Math.max(game.gameNo, numbers.get(dayOf(game)) ?? 0));
  return numbers;
}

/** By teams, the first game that the round does not list and that may be one of its new ids. */
function lostGames(unseen: readonly KnownGame[], now: Date): Map<string, KnownGame> {
  const mayReturn = unseen.filter(
    ({ status, startsAt }) => status !== 'FINAL' && Math.abs(startsAt.getTime() - now.getTime()) < MAY_RETURN,
  );
  return new Map(mayReturn.toReversed().map((game) => [pairOf(game), game]));
}

const pairOf = ({ away, home }: Pick<Row, 'away' | 'home'>) => `${away} @ ${home}`;
const dayOf = (game: Pick<Row, 'away' | 'home' | 'day'>) => `${pairOf(game)} ${game.day}`;

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
  { league, numbers, lost }: { league: League; numbers: Map<string, number>; lost: Map<string, KnownGame> },
  { id: providerId, startsAt, away: awayName, home: homeName }: FeedGame,
): Row {
  const teams = { away: teamId(league, awayName), home: teamId(league, homeName) };
  const named = { id: newId('game'), ...teams, day: easternDay(startsAt), startsAt };
  const gameNo = 1 + (numbers.get(dayOf(named)) ?? 0);
  const row: Row = { ...named, gameNo, startsSeen: 1, status: 'SCHEDULED', absent: 0 };
  numbers.set(dayOf(row), gameNo);
  plan.added.push({ ...row, providerId });
  // Asked when that game is gone: until then it may only be missing from one round.
  const before = lost.get(pairOf(row));
  if (before)
    plan.questions.push({
      id: `NEW_ID ${before.id} ${providerId}`,
      kind: 'NEW_ID',
      gameId: before.id,
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
