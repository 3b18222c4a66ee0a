import { sql } from 'kysely';
import type { Context } from '#gateway/auth/context.ts';
import { type Order, pageOf } from '#gateway/database/page.ts';
import { countOf } from '#gateway/database/table-of.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import type { RecordPicksArgs, RecordRowType } from '#schema/types/record/record-stats.type.ts';
import { kindsOf, type Row, selectRows, shownRow } from './read-rows.ts';
import { figureSelection } from './selection.ts';

const NEWEST_FIRST: Order<Pick<Row, 'day' | 'pickId'>> = {
  list: 'record picks',
  descending: true,
  columns: [
    { column: 'r.ofDay', type: 'date', of: ({ day }) => day },
    { column: 'r.pickId', type: 'text', of: ({ pickId }) => pickId },
  ],
};

/** A page of the picks behind a figure, each as the figure counts it. Throws BAD_USER_INPUT. */
export async function listRows(
  { database: { em }, now, signingKey }: Pick<Context, 'database' | 'now' | 'signingKey'>,
  { filter, kinds, ...args }: RecordPicksArgs,
): Promise<ConnectionOf<RecordRowType>> {
  const selection = await figureSelection(em, filter ?? {}, now);
  const page = pageOf(NEWEST_FIRST, args, signingKey);
  const picks = em
    .getKysely<Record<never, never>>()
    .selectFrom(sql<Row>`(${selectRows(selection, kindsOf(kinds), sql`, c.day as "ofDay"`)})`.as('r'));
  const rows = (await page.of(picks.selectAll()).execute()) as Row[];
  return page.connection(rows, shownRow, () => countOf(picks));
}
