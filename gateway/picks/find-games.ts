import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '#gateway/auth/context.ts';
import { knownTeams } from '#gateway/games/known-teams.ts';
import { listedGames } from '#gateway/games/named-games.ts';
import { type FoundGame, findGame, none, type SoughtGame } from '#schema/rules/market/find-game.ts';
import { linkedPicks } from './link-game.sql.ts';
import { keepGame } from './link-game.ts';
import type { PickRecord } from './pick-rows.ts';

const NO_FEED = 'No schedule of games is set up';

/** The game of each pick by the schedule (schema/rules/market/find-game.ts). */
export async function findGames(
  { hasGames }: Pick<Context, 'hasGames'>,
  em: EntityManager,
  picks: readonly SoughtGame[],
): Promise<FoundGame[]> {
  if (!hasGames) return picks.map(() => none(NO_FEED));
  if (picks.length === 0) return [];
  const [games, teams] = await Promise.all([
    listedGames(em, [...new Set(picks.map(({ date }) => date))]),
    knownTeams(em, [...new Set(picks.map(({ league }) => league))]),
  ]);
  return picks.map((pick) => findGame(pick, { games, teams }));
}

type Linked = Pick<PickRecord, 'id' | 'league' | 'teamOne' | 'teamTwo' | 'date' | 'startsAt'>;

/** Links picks to the games that they are certainly on. One of which a person has said something stays as it is. */
export async function linkFound(
  context: Pick<Context, 'hasGames' | 'now'>,
  em: EntityManager,
  picks: readonly Linked[],
): Promise<Map<string, string>> {
  const linked = new Map<string, string>();
  if (!context.hasGames || picks.length === 0) return linked;
  const said = await linkedPicks.all(em, { pickIds: picks.map(({ id }) => id) });
  const open = picks.filter((pick) => !said.some(({ pickId }) => pickId === pick.id));
  const found = await findGames(context, em, open);
  for (const [at, pick] of open.entries()) {
    const game = found[at]?.game;
    if (!game) continue;
    await keepGame(em, pick, game.id, context.now);
    linked.set(pick.id, game.id);
  }
  return linked;
}
