// Written by npm run codegen from caller-reader.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { SubscriptionState } from '#schema/rules/access/entitlement.ts';
import type { StaffRole } from '#schema/rules/access/staff.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import type { ApiKeyScope } from '#schema/rules/api/api-keys.ts';
import type { OddsFormat } from '#schema/rules/picks/odds-formats.ts';

export interface CallerOfUidValues {
  uid: string;
}

export interface CallerOfUidRow {
  breakEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  createdAt: Date | null;
  currentPeriodEndsAt: Date;
  email: string | null;
  emailProvedAt: Date | null;
  graceEndsAt: Date | null;
  id: string | null;
  oddsFormat: OddsFormat | null;
  pausedUntil: Date | null;
  pendingTier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
  picksStamp: string | null;
  planPricesVersion: number | null;
  planTrialEndsAt: Date | null;
  role: StaffRole | null;
  sessionsValidSince: Date | null;
  state: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'paused' | 'ended' | null;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  timeZone: string | null;
  trialEndsAt: Date | null;
  weeklyReceiptsSince: Date | null;
}

/**
 * Each with the versions of picks and prices, also where there is no caller. In a quiet hour most are alone: the plan for a list of
 * them reads more than one member needs.
 */
export const callerOfUid = new Statement<CallerOfUidValues, CallerOfUidRow>({
  name: 'callerOfUid',
  text: `select v.stamp as picks_stamp, (select max(id) from plan_prices) as plan_prices_version, c.*
  from picks_version v left join (select u.id, u.email, u.role, u.trial_ends_at, u.created_at, u.sessions_valid_since, u.odds_format, u.time_zone, u.weekly_receipts_since, u.email_proved_at, s.state, s.tier as "tier", s.current_period_ends_at as "current_period_ends_at", s.trial_ends_at as plan_trial_ends_at, s.cancel_at_period_end as "cancel_at_period_end", s.pending_tier, s.grace_ends_at, s.paused_until, greatest(l.cool_off_until, l.excluded_until) as break_ends_at from users u left join subscriptions s on s.user_id = u.id and s.state <> 'ended' left join play_limits l on l.person_key = u.person_key where u.id = $1) c on true`,
  values: ['uid'],
  columns: ['break_ends_at', 'cancel_at_period_end', 'created_at', 'current_period_ends_at', 'email', 'email_proved_at', 'grace_ends_at', 'id', 'odds_format', 'paused_until', 'pending_tier', 'picks_stamp', 'plan_prices_version', 'plan_trial_ends_at', 'role', 'sessions_valid_since', 'state', 'tier', 'time_zone', 'trial_ends_at', 'weekly_receipts_since'],
  instants: ['break_ends_at', 'created_at', 'current_period_ends_at', 'email_proved_at', 'grace_ends_at', 'paused_until', 'plan_trial_ends_at', 'sessions_valid_since', 'trial_ends_at', 'weekly_receipts_since'],
});

export interface CallersOfUidsValues {
  uids: readonly string[];
}

export type CallersOfUidsRow = CallerOfUidRow;

/** Most requests at most moments are of members and visitors. */
export const callersOfUids = new Statement<CallersOfUidsValues, CallersOfUidsRow>({
  name: 'callersOfUids',
  text: `select v.stamp as picks_stamp, (select max(id) from plan_prices) as plan_prices_version, c.*
  from picks_version v left join (select u.id, u.email, u.role, u.trial_ends_at, u.created_at, u.sessions_valid_since, u.odds_format, u.time_zone, u.weekly_receipts_since, u.email_proved_at, s.state, s.tier as "tier", s.current_period_ends_at as "current_period_ends_at", s.trial_ends_at as plan_trial_ends_at, s.cancel_at_period_end as "cancel_at_period_end", s.pending_tier, s.grace_ends_at, s.paused_until, greatest(l.cool_off_until, l.excluded_until) as break_ends_at from users u left join subscriptions s on s.user_id = u.id and s.state <> 'ended' left join play_limits l on l.person_key = u.person_key where u.id = any ($1::text[])) c on true`,
  values: ['uids'],
  columns: ['break_ends_at', 'cancel_at_period_end', 'created_at', 'current_period_ends_at', 'email', 'email_proved_at', 'grace_ends_at', 'id', 'odds_format', 'paused_until', 'pending_tier', 'picks_stamp', 'plan_prices_version', 'plan_trial_ends_at', 'role', 'sessions_valid_since', 'state', 'tier', 'time_zone', 'trial_ends_at', 'weekly_receipts_since'],
  instants: ['break_ends_at', 'created_at', 'current_period_ends_at', 'email_proved_at', 'grace_ends_at', 'paused_until', 'plan_trial_ends_at', 'sessions_valid_since', 'trial_ends_at', 'weekly_receipts_since'],
});

export interface CallersOfUidsAndKeysValues {
  secretHashes: readonly string[];
  uids: readonly string[];
}

export interface CallersOfUidsAndKeysRow {
  breakEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  createdAt: Date | null;
  currentPeriodEndsAt: Date;
  email: string | null;
  emailProvedAt: Date | null;
  expiresAt: Date | null;
  graceEndsAt: Date | null;
  id: string | null;
  keyId: string | null;
  lastUsedAt: Date | null;
  mustConfirm: boolean | null;
  oddsFormat: OddsFormat | null;
  pausedUntil: Date | null;
  pendingTier: Tier | null;
  picksStamp: string | null;
  planPricesVersion: number | null;
  planTrialEndsAt: Date | null;
  prefix: string | null;
  revokedAt: Date | null;
  role: StaffRole | null;
  scopes: ApiKeyScope[] | null;
  secretHash: string | null;
  sessionsValidSince: Date | null;
  since: Date | null;
  state: SubscriptionState | null;
  tier: Tier;
  timeZone: string | null;
  trialEndsAt: Date | null;
  weeklyReceiptsSince: Date | null;
}

export const callersOfUidsAndKeys = new Statement<CallersOfUidsAndKeysValues, CallersOfUidsAndKeysRow>({
  name: 'callersOfUidsAndKeys',
  text: `select v.stamp as picks_stamp, (select max(id) from plan_prices) as plan_prices_version, c.*
  from picks_version v left join (
    select m.*, k.prefix, k.secret_hash, k.scopes, k.expires_at, k.last_used_at, k.revoked_at, k.id as key_id,
           coalesce(k.session_started_at, k.created_at) as since, (k.confirmed_at is null and exists (select from passkeys p where p.user_id = k.user_id)) as must_confirm
      from api_keys k join (select u.id, u.email, u.role, u.trial_ends_at, u.created_at, u.sessions_valid_since, u.odds_format, u.time_zone, u.weekly_receipts_since, u.email_proved_at, s.state, s.tier as "tier", s.current_period_ends_at as "current_period_ends_at", s.trial_ends_at as plan_trial_ends_at, s.cancel_at_period_end as "cancel_at_period_end", s.pending_tier, s.grace_ends_at, s.paused_until, greatest(l.cool_off_until, l.excluded_until) as break_ends_at from users u left join subscriptions s on s.user_id = u.id and s.state <> 'ended' left join play_limits l on l.person_key = u.person_key) m on m.id = k.user_id where k.secret_hash = any ($1::text[])
    union all
    select m.*, null, null, null, null, null, null, null, null, null
      from (select u.id, u.email, u.role, u.trial_ends_at, u.created_at, u.sessions_valid_since, u.odds_format, u.time_zone, u.weekly_receipts_since, u.email_proved_at, s.state, s.tier as "tier", s.current_period_ends_at as "current_period_ends_at", s.trial_ends_at as plan_trial_ends_at, s.cancel_at_period_end as "cancel_at_period_end", s.pending_tier, s.grace_ends_at, s.paused_until, greatest(l.cool_off_until, l.excluded_until) as break_ends_at from users u left join subscriptions s on s.user_id = u.id and s.state <> 'ended' left join play_limits l on l.person_key = u.person_key where u.id = any ($2::text[])) m) c on true`,
  values: ['secretHashes', 'uids'],
  columns: ['break_ends_at', 'cancel_at_period_end', 'created_at', 'current_period_ends_at', 'email', 'email_proved_at', 'expires_at', 'grace_ends_at', 'id', 'key_id', 'last_used_at', 'must_confirm', 'odds_format', 'paused_until', 'pending_tier', 'picks_stamp', 'plan_prices_version', 'plan_trial_ends_at', 'prefix', 'revoked_at', 'role', 'scopes', 'secret_hash', 'sessions_valid_since', 'since', 'state', 'tier', 'time_zone', 'trial_ends_at', 'weekly_receipts_since'],
  instants: ['break_ends_at', 'created_at', 'current_period_ends_at', 'email_proved_at', 'expires_at', 'grace_ends_at', 'last_used_at', 'paused_until', 'plan_trial_ends_at', 'revoked_at', 'sessions_valid_since', 'since', 'trial_ends_at', 'weekly_receipts_since'],
});
