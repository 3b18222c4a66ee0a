import type { PickRecord } from '#gateway/picks/pick-rows.ts';
import { isNear } from '#schema/rules/market/find-game.ts';
import { teamKey } from '#schema/rules/market/game-sides.ts';
import { easternInstant } from '#schema/rules/time/eastern-time.ts';
import { type FeedFacts, postedAt } from './feed-facts.ts';

/** A game by the picks on it. */
export interface PickedGame {
  /**
   * The pick that was on the game first names it: no later pick, no withdrawal and no edit changes that, not even one that takes this pick
   * to another game. A game that all picks leave, as one that is postponed, goes on under its id where its first pick went.
   */
  id: string;
  /** Null: none of its picks is linked to the schedule. */
  gameId: string | null;
  teams: string;
  picks: [PickRecord, ...PickRecord[]];
}

/** That a pick is, or was before an edit, on a game. */
interface Stay {
  /** The pick, with its version if an edit took it there. */
  id: string;
  pickId: string;
  since: number;
  gameId: string | null;
  teams: string;
  startsAt: Date;
  /** Null: the pick has left. */
  pick: PickRecord | null;
}

interface GameOfStays extends Omit<Stay, 'pick'> {
  picks: PickRecord[];
}

type Facts = Pick<FeedFacts, 'picks' | 'games' | 'changes'>;

/**
 * The games of picks, in the order in which they were first picked: a game of the schedule is one, and so is what the same teams play
 * within 90 minutes of the first pick's start. A doubleheader is two.
 */
export function gamesOfPicks(facts: Facts): PickedGame[] {
  const found: GameOfStays[] = [];
  const stays = facts.picks.flatMap((pick) => staysOf(pick, facts)).sort((a, b) => a.since - b.since);
  for (const { pick, ...stay } of stays) {
    const game = gameOf(found, stay) ?? { ...stay, picks: [] };
    if (!found.includes(game)) found.push(game);
    game.gameId ??= stay.gameId;
    if (pick) game.picks.push(pick);
  }
  return named(found);
}

/** A game that all picks have left gives its id to one game that the same pick named later: to the first, so no two have the same. */
function named(found: readonly GameOfStays[]): PickedGame[] {
  const given = new Set<string>();
  return found.flatMap((game) => {
    const [first, ...more] = game.picks;
    if (!first) return [];
    const namesake = found.find(
      (other) =>
        other === game || (other.pickId === game.pickId && other.picks.length === 0 && !given.has(other.id)),
    );
    const { id } = namesake ?? game;
    given.add(id);
    return [{ ...game, id, picks: [first, ...more] }];
  });
}

/** Where a pick has been, the first first. An edit that stays on a game is no new stay. */
function staysOf(pick: PickRecord, { changes, games }: Facts): Stay[] {
  const moves = changes.filter(({ pickId }) => pickId === pick.id);
  const homes = [
    ...moves.map(({ date, time, teamOne, teamTwo }) => ({
      teams: teamsOfGame({ league: pick.league, teamOne, teamTwo }),
      startsAt: easternInstant(date, time),
    })),
    { teams: teamsOfGame(pick), startsAt: pick.startsAt },
  ];
  const stays: Stay[] = [];
  homes.forEach((home, n) => {
    const move = moves[n - 1];
    const last = stays.at(-1);
    if (last && isOneGame(last, home)) Object.assign(last, home);
    else
      stays.push({
        ...home,
        id: move ? `${pick.id}-v${move.version}` : pick.id,
        pickId: pick.id,
        since: Number(move?.at ?? postedAt(pick)),
        gameId: null,
        pick: null,
      });
  });
  return stays.map((stay) =>
    stay === stays.at(-1) ? { ...stay, pick, gameId: games.get(pick.id)?.gameId ?? null } : stay,
  );
}

type Home = Pick<Stay, 'teams' | 'startsAt'>;

function isOneGame(a: Home, b: Home): boolean {
  return a.teams === b.teams && isNear(a.startsAt, b.startsAt);
}

function gameOf(found: readonly GameOfStays[], { gameId, ...home }: Omit<Stay, 'pick'>): GameOfStays | null {
  const linked = found.find((game) => gameId !== null && game.gameId === gameId);
  if (linked) return linked;
  const distance = (game: Home) => Math.abs(Number(game.startsAt) - Number(home.startsAt));
  const near = found
    .filter((game) => isOneGame(game, home))
    .filter((game) => game.gameId === null || gameId === null)
    .sort((a, b) => distance(a) - distance(b));
  return near[0] ?? null;
}

/** The teams of a pick, whichever is named first. */
export function teamsOfGame({ league, teamOne, teamTwo }: GameTeams): string {
  return JSON.stringify([league, ...[teamKey(teamOne), teamKey(teamTwo)].sort()]);
}

type GameTeams = Pick<PickRecord, 'league' | 'teamOne' | 'teamTwo'>;
