import validate from 'card-validator';
import creditCardType from 'credit-card-type';
import type { FieldKey } from './protocol.ts';

interface FieldKind {
  label: string;
  autocomplete: string;
  inputMode: 'numeric' | 'text';
  name: string;
  /** The text as it is shown in the field. */
  format: (text: string) => string;
  check: (text: string, codeSize: number) => Check;
}

interface Check {
  isValid: boolean;
  isPotentiallyValid: boolean;
}

const digits = (text: string) => text.replace(/\D/g, '');

export const fieldKinds: Record<FieldKey, FieldKind> = {
  number: {
    label: 'Credit Card Number',
    autocomplete: 'cc-number',
    inputMode: 'numeric',
    name: 'credit-card-number',
    format: formatNumber,
    check: (text) => validate.number(digits(text)),
  },
  expirationDate: {
    label: 'Expiration Date',
    autocomplete: 'cc-exp',
    inputMode: 'numeric',
    name: 'expiration',
    format: formatExpiry,
    check: (text) => validate.expirationDate(text),
  },
  cvv: {
    label: 'CVV',
    autocomplete: 'cc-csc',
    inputMode: 'numeric',
    name: 'cvv',
    format: (text) => digits(text).slice(0, 4),
    check: (text, codeSize) => validate.cvv(text, codeSize),
  },
  postalCode: {
    label: 'Postal Code',
    autocomplete: 'billing postal-code',
    inputMode: 'text',
    name: 'postal-code',
    format: (text) => text.slice(0, 10),
    check: (text) => validate.postalCode(text),
  },
  cardholderName: {
    label: 'Cardholder Name',
    autocomplete: 'cc-name',
    inputMode: 'text',
    name: 'cardholder-name',
    format: (text) => text.slice(0, 255),
    check: (text) => validate.cardholderName(text),
  },
};

/** The card brands that a number can still become. */
export function brandsOf(number: string) {
  return creditCardType(digits(number));
}

function formatNumber(text: string): string {
  const brand = brandsOf(text)[0];
  const number = digits(text).slice(0, Math.max(...(brand?.lengths ?? [19])));
  const gaps = brand?.gaps ?? [4, 8, 12];
  return [...number].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

/** '430' and '4/30' become '04 / 30'; the slash appears with the first digit of the year. */
function formatExpiry(text: string): string {
  const oneDigitMonth = /^\s*([2-9]|1(?=\s*\/))/.test(text);
  const all = (oneDigitMonth ? '0' : '') + digits(text);
  const [month, year] = [all.slice(0, 2), all.slice(2, 6)];
  return year === '' ? month : `${month} / ${year}`;
}
