import type { XmlFields } from '../http/xml.ts';
import { MERCHANT } from '../merchant.ts';
import { presentAddress } from '../vault/addresses.ts';
import { globalId } from '../vault/ids.ts';
import { cardDetails } from '../vault/present-card.ts';
import type { Dispute, Transaction, Vault } from '../vault/records.ts';

/** The full snapshot of a transaction, as `find` answers it and webhooks carry it. */
export function presentTransaction(vault: Vault, transaction: Transaction): XmlFields {
  const { id, card, customerId } = transaction;
  const disputes = transaction.disputeIds.flatMap((disputeId) => vault.disputes.get(disputeId) ?? []);
  return {
    id,
    global_id: globalId('transaction', id),
    graphql_id: globalId('transaction', id),
    status: transaction.status,
    type: transaction.type,
    currency_iso_code: MERCHANT.currency,
    amount: writeCents(transaction.amountCents),
    merchant_account_id: MERCHANT.accountId,
    order_id: transaction.orderId,
    payment_instrument_type: 'credit_card',
    ...transaction.details,
    customer: { id: customerId, ...vault.customers.get(customerId ?? '')?.details },
    billing: presentAddress(card.billingAddress),
    shipping: presentAddress(null),
    credit_card: { token: transaction.token, ...cardDetails(card) },
    status_history: transaction.statusHistory,
    refund_ids: transaction.refundIds,
    refunded_transaction_id: transaction.refundedTransactionId,
    subscription: { billing_period_start_date: null, billing_period_end_date: null },
    add_ons: [],
    discounts: [],
    disputes: disputes.map((dispute) => presentDispute(dispute, transaction)),
    created_at: transaction.created_at,
    updated_at: transaction.updated_at,
  };
}

export function presentDispute(dispute: Dispute, transaction: Transaction): XmlFields {
  const amount = writeCents(dispute.amountCents);
  return {
    id: dispute.id,
    global_id: globalId('dispute', dispute.id),
    graphql_id: globalId('dispute', dispute.id),
    amount,
    amount_disputed: amount,
    amount_won: dispute.status === 'won' ? amount : '0.00',
    currency_iso_code: MERCHANT.currency,
    merchant_account_id: MERCHANT.accountId,
    kind: dispute.kind,
    reason: dispute.reason,
    status: dispute.status,
    received_date: dispute.received,
    reply_by_date: dispute.replyBy,
    date_opened: dispute.received,
    date_won: dispute.status === 'won' ? dispute.updated_at.slice(0, 10) : null,
    evidence: dispute.evidence,
    status_history: dispute.statusHistory,
    transaction: {
      id: transaction.id,
      global_id: globalId('transaction', transaction.id),
      amount: writeCents(transaction.amountCents),
      created_at: transaction.created_at,
      order_id: transaction.orderId,
      payment_instrument_subtype: String(cardDetails(transaction.card).card_type),
    },
    created_at: dispute.created_at,
    updated_at: dispute.updated_at,
  };
}

/** Cents of a decimal amount such as '10', '10.5' or '-1.00'; undefined for anything else. */
export function readCents(amount: string): number | undefined {
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(amount.trim());
  if (!match) return undefined;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -cents : cents;
}

export function writeCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const absolute = Math.abs(cents);
  return `${sign}${Math.floor(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}
