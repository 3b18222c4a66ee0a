import type { Call } from '../http/call.ts';
import { type Invalid, invalid, refuse } from '../http/invalid.ts';
import { child, has, type Params, text } from '../http/params.ts';
import { readCard, validateCardChanges } from '../vault/card-input.ts';
import { cardsOf } from '../vault/cards.ts';
import { cardChanges } from '../vault/change-card.ts';
import { resolveNonce } from '../vault/nonces.ts';
import type { Card, CardData, Customer } from '../vault/records.ts';

/** The card that a transaction runs on, and where it came from. */
export interface Instrument {
  data: CardData;
  vaulted: Card | null;
  nonce: string | null;
  customer: Customer | null;
}

const nonceCodes = { consumed: '91564', unknown: '91565', locked: '91566' };

function refuseTransaction(code: string, ...below: string[]): never {
  throw refuse(invalid(code, 'transaction', ...below));
}

/** Finds the one payment method of a sale: token, nonce, typed card or the customer's default. */
export function instrumentOf(call: Call, params: Params): Instrument {
  const token = text(params, 'payment_method_token');
  const nonce = text(params, 'payment_method_nonce');
  const typed = has(child(params, 'credit_card'), 'number');
  if ([token, nonce, typed].filter(Boolean).length > 1) refuseTransaction('91515');
  const customer = customerOf(call, params);
  if (token) return fromToken(call, token, params, customer);
  if (nonce) return fromNonce(call, nonce, params, customer);
  if (typed)
    return { data: readCard(child(params, 'credit_card') ?? {}), vaulted: null, nonce: null, customer };
  if (customer) return fromDefault(call, customer, params);
  return refuseTransaction('91508');
}

function customerOf(call: Call, params: Params): Customer | null {
  const id = text(params, 'customer_id');
  if (!id) return null;
  return call.vault.customers.get(id) ?? refuseTransaction('91510');
}

function fromToken(call: Call, token: string, params: Params, customer: Customer | null): Instrument {
  const card = call.vault.cards.get(token);
  if (!card) return refuseTransaction('91518');
  if (customer && customer.id !== card.customerId) refuseTransaction('91516');
  return onVaulted(call, card, params);
}

function fromDefault(call: Call, customer: Customer, params: Params): Instrument {
  const card = cardsOf(call.vault, customer.id).find((one) => one.default);
  return card ? onVaulted(call, card, params) : refuseTransaction('91511');
}

/** A vaulted card is charged with its own billing address, and with the code sent along. */
function onVaulted(call: Call, card: Card, params: Params): Instrument {
  const customer = call.vault.customers.get(card.customerId) ?? null;
  const billing = customer?.addresses.find((one) => one.id === card.billingAddressId) ?? null;
  const cvv = text(child(params, 'credit_card'), 'cvv') ?? null;
  return {
    data: { ...card, cvv, billingAddress: billing, threeDSecure: null },
    vaulted: card,
    nonce: null,
    customer,
  };
}

function fromNonce(call: Call, nonce: string, params: Params, customer: Customer | null): Instrument {
  const resolved = resolveNonce(call.vault, nonce);
  if ('problem' in resolved) return refuseTransaction(nonceCodes[resolved.problem]);
  if ('refusedWith' in resolved) {
    const below = resolved.refusedWith === '81715' ? ['credit_card'] : [];
    return refuseTransaction(resolved.refusedWith, ...below);
  }
  const vaulted = resolved.token ? call.vault.cards.get(resolved.token) : undefined;
  if (vaulted) return { ...onVaulted(call, vaulted, params), nonce };
  const overrides = { ...child(params, 'credit_card'), number: undefined };
  const errors: Invalid[] = validateCardChanges(overrides, ['transaction', 'credit_card']);
  if (errors.length > 0) throw refuse(...errors);
  return { data: { ...resolved.card, ...cardChanges(overrides) }, vaulted: null, nonce, customer };
}
