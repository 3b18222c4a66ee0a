import { type Answer, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { child, entry, isParams, text } from '../http/params.ts';
import { Collection } from '../http/xml.ts';
import type { Transaction } from '../vault/records.ts';
import { presentTransaction, writeCents } from './present.ts';

const PAGE_SIZE = 50;

/** What can be searched by. */
const FIELDS: Record<string, (transaction: Transaction) => string | null> = {
  ids: ({ id }) => id,
  id: ({ id }) => id,
  order_id: ({ orderId }) => orderId,
  customer_id: ({ customerId }) => customerId,
  payment_method_token: ({ token }) => token,
  status: ({ status }) => status,
  type: ({ type }) => type,
  amount: ({ amountCents }) => writeCents(amountCents),
  created_at: (transaction) => transaction.created_at,
};

/** The first step of a search: the ids of all transactions that match, the newest first. */
export function searchTransactionIds(call: Call): Answer {
  return ok('search_results', { page_size: PAGE_SIZE, ids: matching(call).map(({ id }) => id) });
}

/** The second step: a page of transactions by their ids. */
export function searchTransactions(call: Call): Answer {
  const shown = matching(call).slice(0, PAGE_SIZE);
  const items = shown.map((transaction) => presentTransaction(call.vault, transaction));
  const page = { number: 1, size: PAGE_SIZE, total: items.length };
  return ok('credit_card_transactions', new Collection('transaction', items, page));
}

function matching({ vault, params }: Call): Transaction[] {
  const criteria = Object.entries(child(params, 'search') ?? {});
  return [...vault.transactions.values()]
    .reverse()
    .filter((transaction) => criteria.every(([name, criterion]) => meets(transaction, name, criterion)));
}

/** A field or an operator that is not known here matches nothing: to answer everything would mislead. */
function meets(transaction: Transaction, name: string, criterion: unknown): boolean {
  const value = entry(FIELDS, name)?.(transaction);
  if (value === undefined || value === null) return false;
  if (Array.isArray(criterion)) return criterion.map(String).includes(value);
  if (!isParams(criterion)) return value === String(criterion);
  return Object.keys(criterion).every((operator) => {
    const pattern = text(criterion, operator) ?? '';
    if (operator === 'is') return value === pattern || compare(name, value, pattern) === 0;
    if (operator === 'min') return compare(name, value, pattern) >= 0;
    return operator === 'max' && compare(name, value, pattern) <= 0;
  });
}

/** Amounts and moments compare by value; NaN for all other fields. */
function compare(name: string, value: string, pattern: string): number {
  if (name === 'amount') return Number(value) - Number(pattern);
  return name === 'created_at' ? Date.parse(value) - Date.parse(pattern) : Number.NaN;
}
