import type { Answer } from '../http/answer.ts';
import type { Call } from '../http/call.ts';
import { child } from '../http/params.ts';
import { matching, PAGE_SIZE, type SearchFields } from '../http/search.ts';
import { collection, newestFirst } from '../http/searches.ts';
import type { Dispute } from '../vault/records.ts';
import { writeCents } from './amounts.ts';
import { presentDispute } from './present.ts';

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
