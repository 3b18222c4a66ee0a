import type { Context } from '#gateway/auth/context.ts';
import { hadRoleBefore, lastRemoval } from '#gateway/auth/had-role-before.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { REMOVAL_MILLISECONDS } from '#schema/rules/money/four-eyes.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import type { PlanPriceMoveType } from '#schema/types/money/plan-price-move.type.ts';

export const MOST_MOVES = 50;

/** A lone owner may approve what they proposed this long ago. */
const ALONE_AFTER_MILLISECONDS = HOUR;

const seconds = (milliseconds: number) => `${milliseconds / 1_000} seconds`;

/** The owners who may approve the move `m`, but for who proposed it. */
const OTHERS = `select o.id from users o where o.role = 'OWNER' and o.disabled_at is null and o.id <> m.proposed_by
  and ${hadRoleBefore('o', 'm.proposed_at')}`;

/**
 * Whether the member `?` may approve the move `m` at `?`: another owner, or the lone one who proposed it an hour ago, and whom nobody
 * was taken away beside for a day.
 */
export const MAY_APPROVE = `(m.approved_at is null and m.ended_at is null and (? in (${OTHERS})
  or (? = m.proposed_by and not exists (${OTHERS}) and ? >= greatest(m.proposed_at + interval '${seconds(ALONE_AFTER_MILLISECONDS)}',
    ${lastRemoval("role = 'OWNER'", 'm.proposed_at')} + interval '${seconds(REMOVAL_MILLISECONDS)}'))))`;

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
  const me = memberOf(context).id;
  return context.database.em.execute<PlanPriceMoveType[]>(MOVES, [me, me, context.now, MOST_MOVES]);
}
