import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import type { PlanPriceMoveType } from '#schema/types/plan-price-move.type.ts';

export const MOST_MOVES = 50;

/** A lone owner may approve what they proposed this long ago. */
export const ALONE_AFTER_MILLISECONDS = HOUR;

/** Whether the member `?` may approve the move `m` at a moment `?`. */
export const MAY_APPROVE = `(m.approved_at is null and m.ended_at is null and (m.proposed_by <> ? or (m.proposed_at <= ?
  and not exists (select from users o where o.role = 'OWNER' and o.id <> m.proposed_by))))`;

const MOVES = `
  select m.id, m.tier, m.cents, m.reason, m.proposed_at as "proposedAt", m.approved_at as "approvedAt", m.ended_at as "endedAt",
         p.email as "proposedByEmail", a.email as "approvedByEmail", ${MAY_APPROVE} as "mayApprove",
         (select count(*)::int from plan_price_notices n where n.move_id = m.id and n.mailed_at is not null) as told,
         case when m.ended_at is null then (select count(*)::int from subscriptions s where s.tier = m.tier
            and s.state in ('active', 'past_due') and s.source = 'purchase' and s.agreed_cents <> m.cents) else 0 end as "left"
    from plan_price_moves m left join users p on p.id = m.proposed_by left join users a on a.id = m.approved_by
   order by m.proposed_at desc, m.id desc limit ?`;

/** Moves of running plans, the last proposed first. */
export function listPriceMoves(context: Context): Promise<PlanPriceMoveType[]> {
  const alone = new Date(context.now.getTime() - ALONE_AFTER_MILLISECONDS);
  return context.database.em.execute<PlanPriceMoveType[]>(MOVES, [memberOf(context).id, alone, MOST_MOVES]);
}
