import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError, refuseLongKey } from '#gateway/app-error.ts';
import { audit, authorOf, reasonProblem } from '#gateway/auth/audit.ts';
import type { Context } from '#gateway/auth/context.ts';
import { memberOf, requireScope } from '#gateway/auth/roles.ts';
import { guardStaff } from '#gateway/auth/staff.ts';
import { InvoiceEntity, InvoiceLineEntity } from '#gateway/billing/ledger/invoice.entity.ts';
import { PaymentAttemptEntity } from '#gateway/billing/ledger/payment-attempt.entity.ts';
import { LEFT_CENTS } from '#gateway/billing/ledger/refundable.ts';
import { declined } from '#gateway/billing/processor/charge-once.ts';
import { refundOnce } from '#gateway/billing/processor/refund-once.ts';
import { refundOrder, settleRefund } from '#gateway/billing/settlement/settle-refund.ts';
import { violatedConstraint } from '#gateway/database/failures.ts';
import { newId } from '#gateway/database/new-id.ts';
import { columnsOf, type FieldsOf } from '#gateway/database/record.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { SMALL_REFUND_CENTS } from '#schema/rules/access/staff.ts';
import { invoiceNumber } from '#schema/rules/money/invoice-values.ts';
import type { RefundInvoiceInput } from '#schema/types/subscription.input.ts';

const CHARGE = ['userId', 'subscriptionId', 'tier', 'number', 'totalCents'] as const;

interface RefundableInvoice extends FieldsOf<typeof InvoiceEntity, typeof CHARGE> {
  transactionId: string;
  /** How much of the charge has not been refunded yet, in cents. */
  leftCents: number;
  /** How many refunds of the invoice there were, failed ones included. */
  refunds: number;
  /** Another refund of the invoice is pending. */
  isPending: boolean;
}

/**
 * Refunds money of a paid invoice: an open refund is recorded, the processor refunds it under its order id, or voids
 * the charge, then it is paid. Sales are final, so this is an admin's decision, and audited. Answers whether the
 * charge was voided. Throws NOT_FOUND, FORBIDDEN, BAD_USER_INPUT when it is more than the rest, CONFLICT while another refund of
 * the invoice is pending or when the rest differs from what the admin saw, CARD_DECLINED, CARD_REFUSED for part of a
 * charge that has not settled, KEY_REUSED for another refund with the same key, PAYMENT_PENDING when the processor did not answer; settle-open-refunds then finds out.
 */
export async function refundInvoice(context: Context, input: RefundInvoiceInput): Promise<boolean> {
  refuseLongKey(input.idempotencyKey ?? '');
  const opened = await inTransaction(context, (em) => openRefund(context, em, input)).catch(sameKeyElsewhere);
  if ('repeated' in opened) return opened.repeated === 'voided';
  const { transactionId, orderId, isWhole } = opened;
  const refund = { orderId, transactionId, cents: input.amountCents, isWhole, preparedAt: context.now };
  const outcome = await refundOnce(context, refund);
  if (outcome.kind === 'unknown') throw new AppError('PAYMENT_PENDING');
  await settleRefund(context, opened.id, outcome);
  if (outcome.kind === 'declined') throw declined(outcome);
  return outcome.kind === 'voided';
}

async function openRefund(context: Context, em: EntityManager, input: RefundInvoiceInput) {
  const { now } = context;
  const found = await refundable(em, input.invoiceId);
  const id = refundId(context, input);
  const repeated = input.idempotencyKey ? await earlierRefund(em, id, input) : null;
  if (repeated) return { repeated };
  if (!found) throw new AppError('NOT_FOUND', 'There is no paid invoice with this id');
  await guardStaff(context, em, found.userId);
  if (input.amountCents > SMALL_REFUND_CENTS) requireScope(context, 'LARGE_REFUND');
  // After a second click, or another admin's refund, the decision was based on an outdated amount.
  const changed = input.leftCents != null && input.leftCents !== found.leftCents;
  if (changed || found.isPending) throw new AppError('CONFLICT');
  if (!(input.amountCents > 0 && input.amountCents <= found.leftCents))
    throw new AppError('BAD_USER_INPUT', `The amount must be above 0 and at most ${found.leftCents} cents`);
  const problem = reasonProblem(input.reason);
  if (problem) throw new AppError('BAD_USER_INPUT', problem);
  await em.insert(InvoiceEntity, {
    id,
    number: invoiceNumber(id, now),
    user: found.userId,
    subscription: found.subscriptionId,
    kind: `credit-${input.invoiceId}`,
    periodNo: found.refunds + 1,
    type: 'credit',
    state: 'open',
    tier: found.tier,
    totalCents: input.amountCents,
    periodStartsAt: now,
    periodEndsAt: now,
    createdAt: now,
  });
  const description = `Refund for ${found.number}: ${input.reason}`.slice(0, 200);
  await em.insert(InvoiceLineEntity, { invoiceId: id, position: 0, description, cents: input.amountCents });
  audit(em, now, {
    ...authorOf(context),
    action: 'invoice.refund',
    target: input.invoiceId,
    details: { ...input },
  });
  const isWhole = input.amountCents === found.totalCents;
  return { id, transactionId: found.transactionId, orderId: refundOrder(id), isWhole };
}

/** The id of a refund comes from its key, so that the same request never makes a second one. */
function refundId(context: Context, { idempotencyKey }: RefundInvoiceInput): string {
  if (!idempotencyKey) return newId('inv');
  const text = JSON.stringify(['refund', memberOf(context).id, idempotencyKey]);
  return `inv_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
}

/** What became of the refund with this id, under the lock of its invoice; null when there is none. */
async function earlierRefund(
  em: EntityManager,
  id: string,
  { invoiceId, amountCents }: RefundInvoiceInput,
): Promise<'refunded' | 'voided' | null> {
  const [earlier] = await em.execute<EarlierRefund[]>(
    `select kind, state, total_cents as "totalCents", exists (select from payment_attempts a
              where a.invoice_id = ? and a.voided_at is not null) as "isVoided"
       from invoices where id = ?`,
    [invoiceId, id],
  );
  if (!earlier) return null;
  const { kind, totalCents, state, isVoided } = earlier;
  if (kind !== `credit-${invoiceId}` || totalCents !== amountCents) throw new AppError('KEY_REUSED');
  if (state === 'open') throw new AppError('PAYMENT_PENDING');
  if (state === 'void') throw new AppError('CARD_DECLINED');
  return isVoided ? 'voided' : 'refunded';
}

interface EarlierRefund extends FieldsOf<typeof InvoiceEntity, readonly ['kind', 'state', 'totalCents']> {
  isVoided: boolean;
}

/** Two refunds of different invoices with one key at the same moment. */
function sameKeyElsewhere(failure: unknown): never {
  throw violatedConstraint(failure) === 'invoices_pkey' ? new AppError('KEY_REUSED') : failure;
}

/** The paid invoice, locked, with what has been refunded so far. */
async function refundable(em: EntityManager, invoiceId: string): Promise<RefundableInvoice | null> {
  // A separate statement, so that after waiting for the lock it sees refunds made meanwhile.
  await em.execute('select from invoices where id = ? for update', [invoiceId]);
  const [row] = await em.execute<RefundableInvoice[]>(
    `select ${columnsOf(InvoiceEntity, { table: 'i', only: CHARGE })},
            ${columnsOf(PaymentAttemptEntity, { table: 'a', only: ['transactionId'] })},
            ${LEFT_CENTS} as "leftCents", (select count(*)::int from invoices c
              where c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id) as refunds,
            exists (select from invoices c where c.subscription_id = i.subscription_id
              and c.kind = 'credit-' || i.id and c.state = 'open') as "isPending"
       from invoices i join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
      where i.id = ? and i.type = 'charge' and i.state = 'paid'`,
    [invoiceId],
  );
  return row ?? null;
}
