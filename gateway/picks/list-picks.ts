import type { Context } from '#gateway/auth/context.ts';
import { type Order, pageOf } from '#gateway/database/page.ts';
import { countOf } from '#gateway/database/table-of.ts';
import { nextTurn } from '#schema/rules/picks/pick-changes.ts';
import type { PickOrder } from '#schema/rules/picks/pick-values.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import type { PickPageArgs } from '#schema/types/picks/pick-list.type.ts';
import { PICK_SELECTION, type PickRecord } from './pick-rows.ts';
import { filteredDays, type PickTables, picksThat } from './picks-filter.ts';

/**
 * A page of the posted picks of some days, with today's locked ones. Drafts and future days are never included;
 * withdrawn picks are marked. Throws BAD_USER_INPUT.
 */
export async function listPicks(context: Context, args: PickPageArgs): Promise<ConnectionOf<PickRecord>> {
  const { database, now, signingKey } = context;
  const page = pageOf(ORDERS[args.orderBy], args, signingKey);
  const filter = args.filter ?? {};
  const picks = database.em
    .getKysely<PickTables>()
    .selectFrom('picks')
    .where(picksThat(filter, filteredDays(filter, easternDay(now))));
  const rows = await page.of(picks.select(PICK_SELECTION)).execute();
  context.reuse.ofPicks();
  context.reuse.changesAt(nextTurn(rows, now), now);
  return page.connection(
    rows,
    (row) => row,
    () => countOf(picks),
  );
}

/**
 * By day first, so that a range of days is a range of the index. Columns name their table, because the select list has
 * a text called `date` too, which no index is ordered by.
 */
const COLUMNS: Order<PickRecord>['columns'] = [
  { column: 'picks.date', type: 'date', of: ({ date }) => date },
  { column: 'picks.starts_at', type: 'timestamptz', of: ({ startsAt }) => startsAt },
  { column: 'picks.id', type: 'text', of: ({ id }) => id },
];

const ORDERS: Record<PickOrder, Order<PickRecord>> = {
  NEWEST: { list: 'picks newest', descending: true, columns: COLUMNS },
  OLDEST: { list: 'picks oldest', descending: false, columns: COLUMNS },
};
