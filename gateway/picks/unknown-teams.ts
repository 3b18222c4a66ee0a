import type { Rows } from '#gateway/database/rows.ts';
import { teamKey } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import type { UnknownTeamType } from '#schema/types/games/odds-feed.type.ts';

const LOOKED_BACK = 14 * DAY;
const MOST = 50;

/** Names in recent picks and drafts that are no team of their league, where the feed has the league: each is another name of one. */
export async function unknownTeams(rows: Rows, now: Date): Promise<UnknownTeamType[]> {
  const named = await rows.execute<UnknownTeamType[]>(
    `select league, name, count(*)::int as picks from picks p, unnest(array[p.team_one, p.team_two]) as name
      where starts_at > ? and status <> 'WITHDRAWN' and exists (select from teams t where t.league = p.league)
      group by 1, 2 order by 3 desc, 2`,
    [new Date(now.getTime() - LOOKED_BACK)],
  );
  const known = await rows.execute<{ league: League; key: string }[]>(
    'select league, key from teams union all select league, key from team_aliases',
  );
  const keys = new Set(known.map(({ league, key }) => `${league} ${key}`));
  return named.filter(({ league, name }) => !keys.has(`${league} ${teamKey(name)}`)).slice(0, MOST);
}
