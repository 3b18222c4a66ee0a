import { sql } from 'kysely';
import type { Context } from '#gateway/auth/context.ts';
import { type Order, pageOf } from '#gateway/database/page.ts';
import { countOf, tableOf } from '#gateway/database/table-of.ts';
import { LEDGER_MONTHS } from '#schema/rules/money/mrr.ts';
import type { MrrMovementArgs, MrrMovementType } from '#schema/types/mrr-movement.type.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';

interface MovementRow extends MrrMovementType {
  day: Date;
  dayText: string;
}

const MOVEMENTS = `select m.id, m.day, m.day::text as "dayText", m.at, m.user_id as "memberId", u.email, m.kind, nullif(m.reason, '') as reason,
  m.tier, m.cents12 / ${LEDGER_MONTHS} as cents from mrr_movements m join users u on u.id = m.user_id`;

const NEWEST: Order<MovementRow> = {
  list: 'mrr-movements',
  descending: true,
  columns: [
    { column: 'r.day', type: 'date', of: ({ dayText }) => dayText },
    { column: 'r.id', type: 'bigint', of: ({ id }) => String(id) },
  ],
};

/** A page of the movements behind a figure, newest first. Throws BAD_USER_INPUT. */
export async function listMovements(
  { database: { em }, signingKey }: Context,
  args: MrrMovementArgs,
): Promise<ConnectionOf<MrrMovementType>> {
  const page = pageOf(NEWEST, args, signingKey);
  const { from, to, kind, reason } = args;
  const those = tableOf<MovementRow>(em, MOVEMENTS)
    .$if(from != null, (query) => query.where(sql`r.day`, '>=', from))
    .$if(to != null, (query) => query.where(sql`r.day`, '<=', to))
    .$if(kind != null, (query) => query.where(sql`r.kind`, '=', kind))
    .$if(reason != null, (query) => query.where(sql`r.reason`, '=', reason));
  const rows = await page.of(those.selectAll()).execute();
  return page.connection(
    rows as MovementRow[],
    (movement) => movement,
    () => countOf(those),
  );
}
