import type { Rows } from '#gateway/database/rows.ts';
import { teamKey } from '#schema/rules/market/game-sides.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import type { UnknownTeamType } from '#schema/types/games/odds-feed.type.ts';
import * as statements from './unknown-teams.sql.ts';

const LOOKED_BACK = 14 * DAY;
const MOST = 50;

/** Names in recent picks and drafts that are no team of their league, where the feed has the league: each is another name of one. */
export async function unknownTeams(rows: Rows, now: Date): Promise<UnknownTeamType[]> {
  const named = await statements.namedTeams.all(rows, { since: new Date(now.getTime() - LOOKED_BACK) });
  const known = await statements.teamKeys.all(rows);
  const keys = new Set(known.map(({ league, key }) => `${league} ${key}`));
  return named.filter(({ league, name }) => !keys.has(`${league} ${teamKey(name)}`)).slice(0, MOST);
}
