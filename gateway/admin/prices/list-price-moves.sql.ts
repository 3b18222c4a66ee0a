// Written by npm run codegen from list-price-moves.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface ListPriceMovesValues {
  me: string;
  newRoleSeconds: number;
  now: Date;
  aloneSeconds: number;
  removalSeconds: number;
  most: number | string;
}

export interface ListPriceMovesRow {
  approvedAt: Date | null;
  approvedByEmail: string | null;
  cents: number;
  endedAt: Date | null;
  id: string;
  left: number;
  mayApprove: boolean;
  proposedAt: Date;
  proposedByEmail: string | null;
  reason: string;
  tier: 'PLUS' | 'PREMIUM' | 'VIP';
  told: number;
}

export const listPriceMoves = new Statement<ListPriceMovesValues, ListPriceMovesRow>({
  name: 'listPriceMoves',
  text: `select m.id, m.tier, m.cents, m.reason, m.proposed_at, m.approved_at, m.ended_at,
       p.email as proposed_by_email, a.email as approved_by_email, (m.approved_at is null and m.ended_at is null and ($1::text in (select u.id from users u cross join (select m.proposed_at as asked_at) a where u.role = 'OWNER' and u.disabled_at is null and u.id <> m.proposed_by and not exists (select from audit_log g where g.target = u.id and g.action in ('staff.role', 'user.promote', 'user.address', 'user.enable') and (g.at >= a.asked_at or (g.actor <> 'system' and g.at > a.asked_at - $2 * interval '1 second')))) or ($1::text = m.proposed_by and not exists (select u.id from users u cross join (select m.proposed_at as asked_at) a where u.role = 'OWNER' and u.disabled_at is null and u.id <> m.proposed_by and not exists (select from audit_log g where g.target = u.id and g.action in ('staff.role', 'user.promote', 'user.address', 'user.enable') and (g.at >= a.asked_at or (g.actor <> 'system' and g.at > a.asked_at - $2 * interval '1 second')))) and $3::timestamptz >= greatest( m.proposed_at + $4 * interval '1 second', (select max(r.at) from (select m.proposed_at as asked_at) a cross join lateral (select at, role from (select g.at, case g.action when 'staff.role' then g.details->'before'->>'role' when 'user.delete' then g.details->>'role' else (select t.role::text from users t where t.id = g.target) end as role from audit_log g where g.action in ('staff.role', 'user.disable', 'user.delete', 'user.address') and g.actor <> 'system' and g.at > a.asked_at - $5 * interval '1 second') removed) r where r.role = 'OWNER') + $5 * interval '1 second')))) as "may_approve",
       (select count(*)::int from plan_price_notices n where n.move_id = m.id and n.mailed_at is not null) as "told",
       case when m.ended_at is null then (select count(*)::int from subscriptions s where s.tier = m.tier
          and s.state in ('active', 'past_due', 'paused') and s.source = 'purchase' and s.agreed_cents <> m.cents) else 0 end as "left"
  from plan_price_moves m left join users p on p.id = m.proposed_by left join users a on a.id = m.approved_by
 order by m.proposed_at desc, m.id desc limit $6`,
  values: ['me', 'newRoleSeconds', 'now', 'aloneSeconds', 'removalSeconds', 'most'],
  columns: ['approved_at', 'approved_by_email', 'cents', 'ended_at', 'id', 'left', 'may_approve', 'proposed_at', 'proposed_by_email', 'reason', 'tier', 'told'],
  instants: ['approved_at', 'ended_at', 'proposed_at'],
});

export interface ApprovePriceMoveValues {
  me: string;
  now: Date;
  id: string;
  newRoleSeconds: number;
  aloneSeconds: number;
  removalSeconds: number;
}

export interface ApprovePriceMoveRow {
  id: string;
}

export const approvePriceMove = new Statement<ApprovePriceMoveValues, ApprovePriceMoveRow>({
  name: 'approvePriceMove',
  text: `update plan_price_moves m set approved_by = $1, approved_at = $2 where id = $3 and (m.approved_at is null and m.ended_at is null and ($1::text in (select u.id from users u cross join (select m.proposed_at as asked_at) a where u.role = 'OWNER' and u.disabled_at is null and u.id <> m.proposed_by and not exists (select from audit_log g where g.target = u.id and g.action in ('staff.role', 'user.promote', 'user.address', 'user.enable') and (g.at >= a.asked_at or (g.actor <> 'system' and g.at > a.asked_at - $4 * interval '1 second')))) or ($1::text = m.proposed_by and not exists (select u.id from users u cross join (select m.proposed_at as asked_at) a where u.role = 'OWNER' and u.disabled_at is null and u.id <> m.proposed_by and not exists (select from audit_log g where g.target = u.id and g.action in ('staff.role', 'user.promote', 'user.address', 'user.enable') and (g.at >= a.asked_at or (g.actor <> 'system' and g.at > a.asked_at - $4 * interval '1 second')))) and $2::timestamptz >= greatest( m.proposed_at + $5 * interval '1 second', (select max(r.at) from (select m.proposed_at as asked_at) a cross join lateral (select at, role from (select g.at, case g.action when 'staff.role' then g.details->'before'->>'role' when 'user.delete' then g.details->>'role' else (select t.role::text from users t where t.id = g.target) end as role from audit_log g where g.action in ('staff.role', 'user.disable', 'user.delete', 'user.address') and g.actor <> 'system' and g.at > a.asked_at - $6 * interval '1 second') removed) r where r.role = 'OWNER') + $6 * interval '1 second')))) returning id`,
  values: ['me', 'now', 'id', 'newRoleSeconds', 'aloneSeconds', 'removalSeconds'],
  columns: ['id'],
});
