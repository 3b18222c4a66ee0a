import { randomUUID } from 'node:crypto';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { reserveCoupon } from '#gateway/billing/ledger/coupon-rows.ts';
import { confirmAge } from '#gateway/billing/ledger/limit-rows.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import { inOneStatement } from '#gateway/database/one-statement.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import { discountedPeriods } from '#schema/rules/money/coupons.ts';
import { invoiceNumber } from '#schema/rules/money/invoice-values.ts';
import { anchorDayOf, TRIAL_MILLISECONDS } from '#schema/rules/money/periods.ts';
import * as statements from './prepare-purchase.sql.ts';
import type { Intent } from './purchase-state.ts';
import type { Order } from './read-order.ts';

/**
 * Records the intent before calling anyone outside: account, incomplete subscription, open invoice, prepared attempt
 * and reserved coupon, in one statement, and with it what the caller gives `alongside`. Throws COUPON_REFUSED when the code's last use was just taken. Unique
 * constraints refuse what must not happen twice (see purchase-state.ts).
 */
export async function preparePurchase(
  context: Context,
  order: Order,
  intent: Intent,
  alongside: Fragment[] = [],
): Promise<PurchaseFacts> {
  const facts = factsOf(context, order);
  const personKey = context.trials.keys.emailKey(facts.email);
  const guard = order.coupon ? reserveCoupon(order.coupon.id) : { sql: 'select 1', params: [] };
  const prepared = await inOneStatement(context.database.em, guard, [
    ...(facts.makesAccount ? [account(facts, personKey, context.now)] : []),
    subscription(facts, order, context.now),
    ...invoice(facts, order, context.now),
    purchaseRow(facts, intent, context),
    ...(order.ageConfirmed ? [confirmAge(personKey, context.now)] : []),
    ...alongside,
  ]);
  if (!prepared)
    throw new AppError('COUPON_REFUSED', undefined, { totalCents: order.choice.plan.monthlyCents });
  return facts;
}

function factsOf(
  { member }: Context,
  { choice, email, billing, coupon, quote, deviceKey }: Order,
): PurchaseFacts {
  const name = randomUUID().replaceAll('-', '');
  return {
    purchaseId: `buy_${name}`,
    userId: member?.id ?? `u${name.slice(0, 27)}`,
    email,
    makesAccount: !member,
    subscriptionId: `sub_${name}`,
    invoiceId: choice.withTrial ? null : `inv_${name}`,
    orderId: quote.totalCents > 0 ? `buy:${name}` : null,
    couponId: coupon?.id ?? null,
    couponKnowsCustomer: coupon !== null && (coupon.maxPerCustomer !== null || coupon.firstPurchaseOnly),
    billing,
    cardToken: `c${name}`,
    tier: choice.plan.tier,
    withTrial: choice.withTrial,
    lines: quote.lines,
    totalCents: quote.totalCents,
    periodStartsAt: quote.period.startsAt.toISOString(),
    periodEndsAt: quote.period.endsAt.toISOString(),
    nextChargeCents: quote.nextChargeCents,
    agreedTo: quote.sentence,
    deviceKey,
  };
}

function account({ userId, email, billing }: PurchaseFacts, personKey: string, now: Date): Fragment {
  const trialEndsAt = new Date(now.getTime() + TRIAL_MILLISECONDS);
  return statements.addAccount.part({
    ...{ userId, email, trialEndsAt, personKey, now },
    billing: JSON.stringify(billing),
  });
}

function subscription(facts: PurchaseFacts, { coupon, choice, quote }: Order, now: Date): Fragment {
  const { subscriptionId, userId, tier, withTrial, couponId } = facts;
  const { startsAt, endsAt } = quote.period;
  const lasting = coupon && discountedPeriods(coupon);
  return statements.addSubscription.part({
    ...{ subscriptionId, userId, tier, couponId, startsAt, endsAt, now },
    monthCents: choice.plan.monthlyCents,
    periodNo: withTrial ? 0 : 1,
    anchorDay: anchorDayOf(withTrial ? endsAt : startsAt),
    trialEndsAt: withTrial ? endsAt : null,
    couponPeriodsLeft: typeof lasting === 'number' ? lasting - 1 : null,
  });
}

function invoice(facts: PurchaseFacts, { choice, quote }: Order, now: Date): Fragment[] {
  const { invoiceId, orderId, userId, subscriptionId, tier, totalCents, cardToken } = facts;
  if (!invoiceId) return [];
  return [
    statements.addInvoice.part({
      ...{ invoiceId, userId, subscriptionId, tier, totalCents, now, ...quote.period },
      number: invoiceNumber(invoiceId, now),
      monthCents: choice.plan.monthlyCents,
      billing: JSON.stringify(facts.billing),
    }),
    ...facts.lines.map((line, position) => statements.addInvoiceLine.part({ invoiceId, position, ...line })),
    ...(orderId ? [statements.addAttempt.part({ orderId, invoiceId, totalCents, cardToken, now })] : []),
  ];
}

function purchaseRow(facts: PurchaseFacts, intent: Intent, { trials, now }: Context): Fragment {
  const emailKey = trials.keys.emailKey(facts.email);
  return statements.addPurchase.part({ ...facts, ...intent, emailKey, details: JSON.stringify(facts), now });
}
