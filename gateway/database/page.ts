import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { AppError } from '#gateway/app-error.ts';
import { type ConnectionOf, DEFAULT_PAGE, MAX_PAGE_SIZE, type PageArgs } from '#schema/types/page.type.ts';
import { cursorOf, placeOf } from './cursor.ts';

/** The order of a list. Its columns sort the rows, the last one uniquely, and an index has them in this order. */
export interface Order<Row> {
  /** Part of its cursors, so that a cursor of another list or order is refused. */
  list: string;
  descending: boolean;
  columns: readonly {
    column: string;
    type: 'timestamptz' | 'date' | 'text' | 'bigint';
    of(row: Row): Date | string;
  }[];
}

/** The order of a list that shows the newest rows of the table `r` first. */
export function newestFirst(list: string): Order<{ createdAt: Date; id: string }> {
  return {
    list,
    descending: true,
    columns: [
      { column: 'r.createdAt', type: 'timestamptz', of: ({ createdAt }) => createdAt },
      { column: 'r.id', type: 'text', of: ({ id }) => id },
    ],
  };
}

export interface Page<Row> {
  /**
   * The rows of the page. Page 100,000 costs as much as page 1. Reads one extra row to learn whether there is a next
   * page.
   */
  of<DB, Tables extends keyof DB, Output>(
    query: SelectQueryBuilder<DB, Tables, Output>,
  ): SelectQueryBuilder<DB, Tables, Output>;
  /** The rows as a connection. */
  connection<Read extends Row, Node>(
    rows: Read[],
    show: (row: Read) => Node,
    count: () => Promise<number>,
  ): ConnectionOf<Node>;
}

/** A page by key, never by offset. Throws BAD_USER_INPUT. */
export function pageOf<Row>(order: Order<Row>, args: PageArgs, signingKey: string): Page<Row> {
  const { size, backward, cursor } = checked(args);
  const place = cursor == null ? null : placeOf(order.list, cursor, signingKey);
  return {
    of: (query) => inOrder(query, order, place, order.descending !== backward).limit(size + 1),
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

/** All rows of a query in their order, so many at a time. Each batch is a query of its own, so no connection is kept between them. */
export async function* batchesOf<Row, DB, Tables extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, Tables, Output>,
  order: Order<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  let place: string[] | null = null;
  while (true) {
    const rows = (await inOrder(query, order, place, order.descending).limit(size).execute()) as Row[];
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < size) return;
    place = placeIn(order, last);
  }
}

function checked({ first, after, last, before }: PageArgs) {
  const backward = last != null || before != null;
  if (backward && (first != null || after != null))
    throw new AppError('BAD_USER_INPUT', 'Use first with after, or last with before, not both');
  const size = (backward ? last : first) ?? DEFAULT_PAGE;
  if (!(size >= 1 && size <= MAX_PAGE_SIZE))
    throw new AppError(
      'BAD_USER_INPUT',
      `${backward ? 'last' : 'first'} must be between 1 and ${MAX_PAGE_SIZE}`,
    );
  return { size: Math.trunc(size), backward, cursor: backward ? before : after };
}

function inOrder<Row, DB, Tables extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, Tables, Output>,
  { columns }: Order<Row>,
  place: string[] | null,
  down: boolean,
): SelectQueryBuilder<DB, Tables, Output> {
  const names = sql.join(columns.map(({ column }) => sql.ref(column)));
  const values = sql.join(columns.map(({ type }, at) => sql`${place?.[at]}::${sql.raw(type)}`));
  const after = sql<SqlBool>`(${names}) ${sql.raw(down ? '<' : '>')} (${values})`;
  return columns.reduce(
    (ordered, { column }) => ordered.orderBy(sql.ref(column), down ? 'desc' : 'asc'),
    place ? query.where(after) : query,
  );
}

function cursorFor<Row>(order: Order<Row>, row: Row, signingKey: string): string {
  return cursorOf(order.list, placeIn(order, row), signingKey);
}

function placeIn<Row>({ columns }: Order<Row>, row: Row): string[] {
  return columns.map(({ of }) => of(row)).map((at) => (at instanceof Date ? at.toISOString() : at));
}
