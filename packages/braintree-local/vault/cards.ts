import type { Call } from '../http/call.ts';
import { demand, type Invalid, invalid } from '../http/invalid.ts';
import { child, flag, type Params, text } from '../http/params.ts';
import { addAddress, newAddressErrors } from './addresses.ts';
import { freshId, isReservedId, isWellFormedId } from './ids.ts';
import type { Card, CardData, Customer, Vault } from './records.ts';
import { timestamp } from './time.ts';
import { verifyOrRefuse } from './verifications.ts';

export function cardsOf(vault: Vault, customerId: string): Card[] {
  return [...vault.cards.values()].filter((card) => card.customerId === customerId);
}

export function tokenErrors(
  vault: Vault,
  token: string | undefined,
  path: string[],
  own?: string,
): Invalid[] {
  if (token === undefined || token === '' || token === own) return [];
  if (isReservedId(token)) return [invalid('91721', ...path)];
  if (token.length > 36) return [invalid('91720', ...path)];
  if (!isWellFormedId(token)) return [invalid('91718', ...path)];
  return vault.cards.has(token) ? [invalid('91719', ...path)] : [];
}

/** Mistakes in the billing address of a new card, wherever the card is added. */
export function billingErrors(customer: Customer, params: Params, path: string[]): Invalid[] {
  const address = child(params, 'billing_address');
  const id = text(params, 'billing_address_id');
  if (address && id) return [invalid('91701', ...path)];
  if (id && !customer.addresses.some((one) => one.id === id)) return [invalid('91702', ...path)];
  return address ? newAddressErrors(customer.addresses, address, [...path, 'billing_address']) : [];
}

function duplicateErrors(
  vault: Vault,
  customer: Customer,
  number: string,
  options: Params | undefined,
  path: string[],
) {
  const same = [...vault.cards.values()].filter((card) => card.number === number);
  if (flag(options, 'fail_on_duplicate_payment_method') && same.length > 0)
    return [invalid('81724', ...path)];
  const ofCustomer = same.some((card) => card.customerId === customer.id);
  const forCustomer = flag(options, 'fail_on_duplicate_payment_method_for_customer');
  return forCustomer && ofCustomer ? [invalid('81763', ...path)] : [];
}

/**
 * Puts a card that has passed the checks of its numbers into the vault: token, duplicate and
 * billing checks, then the verification if asked for, and only then anything is stored.
 */
export function vaultCard(
  call: Call,
  customer: Customer,
  data: CardData,
  params: Params,
  path: string[],
): Card {
  const { vault } = call;
  const options = child(params, 'options');
  demand([...tokenErrors(vault, text(params, 'token'), path), ...billingErrors(customer, params, path)]);
  demand(duplicateErrors(vault, customer, data.number, options, path));
  const token = text(params, 'token') || freshId(vault.cards, 'token');
  const verification = flag(options, 'verify_card')
    ? verifyOrRefuse(call, data, params, { customerId: customer.id, token }, path)
    : undefined;
  const card: Card = {
    token,
    customerId: customer.id,
    number: data.number,
    cardholderName: data.cardholderName,
    expirationMonth: data.expirationMonth,
    expirationYear: data.expirationYear,
    default: cardsOf(vault, customer.id).length === 0,
    billingAddressId: billingAddressId(customer, data, params, path),
    verificationIds: verification ? [verification.id] : [],
    created_at: timestamp(),
    updated_at: timestamp(),
  };
  vault.cards.set(token, card);
  if (flag(options, 'make_default')) makeDefault(vault, card);
  return card;
}

function billingAddressId(customer: Customer, data: CardData, params: Params, path: string[]): string | null {
  const given = text(params, 'billing_address_id');
  if (given) return given;
  const address = child(params, 'billing_address') ?? data.billingAddress;
  if (!address || Object.keys(address).length === 0) return null;
  return addAddress(customer, address, [...path, 'billing_address']).id;
}

export function makeDefault(vault: Vault, card: Card): void {
  for (const other of cardsOf(vault, card.customerId)) other.default = other === card;
}

export function removeCard(vault: Vault, card: Card): void {
  vault.cards.delete(card.token);
  const next = cardsOf(vault, card.customerId)[0];
  if (card.default && next) makeDefault(vault, next);
}
