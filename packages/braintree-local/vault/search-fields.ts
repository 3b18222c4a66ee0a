import type { SearchFields } from '../http/search.ts';
import type { XmlFields } from '../http/xml.ts';
import type { CardData } from './records.ts';

/** The values of a record that more than one kind of search looks at. */
export const word = (value: unknown): string | null => (value ? String(value) : null);
export const expiry = (card: Pick<CardData, 'expirationMonth' | 'expirationYear'>): (string | null)[] => [
  `${card.expirationMonth}/${card.expirationYear}`,
  `${card.expirationMonth}/${card.expirationYear.slice(-2)}`,
];

/** The attributes of a nested address or customer, under the search's own prefix. */
export function nested<T>(
  prefix: string,
  names: string[],
  read: (record: T) => XmlFields | null | undefined,
): SearchFields<T> {
  return Object.fromEntries(
    names.map((name) => [`${prefix}_${name}`, (record: T) => word(read(record)?.[name])]),
  );
}

export const addressNames = [
  'company',
  'country_name',
  'extended_address',
  'first_name',
  'last_name',
  'locality',
  'postal_code',
  'region',
  'street_address',
];
export const customerNames = ['company', 'email', 'fax', 'first_name', 'last_name', 'phone', 'website'];
