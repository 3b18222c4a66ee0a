import { Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  ExpiringCardArgs,
  ExpiringCardConnectionType,
  type ExpiringCardType,
  ListedMailArgs,
  ListedMailConnectionType,
  type ListedMailType,
} from '#schema/types/desk/member-lists.type.ts';
import {
  ListedDisputeArgs,
  ListedDisputeConnectionType,
  type ListedDisputeType,
  ListedInvoiceArgs,
  ListedInvoiceConnectionType,
  type ListedInvoiceType,
  ListedPaymentArgs,
  ListedPaymentConnectionType,
  type ListedPaymentType,
} from '#schema/types/desk/money-lists.type.ts';
import { ExportListInput, ExportListPayload } from '#schema/types/desk/saved-list.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import type { ConnectionOf } from '#schema/types/page.type.ts';
import { listPage } from './admin-list.ts';
import { exportList } from './export-list.ts';
import { cardList, mailList } from './member-lists.ts';
import { disputeList, invoiceList, paymentList } from './money-lists.ts';

@Resolver()
export class ListsResolver {
  @ForStaff('INVOICES')
  @Query(() => ListedInvoiceConnectionType, {
    description: 'Admins: charges and refunds of all members, newest first.',
  })
  listedInvoices(
    @Ctx() context: Context,
    @Args(() => ListedInvoiceArgs) args: ListedInvoiceArgs,
  ): Promise<ConnectionOf<ListedInvoiceType>> {
    return listPage(context, invoiceList, args);
  }

  @ForStaff('MONEY')
  @Query(() => ListedPaymentConnectionType, {
    description: 'Admins: every attempt to charge a card, newest first.',
  })
  listedPayments(
    @Ctx() context: Context,
    @Args(() => ListedPaymentArgs) args: ListedPaymentArgs,
  ): Promise<ConnectionOf<ListedPaymentType>> {
    return listPage(context, paymentList, args);
  }

  @ForStaff('MONEY')
  @Query(() => ListedDisputeConnectionType, {
    description: 'Admins: payments that banks took back or ask about, newest first.',
  })
  listedDisputes(
    @Ctx() context: Context,
    @Args(() => ListedDisputeArgs) args: ListedDisputeArgs,
  ): Promise<ConnectionOf<ListedDisputeType>> {
    return listPage(context, disputeList, args);
  }

  @ForStaff('MEMBERS_READ')
  @Query(() => ExpiringCardConnectionType, {
    description: 'Admins: cards that have expired or soon will, of plans that renew.',
  })
  expiringCards(
    @Ctx() context: Context,
    @Args(() => ExpiringCardArgs) args: ExpiringCardArgs,
  ): Promise<ConnectionOf<ExpiringCardType>> {
    return listPage(context, cardList, args);
  }

  @ForStaff('MEMBERS_READ')
  @Query(() => ListedMailConnectionType, {
    description: 'Admins: mails of the last 30 days without what they say, newest first.',
  })
  listedMails(
    @Ctx() context: Context,
    @Args(() => ListedMailArgs) args: ListedMailArgs,
  ): Promise<ConnectionOf<ListedMailType>> {
    return listPage(context, mailList, args);
  }

  @ForStaff('MEMBERS_READ', 'INVOICES', 'MONEY', 'COUPONS')
  @Mutation(() => ExportListPayload, {
    description:
      'Admins: the address of a list as a CSV file. It takes the scope of that list and a passkey shown within five minutes.',
  })
  async exportList(
    @Ctx() context: Context,
    @InputArg(ExportListInput) input: ExportListInput,
  ): Promise<ExportListPayload> {
    return { url: await exportList(context, input) };
  }
}
