import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import type { InvoiceRecord } from '#gateway/billing/ledger/invoice-rows.ts';
import { chargeText } from '#schema/rules/money/charge-text.ts';
import { CURRENCY } from '#schema/rules/money/money.ts';
import { InvoiceConnectionType, InvoiceObjectType } from '#schema/types/money/invoice.type.ts';
import { type ConnectionOf, PageArgs } from '#schema/types/page.type.ts';
import { invoiceUrls, signInvoice } from './invoice-link.ts';
import { readInvoice, readInvoices } from './read-invoices.ts';

@Resolver(() => InvoiceObjectType)
export class InvoiceResolver {
  @Authorized('MEMBER')
  @Query(() => InvoiceConnectionType, {
    description: 'The invoices of the signed-in member, newest first, without void ones.',
  })
  invoices(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<ConnectionOf<InvoiceObjectType>> {
    return readInvoices(context, page, invoiceView);
  }

  @Authorized('MEMBER')
  @Query(() => InvoiceObjectType, {
    nullable: true,
    description: 'An invoice of the signed-in member, or of anyone for admins; null when there is none.',
  })
  async invoice(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the invoice.' }) id: string,
  ): Promise<InvoiceObjectType | null> {
    const invoice = await readInvoice(context, id);
    return invoice && invoiceView(invoice);
  }

  @FieldResolver()
  downloadUrl(@Root() { id }: InvoiceObjectType, @Ctx() context: Context): string {
    return urlsOf(id, context).pdf;
  }

  @FieldResolver()
  pageUrl(@Root() { id }: InvoiceObjectType, @Ctx() context: Context): string {
    return urlsOf(id, context).page;
  }
}

function urlsOf(id: string, { publicUrl, signingKey, now }: Context) {
  return invoiceUrls(id, publicUrl, signInvoice(id, signingKey, now));
}

/** product.txt section 6 names the plan of an invoice by its code. */
export function invoiceView({
  userId: _,
  email: __,
  billedTo: ___,
  paidWith,
  tier,
  ...invoice
}: InvoiceRecord): InvoiceObjectType {
  const reason = chargeText({ ...invoice, tier, paidWith });
  return { ...invoice, reason, tier, planCode: tier.toLowerCase(), currency: CURRENCY };
}
