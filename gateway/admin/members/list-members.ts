import type { Context } from '#gateway/auth/context.ts';
import { MEMBERS, type MemberRow, memberOfRow, userView } from '#gateway/auth/member.ts';
import { newestFirst, pageOf } from '#gateway/database/page.ts';
import type { ConnectionOf, PageArgs } from '#schema/types/page.type.ts';
import type { UserType } from '#schema/types/user.type.ts';
import { type MemberFilter, membersThat } from './members-filter.ts';

/** A page of the members that match the filter, newest first. Throws BAD_USER_INPUT. */
export async function listMembers(
  context: Context,
  asked: PageArgs & MemberFilter,
): Promise<ConnectionOf<UserType>> {
  const { database, now, signingKey } = context;
  const filter = membersThat(asked, now);
  const page = pageOf(newestFirst('members', 'u'), asked, signingKey);
  const rows = await database.em.execute<MemberRow[]>(`${MEMBERS} where ${filter.sql} ${page.end.sql}`, [
    ...filter.params,
    ...page.end.params,
  ]);
  return page.connection(
    rows,
    (row) => userView(memberOfRow(row), now),
    () => countMembers(context, asked),
  );
}

/** How many members match the filter. Reads all of them. */
async function countMembers({ database, now }: Context, asked: MemberFilter): Promise<number> {
  const { sql, params } = membersThat(asked, now);
  const plans = asked.state ? "left join subscriptions s on s.user_id = u.id and s.state <> 'ended'" : '';
  const count = `select count(*)::int as total from users u ${plans} where ${sql}`;
  const [counted] = await database.em.execute<{ total: number }[]>(count, params);
  return counted?.total ?? 0;
}
