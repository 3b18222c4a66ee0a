import { Link } from 'react-router-dom';
import { memberPath } from '#frontend/admin/admin-address.ts';
import type { Column } from '#frontend/admin/DataTable.tsx';
import { Note } from '#frontend/admin/mantine.ts';
import { PagedTable } from '#frontend/admin/PagedTable.tsx';
import { usePages } from '#frontend/admin/use-pages.ts';
import { type ListedMemberFragment, useAdminMembersQuery } from '#frontend/generated/graphql.ts';
import type { PlanStatus } from '#schema/rules/access/entitlement.ts';
import styles from './MemberTable.module.css';
import { MemberTags } from './MemberTags.tsx';
import { dayText, nextDateText } from './member-text.ts';

export interface MemberQuestion {
  /** How the address begins; null for any. */
  search: string | null;
  state: PlanStatus | null;
}

const PAGE = 20;

/** The members that match, page by page. Another search starts at page one: give it as the key. */
export function MemberTable({ question }: { question: MemberQuestion }) {
  const pages = usePages();
  const asked = useAdminMembersQuery({
    variables: { first: PAGE, after: pages.after, ...question },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <PagedTable
      {...{ what: 'members', asked, pages, list: asked.data?.members }}
      caption="Members"
      className={styles.table}
      columns={columnsOf(question)}
      keyOf={({ id }) => id}
      empty={noMembers(question)}
    />
  );
}

function noMembers({ search, state }: MemberQuestion): string {
  if (search) return `No members${state ? ' with this status' : ''} found for "${search}"`;
  return state ? 'No members with this status' : 'No members yet';
}

/** The question stays in the address of each member, for the way back. */
function columnsOf(question: MemberQuestion): Column<ListedMemberFragment>[] {
  return [
    {
      head: 'Member',
      cell: ({ id, email, name }) => (
        <>
          <Link to={memberPath(id, { ...question })}>{email}</Link>
          {name && <Note>{name}</Note>}
        </>
      ),
    },
    { head: 'Plan', cell: (member) => <MemberTags member={member} /> },
    { head: 'Renews or ends', figure: true, cell: nextDateText },
    { head: 'Joined', figure: true, cell: ({ createdAt }) => dayText(createdAt) },
  ];
}
