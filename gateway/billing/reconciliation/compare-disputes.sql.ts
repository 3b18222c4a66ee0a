// Written by npm run codegen from compare-disputes.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface BookedDisputesValues {
  from: Date;
}

export interface BookedDisputesRow {
  cents: number;
  disputeId: string;
  orderId: string;
  transactionId: string;
}

/** Those that should be in an answer of the processor of disputes since a day, with a day's margin for its calendar. */
export const bookedDisputes = new Statement<BookedDisputesValues, BookedDisputesRow>({
  name: 'bookedDisputes',
  text: `select dispute_id, transaction_id, order_id, amount_cents as cents from disputes where opened_at >= $1`,
  values: ['from'],
  columns: ['cents', 'dispute_id', 'order_id', 'transaction_id'],
});

export interface IsBookedDisputeValues {
  disputeId: string;
}

export interface IsBookedDisputeRow {
  disputeId: string;
}

export const isBookedDispute = new Statement<IsBookedDisputeValues, IsBookedDisputeRow>({
  name: 'isBookedDispute',
  text: `select dispute_id from disputes where dispute_id = $1`,
  values: ['disputeId'],
  columns: ['dispute_id'],
});
