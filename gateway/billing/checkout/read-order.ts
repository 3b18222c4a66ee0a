import { AppError, refuseFields } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { planPrices } from '#gateway/auth/plan-prices.ts';
import type { CouponRecord } from '#gateway/billing/ledger/coupon-rows.ts';
import { refuseStopped } from '#gateway/billing/ledger/limit-rows.ts';
import { chosenPlan } from '#gateway/billing/ledger/named-plan.ts';
import { deviceKeyOf } from '#gateway/billing/trials/devices.ts';
import { isPaused } from '#schema/rules/access/entitlement.ts';
import { type BillingDetails, readBilling } from '#schema/rules/money/billing-form.ts';
import { COUPON_NOT_ON_TRIALS, couponApplies } from '#schema/rules/money/coupons.ts';
import { placeProblem } from '#schema/rules/money/not-sold.ts';
import type { PricedChoice } from '#schema/rules/money/plan-prices.ts';
import { type Quote, quotePurchase } from '#schema/rules/money/quote.ts';
import type { PurchaseInput } from '#schema/types/money/purchase.input.ts';
import type { PurchaseState } from './purchase-state.ts';

/** A purchase after validation and pricing. */
export interface Order {
  choice: PricedChoice;
  email: string;
  billing: BillingDetails;
  /** The buyer confirmed to be 21 or older. */
  ageConfirmed: boolean;
  coupon: CouponRecord | null;
  quote: Quote;
  /** Null when the browser sent no fingerprint. */
  deviceKey: string | null;
}

/**
 * Throws PLAN_PAUSED, BAD_USER_INPUT, NOT_SOLD_HERE, PLAN_UNKNOWN, TRIAL_NOT_OFFERED, COUPON_REFUSED with the total without the coupon,
 * PRICE_CHANGED with the current total: nobody is charged an amount they were not shown; or STOPPED_BY_LIMIT.
 */
export async function readOrder(
  context: Context,
  input: PurchaseInput,
  { coupon: use, limits }: Pick<PurchaseState, 'coupon' | 'limits'>,
): Promise<Order> {
  const held = context.member?.subscription;
  if (held && isPaused(held, context.now)) throw new AppError('PLAN_PAUSED');
  const choice = chosenPlan(input, await planPrices(context));
  const email = (context.member?.email ?? input.email).trim();
  const { billing, problems } = readBilling({ ...input, email });
  refuseFields(problems);
  refusePlace(context, input);
  const coupon = await usableCoupon(choice, input.couponCode, async () =>
    use && couponApplies(use.coupon, choice, use.customer, context.now) ? use.coupon : null,
  );
  const quote = quotePurchase(choice, coupon, context.now);
  refuseOtherPrice(input, quote);
  refuseStopped(limits, quote.totalCents, context.now);
  return {
    ...{ choice, email, billing, coupon, quote },
    ageConfirmed: input.ageConfirmed === true,
    deviceKey: input.fingerprintId ? deviceKeyOf(context.trials, input.fingerprintId) : null,
  };
}

function refusePlace({ installation: { notSoldIn } }: Context, buyer: PurchaseInput): void {
  const problem = placeProblem(notSoldIn, buyer);
  if (problem?.isRefusal) throw new AppError('NOT_SOLD_HERE', problem.text);
  if (problem) refuseFields({ [problem.field]: problem.text });
}

/** Throws for a code that does not apply, so that it never becomes a silent charge of the full price. */
export async function usableCoupon(
  choice: PricedChoice,
  code: string | null | undefined,
  find: (code: string) => Promise<CouponRecord | null>,
): Promise<CouponRecord | null> {
  if (!code?.trim()) return null;
  if (choice.withTrial) throw new AppError('COUPON_REFUSED', COUPON_NOT_ON_TRIALS);
  const coupon = await find(code);
  if (!coupon) throw new AppError('COUPON_REFUSED', undefined, { totalCents: choice.plan.monthlyCents });
  return coupon;
}

/** What a page showed beside its button. */
export interface ShownPrice {
  expectedTotalCents?: number | null;
  /** Of a trial or a cheaper plan the total is $0 whatever it costs later. */
  expectedNextChargeCents?: number | null;
}

/** Throws PRICE_CHANGED with the current total unless what was shown is what is asked now, today and with the next charge. */
export function refuseOtherPrice(
  { expectedTotalCents, expectedNextChargeCents }: ShownPrice,
  { totalCents, nextChargeCents }: Pick<Quote, 'totalCents' | 'nextChargeCents'>,
): void {
  const isSame =
    (expectedTotalCents ?? totalCents) === totalCents &&
    (expectedNextChargeCents ?? nextChargeCents) === nextChargeCents;
  if (!isSame) throw new AppError('PRICE_CHANGED', undefined, { totalCents });
}
