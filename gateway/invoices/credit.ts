import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { audit } from '#gateway/audit/audit.ts';
import type { Context } from '#gateway/context.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { declined } from '#gateway/payments/declined.ts';
import { memberOf } from '#gateway/users/roles.ts';
import { invoiceNumber } from '#schema/rules/invoice-values.ts';
import type { Tier } from '#schema/rules/tiers.ts';
import type { CreditMemberInput } from '#schema/types/subscription.input.ts';
import { LEFT_CENTS } from './creditable.ts';
import { InvoiceEntity, InvoiceLineEntity } from './invoice.entity.ts';

interface Creditable {
  userId: string;
  subscriptionId: string;
  tier: Tier;
  number: string;
  transactionId: string;
  /** What of the charge was not credited yet, in cents. */
  leftCents: number;
  credits: number;
}

/**
 * Gives money of a paid invoice back: an open credit is written first, the processor refunds under its order
 * id, then the credit is paid. Sales are final, so this is an admin's decision, and audited. Throws NOT_FOUND,
 * BAD_USER_INPUT when it is more than what is left, CARD_DECLINED, PAYMENT_PENDING.
 */
export async function creditMember(context: Context, input: CreditMemberInput): Promise<void> {
  const credit = await inTransaction(context, (em) => openCredit(context, em, input));
  const outcome = await context.processor.refund(credit.transactionId, input.amountCents, credit.orderId);
  if (outcome.kind === 'unknown') throw new AppError('PAYMENT_PENDING');
  const { em } = context.database;
  const state =
    outcome.kind === 'succeeded'
      ? { state: 'paid' as const, paidAt: context.now }
      : { state: 'void' as const };
  await em.fork().nativeUpdate(InvoiceEntity, { id: credit.id }, state);
  if (outcome.kind === 'declined') throw declined(outcome);
}

async function openCredit(context: Context, em: EntityManager, input: CreditMemberInput) {
  const { now } = context;
  const found = await creditable(em, input.invoiceId);
  if (!found) throw new AppError('NOT_FOUND', 'There is no paid invoice with this id');
  if (!(input.amountCents > 0 && input.amountCents <= found.leftCents))
    throw new AppError('BAD_USER_INPUT', `The amount must be above 0 and at most ${found.leftCents} cents`);
  if (!input.reason.trim() || input.reason.length > 200)
    throw new AppError('BAD_USER_INPUT', 'Give a reason of at most 200 characters');
  const id = `inv_${randomUUID().replaceAll('-', '')}`;
  await em.insert(InvoiceEntity, {
    id,
    number: invoiceNumber(id, now),
    user: found.userId,
    subscription: found.subscriptionId,
    kind: `credit-${input.invoiceId}`,
    periodNo: found.credits + 1,
    type: 'credit',
    state: 'open',
    tier: found.tier,
    totalCents: input.amountCents,
    periodStartsAt: now,
    periodEndsAt: now,
    createdAt: now,
  });
  const description = `Credit for ${found.number}: ${input.reason}`.slice(0, 200);
  await em.insert(InvoiceLineEntity, { invoiceId: id, position: 0, description, cents: input.amountCents });
  audit(em, now, {
    actor: memberOf(context).id,
    action: 'invoice.credit',
    target: input.invoiceId,
    details: { ...input },
  });
  return { id, transactionId: found.transactionId, orderId: `credit:${id}` };
}

/** The paid invoice under lock, with what was given back of it so far. */
async function creditable(em: EntityManager, invoiceId: string): Promise<Creditable | null> {
  const [row] = await em.execute<Creditable[]>(
    `select i.user_id as "userId", i.subscription_id as "subscriptionId", i.tier, i.number,
            a.transaction_id as "transactionId",
            ${LEFT_CENTS} as "leftCents", (select count(*)::int from invoices c
              where c.subscription_id = i.subscription_id and c.kind = 'credit-' || i.id) as credits
       from invoices i join payment_attempts a on a.invoice_id = i.id and a.state = 'succeeded'
      where i.id = ? and i.type = 'charge' and i.state = 'paid' for update of i`,
    [invoiceId],
  );
  return row ?? null;
}
