import { type Answer, created, found, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { demand, type Invalid, invalid, refuse } from '../http/invalid.ts';
import { child, flag, has, type Params, text } from '../http/params.ts';
import type { XmlFields } from '../http/xml.ts';
import type { Transaction } from '../vault/records.ts';
import { timestamp } from '../vault/time.ts';
import { readCents } from './amounts.ts';
import { descriptorOf } from './descriptor.ts';
import { levelDetails } from './level-details.ts';
import { presentTransaction } from './present.ts';
import { moveTo, recordTransaction } from './record.ts';
import { onceOnly } from './request-keys.ts';
import { amountError, detailErrors } from './validate.ts';

const path = ['transaction'];

export function theTransaction({ vault, path: { id = '' } }: Call): Transaction {
  return found(vault.transactions.get(id), 'transaction');
}

export function findTransaction(call: Call): Answer {
  return ok('transaction', presentTransaction(call, theTransaction(call)));
}

export function lineItems(call: Call): Answer {
  return ok('line_items', theTransaction(call).details.line_items ?? []);
}

/** Mistakes in an amount that may be at most the given one. */
function cappedAmountErrors(params: Params, mostCents: number): Invalid[] {
  const amount = text(params, 'amount');
  if (amount === undefined) return [];
  const code = amountError(amount);
  if (code) return [invalid(code, ...path)];
  return (readCents(amount) ?? 0) > mostCents ? [invalid('91522', ...path)] : [];
}

function applyDetails(transaction: Transaction, params: Params): void {
  const amount = text(params, 'amount');
  if (amount !== undefined) transaction.amountCents = readCents(amount) ?? transaction.amountCents;
  if (has(params, 'order_id')) transaction.orderId = text(params, 'order_id') ?? null;
  Object.assign(transaction.details, levelDetails(params));
  transaction.details.descriptor = descriptorOf(params, transaction.details.descriptor as XmlFields);
}

export function submitForSettlement(call: Call): Answer {
  const transaction = theTransaction(call);
  const params = child(call.params, 'transaction') ?? {};
  onceOnly(call, params, () => {
    if (transaction.status !== 'authorized') throw refuse(invalid('91507', ...path));
    demand([...cappedAmountErrors(params, transaction.amountCents), ...detailErrors(params, path)]);
    applyDetails(transaction, params);
    moveTo(transaction, 'submitted_for_settlement');
    return transaction;
  });
  return ok('transaction', presentTransaction(call, transaction));
}

/** Settles a part: a transaction of its own, while the rest of the authorization stays open. */
export function submitForPartialSettlement(call: Call): Answer {
  const parent = theTransaction(call);
  const params = child(call.params, 'transaction') ?? {};
  const part = onceOnly(call, params, () => settlePart(call, parent, params));
  return created('transaction', presentTransaction(call, part));
}

function settlePart(call: Call, parent: Transaction, params: Params): Transaction {
  const open = parent.status === 'authorized' || parent.status === 'settlement_pending';
  if (parent.authorizedTransactionId) throw refuse(invalid('915103', ...path));
  if (!open || parent.type === 'credit') throw refuse(invalid('91507', ...path));
  if (!has(params, 'amount')) throw refuse(invalid('81502', ...path));
  demand([...cappedAmountErrors(params, remaining(call, parent)), ...detailErrors(params, path)]);
  const part = recordTransaction(
    call,
    { status: 'authorized', details: parent.details },
    {
      type: 'sale',
      amountCents: readCents(text(params, 'amount') ?? '') ?? 0,
      orderId: text(params, 'order_id') ?? parent.orderId,
      customerId: parent.customerId,
      merchantAccountId: parent.merchantAccountId,
      card: { ...parent.card, cvv: null },
      token: parent.token,
      details: {},
    },
  );
  part.authorizedTransactionId = parent.id;
  applyDetails(part, params);
  moveTo(part, 'submitted_for_settlement');
  parent.partialSettlementIds.push(part.id);
  if (flag(params, 'final_capture') || remaining(call, parent) === 0) moveTo(parent, 'settlement_pending');
  return part;
}

function remaining({ vault }: Call, parent: Transaction): number {
  const parts = parent.partialSettlementIds.map((id) => vault.transactions.get(id)?.amountCents ?? 0);
  return parent.amountCents - parts.reduce((sum, cents) => sum + cents, 0);
}

export function voidTransaction(call: Call): Answer {
  const transaction = theTransaction(call);
  const params = child(call.params, 'transaction') ?? {};
  onceOnly(call, params, () => {
    const voidable = ['authorized', 'submitted_for_settlement'].includes(transaction.status);
    if (!voidable) throw refuse(invalid('91504', ...path));
    moveTo(transaction, 'voided');
    return transaction;
  });
  return ok('transaction', presentTransaction(call, transaction));
}

export function updateDetails(call: Call): Answer {
  const transaction = theTransaction(call);
  const params = child(call.params, 'transaction') ?? {};
  if (transaction.status !== 'submitted_for_settlement') throw refuse(invalid('915129', ...path));
  demand([...cappedAmountErrors(params, transaction.amountCents), ...detailErrors(params, path)]);
  applyDetails(transaction, params);
  transaction.updated_at = timestamp();
  return ok('transaction', presentTransaction(call, transaction));
}

/** The testing gateway: what the settlement batch would do, at once. */
const simulated = {
  settle: 'settled',
  settlement_pending: 'settlement_pending',
  settlement_confirm: 'settlement_confirmed',
  settlement_decline: 'settlement_declined',
} as const;

/** True from the day it is submitted until it has settled or been declined. */
export function isSettling({ status }: Transaction): boolean {
  return ['submitted_for_settlement', 'settling', 'settlement_pending', 'settlement_confirmed'].includes(
    status,
  );
}

export function simulateSettlement(step: keyof typeof simulated): (call: Call) => Answer {
  return (call) => {
    const transaction = theTransaction(call);
    if (!isSettling(transaction)) throw refuse(invalid('91575', ...path));
    finishSettlement(call, transaction, simulated[step]);
    return ok('transaction', presentTransaction(call, transaction));
  };
}

/** Moves a transaction out of settlement and tells the merchant where Braintree would. */
export function finishSettlement(
  call: Pick<Call, 'vault' | 'merchant' | 'webhooks'>,
  transaction: Transaction,
  status: (typeof simulated)[keyof typeof simulated],
): void {
  if (status === 'settlement_declined') {
    transaction.details.processor_settlement_response_code = '4001';
    transaction.details.processor_settlement_response_text = 'Settlement Declined';
  }
  if (status === 'settled') {
    transaction.settlementBatchId = `${timestamp().slice(0, 10)}_${transaction.merchantAccountId}`;
  }
  moveTo(transaction, status);
  if (status === 'settled' || status === 'settlement_declined') {
    call.webhooks.send(call, `transaction_${status}`, { transaction: presentTransaction(call, transaction) });
  }
}
