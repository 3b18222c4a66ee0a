import { type Invalid, invalid } from '../http/invalid.ts';
import { child, type Params, text } from '../http/params.ts';
import { validateAddress } from '../vault/addresses.ts';
import { readCents } from './present.ts';

/** The largest amount, in cents, that fits the gateway's ten digits. */
const MAX_CENTS = 99_999_999_999;

const SOURCES = new Set([
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

export function amountErrors(amount: string | undefined): string[] {
  if (amount === undefined || amount === '') return ['81502'];
  const cents = readCents(amount);
  if (cents === undefined) return ['81503'];
  if (cents < 0) return ['81501'];
  if (cents === 0) return ['81531'];
  return cents > MAX_CENTS ? ['81528'] : [];
}

export function orderIdErrors(params: Params): string[] {
  return (text(params, 'order_id') ?? '').length > 255 ? ['91501'] : [];
}

function sourceErrors(params: Params): string[] {
  const source = text(params, 'transaction_source');
  return source && !SOURCES.has(source) ? ['915133'] : [];
}

/** The mistakes in a sale, apart from its card. Of the types of transactions only sales are made here. */
export function validateSale(params: Params): Invalid[] {
  const codes = [
    ...(text(params, 'type') === 'sale' ? [] : ['91523']),
    ...amountErrors(text(params, 'amount')),
    ...orderIdErrors(params),
    ...sourceErrors(params),
  ];
  return [
    ...codes.map((code) => invalid(code, 'transaction')),
    ...validateAddress(child(params, 'billing') ?? {}, ['transaction', 'billing']),
  ];
}
