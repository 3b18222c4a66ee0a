import { type Answer, created } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { demand, invalid, refuse } from '../http/invalid.ts';
import { child, type Params, text } from '../http/params.ts';
import type { Transaction } from '../vault/records.ts';
import { readCents, writeCents } from './amounts.ts';
import { decide, succeeded } from './authorize.ts';
import { presentTransaction } from './present.ts';
import { declined, moveTo, recordTransaction } from './record.ts';
import { onceOnly } from './request-keys.ts';
import { theTransaction } from './settle.ts';
import { accountError, amountError, detailErrors } from './validate.ts';

/** `transaction.refund`: all of it, or an amount; several parts until nothing is left. */
export function refundTransaction(call: Call): Answer {
  const original = theTransaction(call);
  const params = child(call.params, 'transaction') ?? {};
  const refund = onceOnly(call, params, () => refundOnce(call, original, params));
  if (!succeeded(refund)) throw declined(call, refund);
  return created('transaction', presentTransaction(call, refund));
}

function refundOnce(call: Call, original: Transaction, params: Params): Transaction {
  if (original.type === 'credit') throw refuse(invalid('91505', 'transaction'));
  if (!['settled', 'settling'].includes(original.status)) throw refuse(invalid('91506', 'transaction'));
  const left = refundable(call, original);
  if (left === 0) throw refuse(invalid('91512', 'transaction'));
  const amount = text(params, 'amount') ?? writeCents(left);
  const codes = [
    amountError(amount) ?? ((readCents(amount) ?? 0) > left ? '91521' : undefined),
    accountError(call, params),
  ];
  demand([
    ...codes.flatMap((code) => (code ? [invalid(code, 'transaction')] : [])),
    ...detailErrors(params, ['transaction']),
  ]);
  return recordRefund(call, original, readCents(amount) ?? 0, params);
}

function refundable({ vault }: Call, original: Transaction): number {
  const refunds = original.refundIds.flatMap((id) => vault.transactions.get(id) ?? []);
  const undone = ['voided', 'settlement_declined'];
  const returned = refunds.filter((refund) => succeeded(refund) && !undone.includes(refund.status));
  return original.amountCents - returned.reduce((sum, refund) => sum + refund.amountCents, 0);
}

/** A refund is authorized as well: the documented decline amounts decline it too. */
function recordRefund(call: Call, original: Transaction, amountCents: number, params: Params): Transaction {
  const card = { ...original.card, cvv: null };
  const decision = decide(call, {
    type: 'credit',
    card,
    token: original.token,
    amountCents,
    // Parts of one refund look alike: no order id of a sale can make them duplicates of each other.
    orderId: `refund ${original.refundIds.length + 1} of ${original.id}`,
    skipFraudTools: true,
  });
  const refund = recordTransaction(call, decision, {
    type: 'credit',
    amountCents,
    orderId: text(params, 'order_id') ?? original.orderId,
    customerId: original.customerId,
    merchantAccountId: text(params, 'merchant_account_id') ?? original.merchantAccountId,
    card,
    token: original.token,
    details: original.details,
  });
  refund.refundedTransactionId = original.id;
  original.refundIds.push(refund.id);
  if (succeeded(refund)) moveTo(refund, 'submitted_for_settlement');
  return refund;
}
