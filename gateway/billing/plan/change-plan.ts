import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { Member } from '#gateway/auth/member.ts';
import { planPrices } from '#gateway/auth/plan-prices.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { refuseOtherPrice, type ShownPrice } from '#gateway/billing/checkout/read-order.ts';
import { readLimits, refuseStopped } from '#gateway/billing/ledger/limit-rows.ts';
import { openInvoice } from '#gateway/billing/ledger/open-invoice.ts';
import { prepareAttempt } from '#gateway/billing/ledger/prepare-attempt.ts';
import { SubscriptionEntity } from '#gateway/billing/ledger/subscription.entity.ts';
import { recordEvent } from '#gateway/billing/ledger/subscription-events.ts';
import { lockLiveSubscription, type SubscriptionRecord } from '#gateway/billing/ledger/subscription-rows.ts';
import { chargeOnce, declined } from '#gateway/billing/processor/charge-once.ts';
import { changeable, currentPlan } from '#gateway/billing/settlement/current-plan.ts';
import { settle } from '#gateway/billing/settlement/settle.ts';
import { violatedConstraint } from '#gateway/database/failures.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { ChargeRequest } from '#gateway/integrations/processor.ts';
import { enqueue } from '#gateway/mail/enqueue.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { COUPON_NOT_ON_CHANGES } from '#schema/rules/money/coupons.ts';
import { decideChange, type PlanChangeDecision } from '#schema/rules/money/plan-change.ts';
import { pricedPlan } from '#schema/rules/money/plan-prices.ts';
import type { ChangeQuote } from '#schema/rules/money/quote.ts';

interface PlanChange extends ShownPrice {
  to: Tier;
  couponCode?: string | null;
  /** The member pressed the button themselves, so that the sentence beside it is kept. */
  agreed?: boolean;
}

/** Whose plan it is. */
type PlanHolder = Pick<Member, 'id' | 'email'>;

interface Held {
  member: PlanHolder;
  subscription: SubscriptionRecord;
}

/**
 * Changes the plan. An upgrade is charged now, prorated, and takes effect once it is paid. A change without a charge
 * waits for the end of the period, and a later one replaces it. Throws what `changeRefusal` says, PRICE_CHANGED,
 * COUPON_REFUSED, NO_CARD, CARD_DECLINED (nothing changed), PAYMENT_PENDING, CONFLICT while another change is pending.
 */
export async function changePlan(context: Context, change: PlanChange): Promise<void> {
  // Ignoring the code would look as if it had been applied.
  if (change.couponCode?.trim()) throw new AppError('COUPON_REFUSED', COUPON_NOT_ON_CHANGES);
  const member = memberOf(context);
  const charge = await inTransaction(context, (em) =>
    prepareChange(context, em, member, { ...change, agreed: true }),
  ).catch(alreadyOnItsWay);
  if (charge) await completeChange(context, charge);
}

/** Charges what a change costs and settles it. Throws CARD_DECLINED, when nothing changed, and PAYMENT_PENDING. */
export async function completeChange(context: Context, charge: ChargeRequest): Promise<void> {
  const outcome = await chargeOnce(context, charge);
  await settle(context, charge.orderId, outcome);
  if (outcome.kind === 'unknown') throw new AppError('PAYMENT_PENDING');
  if (outcome.kind === 'declined') throw declined(outcome);
}

export function alreadyOnItsWay(failure: unknown): never {
  const constraint = violatedConstraint(failure);
  if (constraint === 'invoices_once' || constraint === 'payment_attempts_one_open')
    throw new AppError('CONFLICT', 'A change of your plan is being paid right now');
  throw failure;
}

/** Under the lock: applies a change without a charge, and prepares the charge of an upgrade. */
export async function prepareChange(
  context: Context,
  em: EntityManager,
  member: PlanHolder,
  change: PlanChange,
): Promise<ChargeRequest | null> {
  const { now } = context;
  const live = await lockLiveSubscription(em, member.id);
  const subscription = await changeable(em, live, change.to, now);
  const to = pricedPlan(change.to, await planPrices(context));
  const decision = decideChange(await currentPlan(em, subscription), to, now);
  refuseOtherPrice(change, decision.quote);
  if (decision.quote.kind === 'UPGRADE')
    await refuseStoppedUpgrade(context, em, member, decision.quote.totalCents);
  if (decision.effect === 'paid') {
    const agreed = { to: change.to, agreedTo: decision.quote.sentence };
    if (change.agreed) await recordEvent(em, subscription.id, 'upgrade-agreed', agreed, now);
    return prepareUpgrade(em, subscription, decision, now);
  }
  await changeWithoutCharge(context, em, { member, subscription }, change.to, decision);
  return null;
}

/** Throws STOPPED_BY_LIMIT. A downgrade is never stopped. */
async function refuseStoppedUpgrade(
  context: Context,
  em: EntityManager,
  { id: userId, email }: PlanHolder,
  cents: number,
): Promise<void> {
  refuseStopped(
    await readLimits(em, context.trials.keys, { userId, email }, context.now),
    cents,
    context.now,
  );
}

async function prepareUpgrade(
  em: EntityManager,
  subscription: SubscriptionRecord,
  { quote, tier: to, agreedCents: monthCents }: PlanChangeDecision,
  now: Date,
): Promise<ChargeRequest> {
  const kind = quote.startsPeriod ? 'start' : `upgrade-${to.toLowerCase()}`;
  const periodNo = quote.startsPeriod ? subscription.periodNo + 1 : subscription.periodNo;
  const charge = { kind, tier: to, periodNo, period: quote.period, monthCents, lines: quote.lines };
  const invoice = await openInvoice(em, subscription, charge, now);
  const order = `upgrade:${subscription.id}:${periodNo}:${to.toLowerCase()}`;
  return prepareAttempt(em, { ...invoice, userId: subscription.userId, order }, 'unscheduled', now);
}

/** A downgrade, a withdrawn change, a change during a trial, or an upgrade at the very end of the period. */
async function changeWithoutCharge(
  context: Context,
  em: EntityManager,
  { member, subscription }: Held,
  to: Tier,
  { effect, quote, ...decided }: PlanChangeDecision,
): Promise<void> {
  const { now } = context;
  const atOnce = effect === 'now';
  const isPlanned =
    decided.pendingTier === subscription.pendingTier && decided.pendingCents === subscription.pendingCents;
  if (!atOnce && isPlanned) return;
  await em.nativeUpdate(SubscriptionEntity, { id: subscription.id }, { ...decided, updatedAt: now });
  const planned = quote.kind === 'UPGRADE' ? 'upgrade-planned' : 'downgrade-planned';
  const type = quote.kind === 'NONE' ? 'change-dropped' : atOnce ? 'changed' : planned;
  await recordEvent(em, subscription.id, type, { from: subscription.tier, to }, now);
  const mail =
    quote.kind === 'NONE'
      ? keptMail(now, { member, subscription }, quote)
      : changedMail(now, { member, subscription }, to, quote, atOnce);
  if (mail) await enqueue(em, mail, now);
}

/** The mail about the planned change no longer holds. Null when none was planned. */
function keptMail(now: Date, { member, subscription }: Held, quote: ChangeQuote) {
  if (!subscription.pendingTier) return null;
  return {
    key: `plan-kept:${subscription.id}:${now.getTime()}`,
    recipient: member.email,
    template: 'plan-kept' as const,
    data: {
      tier: subscription.tier,
      droppedTier: subscription.pendingTier,
      nextChargeAt: subscription.currentPeriodEndsAt.toISOString(),
      nextChargeCents: quote.nextChargeCents,
    },
  };
}

function changedMail(
  now: Date,
  { member, subscription }: Held,
  to: Tier,
  quote: ChangeQuote,
  atOnce: boolean,
) {
  return {
    key: `plan-changed:${subscription.id}:${now.getTime()}`,
    recipient: member.email,
    template: 'plan-changed' as const,
    data: {
      from: subscription.tier,
      to,
      takesEffectAt: (atOnce ? now : subscription.currentPeriodEndsAt).toISOString(),
      takesEffect: atOnce ? ('now' as const) : ('at-period-end' as const),
      chargedCents: 0,
      nextChargeAt: subscription.currentPeriodEndsAt.toISOString(),
      nextChargeCents: quote.nextChargeCents,
    },
  };
}
