import { type Answer, created } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { demand, invalid, refuse } from '../http/invalid.ts';
import { child, type Params, text } from '../http/params.ts';
import type { Transaction, Vault } from '../vault/records.ts';
import { decide, succeeded } from './authorize.ts';
import { transactionOf } from './find-and-void.ts';
import { presentTransaction, readCents, writeCents } from './present.ts';
import { declined, moveTo, recordTransaction } from './record.ts';
import { amountErrors, orderIdErrors } from './validate.ts';

/** `transaction.refund`: all of it, or an amount; several parts until nothing is left. */
export function refundTransaction(call: Call): Answer {
  const original = transactionOf(call);
  const params = child(call.params, 'transaction') ?? {};
  const amountCents = refundedCents(call.vault, original, params);
  const refund = recordRefund(call, original, amountCents, params);
  if (!succeeded(refund)) throw declined(call, refund);
  return created('transaction', presentTransaction(call.vault, refund));
}

function refundedCents(vault: Vault, original: Transaction, params: Params): number {
  if (original.type === 'credit') throw refuse(invalid('91505', 'transaction'));
  if (original.status !== 'settled') throw refuse(invalid('91506', 'transaction'));
  const left = refundableCents(vault, original);
  if (left === 0) throw refuse(invalid('91512', 'transaction'));
  const amount = text(params, 'amount') ?? writeCents(left);
  const cents = readCents(amount) ?? 0;
  const codes = [...amountErrors(amount), ...(cents > left ? ['91521'] : []), ...orderIdErrors(params)];
  demand(codes.map((code) => invalid(code, 'transaction')));
  return cents;
}

function refundableCents(vault: Vault, original: Transaction): number {
  const refunds = original.refundIds.flatMap((id) => vault.transactions.get(id) ?? []);
  const succeededRefunds = refunds.filter((refund) => succeeded(refund) && refund.status !== 'voided');
  return original.amountCents - succeededRefunds.reduce((sum, refund) => sum + refund.amountCents, 0);
}

/** A refund is authorized as well: the documented decline amounts decline it too. */
function recordRefund(call: Call, original: Transaction, amountCents: number, params: Params): Transaction {
  const card = { ...original.card, cvv: null };
  const decision = decide(call, {
    type: 'credit',
    card,
    token: original.token,
    amountCents,
    // Two parts of one refund may look alike: this order id keeps them from being duplicates of each other.
    orderId: `refund ${original.refundIds.length + 1} of ${original.id}`,
  });
  const { customerId, token, details } = original;
  const orderId = text(params, 'order_id') ?? original.orderId;
  const facts = { type: 'credit', amountCents, orderId, customerId, token, details, card } as const;
  const refund = recordTransaction(call.vault, decision, facts);
  refund.refundedTransactionId = original.id;
  original.refundIds.push(refund.id);
  if (succeeded(refund)) moveTo(refund, 'submitted_for_settlement');
  return refund;
}
