import { AppError, refuseLongKey } from '#gateway/app-error.ts';
import type { Context } from '#gateway/auth/context.ts';
import { askApproval } from '#gateway/billing/ledger/ask-approval.ts';
import { declined } from '#gateway/billing/processor/charge-once.ts';
import { refundOnce } from '#gateway/billing/processor/refund-once.ts';
import { settleRefund } from '#gateway/billing/settlement/settle-refund.ts';
import { violatedConstraint } from '#gateway/database/failures.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import type { RefundInvoiceInput } from '#schema/types/money/subscription.input.ts';
import { type OpenedRefund, openRefund } from './open-refund.ts';

/**
 * Refunds money of a paid invoice: an open refund is recorded, the processor refunds it under its order id, or voids
 * the charge, then it is paid. Sales are final, so this is an admin's decision, and audited. Answers whether the
 * charge was voided. Throws NOT_FOUND, FORBIDDEN, BAD_USER_INPUT when it is more than the rest, CONFLICT while another refund of
 * the invoice is pending or when the rest differs from what the admin saw, APPROVAL_NEEDED where a second person has to agree,
 * CARD_DECLINED, CARD_REFUSED for part of a charge that has not settled, KEY_REUSED for another refund with the same key,
 * PAYMENT_PENDING when the processor did not answer; settle-open-refunds then finds out.
 */
export async function refundInvoice(context: Context, input: RefundInvoiceInput): Promise<boolean> {
  refuseLongKey(input.idempotencyKey ?? '');
  const opened = await inTransaction(context, (em) => openRefund(context, em, input)).catch(sameKeyElsewhere);
  return 'cause' in opened ? askApproval(context, opened) : sendRefund(context, input, opened);
}

/** Has the processor do a refund that was opened. Answers whether the charge was voided. */
export async function sendRefund(
  context: Context,
  { amountCents }: RefundInvoiceInput,
  opened: OpenedRefund,
): Promise<boolean> {
  if ('repeated' in opened) return opened.repeated === 'voided';
  const { transactionId, orderId, isWhole } = opened;
  const refund = { orderId, transactionId, cents: amountCents, isWhole, preparedAt: context.now };
  const outcome = await refundOnce(context, refund);
  if (outcome.kind === 'unknown') throw new AppError('PAYMENT_PENDING');
  await settleRefund(context, opened.id, outcome);
  if (outcome.kind === 'declined') throw declined(outcome);
  return outcome.kind === 'voided';
}

/** Two refunds of different invoices with one key at the same moment. */
function sameKeyElsewhere(failure: unknown): never {
  throw violatedConstraint(failure) === 'invoices_pkey' ? new AppError('KEY_REUSED') : failure;
}
