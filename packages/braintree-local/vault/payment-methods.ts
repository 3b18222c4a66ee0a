import { type Answer, created, empty, found, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { demand, invalid, refuse, Unprocessable } from '../http/invalid.ts';
import { child, type Params, text } from '../http/params.ts';
import { readAddress, validateAddress } from './addresses.ts';
import { nameErrors } from './card-input.ts';
import { removeCard, vaultCard } from './cards.ts';
import { consumeNonce, resolveNonce } from './nonces.ts';
import { presentCard } from './present-card.ts';
import type { Card, CardData } from './records.ts';

const NONCE_PROBLEMS = { consumed: '93107', unknown: '93108' };

/** `paymentMethod.create`. It takes nonces only: a card's number never passes through the merchant's server. */
export function createPaymentMethod(call: Call): Answer {
  const params = child(call.params, 'payment_method') ?? {};
  const customerId = text(params, 'customer_id');
  if (!customerId) throw refuse(invalid('93104', 'payment_method'));
  if (!call.vault.customers.has(customerId)) throw refuse(invalid('93105', 'payment_method'));
  const nonce = text(params, 'payment_method_nonce');
  if (!nonce) throw refuse(invalid('93103', 'payment_method'));
  return created('credit_card', presentCard(vaultNonce(call, customerId, nonce, params)));
}

/** Vaults the card of a nonce. An attempt that reaches the bank uses the nonce up, whether or not it succeeds. */
export function vaultNonce(call: Call, customerId: string, nonce: string, params: Params): Card {
  const data = cardOf(call, nonce, params);
  try {
    const card = vaultCard(call, customerId, data, params);
    consumeNonce(call.vault, nonce);
    return card;
  } catch (error) {
    if (error instanceof Unprocessable && error.subject.verification) consumeNonce(call.vault, nonce);
    throw error;
  }
}

/** The card of a nonce, with the name and the billing address that the request adds. */
function cardOf({ vault }: Call, nonce: string, params: Params): CardData {
  const resolved = resolveNonce(vault, nonce);
  if ('problem' in resolved) throw refuse(invalid(NONCE_PROBLEMS[resolved.problem], 'payment_method'));
  if ('refusedWith' in resolved) throw refuse(invalid(resolved.refusedWith, 'credit_card'));
  const address = child(params, 'billing_address');
  demand([
    ...nameErrors(params).map((code) => invalid(code, 'credit_card')),
    ...validateAddress(address ?? {}, ['credit_card', 'billing_address']),
  ]);
  const { card } = resolved;
  return {
    ...card,
    cardholderName: text(params, 'cardholder_name') ?? card.cardholderName,
    billingAddress: address ? readAddress(address) : card.billingAddress,
  };
}

function vaultedCard({ vault, path }: Call): Card {
  return found(vault.cards.get(path.token ?? ''), 'payment method');
}

export function findPaymentMethod(call: Call): Answer {
  return ok('credit_card', presentCard(vaultedCard(call)));
}

export function deletePaymentMethod(call: Call): Answer {
  removeCard(call.vault, vaultedCard(call));
  return empty();
}
