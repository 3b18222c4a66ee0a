import type { Rows } from '#gateway/database/rows.ts';
import type { KnownTeam } from '#schema/rules/market/reading/read-team.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import * as statements from './teams.sql.ts';

/** The teams of the schedule in these leagues, with every name of each. */
export function knownTeams(rows: Rows, leagues: readonly League[]): Promise<KnownTeam[]> {
  return statements.knownTeams.all(rows, { leagues });
}
