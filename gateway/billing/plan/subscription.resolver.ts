import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { planPrices } from '#gateway/auth/plan-prices.ts';
import { usableCoupon } from '#gateway/billing/checkout/read-order.ts';
import { guessCoupon } from '#gateway/billing/coupons/limit-coupon-guesses.ts';
import { chosenPlan } from '#gateway/billing/ledger/named-plan.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { RATE_LIMITS } from '#gateway/rate-limits/attempt-limits.ts';
import { enforce } from '#gateway/rate-limits/count-attempts.ts';
import { networkOf } from '#gateway/rate-limits/network.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { CURRENCY } from '#schema/rules/money/money.ts';
import { quotePurchase } from '#schema/rules/money/quote.ts';
import { OpenToKeys } from '#schema/types/api/api-key.type.ts';
import { type PlanCode, PlanCodeEnum, TierEnum } from '#schema/types/enums.ts';
import {
  CancelSubscriptionInput,
  ChangePlanInput,
  PausePlanInput,
  ResumePlanInput,
  UpdatePaymentMethodInput,
} from '#schema/types/money/subscription.input.ts';
import {
  PlanChangePreviewType,
  PriceQuoteType,
  SubscriptionPayload,
  SubscriptionType,
} from '#schema/types/money/subscription.type.ts';
import { cancel } from './cancel.ts';
import { changePlan } from './change-plan.ts';
import { pausePlan } from './pause.ts';
import { previewChange } from './preview-change.ts';
import { reactivate } from './reactivate.ts';
import { replaceCard } from './replace-card.ts';
import { resumePlan } from './resume.ts';
import { subscriptionPayload, subscriptionView } from './subscription-view.ts';

@Resolver()
export class SubscriptionResolver {
  @OpenToKeys('READ_PICKS', 'READ_RECORD', 'WRITE_PICKS')
  @Query(() => PriceQuoteType, {
    description: 'The price of a purchase now. Refused if the coupon does not apply.',
  })
  async priceQuote(
    @Ctx() context: Context,
    @Arg('planType', () => String, {
      nullable: true,
      description: 'A plan code such as `plus` or `premium_with_trial`; `premium` by default.',
    })
    planType: string | null,
    @Arg('couponCode', () => String, { nullable: true, description: 'A coupon code.' }) couponCode:
      | string
      | null,
    @Arg('plan', () => PlanCodeEnum, { nullable: true, description: 'The same as `planType`, as an enum.' })
    plan: PlanCode | null,
  ): Promise<PriceQuoteType> {
    const choice = chosenPlan({ plan, planType }, await planPrices(context));
    const coupon = await usableCoupon(choice, couponCode, (code) => guessCoupon(context, code, choice));
    return { ...quotePurchase(choice, coupon, context.now), currency: CURRENCY };
  }

  @Authorized('MEMBER')
  @Query(() => PlanChangePreviewType, {
    description:
      'The price of a change of your plan now. Refused as `changePlan` would be. For a canceled plan, only its own tier has a price: that of `reactivateSubscription`.',
  })
  planChangePreview(
    @Ctx() context: Context,
    @Arg('tier', () => TierEnum, { description: 'The tier to change to.' }) tier: Tier,
  ): Promise<PlanChangePreviewType> {
    return previewChange(context, tier);
  }

  @Authorized('MEMBER')
  @Query(() => SubscriptionType, { nullable: true, description: 'The plan of the signed-in member.' })
  subscription(@Ctx() context: Context): Promise<SubscriptionType | null> {
    return subscriptionView(context);
  }

  @Query(() => String, {
    description: 'A token that authorizes the card form at the processor.',
  })
  async paymentClientToken(@Ctx() { processor, database, ip, now }: Context): Promise<string> {
    await enforce(database.em, { ...RATE_LIMITS.clientToken, key: networkOf(ip) }, now);
    return processor.clientToken(null);
  }

  @Authorized('MEMBER')
  @Mutation(() => SubscriptionPayload, {
    description:
      'Changes your plan. An upgrade is charged now, prorated; a downgrade waits for the end of the period.',
  })
  async changePlan(
    @Ctx() context: Context,
    @InputArg(ChangePlanInput) input: ChangePlanInput,
  ): Promise<SubscriptionPayload> {
    const { tier: to, ...shown } = input;
    await changePlan(context, { to, ...shown });
    return subscriptionPayload(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => SubscriptionPayload, { description: 'Cancels your plan at the end of its period.' })
  async cancelSubscription(
    @Ctx() context: Context,
    @Arg('input', () => CancelSubscriptionInput, { nullable: true, description: 'Why.' })
    input: CancelSubscriptionInput | null,
  ): Promise<SubscriptionPayload> {
    await cancel(context, input?.reason);
    return subscriptionPayload(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => SubscriptionPayload, {
    description: 'Pauses your plan from the end of its period until a day, on which it is charged again.',
  })
  async pausePlan(
    @Ctx() context: Context,
    @InputArg(PausePlanInput) input: PausePlanInput,
  ): Promise<SubscriptionPayload> {
    await pausePlan(context, input);
    return subscriptionPayload(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => SubscriptionPayload, {
    description: 'Ends your pause: charges a new period now, or undoes a pause that has not begun.',
  })
  async resumePlan(
    @Ctx() context: Context,
    @Arg('input', () => ResumePlanInput, { nullable: true, description: 'The price that was shown.' })
    input: ResumePlanInput | null,
  ): Promise<SubscriptionPayload> {
    await resumePlan(context, input?.expectedTotalCents);
    return subscriptionPayload(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => SubscriptionPayload, { description: 'Reactivates your canceled plan.' })
  async reactivateSubscription(@Ctx() context: Context): Promise<SubscriptionPayload> {
    await reactivate(context);
    return subscriptionPayload(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => SubscriptionPayload, {
    description: 'Replaces your card and pays an open renewal with it.',
  })
  async updatePaymentMethod(
    @Ctx() context: Context,
    @InputArg(UpdatePaymentMethodInput) input: UpdatePaymentMethodInput,
  ): Promise<SubscriptionPayload> {
    await replaceCard(context, input);
    return subscriptionPayload(context);
  }
}
