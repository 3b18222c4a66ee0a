// Written by npm run codegen from subscription-rows.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface LiveSubscriptionValues {
  userId: string;
}

export interface LiveSubscriptionRow {
  agreedCents: number | null;
  anchorDay: number;
  cancelAtPeriodEnd: boolean;
  cancelReason: 'PRICE' | 'RESULTS' | 'SEASON' | 'TOO_MANY' | 'PRODUCT' | 'OTHER' | null;
  couponId: string | null;
  couponPeriodsLeft: number | null;
  createdAt: Date;
  currentPeriodEndsAt: Date;
  currentPeriodStartsAt: Date;
  dueAt: Date | null;
  endReason: string | null;
  endedAt: Date | null;
  failedAttempts: number;
  graceEndsAt: Date | null;
  grantReason: string | null;
  id: string;
  neverPaid: boolean;
  pausedUntil: Date | null;
  pendingCents: number | null;
  pendingTier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP' | null;
  periodNo: number;
  source: 'purchase' | 'grant';
  state: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'paused' | 'ended';
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  trialEndsAt: Date | null;
  updatedAt: Date;
  userId: string;
}

export const liveSubscription = new Statement<LiveSubscriptionValues, LiveSubscriptionRow>({
  name: 'liveSubscription',
  text: `select s.* from subscriptions s where s.user_id = $1 and s.state <> 'ended'`,
  values: ['userId'],
  columns: ['agreed_cents', 'anchor_day', 'cancel_at_period_end', 'cancel_reason', 'coupon_id', 'coupon_periods_left', 'created_at', 'current_period_ends_at', 'current_period_starts_at', 'due_at', 'end_reason', 'ended_at', 'failed_attempts', 'grace_ends_at', 'grant_reason', 'id', 'never_paid', 'paused_until', 'pending_cents', 'pending_tier', 'period_no', 'source', 'state', 'tier', 'trial_ends_at', 'updated_at', 'user_id'],
  instants: ['created_at', 'current_period_ends_at', 'current_period_starts_at', 'due_at', 'ended_at', 'grace_ends_at', 'paused_until', 'trial_ends_at', 'updated_at'],
});

export interface LockLiveSubscriptionValues {
  userId: string;
}

export type LockLiveSubscriptionRow = LiveSubscriptionRow;

export const lockLiveSubscription = new Statement<LockLiveSubscriptionValues, LockLiveSubscriptionRow>({
  name: 'lockLiveSubscription',
  text: `select s.* from subscriptions s where s.user_id = $1 and s.state <> 'ended' for update`,
  values: ['userId'],
  columns: ['agreed_cents', 'anchor_day', 'cancel_at_period_end', 'cancel_reason', 'coupon_id', 'coupon_periods_left', 'created_at', 'current_period_ends_at', 'current_period_starts_at', 'due_at', 'end_reason', 'ended_at', 'failed_attempts', 'grace_ends_at', 'grant_reason', 'id', 'never_paid', 'paused_until', 'pending_cents', 'pending_tier', 'period_no', 'source', 'state', 'tier', 'trial_ends_at', 'updated_at', 'user_id'],
  instants: ['created_at', 'current_period_ends_at', 'current_period_starts_at', 'due_at', 'ended_at', 'grace_ends_at', 'paused_until', 'trial_ends_at', 'updated_at'],
});

export interface LockSubscriptionValues {
  id: string;
}

export type LockSubscriptionRow = LiveSubscriptionRow;

export const lockSubscription = new Statement<LockSubscriptionValues, LockSubscriptionRow>({
  name: 'lockSubscription',
  text: `select s.* from subscriptions s where s.id = $1 for update`,
  values: ['id'],
  columns: ['agreed_cents', 'anchor_day', 'cancel_at_period_end', 'cancel_reason', 'coupon_id', 'coupon_periods_left', 'created_at', 'current_period_ends_at', 'current_period_starts_at', 'due_at', 'end_reason', 'ended_at', 'failed_attempts', 'grace_ends_at', 'grant_reason', 'id', 'never_paid', 'paused_until', 'pending_cents', 'pending_tier', 'period_no', 'source', 'state', 'tier', 'trial_ends_at', 'updated_at', 'user_id'],
  instants: ['created_at', 'current_period_ends_at', 'current_period_starts_at', 'due_at', 'ended_at', 'grace_ends_at', 'paused_until', 'trial_ends_at', 'updated_at'],
});

export interface LockDueSubscriptionValues {
  id: string;
  now: Date;
}

export type LockDueSubscriptionRow = LiveSubscriptionRow;

/** Another worker may have it. */
export const lockDueSubscription = new Statement<LockDueSubscriptionValues, LockDueSubscriptionRow>({
  name: 'lockDueSubscription',
  text: `select s.* from subscriptions s
 where s.id = $1 and s.due_at <= $2 and s.state in ('trialing', 'active', 'past_due', 'paused')
   for update skip locked`,
  values: ['id', 'now'],
  columns: ['agreed_cents', 'anchor_day', 'cancel_at_period_end', 'cancel_reason', 'coupon_id', 'coupon_periods_left', 'created_at', 'current_period_ends_at', 'current_period_starts_at', 'due_at', 'end_reason', 'ended_at', 'failed_attempts', 'grace_ends_at', 'grant_reason', 'id', 'never_paid', 'paused_until', 'pending_cents', 'pending_tier', 'period_no', 'source', 'state', 'tier', 'trial_ends_at', 'updated_at', 'user_id'],
  instants: ['created_at', 'current_period_ends_at', 'current_period_starts_at', 'due_at', 'ended_at', 'grace_ends_at', 'paused_until', 'trial_ends_at', 'updated_at'],
});

export interface DueSubscriptionsValues {
  now: Date;
  limit: number | string;
}

export interface DueSubscriptionsRow {
  id: string;
}

export const dueSubscriptions = new Statement<DueSubscriptionsValues, DueSubscriptionsRow>({
  name: 'dueSubscriptions',
  text: `select id from subscriptions where due_at <= $1 and state <> 'ended' order by due_at, id limit $2`,
  values: ['now', 'limit'],
  columns: ['id'],
});
