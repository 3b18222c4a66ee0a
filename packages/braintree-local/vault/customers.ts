import { type Answer, created, empty, found, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { demand, type Invalid, invalid, refuse } from '../http/invalid.ts';
import { child, has, type Params, text } from '../http/params.ts';
import type { XmlFields } from '../http/xml.ts';
import { internationalPhone, presentAddress } from './addresses.ts';
import { readCard, validateCard, validateCardChanges } from './card-input.ts';
import { billingErrors, cardsOf, makeDefault } from './cards.ts';
import { cardChanges, changeCard } from './change-card.ts';
import { freshId, globalId, isReservedId, isWellFormedId } from './ids.ts';
import { cardOfNonce, vaultWithNonce } from './payment-methods.ts';
import { presentCard } from './present-card.ts';
import type { Card, Customer, Vault } from './records.ts';
import { timestamp } from './time.ts';

const lengths: [name: string, code: string][] = [
  ['company', '81601'],
  ['email', '81605'],
  ['fax', '81607'],
  ['first_name', '81608'],
  ['last_name', '81613'],
  ['phone', '81614'],
  ['website', '81615'],
];

export function validateCustomer(call: Call, params: Params, path: string[], ownId?: string): Invalid[] {
  const codes = lengths.filter(([name]) => (text(params, name) ?? '').length > 255).map(([, code]) => code);
  const email = shortText(params, 'email');
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) codes.push('81604');
  const website = shortText(params, 'website');
  if (website !== '' && !/^(https?:\/\/)?[^\s/]+\.[^\s]+$/.test(website)) codes.push('81616');
  codes.push(...idErrors(call.vault, params, ownId));
  const fields = customFieldErrors(call, params, path, '91602', '81603');
  return [...codes.map((code) => invalid(code, ...path)), ...fields];
}

/** Empty where the text is too long: then its format is not looked at, as that could take minutes. */
function shortText(params: Params, name: string): string {
  const value = text(params, name) ?? '';
  return value.length > 255 ? '' : value;
}

function idErrors(vault: Vault, params: Params, ownId: string | undefined): string[] {
  const id = text(params, 'id');
  if (id === undefined || id === ownId) return [];
  if (id === '') return ['91613'];
  if (isReservedId(id)) return ['91611'];
  if (id.length > 36) return ['91612'];
  if (!isWellFormedId(id)) return ['91610'];
  return vault.customers.has(id) ? ['91609'] : [];
}

/** Custom fields that the merchant has not set up, or that are too long; the message names them. */
export function customFieldErrors(
  call: Call,
  params: Params,
  path: string[],
  unknown: string,
  long: string,
): Invalid[] {
  const fields = Object.entries(child(params, 'custom_fields') ?? {});
  const named = (code: string, names: string[]) => {
    const error = invalid(code, ...path);
    const message = error.message.replace(/\.$/, `: ${names.join(', ')}.`);
    return names.length > 0 ? [{ ...error, message }] : [];
  };
  const names = fields.map(([name]) => name);
  const strangers = names.filter((name) => !call.merchant.customFields.includes(name));
  const longOnes = fields.filter(([, value]) => String(value).length > 255).map(([name]) => name);
  return [...named(unknown, strangers), ...named(long, longOnes)];
}

/** A customer that has passed the checks; it is not in the vault yet. */
export function newCustomer(vault: Vault, params: Params): Customer {
  const customer: Customer = {
    id: text(params, 'id') || freshId(vault.customers, 'customer'),
    details: {},
    customFields: {},
    addresses: [],
    created_at: timestamp(),
    updated_at: timestamp(),
  };
  applyDetails(customer, params);
  return customer;
}

/** The attributes of a person that a request gives; what else it holds is no part of a customer. */
export function customerDetails(params: Params): XmlFields {
  const given = lengths
    .filter(([name]) => name in params)
    .map(([name]) => [name, text(params, name) ?? null]);
  return { ...Object.fromEntries(given), ...internationalPhone(params) };
}

function applyDetails(customer: Customer, params: Params): void {
  Object.assign(customer.details, customerDetails(params));
  Object.assign(customer.customFields, child(params, 'custom_fields'));
}

export function createCustomer(call: Call): Answer {
  const params = child(call.params, 'customer') ?? {};
  const customer = newCustomer(call.vault, params);
  demand([...validateCustomer(call, params, ['customer']), ...nestedErrors(customer, params)]);
  addNestedCard(call, customer, params);
  call.vault.customers.set(customer.id, customer);
  return created('customer', presentCustomer(call, customer));
}

/** Nested cards are checked together with the customer, so that one answer names every mistake. */
function nestedErrors(customer: Customer, params: Params, existing?: Card): Invalid[] {
  const card = child(params, 'credit_card');
  const path = ['customer', 'credit_card'];
  if (!card) return [];
  const nonce = text(card, 'payment_method_nonce') ?? text(params, 'payment_method_nonce');
  const check = nonce || existing ? validateCardChanges : validateCard;
  return [...check(card, path), ...(existing ? [] : billingErrors(customer, card, path))];
}

function addNestedCard(call: Call, customer: Customer, params: Params): void {
  const card = child(params, 'credit_card') ?? {};
  const nonce = text(params, 'payment_method_nonce') ?? text(card, 'payment_method_nonce');
  const path = ['customer', 'credit_card'];
  if (nonce) {
    const data = cardOfNonce(call, nonce, card, 'credit_card');
    vaultWithNonce(call, customer, data, card, nonce, path);
  } else if (has(params, 'credit_card')) {
    vaultWithNonce(call, customer, readCard(card), card, undefined, path);
  }
}

export function updateCustomer(call: Call): Answer {
  const { vault, path } = call;
  const customer = found(vault.customers.get(path.id ?? ''), 'customer');
  const params = child(call.params, 'customer') ?? {};
  const existing = cardToUpdate(call, customer, params);
  demand([
    ...validateCustomer(call, params, ['customer'], customer.id),
    ...nestedErrors(customer, params, existing),
  ]);
  const preferred = preferredCard(call, customer, params);
  if (existing) updateNestedCard(call, existing, params);
  else addNestedCard(call, customer, params);
  applyDetails(customer, params);
  if (preferred) makeDefault(vault, preferred);
  customer.updated_at = timestamp();
  renameCustomer(vault, customer, text(params, 'id'));
  return ok('customer', presentCustomer(call, customer));
}

/** The card that `defaultPaymentMethodToken` names. */
function preferredCard({ vault }: Call, customer: Customer, params: Params): Card | undefined {
  const token = text(params, 'default_payment_method_token');
  const card = vault.cards.get(token ?? '');
  if (token && card?.customerId !== customer.id) throw refuse(invalid('91518', 'customer'));
  return card;
}

function cardToUpdate({ vault }: Call, customer: Customer, params: Params): Card | undefined {
  const options = child(child(params, 'credit_card'), 'options');
  const token = text(options, 'update_existing_token');
  if (!token) return undefined;
  const card = vault.cards.get(token);
  if (card?.customerId === customer.id) return card;
  throw refuse(invalid('91723', 'customer', 'credit_card', 'options'));
}

function updateNestedCard(call: Call, existing: Card, params: Params): void {
  const card = child(params, 'credit_card') ?? {};
  changeCard(call, existing, cardChanges(card), card, ['customer', 'credit_card']);
}

function renameCustomer(vault: Vault, customer: Customer, id: string | undefined): void {
  if (!id || id === customer.id) return;
  vault.customers.delete(customer.id);
  for (const card of cardsOf(vault, customer.id)) card.customerId = id;
  for (const address of customer.addresses) address.customer_id = id;
  customer.id = id;
  vault.customers.set(id, customer);
}

export function findCustomer(call: Call): Answer {
  const customer = found(call.vault.customers.get(call.path.id ?? ''), 'customer');
  const presented = presentCustomer(call, customer);
  const alone = call.query.get('association_filter_id') === 'customernoassociations';
  return ok('customer', alone ? { ...presented, ...noAssociations } : presented);
}

/** What belongs to a customer and is left out where it is asked for alone. */
const noAssociations: XmlFields = { custom_fields: [], credit_cards: [], addresses: [] };

export function deleteCustomer({ vault, path }: Call): Answer {
  const customer = found(vault.customers.get(path.id ?? ''), 'customer');
  for (const card of cardsOf(vault, customer.id)) vault.cards.delete(card.token);
  vault.customers.delete(customer.id);
  return empty();
}

export function presentCustomer(call: Pick<Call, 'vault' | 'merchant'>, customer: Customer): XmlFields {
  const blank = Object.fromEntries(lengths.map(([name]) => [name, null]));
  return {
    id: customer.id,
    global_id: globalId('customer', customer.id),
    graphql_id: globalId('customer', customer.id),
    merchant_id: call.merchant.id,
    ...blank,
    ...customer.details,
    custom_fields: customer.customFields,
    credit_cards: cardsOf(call.vault, customer.id).map((card) => presentCard(call, card)),
    addresses: customer.addresses.map(presentAddress),
    paypal_accounts: [],
    apple_pay_cards: [],
    android_pay_cards: [],
    venmo_accounts: [],
    us_bank_accounts: [],
    created_at: customer.created_at,
    updated_at: customer.updated_at,
  };
}
