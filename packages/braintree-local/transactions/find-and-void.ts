import { type Answer, found, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { invalid, refuse } from '../http/invalid.ts';
import type { Transaction } from '../vault/records.ts';
import { presentTransaction } from './present.ts';
import { moveTo } from './record.ts';

export function transactionOf({ vault, path: { id = '' } }: Call): Transaction {
  return found(vault.transactions.get(id), 'transaction');
}

export function findTransaction(call: Call): Answer {
  return ok('transaction', presentTransaction(call.vault, transactionOf(call)));
}

/** `transaction.void`: cancels a transaction that has not settled. */
export function voidTransaction(call: Call): Answer {
  const transaction = transactionOf(call);
  const voidable = ['authorized', 'submitted_for_settlement'].includes(transaction.status);
  if (!voidable) throw refuse(invalid('91504', 'transaction'));
  moveTo(transaction, 'voided');
  return ok('transaction', presentTransaction(call.vault, transaction));
}
