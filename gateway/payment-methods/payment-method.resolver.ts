import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/context.ts';
import { memberOf } from '#gateway/users/roles.ts';
import { PaymentMethodType } from '#schema/types/payment-method.type.ts';
import { readPaymentMethod } from './read-payment-method.ts';

@Resolver()
export class PaymentMethodResolver {
  @Authorized('MEMBER')
  @Query(() => PaymentMethodType, {
    nullable: true,
    description: 'The card of the signed-in member; null when there is none.',
  })
  paymentMethod(@Ctx() context: Context): Promise<PaymentMethodType | null> {
    return readPaymentMethod(context.database.em, memberOf(context).id);
  }
}
