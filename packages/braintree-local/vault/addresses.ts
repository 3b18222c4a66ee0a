import { type Invalid, invalid } from '../http/invalid.ts';
import { type Params, text } from '../http/params.ts';
import type { XmlFields } from '../http/xml.ts';
import { type Country, countries } from './countries.ts';

/** Field, maximum length, code of "too long". */
const LENGTHS: [name: string, most: number, code: string][] = [
  ['company', 255, '81802'],
  ['extended_address', 255, '81804'],
  ['first_name', 255, '81805'],
  ['last_name', 255, '81806'],
  ['locality', 255, '81807'],
  ['region', 255, '81810'],
  ['street_address', 255, '81812'],
];

const COUNTRY_CODES: [name: keyof Country, code: string][] = [
  ['country_name', '91803'],
  ['country_code_alpha2', '91814'],
  ['country_code_alpha3', '91816'],
  ['country_code_numeric', '91817'],
];

const FIELDS = [...LENGTHS.map(([name]) => name), 'postal_code'];

export function validateAddress(params: Params, path: string[]): Invalid[] {
  const codes = LENGTHS.filter(([name, most]) => (text(params, name) ?? '').length > most).map(
    ([, , code]) => code,
  );
  return [...codes, ...postalErrors(params), ...countryErrors(params)].map((code) => invalid(code, ...path));
}

function postalErrors(params: Params): string[] {
  const postalCode = text(params, 'postal_code') ?? '';
  if (!/^[\w\s-]*$/.test(postalCode)) return ['81813'];
  return postalCode.replace(/[\s-]/g, '').length > 9 ? ['81809'] : [];
}

function countryErrors(params: Params): string[] {
  const given = COUNTRY_CODES.filter(([name]) => text(params, name));
  const meant = given.map(([name]) =>
    countries.find((country) => isMeant(country, name, text(params, name))),
  );
  const unknown = given.filter((_, index) => meant[index] === undefined).map(([, code]) => code);
  return unknown.length === 0 && new Set(meant).size > 1 ? ['91815'] : unknown;
}

/** Two letters are accepted as a name as well. */
function isMeant(country: Country, name: keyof Country, value: string | undefined): boolean {
  return country[name] === value || (name === 'country_name' && country.country_code_alpha2 === value);
}

/** An address as it is stored, with the country in all four spellings; null for an empty one. */
export function readAddress(params: Params): XmlFields | null {
  const given = FIELDS.flatMap((name) => {
    const value = text(params, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const country = countries.find((known) =>
    COUNTRY_CODES.some(([name]) => isMeant(known, name, text(params, name))),
  );
  return given.length > 0 || country ? { ...Object.fromEntries(given), ...country } : null;
}

/** All attributes of an address, null where nothing is known. */
export function presentAddress(fields: XmlFields | null): XmlFields {
  const blank = [...FIELDS, ...COUNTRY_CODES.map(([name]) => name)].map((name) => [name, null]);
  return { id: null, ...Object.fromEntries(blank), ...fields };
}
