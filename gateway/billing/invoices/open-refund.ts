import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf, requireScope } from '#gateway/auth/roles.ts';
import { guardStaff } from '#gateway/auth/staff.ts';
import type { Asked } from '#gateway/billing/ledger/ask-approval.ts';
import { InvoiceEntity, InvoiceLineEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { refundOrder } from '#gateway/billing/settlement/settle-refund.ts';
import { newId } from '#gateway/database/new-id.ts';
import { hasScope, SMALL_REFUND_CENTS } from '#schema/rules/access/staff.ts';
import { type ApprovalCause, refundCause } from '#schema/rules/money/four-eyes.ts';
import { invoiceNumber } from '#schema/rules/money/invoice-values.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { refundChanges, refundConflict } from '#schema/rules/money/refund-changes.ts';
import { HOUR } from '#schema/rules/time/durations.ts';
import type { RefundInvoiceInput } from '#schema/types/money/subscription.input.ts';
import { lockCharge, type RefundableInvoice } from './lock-charge.ts';
import * as statements from './open-refund.sql.ts';

/** A refund that the processor is to do, or what became of one with the same key. */
export type OpenedRefund =
  | { repeated: 'refunded' | 'voided' }
  | { id: string; transactionId: string; orderId: string; isWhole: boolean };

/** The approval of a refund, and who requested it. */
export interface ApprovedBy {
  approval: string;
  askedBy: string;
}

/** Records an open refund under the lock of its invoice; without an approval it may answer what one is needed for. */
export async function openRefund(
  context: Context,
  em: EntityManager,
  input: RefundInvoiceInput,
  approved: ApprovedBy | null = null,
): Promise<OpenedRefund | Asked> {
  const found = await lockCharge(em, input.invoiceId);
  const id = refundId(approved?.askedBy ?? memberOf(context).id, input);
  const repeated = input.idempotencyKey ? await earlierRefund(em, id, input) : null;
  if (repeated) return { repeated };
  const charge = await refusedCharge(context, em, found, input);
  const cause = approved ? null : await causeOf(context, em, charge, input);
  if (cause) return toApprove(charge, input, cause);
  await record(context, em, { id, charge, input, approved });
  const isWhole = input.amountCents === charge.totalCents;
  return { id, transactionId: charge.transactionId, orderId: refundOrder(id), isWhole };
}

/** The charge, unless the refund is not allowed. */
async function refusedCharge(
  context: Context,
  em: EntityManager,
  charge: RefundableInvoice | null,
  { amountCents, leftCents, reason }: RefundInvoiceInput,
): Promise<RefundableInvoice> {
  if (!charge) throw new AppError('NOT_FOUND', 'There is no paid invoice with this id');
  await guardStaff(context, em, charge.userId);
  if (amountCents > SMALL_REFUND_CENTS) requireScope(context, 'LARGE_REFUND');
  // After a second click, or another admin's refund, the decision was based on an outdated amount.
  if (leftCents != null && leftCents !== charge.leftCents)
    throw conflict(refundConflict(leftCents, charge.leftCents));
  if (charge.isPending) throw conflict('Another refund of this invoice is being processed.');
  if (!(amountCents > 0 && amountCents <= charge.leftCents))
    throw new AppError('BAD_USER_INPUT', `The amount must be above 0 and at most ${charge.leftCents} cents`);
  const problem = reasonProblem(reason);
  if (problem) throw new AppError('BAD_USER_INPUT', problem);
  return charge;
}

function conflict(changed: string): AppError {
  return new AppError('CONFLICT', `${changed} Look again, then decide.`, { changed: [changed] });
}

/**
 * Why the refund needs a second person. What the caller refunded alone within the hour counts with what the processor declined; their
 * row is locked, so that two at the same moment both count.
 */
async function causeOf(
  context: Context,
  em: EntityManager,
  { totalCents, leftCents }: RefundableInvoice,
  { amountCents }: RefundInvoiceInput,
): Promise<ApprovalCause | null> {
  const { id, role } = memberOf(context);
  await statements.lockRefunder.run(em, { id });
  const since = new Date(context.now.getTime() - HOUR);
  const row = await statements.refundsOfLastHour.first(em, { actor: id, since });
  const earlier = { lastHour: row?.lastHour ?? 0, givenBackCents: totalCents - leftCents };
  return refundCause(amountCents, earlier, { refundsAnyAmount: hasScope(role, 'LARGE_REFUND') });
}

function toApprove(
  { number, userId }: RefundableInvoice,
  input: RefundInvoiceInput,
  cause: ApprovalCause,
): Asked {
  const { invoiceId, amountCents, reason } = input;
  const text = `A refund of ${dollars(amountCents)} of ${number}`;
  return { kind: 'REFUND', subject: invoiceId, text, cause, memberId: userId, reason, payload: { ...input } };
}

interface Recorded {
  id: string;
  charge: RefundableInvoice;
  input: RefundInvoiceInput;
  approved: ApprovedBy | null;
}

async function record(
  context: Context,
  em: EntityManager,
  { id, charge, input, approved }: Recorded,
): Promise<void> {
  const { now } = context;
  await em.insert(InvoiceEntity, {
    id,
    number: invoiceNumber(id, now),
    user: charge.userId,
    subscription: charge.subscriptionId,
    kind: `credit-${input.invoiceId}`,
    periodNo: charge.refunds + 1,
    type: 'credit',
    state: 'open',
    tier: charge.tier,
    totalCents: input.amountCents,
    periodStartsAt: now,
    periodEndsAt: now,
    createdAt: now,
  });
  const description = `Refund for ${charge.number}: ${input.reason}`.slice(0, 200);
  await em.insert(InvoiceLineEntity, { invoiceId: id, position: 0, description, cents: input.amountCents });
  const changes = refundChanges({ ...charge, amountCents: input.amountCents });
  const side = (end: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.field, change[end]]));
  const details = { ...input, ...approved, before: side('before'), after: side('after') };
  audit(em, now, { ...authorOf(context), action: 'invoice.refund', target: input.invoiceId, details });
}

/** The id of a refund comes from its key and who requested it, so that the same request never makes a second one. */
function refundId(askedBy: string, { idempotencyKey }: RefundInvoiceInput): string {
  if (!idempotencyKey) return newId('inv');
  const text = JSON.stringify(['refund', askedBy, idempotencyKey]);
  return `inv_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/** What became of the refund with this id, under the lock of its invoice; null when there is none. */
async function earlierRefund(
  em: EntityManager,
  id: string,
  { invoiceId, amountCents }: RefundInvoiceInput,
): Promise<'refunded' | 'voided' | null> {
  const earlier = await statements.earlierRefund.first(em, { invoiceId, id });
  if (!earlier) return null;
  const { kind, totalCents, state, isVoided } = earlier;
  if (kind !== `credit-${invoiceId}` || totalCents !== amountCents) throw new AppError('KEY_REUSED');
  if (state === 'open') throw new AppError('PAYMENT_PENDING');
  if (state === 'void') throw new AppError('CARD_DECLINED');
  return isVoided ? 'voided' : 'refunded';
}
