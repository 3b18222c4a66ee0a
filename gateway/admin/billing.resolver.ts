import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { findMember, userView } from '#gateway/auth/member.ts';
import { previewRefund } from '#gateway/billing/invoices/preview-refund.ts';
import { refundInvoice } from '#gateway/billing/invoices/refund-invoice.ts';
import { settleOverdue } from '#gateway/billing/plan/cancel.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import {
  AdminPlanPayload,
  DiscrepancyType,
  RefundInvoicePayload,
  RefundPreviewType,
} from '#schema/types/desk/admin.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import {
  CancelRenewalInput,
  GrantPlanInput,
  RefundInvoiceInput,
  RevokePlanInput,
} from '#schema/types/money/subscription.input.ts';
import { cancelRenewal } from './acts/cancel-renewal.ts';
import { doAct, refuseActProblems } from './acts/do-act.ts';
import { grantPlan } from './acts/grant-plan.ts';
import { revokePlan } from './acts/revoke-plan.ts';
import { listDiscrepancies } from './billing.sql.ts';

@Resolver()
export class MoneyAdminResolver {
  @ForStaff('MONEY')
  @Query(() => [DiscrepancyType], {
    description:
      "Admins: discrepancies between our records and the processor's transactions, newest first; at most 100.",
  })
  discrepancies(@Ctx() { database }: Context): Promise<DiscrepancyType[]> {
    return listDiscrepancies.all(database.em);
  }

  @ForStaff('MEMBERS_ACT')
  @Mutation(() => AdminPlanPayload, { description: 'Admins: gives a member without a plan one until a day.' })
  async grantPlan(
    @Ctx() context: Context,
    @InputArg(GrantPlanInput) input: GrantPlanInput,
  ): Promise<AdminPlanPayload> {
    await doAct(context, 'plan.grant', grantPlan, input);
    return payload(context, input.userId);
  }

  @ForStaff('MEMBERS_ACT')
  @Mutation(() => AdminPlanPayload, {
    description:
      "Admins: cancels a member's plan at the end of its period, as the member could. A plan whose payment is overdue ends immediately. A plan that is canceled already stays as it is.",
  })
  async cancelRenewal(
    @Ctx() context: Context,
    @InputArg(CancelRenewalInput) input: CancelRenewalInput,
  ): Promise<AdminPlanPayload> {
    refuseActProblems(input);
    const isSettled = await settleOverdue(context, input.userId);
    await doAct(
      context,
      'plan.cancel',
      (of, em, member) => cancelRenewal(of, em, member, { isSettled }),
      input,
    );
    return payload(context, input.userId);
  }

  @ForStaff('MEMBERS_ACT')
  @Mutation(() => AdminPlanPayload, {
    description: "Admins: ends a member's plan immediately, without a refund.",
  })
  async revokePlan(
    @Ctx() context: Context,
    @InputArg(RevokePlanInput) input: RevokePlanInput,
  ): Promise<AdminPlanPayload> {
    await doAct(context, 'plan.revoke', revokePlan, input);
    return payload(context, input.userId);
  }

  @ForStaff('REFUND')
  @Query(() => RefundPreviewType, {
    description: 'Admins: what can be refunded of a paid invoice, and whether part of it can.',
  })
  refundPreview(
    @Ctx() context: Context,
    @Arg('invoiceId', () => ID, { description: 'The paid invoice.' }) invoiceId: string,
  ): Promise<RefundPreviewType> {
    return previewRefund(context, invoiceId);
  }

  @ForStaff('REFUND')
  @Mutation(() => RefundInvoicePayload, {
    description: 'Admins: refunds money of a paid invoice; all of a charge that has not settled is canceled.',
  })
  async refundInvoice(
    @Ctx() context: Context,
    @InputArg(RefundInvoiceInput) input: RefundInvoiceInput,
  ): Promise<RefundInvoicePayload> {
    const voided = await refundInvoice(context, input);
    return { invoiceId: input.invoiceId, amountCents: input.amountCents, voided };
  }
}

async function payload(context: Context, userId: string): Promise<AdminPlanPayload> {
  const member = await findMember(context.database, userId);
  if (!member) throw new AppError('NOT_FOUND', 'This member does not exist');
  return { user: userView(member, context.now) };
}
