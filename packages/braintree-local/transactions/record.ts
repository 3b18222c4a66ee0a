import { timestamp } from '../clock.ts';
import type { Call } from '../http/call.ts';
import { Unprocessable } from '../http/invalid.ts';
import { freshId } from '../vault/ids.ts';
import type { CardData, Transaction, Vault } from '../vault/records.ts';
import type { Decision } from './authorize.ts';
import { presentTransaction, writeCents } from './present.ts';

interface Facts
  extends Pick<Transaction, 'type' | 'amountCents' | 'orderId' | 'customerId' | 'token' | 'details'> {
  card: CardData;
}

/** Stores a new transaction in the state that the decision gives it. */
export function recordTransaction(vault: Vault, decision: Decision, facts: Facts): Transaction {
  const { cvv: _, ...card } = facts.card;
  const at = timestamp();
  const transaction: Transaction = {
    ...facts,
    id: freshId(vault.transactions, 8),
    status: '',
    card,
    details: { ...facts.details, ...decision.details },
    statusHistory: [],
    refundIds: [],
    refundedTransactionId: null,
    disputeIds: [],
    created_at: at,
    updated_at: at,
  };
  moveTo(transaction, decision.status);
  vault.transactions.set(transaction.id, transaction);
  return transaction;
}

/** Adds a status to the history, the newest last. */
export function moveTo(transaction: Transaction, status: string): void {
  const at = timestamp();
  transaction.status = status;
  transaction.updated_at = at;
  transaction.statusHistory.push({
    timestamp: at,
    status,
    amount: writeCents(transaction.amountCents),
    user: 'integration_user_public_id',
    transaction_source: 'api',
  });
}

/** The 422 of a transaction that exists but was not authorized: no field errors, the record inside. */
export function declined({ vault }: Pick<Call, 'vault'>, transaction: Transaction): Unprocessable {
  const reason = transaction.details.gateway_rejection_reason;
  const message = reason
    ? `Gateway Rejected: ${reason}`
    : String(transaction.details.processor_response_text);
  return new Unprocessable([], message, { transaction: presentTransaction(vault, transaction) });
}
