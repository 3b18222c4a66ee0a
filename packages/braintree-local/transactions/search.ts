import { type Answer, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { child, entry, isParams, type Params, text } from '../http/params.ts';
import { Collection } from '../http/xml.ts';
import type { Transaction } from '../vault/records.ts';
import { presentTransaction, writeCents } from './present.ts';

export const PAGE_SIZE = 50;

/** What can be searched by: the value of each field. */
export type Fields<One> = Record<string, (one: One) => string | null>;

const FIELDS: Fields<Transaction> = {
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
  return ok('search_results', { page_size: PAGE_SIZE, ids: matchingTransactions(call).map(({ id }) => id) });
}

/** The second step: a page of transactions by their ids. */
export function searchTransactions(call: Call): Answer {
  const shown = matchingTransactions(call).slice(0, PAGE_SIZE);
  const items = shown.map((transaction) => presentTransaction(call.vault, transaction));
  const page = { number: 1, size: PAGE_SIZE, total: items.length };
  return ok('credit_card_transactions', new Collection('transaction', items, page));
}

function matchingTransactions({ vault, params }: Call): Transaction[] {
  return matching(vault.transactions, FIELDS, params);
}

/** All of a table that meet the criteria of a search, the newest first. */
export function matching<One>(table: ReadonlyMap<string, One>, fields: Fields<One>, params: Params): One[] {
  const criteria = Object.entries(child(params, 'search') ?? {});
  return [...table.values()]
    .reverse()
    .filter((one) =>
      criteria.every(([name, criterion]) => meets(name, entry(fields, name)?.(one), criterion)),
    );
}

/** A field or an operator that is not known here matches nothing: to answer everything would mislead. */
function meets(name: string, value: string | null | undefined, criterion: unknown): boolean {
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

/** Amounts, moments and dates compare by value; NaN for all other fields. */
function compare(name: string, value: string, pattern: string): number {
  if (name.startsWith('amount')) return Number(value) - Number(pattern);
  return /_(at|date)$/.test(name) ? Date.parse(value) - Date.parse(pattern) : Number.NaN;
}
