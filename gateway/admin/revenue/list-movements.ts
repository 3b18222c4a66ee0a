import { type SqlBool, sql } from 'kysely';
import type { AdminList } from '#gateway/admin/lists/admin-list.ts';
import { tableOf } from '#gateway/database/table-of.ts';
import { LEDGER_MONTHS } from '#schema/rules/money/mrr.ts';
import type { MrrMovementArgs, MrrMovementType } from '#schema/types/desk/mrr-movement.type.ts';

interface MovementRow extends MrrMovementType {
  day: Date;
  dayText: string;
}

/** A plan that ends is the only movement with a reason, and one that was canceled the only one with an answer. */
const CANCELLED = 'cancelled';

const MOVEMENTS = `select m.id, m.day, m.day::text as "dayText", m.at, m.user_id as "memberId", u.email, m.kind, m.reason as ended, s.cancel_reason as answer, nullif(m.reason, '') as reason,
    case when m.reason = '${CANCELLED}' then coalesce(s.cancel_reason, 'NONE') end as said,
    m.tier, m.cents12 / ${LEDGER_MONTHS} as cents
  from mrr_movements m join users u on u.id = m.user_id left join subscriptions s on s.id = m.subscription_id`;

const UNSAID = sql<SqlBool>`r.answer is null`;

/** The movements behind a figure, newest first. */
export const movementList: AdminList<MovementRow, MrrMovementArgs> = {
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
    tableOf<MovementRow>(em, MOVEMENTS)
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
