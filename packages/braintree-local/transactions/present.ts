import type { Call } from '../http/call.ts';
import type { XmlFields } from '../http/xml.ts';
import { presentAddress } from '../vault/addresses.ts';
import { globalId } from '../vault/ids.ts';
import { cardDetails } from '../vault/present-card.ts';
import type { Dispute, Transaction } from '../vault/records.ts';
import { writeCents } from './amounts.ts';

const noCustomer: XmlFields = {
  id: null,
  first_name: null,
  last_name: null,
  company: null,
  email: null,
  website: null,
  phone: null,
  fax: null,
};

/** The full snapshot of a transaction, as `find` answers it and webhooks carry it. */
export function presentTransaction(
  { vault, merchant }: Pick<Call, 'vault' | 'merchant'>,
  transaction: Transaction,
): XmlFields {
  const { id, card, statusHistory } = transaction;
  // The SDK asks for line items apart, by a method that an attribute of this name would hide.
  const { line_items: _, ...details } = transaction.details;
  const disputes = transaction.disputeIds.flatMap((disputeId) => vault.disputes.get(disputeId) ?? []);
  return {
    id,
    global_id: globalId('transaction', id),
    graphql_id: globalId('transaction', id),
    status: transaction.status,
    type: transaction.type,
    currency_iso_code: transaction.currency,
    amount: writeCents(transaction.amountCents),
    merchant_account_id: transaction.merchantAccountId,
    order_id: transaction.orderId,
    payment_instrument_type: 'credit_card',
    voice_referral_number: null,
    ...details,
    customer: { ...noCustomer, ...(details.customer as XmlFields | undefined) },
    billing: presentAddress(details.billing as XmlFields | null),
    shipping: presentAddress(details.shipping as XmlFields | null),
    credit_card: { token: transaction.token, ...cardDetails(merchant.id, card) },
    three_d_secure_info: card.threeDSecure,
    status_history: statusHistory,
    refund_id: transaction.refundIds[0] ?? null,
    refund_ids: transaction.refundIds,
    refunded_transaction_id: transaction.refundedTransactionId,
    partial_settlement_transaction_ids: transaction.partialSettlementIds,
    authorized_transaction_id: transaction.authorizedTransactionId,
    settlement_batch_id: transaction.settlementBatchId,
    plan_id: null,
    subscription_id: null,
    subscription: { billing_period_start_date: null, billing_period_end_date: null },
    add_ons: [],
    discounts: [],
    disputes: disputes.map((dispute) => presentDispute(dispute, transaction)),
    authorization_adjustments: [],
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
    case_number: `CB${dispute.id.toUpperCase()}`,
    reference_number: null,
    currency_iso_code: transaction.currency,
    merchant_account_id: transaction.merchantAccountId,
    kind: dispute.kind,
    reason: dispute.reason,
    reason_code: '83',
    reason_description: null,
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
      payment_instrument_subtype: cardTypeOf(transaction),
      purchase_order_number: null,
    },
    created_at: dispute.created_at,
    updated_at: dispute.updated_at,
  };
}

function cardTypeOf(transaction: Transaction): string {
  return String(cardDetails('', transaction.card).card_type);
}
