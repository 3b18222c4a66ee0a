import type { Call } from '../http/call.ts';
import { type Invalid, invalid } from '../http/invalid.ts';
import { child, has, type Params, text } from '../http/params.ts';
import { validateAddress } from '../vault/addresses.ts';
import { validateCard } from '../vault/card-input.ts';
import { customFieldErrors } from '../vault/customers.ts';
import { passThruErrors } from '../vault/three-d-secure.ts';
import { readCents } from './amounts.ts';
import { descriptorErrors } from './descriptor.ts';
import { formatErrors } from './sale-formats.ts';

/** The largest amount, in cents, that fits the gateway's ten digits. */
const LARGEST_CENTS = 99_999_999_999;

const sources = new Set([
  'recurring',
  'recurring_first',
  'unscheduled',
  'installment',
  'installment_first',
  'estimated',
  'merchant',
  'moto',
  'ecommerce',
]);

const lengths: [name: string, most: number, code: string][] = [
  ['order_id', 255, '91501'],
  ['channel', 255, '91550'],
  ['purchase_order_number', 17, '91537'],
];

export function amountError(amount: string | undefined): string | undefined {
  if (amount === undefined || amount === '') return '81502';
  const cents = readCents(amount);
  if (cents === undefined) return '81503';
  if (cents < 0) return '81501';
  if (cents === 0) return '81531';
  return cents > LARGEST_CENTS ? '81528' : undefined;
}

function taxError(params: Params): string | undefined {
  const amount = text(params, 'tax_amount');
  if (!amount) return undefined;
  const cents = readCents(amount);
  if (cents === undefined) return '81535';
  if (cents < 0) return '81534';
  return cents > LARGEST_CENTS ? '81536' : undefined;
}

function typeError(params: Params): string | undefined {
  const type = text(params, 'type');
  if (!type) return '91524';
  return type === 'sale' || type === 'credit' ? undefined : '91523';
}

export function accountError(call: Call, params: Params): string | undefined {
  const id = text(params, 'merchant_account_id');
  return id && !call.merchant.accounts.some((account) => account.id === id) ? '91513' : undefined;
}

function sourceError(params: Params): string | undefined {
  const source = text(params, 'transaction_source');
  return source && !sources.has(source) ? '915133' : undefined;
}

export function detailErrors(params: Params, path: string[]): Invalid[] {
  const codes = lengths
    .filter(([name, most]) => (text(params, name) ?? '').length > most)
    .map(([, , code]) => code);
  return [...codes.map((code) => invalid(code, ...path)), ...descriptorErrors(params, path)];
}

/** All that can be said about a sale or credit before its payment method is looked at. */
export function validateTransaction(call: Call, params: Params): Invalid[] {
  const path = ['transaction'];
  const single = [
    typeError(params),
    has(params, 'subscription_id') ? '91528' : amountError(text(params, 'amount')),
    taxError(params),
    accountError(call, params),
    sourceError(params),
  ];
  const card = child(params, 'credit_card');
  const typed = card && has(card, 'number');
  return [
    ...single.flatMap((code) => (code ? [invalid(code, ...path)] : [])),
    ...customFieldErrors(call, params, path, '91526', '81527'),
    ...detailErrors(params, path),
    ...formatErrors(params),
    ...passThruErrors(params, path, 'transaction'),
    ...(typed ? validateCard(card, [...path, 'credit_card']) : []),
    ...['billing', 'shipping'].flatMap((name) => validateAddress(child(params, name) ?? {}, [...path, name])),
  ];
}
