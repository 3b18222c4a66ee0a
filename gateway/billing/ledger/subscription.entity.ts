import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '#gateway/auth/user.entity.ts';
import { SUBSCRIPTION_STATES } from '#schema/rules/access/entitlement.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { CANCEL_REASONS } from '#schema/rules/money/cancel-reasons.ts';
import { PLAN_SOURCES } from '#schema/rules/money/plans.ts';

/**
 * What a member bought or was granted. Entitlement is derived from it and the clock, never stored. Whatever changes what a plan
 * brings (purchase, settlement, change, end) also adds to the ledger of recurring revenue: the database does
 * (program/subscriptions/after-write.sql), at the moment in `updated_at`.
 */
export const SubscriptionEntity = defineEntity({
  name: 'SubscriptionRow',
  tableName: 'subscriptions',
  indexes: [
    {
      name: 'subscriptions_due',
      expression: 'create index "subscriptions_due" on "subscriptions" ("due_at") where "state" <> \'ended\'',
    },
    {
      name: 'subscriptions_watched_by_end',
      expression: `create index "subscriptions_watched_by_end" on "subscriptions" ("current_period_ends_at", "id") include ("state", "source", "tier", "agreed_cents", "coupon_id", "coupon_periods_left", "cancel_at_period_end", "pending_tier", "pending_cents", "never_paid") where "state" <> 'ended' and ("state" in ('trialing', 'past_due') or "source" = 'grant' or "cancel_at_period_end" or "pending_tier" is not null)`,
    },
    {
      name: 'subscriptions_said',
      expression:
        'create index "subscriptions_said" on "subscriptions" ("cancel_reason") where "cancel_reason" is not null',
    },
    { name: 'subscriptions_user', properties: ['user', 'createdAt'] },
  ],
  uniques: [
    {
      name: 'subscriptions_one_live',
      expression:
        'create unique index "subscriptions_one_live" on "subscriptions" ("user_id") where "state" <> \'ended\'',
    },
  ],
  properties: {
    id: p.string().length(40).primary(),
    user: () => p.manyToOne(UserEntity).updateRule('cascade'),
    state: p.enum(SUBSCRIPTION_STATES),
    tier: p.text().$type<Tier>(),
    /** A month of `tier` before discounts, as agreed to when it began; null when it was granted. */
    agreedCents: p.integer().nullable(),
    currentPeriodStartsAt: p.datetime(3),
    currentPeriodEndsAt: p.datetime(3),
    /** Day of the month on which it renews. Short months do not change it. */
    anchorDay: p.smallint(),
    trialEndsAt: p.datetime(3).nullable(),
    cancelAtPeriodEnd: p.boolean().default(false),
    /** What the member said why; null if nothing. */
    cancelReason: p.enum(CANCEL_REASONS).nullable(),
    pendingTier: p.text().$type<Tier>().nullable(),
    /** A month of `pendingTier`, as it was said when it was chosen. */
    pendingCents: p.integer().nullable(),
    graceEndsAt: p.datetime(3).nullable(),
    /** When a pause ends that has begun, or begins with the end of the period; kept until the next period is paid. */
    pausedUntil: p.datetime(3).nullable(),
    /** Nothing was paid for it yet: it is in a trial, past due after it, or a coupon made its months so far free. */
    neverPaid: p.boolean().default(false),
    /** Bought, or granted by an admin. */
    source: p.enum(PLAN_SOURCES).default('purchase'),
    grantReason: p.string().length(200).nullable(),
    /** Counts periods from 1. An invoice is unique per period. */
    periodNo: p.integer().default(1),
    couponId: p.string().length(40).nullable(),
    /** How many more periods the coupon discounts; null with a coupon means forever. */
    couponPeriodsLeft: p.smallint().nullable(),
    /** When it is next due: to convert, renew, retry, pause, resume or end. */
    dueAt: p.datetime(3).nullable(),
    failedAttempts: p.smallint().default(0),
    endedAt: p.datetime(3).nullable(),
    endReason: p.string().length(40).nullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});
