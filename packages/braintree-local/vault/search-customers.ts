import { newestFirst, type Searchable } from '../http/searches.ts';
import { cardsOf } from './cards.ts';
import { presentCustomer } from './customers.ts';
import type { Customer, Vault } from './records.ts';
import { addressNames, customerNames, expiry, word } from './search-fields.ts';

export const customers: Searchable<Customer> = {
  root: 'customers',
  item: 'customer',
  records: (vault) => newestFirst(vault.customers),
  present: presentCustomer,
  fields: (vault) => ({
    ids: ({ id }) => id,
    id: ({ id }) => id,
    created_at: ({ created_at }) => created_at,
    ...Object.fromEntries(
      customerNames.map((name) => [name, (customer: Customer) => word(customer.details[name])]),
    ),
    ...Object.fromEntries(
      addressNames.map((name) => [
        `address_${name}`,
        ({ addresses }: Customer) => addresses.map((address) => word(address[name])),
      ]),
    ),
    cardholder_name: ({ id }) => cardsOf(vault, id).map((card) => card.cardholderName),
    credit_card_number: ({ id }) => cardsOf(vault, id).map((card) => card.number),
    credit_card_expiration_date: ({ id }) => cardsOf(vault, id).flatMap(expiry),
    payment_method_token: ({ id }) => cardsOf(vault, id).map((card) => card.token),
    payment_method_token_with_duplicates: ({ id }) => tokensOfSameCards(vault, id),
  }),
};

function tokensOfSameCards(vault: Vault, customerId: string): string[] {
  const numbers = new Set(cardsOf(vault, customerId).map((card) => card.number));
  return [...vault.cards.values()].filter((card) => numbers.has(card.number)).map((card) => card.token);
}
