import type { Context } from '#gateway/auth/context.ts';
import { type AllAccountsRow, allAccounts, allMembers } from '#gateway/auth/member.sql.ts';
import { type MemberRow, memberNames, memberOfRow, userView } from '#gateway/auth/member.ts';
import { newestFirst, pageOf } from '#gateway/database/page.ts';
import { countOf, tableOf } from '#gateway/database/table-of.ts';
import type { UserType } from '#schema/types/access/user.type.ts';
import type { ConnectionOf, PageArgs } from '#schema/types/page.type.ts';
import { type MemberFilter, membersThat } from './members-filter.ts';

/** A page of the members that match the filter, newest first. Throws BAD_USER_INPUT. */
export async function listMembers(
  context: Context,
  args: PageArgs & MemberFilter,
): Promise<ConnectionOf<UserType>> {
  const { database, now, signingKey } = context;
  const page = pageOf(newestFirst('members'), args, signingKey);
  const members = tableOf(database.em, allMembers).where(membersThat(args, now));
  const rows = await page.of(members.selectAll()).execute();
  const ids = rows.map(({ id }) => id);
  const names = await memberNames(database.em, ids);
  return page.connection(
    rows,
    (row) => ({ ...userView(memberOfRow(row), now), name: names.get(row.id) ?? null }),
    () => countMembers(context, args),
  );
}

/** How many members match the filter. Reads all of them, and their plans only if the filter needs them. */
function countMembers({ database, now }: Context, args: MemberFilter): Promise<number> {
  const members = tableOf<Pick<MemberRow, keyof AllAccountsRow>>(
    database.em,
    args.state ? allMembers : allAccounts,
  );
  return countOf(members.where(membersThat(args, now)));
}
