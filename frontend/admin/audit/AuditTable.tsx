import { Link } from 'react-router-dom';
import { Frame, Table } from '#frontend/admin/mantine.ts';
import { Pager } from '#frontend/admin/Pager.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import { usePages } from '#frontend/admin/use-pages.ts';
import { type AuditRowFragment, useAuditLogQuery } from '#frontend/generated/graphql.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { foldedActs } from '#schema/rules/access/folded-acts.ts';
import { longDay } from '#schema/rules/time/eastern-time.ts';
import { shownDay } from '#schema/rules/time/shown-time.ts';
import styles from './AuditLog.module.css';
import { AuditTableRow } from './AuditTableRow.tsx';
import { type AuditQuestion, auditPath, hasFilters } from './audit-address.ts';

/** Many of them are folded into one row. */
const PAGE = 100;

/** The entries that match, newest first, under their days. Another question starts at page one: give it as the key. */
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
      <EmptyState>Nothing has been done so far</EmptyState>
    );
  return (
    <>
      <Frame className={styles.frame}>
        <Table className={styles.table} layout="fixed" aria-label="Audit log">
          <colgroup>
            {['time', 'who', 'what', 'about', 'change'].map((column) => (
              <col key={column} data-column={column} />
            ))}
          </colgroup>
          <thead className="visually-hidden">
            <tr>
              {['Time', 'Who', 'What', 'About', 'Change'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {byDay(nodes).map(({ day, entries }) => (
            <Table.Tbody key={day}>
              <Table.Tr className={styles.day}>
                <Table.Th scope="rowgroup" colSpan={5}>
                  {longDay(day)}
                </Table.Th>
              </Table.Tr>
              {foldedActs(entries).map((acts) => (
                <AuditTableRow key={acts[0]?.id} acts={acts} question={question} />
              ))}
            </Table.Tbody>
          ))}
        </Table>
      </Frame>
      <Pager pages={pages} pageInfo={pageInfo} />
    </>
  );
}

function byDay(entries: readonly AuditRowFragment[]) {
  const days = [...new Set(entries.map(({ at }) => shownDay(new Date(at))))];
  return days.map((day) => ({
    day,
    entries: entries.filter(({ at }) => shownDay(new Date(at)) === day),
  }));
}
