// Written by npm run codegen from refresh-links.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { StaffRole } from '#schema/rules/access/staff.ts';
import type { OddsFormat } from '#schema/rules/picks/odds-formats.ts';

export interface ChangedLinksValues {
  now: Date;
  most: number | string;
}

export interface ChangedLinksRow {
  breakEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  createdAt: Date;
  currentPeriodEndsAt: Date;
  discordId: string;
  email: string;
  emailProvedAt: Date | null;
  graceEndsAt: Date | null;
  id: string;
  oddsFormat: OddsFormat | null;
  pausedUntil: Date | null;
  pendingTier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
  planTrialEndsAt: Date | null;
  role: StaffRole | null;
  seenNow: string | null;
  sessionsValidSince: Date | null;
  state: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'paused' | 'ended' | null;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  timeZone: string | null;
  trialEndsAt: Date;
  weeklyReceiptsSince: Date | null;
}

/**
 * Links whose member changed since they were looked at, or may have by the clock. A hash of the member's rows says so, because no
 * notification may be added, and one that is lost would leave a role with somebody who no longer pays.
 */
export const changedLinks = new Statement<ChangedLinksValues, ChangedLinksRow>({
  name: 'changedLinks',
  text: `with members as (select u.id, u.email, u.role, u.trial_ends_at, u.created_at, u.sessions_valid_since, u.odds_format, u.time_zone, u.weekly_receipts_since, u.email_proved_at, s.state, s.tier as "tier", s.current_period_ends_at as "current_period_ends_at", s.trial_ends_at as plan_trial_ends_at, s.cancel_at_period_end as "cancel_at_period_end", s.pending_tier, s.grace_ends_at, s.paused_until, greatest(l.cool_off_until, l.excluded_until) as break_ends_at from users u left join subscriptions s on s.user_id = u.id and s.state <> 'ended' left join play_limits l on l.person_key = u.person_key where u.id in (select user_id from discord_links))
select l.discord_id, md5(m::text) as seen_now, m.*
  from discord_links l left join members m on m.id = l.user_id
 where l.due_at <= $1 or l.seen is distinct from coalesce(md5(m::text), '')
 limit $2`,
  values: ['now', 'most'],
  columns: ['break_ends_at', 'cancel_at_period_end', 'created_at', 'current_period_ends_at', 'discord_id', 'email', 'email_proved_at', 'grace_ends_at', 'id', 'odds_format', 'paused_until', 'pending_tier', 'plan_trial_ends_at', 'role', 'seen_now', 'sessions_valid_since', 'state', 'tier', 'time_zone', 'trial_ends_at', 'weekly_receipts_since'],
  instants: ['break_ends_at', 'created_at', 'current_period_ends_at', 'email_proved_at', 'grace_ends_at', 'paused_until', 'plan_trial_ends_at', 'sessions_valid_since', 'trial_ends_at', 'weekly_receipts_since'],
});

export interface KeepWantedValues {
  links: string;
}

export type KeepWantedRow = Record<never, never>;

/** A member whose role changes is tried at once, even after failures. */
export const keepWanted = new Statement<KeepWantedValues, KeepWantedRow>({
  name: 'keepWanted',
  text: `update discord_links l set want = n.want, seen = n.seen, due_at = n.due_at,
       tries = case when l.want is distinct from n.want then 0 else l.tries end,
       retry_at = case when l.want is distinct from n.want then null else l.retry_at end
  from json_to_recordset($1::json) as n (discord_id text, user_id text, want text, seen text, due_at timestamptz)
 where l.discord_id = n.discord_id and l.user_id is not distinct from n.user_id`,
  values: ['links'],
  columns: [],
});

export type ForgetUnlinkedValues = Record<never, never>;

export type ForgetUnlinkedRow = Record<never, never>;

/** Accounts that nobody has any more, and that have no role to take. */
export const forgetUnlinked = new Statement<ForgetUnlinkedValues, ForgetUnlinkedRow>({
  name: 'forgetUnlinked',
  text: `delete from discord_links where user_id is null and have is null and confirmed`,
  values: [],
  columns: [],
});
