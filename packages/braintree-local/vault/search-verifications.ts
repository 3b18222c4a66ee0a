import { newestFirst, type Searchable } from '../http/searches.ts';
import type { Verification } from './records.ts';
import { expiry, word } from './search-fields.ts';
import { cardType } from './test-cards.ts';
import { presentVerification } from './verifications.ts';

export const verifications: Searchable<Verification> = {
  root: 'credit_card_verifications',
  item: 'verification',
  records: (vault) => newestFirst(vault.verifications),
  present: ({ merchant }, verification) => presentVerification(merchant.id, verification),
  fields: (vault) => ({
    ids: ({ id }) => id,
    id: ({ id }) => id,
    status: ({ status }) => status,
    verification_type: () => 'credit_card',
    customer_id: ({ customerId }) => customerId,
    customer_email: ({ customerId }) => word(vault.customers.get(customerId ?? '')?.details.email),
    payment_method_token: ({ token }) => token,
    billing_address_details_postal_code: ({ card }) => word(card.billingAddress?.postal_code),
    credit_card_cardholder_name: ({ card }) => card.cardholderName,
    credit_card_number: ({ card }) => card.number,
    credit_card_card_type: ({ card }) => cardType(card.number),
    credit_card_expiration_date: ({ card }) => expiry(card),
    created_at: ({ created_at }) => created_at,
  }),
};
