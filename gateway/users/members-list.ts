import type { Context } from '#gateway/context.ts';
import { type Connection, connectionOf, newestFirst } from '#gateway/database/page.ts';
import type { PageArgs } from '#schema/types/page.type.ts';
import { MEMBERS, type Member, type MemberRow, memberOfRow } from './member.ts';
import { type MemberFilter, membersThat } from './members-filter.ts';

/** A page of the members whom the filter lets through, newest first, uncounted. Throws BAD_USER_INPUT. */
export async function listMembers(
  { database, now }: Context,
  asked: PageArgs & MemberFilter,
): Promise<Omit<Connection<Member>, 'totalCount'>> {
  const filter = membersThat(asked, now);
  const page = newestFirst('u', asked);
  const rows = await database.em.execute<MemberRow[]>(`${MEMBERS} where ${filter.sql} ${page.sql}`, [
    ...filter.params,
    ...page.params,
  ]);
  const { totalCount: _, ...connection } = connectionOf(rows.map(memberOfRow), asked, 0);
  return connection;
}

/** How many members the filter lets through: this reads all of them. */
export async function countMembers({ database, now }: Context, asked: MemberFilter): Promise<number> {
  const { sql, params } = membersThat(asked, now);
  const plans = asked.state ? "left join subscriptions s on s.user_id = u.id and s.state <> 'ended'" : '';
  const count = `select count(*)::int as total from users u ${plans} where ${sql}`;
  const [counted] = await database.em.execute<{ total: number }[]>(count, params);
  return counted?.total ?? 0;
}
