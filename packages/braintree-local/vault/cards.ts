import { timestamp } from '../clock.ts';
import type { Call } from '../http/call.ts';
import { demand, type Invalid, invalid } from '../http/invalid.ts';
import { child, flag, type Params, text } from '../http/params.ts';
import { freshId, isReservedId, isWellFormedId, randomText } from './ids.ts';
import type { Card, CardData, Vault } from './records.ts';
import { verify } from './verifications.ts';

export function cardsOf(vault: Vault, customerId: string): Card[] {
  return [...vault.cards.values()].filter((card) => card.customerId === customerId);
}

function tokenErrors(vault: Vault, token: string | undefined): Invalid[] {
  if (!token) return [];
  if (isReservedId(token)) return [invalid('91721', 'credit_card')];
  if (token.length > 36) return [invalid('91720', 'credit_card')];
  if (!isWellFormedId(token)) return [invalid('91718', 'credit_card')];
  return vault.cards.has(token) ? [invalid('91719', 'credit_card')] : [];
}

/** Puts a card into the vault, verified first if the request requires it. */
export function vaultCard(call: Call, customerId: string, data: CardData, params: Params): Card {
  const { vault } = call;
  const options = child(params, 'options');
  demand(tokenErrors(vault, text(params, 'token')));
  const token = text(params, 'token') || freshId(vault.cards, 7);
  const verification = flag(options, 'verify_card') ? verify(call, data, { customerId, token }) : null;
  const card: Card = {
    token,
    customerId,
    number: data.number,
    cardholderName: data.cardholderName,
    expirationMonth: data.expirationMonth,
    expirationYear: data.expirationYear,
    default: cardsOf(vault, customerId).length === 0,
    billingAddress: data.billingAddress
      ? { ...data.billingAddress, id: randomText(4), customer_id: customerId }
      : null,
    verification,
    created_at: timestamp(),
    updated_at: timestamp(),
  };
  vault.cards.set(token, card);
  if (flag(options, 'make_default')) makeDefault(vault, card);
  return card;
}

function makeDefault(vault: Vault, card: Card): void {
  for (const other of cardsOf(vault, card.customerId)) other.default = other === card;
}

export function removeCard(vault: Vault, card: Card): void {
  vault.cards.delete(card.token);
  const next = cardsOf(vault, card.customerId)[0];
  if (card.default && next) makeDefault(vault, next);
}
