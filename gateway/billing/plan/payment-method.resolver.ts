import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { readPaymentMethod } from '#gateway/billing/ledger/payment-method-rows.ts';
import { PaymentMethodType } from '#schema/types/money/payment-method.type.ts';

@Resolver()
export class PaymentMethodResolver {
  @Authorized('MEMBER')
  @Query(() => PaymentMethodType, {
    nullable: true,
    description: 'The card of the signed-in member; null without one.',
  })
  paymentMethod(@Ctx() context: Context): Promise<PaymentMethodType | null> {
    return readPaymentMethod(context.database.em, memberOf(context).id);
  }
}
