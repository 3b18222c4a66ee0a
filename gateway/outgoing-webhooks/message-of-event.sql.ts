// Written by npm run codegen from message-of-event.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { StaffRole } from '#schema/rules/access/staff.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';
import type { OddsFormat } from '#schema/rules/picks/odds-formats.ts';

export interface KeyWithOwnerValues {
  id: string;
  now: Date;
}

export interface KeyWithOwnerRow {
  breakEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  createdAt: Date;
  currentPeriodEndsAt: Date;
  email: string;
  emailProvedAt: Date | null;
  graceEndsAt: Date | null;
  id: string;
  mustConfirm: boolean;
  oddsFormat: OddsFormat | null;
  pausedUntil: Date | null;
  pendingTier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
  planTrialEndsAt: Date | null;
  role: StaffRole | null;
  scopes: ApiKeyScope[];
  sessionsValidSince: Date | null;
  state: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'paused' | 'ended' | null;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  timeZone: string | null;
  trialEndsAt: Date;
  weeklyReceiptsSince: Date | null;
}

/** A valid key with its owner, as both are now. */
export const keyWithOwner = new Statement<KeyWithOwnerValues, KeyWithOwnerRow>({
  name: 'keyWithOwner',
  text: `select m.*, k.scopes, (k.confirmed_at is null and exists (select from passkeys p where p.user_id = k.user_id)) as "must_confirm" from api_keys k join (select u.id, u.email, u.role, u.trial_ends_at, u.created_at, u.sessions_valid_since, u.odds_format, u.time_zone, u.weekly_receipts_since, u.email_proved_at, s.state, s.tier as "tier", s.current_period_ends_at as "current_period_ends_at", s.trial_ends_at as plan_trial_ends_at, s.cancel_at_period_end as "cancel_at_period_end", s.pending_tier, s.grace_ends_at, s.paused_until, greatest(l.cool_off_until, l.excluded_until) as break_ends_at from users u left join subscriptions s on s.user_id = u.id and s.state <> 'ended' left join play_limits l on l.person_key = u.person_key) m on m.id = k.user_id
 where k.id = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)`,
  values: ['id', 'now'],
  columns: ['break_ends_at', 'cancel_at_period_end', 'created_at', 'current_period_ends_at', 'email', 'email_proved_at', 'grace_ends_at', 'id', 'must_confirm', 'odds_format', 'paused_until', 'pending_tier', 'plan_trial_ends_at', 'role', 'scopes', 'sessions_valid_since', 'state', 'tier', 'time_zone', 'trial_ends_at', 'weekly_receipts_since'],
  instants: ['break_ends_at', 'created_at', 'current_period_ends_at', 'email_proved_at', 'grace_ends_at', 'paused_until', 'plan_trial_ends_at', 'sessions_valid_since', 'trial_ends_at', 'weekly_receipts_since'],
});
