import type { EntityManager } from '@mikro-orm/postgresql';
import type { SelectQueryBuilder } from 'kysely';
import type { CsvCell } from '#gateway/admin/downloads/send-csv.ts';
import type { Context } from '#gateway/auth/context.ts';
import { type Order, pageOf } from '#gateway/database/page.ts';
import { countOf } from '#gateway/database/table-of.ts';
import type { StaffScope } from '#schema/rules/access/staff.ts';
import type { ConnectionOf, PageArgs } from '#schema/types/page.type.ts';

/** The rows of a list as the table `r`, before they are sorted and cut into pages. */
export type ListQuery<Row> = SelectQueryBuilder<{ r: Row }, 'r', Record<never, never>>;

/** A list of the admin dashboard: shown page by page, and saved as a file. */
export interface AdminList<Row, Filter> {
  /** One of these scopes opens it. */
  scopes: readonly StaffScope[];
  /** Some filters have an order of their own, which an index has for them. */
  order(filter: Filter): Order<Row>;
  rows(em: EntityManager, filter: Filter, now: Date): ListQuery<Row>;
  /** Throws BAD_USER_INPUT for what the list cannot look for. */
  refuse?(em: EntityManager, filter: Filter): Promise<void>;
  /** The file's columns and their contents. */
  columns: Record<string, (row: Row, now: Date) => CsvCell | Date>;
}

/** A page of a list. Throws BAD_USER_INPUT. */
export async function listPage<Row extends object, Filter extends PageArgs>(
  { database: { em }, signingKey, now }: Context,
  list: AdminList<Row, Filter>,
  filter: Filter,
): Promise<ConnectionOf<Row>> {
  const page = pageOf(list.order(filter), filter, signingKey);
  await list.refuse?.(em, filter);
  const those = list.rows(em, filter, now);
  const rows = (await page.of(those.selectAll()).execute()) as Row[];
  return page.connection(
    rows,
    (row) => row,
    () => countOf(those),
  );
}
