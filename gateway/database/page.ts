import { AppError } from '#gateway/app-error.ts';
import type { PageArgs, PageInfoType } from '#schema/types/page.type.ts';
import type { Fragment } from './rows.ts';

const LARGEST_PAGE = 100;

/** What a list that shows the newest first is ordered by. */
interface Placed {
  createdAt: Date;
  id: string;
}

export interface Connection<T> {
  edges: { cursor: string; node: T }[];
  nodes: T[];
  pageInfo: PageInfoType;
  totalCount: number;
}

/**
 * The end of a query for a page, newest first, by key and not by offset: page 1,000 costs what page 1 does.
 * Reads one row more than is shown. Columns are those of the table `alias`. Throws BAD_USER_INPUT.
 */
export function newestFirst(alias: string, { first, after }: PageArgs): Fragment {
  if (!(first >= 1 && first <= LARGEST_PAGE))
    throw new AppError('BAD_USER_INPUT', `first must be between 1 and ${LARGEST_PAGE}`);
  const place = after ? placeOf(after) : null;
  const older = place ? `and (${alias}.created_at, ${alias}.id) < (?::timestamptz, ?)` : '';
  const order = `order by ${alias}.created_at desc, ${alias}.id desc limit ${Math.trunc(first) + 1}`;
  return { sql: `${older} ${order}`, params: place ? [place.createdAt, place.id] : [] };
}

/** Rows read with `newestFirst` as the connection that clients expect. */
export function connectionOf<T extends Placed>(
  rows: T[],
  { first, after }: PageArgs,
  totalCount: number,
): Connection<T> {
  const nodes = rows.slice(0, first);
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }));
  const pageInfo = {
    hasNextPage: rows.length > first,
    hasPreviousPage: after != null,
    startCursor: edges.at(0)?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, nodes, pageInfo, totalCount };
}

function cursorOf({ createdAt, id }: Placed): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');
}

function placeOf(cursor: string): Placed {
  const [instant = '', id] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const createdAt = new Date(instant);
  if (!id || Number.isNaN(createdAt.getTime()))
    throw new AppError('BAD_USER_INPUT', 'after is not a cursor of this list');
  return { createdAt, id };
}
