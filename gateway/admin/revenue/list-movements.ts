import { type SqlBool, sql } from 'kysely';
import type { AdminList } from '#gateway/admin/lists/admin-list.ts';
import { tableOf } from '#gateway/database/table-of.ts';
import type { MrrMovementArgs } from '#schema/types/desk/mrr-movement.type.ts';
import { type MrrMovementsRow, mrrMovements } from './figures.sql.ts';

const CANCELLED = 'cancelled';

const UNSAID = sql<SqlBool>`r.answer is null`;

/** The movements behind a figure, newest first. */
export const movementList: AdminList<MrrMovementsRow, MrrMovementArgs> = {
  scopes: ['MONEY'],
  order: () => ({
    list: 'mrr-movements',
    descending: true,
    columns: [
      { column: 'r.day', type: 'date', of: ({ dayText }) => dayText },
      { column: 'r.id', type: 'bigint', of: ({ id }) => String(id) },
    ],
  }),
  rows: (em, { from, to, kind, reason, said }) =>
    tableOf(em, mrrMovements)
      .$if(from != null, (some) => some.where(sql`r.day`, '>=', from))
      .$if(to != null, (some) => some.where(sql`r.day`, '<=', to))
      .$if(kind != null, (some) => some.where(sql`r.kind`, '=', kind))
      .$if(reason != null, (some) => some.where(sql`r.ended`, '=', reason))
      .$if(said != null, (some) => some.where(sql`r.ended`, '=', CANCELLED))
      .$if(said != null, (some) => some.where(said === 'NONE' ? UNSAID : sql<SqlBool>`r.answer = ${said}`)),
  columns: {
    member: ({ memberId }) => memberId,
    email: ({ email }) => email,
    kind: ({ kind }) => kind,
    reason: ({ reason }) => reason,
    said: ({ said }) => said,
    plan: ({ tier }) => tier,
    cents: ({ cents }) => cents,
    at: ({ at }) => at,
  },
};
