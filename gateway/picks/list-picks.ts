import type { Context } from '#gateway/auth/context.ts';
import { type Order, pageOf } from '#gateway/database/page.ts';
import { easternDay } from '#schema/rules/eastern-time.ts';
import type { PickOrder } from '#schema/rules/pick-values.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import type { PickPageArgs } from '#schema/types/pick-list.type.ts';
import { countPicks, type PickRecord, picksOnPage } from './pick-rows.ts';
import { daysOf, picksThat } from './picks-filter.ts';

/**
 * A page of the posted picks of some days, with today's locked ones. Drafts and future days are never included;
 * withdrawn picks are marked. Throws BAD_USER_INPUT.
 */
export async function listPicks(context: Context, asked: PickPageArgs): Promise<ConnectionOf<PickRecord>> {
  const { database, now, signingKey } = context;
  const page = pageOf(ORDERS[asked.orderBy], asked, signingKey);
  const filter = asked.filter ?? {};
  const condition = picksThat(filter, daysOf(filter, easternDay(now)));
  const rows = await picksOnPage(database.em, condition, page.end);
  return page.connection(
    rows,
    (row) => row,
    () => countPicks(database.em, condition),
  );
}

/**
 * By day before the moment, so that a range of days is a range of the index. The name of the table stands before each
 * column: the rows are answered with a text called `date` too, and by that one no index is in order.
 */
const COLUMNS: Order<PickRecord>['columns'] = [
  { sql: 'picks.date', type: 'date', of: ({ date }) => date },
  { sql: 'picks.starts_at', type: 'timestamptz', of: ({ startsAt }) => startsAt },
  { sql: 'picks.id', type: 'text', of: ({ id }) => id },
];

const ORDERS: Record<PickOrder, Order<PickRecord>> = {
  NEWEST: { list: 'picks newest', descending: true, columns: COLUMNS },
  OLDEST: { list: 'picks oldest', descending: false, columns: COLUMNS },
};
