import type { Call } from '../http/call.ts';
import type { Invalid } from '../http/invalid.ts';
import { child, flag, type Params, text } from '../http/params.ts';
import { addAddress, newAddressErrors } from '../vault/addresses.ts';
import { vaultCard } from '../vault/cards.ts';
import { newCustomer } from '../vault/customers.ts';
import type { Card, Customer, Transaction } from '../vault/records.ts';
import { succeeded } from './authorize.ts';
import type { Instrument } from './instrument.ts';

const options: [option: string, address: 'billing' | 'shipping'][] = [
  ['add_billing_address_to_payment_method', 'billing'],
  ['store_shipping_address_in_vault', 'shipping'],
];

/** The addresses that a sale asks to keep, by name. */
function addressesToKeep(params: Params): ['billing' | 'shipping', Params][] {
  return options.flatMap(([option, name]) => {
    const address = child(params, name);
    return address && flag(child(params, 'options'), option) ? [[name, address]] : [];
  });
}

/** Why the addresses could not be kept; asked before anything is charged. */
export function keepingErrors(params: Params, customer: Customer | null): Invalid[] {
  return addressesToKeep(params).flatMap(([name, address], index) =>
    newAddressErrors(customer?.addresses ?? [], address, ['transaction', name], index),
  );
}

/**
 * What a sale leaves in the vault. `storeInVault` keeps the card even of a declined sale,
 * `storeInVaultOnSuccess` only of a good one; addresses are kept with a card that is in the vault.
 */
export function keepInVault(call: Call, params: Params, instrument: Instrument, sale: Transaction): void {
  const wanted = child(params, 'options');
  const stores =
    flag(wanted, 'store_in_vault') || (flag(wanted, 'store_in_vault_on_success') && succeeded(sale));
  const card = instrument.vaulted ?? (stores ? storeCard(call, params, instrument, sale) : null);
  const customer = call.vault.customers.get(card?.customerId ?? '');
  if (!card || !customer) return;
  for (const [name, address] of addressesToKeep(params)) {
    const { id } = addAddress(customer, address, ['transaction', name]);
    if (name === 'billing') card.billingAddressId = id;
  }
}

function storeCard(call: Call, params: Params, instrument: Instrument, sale: Transaction): Card {
  const customer = instrument.customer ?? newCustomer(call.vault, child(params, 'customer') ?? {});
  const data = { ...instrument.data, billingAddress: null };
  const token = text(child(params, 'credit_card'), 'token');
  const card = vaultCard(call, customer, data, { token }, ['transaction', 'credit_card']);
  call.vault.customers.set(customer.id, customer);
  sale.token = card.token;
  sale.customerId = customer.id;
  sale.details.customer = { id: customer.id, ...customer.details };
  return card;
}
