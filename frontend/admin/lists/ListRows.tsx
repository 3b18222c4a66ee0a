import type { ReactNode } from 'react';
import { DataTable } from '#frontend/admin/DataTable.tsx';
import { Pager } from '#frontend/admin/Pager.tsx';
import { RowsLoading } from '#frontend/admin/RowsLoading.tsx';
import type { Pages } from '#frontend/admin/use-pages.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';

interface ListRowsProps<Row> {
  /** What the rows are, in the plural, in small letters. */
  name: string;
  columns: string[];
  pages: Pages;
  list: { nodes: readonly Row[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | undefined;
  asked: { error?: unknown; loading: boolean; refetch(): Promise<unknown> };
  /** A `tr`. */
  row(row: Row): ReactNode;
}

/** The rows of a list, page by page. */
export function ListRows<Row>({ name, columns, pages, list, asked, row }: ListRowsProps<Row>) {
  if (!list && asked.error)
    return (
      <ErrorState onRetry={() => void asked.refetch().catch(() => {})} busy={asked.loading}>
        {`Failed to load ${name}. Please try again.`}
      </ErrorState>
    );
  if (!list) return <RowsLoading>{`Loading ${name}...`}</RowsLoading>;
  if (list.nodes.length === 0) return <EmptyState>{`No ${name} found`}</EmptyState>;
  return (
    <>
      <DataTable caption={`The ${name}`} columns={columns}>
        {list.nodes.map(row)}
      </DataTable>
      <Pager pages={pages} pageInfo={list.pageInfo} />
    </>
  );
}

/** What every list loads: a page, from the server once, from memory meanwhile. */
export function listPageOf(pages: Pages) {
  return { variables: { first: 50, after: pages.after }, fetchPolicy: 'cache-and-network' as const };
}
