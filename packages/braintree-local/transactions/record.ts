import type { Call } from '../http/call.ts';
import { Unprocessable } from '../http/invalid.ts';
import type { XmlFields } from '../http/xml.ts';
import { freshId } from '../vault/ids.ts';
import type { CardData, Transaction } from '../vault/records.ts';
import { timestamp } from '../vault/time.ts';
import { writeCents } from './amounts.ts';
import type { Decision } from './authorize.ts';
import { presentTransaction } from './present.ts';

/** Whoever calls with the keys: the sandbox has one user. */
export const TRANSACTION_USER = 'integration_user_public_id';

interface Fresh {
  type: Transaction['type'];
  amountCents: number;
  orderId: string | null;
  customerId: string | null;
  merchantAccountId: string | undefined;
  card: CardData;
  token: string | null;
  details: XmlFields;
}

/** Stores a new transaction in the state that the decision gives it. */
export function recordTransaction(call: Call, decision: Decision, fresh: Fresh): Transaction {
  const { cvv: _, ...card } = fresh.card;
  const account =
    call.merchant.accounts.find(({ id }) => id === fresh.merchantAccountId) ??
    call.merchant.accounts.find((one) => one.default);
  const at = timestamp();
  const transaction: Transaction = {
    id: freshId(call.vault.transactions, 'transaction'),
    type: fresh.type,
    status: '',
    amountCents: fresh.amountCents,
    orderId: fresh.orderId,
    customerId: fresh.customerId,
    merchantAccountId: account?.id ?? '',
    currency: account?.currency ?? 'USD',
    card,
    token: fresh.token,
    createdUsing: fresh.token ? 'token' : 'full_information',
    details: { ...fresh.details, ...decision.details },
    statusHistory: [],
    refundIds: [],
    refundedTransactionId: null,
    partialSettlementIds: [],
    authorizedTransactionId: null,
    disputeIds: [],
    settlementBatchId: null,
    created_at: at,
    updated_at: at,
  };
  moveTo(transaction, decision.status);
  call.vault.transactions.set(transaction.id, transaction);
  return transaction;
}

/** The next entry of the status history; the newest stands last. */
export function moveTo(transaction: Transaction, status: string): void {
  const at = timestamp();
  transaction.status = status;
  transaction.updated_at = at;
  transaction.statusHistory.push({
    timestamp: at,
    status,
    amount: writeCents(transaction.amountCents),
    user: TRANSACTION_USER,
    transaction_source: 'api',
  });
}

/** The 422 of a transaction that exists but was not authorized: no field errors, the record inside. */
export function declined(call: Call, transaction: Transaction): Unprocessable {
  const reason = transaction.details.gateway_rejection_reason;
  const message = reason
    ? `Gateway Rejected: ${reason}`
    : String(transaction.details.processor_response_text);
  return new Unprocessable([], message, { transaction: presentTransaction(call, transaction) });
}
