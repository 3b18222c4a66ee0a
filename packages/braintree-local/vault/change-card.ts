import type { Call } from '../http/call.ts';
import { demand, invalid, refuse } from '../http/invalid.ts';
import { child, flag, has, type Params, text } from '../http/params.ts';
import { addAddress, changeAddress } from './addresses.ts';
import { readExpiry } from './card-input.ts';
import { billingErrors, makeDefault, tokenErrors } from './cards.ts';
import type { Card, CardData, Customer, Vault } from './records.ts';
import { timestamp } from './time.ts';
import { verifyOrRefuse } from './verifications.ts';

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
      params,
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
