import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { isTeamName, teamKey } from '#schema/rules/market/game-sides.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import type { TeamType } from '#schema/types/games/odds-feed.type.ts';

const TEAM = `select t.id, t.name, array(select a.key from team_aliases a where a.team_id = t.id order by a.key limit 20) as aliases
  from teams t`;

/** The teams of a league by name. */
export function teamsOf(rows: Rows, league: League): Promise<TeamType[]> {
  return rows.execute<TeamType[]>(`${TEAM} where t.league = ? order by t.name limit 500`, [league]);
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
    const [team] = await em.execute<{ league: League }[]>('select league from teams where id = ?', [teamId]);
    if (!team) throw new AppError('NOT_FOUND', 'This team does not exist');
    await em.execute(
      'insert into team_aliases (league, key, team_id) values (?, ?, ?) on conflict do nothing',
      [team.league, key, teamId],
    );
    const [owner] = await em.execute<{ id: string; name: string }[]>(
      `select t.id, t.name from teams t where t.league = ? and t.key = ? union all
       select t.id, t.name from team_aliases a join teams t on t.id = a.team_id where a.league = ? and a.key = ? limit 1`,
      [team.league, key, team.league, key],
    );
    if (owner && owner.id !== teamId) throw new AppError('CONFLICT', `This is a name of ${owner.name}`);
    audit(em, context.now, { ...authorOf(context), action: 'team.alias', target: teamId, details: { name } });
    await em.flush();
    const [written] = await em.execute<TeamType[]>(`${TEAM} where t.id = ?`, [teamId]);
    if (!written) throw new AppError('NOT_FOUND', 'This team does not exist');
    return written;
  });
}
