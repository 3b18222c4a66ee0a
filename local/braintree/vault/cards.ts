import { now } from '#local/clock.ts';
import type { Call } from '../http/call.ts';
import { demand, type Invalid, invalid, refuse } from '../http/invalid.ts';
import { child, flag, has, type Params, text } from '../http/params.ts';
import type { XmlFields } from '../http/xml.ts';
import { addAddress, changeAddress, newAddressErrors, presentAddress } from './addresses.ts';
import { readExpiry } from './card-input.ts';
import { freshId, globalId, isReservedId, isWellFormedId, uniqueNumberIdentifier } from './ids.ts';
import type { Card, CardData, Customer, Vault } from './records.ts';
import { binData, cardType } from './test-cards.ts';
import { timestamp } from './time.ts';
import { presentVerification, verifyOrRefuse } from './verifications.ts';

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
  return address ? newAddressErrors(customer, address, [...path, 'billing_address']) : [];
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
    ? verifyOrRefuse(call, data, options, { customerId: customer.id, token }, path)
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

/** Changes a vaulted card in place; a new number makes it another card under the same token. */
export function changeCard(
  call: Call,
  card: Card,
  data: Partial<CardData>,
  params: Params,
  path: string[],
): void {
  const { vault } = call;
  const options = child(params, 'options');
  const customer = vault.customers.get(card.customerId);
  if (!customer) throw refuse(invalid('91705', ...path));
  demand(tokenErrors(vault, text(params, 'token'), path, card.token));
  const next = { ...card, ...data };
  if (flag(options, 'verify_card')) {
    const full = { cvv: null, billingAddress: null, threeDSecure: null, ...next };
    const verification = verifyOrRefuse(
      call,
      full,
      options,
      { customerId: customer.id, token: card.token },
      path,
    );
    card.verificationIds.push(verification.id);
  }
  changeBilling(customer, card, params, path);
  Object.assign(card, {
    number: next.number,
    cardholderName: next.cardholderName,
    expirationMonth: next.expirationMonth,
    expirationYear: next.expirationYear,
    updated_at: timestamp(),
  });
  if (flag(options, 'make_default')) makeDefault(vault, card);
  renameCard(vault, card, text(params, 'token'));
}

function changeBilling(customer: Customer, card: Card, params: Params, path: string[]): void {
  const address = child(params, 'billing_address');
  if (!address) {
    demand(billingErrors(customer, params, path));
    card.billingAddressId = text(params, 'billing_address_id') ?? card.billingAddressId;
    return;
  }
  const existing = customer.addresses.find((one) => one.id === card.billingAddressId);
  const below = [...path, 'billing_address'];
  if (existing && flag(child(address, 'options'), 'update_existing')) changeAddress(existing, address, below);
  else card.billingAddressId = addAddress(customer, address, below).id;
}

function renameCard(vault: Vault, card: Card, token: string | undefined): void {
  if (!token || token === card.token) return;
  vault.cards.delete(card.token);
  card.token = token;
  vault.cards.set(token, card);
}

/** The changes to a card that a request asks for, after it has passed the checks. */
export function cardChanges(params: Params): Partial<CardData> {
  const number = text(params, 'number')?.replace(/[\s-]/g, '');
  return {
    ...(number ? { number } : {}),
    ...(has(params, 'cardholder_name') ? { cardholderName: text(params, 'cardholder_name') ?? null } : {}),
    ...(has(params, 'cvv') ? { cvv: text(params, 'cvv') ?? null } : {}),
    ...readExpiry(params),
  };
}

export function removeCard(vault: Vault, card: Card): void {
  vault.cards.delete(card.token);
  const next = cardsOf(vault, card.customerId)[0];
  if (card.default && next) makeDefault(vault, next);
}

export function isExpired(
  card: Pick<CardData, 'expirationMonth' | 'expirationYear'>,
  at: Date = now(),
): boolean {
  const firstDayAfter = Date.UTC(Number(card.expirationYear), Number(card.expirationMonth), 1);
  return at.getTime() >= firstDayAfter;
}

/** The attributes that a card has wherever it is shown. */
export function cardDetails(
  merchantId: string,
  card: Pick<CardData, 'number' | 'cardholderName' | 'expirationMonth' | 'expirationYear'>,
): XmlFields {
  const type = cardType(card.number);
  return {
    bin: card.number.slice(0, 6),
    bin_extended: card.number.slice(0, 8),
    last_4: card.number.slice(-4),
    card_type: type,
    cardholder_name: card.cardholderName,
    expiration_month: card.expirationMonth,
    expiration_year: card.expirationYear,
    customer_location: 'US',
    image_url: `https://assets.braintreegateway.com/payment_method_logo/${type.toLowerCase().replaceAll(' ', '_')}.png?environment=sandbox`,
    is_network_tokenized: false,
    unique_number_identifier: uniqueNumberIdentifier(merchantId, card.number),
    ...binData(card.number),
  };
}

export function presentCard({ vault, merchant }: Pick<Call, 'vault' | 'merchant'>, card: Card): XmlFields {
  const address = vault.customers
    .get(card.customerId)
    ?.addresses.find((one) => one.id === card.billingAddressId);
  const verifications = card.verificationIds.flatMap((id) => vault.verifications.get(id) ?? []);
  return {
    ...cardDetails(merchant.id, card),
    token: card.token,
    global_id: globalId('paymentmethod_cc', card.token),
    customer_id: card.customerId,
    customer_global_id: globalId('customer', card.customerId),
    default: card.default,
    expired: isExpired(card),
    venmo_sdk: false,
    subscriptions: [],
    billing_address: address ? presentAddress(address) : undefined,
    verifications: verifications
      .reverse()
      .map((verification) => presentVerification(merchant.id, verification)),
    created_at: card.created_at,
    updated_at: card.updated_at,
  };
}
