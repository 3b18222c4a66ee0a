import validate from 'card-validator';
import creditCardType from 'credit-card-type';
import type { FieldKey, FieldOptions } from './protocol.ts';

interface FieldKind {
  label: string;
  autocomplete: string;
  inputMode: 'numeric' | 'text';
  name: string;
  /** The text as it should stand in the field. */
  format: (text: string, options: FieldOptions) => string;
  check: (text: string, options: FieldOptions, codeSize: number) => Check;
}

export interface Check {
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
    check: (text, { maxCardLength }) =>
      validate.number(digits(text), maxCardLength ? { maxLength: maxCardLength } : {}),
  },
  expirationDate: {
    label: 'Expiration Date',
    autocomplete: 'cc-exp',
    inputMode: 'numeric',
    name: 'expiration',
    format: formatExpiry,
    check: (text) => validate.expirationDate(text),
  },
  expirationMonth: {
    label: 'Expiration Month',
    autocomplete: 'cc-exp-month',
    inputMode: 'numeric',
    name: 'expiration-month',
    format: (text) => digits(text).slice(0, 2),
    check: (text) => validate.expirationMonth(text),
  },
  expirationYear: {
    label: 'Expiration Year',
    autocomplete: 'cc-exp-year',
    inputMode: 'numeric',
    name: 'expiration-year',
    format: (text) => digits(text).slice(0, 4),
    check: (text) => validate.expirationYear(text),
  },
  cvv: {
    label: 'CVV',
    autocomplete: 'cc-csc',
    inputMode: 'numeric',
    name: 'cvv',
    format: (text, { maxlength }) => digits(text).slice(0, maxlength ?? 4),
    check: (text, _options, codeSize) => validate.cvv(text, codeSize),
  },
  postalCode: {
    label: 'Postal Code',
    autocomplete: 'billing postal-code',
    inputMode: 'text',
    name: 'postal-code',
    format: (text, { maxlength }) => text.slice(0, maxlength ?? 10),
    check: (text, { minlength }) => validate.postalCode(text, minlength ? { minLength: minlength } : {}),
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

function formatNumber(text: string, { formatInput, maxCardLength }: FieldOptions): string {
  const brand = brandsOf(text)[0];
  const longest = Math.min(maxCardLength ?? 19, Math.max(...(brand?.lengths ?? [19])));
  const number = digits(text).slice(0, longest);
  if (formatInput === false) return number;
  const gaps = brand?.gaps ?? [4, 8, 12];
  return [...number].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

/** '430' and '4/30' become '04 / 30'; the bar appears with the first digit of the year. */
function formatExpiry(text: string, { formatInput }: FieldOptions): string {
  const oneDigitMonth = /^\s*([2-9]|1(?=\s*\/))/.test(text);
  const all = (oneDigitMonth ? '0' : '') + digits(text);
  const [month, year] = [all.slice(0, 2), all.slice(2, 6)];
  if (year === '') return month;
  return formatInput === false ? `${month}/${year}` : `${month} / ${year}`;
}
