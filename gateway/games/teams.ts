import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { isTeamName, teamKey } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { TeamType } from '#schema/types/games/odds-feed.type.ts';
import * as statements from './teams.sql.ts';

/** The teams of a league by name. */
export function teamsOf(rows: Rows, league: League): Promise<TeamType[]> {
  return statements.teamsOf.all(rows, { league });
}

/**
 * Says that a team is also called so: names match exactly, so a person has to. Throws NOT_FOUND, BAD_USER_INPUT, and CONFLICT when
 * the name is that of another team of the league.
 */
export async function addAlias(
  context: Context,
  { teamId, name }: { teamId: string; name: string },
): Promise<TeamType> {
  const key = teamKey(name);
  if (!isTeamName(name)) throw new AppError('BAD_USER_INPUT', 'Give a name of at most 80 characters');
  return inTransaction(context, async (em) => {
    const team = await statements.leagueOfTeam.first(em, { id: teamId });
    if (!team) throw new AppError('NOT_FOUND', 'This team does not exist');
    const { league } = team;
    await statements.addAlias.run(em, { league, key, teamId });
    const owner = await statements.ownerOfName.first(em, { league, key });
    if (owner && owner.id !== teamId) throw new AppError('CONFLICT', `This is a name of ${owner.name}`);
    audit(em, context.now, { ...authorOf(context), action: 'team.alias', target: teamId, details: { name } });
    await em.flush();
    const written = await statements.teamById.first(em, { id: teamId });
    if (!written) throw new AppError('NOT_FOUND', 'This team does not exist');
    return written;
  });
}
