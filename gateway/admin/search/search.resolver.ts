import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { FoundType } from '#schema/types/desk/search.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { search } from './search.ts';

@Resolver()
export class SearchResolver {
  @ForStaff('MEMBERS_READ', 'INVOICES', 'MONEY', 'COUPONS', 'PICKS')
  @Query(() => [FoundType], {
    description:
      'Admins: what a text can mean, at most six of each kind, and only kinds that the role may read: the beginning of an address, a full name or a last name, and the payments of such members; an invoice number; a payment or order id; the last four digits of a card, replaced ones too; an amount such as 45.00 or 129.00; the beginning of a coupon’s code; a pick’s id, or a team of the last 60 days. Payments and cards come newest first, and `more` says how many are not listed.',
  })
  adminSearch(
    @Ctx() context: Context,
    @Arg('text', () => String, { description: 'As typed; two letters or more.' }) text: string,
  ): Promise<FoundType[]> {
    return search(context, text);
  }
}
