import { Link } from 'react-router-dom';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Pager } from '#frontend/admin/Pager.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { usePages } from '#frontend/admin/use-pages.ts';
import { useAuditLogQuery } from '#frontend/generated/graphql.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { AuditTableRow } from './AuditTableRow.tsx';
import { type AuditQuestion, auditPath, hasFilters } from './audit-address.ts';

const PAGE = 50;
const COLUMNS = ['When', 'Who', 'What', 'About', 'Before and after'];

/** The entries that match, newest first. Another question starts at page one: give it as the key. */
export function AuditTable({ question }: { question: AuditQuestion }) {
  const pages = usePages();
  const { data, error, loading, refetch } = useAuditLogQuery({
    variables: { first: PAGE, after: pages.after, filter: { ...question } },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && error)
    return (
      <ErrorState onRetry={() => void refetch().catch(() => {})} busy={loading}>
        Failed to load the audit log. Please try again.
      </ErrorState>
    );
  if (!data) return <RowsLoading rows={10}>Loading the audit log...</RowsLoading>;
  const { nodes, pageInfo } = data.auditLog;
  if (nodes.length === 0)
    return hasFilters(question) || question.byPeople ? (
      <EmptyState action={<Link to={auditPath({ byPeople: false })}>Show everything</Link>}>
        Nothing matches these filters
      </EmptyState>
    ) : (
      <EmptyState>Nothing has been done yet</EmptyState>
    );
  return (
    <>
      <DataTable caption="Audit log" columns={COLUMNS}>
        {nodes.map((entry) => (
          <AuditTableRow key={entry.id} entry={entry} question={question} />
        ))}
      </DataTable>
      <Pager pages={pages} pageInfo={pageInfo} />
    </>
  );
}
