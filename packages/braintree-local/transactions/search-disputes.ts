import { type Answer, ok } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { Collection } from '../http/xml.ts';
import type { Dispute } from '../vault/records.ts';
import { shownDispute } from './answer-dispute.ts';
import { writeCents } from './present.ts';
import { type Fields, matching, PAGE_SIZE } from './search.ts';

const FIELDS: Fields<Dispute> = {
  id: ({ id }) => id,
  transaction_id: ({ transactionId }) => transactionId,
  status: ({ status }) => status,
  kind: ({ kind }) => kind,
  reason: ({ reason }) => reason,
  amount_disputed: ({ amountCents }) => writeCents(amountCents),
  received_date: ({ received }) => received,
  reply_by_date: ({ replyBy }) => replyBy,
};

/** `dispute.search`, in one step for each page, the newest first. */
export function searchDisputes({ vault, params, query }: Call): Answer {
  const number = Math.max(1, Number(query.get('page') ?? 1));
  const all = matching(vault.disputes, FIELDS, params);
  const shown = all.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
  const page = { number, size: PAGE_SIZE, total: all.length };
  const items = shown.map((dispute) => shownDispute(vault, dispute));
  return ok('disputes', new Collection('dispute', items, page));
}
