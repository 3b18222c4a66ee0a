import { cardType } from '../bank/test-cards.ts';
import { demand } from '../http/invalid.ts';
import { child, type Params } from '../http/params.ts';
import { validateAddress } from '../vault/addresses.ts';
import { readCard, validateCard } from '../vault/card-input.ts';
import { issueNonce } from '../vault/nonces.ts';
import type { Vault } from '../vault/records.ts';

/** Turns a typed card into a nonce; answers it as the client API does. */
export function tokenizeCard(vault: Vault, params: Params) {
  demand([
    ...validateCard(params, ['creditCard']),
    ...validateAddress(child(params, 'billing_address') ?? {}, ['creditCard', 'billingAddress']),
  ]);
  const card = readCard(params);
  return {
    type: 'CreditCard',
    nonce: issueNonce(vault, card).nonce,
    description: `ending in ${card.number.slice(-2)}`,
    consumed: false,
    threeDSecureInfo: null,
    details: {
      bin: card.number.slice(0, 6),
      cardType: cardType(card.number),
      lastFour: card.number.slice(-4),
      lastTwo: card.number.slice(-2),
      cardholderName: card.cardholderName,
      expirationMonth: card.expirationMonth,
      expirationYear: card.expirationYear,
    },
  };
}
