import type { ReactNode } from 'react';
import type { AdminTab } from '#frontend/admin/admin-address.ts';
import type { Column } from '#frontend/admin/DataTable.tsx';
import type { Asked } from '#frontend/admin/Loaded.tsx';
import { PagedTable } from '#frontend/admin/PagedTable.tsx';
import { usePages } from '#frontend/admin/use-pages.ts';
import type { SavedList } from '#frontend/generated/graphql.ts';
import { ListPage } from './ListPage.tsx';
import type { FilterValues, ListFilter } from './list-filters.ts';

/** A page of what matches, from the server once, from memory meanwhile. */
export interface Question<Variables> {
  variables: Variables;
  fetchPolicy: 'cache-and-network';
}

interface ListOf<Row, Variables> {
  tab: AdminTab;
  title: string;
  /** What the rows are, in the plural, in small letters. */
  what: string;
  filters: readonly ListFilter[];
  /** Its file, and what that is filtered by besides. */
  file: SavedList;
  always?: Record<string, string>;
  useList(question: Question<Variables>): {
    asked: Asked<unknown>;
    list: { nodes: readonly Row[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } | undefined;
  };
  columns: readonly Column<NoInfer<Row>>[] | ((values: FilterValues) => readonly Column<NoInfer<Row>>[]);
  keyOf(row: NoInfer<Row>): string;
}

/** A page that lists what has happened with all members, with its filters and its file. */
export function listOf<Row, Variables>(list: ListOf<Row, Variables>): () => ReactNode {
  return () => <ListPage {...list}>{(values) => <Rows list={list} values={values} />}</ListPage>;
}

interface RowsProps<Row, Variables> {
  list: ListOf<Row, Variables>;
  values: FilterValues;
}

function Rows<Row, Variables>({ list, values }: RowsProps<Row, Variables>) {
  const { what, useList, columns, keyOf, always } = list;
  const pages = usePages();
  const variables = { first: 50, after: pages.after, ...always, ...asInput(values) };
  const found = useList({ variables: variables as Variables, fetchPolicy: 'cache-and-network' });
  const shown = typeof columns === 'function' ? columns(values) : columns;
  return <PagedTable {...{ what, keyOf, pages, ...found }} columns={shown} />;
}

/** Addresses have only texts. */
function asInput({ cash, ...others }: FilterValues) {
  return { ...others, ...(cash && { cash: cash === 'true' || cash }) };
}
