import { Link } from 'react-router-dom';
import { memberPath } from '#frontend/admin/admin-address.ts';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Pager } from '#frontend/admin/Pager.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import table from '#frontend/admin/table.module.css';
import { usePages } from '#frontend/admin/use-pages.ts';
import { type ListedMemberFragment, useAdminMembersQuery } from '#frontend/generated/graphql.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
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
const COLUMNS = ['Member', 'Plan', 'Renews or ends', 'Joined'];

/** The members that match, page by page. Another search starts at page one: give it as the key. */
export function MemberTable({ question }: { question: MemberQuestion }) {
  const pages = usePages();
  const { data, error, loading, refetch } = useAdminMembersQuery({
    variables: { first: PAGE, after: pages.after, ...question },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && error)
    return (
      <ErrorState onRetry={() => void refetch().catch(() => {})} busy={loading}>
        Failed to load members. Please try again.
      </ErrorState>
    );
  if (!data) return <RowsLoading>Loading members...</RowsLoading>;
  const { nodes, pageInfo } = data.members;
  if (nodes.length === 0) return <EmptyState>{noMembers(question)}</EmptyState>;
  return (
    <>
      <DataTable caption="Members" columns={COLUMNS}>
        {nodes.map((member) => (
          <MemberRow key={member.id} member={member} to={memberPath(member.id, { ...question })} />
        ))}
      </DataTable>
      <Pager pages={pages} pageInfo={pageInfo} />
    </>
  );
}

function noMembers({ search, state }: MemberQuestion): string {
  if (search) return `No members${state ? ' with this status' : ''} found for "${search}"`;
  return state ? 'No members with this status' : 'No members yet';
}

function MemberRow({ member, to }: { member: ListedMemberFragment; to: string }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.member}>
        <Link to={to}>{member.email}</Link>
        {member.name && <small>{member.name}</small>}
      </th>
      <td data-label="Plan">
        <MemberTags member={member} />
      </td>
      <td data-label="Renews or ends" className={table.figure}>
        {nextDateText(member)}
      </td>
      <td data-label="Joined" className={table.figure}>
        {dayText(member.createdAt)}
      </td>
    </tr>
  );
}
