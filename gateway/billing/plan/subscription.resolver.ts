import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { chosenPlan, usableCoupon } from '#gateway/billing/checkout/read-order.ts';
import { guessCoupon } from '#gateway/billing/coupons/limit-coupon-guesses.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import { CURRENCY } from '#schema/rules/money.ts';
import { quotePurchase } from '#schema/rules/quote.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import { TierEnum } from '#schema/types/enums.ts';
import { ChangePlanInput, UpdatePaymentMethodInput } from '#schema/types/subscription.input.ts';
import {
  PlanChangePreviewType,
  PriceQuoteType,
  SubscriptionPayload,
  SubscriptionType,
} from '#schema/types/subscription.type.ts';
import { cancel } from './cancel.ts';
import { changePlan } from './change-plan.ts';
import { previewChange } from './preview-change.ts';
import { reactivate } from './reactivate.ts';
import { replaceCard } from './replace-card.ts';
import { subscriptionPayload, subscriptionView } from './subscription-view.ts';

@Resolver()
export class SubscriptionResolver {
  @Query(() => PriceQuoteType, {
    description: 'What a purchase would cost now. Refused when the coupon does not apply.',
  })
  async priceQuote(
    @Ctx() context: Context,
    @Arg('planType', () => String, { description: 'A plan code such as `plus` or `premium_with_trial`.' })
    planType: string,
    @Arg('couponCode', () => String, { nullable: true, description: 'A coupon code.' }) couponCode:
      | string
      | null,
  ): Promise<PriceQuoteType> {
    const choice = chosenPlan(planType);
    const coupon = await usableCoupon(choice, couponCode, (code) => guessCoupon(context, code, choice));
    return { ...quotePurchase(choice, coupon, context.now), currency: CURRENCY };
  }

  @Authorized('MEMBER')
  @Query(() => PlanChangePreviewType, {
    description:
      'What a change of the own plan would cost now. Refused as `changePlan` would be; of a cancelled plan only its own tier is told: what `reactivateSubscription` means.',
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
    description: 'Authorizes the card form of this visitor or member at the processor.',
  })
  async paymentClientToken(@Ctx() { processor }: Context): Promise<string> {
    return processor.clientToken(null);
  }

  @Authorized('MEMBER')
  @Mutation(() => SubscriptionPayload, {
    description: 'Changes the own plan: more is charged now, prorated; less waits for the end of the period.',
  })
  async changePlan(
    @Ctx() context: Context,
    @InputArg(ChangePlanInput) input: ChangePlanInput,
  ): Promise<SubscriptionPayload> {
    const { tier: to, expectedTotalCents, couponCode } = input;
    await changePlan(context, { to, expectedTotalCents, couponCode });
    return subscriptionPayload(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => SubscriptionPayload, { description: 'Cancels the own plan at the end of its period.' })
  async cancelSubscription(@Ctx() context: Context): Promise<SubscriptionPayload> {
    await cancel(context);
    return subscriptionPayload(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => SubscriptionPayload, { description: 'Takes the cancellation of the own plan back.' })
  async reactivateSubscription(@Ctx() context: Context): Promise<SubscriptionPayload> {
    await reactivate(context);
    return subscriptionPayload(context);
  }

  @Authorized('MEMBER')
  @Mutation(() => SubscriptionPayload, {
    description: 'Replaces the own card, and pays with it what is open.',
  })
  async updatePaymentMethod(
    @Ctx() context: Context,
    @InputArg(UpdatePaymentMethodInput) input: UpdatePaymentMethodInput,
  ): Promise<SubscriptionPayload> {
    await replaceCard(context, input.token);
    return subscriptionPayload(context);
  }
}
