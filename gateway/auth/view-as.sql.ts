// Written by npm run codegen from view-as.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { StaffRole } from '#schema/rules/access/staff.ts';
import type { OddsFormat } from '#schema/rules/picks/odds-formats.ts';

export interface ViewedMemberValues {
  id: string;
  actorId: string;
  signedInAt: Date;
}

export interface ViewedMemberRow {
  breakEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  createdAt: Date;
  currentPeriodEndsAt: Date;
  email: string;
  emailProvedAt: Date | null;
  graceEndsAt: Date | null;
  id: string;
  oddsFormat: OddsFormat | null;
  pausedUntil: Date | null;
  pendingTier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
  planTrialEndsAt: Date | null;
  role: StaffRole | null;
  sessionsValidSince: Date | null;
  state: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'paused' | 'ended' | null;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  timeZone: string | null;
  trialEndsAt: Date;
  weeklyReceiptsSince: Date | null;
}

export const viewedMember = new Statement<ViewedMemberValues, ViewedMemberRow>({
  name: 'viewedMember',
  text: `select u.id, u.email, u.role, u.trial_ends_at, u.created_at, u.sessions_valid_since, u.odds_format, u.time_zone, u.weekly_receipts_since, u.email_proved_at, s.state, s.tier as "tier", s.current_period_ends_at as "current_period_ends_at", s.trial_ends_at as plan_trial_ends_at, s.cancel_at_period_end as "cancel_at_period_end", s.pending_tier, s.grace_ends_at, s.paused_until, greatest(l.cool_off_until, l.excluded_until) as break_ends_at from users u left join subscriptions s on s.user_id = u.id and s.state <> 'ended' left join play_limits l on l.person_key = u.person_key
 where u.role is null and u.id = (
   select v.member_id from view_as v
    where v.id = $1 and v.actor_id = $2 and v.signed_in_at = $3 and v.ended_at is null and v.expires_at > now())`,
  values: ['id', 'actorId', 'signedInAt'],
  columns: ['break_ends_at', 'cancel_at_period_end', 'created_at', 'current_period_ends_at', 'email', 'email_proved_at', 'grace_ends_at', 'id', 'odds_format', 'paused_until', 'pending_tier', 'plan_trial_ends_at', 'role', 'sessions_valid_since', 'state', 'tier', 'time_zone', 'trial_ends_at', 'weekly_receipts_since'],
  instants: ['break_ends_at', 'created_at', 'current_period_ends_at', 'email_proved_at', 'grace_ends_at', 'paused_until', 'plan_trial_ends_at', 'sessions_valid_since', 'trial_ends_at', 'weekly_receipts_since'],
});
