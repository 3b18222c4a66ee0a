// Written by npm run codegen from members-history.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { Details } from '#schema/rules/money/history-text.ts';

export interface MemberTimelineValues {
  userId: string;
  most: number | string;
}

export interface MemberTimelineRow {
  at: Date;
  details: Details;
  id: string;
  tier: Tier;
  type: string;
}

/** The events of a member's plans, and what was refunded of them, newest first. */
export const memberTimeline = new Statement<MemberTimelineValues, MemberTimelineRow>({
  name: 'memberTimeline',
  text: `select id as "id", at as "at", type as "type", tier as "tier", details as "details" from (
  select e.id::text as id, e.at, e.type, s.tier::text as tier, e.details, e.id as position
    from subscriptions s join subscription_events e on e.subscription_id = s.id where s.user_id = $1
  union all
  select c.id, c.paid_at, 'refunded', c.tier,
         jsonb_build_object('totalCents', c.total_cents, 'invoice', i.number), null
    from invoices c join invoices i on i.id = substr(c.kind, length('credit-') + 1)
   where c.user_id = $1 and c.type = 'credit' and c.state = 'paid'
) as happened order by at desc, position desc nulls first limit $2`,
  values: ['userId', 'most'],
  columns: ['at', 'details', 'id', 'tier', 'type'],
  instants: ['at'],
});

export interface EntriesAboutValues {
  userId: string;
  most: number | string;
}

export interface EntriesAboutRow {
  action: string;
  actor: string;
  at: Date;
  details: Details;
  id: string;
}

/** The entries of an account and its invoices, newest first. */
export const entriesAbout = new Statement<EntriesAboutValues, EntriesAboutRow>({
  name: 'entriesAbout',
  text: `select a.id, a.at, coalesce(u.email, a.actor) as "actor", a.action, a.details
  from audit_log a left join users u on u.id = a.actor
 where a.target = any (array(select $1::varchar union all select id from invoices where user_id = $1::varchar))
 order by a.id desc limit $2`,
  values: ['userId', 'most'],
  columns: ['action', 'actor', 'at', 'details', 'id'],
  instants: ['at'],
  decimals: ['id'],
});
