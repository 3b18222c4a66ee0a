import { AppError } from '#gateway/app-error.ts';
import { DEFAULT_PAGE, LARGEST_PAGE } from '#schema/rules/paging.ts';
import type { ConnectionOf, PageArgs } from '#schema/types/page.type.ts';
import { cursorOf, placeOf } from './cursor.ts';
import type { Fragment } from './rows.ts';

/** The order of a list. Its columns sort the rows, the last one uniquely, and an index has them in this order. */
export interface Order<Row> {
  /** Part of its cursors, so that a cursor of another list or order is refused. */
  list: string;
  descending: boolean;
  columns: readonly { sql: string; type: 'timestamptz' | 'date' | 'text'; of(row: Row): Date | string }[];
}

/** A list that shows the newest first, from the columns of the table `alias`. */
export function newestFirst(list: string, alias: string): Order<{ createdAt: Date; id: string }> {
  return {
    list,
    descending: true,
    columns: [
      { sql: `${alias}.created_at`, type: 'timestamptz', of: ({ createdAt }) => createdAt },
      { sql: `${alias}.id`, type: 'text', of: ({ id }) => id },
    ],
  };
}

export interface Page<Row> {
  /**
   * The end of the query, after a condition. Page 100,000 costs as much as page 1. Reads one extra row to learn whether
   * there is a next page.
   */
  end: Fragment;
  /** The rows as a connection. */
  connection<Read extends Row, Node>(
    rows: Read[],
    show: (row: Read) => Node,
    count: () => Promise<number>,
  ): ConnectionOf<Node>;
}

/** A page by key, never by offset. Throws BAD_USER_INPUT. */
export function pageOf<Row>(order: Order<Row>, asked: PageArgs, signingKey: string): Page<Row> {
  const { size, backward, cursor } = checked(asked);
  const place = cursor == null ? null : placeOf(order.list, cursor, signingKey);
  return {
    end: endOf(order, size, backward, place),
    connection: (rows, show, count) => {
      const shown = backward ? rows.slice(0, size).reverse() : rows.slice(0, size);
      const edges = shown.map((row) => ({ cursor: cursorFor(order, row, signingKey), node: show(row) }));
      const [more, came] = [rows.length > size, place !== null];
      const pageInfo = {
        hasNextPage: backward ? came : more,
        hasPreviousPage: backward ? more : came,
        startCursor: edges.at(0)?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      };
      return { edges, nodes: edges.map(({ node }) => node), pageInfo, totalCount: count };
    },
  };
}

function checked({ first, after, last, before }: PageArgs) {
  const backward = last != null || before != null;
  if (backward && (first != null || after != null))
    throw new AppError('BAD_USER_INPUT', 'Use first with after, or last with before, not both');
  const size = (backward ? last : first) ?? DEFAULT_PAGE;
  if (!(size >= 1 && size <= LARGEST_PAGE))
    throw new AppError(
      'BAD_USER_INPUT',
      `${backward ? 'last' : 'first'} must be between 1 and ${LARGEST_PAGE}`,
    );
  return { size: Math.trunc(size), backward, cursor: backward ? before : after };
}

function endOf<Row>(order: Order<Row>, size: number, backward: boolean, place: string[] | null): Fragment {
  const { columns } = order;
  const down = order.descending !== backward;
  const names = columns.map(({ sql }) => sql).join(', ');
  const values = columns.map(({ type }) => `?::${type}`).join(', ');
  const behind = place ? `and (${names}) ${down ? '<' : '>'} (${values})` : '';
  const by = columns.map(({ sql }) => `${sql} ${down ? 'desc' : 'asc'}`).join(', ');
  return { sql: `${behind} order by ${by} limit ${size + 1}`, params: place ?? [] };
}

function cursorFor<Row>({ list, columns }: Order<Row>, row: Row, signingKey: string): string {
  const place = columns.map(({ of }) => of(row)).map((at) => (at instanceof Date ? at.toISOString() : at));
  return cursorOf(list, place, signingKey);
}
