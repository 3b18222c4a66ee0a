import type { Rows } from '#gateway/database/rows.ts';
import type { FeedGame } from '#gateway/integrations/odds-feed/odds-feed.ts';
import type { FeedFault } from '#schema/rules/market/feed-names.ts';
import { teamKey } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { type KnownGame, teamId } from './plan-schedule.ts';
import * as statements from './teams.sql.ts';

type Teams = Pick<KnownGame, 'away' | 'home'>;

/**
 * Games under an id that we know, with the two teams exchanged, or with two others: what is said of them, such as a score, would
 * count for the wrong team. One team may be spelled in another way, both where a person gave the names.
 */
export async function otherTeams(
  rows: Rows,
  league: League,
  given: readonly FeedGame[],
  known: readonly KnownGame[],
): Promise<[id: string, fault: FeedFault][]> {
  const byId = new Map(known.flatMap((game) => game.ids.map((id) => [id, game] as const)));
  const doubted = (team: (name: string) => string) =>
    given.filter(({ id, away, home }) => {
      const game = byId.get(id);
      return game && areOthers(game, { away: team(away), home: team(home) });
    });
  if (doubted((name) => teamId(league, name)).length === 0) return [];
  const aliases = await aliasesOf(rows, league);
  return doubted((name) => aliases.get(teamKey(name)) ?? teamId(league, name)).map(({ id }) => [id, 'TAKEN']);
}

function areOthers(game: Teams, { away, home }: Teams): boolean {
  const isStraight = away === game.away || home === game.home;
  return !isStraight || away === game.home || home === game.away;
}

async function aliasesOf(rows: Rows, league: League): Promise<Map<string, string>> {
  const found = await statements.aliasesOf.all(rows, { league });
  return new Map(found.map(({ key, teamId: team }) => [key, team]));
}
