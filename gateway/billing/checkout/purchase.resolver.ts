import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { planPrices } from '#gateway/auth/plan-prices.ts';
import { conversionValue } from '#schema/rules/money/plan-prices.ts';
import { PurchaseInput } from '#schema/types/money/purchase.input.ts';
import { PurchasePayload } from '#schema/types/money/purchase.type.ts';
import { purchase } from './purchase.ts';

@Resolver()
export class PurchaseResolver {
  @Mutation(() => PurchasePayload, {
    description:
      'Buys a plan or starts its trial, for the signed-in member or for a visitor, who gets an account.',
  })
  async purchase(
    @Ctx() context: Context,
    @Arg('input', () => PurchaseInput, { description: 'What to buy, and who pays.' }) input: PurchaseInput,
  ): Promise<PurchasePayload> {
    const { facts, tempPassword } = await purchase(context, input);
    return {
      userId: facts.userId,
      email: facts.email,
      tempPassword,
      tier: facts.tier,
      inTrial: facts.withTrial,
      totalCents: facts.totalCents,
      nextChargeAt: new Date(facts.periodEndsAt),
      nextChargeCents: facts.nextChargeCents,
      conversionValue: conversionValue(facts.tier, await planPrices(context)),
    };
  }
}
