import { type Answer, created, empty, found, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { demand, type Invalid, invalid } from '../http/invalid.ts';
import { child, type Params, text } from '../http/params.ts';
import type { XmlFields } from '../http/xml.ts';
import { type Country, countries } from './countries.ts';
import { randomText } from './ids.ts';
import type { Address, Customer, Vault } from './records.ts';
import { timestamp } from './time.ts';

const MAXIMUM = 50;

/** Field, greatest length, code of "too long". */
const lengths: [name: string, most: number, code: string][] = [
  ['company', 255, '81802'],
  ['extended_address', 255, '81804'],
  ['first_name', 255, '81805'],
  ['last_name', 255, '81806'],
  ['locality', 255, '81807'],
  ['region', 255, '81810'],
  ['street_address', 255, '81812'],
];

const countryCodes: [name: keyof Country, code: string][] = [
  ['country_name', '91803'],
  ['country_code_alpha2', '91814'],
  ['country_code_alpha3', '91816'],
  ['country_code_numeric', '91817'],
];

const names = [...lengths.map(([name]) => name), 'postal_code', 'phone_number'];

export function validateAddress(params: Params, path: string[]): Invalid[] {
  const codes = lengths
    .filter(([name, most]) => (text(params, name) ?? '').length > most)
    .map(([, , code]) => code);
  return [...codes, ...postalErrors(params), ...countryErrors(params)].map((code) => invalid(code, ...path));
}

function postalErrors(params: Params): string[] {
  const postalCode = text(params, 'postal_code') ?? '';
  if (!/^[\w\s-]*$/.test(postalCode)) return ['81813'];
  return postalCode.replace(/[\s-]/g, '').length > 9 ? ['81809'] : [];
}

function countryErrors(params: Params): string[] {
  const given = countryCodes.filter(([name]) => text(params, name));
  const meant = given.map(([name]) =>
    countries.find((country) => isMeant(country, name, text(params, name))),
  );
  const unknown = given.filter((_, index) => meant[index] === undefined).map(([, code]) => code);
  return unknown.length === 0 && new Set(meant).size > 1 ? ['91815'] : unknown;
}

/** Two letters pass for a name as well. */
function isMeant(country: Country, name: keyof Country, value: string | undefined): boolean {
  return country[name] === value || (name === 'country_name' && country.country_code_alpha2 === value);
}

/** The stored form: what was given, with the country spelled in all four ways. */
export function addressFields(params: Params): XmlFields {
  const given = names.flatMap((name) => {
    const value = text(params, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const country = countries.find((known) =>
    countryCodes.some(([name]) => isMeant(known, name, text(params, name))),
  );
  return {
    ...Object.fromEntries(given),
    ...country,
    ...internationalPhone(params),
  };
}

export function internationalPhone(params: Params): XmlFields {
  const phone = child(params, 'international_phone');
  if (!phone) return {};
  const names = ['country_code', 'national_number'];
  return { international_phone: Object.fromEntries(names.map((name) => [name, text(phone, name) ?? null])) };
}

/** All attributes in the answer, null where nothing is known. */
export function presentAddress(fields: XmlFields | null): XmlFields {
  const blank = [...names, ...countryCodes.map(([name]) => name)].map((name) => [name, null]);
  return { id: null, ...Object.fromEntries(blank), ...fields };
}

export function addAddress(customer: Customer, params: Params, path: string[]): Address {
  demand(newAddressErrors(customer.addresses, params, path));
  const at = timestamp();
  const address: Address = {
    ...addressFields(params),
    id: randomText(4),
    customer_id: customer.id,
    created_at: at,
    updated_at: at,
  };
  customer.addresses.push(address);
  return address;
}

/** Why an address cannot be added to those of a customer, when so many others will be added before it. */
export function newAddressErrors(
  addresses: readonly Address[],
  params: Params,
  path: string[],
  before = 0,
): Invalid[] {
  if (addresses.length + before >= MAXIMUM) return [invalid('91818', ...path)];
  const errors = validateAddress(params, path);
  const blank = Object.keys(addressFields(params)).length === 0;
  return blank && errors.length === 0 ? [invalid('81801', ...path)] : errors;
}

export function changeAddress(address: Address, params: Params, path: string[]): void {
  demand(validateAddress(params, path));
  Object.assign(address, addressFields(params), { updated_at: timestamp() });
}

function find(vault: Vault, customerId = '', id = ''): { customer: Customer; address: Address } {
  const customer = found(vault.customers.get(customerId), 'customer');
  const address = found(
    customer.addresses.find((one) => one.id === id),
    'address',
  );
  return { customer, address };
}

export function createAddress({ vault, path, params }: Call): Answer {
  const customer = found(vault.customers.get(path.customer ?? ''), 'customer');
  const address = addAddress(customer, child(params, 'address') ?? {}, ['address']);
  return created('address', presentAddress(address));
}

export function findAddress({ vault, path }: Call): Answer {
  return ok('address', presentAddress(find(vault, path.customer, path.id).address));
}

export function updateAddress({ vault, path, params }: Call): Answer {
  const { address } = find(vault, path.customer, path.id);
  changeAddress(address, child(params, 'address') ?? {}, ['address']);
  return ok('address', presentAddress(address));
}

export function deleteAddress({ vault, path }: Call): Answer {
  const { customer, address } = find(vault, path.customer, path.id);
  customer.addresses = customer.addresses.filter((one) => one !== address);
  for (const card of vault.cards.values()) {
    if (card.customerId === customer.id && card.billingAddressId === address.id) card.billingAddressId = null;
  }
  return empty();
}
