import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { DataTable } from './DataTable.tsx';
import { type Asked, Loaded } from './Loaded.tsx';
import { Pager } from './Pager.tsx';
import type { Pages } from './use-pages.ts';

interface PagedTableProps<Row> extends Omit<ComponentProps<typeof DataTable<Row>>, 'rows' | 'caption'> {
  caption?: string;
  /** What the rows are, in the plural, in small letters. */
  what: string;
  asked: Asked<unknown>;
  list: { nodes: readonly Row[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | undefined;
  pages: Pages;
  /** What it says where there are no rows. */
  empty?: ReactNode;
}

/** A list, page by page. */
export function PagedTable<Row>({
  what,
  asked,
  list,
  pages,
  empty,
  caption,
  ...table
}: PagedTableProps<Row>) {
  return (
    <Loaded asked={{ ...asked, data: list }} what={what}>
      {({ nodes, pageInfo }) =>
        nodes.length === 0 ? (
          <EmptyState>{empty ?? `No ${what} found`}</EmptyState>
        ) : (
          <>
            <DataTable caption={caption ?? `The ${what}`} rows={nodes} {...table} />
            <Pager pages={pages} pageInfo={pageInfo} />
          </>
        )
      }
    </Loaded>
  );
}
