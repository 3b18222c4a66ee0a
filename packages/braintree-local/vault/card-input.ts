import { isAmex, passesLuhn, testCard } from '../bank/test-cards.ts';
import { type Invalid, invalid } from '../http/invalid.ts';
import { child, has, type Params, text } from '../http/params.ts';
import { readAddress } from './addresses.ts';
import type { CardData } from './records.ts';

/** The mistakes in a card that somebody typed. */
export function validateCard(params: Params, path: string[]): Invalid[] {
  return [...numberErrors(params), ...cvvErrors(params), ...expiryErrors(params), ...nameErrors(params)].map(
    (code) => invalid(code, ...path),
  );
}

export function nameErrors(params: Params): string[] {
  return (text(params, 'cardholder_name') ?? '').length > 175 ? ['81723'] : [];
}

function digits(number: string): string {
  return number.replace(/[\s-]/g, '');
}

function numberErrors(params: Params): string[] {
  const number = digits(text(params, 'number') ?? '');
  if (number === '') return ['81714'];
  if (number.length < 12 || number.length > 19) return ['81716'];
  if (!/^\d+$/.test(number) || !passesLuhn(number)) return ['81715'];
  return testCard(number) ? [] : ['81717'];
}

function cvvErrors(params: Params): string[] {
  const cvv = text(params, 'cvv') ?? '';
  const expected = isAmex(digits(text(params, 'number') ?? '')) ? /^\d{4}$/ : /^\d{3}$/;
  return cvv === '' || expected.test(cvv) ? [] : ['81707'];
}

function expiryErrors(params: Params): string[] {
  const date = text(params, 'expiration_date') ?? '';
  const month = text(params, 'expiration_month') ?? '';
  const year = text(params, 'expiration_year') ?? '';
  if (date !== '' && (month !== '' || year !== '')) return ['91708'];
  if (date === '' && month === '' && year === '') return ['81709'];
  if (date !== '') return dateErrors(date);
  const errors: string[] = [];
  if (!isMonth(month)) errors.push('81712');
  if (!isYear(fullYear(year))) errors.push('81713');
  return errors;
}

function dateErrors(date: string): string[] {
  const match = /^\s*(\d{1,2})\s*[/-]\s*(\d{4}|\d{2})\s*$/.exec(date);
  if (!match || !isMonth(match[1] ?? '')) return ['81710'];
  return isYear(fullYear(match[2] ?? '')) ? [] : ['81711'];
}

function isMonth(month: string): boolean {
  return /^\d{1,2}$/.test(month) && Number(month) >= 1 && Number(month) <= 12;
}

function isYear(year: string): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= 1975 && Number(year) <= 2201;
}

function fullYear(year: string): string {
  return /^\d{2}$/.test(year) ? `20${year}` : year;
}

function readExpiry(params: Params): Pick<CardData, 'expirationMonth' | 'expirationYear'> {
  const [month = '', year = ''] = has(params, 'expiration_date')
    ? (text(params, 'expiration_date') ?? '').split(/[/-]/)
    : [text(params, 'expiration_month'), text(params, 'expiration_year')];
  return { expirationMonth: month.trim().padStart(2, '0'), expirationYear: fullYear(year.trim()) };
}

/** A card that has passed the checks. */
export function readCard(params: Params): CardData {
  return {
    number: digits(text(params, 'number') ?? ''),
    cardholderName: text(params, 'cardholder_name') ?? null,
    ...readExpiry(params),
    cvv: text(params, 'cvv') || null,
    billingAddress: readAddress(child(params, 'billing_address') ?? {}),
  };
}
