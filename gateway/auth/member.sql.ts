// Written by npm run codegen from member.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { StaffRole } from '#schema/rules/access/staff.ts';
import type { OddsFormat } from '#schema/rules/picks/odds-formats.ts';

export interface MemberOfUidValues {
  id: string;
}

export interface MemberOfUidRow {
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

export const memberOfUid = new Statement<MemberOfUidValues, MemberOfUidRow>({
  name: 'memberOfUid',
  text: `select u.id, u.email, u.role, u.trial_ends_at, u.created_at, u.sessions_valid_since, u.odds_format, u.time_zone, u.weekly_receipts_since, u.email_proved_at, s.state, s.tier as "tier", s.current_period_ends_at as "current_period_ends_at", s.trial_ends_at as plan_trial_ends_at, s.cancel_at_period_end as "cancel_at_period_end", s.pending_tier, s.grace_ends_at, s.paused_until, greatest(l.cool_off_until, l.excluded_until) as break_ends_at from users u left join subscriptions s on s.user_id = u.id and s.state <> 'ended' left join play_limits l on l.person_key = u.person_key where u.id = $1`,
  values: ['id'],
  columns: ['break_ends_at', 'cancel_at_period_end', 'created_at', 'current_period_ends_at', 'email', 'email_proved_at', 'grace_ends_at', 'id', 'odds_format', 'paused_until', 'pending_tier', 'plan_trial_ends_at', 'role', 'sessions_valid_since', 'state', 'tier', 'time_zone', 'trial_ends_at', 'weekly_receipts_since'],
  instants: ['break_ends_at', 'created_at', 'current_period_ends_at', 'email_proved_at', 'grace_ends_at', 'paused_until', 'plan_trial_ends_at', 'sessions_valid_since', 'trial_ends_at', 'weekly_receipts_since'],
});

export interface MembersOfUidsValues {
  ids: readonly string[];
}

export type MembersOfUidsRow = MemberOfUidRow;

export const membersOfUids = new Statement<MembersOfUidsValues, MembersOfUidsRow>({
  name: 'membersOfUids',
  text: `select u.id, u.email, u.role, u.trial_ends_at, u.created_at, u.sessions_valid_since, u.odds_format, u.time_zone, u.weekly_receipts_since, u.email_proved_at, s.state, s.tier as "tier", s.current_period_ends_at as "current_period_ends_at", s.trial_ends_at as plan_trial_ends_at, s.cancel_at_period_end as "cancel_at_period_end", s.pending_tier, s.grace_ends_at, s.paused_until, greatest(l.cool_off_until, l.excluded_until) as break_ends_at from users u left join subscriptions s on s.user_id = u.id and s.state <> 'ended' left join play_limits l on l.person_key = u.person_key where u.id = any($1::text[])`,
  values: ['ids'],
  columns: ['break_ends_at', 'cancel_at_period_end', 'created_at', 'current_period_ends_at', 'email', 'email_proved_at', 'grace_ends_at', 'id', 'odds_format', 'paused_until', 'pending_tier', 'plan_trial_ends_at', 'role', 'sessions_valid_since', 'state', 'tier', 'time_zone', 'trial_ends_at', 'weekly_receipts_since'],
  instants: ['break_ends_at', 'created_at', 'current_period_ends_at', 'email_proved_at', 'grace_ends_at', 'paused_until', 'plan_trial_ends_at', 'sessions_valid_since', 'trial_ends_at', 'weekly_receipts_since'],
});

export interface MembersNotDisabledValues {
  ids: readonly string[];
}

export type MembersNotDisabledRow = MemberOfUidRow;

export const membersNotDisabled = new Statement<MembersNotDisabledValues, MembersNotDisabledRow>({
  name: 'membersNotDisabled',
  text: `select u.id, u.email, u.role, u.trial_ends_at, u.created_at, u.sessions_valid_since, u.odds_format, u.time_zone, u.weekly_receipts_since, u.email_proved_at, s.state, s.tier as "tier", s.current_period_ends_at as "current_period_ends_at", s.trial_ends_at as plan_trial_ends_at, s.cancel_at_period_end as "cancel_at_period_end", s.pending_tier, s.grace_ends_at, s.paused_until, greatest(l.cool_off_until, l.excluded_until) as break_ends_at from users u left join subscriptions s on s.user_id = u.id and s.state <> 'ended' left join play_limits l on l.person_key = u.person_key where u.disabled_at is null and u.id = any($1::text[])`,
  values: ['ids'],
  columns: ['break_ends_at', 'cancel_at_period_end', 'created_at', 'current_period_ends_at', 'email', 'email_proved_at', 'grace_ends_at', 'id', 'odds_format', 'paused_until', 'pending_tier', 'plan_trial_ends_at', 'role', 'sessions_valid_since', 'state', 'tier', 'time_zone', 'trial_ends_at', 'weekly_receipts_since'],
  instants: ['break_ends_at', 'created_at', 'current_period_ends_at', 'email_proved_at', 'grace_ends_at', 'paused_until', 'plan_trial_ends_at', 'sessions_valid_since', 'trial_ends_at', 'weekly_receipts_since'],
});

export type AllMembersValues = Record<never, never>;

export type AllMembersRow = MemberOfUidRow;

export const allMembers = new Statement<AllMembersValues, AllMembersRow>({
  name: 'allMembers',
  text: `select u.id, u.email, u.role, u.trial_ends_at, u.created_at, u.sessions_valid_since, u.odds_format, u.time_zone, u.weekly_receipts_since, u.email_proved_at, s.state, s.tier as "tier", s.current_period_ends_at as "current_period_ends_at", s.trial_ends_at as plan_trial_ends_at, s.cancel_at_period_end as "cancel_at_period_end", s.pending_tier, s.grace_ends_at, s.paused_until, greatest(l.cool_off_until, l.excluded_until) as break_ends_at from users u left join subscriptions s on s.user_id = u.id and s.state <> 'ended' left join play_limits l on l.person_key = u.person_key`,
  values: [],
  columns: ['break_ends_at', 'cancel_at_period_end', 'created_at', 'current_period_ends_at', 'email', 'email_proved_at', 'grace_ends_at', 'id', 'odds_format', 'paused_until', 'pending_tier', 'plan_trial_ends_at', 'role', 'sessions_valid_since', 'state', 'tier', 'time_zone', 'trial_ends_at', 'weekly_receipts_since'],
  instants: ['break_ends_at', 'created_at', 'current_period_ends_at', 'email_proved_at', 'grace_ends_at', 'paused_until', 'plan_trial_ends_at', 'sessions_valid_since', 'trial_ends_at', 'weekly_receipts_since'],
});

export type AllAccountsValues = Record<never, never>;

export interface AllAccountsRow {
  createdAt: Date;
  email: string;
  emailProvedAt: Date | null;
  id: string;
  oddsFormat: OddsFormat | null;
  role: StaffRole | null;
  sessionsValidSince: Date | null;
  timeZone: string | null;
  trialEndsAt: Date;
  weeklyReceiptsSince: Date | null;
}

/** Without their plans and breaks. */
export const allAccounts = new Statement<AllAccountsValues, AllAccountsRow>({
  name: 'allAccounts',
  text: `select id, email, role, trial_ends_at, created_at, sessions_valid_since, odds_format, time_zone, weekly_receipts_since,
       email_proved_at from users`,
  values: [],
  columns: ['created_at', 'email', 'email_proved_at', 'id', 'odds_format', 'role', 'sessions_valid_since', 'time_zone', 'trial_ends_at', 'weekly_receipts_since'],
  instants: ['created_at', 'email_proved_at', 'sessions_valid_since', 'trial_ends_at', 'weekly_receipts_since'],
});

export interface MemberNamesValues {
  ids: readonly string[];
}

export interface MemberNamesRow {
  id: string;
  name: string | null;
}

export const memberNames = new Statement<MemberNamesValues, MemberNamesRow>({
  name: 'memberNames',
  text: `select id, trim((billing->>'firstName') || ' ' || (billing->>'lastName')) as name
  from users where id = any($1::text[]) and billing is not null`,
  values: ['ids'],
  columns: ['id', 'name'],
});
