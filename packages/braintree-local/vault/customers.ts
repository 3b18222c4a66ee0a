import { timestamp } from '../clock.ts';
import { type Answer, created, empty, found, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { demand, type Invalid, invalid } from '../http/invalid.ts';
import { child, type Params, text } from '../http/params.ts';
import type { XmlFields } from '../http/xml.ts';
import { MERCHANT } from '../merchant.ts';
import { presentAddress } from './addresses.ts';
import { cardsOf } from './cards.ts';
import { freshId, globalId, isReservedId, isWellFormedId } from './ids.ts';
import { vaultNonce } from './payment-methods.ts';
import { presentCard } from './present-card.ts';
import type { Customer, Vault } from './records.ts';

/** The attributes of a customer and the code of "too long". */
const DETAILS: [name: string, code: string][] = [
  ['company', '81601'],
  ['email', '81605'],
  ['fax', '81607'],
  ['first_name', '81608'],
  ['last_name', '81613'],
  ['phone', '81614'],
  ['website', '81615'],
];

function validateCustomer(vault: Vault, params: Params): Invalid[] {
  const codes = DETAILS.filter(([name]) => (text(params, name) ?? '').length > 255).map(([, code]) => code);
  const email = text(params, 'email') ?? '';
  // The pattern is not tried on a text that is too long: that could take minutes.
  if (email !== '' && email.length <= 255 && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) codes.push('81604');
  return [...codes, ...idErrors(vault, params)].map((code) => invalid(code, 'customer'));
}

function idErrors(vault: Vault, params: Params): string[] {
  const id = text(params, 'id');
  if (id === undefined) return [];
  if (id === '') return ['91613'];
  if (isReservedId(id)) return ['91611'];
  if (id.length > 36) return ['91612'];
  if (!isWellFormedId(id)) return ['91610'];
  return vault.customers.has(id) ? ['91609'] : [];
}

/** `customer.create`, with a card where the request brings a nonce. */
export function createCustomer(call: Call): Answer {
  const { vault } = call;
  const params = child(call.params, 'customer') ?? {};
  demand(validateCustomer(vault, params));
  const customer: Customer = {
    id: text(params, 'id') || freshId(vault.customers, 11),
    details: Object.fromEntries(DETAILS.map(([name]) => [name, text(params, name) ?? null])),
    created_at: timestamp(),
    updated_at: timestamp(),
  };
  const nonce = text(params, 'payment_method_nonce');
  if (nonce) vaultNonce(call, customer.id, nonce, child(params, 'credit_card') ?? {});
  vault.customers.set(customer.id, customer);
  return created('customer', presentCustomer(vault, customer));
}

export function findCustomer({ vault, path }: Call): Answer {
  return ok('customer', presentCustomer(vault, found(vault.customers.get(path.id ?? ''), 'customer')));
}

export function deleteCustomer({ vault, path }: Call): Answer {
  const customer = found(vault.customers.get(path.id ?? ''), 'customer');
  for (const card of cardsOf(vault, customer.id)) vault.cards.delete(card.token);
  vault.customers.delete(customer.id);
  return empty();
}

function presentCustomer(vault: Vault, customer: Customer): XmlFields {
  const cards = cardsOf(vault, customer.id);
  return {
    id: customer.id,
    global_id: globalId('customer', customer.id),
    graphql_id: globalId('customer', customer.id),
    merchant_id: MERCHANT.id,
    ...customer.details,
    credit_cards: cards.map(presentCard),
    addresses: cards.flatMap(({ billingAddress }) =>
      billingAddress ? [presentAddress(billingAddress)] : [],
    ),
    created_at: customer.created_at,
    updated_at: customer.updated_at,
  };
}
