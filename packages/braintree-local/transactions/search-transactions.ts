import { type Answer, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { child, text } from '../http/params.ts';
import { newestFirst, type Searchable, searchIds } from '../http/searches.ts';
import type { XmlFields } from '../http/xml.ts';
import { uniqueNumberIdentifier } from '../vault/ids.ts';
import type { Transaction } from '../vault/records.ts';
import { addressNames, customerNames, expiry, nested, word } from '../vault/search-fields.ts';
import { cardType } from '../vault/test-cards.ts';
import { writeCents } from './amounts.ts';
import { presentTransaction } from './present.ts';
import { TRANSACTION_USER } from './record.ts';

const statusMoments: Record<string, string> = {
  authorized_at: 'authorized',
  authorization_expired_at: 'authorization_expired',
  failed_at: 'failed',
  gateway_rejected_at: 'gateway_rejected',
  processor_declined_at: 'processor_declined',
  settled_at: 'settled',
  submitted_for_settlement_at: 'submitted_for_settlement',
  voided_at: 'voided',
};

export const transactions: Searchable<Transaction> = {
  root: 'credit_card_transactions',
  item: 'transaction',
  records: (vault) => newestFirst(vault.transactions),
  present: presentTransaction,
  fields: (vault, merchantId) => ({
    ids: ({ id }) => id,
    id: ({ id }) => id,
    order_id: ({ orderId }) => orderId,
    customer_id: ({ customerId }) => customerId,
    status: ({ status }) => status,
    type: ({ type }) => type,
    amount: ({ amountCents }) => writeCents(amountCents),
    currency: ({ currency }) => currency,
    merchant_account_id: ({ merchantAccountId }) => merchantAccountId,
    payment_method_token: ({ token }) => token,
    payment_instrument_type: () => 'CreditCardDetail',
    processor_authorization_code: ({ details }) => word(details.processor_authorization_code),
    settlement_batch_id: ({ settlementBatchId }) => settlementBatchId,
    source: () => 'api',
    created_using: ({ createdUsing }) => createdUsing,
    user: () => TRANSACTION_USER,
    refund: ({ refundedTransactionId }) => String(refundedTransactionId !== null),
    created_at: ({ created_at }) => created_at,
    dispute_date: ({ disputeIds }) => disputeIds.map((id) => vault.disputes.get(id)?.received ?? null),
    credit_card_cardholder_name: ({ card }) => card.cardholderName,
    credit_card_number: ({ card }) => card.number,
    credit_card_card_type: ({ card }) => cardType(card.number),
    credit_card_customer_location: () => 'us',
    credit_card_expiration_date: ({ card }) => expiry(card),
    credit_card_unique_identifier: ({ card }) => uniqueNumberIdentifier(merchantId, card.number),
    ...nested<Transaction>('billing', addressNames, ({ details }) => details.billing as XmlFields | null),
    ...nested<Transaction>('shipping', addressNames, ({ details }) => details.shipping as XmlFields | null),
    ...nested<Transaction>('customer', customerNames, ({ details }) => details.customer as XmlFields | null),
    ...Object.fromEntries(
      Object.entries(statusMoments).map(([name, status]) => [
        name,
        ({ statusHistory }: Transaction) =>
          statusHistory.filter((event) => event.status === status).map((event) => event.timestamp),
      ]),
    ),
  }),
};

/** A search for an amount of -10 times out, as in Braintree's own tests: it is answered without results. */
export function searchTransactionIds(call: Call): Answer {
  const amount = text(child(child(call.params, 'search'), 'amount'), 'is');
  return amount === '-10' ? ok('search_timeout', {}) : searchIds(transactions)(call);
}
