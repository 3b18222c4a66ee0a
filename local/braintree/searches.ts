import { now } from '#local/clock.ts';
import { type Answer, ok } from './http/answer.ts';
import type { Call } from './http/call.ts';
import { child, has, list, type Params } from './http/params.ts';
import { matching, PAGE_SIZE, type SearchFields } from './http/search.ts';
import { Collection, type XmlFields } from './http/xml.ts';
import { writeCents } from './transactions/amounts.ts';
import { presentDispute, presentTransaction } from './transactions/present.ts';
import { cardsOf, isExpired, presentCard } from './vault/cards.ts';
import { presentCustomer } from './vault/customers.ts';
import type { Card, CardData, Customer, Dispute, Transaction, Vault, Verification } from './vault/records.ts';
import { cardType } from './vault/test-cards.ts';
import { presentVerification } from './vault/verifications.ts';

/** What can be searched: the records, their fields, and how they are answered. */
interface Searchable<T extends { id: string }> {
  root: string;
  item: string;
  records: (vault: Vault) => Iterable<T>;
  fields: (vault: Vault) => SearchFields<T>;
  present: (call: Call, record: T) => XmlFields;
}

const word = (value: unknown): string | null => (value ? String(value) : null);
const expiry = (card: Pick<CardData, 'expirationMonth' | 'expirationYear'>): (string | null)[] => [
  `${card.expirationMonth}/${card.expirationYear}`,
  `${card.expirationMonth}/${card.expirationYear.slice(-2)}`,
];

/** The attributes of a nested address or customer, under the search's own prefix. */
function nested<T>(
  prefix: string,
  names: string[],
  read: (record: T) => XmlFields | null | undefined,
): SearchFields<T> {
  return Object.fromEntries(
    names.map((name) => [`${prefix}_${name}`, (record: T) => word(read(record)?.[name])]),
  );
}

const addressNames = [
  'company',
  'country_name',
  'extended_address',
  'first_name',
  'last_name',
  'locality',
  'postal_code',
  'region',
  'street_address',
];
const customerNames = ['company', 'email', 'fax', 'first_name', 'last_name', 'phone', 'website'];

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
  fields: (vault) => ({
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
    created_using: ({ token }) => (token ? 'token' : 'full_information'),
    refund: ({ refundedTransactionId }) => String(refundedTransactionId !== null),
    created_at: ({ created_at }) => created_at,
    dispute_date: ({ disputeIds }) => disputeIds.map((id) => vault.disputes.get(id)?.received ?? null),
    credit_card_cardholder_name: ({ card }) => card.cardholderName,
    credit_card_number: ({ card }) => card.number,
    credit_card_card_type: ({ card }) => cardType(card.number),
    credit_card_expiration_date: ({ card }) => expiry(card),
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

function newestFirst<T>(table: ReadonlyMap<string, T>): T[] {
  return [...table.values()].reverse();
}

/** First step of a search: the ids of everything that matches. */
export function searchIds<T extends { id: string }>(kind: Searchable<T>): (call: Call) => Answer {
  return ({ vault, params }) => {
    const found = matching(kind.records(vault), child(params, 'search') ?? {}, kind.fields(vault));
    return ok('search_results', { page_size: PAGE_SIZE, ids: found.map(({ id }) => id) });
  };
}

/** Second step: one page of records by their ids; criteria given again narrow it as well. */
export function searchPage<T extends { id: string }>(kind: Searchable<T>): (call: Call) => Answer {
  return (call) => {
    const criteria = child(call.params, 'search') ?? {};
    const page = matching(kind.records(call.vault), criteria, kind.fields(call.vault)).slice(0, PAGE_SIZE);
    return collection(
      kind.root,
      kind.item,
      page.map((record) => kind.present(call, record)),
      page.length,
    );
  };
}

function collection(root: string, item: string, items: XmlFields[], total: number, number = 1): Answer {
  return ok(root, new Collection(item, items, { number, size: PAGE_SIZE, total }));
}

/** Disputes are searched page by page, without the step of ids. */
export function searchDisputes(call: Call): Answer {
  const { vault, query, params } = call;
  const fields: SearchFields<Dispute> = {
    id: ({ id }) => id,
    status: ({ status }) => status,
    kind: ({ kind }) => kind,
    reason: ({ reason }) => reason,
    transaction_id: ({ transactionId }) => transactionId,
    customer_id: ({ transactionId }) => vault.transactions.get(transactionId)?.customerId,
    amount_disputed: ({ amountCents }) => writeCents(amountCents),
    received_date: ({ received }) => received,
    reply_by_date: ({ replyBy }) => replyBy,
  };
  const found = matching(newestFirst(vault.disputes), child(params, 'search') ?? {}, fields);
  const number = Number(query.get('page') ?? '1');
  const page = found.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
  const shown = page.flatMap((dispute) => {
    const transaction = vault.transactions.get(dispute.transactionId);
    return transaction ? [presentDispute(dispute, transaction)] : [];
  });
  return collection('disputes', 'dispute', shown, found.length, number);
}

/** `creditCard.expired` and `creditCard.expiringBetween`: cards by their expiry, in the same two steps. */
export function cardsByExpiry(kind: 'expired' | 'expiring', step: 'ids' | 'page'): (call: Call) => Answer {
  return (call) => {
    const wanted = cardIds(call.params);
    const cards = [...call.vault.cards.values()].filter(
      (card) =>
        (!wanted || wanted.includes(card.token)) &&
        (kind === 'expired' ? isExpired(card, now()) : expiresWithin(card, call.query)),
    );
    if (step === 'ids') {
      return ok('search_results', { page_size: PAGE_SIZE, ids: cards.map(({ token }) => token) });
    }
    const page = cards.slice(0, PAGE_SIZE).map((card) => presentCard(call, card));
    return collection('payment_methods', 'credit_card', page, page.length);
  };
}

function cardIds(params: Params): string[] | undefined {
  const search = child(params, 'search');
  return has(search, 'ids') ? list(search, 'ids').map(String) : undefined;
}

/** `start` and `end` are months as MMYYYY, both included. */
function expiresWithin(card: Card, query: URLSearchParams): boolean {
  const month = card.expirationYear + card.expirationMonth;
  const [start, end] = ['start', 'end'].map((name) =>
    (query.get(name) ?? '').replace(/^(\d\d)(\d{4})$/, '$2$1'),
  );
  return month >= (start ?? '') && month <= (end ?? '');
}
