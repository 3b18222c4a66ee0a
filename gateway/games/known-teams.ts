import type { Rows } from '#gateway/database/rows.ts';
import type { KnownTeam } from '#schema/rules/market/reading/read-team.ts';
import type { League } from '#schema/rules/picks/leagues.ts';

/** The teams of the schedule in these leagues, with every name of each. */
export function knownTeams(rows: Rows, leagues: readonly League[]): Promise<KnownTeam[]> {
  return rows.execute<KnownTeam[]>(
    `select t.league, t.name,
            array(select t.key union all select a.key from team_aliases a where a.team_id = t.id) as keys
       from teams t where t.league in (select json_array_elements_text(?::json)) order by t.id`,
    [JSON.stringify(leagues)],
  );
}
