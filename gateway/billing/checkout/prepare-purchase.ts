import { randomUUID } from 'node:crypto';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { reserveCoupon } from '#gateway/billing/ledger/coupon-rows.ts';
import { confirmAge } from '#gateway/billing/ledger/limit-rows.ts';
import type { PurchaseFacts } from '#gateway/billing/ledger/purchase-facts.ts';
import { guardedInsert, inOneStatement } from '#gateway/database/one-statement.ts';
import type { Fragment } from '#gateway/database/rows.ts';
import { discountedPeriods } from '#schema/rules/money/coupons.ts';
import { invoiceNumber } from '#schema/rules/money/invoice-values.ts';
import { anchorDayOf, TRIAL_MILLISECONDS } from '#schema/rules/money/periods.ts';
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

function account({ userId, email, billing }: PurchaseFacts, person_key: string, now: Date): Fragment {
  const trial_ends_at = new Date(now.getTime() + TRIAL_MILLISECONDS);
  return guardedInsert('users', {
    id: userId,
    email,
    trial_ends_at,
    billing,
    person_key,
    created_at: now,
  });
}

function subscription(facts: PurchaseFacts, { coupon, choice }: Order, now: Date): Fragment {
  const lasting = coupon && discountedPeriods(coupon);
  return guardedInsert('subscriptions', {
    id: facts.subscriptionId,
    user_id: facts.userId,
    state: 'incomplete',
    tier: facts.tier,
    agreed_cents: choice.plan.monthlyCents,
    source: 'purchase',
    never_paid: true,
    current_period_starts_at: facts.periodStartsAt,
    current_period_ends_at: facts.periodEndsAt,
    period_no: facts.withTrial ? 0 : 1,
    anchor_day: anchorDayOf(new Date(facts.withTrial ? facts.periodEndsAt : facts.periodStartsAt)),
    trial_ends_at: facts.withTrial ? facts.periodEndsAt : null,
    cancel_at_period_end: false,
    coupon_id: facts.couponId,
    coupon_periods_left: typeof lasting === 'number' ? lasting - 1 : null,
    failed_attempts: 0,
    created_at: now,
    updated_at: now,
  });
}

function invoice(facts: PurchaseFacts, { choice }: Order, now: Date): Fragment[] {
  const { invoiceId, orderId, totalCents } = facts;
  if (!invoiceId) return [];
  return [
    guardedInsert('invoices', {
      id: invoiceId,
      number: invoiceNumber(invoiceId, now),
      user_id: facts.userId,
      subscription_id: facts.subscriptionId,
      kind: 'purchase',
      period_no: 1,
      type: 'charge',
      state: 'open',
      tier: facts.tier,
      total_cents: totalCents,
      month_cents: choice.plan.monthlyCents,
      period_starts_at: facts.periodStartsAt,
      period_ends_at: facts.periodEndsAt,
      billed_to: facts.billing,
      created_at: now,
    }),
    ...facts.lines.map((line, position) =>
      guardedInsert('invoice_lines', { invoice_id: invoiceId, position, ...line }),
    ),
    ...(orderId
      ? [
          guardedInsert('payment_attempts', {
            order_id: orderId,
            invoice_id: invoiceId,
            state: 'prepared',
            amount_cents: totalCents,
            card_token: facts.cardToken,
            created_at: now,
          }),
        ]
      : []),
  ];
}

function purchaseRow(facts: PurchaseFacts, intent: Intent, { trials, now }: Context): Fragment {
  return guardedInsert('purchases', {
    id: facts.purchaseId,
    idempotency_key: intent.key,
    request_hash: intent.requestHash,
    state: 'prepared',
    user_id: facts.userId,
    email: facts.email,
    makes_account: facts.makesAccount,
    temporary_password: facts.makesAccount,
    subscription_id: facts.subscriptionId,
    invoice_id: facts.invoiceId,
    order_id: facts.orderId,
    coupon_id: facts.couponId,
    email_key: trials.keys.emailKey(facts.email),
    details: facts,
    created_at: now,
  });
}
