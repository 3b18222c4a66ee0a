import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import type { RefundInvoiceInput } from '#schema/types/money/subscription.input.ts';
import { type ApprovedBy, openRefund } from './open-refund.ts';
import { sendRefund } from './refund-invoice.ts';

/**
 * A refund that a second person has approved: recorded in the transaction of the approval, sent after its commit. Throws what
 * `refundInvoice` throws, such as CONFLICT when the rest of the invoice is no longer what was asked about.
 */
export async function approvedRefund(
  context: Context,
  em: EntityManager,
  payload: object,
  approved: ApprovedBy,
): Promise<() => Promise<unknown>> {
  const input = payload as RefundInvoiceInput;
  const opened = await openRefund(context, em, input, approved);
  if ('cause' in opened) throw new AppError('APPROVAL_NEEDED');
  return () => sendRefund(context, input, opened);
}
