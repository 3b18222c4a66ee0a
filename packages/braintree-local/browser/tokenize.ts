import type { Call } from '../http/call.ts';
import { demand } from '../http/invalid.ts';
import { child, type Params, text } from '../http/params.ts';
import { readCard, validateCard, validateCardChanges } from '../vault/card-input.ts';
import { vaultCard } from '../vault/cards.ts';
import { issueNonce } from '../vault/nonces.ts';
import type { CardData, Nonce } from '../vault/records.ts';
import { binData, cardType } from '../vault/test-cards.ts';
import type { Grant } from './authorization.ts';

export interface Tokenized {
  nonce: Nonce;
  card: CardData;
}

/** Postal code alone comes as a billing address of one field. */
function cardOf(params: Params): CardData {
  const card = readCard(params);
  const postalCode = text(params, 'postal_code');
  return postalCode ? { ...card, billingAddress: { ...card.billingAddress, postal_code: postalCode } } : card;
}

/**
 * Turns a typed card into a nonce. With a client token of a customer the card goes into the
 * vault at once, under the options of the token; that is where duplicates and verification show.
 */
export function tokenizeCard(call: Call, grant: Grant, params: Params): Tokenized {
  const validate = text(child(params, 'options'), 'validate') !== 'false';
  const onlyCode = text(params, 'number') === undefined && text(params, 'cvv') !== undefined;
  demand((onlyCode ? validateCardChanges : validateCard)(params, ['creditCard']));
  const card = cardOf(params);
  const customer = call.vault.customers.get(grant.customerId ?? '');
  if (!customer || !validate || onlyCode) return { nonce: issueNonce(call.vault, card), card };
  const vaulted = vaultCard(call, customer, card, { options: grant.options }, ['creditCard']);
  return { nonce: issueNonce(call.vault, null, vaulted.token), card };
}

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export function camelBinData(number: string): Record<string, string> {
  return Object.fromEntries(Object.entries(binData(number)).map(([name, value]) => [camel(name), value]));
}

/** The shape of a tokenised card in the client API. */
export function presentTokenized({ nonce, card }: Tokenized) {
  return {
    type: 'CreditCard',
    nonce: nonce.nonce,
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
    binData: camelBinData(card.number),
  };
}
