import { type Answer, created, empty, found, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { demand, invalid, refuse } from '../http/invalid.ts';
import { child, has, type Params, text } from '../http/params.ts';
import { readCard, validateCard, validateCardChanges } from './card-input.ts';
import { billingErrors, removeCard, vaultCard } from './cards.ts';
import { cardChanges, changeCard } from './change-card.ts';
import { consumeNonce, resolveNonce } from './nonces.ts';
import { presentCard } from './present-card.ts';
import type { Card, CardData, Customer } from './records.ts';

/** The codes for a bad nonce differ between the two resources; their meaning is the same. */
const nonceCodes = {
  payment_method: { consumed: '93107', unknown: '93108', locked: '93109' },
  credit_card: { consumed: '91731', unknown: '91732', locked: '91733' },
};

type Kind = keyof typeof nonceCodes;

/**
 * `paymentMethod.create` sends `payment_method`, `creditCard.create` sends `credit_card`, both to
 * the same address. The first takes nonces only.
 */
export function createPaymentMethod(call: Call): Answer {
  const kind: Kind = has(call.params, 'credit_card') ? 'credit_card' : 'payment_method';
  const params = child(call.params, kind) ?? {};
  const customer = ownerOf(call, params, kind);
  const nonce = text(params, 'payment_method_nonce');
  if (kind === 'payment_method' && !nonce) throw refuse(invalid('93103', kind));
  const known = nonce ? vaultedBehind(call, nonce, customer, kind) : undefined;
  if (nonce && known) {
    changeCard(call, known, {}, { options: child(params, 'options') }, ['credit_card']);
    consumeNonce(call.vault, nonce);
    return created('credit_card', presentCard(call, known));
  }
  const data = nonce ? cardOfNonce(call, nonce, params, kind) : typedCard(customer, params);
  const card = vaultWithNonce(call, customer, data, params, nonce);
  return created('credit_card', presentCard(call, card));
}

/** The card that a browser has vaulted already: it stays the card it is, under its own billing address. */
function vaultedBehind({ vault }: Call, nonce: string, customer: Customer, kind: Kind): Card | undefined {
  const resolved = resolveNonce(vault, nonce);
  const card = 'token' in resolved ? vault.cards.get(resolved.token ?? '') : undefined;
  if (card && card.customerId !== customer.id) throw refuse(invalid('93102', kind));
  return card;
}

function ownerOf(call: Call, params: Params, kind: Kind): Customer {
  const id = text(params, 'customer_id');
  const codes = kind === 'payment_method' ? ['93104', '93105'] : ['91704', '91705'];
  const customer = call.vault.customers.get(id ?? '');
  if (!customer) throw refuse(invalid((id ? codes[1] : codes[0]) ?? '', kind));
  return customer;
}

function typedCard(customer: Customer, params: Params): CardData {
  demand([...validateCard(params, ['credit_card']), ...billingErrors(customer, params, ['credit_card'])]);
  return readCard(params);
}

/** The card of a nonce, with what the request overrides: number, expiry, name and security code. */
export function cardOfNonce(call: Call, nonce: string, params: Params, kind: Kind): CardData {
  const resolved = resolveNonce(call.vault, nonce);
  if ('problem' in resolved) throw refuse(invalid(nonceCodes[kind][resolved.problem], kind));
  if ('refusedWith' in resolved) throw refuse(invalid(resolved.refusedWith, 'credit_card'));
  demand(validateCardChanges(params, ['credit_card']));
  return { ...resolved.card, ...cardChanges(params) };
}

/** A nonce is used up by an attempt that reaches the bank, whether or not the card verifies. */
export function vaultWithNonce(
  call: Call,
  customer: Customer,
  data: CardData,
  params: Params,
  nonce: string | undefined,
  path: string[] = ['credit_card'],
): Card {
  const before = call.vault.verifications.size;
  try {
    const card = vaultCard(call, customer, data, params, path);
    if (nonce) consumeNonce(call.vault, nonce);
    return card;
  } catch (error) {
    if (nonce && call.vault.verifications.size > before) consumeNonce(call.vault, nonce);
    throw error;
  }
}

function vaulted({ vault, path }: Call): Card {
  return found(vault.cards.get(path.token ?? ''), 'payment method');
}

export function findPaymentMethod(call: Call): Answer {
  return ok('credit_card', presentCard(call, vaulted(call)));
}

export function updatePaymentMethod(call: Call): Answer {
  const card = vaulted(call);
  const kind: Kind = has(call.params, 'credit_card') ? 'credit_card' : 'payment_method';
  const params = child(call.params, kind) ?? {};
  const nonce = text(params, 'payment_method_nonce');
  demand(validateCardChanges(params, ['credit_card']));
  const data = nonce ? cardOfNonce(call, nonce, params, kind) : cardChanges(params);
  changeCard(call, card, data, params, ['credit_card']);
  if (nonce) consumeNonce(call.vault, nonce);
  return ok('credit_card', presentCard(call, card));
}

export function deletePaymentMethod(call: Call): Answer {
  removeCard(call.vault, vaulted(call));
  return empty();
}
