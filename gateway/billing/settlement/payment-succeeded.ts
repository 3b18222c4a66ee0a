import type { EntityManager } from '@mikro-orm/postgresql';
import { memberEmail } from '#gateway/billing/ledger/member-email.sql.ts';
import { renewalPlan } from '#gateway/billing/ledger/price-notices.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import { chargedMonth, type SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { anchorDayOf, type Period } from '#schema/rules/money/periods.ts';
import { priceLines, sum } from '#schema/rules/money/quote.ts';
import { couponFor } from './current-plan.ts';
import { linesOfInvoice } from './payment-succeeded.sql.ts';

/** An invoice that is paid or had nothing to pay. */
export interface PaidCharge {
  id: string;
  number: string;
  kind: string;
  tier: Tier;
  periodNo: number;
  period: Period;
  totalCents: number;
  /** A month of the plan before discounts, which counts from now on; null in charges from before migration 0022. */
  monthCents: number | null;
}

/**
 * The effects of a paid invoice: an upgrade changes the tier, everything else also the period. Under the subscription's
 * lock.
 */
export async function paymentSucceeded(
  em: EntityManager,
  subscription: SubscriptionRecord,
  paid: PaidCharge,
  now: Date,
): Promise<void> {
  const change = {
    ...(isUpgrade(paid) ? { tier: paid.tier, ...NOTHING_PENDING } : newPeriod(subscription, paid)),
    agreedCents: chargedMonth(paid, subscription),
    neverPaid: subscription.neverPaid && paid.totalCents === 0,
  };
  await em.nativeUpdate(SubscriptionEntity, { id: subscription.id }, { ...change, updatedAt: now });
  const { kind, tier, totalCents, periodNo } = paid;
  const event = subscription.pausedUntil ? 'resumed' : eventOf(kind);
  await recordEvent(em, subscription.id, event, { kind, tier, totalCents, periodNo }, now);
  await enqueue(em, await receipt(em, { ...subscription, ...change }, subscription, paid, now), now);
}

const NOTHING_PENDING = { pendingTier: null, pendingCents: null };

function isUpgrade({ kind }: PaidCharge): boolean {
  return kind.startsWith('upgrade-');
}

function eventOf(kind: string): string {
  if (kind.startsWith('upgrade-') || kind === 'start') return 'upgraded';
  return kind === 'conversion' ? 'converted' : 'renewed';
}

/** Starts a new period, which ends whatever was past due, pending or in a trial. */
function newPeriod(subscription: SubscriptionRecord, paid: PaidCharge) {
  const left = subscription.couponPeriodsLeft;
  return {
    state: 'active' as const,
    tier: paid.tier,
    ...NOTHING_PENDING,
    currentPeriodStartsAt: paid.period.startsAt,
    currentPeriodEndsAt: paid.period.endsAt,
    periodNo: paid.periodNo,
    ...((paid.kind === 'start' || subscription.pausedUntil) && {
      anchorDay: anchorDayOf(paid.period.startsAt),
    }),
    trialEndsAt: null,
    graceEndsAt: null,
    pausedUntil: null,
    failedAttempts: 0,
    dueAt: paid.period.endsAt,
    couponPeriodsLeft: left === null ? null : Math.max(0, left - 1),
  };
}

async function receipt(
  em: EntityManager,
  after: SubscriptionRecord,
  before: SubscriptionRecord,
  paid: PaidCharge,
  now: Date,
) {
  const user = await memberEmail.first(em, { userId: after.userId });
  const lines = await linesOfInvoice.all(em, { invoiceId: paid.id });
  const coupon = await couponFor(em, after, after.tier);
  const next = {
    nextChargeAt: after.cancelAtPeriodEnd ? null : after.currentPeriodEndsAt.toISOString(),
    nextChargeCents: after.cancelAtPeriodEnd ? null : sum(priceLines(await renewalPlan(em, after), coupon)),
  };
  const recipient = user?.email ?? '';
  if (isUpgrade(paid) || paid.kind === 'start')
    return {
      key: `plan-changed:${paid.id}`,
      recipient,
      template: 'plan-changed' as const,
      data: {
        from: before.tier,
        to: paid.tier,
        takesEffectAt: now.toISOString(),
        takesEffect: 'now' as const,
        chargedCents: paid.totalCents,
        receipt: { invoiceNumber: paid.number, lines, totalCents: paid.totalCents },
        ...next,
      },
    };
  return {
    key: `payment-received:${paid.id}`,
    recipient,
    template: 'renewal-receipt' as const,
    data: {
      tier: paid.tier,
      invoiceNumber: paid.number,
      lines,
      totalCents: paid.totalCents,
      paidAt: now.toISOString(),
      ...priceChange(before, after, paid),
      ...next,
    },
  };
}

/** Where the renewal is the first at another price of the same plan. */
function priceChange(before: SubscriptionRecord, after: SubscriptionRecord, { kind }: PaidCharge) {
  const { tier, agreedCents: from } = before;
  const to = after.agreedCents;
  const isChange = kind === 'renewal' && tier === after.tier && from !== null && to !== null && from !== to;
  return isChange ? { newPrice: { fromCents: from, toCents: to } } : {};
}
