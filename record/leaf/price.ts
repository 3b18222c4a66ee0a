import { checkFields, decimal, matching, orNull, parseJson, text } from './strict.ts';

/** What a price was. Numbers are decimals as text, so that no reader rounds them. */
export interface Price {
  book: string | null;
  line: string | null;
  /** Decimal odds, at most six places. */
  odds: string;
  /** Of the other side. */
  oddsOther: string | null;
}

const odds = matching(/^\d{1,4}(\.\d{1,6})?$/, 'are no decimal odds of at most six places');
const PRICE_FIELDS = {
  book: orNull(text),
  line: orNull(decimal),
  odds,
  oddsOther: orNull(odds),
} as const;

/** Throws Malformed, naming the field. */
export function parsePrice(source: string): Price {
  const value = parseJson(source, 'The price');
  checkFields(value, PRICE_FIELDS, 'The price');
  return value as unknown as Price;
}
